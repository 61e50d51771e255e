import { expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import type { WireOption, WirePrompt, WireReply } from './wire-prompts.ts'
import { GAME, positioned } from './positioned.ts'
import { json, PLAYERS, type World } from './world.ts'

/** Answers for windows to come, orders that come to nothing, and edits of any seat, over HTTP, from a position. */
interface Lined extends WirePrompt {
  window?: string
  lines: { window: string; options: WireOption[] }[]
}
const scene = () =>
  positioned('A bleed', {
    seats: [
      { ready: [{ generic: { disciplines: ['DOM'] }, as: 'V1' }, minion('V2')], hand: ['vessel'] },
      { pool: 10, ready: [{ generic: { disciplines: ['DOM'] }, as: 'V5' }], hand: ['deflection'] },
      { ready: [minion('C1')] },
      { ready: [minion('D1')] },
      { ready: [minion('E1')] },
    ],
    turn: { seat: 0, phase: 'minion', number: 6 },
  })
const prompt = async (world: World, player: string): Promise<Lined | null> => {
  const reply = await world.as(player).get(`/games/${GAME}/prompt`)
  return reply.status === 200 ? json<Lined>(reply) : null
}
async function act(world: World, player: string, kind: string, more: object = {}): Promise<WireReply> {
  const open = (await prompt(world, player))!,
    option = open.options.find(one => one.id === kind || one.id.startsWith(`${kind}:`))!
  const reply = await world.as(player).post(`/games/${GAME}/commands`, {
    promptId: open.id,
    optionId: option.id,
    ...(option.slots && { args: Object.fromEntries(option.slots.map(slot => [slot.name, slot.default])) }),
    ...more,
  })
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)])
  return json<WireReply>(reply)
}
/** Ann has the impulse first. */
async function bleed(world: World): Promise<void> {
  await act(world, 'ann', 'bleed')
  for (let n = 0; n < 5 && (await prompt(world, 'ben')) === null; n++) await act(world, 'ann', 'pass')
}
const stored = async (world: World) =>
  (await world.store.events(GAME, { after: 0, limit: 100 })).flatMap(({ events }) => events)

it('a line of `then` lies with the answer and is given in the next window: its owner is not asked there', async () => {
  const play = async (lined: boolean) => {
    const world = await scene()
    await bleed(world)
    const open = (await prompt(world, 'ben'))!
    expect([open.window, open.lines.map(({ window }) => window).includes('declined')]).toEqual(['blocks', true])
    await act(world, 'ben', 'pass', lined ? { then: [{ window: 'declined', when: 'unchanged', do: 'pass' }] } : {})
    const asked = await prompt(world, 'ben')
    for (let n = 0; n < 10; n++)
      for (const player of ['ann', 'cal', 'dee', 'eve']) {
        const owes = await prompt(world, player)
        if (owes?.window) await act(world, player, 'pass')
      }
    const { state } = (await world.store.loadGame(GAME))!
    return {
      window: asked?.window,
      passed: (await stored(world)).filter(event => event.key === 'passed' && event.window === 'declined'),
      pool: state.seats[1]!.pool,
      left: state.sealed.filter(({ seat }) => seat === 1),
    }
  }
  const lined = await play(true),
    without = await play(false)
  expect([without.window, without.pool]).toEqual(['declined', 10])
  expect([lined.window, lined.passed, lined.pool, lined.left]).toMatchObject([
    undefined,
    [{ seats: expect.arrayContaining([1]), byDefault: [] }],
    9,
    [],
  ])
})

it('a line for a window that cannot follow is refused and changes nothing', async () => {
  const world = await scene()
  await bleed(world)
  const open = (await prompt(world, 'ben'))!,
    before = JSON.stringify(await world.store.loadGame(GAME))
  for (const then of [
    [{ window: 'polling', when: 'unchanged', do: 'pass' }],
    [{ window: 'declined', when: 'unchanged', do: 'concede' }],
    [{ window: 'nowhere', when: 'unchanged', do: 'pass' }],
  ])
    expect(
      (await world.as('ben').post(`/games/${GAME}/commands`, { promptId: open.id, optionId: 'pass', then })).status,
    ).toBeGreaterThanOrEqual(400)
  expect(JSON.stringify(await world.store.loadGame(GAME))).toBe(before)
})

it('a preview shows as asked what could not have been done, and as answered what could', async () => {
  const world = await scene()
  await bleed(world)
  await act(world, 'ben', 'pass')
  const { state } = (await world.store.loadGame(GAME))!
  const [mine, hers] = [state.seats[1]!.inPlay[0]!, state.seats[4]!.inPlay[0]!]
  const tried = async (deed: object) => {
    const seen = json<{
      windows: { window: string; rule: string | null; would: unknown; does: string }[]
      asked: number
    }>(
      await world
        .as('ben')
        .post(`/games/${GAME}/orders/preview`, { rules: [{ id: 'r', when: { window: ['blocks'] }, do: deed }] }),
    )
    return [seen.windows.map(({ window, rule, would }) => [window, rule, would]), seen.asked]
  }
  expect(await tried({ block: [mine] })).toEqual([[['blocks', 'r', { block: [mine] }]], 0])
  expect(await tried({ block: [hers] })).toEqual([[['blocks', 'r', 'ask']], 1])
  expect(await tried({ block: [hers, 'any'], reaching: true })).toEqual([
    [['blocks', 'r', { block: [hers, 'any'], reaching: true }]],
    0,
  ])
  // What names a card of the hand is a pass where it is not held, and nobody is asked.
  expect(await tried({ play: ['bonding'] })).toEqual([[['blocks', 'r', { play: ['bonding'] }]], 0])
})

it('an edit of any seat leaves the same bytes, versions and ETags with everybody else, and 304 to who has them', async () => {
  const world = await scene()
  await bleed(world)
  const paths = ['', '/prompt?explain=1', '/log', '/changes?since=0', '/orders']
    .map(path => `/games/${GAME}${path}`)
    .concat('/me/inbox')
  const watching = [`/games/${GAME}?view=spectator`, `/games/${GAME}/changes?since=0&view=spectator`]
  const looks = (writer: string) => [
    ...PLAYERS.filter(player => player !== writer).flatMap(player => paths.map(path => [player, path] as const)),
    ...watching.map(path => ['zed', path] as const),
  ]
  const publicly = async () => (await stored(world)).filter(({ seenBy }) => seenBy === undefined)
  for (const [seat, writer] of PLAYERS.entries()) {
    const others = looks(writer),
      told = await publicly()
    const before = await Promise.all(others.map(([player, path]) => world.as(player).get(path)))
    expect(before.at(-2)!.status).toBe(200)
    const reply = await world.as(writer).send('PUT', `/games/${GAME}/orders`, {
      body: {
        rules: [{ id: `of-${seat}`, when: { window: ['blocks'] }, do: seat % 2 ? 'pass' : { block: ['any'] } }],
        profile: 'normal',
        ...(seat % 2 && { ride: true }),
      },
    })
    expect(reply.status).toBe(200)
    const after = await Promise.all(others.map(([player, path]) => world.as(player).get(path)))
    for (const [i, [player, path]] of others.entries())
      expect([writer, player, path, after[i]!.status, after[i]!.headers.get('etag'), after[i]!.text]).toEqual([
        writer,
        player,
        path,
        before[i]!.status,
        before[i]!.headers.get('etag'),
        before[i]!.text,
      ])
    const again = await Promise.all(
      others.map(async ([player, path], i) => {
        const etag = before[i]!.headers.get('etag')
        return etag === null ? null : (await world.as(player).get(path, { 'if-none-match': etag })).status
      }),
    )
    expect(new Set(again.filter(status => status !== null))).toEqual(new Set([304]))
    expect(await publicly()).toEqual(told)
  }
})
