import { describe, expect, it } from 'vitest'
import type { GameRecord } from '../../../functions/store/port.ts'
import { gameAt } from '../../../functions/games/past.ts'
import { owed, viewFor, type View } from '../../../shared/rules/index.ts'
import { GAME, nearlyOver, positioned } from '../positioned.ts'
import { untilWindow } from '../timed.ts'
import { asked, defaultOf, everything, take, type WirePrompt } from '../wire-prompts.ts'
import { json, problemIn } from '../world.ts'
import {
  happens,
  judged,
  lastEvents,
  playOn,
  publicVersion,
  refusalIn,
  reportIn,
  ruleOn,
  stored,
  type Judged,
} from './judged.ts'

/** A view without what a rewind may not bring back. */
function withoutVersions({ you, waitingSince: _, ...view }: View): object {
  const { prompt: __, followed: ___, ...own } = you ?? {}
  return { ...view, version: 0, you: own }
}
const viewsIn = ({ state }: GameRecord): object[] =>
  [...state.seats.keys(), 'spectator' as const].map(viewer => withoutVersions(viewFor(state, viewer)))

async function atPly(at: Judged, ply: number): Promise<GameRecord> {
  const now = await stored(at)
  for (let version = now.state.version; version > 0; version--) {
    const game = (await gameAt(at.world.store, now, version))!
    if (game.state.views.at(-1) === ply) return game
  }
  throw new Error(`There is no ply ${ply}`)
}
const back = (to: number, accept?: true) => ({ kind: 'rewind', to, ...(accept && { accept }) })

describe('a rewind', () => {
  it('TJUDGE-07: gives the state of that ply, complete, as a new version; the clocks are as they are now', async () => {
    const at = await judged()
    await playOn(at, 4)
    const ply = await publicVersion(at)
    const then = await atPly(at, ply)
    await untilWindow(at.world, at.game)
    at.world.pass(2)
    const now = await stored(at)
    const report = reportIn(await ruleOn(at, back(ply, true)))
    const after = await stored(at)
    expect(viewsIn(after)).toEqual(viewsIn(then))
    expect(after.state.seats.map(({ pool, hand }) => [pool, hand])).toEqual(
      then.state.seats.map(({ pool, hand }) => [pool, hand]),
    )
    expect(after.state.views).toEqual(now.state.views.map(version => version + 1))
    expect(report.gained!.plies).toBe(now.state.views.at(-1)! - ply)
    const { clock } = after
    expect(clock!.waits.map(({ seat, since }) => [seat, since])).toEqual(
      owed(after.state).map(seat => [seat, at.world.service.clock()]),
    )
    expect(after.state.waitingSince).toBe(at.world.service.clock())
    expect((await lastEvents(at))[0]).toMatchObject({ key: 'rewound', to: ply, judge: 'Hal' })
  })

  it('TJUDGE-08: is clean where nobody has seen a card, an answer or an outcome since', async () => {
    const at = await judged()
    const ply = await publicVersion(at)
    const { prompt, caller } = await asked(at.world, at.game)
    await caller.post(`/games/${at.game}/commands`, defaultOf(prompt))
    const report = reportIn(await ruleOn(at, back(ply)))
    expect(report).toMatchObject({ clean: true, gained: { seats: [], outcomes: 0 }, mixed: [] })
  })

  /** Ann bleeds; Ben may bounce it, and has a library under him. */
  async function drawing(): Promise<Judged> {
    const world = await positioned('Drawn since', {
      settings: { format: 'two-player', cards: 'fifth-edition' },
      seats: [
        {
          pool: 10,
          ready: [{ generic: { disciplines: ['DOM'], capacity: 8 }, as: 'V1' }],
          hand: ['conditioning', 'govern-the-unaligned'],
          library: ['bonding', 'deflection', 'conditioning', 'blood-doll', 'govern-the-unaligned', 'bonding'],
        },
        { pool: 20, hand: ['deflection'], library: ['deflection', 'bonding'] },
      ],
      turn: { seat: 0, phase: 'minion', number: 5 },
    })
    return { world, game: GAME }
  }
  /** Ann plays an action card, and draws for it in the end. */
  async function govern(at: Judged): Promise<{ prompt: WirePrompt; command: Record<string, unknown> }> {
    const { prompt, caller } = await asked(at.world, at.game)
    const option = prompt.options.find(({ id }) => id.startsWith('play:'))!
    const command = take(prompt, option)
    expect((await caller.post(`/games/${at.game}/commands`, command, 'govern')).status).toBe(200)
    for (let i = 0; i < 10 && (await stored(at)).state.frames.length > 1; i++) await playOn(at, 1)
    return { prompt, command }
  }

  it('TJUDGE-08: refuses where somebody has learnt something, says who and what, and goes back if that is accepted', async () => {
    const at = await drawing()
    const before = await stored(at)
    await govern(at)
    const told = await everything(at.world, at.game, ['ann', 'ben'])
    const refusal = refusalIn(await ruleOn(at, back(1)))
    expect(refusal.refused).toBe('info-gained')
    const { seats } = refusal.members!.gained!
    const [own, earlier] = [(await stored(at)).state.seats[0]!, before.state.seats[0]!]
    const drawn = own.hand.filter(id => earlier.library.includes(id))
    expect(drawn.length).toBeGreaterThan(0)
    const cardsOf = (seat: number) => seats.find(one => one.seat === seat)!.cards.map(({ card }) => card.id)
    expect(cardsOf(0)).toEqual(expect.arrayContaining(drawn))
    // What Ann played and has shown is new to Ben alone; what she drew is hers to know.
    const played = earlier.hand.filter(id => !own.hand.includes(id))
    expect(played.length).toBeGreaterThan(0)
    expect(cardsOf(1)).toEqual(expect.arrayContaining(played))
    expect(drawn.some(id => cardsOf(1).includes(id))).toBe(false)
    expect(await everything(at.world, at.game, ['ann', 'ben'])).toEqual(told)
    const done = reportIn(await ruleOn(at, back(1, true)))
    expect(done).toMatchObject({ clean: false, mixed: [{ seat: 0, pile: 'library' }] })
    // The list is the judge's; nobody at the table reads it.
    const { world, game } = at
    const log = await world.as('ben').get(`/games/${game}/log?limit=100`)
    expect(log.text.split('rewound')[1]).not.toContain(before.state.cards[drawn[0]!]!.key)
  })

  it('a library that was looked into is mixed, ids and all, by chance that was never used; no other is touched', async () => {
    const at = await drawing()
    const before = await stored(at)
    await govern(at)
    const now = await stored(at)
    await ruleOn(at, back(1, true))
    const { state } = await stored(at)
    const keysOf = ({ seats, cards }: typeof state, seat: number) => seats[seat]!.library.map(id => cards[id]!.key)
    expect(keysOf(state, 0).toSorted()).toEqual(keysOf(before.state, 0).toSorted())
    expect([state.seats[0]!.library, keysOf(state, 0)]).not.toEqual([
      before.state.seats[0]!.library,
      keysOf(before.state, 0),
    ])
    expect([state.seats[1]!.library, keysOf(state, 1)]).toEqual([
      before.state.seats[1]!.library,
      keysOf(before.state, 1),
    ])
    expect(state.fx).toBeGreaterThan(now.state.fx)
  })

  it('TJUDGE-09: a card whose place was known by right keeps it, and nothing reacts to the mixing', async () => {
    const at = await drawing()
    const before = await stored(at)
    const [card] = before.state.seats[0]!.hand
    const { key } = before.state.cards[card!]!
    await happens(at, [{ key: 'moved', card: { id: card!, key }, to: 'library', owner: 0 }], state => ({
      ...state,
      seats: state.seats.with(0, {
        ...state.seats[0]!,
        hand: state.seats[0]!.hand.filter(id => id !== card),
        library: [...state.seats[0]!.library, card!],
      }),
    }))
    const ply = await publicVersion(at)
    const { library } = (await stored(at)).state.seats[0]!
    await govern(at)
    const done = reportIn(await ruleOn(at, back(ply, true)))
    expect(done.mixed).toEqual([{ seat: 0, pile: 'library' }])
    const { state } = await stored(at)
    const mixed = state.seats[0]!.library
    expect([mixed.at(-1), state.cards[card!]!.key]).toEqual([card, key])
    expect(mixed).not.toEqual(library)
    expect(mixed.toSorted()).toEqual(library.toSorted())
    expect((await lastEvents(at)).map(event => event.key)).toEqual(['rewound'])
  })

  it('TJUDGE-08: an outcome of chance is learnt by all, though no card was shown', async () => {
    const at = await drawing()
    await happens(at, [{ key: 'chance-decided', seenBy: [] }])
    const log = await at.world.as('ann').get(`/games/${at.game}/log?limit=100`)
    expect(log.text).not.toContain('chance-decided')
    const refusal = refusalIn(await ruleOn(at, back(1)))
    expect(refusal.members!.gained).toEqual({ seats: [], outcomes: 1, plies: 1 })
  })

  it('questions of before are gone for good; a command that was carried out is still answered as it was', async () => {
    const at = await drawing()
    const { command } = await govern(at)
    const { world, game } = at
    await ruleOn(at, back(1, true))
    const me = world.as('ann')
    expect(problemIn(await me.post(`/games/${game}/commands`, command, 'another')).code).toBe('stale-prompt')
    const again = await me.post(`/games/${game}/commands`, command, 'govern')
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
    const fresh = json<WirePrompt>(await me.get(`/games/${game}/prompt`))
    expect(fresh.id).not.toBe(command['promptId'])
    expect((await me.post(`/games/${game}/commands`, defaultOf(fresh))).status).toBe(200)
  })

  it('answers that lay sealed and standing orders fall', async () => {
    const at = await judged()
    await untilWindow(at.world, at.game)
    const ply = await publicVersion(at)
    const orders = { rules: [{ id: 'r1', when: {}, do: 'pass' }] }
    const put = await at.world.as('eve').send('PUT', `/games/${at.game}/orders`, {
      body: orders,
      headers: { 'idempotency-key': 'orders' },
    })
    expect(put.status, put.text).toBe(200)
    const { caller, prompt } = await asked(at.world, at.game)
    await caller.post(`/games/${at.game}/commands`, defaultOf(prompt))
    const then = await atPly(at, ply)
    expect([then.state.sealed.map(({ seat }) => seat), then.state.orders?.length]).toEqual([
      expect.arrayContaining([prompt.seat]),
      1,
    ])
    await playOn(at, 1)
    for (let i = 0; i < 8 && (await publicVersion(at)) === ply; i++) await playOn(at, 1)
    await ruleOn(at, back(ply, true))
    const { state } = await stored(at)
    expect([state.sealed, state.orders]).toEqual([[], undefined])
    expect(owed(state)).toContain(prompt.seat)
  })

  it('TCONC-05: votes on the end of the game that were given then fall', async () => {
    const at = await judged()
    const { world, game } = at
    await world.as('ann').post(`/games/${game}/draw`, { agrees: true })
    await playOn(at, 1)
    const ply = await publicVersion(at)
    expect((await stored(at)).state.agreement).toMatchObject({ draw: { by: 0 } })
    await playOn(at, 4)
    await ruleOn(at, back(ply, true))
    expect((await stored(at)).state.agreement).toBeUndefined()
  })

  it('TCONC-03: brings back a game that was over, for those, too, who had put it away', async () => {
    const at: Judged = { world: await nearlyOver(), game: GAME }
    const { world, game } = at
    const ply = await publicVersion(at)
    const { caller, prompt } = await asked(world, game)
    await caller.post(
      `/games/${game}/commands`,
      take(
        prompt,
        prompt.options.find(({ id }) => id.startsWith('bleed:'))!,
      ),
    )
    for (let i = 0; i < 8 && !(await stored(at)).state.result; i++) await playOn(at, 1)
    const over = await stored(at)
    expect(over.state.result).toBeDefined()
    await world.store.putAway('ann', game)
    expect(await world.store.gamesOf('ann')).not.toContain(game)
    await ruleOn(at, { kind: 'result', victoryPoints: [1, 1] })
    expect((await stored(at)).ruledResult).toMatchObject({ victoryPoints: [1, 1], judge: 'Hal' })
    await ruleOn(at, back(ply, true))
    const { state, ruledResult, dueAt } = await stored(at)
    expect([state.result, ruledResult, state.seats[1]!.pool]).toEqual([undefined, undefined, 1])
    expect(dueAt).not.toBeNull()
    expect(await world.store.gamesOf('ann')).toContain(game)
    // Played to its end again, what was undone counts for nothing.
    const again = await asked(world, game)
    await again.caller.post(
      `/games/${game}/commands`,
      take(
        again.prompt,
        again.prompt.options.find(({ id }) => id.startsWith('bleed:'))!,
      ),
    )
    for (let i = 0; i < 8 && !(await stored(at)).state.result; i++) await playOn(at, 1)
    const result = json<{ exits: unknown[]; parts: unknown[][] }>(await world.as('ann').get(`/games/${game}/result`))
    expect([result.exits.length, result.parts.map(parts => parts.length)]).toEqual([1, [2, 0]])
  })

  it('is refused once everybody may see what all chance comes from', async () => {
    const at: Judged = { world: await nearlyOver({ spectators: { delay: null, hands: 'end' } }), game: GAME }
    const { caller, prompt } = await asked(at.world, at.game)
    await caller.post(
      `/games/${GAME}/commands`,
      take(
        prompt,
        prompt.options.find(({ id }) => id.startsWith('bleed:'))!,
      ),
    )
    for (let i = 0; i < 8 && !(await stored(at)).state.result; i++) await playOn(at, 1)
    const refusal = refusalIn(await ruleOn(at, back(1, true)))
    expect(refusal).toMatchObject({ refused: 'game-over', members: { reasonCode: 'chance-is-open' } })
  })

  it('goes to no ply that is not earlier', async () => {
    const at = await judged()
    await playOn(at, 2)
    const now = await publicVersion(at)
    for (const to of [now, now + 1, 9999])
      expect(refusalIn(await ruleOn(at, back(to, true))).refused).toBe('no-such-ply')
    expect(await publicVersion(at)).toBe(now)
  })

  it('one can be undone by another: to a ply that was undone before', async () => {
    const at = await judged()
    await playOn(at, 6)
    const ply = await publicVersion(at)
    const then = await atPly(at, ply)
    await ruleOn(at, back(2, true))
    await ruleOn(at, back(ply, true))
    expect(viewsIn(await stored(at))).toEqual(viewsIn(then))
    await playOn(at, 3)
  })

  it('keeps the time that a judge has given since, and who sits there now', async () => {
    const at = await judged()
    await playOn(at, 3)
    const limit = (await stored(at)).state.settings.timeLimit!.endsAt
    await ruleOn(at, { kind: 'extend', seat: null, hours: 7 })
    await ruleOn(at, { kind: 'substitute', seat: 4 })
    await ruleOn(at, back(2, true))
    const after = await stored(at)
    expect(Date.parse(after.state.settings.timeLimit!.endsAt) - Date.parse(limit)).toBe(7 * 3_600_000)
    expect(after.players[4]!.standIn).toBe(true)
  })
})
