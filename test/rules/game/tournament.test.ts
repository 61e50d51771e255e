import { describe, expect, it } from 'vitest'
import { decks, listOf } from '../../../shared/cards/index.ts'
import {
  answerDraw,
  newGame,
  removeSeat,
  timeUp,
  viewFor,
  voteConcession,
  type GameState,
  type SeatIndex,
  type Settings,
} from '../../../shared/rules/index.ts'
import { envOf } from '../../support/random.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

const ALL = { firstSeat: true, finish: true, agreements: true }
const OVER = '2026-03-01T00:00:00.000Z'
const limit = { timeLimit: { endsAt: OVER, points: 0.5 as const } }
const event = { tournament: ALL, withdrawalPoints: 0.5 as const, ...limit }
const out = { ousted: true, pool: 0 }

type Played = ReturnType<typeof table>
const points = (t: Played) => t.state.seats.map(seat => seat.victoryPoints)
const callTime = (t: Played) => t.command(timeUp, OVER).map(({ key }) => key)
const turnOf = ({ frames: [frame] }: GameState) => (frame?.kind === 'turn' ? [frame.seat, frame.phase] : [])
const burns = (t: Played, seat: 'prey' | 'you') =>
  t.effect(Ann, [{ op: 'counters', from: { pool: seat }, to: 'bank', amount: 1, why: 'effect' }])

describe('who begins', () => {
  const deck = { crypt: ['lauren', 'nassir', 'ryan', 'ashley'], library: Array<string>(9).fill('bonding') }
  const dealt = (seats: number, seed: number, settings: Partial<Settings> = {}) =>
    newGame(
      Array.from({ length: seats }, () => deck),
      { format: 'standard', answerWithinHours: 72, ...settings },
      envOf(seed),
    )
  const first = (...of: Parameters<typeof dealt>) => turnOf(dealt(...of).state)[0] as SeatIndex

  it('TSEAT-04: in a preliminary round the first seat does, with one transfer, and nobody draws for it', () => {
    for (let seed = 0; seed < 40; seed++) expect(first(5, seed, { tournament: ALL })).toBe(Ann)
    expect(dealt(5, 3, { tournament: ALL }).events[0]).toEqual({ key: 'game-started', first: Ann })
    const casual = new Set(Array.from({ length: 40 }, (_, seed) => first(5, seed)))
    expect([...casual].toSorted()).toEqual([Ann, Ben, Cal, Dee, Eve])
    const t = table({ settings: event, seats: [{}, {}, {}, {}, {}], turn: { number: 1, phase: 'influence' } })
    expect(viewFor(t.state, Ann).turn).toMatchObject({ seat: Ann, number: 1, transfers: 1 })
  })

  it('TSEAT-05: at four seats the first follows the fourth', () => {
    const t = table({
      settings: event,
      seats: [{ hand: ['bonding'] }, {}, {}, { hand: ['bonding'] }],
      turn: { seat: Dee, number: 4, phase: 'discard' },
    })
    t.endPhase(Dee)
    expect(turnOf(t.state)[0]).toBe(Ann)
    expect(viewFor(t.state, Ann).seats.map(({ prey }) => prey)).toEqual([Ben, Cal, Dee, Ann])
  })

  it('TFINAL-04: the opening of a crypt comes from the whole of it, whichever cards were shown before', () => {
    const deck = listOf(decks.toreador)
    // Those that were shown lie first in one list and last in the other; each card opens as often as any.
    for (const crypt of [deck.crypt, deck.crypt.toReversed()]) {
      const opened = deck.crypt.map(() => 0)
      for (let seed = 0; seed < 1500; seed++) {
        const { state } = newGame(
          [{ ...deck, crypt }, deck],
          { format: 'two-player', answerWithinHours: 72 },
          envOf(seed),
        )
        for (const id of state.seats[Ann]!.uncontrolled) opened[crypt.indexOf(state.cards[id]!.key)]!++
      }
      const copies = (key: string) => crypt.filter(other => other === key).length
      for (const [place, key] of crypt.entries()) {
        if (crypt.indexOf(key) !== place) continue
        expect(Math.abs(opened[place]! / 1500 / copies(key) - 4 / crypt.length)).toBeLessThan(0.06)
      }
    }
  })

  it('TFINAL-08: in a final who begins is drawn, each as often as another', () => {
    const times = [0, 0, 0, 0, 0]
    const final = { tournament: { ...ALL, firstSeat: false } }
    for (let seed = 0; seed < 10_000; seed++) times[first(5, seed, final)]!++
    for (const count of times) expect(Math.abs(count / 10_000 - 0.2)).toBeLessThan(0.015)
  })

  it('TGAME-01: seven cards and four vampires are drawn, by entropy alone', () => {
    const { state } = dealt(5, 8, { tournament: ALL })
    expect(state.seats.map(({ hand, uncontrolled }) => [hand.length, uncontrolled.length])).toEqual(
      Array.from({ length: 5 }, () => [7, 4]),
    )
    expect(dealt(5, 8, { tournament: ALL }).state).toEqual(state)
  })
})

describe('time is called', () => {
  const bleed = { ready: [minion('V1', { generic: { bleed: 2 } })], edge: true }

  it('TTIME-03: an action under way is finished, and no other begins', () => {
    const t = table({
      settings: event,
      seats: [{ ...bleed, ready: [...bleed.ready, minion('V2')] }, { pool: 1 }, listening('V3'), out, out],
    })
    t.answer(Ann, 'bleed:V1')
    expect(callTime(t)).toEqual(['time-called'])
    expect([t.state.result, viewFor(t.state, Cal).timeCalled]).toEqual([undefined, true])
    expect(t.notDone(timeUp, OVER)).toBe('not-due')
    t.allPass()
    expect([t.state.result, t.happened('ousted').length]).toEqual([
      { winner: Ann, victoryPoints: [1.5, 0, 0.5, 0, 0] },
      1,
    ])
    expect(t.refused(Ann, 'bleed:V2')).toBe('game-over')
  })

  it('TTIME-03: what lies sealed as time is called still holds', () => {
    const t = table({
      settings: event,
      seats: [bleed, listening('V2'), listening('V3'), out, out],
    })
    t.answer(Ann, 'bleed:V1')
    const [first, ...rest] = t.waiting()
    t.pass(first!)
    expect(rest.length).toBeGreaterThan(0)
    callTime(t)
    expect(t.waiting()).toEqual(rest)
  })

  it('TTIME-04: between two actions of a minion phase the game ends at once', () => {
    const t = table({ settings: event, seats: [bleed, out, out, { pool: 1 }] })
    expect(callTime(t)).toEqual(['time-up', 'victory-point', 'victory-point', 'game-ended'])
    expect(t.state.result).toEqual({ winner: null, victoryPoints: [0.5, 0, 0, 0.5] })
  })

  it('TTIME-05: in another phase the game ends with the phase, and who is ousted in it is', () => {
    const t = table({
      settings: event,
      seats: [{ hand: ['bonding'], ready: [minion('V1')] }, { pool: 1 }, out, {}, out],
      turn: { phase: 'master' },
    })
    expect([callTime(t), t.state.result]).toEqual([['time-called'], undefined])
    burns(t, 'prey')
    expect([points(t), t.state.result, t.pool(Ann)]).toEqual([[1, 0, 0, 0, 0], undefined, 36])
    t.endPhase(Ann)
    expect([t.state.result, t.has('phase-started')]).toEqual([
      { winner: Ann, victoryPoints: [1.5, 0, 0, 0.5, 0] },
      false,
    ])
  })

  it('TTIME-05: after the unlock phase no master phase begins', () => {
    const t = table({
      settings: event,
      seats: [{ edge: true, hand: ['bonding'] }, {}, {}, {}, {}],
      turn: { phase: 'unlock' },
    })
    callTime(t)
    for (let n = 0; n < 3 && !t.state.result; n++)
      t.answer(Ann, t.options(Ann).find(id => id !== 'end-phase') ?? 'end-phase')
    expect([t.state.result?.victoryPoints, t.has('phase-started')]).toEqual([[0.5, 0.5, 0.5, 0.5, 0.5], false])
  })

  it('TTIME-05: with whose turn it is the phase ends', () => {
    const t = table({ settings: event, seats: [{ pool: 1, hand: ['bonding'] }, {}, {}, {}], turn: { phase: 'master' } })
    callTime(t)
    burns(t, 'you')
    expect(t.state.result).toEqual({ winner: Dee, victoryPoints: [0, 0.5, 0.5, 1.5] })
  })

  it('TTIME-06: an oust in the tail counts in full, and who is left alone is the last', () => {
    const t = table({ settings: event, seats: [bleed, out, listening('V3', { pool: 1 }), out, out] })
    t.answer(Ann, 'bleed:V1')
    callTime(t)
    t.allPass()
    expect(t.state.result).toEqual({ winner: Ann, victoryPoints: [2, 0, 0, 0, 0] })
  })

  it('TTIME-10: a table that is over takes nothing more', () => {
    const t = table({ settings: event, seats: [bleed, {}, {}, {}] })
    callTime(t)
    expect(t.refused(Ann, 'bleed:V1')).toBe('game-over')
    for (const more of [
      (state: GameState) => timeUp(state, envOf(1, OVER)),
      (state: GameState) => voteConcession(state, Ann, Ben, envOf(1)),
      (state: GameState) => answerDraw(state, Ann, true, envOf(1)),
      (state: GameState) => removeSeat(state, Ann, envOf(1)),
    ])
      expect(t.notDone(more)).toBe('game-over')
  })

  it('at a casual table the limit ends the game whatever is under way', () => {
    const t = table({ settings: limit, seats: [bleed, listening('V2'), {}, {}] })
    t.answer(Ann, 'bleed:V1')
    expect(t.has('bled')).toBe(false)
    expect(callTime(t)).toContain('game-ended')
  })
})

describe('points of an event', () => {
  it('TSCORE-02: for the own prey, whoever ousts it', () => {
    const t = table({ settings: event, seats: [{}, { pool: 1 }, {}, {}, {}], turn: { seat: Dee } })
    t.effect(Dee, [{ op: 'counters', from: { pool: 'grandprey' }, to: 'bank', amount: 1, why: 'effect' }])
    t.edit(state => void (state.seats[Ben]!.pool = 0))
    t.effect(Dee, [{ op: 'counters', from: 'bank', to: { pool: 'you' }, amount: 1, why: 'effect' }])
    expect(points(t)).toEqual([1, 0, 0, 0, 0])
  })

  it('TSCORE-03: a withdrawal is half a point, where the table says so, and one at a casual table', () => {
    for (const [settings, value] of [
      [event, 0.5],
      [{}, 1],
    ] as const) {
      const t = table({
        settings,
        seats: [{ withdrawing: true, victoryPoints: 1 }, out, {}, {}, { hand: ['bonding'] }],
        turn: { seat: Eve, number: 20, phase: 'discard' },
      })
      t.endPhase(Eve)
      expect([points(t), t.state.result]).toEqual([[1 + value, 0, 0, 0, 0], undefined])
    }
  })

  it('TSCORE-04: who lasts until time has a half, and who is out keeps what there is', () => {
    const seats = [{ victoryPoints: 1 }, { ...out, victoryPoints: 0.5 }, { victoryPoints: 1 }, out, {}]
    const t = table({ settings: event, seats })
    callTime(t)
    expect(points(t)).toEqual([1.5, 0.5, 1.5, 0, 0.5])
  })

  it('TSCORE-05: who withdrew before time has no second half', () => {
    const seats = [out, { pool: 0, withdrawn: true, victoryPoints: 0.5 }, {}, {}, { victoryPoints: 1 }]
    const t = table({ settings: event, seats, turn: { seat: Cal } })
    callTime(t)
    expect(points(t)).toEqual([0, 0.5, 0.5, 0.5, 1.5])
  })

  it('TCONC-07: a withdrawal that leaves one makes that one the last', () => {
    const t = table({
      settings: event,
      seats: [{ withdrawing: true, victoryPoints: 2 }, out, out, { victoryPoints: 1, hand: ['bonding'] }],
      turn: { seat: Dee, number: 20, phase: 'discard' },
    })
    t.endPhase(Dee)
    expect(t.state.result).toEqual({ winner: Ann, victoryPoints: [2.5, 0, 0, 2] })
  })

  it('TCONC-09: the last pool may be paid, and the predator has the point and the pool', () => {
    const t = table({
      settings: event,
      seats: [{ pool: 3, uncontrolled: [{ generic: { capacity: 5 }, as: 'U1' }] }, {}, {}, {}, { pool: 10 }],
      turn: { phase: 'influence', number: 9 },
    })
    t.answer(Ann, 'invest:U1', { amount: 3 })
    expect([points(t), t.pool(Eve), t.happened('ousted').length]).toEqual([[0, 0, 0, 0, 1], 16, 1])
  })
})

describe('conceding', () => {
  const concede = (t: Played, seat: SeatIndex, to: SeatIndex | null) =>
    t.command((state, env) => voteConcession(state, seat, to, env)).map(({ key }) => key)
  const refused = (t: Played, seat: SeatIndex, to: SeatIndex | null) =>
    t.notDone((state, env) => voteConcession(state, seat, to, env))
  const three = () => table({ settings: event, seats: [{ victoryPoints: 1 }, out, { victoryPoints: 1 }, out, {}] })

  it('TCONC-01: all but one of those in the game must say so, and a vote can be taken back', () => {
    const t = three()
    expect(concede(t, Cal, Ann)).toEqual(['concession-voted'])
    expect(viewFor(t.state, Eve).agreement).toEqual({ concessions: [{ seat: Cal, to: Ann }], draw: null })
    concede(t, Cal, null)
    concede(t, Eve, Ann)
    expect(t.state.result).toBeUndefined()
    concede(t, Cal, Eve)
    expect(t.state.result).toBeUndefined()
    expect(concede(t, Cal, Ann)).toEqual([
      'concession-voted',
      'conceded',
      'victory-point',
      'victory-point',
      'victory-point',
      'game-ended',
    ])
  })

  it('TCONC-01: votes do not outlast an oust', () => {
    const t = table({ settings: event, seats: [{}, { pool: 1 }, {}, {}, {}] })
    concede(t, Cal, Ann)
    burns(t, 'prey')
    expect(viewFor(t.state, Ann).agreement).toEqual({ concessions: [], draw: null })
  })

  it('TCONC-02: it is scored as if the one had ousted the others', () => {
    const five = table({ settings: event, seats: [{}, {}, {}, {}, {}] })
    for (const seat of [Ann, Ben, Cal, Eve]) concede(five, seat, Dee)
    expect(five.state.result).toEqual({ winner: Dee, victoryPoints: [0, 0, 0, 5, 0] })
    const t = three()
    concede(t, Cal, Ann)
    concede(t, Eve, Ann)
    expect(t.state.result).toEqual({ winner: Ann, victoryPoints: [4, 0, 1, 0, 0] })
    const two = table({ settings: event, seats: [{ victoryPoints: 1 }, out, { victoryPoints: 2 }, out, out] })
    concede(two, Cal, Ann)
    expect([two.state.result, two.pool(Ann)]).toEqual([{ winner: Ann, victoryPoints: [3, 0, 2, 0, 0] }, 30])
  })

  it('nobody concedes to oneself, to who is out, or at a casual table', () => {
    const t = three()
    expect([refused(t, Ann, Ann), refused(t, Ann, Ben), refused(t, Ann, 7)]).toEqual(Array(3).fill('illegal-args'))
    expect([refused(t, Ben, Ann), refused(t, Cal, null)]).toEqual(['not-agreed-on', 'not-agreed-on'])
    const casual = table({ seats: [{}, {}, {}, {}] })
    expect(refused(casual, Ann, Ben)).toBe('not-agreed-on')
    expect(viewFor(casual.state, Ann).agreement).toBeNull()
  })
})

describe('a draw', () => {
  const draw = (t: Played, seat: SeatIndex, agrees: boolean) =>
    t.command((state, env) => answerDraw(state, seat, agrees, env)).map(({ key }) => key)
  const refused = (t: Played, seat: SeatIndex, agrees: boolean) =>
    t.notDone((state, env) => answerDraw(state, seat, agrees, env))
  const three = () =>
    table({
      settings: event,
      seats: [{ hand: ['bonding'] }, { victoryPoints: 1 }, out, { victoryPoints: 1, hand: ['bonding'] }, out],
    })

  it('TCONC-05: all in the game must agree, and it is scored as time', () => {
    const t = three()
    expect([draw(t, Ann, true), draw(t, Ben, true), t.state.result]).toEqual([['draw-offered'], [], undefined])
    expect(refused(t, Cal, true)).toBe('not-agreed-on')
    expect(draw(t, Dee, true)).toContain('draw-agreed')
    expect(t.state.result).toEqual({ winner: null, victoryPoints: [0.5, 1.5, 0, 1.5, 0] })
  })

  it('TCONC-06: one who declines ends the offer, and its maker waits for a turn', () => {
    const t = three()
    draw(t, Ann, true)
    draw(t, Ben, true)
    expect(draw(t, Dee, false)).toEqual(['draw-declined'])
    expect(viewFor(t.state, Ann).agreement).toEqual({ concessions: [], draw: null })
    expect(refused(t, Ann, true)).toBe('not-agreed-on')
    expect(draw(t, Ben, true)).toEqual(['draw-offered'])
    draw(t, Ben, false)
    t.edit(state => void (state.frames[0] = { ...state.frames[0]!, seat: Dee, phase: 'discard' } as never))
    t.endPhase(Dee)
    expect([turnOf(t.state)[0], draw(t, Ann, true)]).toEqual([Ann, ['draw-offered']])
  })

  it('TCONC-06: nobody learns who has agreed until all have', () => {
    const t = three()
    draw(t, Ann, true)
    const before = t.state.views
    draw(t, Ben, true)
    expect(t.state.views.map((version, viewer) => version - before[viewer]!)).toEqual([0, 1, 0, 0, 0, 0])
    const agreed = ([Ann, Ben, Dee, 'spectator'] as const).map(viewer => viewFor(t.state, viewer).agreement?.draw)
    expect(agreed).toEqual([true, true, false, false].map(agreed => ({ by: Ann, agreed })))
  })
})

describe('a removal', () => {
  const remove = (t: Played, seat: SeatIndex, gives?: { point?: boolean; pool?: boolean }) =>
    t.command((state, env) => removeSeat(state, seat, env, gives))

  it('TJUDGE-13: in the own turn the action and the turn end at once, and all cards go', () => {
    const t = table({
      settings: event,
      seats: [{}, {}, { ready: [minion('V1'), minion('V2')], hand: ['bonding'] }, listening('V3'), {}],
      turn: { seat: Cal, number: 8 },
    })
    t.answer(Cal, 'bleed:V1')
    remove(t, Cal)
    const { inPlay, hand, removed, ousted, pool } = t.state.seats[Cal]!
    expect([inPlay, hand, removed.length, ousted, pool]).toEqual([[], [], 3, true, 0])
    expect([turnOf(t.state)[0], t.state.frames.map(({ kind }) => kind), t.has('bled')]).toEqual([Dee, ['turn'], false])
    expect([t.happened('burned'), t.happened('ousted')]).toEqual([[], []])
  })

  it('TJUDGE-13: what the seat was asked in the turn of another is answered, and the turn goes on', () => {
    const t = table({
      settings: event,
      seats: [{ ready: [minion('V1'), minion('V2')] }, listening('V3'), { ready: [minion('V4')] }, {}, {}],
    })
    t.answer(Ann, 'bleed:V1')
    expect(t.waiting()).toContain(Ben)
    remove(t, Ben)
    t.allPass()
    expect([turnOf(t.state), t.can(Ann, 'bleed:V2'), t.state.seats[Ben]!.ousted]).toEqual([[Ann, 'minion'], true, true])
  })

  it('TJUDGE-14: the predator has neither point nor pool, and the neighbours meet', () => {
    const t = table({ settings: event, seats: [{}, { pool: 2 }, {}, {}, {}] })
    remove(t, Cal)
    expect([points(t), t.pool(Ben)]).toEqual([[0, 0, 0, 0, 0], 2])
    expect(viewFor(t.state, Ben).seats.map(({ prey }) => prey)).toEqual([Ben, Dee, null, Eve, Ann])
  })

  it('TJUDGE-14: a league may have it otherwise, and who is left alone is the last all the same', () => {
    const t = table({ settings: event, seats: [{}, { pool: 2 }, {}, {}, {}] })
    remove(t, Cal, { point: true, pool: true })
    expect([points(t), t.pool(Ben)]).toEqual([[0, 1, 0, 0, 0], 8])
    const two = table({ settings: event, seats: [{}, out, {}, out, out], turn: { seat: Cal } })
    remove(two, Cal)
    expect(two.state.result).toEqual({ winner: Ann, victoryPoints: [1, 0, 0, 0, 0] })
    expect(two.notDone((state, env) => removeSeat(state, Ben, env))).toBe('game-over')
  })

  it('nobody is removed twice', () => {
    const t = table({ settings: event, seats: [{}, out, {}, {}, {}] })
    expect(t.notDone((state, env) => removeSeat(state, Ben, env))).toBe('illegal-args')
  })
})
