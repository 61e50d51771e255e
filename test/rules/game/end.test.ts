import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../shared/rules/index.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

const v = (as: string, more: object = {}) => ({ generic: {}, as, ...more })
const minions = (n: number) => Array.from({ length: n }, () => ({ generic: {} }))
const points = (t: ReturnType<typeof table>) => t.state.seats.map(seat => seat.victoryPoints)
const out = (t: ReturnType<typeof table>) => t.state.seats.flatMap((seat, i) => (seat.ousted ? [i] : []))
const kine = { card: 'kine-resources-contested', as: 'K1' },
  ancilla = { card: 'ancilla-empowerment', as: 'K1' }
const FOR = { side: ['for'] }

/** The seat whose turn it is passes Ancilla Empowerment with its minion A1 and the vote of the card. */
function passAncilla(t: ReturnType<typeof table>, seat: number) {
  t.answer(seat, 'play:K1::A1')
  t.allPass(() => t.window() === 'polling')
  t.answer(seat, 'vote:called', FOR)
  t.allPass()
  return t
}
function passKine(t: ReturnType<typeof table>, seat: number, terms: Record<string, number>) {
  t.answer(seat, 'play:K1::A1')
  t.allPass()
  t.choose(seat, terms)
  t.answer(seat, 'vote:called', FOR)
  t.allPass()
  return t
}

describe('ousts', () => {
  it('END-01: at 0 pool a Methuselah is ousted, before anything else', () => {
    const t = table({ seats: [{ ready: [{ generic: { bleed: 2 }, as: 'V1' }, v('V2')] }, { pool: 2 }, {}, {}, {}] })
    t.answer(Ann, 'bleed:V1')
    const keys = t.log.map(event => event.key)
    expect(keys.indexOf('ousted')).toBe(keys.indexOf('counters') + 1)
    expect(keys.indexOf('ousted')).toBeLessThan(keys.indexOf('action-ended'))
    expect(out(t)).toEqual([Ben])
  })

  it('END-02: all that the ousted Methuselah controls leaves the game, unburned', () => {
    const t = table({
      seats: [
        { ready: [v('V1'), v('V2')] },
        {
          pool: 1,
          hand: ['bonding'],
          library: ['bonding', 'deflection'],
          crypt: ['ryan'],
          uncontrolled: [v('U1', { blood: 2 }), v('U2', { blood: 3 })],
          ready: [
            { generic: {}, blood: 4, locked: true, as: 'B1', attachments: [{ card: 'sport-bike', as: 'S1' }] },
            { card: 'elder-library', as: 'L1' },
          ],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.allPass()
    const ben = t.state.seats[Ben]!
    expect([ben.hand, ben.library, ben.crypt, ben.uncontrolled, ben.inPlay, ben.ash]).toEqual([[], [], [], [], [], []])
    expect(ben.removed).toHaveLength(9)
    for (const name of ['B1', 'U1', 'U2']) expect(t.blood(name)).toBe(0)
    expect(t.has('burned')).toBe(false)
    const toBank = t
      .happened('counters')
      .filter(event => event.key === 'counters' && event.why === 'left-play' && event.to === 'bank')
    expect(toBank.reduce((sum, event) => (event.key === 'counters' ? sum + event.amount : sum), 0)).toBe(9)
  })

  it('END-03: cards of others that the ousted Methuselah controlled are gone', () => {
    const t = table({
      seats: [{ ready: [v('V1'), v('V2')] }, { pool: 1, ready: [v('A3', { owner: Ann, locked: true })] }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:V1')
    expect([t.state.seats[Ann]!.removed, t.state.seats[Ann]!.inPlay]).toEqual([[t.id('A3')], [t.id('V1'), t.id('V2')]])
  })

  it('END-04, OWN-02: cards of the ousted Methuselah that others control stay, and are burned to the owner later', () => {
    const t = table({
      seats: [
        { ready: [v('V1'), { generic: { type: 'ally', bleed: 1, life: 1 }, as: 'B3', owner: Ben }] },
        { pool: 1 },
        { ready: [v('V4')] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    expect(t.state.seats[Ann]!.inPlay).toContain(t.id('B3'))
    t.answer(Ann, 'bleed:B3')
    t.answer(Cal, 'block:V4')
    t.allPass()
    expect(t.happened('burned')).toMatchObject([{ card: { id: t.id('B3') } }])
    expect(viewFor(t.state, Dee).seats[Ben]!.ash).toMatchObject([{ id: t.id('B3') }])
    expect(t.state.seats[Ann]!.ash).toEqual([])
  })

  it('OWN-02, BURN-02: the ash heap of an ousted Methuselah can still be read', () => {
    const t = table({ seats: [{ ready: [v('V1'), v('V2')] }, { pool: 1, ash: ['bonding'] }, {}, {}, {}] })
    t.answer(Ann, 'bleed:V1')
    expect(viewFor(t.state, Dee).seats[Ben]!.ash).toMatchObject([{ key: 'bonding' }])
  })

  it('END-05: the predator gets the point and the pool, whoever did it', () => {
    const t = table({
      seats: [{ pool: 10 }, { pool: 3 }, {}, { pool: 20, ready: [v('A1'), v('A2')], hand: [kine] }, {}],
      turn: { seat: Dee },
    })
    passKine(t, Dee, { 1: 3, 4: 1 })
    expect([out(t), points(t), t.pool(Ann), t.pool(Dee)]).toEqual([[Ben], [1, 0, 0, 0, 0], 16, 20])
  })

  it('END-05: a bleed sent on to Ben, too', () => {
    const t = table({
      seats: [
        { pool: 10 },
        { pool: 1 },
        {},
        { ready: [v('V7'), v('V8')] },
        { ready: [{ generic: { disciplines: ['DOM'] }, as: 'E1' }], hand: [{ card: 'deflection', as: 'D1' }] },
      ],
      turn: { seat: Dee },
    })
    t.answer(Dee, 'bleed:V7')
    t.reach(Eve, 'play:D1:DOM:E1', { to: [Ben] })
    expect([out(t), points(t), t.pool(Ann), t.state.edge]).toEqual([[Ben], [1, 0, 0, 0, 0], 16, Dee])
  })

  it('END-06: prey and predator close the gap', () => {
    const t = table({ seats: [{ ready: [v('V1'), v('V2')] }, { pool: 1 }, {}, {}, {}] })
    t.answer(Ann, 'bleed:V1')
    const { seats } = viewFor(t.state, Ann)
    expect([seats[Ann]!.prey, seats[Cal]!.predator]).toEqual([Cal, Ann])
    t.answer(Ann, 'bleed:V2')
    expect(t.happened('action-announced')[1]).toMatchObject({ targets: [Cal] })
    expect(t.pool(Cal)).toBe(29)
  })

  it('END-07: the last one left gets a point more, and the game is over', () => {
    const gone = { pool: 0, ousted: true }
    const t = table({ seats: [{ pool: 10, ready: [v('V1')] }, gone, { pool: 1 }, gone, gone] })
    t.answer(Ann, 'bleed:V1')
    expect([t.pool(Ann), t.state.result, t.waiting()]).toEqual([
      16,
      { winner: Ann, victoryPoints: [2, 0, 0, 0, 0] },
      [],
    ])
    expect(t.happened('victory-point')).toMatchObject([
      { seat: Ann, why: 'prey' },
      { seat: Ann, why: 'last' },
    ])
  })

  it('END-08: a tie at the top has no winner', () => {
    const gone = { pool: 0, ousted: true }
    const t = table({
      seats: [{ ...gone, victoryPoints: 2 }, gone, gone, { ready: [v('V7')] }, { pool: 1, victoryPoints: 1 }],
      turn: { seat: Dee },
    })
    t.answer(Dee, 'bleed:V7')
    expect(t.state.result).toEqual({ winner: null, victoryPoints: [2, 0, 0, 2, 1] })
  })

  it('END-08: the most points win, though their Methuselah is out', () => {
    const gone = { pool: 0, ousted: true }
    const t = table({
      seats: [{ pool: 1, victoryPoints: 3 }, gone, gone, gone, { ready: [v('E1')] }],
      turn: { seat: Eve },
    })
    t.answer(Eve, 'bleed:E1')
    expect(t.state.result).toEqual({ winner: Ann, victoryPoints: [3, 0, 0, 0, 2] })
  })

  it('END-09, END-13: ousted together with the prey, a Methuselah gets the point and no pool', () => {
    const t = table({
      seats: [
        { pool: 3, ready: minions(3) },
        { pool: 2, ready: minions(2) },
        { pool: 20, ready: [v('A1'), v('A2')], hand: [ancilla] },
        { pool: 20 },
        { pool: 20 },
      ],
      turn: { seat: Cal },
    })
    passAncilla(t, Cal)
    expect([out(t), points(t)]).toEqual([
      [Ann, Ben],
      [1, 0, 0, 0, 1],
    ])
    expect([t.pool(Ann), t.pool(Ben), t.pool(Eve), t.pool(Cal)]).toEqual([0, 0, 26, 18])
    expect(viewFor(t.state, Eve).seats[Eve]!.prey).toBe(Cal)
  })

  it('END-13: the same under Kine Resources Contested', () => {
    const t = table({
      seats: [{ pool: 2 }, { pool: 2 }, { ready: [v('A1'), v('A2')], hand: [kine] }, {}, {}],
      turn: { seat: Cal },
    })
    passKine(t, Cal, { 0: 2, 1: 2 })
    expect([out(t), points(t), t.pool(Ann), t.pool(Eve)]).toEqual([[Ann, Ben], [1, 0, 0, 0, 1], 0, 36])
  })

  it('END-10, END-11: the example of the rulebook', () => {
    const [Justine, Lisa, Richard, Scott, Steve] = [0, 1, 2, 3, 4]
    const strong = (as: string) => [{ generic: { bleed: 20 }, as }]
    const t = table({
      seats: [
        { pool: 10, ready: strong('J1') },
        { pool: 10 },
        { pool: 10, ready: strong('R1') },
        { pool: 10, ready: strong('S1') },
        { pool: 10 },
      ],
      turn: { seat: Scott },
    })
    t.answer(Scott, 'bleed:S1')
    expect([out(t), points(t), t.pool(Scott)]).toEqual([[Steve], [0, 0, 0, 1, 0], 16])
    t.endPhasesTo(Richard, 'minion')
    t.answer(Richard, 'bleed:R1')
    expect([out(t), points(t), t.pool(Richard)]).toEqual([[Scott, Steve], [0, 0, 1, 1, 0], 16])
    t.endPhasesTo(Justine, 'minion')
    t.answer(Justine, 'bleed:J1')
    expect([out(t), points(t), t.pool(Justine)]).toEqual([[Lisa, Scott, Steve], [1, 0, 1, 1, 0], 16])
    const seats = viewFor(t.state, 'spectator').seats
    expect([seats[Justine]!.prey, seats[Justine]!.predator, seats[Richard]!.prey]).toEqual([Richard, Richard, Justine])
    t.endPhasesTo(Richard, 'minion')
    t.endPhasesTo(Justine, 'minion')
    t.answer(Justine, 'bleed:J1')
    t.allPass()
    expect(t.state.result).toEqual({ winner: Justine, victoryPoints: [3, 0, 1, 1, 0] })
  })

  it('END-12: the last two ousted together: a point each and none for the last', () => {
    const gone = { pool: 0, ousted: true }
    const t = table({
      seats: [{ pool: 1, ready: [v('A1')], hand: [ancilla] }, gone, { pool: 1, ready: minions(1) }, gone, gone],
    })
    passAncilla(t, Ann)
    expect([out(t), t.pool(Ann), t.pool(Cal)]).toEqual([[Ann, Ben, Cal, Dee, Eve], 0, 0])
    expect(t.state.result).toEqual({ winner: null, victoryPoints: [1, 0, 1, 0, 0] })
    expect(t.happened('victory-point').every(event => event.key === 'victory-point' && event.why === 'prey')).toBe(true)
  })

  it('END-14: when the Methuselah whose turn it is is ousted, the turn is over', () => {
    const t = table({
      seats: [
        { pool: 1, uncontrolled: [v('U1')], hand: ['bonding'], library: ['bonding'] },
        { ready: minions(1) },
        {},
        {},
        {},
      ],
      turn: { phase: 'influence', number: 6 },
    })
    t.answer(Ann, 'invest:U1', { amount: 1 })
    expect(t.happened('phase-started').slice(0, 3)).toMatchObject([
      { seat: Ben, phase: 'unlock' },
      { seat: Ben, phase: 'master' },
      { seat: Ben, phase: 'minion' },
    ])
    expect(t.waiting()).toEqual([Ben])
  })

  it('END-14: in the middle of the own referendum, too', () => {
    const t = table({
      seats: [{ pool: 1, ready: [v('A1'), v('A2')], hand: [kine] }, { ready: minions(1) }, {}, {}, {}],
    })
    passKine(t, Ann, { 0: 1, 2: 3 })
    expect([out(t), t.waiting()]).toEqual([[Ann], [Ben]])
    expect(t.state.frames.map(frame => frame.kind)).toEqual(['turn'])
  })

  it('END-15: an action and a combat that have lost their minion end', () => {
    const t = table({
      seats: [{ ready: [v('A1')] }, { ready: [v('B1'), v('B2')], hand: ['bonding'] }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:A1')
    t.effect(Ben, [{ op: 'counters', from: { pool: 'predator' }, to: 'bank', amount: 30, why: 'effect' }])
    expect([out(t), t.happened('action-ended')]).toMatchObject([[Ann], [{ outcome: 'ended' }]])
    expect([t.pool(Ben), t.waiting()]).toEqual([30, [Ben]])
    expect(t.state.frames.map(frame => frame.kind)).toEqual(['turn'])
  })

  it('END-15: polling goes on without whoever is ousted in it', () => {
    const t = table({
      seats: [
        { ready: [v('A1'), v('A2')], hand: [kine] },
        {},
        {},
        { hand: ['bonding'], ready: [{ generic: { title: 'prince' }, as: 'D1' }] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    t.choose(Ann, { 1: 2, 2: 2 })
    t.answer(Dee, 'vote:title:D1', { side: ['against'] })
    t.effect(Eve, [{ op: 'counters', from: { pool: 'predator' }, to: 'bank', amount: 30, why: 'effect' }])
    expect([out(t), t.window(), t.waiting()]).toEqual([[Dee], 'polling', [Ann]])
    t.answer(Ann, 'vote:called', FOR)
    t.allPass()
    expect(t.happened('referendum-tallied')).toMatchObject([{ for: 1, against: 0, passed: true }])
  })

  it('END-16: the Edge goes with the bleed that ousts its holder', () => {
    const t = table({
      seats: [{}, {}, { ready: [{ generic: { bleed: 3 }, as: 'V4' }, v('V5')] }, { pool: 3, edge: true }, {}],
      turn: { seat: Cal },
    })
    t.answer(Cal, 'bleed:V4')
    expect([out(t), t.state.edge]).toEqual([[Dee], Cal])
    expect(t.happened('edge-moved')).toEqual([{ key: 'edge-moved', from: Dee, to: Cal }])
  })

  it('END-16: otherwise it goes back to the centre', () => {
    const t = table({ seats: [{ ready: [v('A1'), v('A2')], hand: [kine] }, {}, {}, { pool: 3, edge: true }, {}] })
    passKine(t, Ann, { 3: 3, 1: 1 })
    expect([out(t), t.state.edge]).toEqual([[Dee], null])
  })
})
