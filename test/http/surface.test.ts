import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import type { Game, Log } from '../../shared/api/games.ts'
import type { Prompt } from '../../shared/api/prompts.ts'
import { fromPosition } from '../../shared/rules/position/position.ts'
import { parsePosition, type PositionInput } from '../../shared/api/position.ts'
import { asked, defaultOf } from './wire-prompts.ts'
import { json, openWorld, PLAYERS, startedGame, type World } from './world.ts'

type WirePrompt = z.infer<typeof Prompt>
type WireGame = z.infer<typeof Game>

/** A started game put into a position. */
async function placed(position: PositionInput): Promise<{ world: World; game: string }> {
  const world = await openWorld()
  const { game } = await startedGame(world)
  const stored = (await world.store.loadGame(game))!
  const load = world.store.loadGame.bind(world.store)
  let first = true
  const state = { ...fromPosition(parsePosition(position)), version: stored.state.version, views: stored.state.views }
  world.store.loadGame = async id => {
    const found = await load(id)
    if (found && first && found.state.version === stored.state.version) return { ...found, state }
    first = false
    return found
  }
  return { world, game }
}

const promptOf = async (world: World, game: string, player: string, query = ''): Promise<WirePrompt> =>
  json<WirePrompt>(await world.as(player).get(`/games/${game}/prompt${query}`))
const bleed: PositionInput = {
  seats: [
    { ready: [{ generic: { name: 'Ada' }, as: 'A' }], library: ['govern-the-unaligned'] },
    {
      ready: [{ generic: { disciplines: ['DOM'], name: 'Ben’s vampire' }, as: 'B' }],
      hand: ['deflection'],
      library: ['deflection'],
    },
    { library: ['deflection'] },
    { library: ['deflection'] },
    {
      ready: [{ generic: { disciplines: ['AUS', 'DOM', 'OBF', 'PRE'] } }],
      hand: ['deflection'],
      library: ['deflection'],
    },
  ],
  settings: { cards: 'fifth-edition' },
}

describe('what a client must be given', () => {
  it('the bleed prompt of a phone: case, silence, named candidates, and Deflection as a line of the next window', async () => {
    const { world, game } = await placed(bleed)
    const first = await promptOf(world, game, 'ann')
    const attack = first.options.find(one => one.id.startsWith('bleed:'))!
    expect(
      (
        await world.as('ann').post(`/games/${game}/commands`, {
          promptId: first.id,
          optionId: attack.id,
          then: [
            { window: 'blocks', when: 'unchanged', do: 'pass' },
            { window: 'declined', when: 'unchanged', do: 'pass' },
          ],
        })
      ).status,
    ).toBe(200)
    const prompt = await promptOf(world, game, 'ben')
    expect(prompt.window).toBe('blocks')
    expect(prompt.silence.text).toBe('Decline to block Ada for the rest of this action')
    // Nobody stands before Ben, so that a block of his is public at once; his pass waits for the others.
    expect(prompt.options.map(one => [one.kind, one.sealable])).toEqual([
      ['decline', true],
      ['block', undefined],
    ])
    expect(prompt.case).toBeNull()
    expect(prompt.whens.map(one => one.says.text)).toEqual([
      'If nobody has used or declared anything until then.',
      'As long as you are the target, the bleed is 1 and the stealth is 0, and nobody has changed your hand.',
    ])
    const [line] = prompt.lines
    expect([line!.window, line!.says.text]).toEqual(['declined', 'Nobody blocks. Respond before the action resolves?'])
    const deflection = line!.options.find(one => one.mode === 'DOM')!
    expect(deflection).toMatchObject({
      sealable: true,
      cost: { blood: 1 },
      effect: { text: 'Play Deflection with Ben’s vampire at superior Dominate' },
    })
    const target = deflection.slots![0]!
    expect(target).toMatchObject({ type: 'seats', labels: ['Cal', 'Dee', 'Eve'] })

    const args = { [target.name]: [2] }
    const sent = await world.as('ben').post(`/games/${game}/commands`, {
      promptId: prompt.id,
      optionId: 'pass',
      then: [{ window: 'declined', when: line!.whens[1]!.when, do: { optionId: deflection.id, args } }],
    })
    expect(sent.status).toBe(200)
    for (const player of ['cal', 'dee', 'eve']) {
      const reply = await world.as(player).get(`/games/${game}/prompt`)
      if (reply.status === 200) await world.as(player).post(`/games/${game}/commands`, defaultOf(json(reply)))
    }
    const log = json<z.infer<typeof Log>>(await world.as('eve').get(`/games/${game}/log?limit=100`)).entries.flatMap(
      entry => entry.events,
    )
    expect(
      log.filter(event => event.key === 'card-played').map(event => [event.text, event.class, event.actor]),
    ).toEqual([['Ben plays Deflection with Ben’s vampire at superior Dominate.', 'important', 1]])
  })

  it('the case that is asked about, where it is not the present one', async () => {
    const { world, game } = await placed(bleed)
    const first = await promptOf(world, game, 'ann')
    await world.as('ann').post(`/games/${game}/commands`, {
      promptId: first.id,
      optionId: first.options.find(one => one.id.startsWith('hunt:'))!.id,
    })
    const { case: projected, options } = await promptOf(world, game, 'eve')
    expect(projected).toMatchObject({
      key: 'case-if-passed',
      params: { ifPassed: [1] },
      text: 'If Ben passes and it reaches you.',
    })
    // Whether Ben has answered, Eve cannot know: all of hers may lie sealed.
    expect(options.map(one => [one.kind, one.sealable])).toEqual([
      ['decline', true],
      ['block', true],
    ])
  })

  it('a stack in words, by key and with a sign', async () => {
    const { world, game } = await placed(bleed)
    const first = await promptOf(world, game, 'ann')
    await world.as('ann').post(`/games/${game}/commands`, {
      promptId: first.id,
      optionId: first.options.find(one => one.id.startsWith('bleed:'))!.id,
    })
    const { view } = json<WireGame>(await world.as('eve').get(`/games/${game}`))
    expect(view.stack.map(entry => [entry.kind, entry.icon, entry.says.key, entry.says.text])).toEqual([
      ['action', 'bleed', 'stack-action', 'Ada bleeds Ben for 1.'],
      ['window', 'window', 'stack-window', 'Block attempts.'],
    ])
  })

  it('effect texts of what is on offer, when asked', async () => {
    const { world, game } = await placed({
      ...bleed,
      seats: [
        {
          ...bleed.seats[0],
          hand: ['govern-the-unaligned'],
          ready: [{ generic: { name: 'Ada', disciplines: ['DOM'] } }],
        },
        ...bleed.seats.slice(1),
      ],
    })
    expect((await promptOf(world, game, 'ann')).cards).toBeUndefined()
    const { cards } = await promptOf(world, game, 'ann', '?explain=1')
    expect(Object.keys(cards!)).toEqual(['govern-the-unaligned'])
    expect(cards!['govern-the-unaligned']!.join(' ')).toMatch(/bleed/)
    const french = json<WirePrompt>(
      await world.as('ann').get(`/games/${game}/prompt?explain=1`, { 'accept-language': 'fr' }),
    )
    expect(french.cards!['govern-the-unaligned']!.join(' ')).toMatch(/Mordre avec \+2 en morsure/)
    expect(french.options.map(({ effect }) => effect.text).join('\n')).toMatch(/Diriger les indécis/)
  })

  it('a log that says whose line it is, how much it matters, and old and new numbers', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    for (let i = 0; i < 30; i++) {
      const { caller, prompt } = await asked(world, game)
      const invest = prompt.options.find(one => one.kind === 'invest')
      await caller.post(
        `/games/${game}/commands`,
        invest
          ? {
              promptId: prompt.id,
              optionId: invest.id,
              ...(invest.slots && { args: Object.fromEntries(invest.slots.map(slot => [slot.name, slot.default])) }),
            }
          : defaultOf(prompt),
      )
    }
    const { entries } = json<z.infer<typeof Log>>(await world.as('eve').get(`/games/${game}/log?limit=100`))
    const events = entries.flatMap(entry => entry.events)
    const pool = PLAYERS.map(() => 0)
    for (const { changes = [] } of events) {
      for (const change of changes) {
        if (change.what !== 'pool' || !('seat' in change)) continue
        expect(change.from).toBe(pool[change.seat])
        pool[change.seat] = change.to
      }
    }
    const { view } = json<WireGame>(await world.as('eve').get(`/games/${game}`))
    expect(view.seats.map(seat => seat.pool)).toEqual(pool)
    expect(pool.some(n => n < 30)).toBe(true)
    expect(events.find(event => event.key === 'turn-started')).toMatchObject({ class: 'important' })
  })

  it('falls back to a language that is spoken, and tags what it speaks', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const plain = await world.as('ann').get(`/games/${game}`)
    for (const wanted of ['ja, de;q=0.5', 'en-GB', '*', 'fr;q=x, en;q=0.1', '']) {
      const reply = await world.as('ann').get(`/games/${game}`, { 'accept-language': wanted })
      expect([reply.text, reply.headers.get('etag'), reply.headers.get('content-language')]).toEqual([
        plain.text,
        plain.headers.get('etag'),
        'en',
      ])
    }
    expect(plain.headers.get('vary')).toContain('Accept-Language')
  })

  it('speaks French with who asks for it, and tags it apart', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const prompts = (language: string) =>
      Promise.all(
        ['ann', 'ben', 'cal', 'dee', 'eve'].map(player =>
          world.as(player).get(`/games/${game}/prompt`, { 'accept-language': language }),
        ),
      )
    const [plain, french] = [await prompts('en'), await prompts('fr-BE, en;q=0.5')],
      said = (replies: typeof plain) => replies.map(reply => reply.text).join('\n')
    expect([
      /\bYour \w+ phase:/.test(said(plain)),
      /\bVotre phase d(?:e |’)\w+/.test(said(french)),
      said(french).includes('Your '),
    ]).toEqual([true, true, false])
    expect(french.map(reply => reply.headers.get('content-language'))).toEqual(french.map(() => 'fr'))
    expect(
      french
        .map(reply => reply.headers.get('etag'))
        .filter((tag, i) => tag !== null && tag === plain[i]!.headers.get('etag')),
    ).toEqual([])
  })
})
