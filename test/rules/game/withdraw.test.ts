import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../shared/api/position.ts'
import { IllegalCommand, timeUp, viewFor } from '../../../shared/rules/index.ts'
import { fromPosition, toPosition } from '../../../shared/rules/position/position.ts'
import { envOf } from '../../support/random.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, deepFreeze, Eve, table } from '../../support/table.ts'

const hand = (n: number) => Array<string>(n).fill('bonding')
/** Ann's unlock phase with an exhausted library; A1 is locked, so that a turn of hers asks for little. */
const scene = (ann: object = {}, others: object[] = [{}, {}, {}, {}], more: object = {}) =>
  table({
    seats: [{ pool: 10, exhausted: true, hand: hand(5), ready: [minion('A1', { blood: 4 })], ...ann }, ...others],
    turn: { phase: 'unlock', number: 20 },
    ...more,
  })
const declared = (...of: Parameters<typeof scene>) => {
  const t = scene(...of)
  t.answer(Ann, 'declare-withdrawal')
  return t
}
type Played = ReturnType<typeof table>
const withdrawing = (t: Played) => viewFor(t.state, Cal).seats[Ann]!.withdrawing
const failed = (t: Played) => t.happened('withdrawal-failed')
const points = (t: Played) => t.state.seats.map(seat => seat.victoryPoints)
/** Everybody gives up every phase until Ann is out, or it is hers again. */
const untilDue = (t: Played) => {
  for (
    let n = 0;
    n < 80 &&
    !t.has('withdrawn') &&
    !t.state.result &&
    !(t.state.frames[0]?.kind === 'turn' && t.state.frames[0].number > 20 && t.waiting()[0] === Ann);
    n++
  ) {
    const seat = t.waiting()[0]!
    if (t.can(seat, 'end-phase')) t.endPhase(seat)
    else t.pass(seat)
  }
  return t
}

describe('withdrawing', () => {
  it('WITHDRAW-01: declared in the own unlock phase, with an exhausted library and a hand below its size', () => {
    const t = scene()
    t.answer(Ann, 'declare-withdrawal')
    expect([withdrawing(t), t.happened('withdrawal-declared')]).toMatchObject([true, [{ seat: Ann }]])
    for (const viewer of [Ann, Ben, 'spectator'] as const)
      expect(viewFor(t.state, viewer).seats.map(seat => seat.withdrawing)).toEqual([true, false, false, false, false])
    expect(t.seenBy(Eve).some(event => event.key === 'withdrawal-declared')).toBe(true)
  })

  it.each<[string, object, [string, string]]>([
    [
      'a card left in the library',
      { exhausted: false, library: ['bonding'], edge: true },
      ['library-left', 'WITHDRAW-01'],
    ],
    ['seven cards in hand', { hand: hand(7), edge: true }, ['hand-full', 'WITHDRAW-01']],
  ])('WITHDRAW-01: not with %s', (_, ann, why) => {
    const t = scene(ann)
    expect([t.refused(Ann, 'declare-withdrawal'), t.why(Ann, 'declare-withdrawal')]).toEqual(['illegal-option', why])
  })

  it('WITHDRAW-01: not in another phase nor in the turn of another, and only once', () => {
    const t = scene({ uncontrolled: [{ generic: {} }] })
    t.endPhasesTo(Ann, 'minion')
    expect([t.refused(Ann, 'declare-withdrawal'), t.why(Ann, 'declare-withdrawal')]).toEqual([
      'illegal-option',
      ['not-this-phase', 'WITHDRAW-01'],
    ])
    const bens = scene({}, [{ pool: 10, edge: true }, {}, {}, {}])
    bens.endPhasesTo(Ben, 'unlock')
    expect(bens.refused(Ann, 'declare-withdrawal')).toBe('not-your-prompt')
    const twice = declared({ edge: true })
    expect([twice.refused(Ann, 'declare-withdrawal'), twice.why(Ann, 'declare-withdrawal')]).toEqual([
      'illegal-option',
      ['already-declared', 'WITHDRAW-01'],
    ])
  })

  it('WITHDRAW-02: it succeeds as the next unlock phase would begin', () => {
    const t = untilDue(declared())
    expect([t.happened('withdrawn'), points(t), t.state.seats[Ann]]).toMatchObject([
      [{ seat: Ann }],
      [1, 0, 0, 0, 0],
      { ousted: true, withdrawn: true, inPlay: [] },
    ])
    expect(viewFor(t.state, Ben).seats[Ann]).toMatchObject({ ousted: false, withdrawn: true, withdrawing: false })
  })

  it('WITHDRAW-03: it fails as soon as a minion of hers enters combat', () => {
    const t = declared({}, [{ ready: [minion('B1')] }, {}, {}, {}])
    t.endPhasesTo(Ben, 'minion')
    t.effect(Ben, [{ op: 'combat', acting: 'b', opposing: 'a' }], { a: 'A1', b: 'B1' })
    expect(failed(t)).toMatchObject([{ seat: Ann, why: 'combat' }])
    expect(withdrawing(t)).toBe(false)
    const keys = t.log.map(event => event.key)
    expect(keys.indexOf('withdrawal-failed')).toBeLessThan(keys.indexOf('combat-started'))
  })

  it('WITHDRAW-04: it fails as a minion of hers spends or loses blood, though it is gained again', () => {
    const t = declared(
      {
        ready: [minion('A1', { generic: { disciplines: ['DOM'] }, blood: 4 })],
        hand: ['deflection', { card: 'deflection', as: 'D1' }],
      },
      [{}, {}, {}, { ready: [minion('E1')] }],
    )
    t.endPhasesTo(Eve, 'minion').answer(Eve, 'bleed:E1')
    t.reach(Ann, 'play:D1:DOM:A1', { to: [Ben] })
    t.allPass()
    expect([t.blood('A1'), failed(t)]).toMatchObject([3, [{ seat: Ann, why: 'blood' }]])
    t.effect(Ann, [{ op: 'counters', from: 'bank', to: { card: 'a' }, amount: 1, why: 'effect' }], { a: 'A1' })
    expect(withdrawing(t)).toBe(false)
    expect(untilDue(t).has('withdrawn')).toBe(false)
  })

  it('WITHDRAW-05: a single pool counter is enough, though more is gained', () => {
    const t = declared({}, [{}, {}, {}, { ready: [minion('E1')] }])
    t.endPhasesTo(Eve, 'minion').answer(Eve, 'bleed:E1')
    t.allPass()
    expect(failed(t)).toMatchObject([{ seat: Ann, why: 'pool' }])
    t.effect(Ann, [{ op: 'counters', from: 'bank', to: { pool: 'you' }, amount: 3, why: 'effect' }])
    expect([t.pool(Ann), withdrawing(t), untilDue(t).has('withdrawn')]).toEqual([12, false, false])
  })

  it('WITHDRAW-05: a transfer of pool breaks it too', () => {
    const t = declared({ uncontrolled: [{ generic: {}, as: 'U1' }] })
    t.endPhasesTo(Ann, 'influence').answer(Ann, 'invest:U1', { amount: 1 })
    expect(failed(t)).toMatchObject([{ seat: Ann, why: 'pool' }])
  })

  it('WITHDRAW-06: gains alone do no harm, in vain or not', () => {
    const t = scene({ edge: true, ready: [minion('A1', { blood: 4 }), minion('A2')] })
    t.answer(Ann, 'declare-withdrawal')
    t.answer(Ann, 'edge')
    t.endPhasesTo(Ann, 'minion').answer(Ann, 'hunt:A1')
    t.allPass()
    // A full vampire gains and drains.
    t.answer(Ann, 'hunt:A2')
    t.allPass()
    expect([t.pool(Ann), t.blood('A1'), t.blood('A2'), failed(t), withdrawing(t)]).toEqual([11, 5, 5, [], true])
    expect(untilDue(t).has('withdrawn')).toBe(true)
  })

  it('WITHDRAW-06: what others lose, and blood that drains because a capacity falls', () => {
    const t = declared({}, [{ ready: [minion('B1')] }, {}, {}, {}])
    t.effect(Ben, [{ op: 'counters', from: { pool: 'you' }, to: 'bank', amount: 3, why: 'effect' }])
    expect(withdrawing(t)).toBe(true)
    t.edit(draft =>
      draft.modifiers.push({
        id: draft.nextId++,
        kind: 'number',
        stat: 'capacity',
        delta: -3,
        source: t.id('A1'),
        by: null,
        seat: Ann,
        until: 'game',
        on: { card: t.id('A1') },
      }),
    )
    t.effect(Ann, [{ op: 'counters', from: 'bank', to: { card: 'a' }, amount: 1, why: 'effect' }], { a: 'A1' })
    expect(failed(t)).toMatchObject([{ why: 'blood' }])
  })

  it('WITHDRAW-07: one point more for who withdraws, nothing for her predator', () => {
    const t = table({
      seats: [
        { pool: 10, exhausted: true, hand: hand(5), victoryPoints: 1 },
        { pool: 0, ousted: true },
        { pool: 10 },
        {},
        { pool: 12 },
      ],
      turn: { phase: 'unlock', number: 20 },
    })
    t.answer(Ann, 'declare-withdrawal')
    untilDue(t)
    expect([points(t), t.pool(Eve)]).toEqual([[2, 0, 0, 0, 0], 12])
    expect(viewFor(t.state, Eve).seats[Eve]).toMatchObject({ prey: Cal })
    expect(t.happened('victory-point')).toMatchObject([{ seat: Ann, why: 'withdrawal' }])
  })

  it('WITHDRAW-08: who is left alone gets the point of the survivor', () => {
    const t = table({
      seats: [
        { pool: 10, exhausted: true, hand: hand(5), victoryPoints: 2 },
        { pool: 0, ousted: true },
        { victoryPoints: 1 },
        { pool: 0, ousted: true },
        { pool: 0, ousted: true },
      ],
      turn: { phase: 'unlock', number: 20 },
    })
    t.answer(Ann, 'declare-withdrawal')
    untilDue(t)
    expect([points(t), t.state.result]).toEqual([[3, 0, 2, 0, 0], { winner: Ann, victoryPoints: [3, 0, 2, 0, 0] }])
  })

  it('WITHDRAW-09: nobody has to, and who has failed may declare it again', () => {
    const free = scene()
    free.endPhase(Ann)
    expect(withdrawing(free)).toBe(false)
    const t = declared({ hand: hand(4), uncontrolled: [{ generic: {}, as: 'U1' }] })
    t.endPhasesTo(Ann, 'influence').answer(Ann, 'invest:U1', { amount: 1 })
    untilDue(t).endPhasesTo(Ann, 'unlock')
    expect([failed(t).length, withdrawing(t)]).toEqual([1, false])
    t.answer(Ann, 'declare-withdrawal')
    expect(withdrawing(t)).toBe(true)
  })

  it('WITHDRAW-10: her cards are removed, her turn does not take place, her neighbours meet, her points count', () => {
    const t = declared(
      {
        victoryPoints: 1,
        ash: ['bonding'],
        edge: true,
        ready: [minion('A1', { attachments: [{ card: '44-magnum', as: 'G1' }] })],
      },
      [{ edge: false }, {}, {}, {}],
    )
    untilDue(t)
    expect(t.happened('burned')).toEqual([])
    const seat = t.state.seats[Ann]!
    expect([seat.inPlay, seat.hand, seat.removed.length, seat.ash.length, t.state.edge]).toEqual([[], [], 7, 1, null])
    expect(t.happened('turn-started').at(-1)).toMatchObject({ seat: Ben })
    expect(JSON.stringify(t.happened('turn-started'))).not.toContain('"seat":0')
    expect([viewFor(t.state, Dee).seats[Eve]!.prey, viewFor(t.state, Dee).seats[Ben]!.predator, points(t)]).toEqual([
      Ben,
      Eve,
      [2, 0, 0, 0, 0],
    ])
  })

  it('WITHDRAW-02: a position keeps a declaration and who has withdrawn', () => {
    const position = parsePosition({
      seats: [{ withdrawing: true, victoryPoints: 0.5 }, { withdrawn: true, pool: 0 }, {}],
    })
    const again = toPosition(fromPosition(position))
    expect(again.seats.map(seat => [seat.withdrawing, seat.withdrawn, seat.ousted, seat.victoryPoints])).toEqual([
      [true, false, false, 0.5],
      [false, true, false, 0],
      [false, false, false, 0],
    ])
  })
})

describe('tournament settings', () => {
  const half = { settings: { withdrawalPoints: 0.5 as const } }

  it('WITHDRAW-07: where the table says so a withdrawal is worth half a point', () => {
    const t = untilDue(declared({ victoryPoints: 1 }, [{}, {}, {}, {}], half))
    expect([points(t), t.happened('victory-point')]).toMatchObject([
      [1.5, 0, 0, 0, 0],
      [{ seat: Ann, why: 'withdrawal', points: 0.5 }],
    ])
    expect(viewFor(t.state, Ben).seats[Ann]!.victoryPoints).toBe(1.5)
  })

  it('END-08: half points decide who has won', () => {
    const t = table({
      ...half,
      seats: [
        { pool: 10, exhausted: true, hand: hand(5), victoryPoints: 1 },
        { pool: 0, ousted: true, victoryPoints: 1 },
        { victoryPoints: 0 },
      ],
      turn: { phase: 'unlock', number: 20 },
    })
    t.answer(Ann, 'declare-withdrawal')
    expect(untilDue(t).state.result).toEqual({ winner: Ann, victoryPoints: [1.5, 1, 1] })
  })

  const limited = (points: 0 | 0.5 | 1, seats: object[]) =>
    fromPosition(
      parsePosition({
        settings: { timeLimit: { endsAt: '2026-03-01T00:00:00.000Z', points } },
        seats,
        turn: { number: 9 },
      }),
    )
  const at = (now: string) => ({ ...envOf(1), now })

  it('a time limit ends the game, with what the table agreed on for whoever is left', () => {
    const state = deepFreeze(
      limited(0.5, [
        { victoryPoints: 1 },
        { ousted: true, pool: 0 },
        {},
        { withdrawn: true, pool: 0, victoryPoints: 1 },
      ]),
    )
    const { state: ended, events } = timeUp(state, at('2026-03-01T00:00:00.000Z'))
    expect([ended.result, ended.frames, ended.version]).toEqual([
      { winner: Ann, victoryPoints: [1.5, 0, 0.5, 1] },
      [],
      state.version + 1,
    ])
    expect(events.map(event => event.key)).toEqual(['time-up', 'victory-point', 'victory-point', 'game-ended'])
    expect(viewFor(ended, Ben).result).toEqual({ winner: Ann, victoryPoints: [1.5, 0, 0.5, 1] })
  })

  it('nobody is the last, and points that are shared have no winner', () => {
    expect(timeUp(limited(0, [{}, {}]), at('2026-03-02T00:00:00.000Z')).state.result).toEqual({
      winner: null,
      victoryPoints: [0, 0],
    })
    expect(timeUp(limited(1, [{}, {}]), at('2026-03-02T00:00:00.000Z')).state.result).toEqual({
      winner: null,
      victoryPoints: [1, 1],
    })
  })

  it('too early, too late, or without a limit it is refused', () => {
    const code = (run: () => unknown) => {
      try {
        run()
      } catch (error) {
        return error instanceof IllegalCommand ? error.code : error
      }
      return 'accepted'
    }
    const state = limited(0.5, [{}, {}])
    expect(code(() => timeUp(state, at('2026-02-28T23:59:59.999Z')))).toBe('not-due')
    const { state: ended } = timeUp(state, at('2026-03-01T00:00:00.000Z'))
    expect(code(() => timeUp(ended, at('2026-03-01T00:00:00.000Z')))).toBe('game-over')
    expect(code(() => timeUp(fromPosition(parsePosition({ seats: [{}, {}] })), at('2030-01-01T00:00:00.000Z')))).toBe(
      'not-due',
    )
  })
})
