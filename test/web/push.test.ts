import { describe, expect, test } from 'vitest'
import {
  pressed,
  pushed,
  type OpenPage,
  type Pushed,
  type Shown,
  type Told,
  type World,
} from '../../functions/web/push-notice.ts'
import type { Memory } from '../../functions/web/keeping.ts'

const asked: Pushed = {
  id: 'push#gam_1#prm_4_0_2',
  kind: 'prompt',
  game: 'gam_1',
  prompt: 'prm_4_0_2',
  title: 'Rosewood',
  body: 'Ann hunts. Block?',
  language: 'en',
  answers: {
    options: [
      { optionId: 'pass', label: 'Do not block' },
      { optionId: 'block:12', label: 'Block with Anson' },
    ],
    failed: 'It may not have arrived.',
  },
}

/** A device: what it shows, what is open on it, and what the API answers. */
function device(answers: (number | 'lost')[] = [200], open: string[] = []) {
  const kept = new Map<string, unknown>([['session', { token: 'token-of-ben', expires: 1_000 }]])
  const memory: Memory = {
    read: async <T>(name: string) => kept.get(name) as T | undefined,
    write: async (name, value) => void (value === undefined ? kept.delete(name) : kept.set(name, value)),
    names: async () => [...kept.keys()],
    clear: async () => kept.clear(),
  }
  const seen = {
    shown: [] as (Shown & { title: string })[],
    posted: [] as { path: string; headers: Record<string, string>; body: string }[],
    opened: [] as string[],
    focused: [] as string[],
    told: [] as [string, Told][],
  }
  let keys = 0
  const pages: OpenPage[] = open.map(path => ({
    url: `https://play.example${path}`,
    focus: async () => seen.focused.push(path),
    tell: message => seen.told.push([path, message]),
  }))
  const world: World = {
    memory,
    pages: async () => pages,
    newKey: () => `key-${++keys}`,
    wait: async () => undefined,
    now: () => 500,
    show: async (title, options) => void seen.shown.push({ title, ...options }),
    open: async path => seen.opened.push(path),
    post: async (path, init) => {
      seen.posted.push({ path, ...init })
      const answer = answers.shift() ?? 'lost'
      if (answer === 'lost') throw new TypeError('Failed to fetch')
      return { status: answer }
    },
  }
  return { world, kept, ...seen }
}

describe('a push on a device', () => {
  test('is shown in the words it came with, one for a table, with a button for each answer it names', async () => {
    const { world, shown } = device()
    await pushed(world, JSON.stringify(asked))
    expect(shown).toEqual([
      expect.objectContaining({
        title: 'Rosewood',
        body: 'Ann hunts. Block?',
        lang: 'en',
        tag: 'gam_1',
        actions: [
          { action: 'pass', title: 'Do not block' },
          { action: 'block:12', title: 'Block with Anson' },
        ],
      }),
    ])
  })

  test.each([undefined, '', 'hello', '{"id":1}', 'null'])('is shown even where it cannot be read: %s', async text => {
    const { world, shown } = device()
    await pushed(world, text)
    expect(shown).toEqual([expect.objectContaining({ title: 'Praxis', actions: [] })])
  })

  test('without answers has no buttons', async () => {
    const { world, shown } = device(),
      { answers: _, ...bare } = asked
    await pushed(world, JSON.stringify(bare))
    expect(shown[0]!.actions).toEqual([])
  })

  test('leads to the page that shows its table, else to the inbox where it lies open, else to a new page', async () => {
    const there = device([], ['/games/gam_2', '/games/gam_1'])
    await pressed(there.world, asked, '')
    expect([there.focused, there.told, there.opened]).toEqual([['/games/gam_1'], [], []])
    const inbox = device([], ['/games/gam_2', '/'])
    await pressed(inbox.world, asked, '')
    expect([inbox.focused, inbox.told, inbox.opened]).toEqual([['/'], [['/', { go: '/games/gam_1' }]], []])
    const busy = device([], ['/games/gam_2'])
    await pressed(busy.world, asked, '')
    expect([busy.focused, busy.told, busy.opened]).toEqual([[], [], ['/games/gam_1']])
    const invited = device()
    await pressed(invited.world, { id: 'i', kind: 'invitation', table: 'tbl_1', title: 'Rosewood', body: '' }, '')
    expect(invited.opened).toEqual(['/lobby/tbl_1'])
  })

  test('answers with the option of the button, once, and has the open table look again', async () => {
    const { world, posted, kept, told, shown } = device([200], ['/games/gam_1'])
    await pressed(world, asked, 'block:12')
    expect(posted).toEqual([
      {
        path: '/v1/games/gam_1/commands',
        headers: expect.objectContaining({
          Authorization: 'Bearer token-of-ben',
          'Idempotency-Key': 'key-1',
        }) as object,
        body: JSON.stringify({ promptId: 'prm_4_0_2', optionId: 'block:12' }),
      },
    ])
    expect([told, shown, [...kept.keys()]]).toEqual([[['/games/gam_1', { look: 'gam_1' }]], [], ['session']])
  })

  test('whose reply is lost is sent again under the same name; one that stays unheard of is kept for the page, and said to be open', async () => {
    const late = device(['lost', 503, 200])
    await pressed(late.world, asked, 'pass')
    expect(late.posted.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['key-1', 'key-1', 'key-1'])
    expect([late.shown, [...late.kept.keys()]]).toEqual([[], ['session']])
    const lost = device(['lost', 'lost', 'lost'])
    await pressed(lost.world, asked, 'pass')
    expect(lost.kept.get('unsent.gam_1')).toEqual({
      key: 'key-1',
      command: { promptId: 'prm_4_0_2', optionId: 'pass' },
      sent: true,
    })
    expect(lost.shown).toEqual([expect.objectContaining({ body: 'It may not have arrived.', actions: [] })])
    await pressed(lost.world, lost.shown[0]!.data, '')
    expect(lost.opened).toEqual(['/games/gam_1'])
  })

  test.each([401, 409, 422])('that is refused (%i) says so, and nothing is kept of it', async status => {
    const { world, shown, kept } = device([status])
    await pressed(world, asked, 'pass')
    expect(shown).toEqual([expect.objectContaining({ body: 'It may not have arrived.' })])
    expect([...kept.keys()]).toEqual(['session'])
  })

  test('sends nothing for who is not signed in, or no more', async () => {
    for (const session of [undefined, { token: 'old', expires: 400 }]) {
      const { world, kept, posted, shown } = device()
      kept.set('session', session)
      await pressed(world, asked, 'pass')
      expect([posted, shown.length]).toEqual([[], 1])
    }
  })

  test('sends no option but those it came with', async () => {
    const { world, posted, opened } = device()
    await pressed(world, asked, 'play:88')
    expect([posted, opened]).toEqual([[], ['/games/gam_1']])
  })
})
