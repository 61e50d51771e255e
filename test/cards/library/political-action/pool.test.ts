import { describe, expect, it } from 'vitest'
import { clans } from '../../../../shared/cards/facts/clans.ts'
import { held as heldAs, result } from '../../../support/polls.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../../support/table.ts'
import { asReferendum } from '../../rows.ts'
import { carried, K1, out, pools, v } from '../../scene.ts'

const N1 = { card: 'ancilla-empowerment', as: 'N1' }
const ally = (as: string) => ({ generic: { type: 'ally' as const }, as })
type Seats = Parameters<typeof table>[0]['seats']
/** A1 of Ann calls the referendum; nobody blocks it. */
const called = (card: string, seats: Seats) => {
  const t = table({ seats })
  t.answer(Ann, `play:${card}::A1`)
  return t.allPass(() => t.window() === 'polling')
}
const anarch = (as: string, more: object = {}, generic: object = {}) =>
  minion(as, { generic: { sect: 'Anarch', capacity: 8, ...generic }, ...more })

describe('Kine Resources Contested', () => {
  const K1 = { card: 'kine-resources-contested', as: 'K1' }

  const scene = (ann: object = {}, others: Seats = [{ pool: 10 }, { pool: 10 }, { pool: 10 }, { pool: 10 }]) =>
    called('K1', [{ pool: 10, ready: [minion('A1'), minion('A2')], hand: [K1], ...ann }, ...others])

  it('each burns a pool for each of the four points', () => {
    const t = scene()
    t.choose(Ann, { [Ben]: 1, [Dee]: 3 })
    expect(pools(t)).toEqual([10, 10, 10, 10, 10])
    carried(t)
    expect([pools(t), t.inAsh(Ann, 'K1'), t.blood('A1'), t.locked('A1')]).toEqual([[10, 9, 10, 7, 10], true, 5, true])
  })

  it('POL-01: undirected, at +1 stealth, by a vampire', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), ally('A2')], hand: [K1] },
        { ready: [minion('V5')] },
        {},
        {},
        { ready: [minion('V8')] },
      ],
    })
    expect(t.refused(Ann, 'play:K1::A2')).toBe('illegal-option')
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [], stealth: 1 }])
    t.reach(Ben, 'block:V5')
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 1, intercept: 0 }])
    expect(t.can(Eve, 'block:V8')).toBe(true)
  })

  it.each<[string, Record<string, number>]>([
    ['four points to one', { 1: 4 }],
    ['three points', { 1: 2, 2: 1 }],
    ['five points', { 1: 3, 2: 2 }],
    ['halves', { 1: 3.5, 2: 0.5 }],
    ['points below nought', { 1: 5, 2: -1 }],
    ['nothing to the second', { 1: 4, 2: 0 }],
    ['a seat that is not there', { 1: 3, 5: 1 }],
    ['nobody', {}],
  ])('CARD-KINERESOURCESCONTESTED-01: %s is refused, and asked for again', (_, points) => {
    const t = scene()
    expect([t.refused(Ann, 'choose', { pick: points }), t.waiting()]).toEqual(['illegal-args', [Ann]])
  })

  it('CARD-KINERESOURCESCONTESTED-01, kine-resources-contested#1: the caller may be one of them, and must be with two left', () => {
    const t = scene({}, [{ pool: 10 }])
    expect(t.refused(Ann, 'choose', { pick: { [Ben]: 4 } })).toBe('illegal-args')
    t.choose(Ann, { [Ben]: 3, [Ann]: 1 })
    carried(t)
    expect(pools(t)).toEqual([9, 7])
  })

  it('all four may have one', () => {
    const t = scene()
    t.choose(Ann, { [Ben]: 1, [Cal]: 1, [Dee]: 1, [Eve]: 1 })
    carried(t)
    expect(pools(t)).toEqual([10, 9, 9, 9, 9])
  })

  it('nobody has points who is out of the game', () => {
    const t = scene({}, [{ pool: 10 }, { ousted: true, pool: 0 }, { pool: 10 }, { pool: 10 }])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ total: 4, least: 2 }])
    expect(t.refused(Ann, 'choose', { pick: { [Ben]: 3, [Cal]: 1 } })).toBe('illegal-args')
  })

  it('a referendum that fails burns nothing', () => {
    const t = scene({}, [{ pool: 10, ready: [{ generic: { title: 'prince' }, as: 'B1' }] }, {}, {}, {}])
    t.choose(Ann, { [Ben]: 3, [Cal]: 1 })
    t.allPass(() => t.window() === 'polling')
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    carried(t)
    expect([t.happened('referendum-tallied')[0], t.pool(Ben), t.inAsh(Ann, 'K1')]).toMatchObject([
      { for: 1, against: 2, passed: false },
      10,
      true,
    ])
  })

  it('kine-resources-contested#G135-1: who has less burns what is there; several fall together', () => {
    const t = scene({}, [{ pool: 2 }, { pool: 1 }, { pool: 10 }, { pool: 10 }])
    t.choose(Ann, { [Ben]: 3, [Cal]: 1 })
    carried(t)
    expect([t.happened('ousted'), t.state.seats.map(seat => seat.victoryPoints), pools(t)]).toMatchObject([
      [
        { seat: Ben, predator: Ann },
        { seat: Cal, predator: Ben },
      ],
      [1, 1, 0, 0, 0],
      [16, 0, 0, 10, 10],
    ])
  })
})

describe('Reckless Agitation', () => {
  it('six points among two or more of the others, for two blood', () => {
    const t = called('R1', [
      {
        pool: 10,
        ready: [minion('A1', { generic: { sect: 'Anarch' } })],
        hand: [{ card: 'reckless-agitation', as: 'R1' }],
      },
      { pool: 10 },
      { pool: 10 },
      {},
      {},
    ])
    expect(t.refused(Ann, 'choose', { pick: { [Ben]: 6 } })).toBe('illegal-args')
    expect(t.refused(Ann, 'choose', { pick: { [Ann]: 1, [Ben]: 5 } })).toBe('illegal-args')
    t.choose(Ann, { [Ben]: 4, [Cal]: 2 })
    carried(t)
    expect([pools(t).slice(0, 3), t.blood('A1')]).toEqual([[10, 6, 8], 3])
  })

  it('not by a vampire below capacity 5', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { sect: 'Anarch', capacity: 4 } })],
          hand: [{ card: 'reckless-agitation', as: 'R1' }],
        },
        {},
        {},
        {},
        {},
      ],
    })
    expect([t.refused(Ann, 'play:R1::A1'), t.why(Ann, 'play', 'R1')]).toEqual([
      'illegal-option',
      ['too-young', 'REQ-01'],
    ])
  })
})

describe('points', () => {
  const agitates = (seats: object[]) => {
    const t = table({
      seats: [{ pool: 10, ready: [anarch('A1'), minion('A2')], hand: [heldAs('reckless-agitation', 'K1')] }, ...seats],
    })
    if (!t.can(Ann, 'play:K1::A1')) return t
    t.answer(Ann, 'play:K1::A1')
    return t.allPass(() => t.can(Ann, 'choose'))
  }
  it('reckless-agitation#1: none to oneself, not all six to one', () => {
    const t = agitates([{}, {}, {}, {}])
    for (const terms of [{ [Ben]: 6 }, { [Ann]: 2, [Ben]: 4 }, { [Ben]: 3, [Cal]: 2 }])
      expect(t.refused(Ann, 'choose', { pick: terms as never })).toBe('illegal-args')
    t.choose(Ann, { [Ben]: 5, [Cal]: 1 })
    expect(pools(carried(t))).toEqual([10, 25, 29, 30, 30])
  })
  it('reckless-agitation#1, reckless-agitation#G158-1: not with one opponent left', () => {
    const gone = { ousted: true, pool: 0 }
    const t = agitates([{ pool: 10 }, gone, gone, gone])
    expect([t.refused(Ann, 'play:K1::A1'), t.why(Ann, 'play', 'K1'), t.has('action-announced')]).toEqual([
      'illegal-option',
      ['no-target', 'TARGET-01'],
      false,
    ])
  })
  it('reckless-agitation#G135-1: more to one than it has pool', () => {
    const t = agitates([{ pool: 2 }, { pool: 10 }, {}, {}])
    t.choose(Ann, { [Ben]: 5, [Cal]: 1 })
    carried(t)
    expect([out(t), t.pool(Cal)]).toEqual([[Ben], 9])
  })
})

describe('referendums: 1 pool of each Methuselah', () => {
  const board: Parameters<typeof asReferendum>[1] = {
    ann: { pool: 10, torpor: [minion('A3')] },
    ben: { pool: 10, ready: [{ ...ally('B3'), locked: true }, minion('B4', { locked: true })] },
    others: [{ pool: 10 }],
  }
  // A1 has called it, and is locked.
  it.each([
    ['domain-challenge', 'for each locked minion', [9, 8, 10]],
    ['autarkis-persecution', 'gained for each minion', [13, 14, 10]],
    ['ancilla-empowerment', 'for each minion', [7, 6, 10]],
    ['anarchist-uprising', 'for each minion', [7, 6, 10]],
  ])('%s: %s', (card, _, left) => {
    expect(pools(asReferendum(card, board)).slice(0, 3)).toEqual(left)
    expect(pools(asReferendum(card, { ...board, fails: true })).slice(0, 3)).toEqual([10, 10, 10])
  })
})

describe('Ancilla Empowerment', () => {
  it('CARD-ANCILLAEMPOWERMENT-01: each Methuselah burns a pool for each minion, allies and vampires in torpor included', () => {
    const t = called('N1', [
      {
        pool: 10,
        ready: [minion('A1'), minion('A2')],
        torpor: [minion('A3')],
        hand: [N1],
        uncontrolled: [minion('U1')],
      },
      { pool: 8, ready: [ally('B1'), ally('B2')] },
      { pool: 10 },
      { pool: 10, ready: [{ card: 'information-highway' }, minion('D1', { locked: true })] },
      { pool: 10 },
    ])
    carried(t)
    expect([pools(t), t.inAsh(Ann, 'N1')]).toEqual([[7, 6, 10, 9, 10], true])
  })

  it('CARD-ANCILLAEMPOWERMENT-02: several fall together; each predator has the point, only who is left the pool', () => {
    const t = called('N1', [
      { pool: 10, ready: [minion('A1'), minion('A2')], hand: [N1] },
      { pool: 1, ready: [minion('B1'), minion('B2')] },
      { pool: 1, ready: [minion('C1')] },
      { pool: 10 },
      { pool: 10 },
    ])
    carried(t)
    expect([t.state.seats.map(seat => seat.victoryPoints), pools(t)]).toEqual([
      [1, 1, 0, 0, 0],
      [14, 0, 0, 10, 10],
    ])
    expect(t.happened('ousted')).toMatchObject([
      { seat: Ben, predator: Ann },
      { seat: Cal, predator: Ben },
    ])
  })

  it('has no terms; one that fails burns nothing', () => {
    const t = called('N1', [
      { pool: 10, ready: [minion('A1')], hand: [N1] },
      { pool: 10, ready: [minion('B1')] },
      {},
      {},
      {},
    ])
    expect([t.window(), t.has('chosen')]).toEqual(['polling', false])
    t.allPass()
    expect([t.happened('referendum-tallied')[0], pools(t).slice(0, 2)]).toMatchObject([
      { for: 0, against: 0, passed: false },
      [10, 10],
    ])
  })
})

it('anarchist-uprising#G15-1: of several that it ousts each predator has the point, and only who is left the pool', () => {
  const t = table({
    seats: [
      { pool: 20, ready: [v('A1', { title: 'prince', city: 'Rome' })], hand: [K1('anarchist-uprising')] },
      { pool: 1, ready: [v('B1')] },
      { pool: 1, ready: [v('C1')] },
      { pool: 20 },
    ],
  })
  t.answer(Ann, 'play:K1::A1')
  t.allPass(() => t.window() === 'polling')
  t.answer(Ann, 'vote:called', { side: ['for'] })
  t.allPass()
  expect([t.state.seats.map(seat => seat.victoryPoints), t.pool(Ann)]).toEqual([[1, 1, 0, 0], 25])
})

describe('Consanguineous Boon', () => {
  const scene = (ann: object[], others: Seats = [{}, {}, {}, {}]) =>
    called('G1', [
      { pool: 10, ready: [minion('A1'), ...(ann as [])], hand: [{ card: 'consanguineous-boon', as: 'G1' }] },
      ...others,
    ])
  const of = (clan: string, as: string) => minion(as, { generic: { clan } })

  it('CARD-CONSANGUINEOUSBOON-01: any clan there is, in play or not; no other', () => {
    const t = scene([])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ type: 'keys', candidates: clans }])
    expect(t.refused(Ann, 'choose', { pick: ['Foo'] })).toBe('illegal-args')
    expect(t.waiting()).toEqual([Ann])
    t.choose(Ann, ['Gangrel'])
    carried(t)
    expect([t.happened('referendum-tallied')[0], pools(t)]).toMatchObject([{ passed: true }, [10, 30, 30, 30, 30]])
  })

  it('CARD-CONSANGUINEOUSBOON-01, SABBAT-04: a pool for each vampire of that very clan, in torpor too', () => {
    const t = scene(
      [of('Malkavian', 'A2'), of('Malkavian', 'A3')],
      [
        { pool: 10, torpor: [of('Malkavian', 'B1')] },
        { pool: 10, ready: [minion('C1', { generic: { clan: 'Malkavian antitribu', sect: 'Sabbat' } })] },
        {},
        {},
      ],
    )
    t.choose(Ann, ['Malkavian'])
    carried(t)
    expect(pools(t).slice(0, 3)).toEqual([12, 11, 10])
  })
})

describe('several who fall together', () => {
  it.each(['domain-challenge', 'reckless-agitation'])(
    '%s#G15-1: who falls beside their prey has the point for it; six pool are for those who stay, and for their own prey alone',
    card => {
      const locked = (as: string) => minion(as, { locked: true })
      const t = table({
        seats: [
          { pool: 10, ready: [anarch('A1'), minion('A2')], hand: [heldAs(card, 'K1')] },
          { pool: 10, ready: [locked('B1')] },
          { pool: 2, ready: [locked('C1'), locked('C2')] },
          { pool: 2, ready: [locked('D1'), locked('D2')] },
          { pool: 10 },
        ],
      })
      t.answer(Ann, 'play:K1::A1')
      t.allPass(() => t.window() === 'polling' || t.can(Ann, 'choose'))
      if (card === 'reckless-agitation') t.choose(Ann, { [Cal]: 3, [Dee]: 3 })
      carried(t)
      expect([out(t), t.state.seats.map(seat => seat.victoryPoints)]).toEqual([
        [Cal, Dee],
        [0, 1, 1, 0, 0],
      ])
      expect(pools(t).slice(1)).toEqual(card === 'reckless-agitation' ? [16, 0, 0, 10] : [15, 0, 0, 10])
    },
  )

  it('domain-challenge#1: who is locked once the referendum is over counts', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [minion('A1'), minion('A2')], hand: [heldAs('domain-challenge', 'K1')] },
        { pool: 10, ready: [minion('B1', { locked: true }), minion('B2')] },
        { pool: 10 },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.window() === 'polling')
    t.effect(
      Ben,
      [
        { op: 'unlock', who: 'b' },
        { op: 'lock', who: 'a' },
      ],
      { b: 'B1', a: 'A2' },
    )
    carried(t)
    expect(pools(t).slice(0, 2)).toEqual([8, 10])
  })
})

describe('several who fall together', () => {
  // Cal and Dee fall: Ben has a point and six pool for his prey, Cal a point for hers and no pool, and nobody the pool
  // of a grand-prey.
  it.each(['ancilla-empowerment', 'kine-resources-contested'])(
    '%s#G15-1: who falls beside their prey has the point for it; six pool are for those who stay, and for their own prey alone',
    card => {
      const minions = card === 'ancilla-empowerment'
      const t = table({
        seats: [
          { pool: 10, ready: [minion('A1'), minion('A2')], hand: [heldAs(card, 'K1')] },
          { pool: 10, ready: minions ? [minion('B1')] : [] },
          { pool: 2, ready: minions ? [minion('C1'), minion('C2')] : [] },
          { pool: 2, ready: minions ? [minion('D1'), minion('D2')] : [] },
          { pool: 10 },
        ],
      })
      t.answer(Ann, 'play:K1::A1')
      t.allPass(() => t.window() === 'polling' || t.can(Ann, 'choose'))
      if (!minions) t.choose(Ann, { [Cal]: 2, [Dee]: 2 })
      carried(t)
      expect([out(t), t.state.seats.map(seat => seat.victoryPoints)]).toEqual([
        [Cal, Dee],
        [0, 1, 1, 0, 0],
      ])
      expect(pools(t)).toEqual(minions ? [8, 15, 0, 0, 10] : [10, 16, 0, 0, 10])
    },
  )
})

describe('who is asked about terms', () => {
  it('with nobody else left there is no one to take points from', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', { generic: { sect: 'Anarch', capacity: 8 } })],
          hand: [heldAs('reckless-agitation', 'R1'), heldAs('kine-resources-contested', 'K1')],
        },
        { pool: 10 },
        { ousted: true, pool: 0 },
        { ousted: true, pool: 0 },
        { ousted: true, pool: 0 },
      ],
    })
    expect([t.can(Ann, 'play:R1::A1'), t.why(Ann, 'play', 'R1'), t.can(Ann, 'play:K1::A1')]).toEqual([
      false,
      ['no-target', 'TARGET-01'],
      true,
    ])
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, { [Ben]: 3, [Ann]: 1 })
    carried(t)
    expect([result(t), pools(t)]).toEqual([
      [1, 0, true],
      [9, 7, 0, 0, 0],
    ])
  })
})

describe('Conservative Agitation', () => {
  const agitated = (pool: number, terms: object, others: object[] = [{}, {}, {}, {}]) =>
    asReferendum('conservative-agitation', {
      ann: { pool },
      ben: { pool },
      others: others.slice(1).map(one => ({ pool, ...one })) as never,
      terms: [terms],
    })

  it('conservative-agitation#1: as many points as Methuselahs are left, to two or more, oneself among them', () => {
    const t = called('K1', [{ pool: 10, ready: [minion('A1')], hand: [K1('conservative-agitation')] }, {}, {}])
    expect(t.refused(Ann, 'choose', { pick: { [Ben]: 3 } })).toBe('illegal-args')
    expect(t.refused(Ann, 'choose', { pick: { [Ben]: 3, [Cal]: 2 } })).toBe('illegal-args')
    t.choose(Ann, { [Ann]: 1, [Ben]: 2 })
    expect(pools(carried(t))).toEqual([9, 28, 30])
  })

  it('five of five', () => {
    expect(pools(agitated(10, { [Ann]: 1, [Ben]: 3, [Dee]: 1 }))).toEqual([9, 7, 10, 9, 10])
  })

  it('conservative-agitation#G135-1, conservative-agitation#G15-1: more than somebody has; ousted with his prey he has the point', () => {
    const t = agitated(2, { [Ben]: 3, [Cal]: 2 })
    expect(out(t)).toEqual([Ben, Cal])
    expect(t.state.seats.map(seat => seat.victoryPoints)).toEqual([1, 1, 0, 0, 0])
    expect(pools(t)).toEqual([8, 0, 0, 2, 2])
  })
})

describe('Ancient Influence', () => {
  const K = [heldAs('ancient-influence', 'K1'), heldAs('ancient-influence', 'K2')]
  const aged = (as: string, capacity: number, more: object = {}) => minion(as, { generic: { capacity }, ...more })
  const passed = (ben: object = {}, cal: object = {}) => {
    const t = called('K1', [
      { pool: 10, ready: [aged('A1', 4), aged('A2', 9)], hand: K },
      { pool: 10, ready: [aged('B1', 7)], torpor: [aged('B2', 11)], ...ben },
      { pool: 10, ready: [ally('C1')], ...cal },
      { pool: 10, ready: [aged('D1', 3)] },
      {},
    ])
    t.answer(Ann, 'vote:called', { side: ['for'] })
    return t.allPass(() => t.can(Ann, 'choose'))
  }
  it('each, the acting one first, can choose a ready vampire of their own; its capacity is gained, then 5 pool burned', () => {
    const t = passed()
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('A2')], min: 0, max: 1 }])
    t.choose(Ann, ['A2'] as never)
    expect([t.option(Ben, 'choose')?.slots, pools(t)]).toMatchObject([
      [{ candidates: [t.id('B1')] }],
      [10, 10, 10, 10, 30],
    ])
    t.choose(Ben, ['B1'] as never)
    t.choose(Dee, [])
    expect([t.waiting().includes(Cal), pools(t)]).toEqual([false, [14, 12, 5, 5, 25]])
  })
  it('ancient-influence#1, ancient-influence#G15-1: a gain, and then a loss for all together: no withdrawal outlasts it', () => {
    const t = passed({ pool: 5, ready: [], torpor: [] }, { pool: 5, ready: [] })
    t.edit(state => void (state.seats[Dee]!.withdrawing = true))
    t.choose(Ann, ['A2'] as never)
    t.choose(Dee, ['D1'] as never)
    const dees = t
      .happened('counters')
      .flatMap(event =>
        'why' in event &&
        event.why === 'effect' &&
        [event.from, event.to].some(one => typeof one === 'object' && 'pool' in one && one.pool === Dee)
          ? [[event.amount, typeof event.from === 'object']]
          : [],
      )
    expect([dees, t.happened('withdrawal-failed')]).toMatchObject([
      [
        [3, false],
        [5, true],
      ],
      [{ seat: Dee, why: 'pool' }],
    ])
    // Who falls beside their prey has the point for it, and only who is left the pool.
    expect([out(t), t.state.seats.map(seat => seat.victoryPoints), t.pool(Ann)]).toEqual([
      [Ben, Cal],
      [1, 1, 0, 0, 0],
      10 + 9 - 5 + 6,
    ])
  })
  it.each(['ancient-influence', 'political-stranglehold'])(
    '%s#G30-1: only one in a game, whoever plays it and even if it fails; burned for a vote it was not played',
    card => {
      const t = table({
        seats: [
          { ready: [minion('A1')], hand: [heldAs('ancilla-empowerment', 'N1'), heldAs(card, 'K1')] },
          { ready: [minion('B1')], hand: [heldAs(card, 'K2'), heldAs(card, 'K3')] },
          {},
        ],
      })
      t.answer(Ann, 'play:N1::A1')
      t.allPass(() => t.window() === 'polling')
      t.answer(Ben, 'vote:burned:K2', { side: ['against'] })
      t.allPass()
      t.endPhasesTo(Ann, 'minion')
      t.allPass(() => t.can(Ann, 'play:K1::A1'))
      t.answer(Ann, 'play:K1::A1')
      t.allPass()
      t.endPhasesTo(Ben, 'minion')
      expect([t.can(Ben, 'play:K3::B1'), t.why(Ben, 'play', 'K3')]).toEqual([false, ['already-played', 'GOLDEN-01']])
    },
  )
})

describe('Political Stranglehold', () => {
  it('3 pool for each vampire of capacity 8 or more, in torpor too', () => {
    const old = (as: string, capacity = 8) => minion(as, { generic: { capacity } })
    const t = asReferendum('political-stranglehold', {
      ann: { pool: 10, ready: [old('A3'), old('A4', 7)], torpor: [old('A5', 10)] },
      ben: { pool: 10, ready: [old('B3', 11), ally('B4')], uncontrolled: [old('B5')] },
      others: [{ pool: 10 }],
      a: { capacity: 5 },
      b: { capacity: 5 },
    })
    expect(pools(t).slice(0, 3)).toEqual([16, 13, 10])
  })
})

describe('Neonate Breach', () => {
  const young = (as: string, capacity: number) => v(as, { capacity })
  const breached = (whom: number[], bens = 20) => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1', { title: 'prince' }), minion('A2')], hand: [K1('neonate-breach')] },
        { pool: bens, ready: [young('B1', 4), young('B2', 3)] },
        { pool: 4, ready: [young('C1', 5)], torpor: [young('C2', 2)] },
        { pool: 4, ready: [young('D1', 2)] },
        { pool: 20, ready: [young('E1', 3)] },
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, whom)
    return carried(t)
  }
  it('each chosen one burns a pool, and three more with a ready vampire of capacity 4 or less, however many', () => {
    expect(pools(breached([Ann, Ben, Cal]))).toEqual([19, 16, 3, 4, 20])
  })
  it('neonate-breach#G15-1: of several that it ousts each predator has the point, and only who is left the pool', () => {
    const t = breached([Ben, Dee], 4)
    expect([out(t), t.state.seats.map(seat => seat.victoryPoints), pools(t)]).toEqual([
      [Ben, Dee],
      [1, 0, 1, 0, 0],
      [26, 0, 10, 0, 20],
    ])
  })
})

it('Exclusion Principle: a pool for each ready Independent or Anarch vampire one controls', () => {
  const t = asReferendum('exclusion-principle', {
    a: { sect: 'Anarch', title: 'baron' },
    ben: {
      pool: 10,
      ready: [v('B3', { sect: 'Independent' }), v('B4', { sect: 'Anarch' }), v('B5', { sect: 'Sabbat' })],
      torpor: [v('B6', { sect: 'Anarch' })],
    },
  })
  expect(pools(t).slice(0, 3)).toEqual([31, 12, 30])
})

describe('Reins of Power', () => {
  const aged = (as: string, capacity: number) => minion(as, { generic: { capacity } })
  it('6 pool for each, less the capacity of what their predator has chosen, if anything', () => {
    const t = called('K1', [
      { pool: 10, ready: [aged('A1', 4)], hand: [heldAs('reins-of-power', 'K1')] },
      { pool: 10, ready: [aged('B1', 7)] },
      { pool: 10, ready: [aged('C1', 3)] },
      { pool: 10 },
      {},
    ])
    t.answer(Ann, 'vote:called', { side: ['for'] })
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, ['A1'] as never)
    t.choose(Ben, ['B1'] as never)
    t.choose(Cal, [])
    expect(pools(t)).toEqual([16, 12, 9, 16, 36])
  })
  it('reins-of-power#1, reins-of-power#G15-1, reins-of-power#G30-1: gained first; then all lose together', () => {
    const t = called('K1', [
      { pool: 10, ready: [aged('A1', 8)], hand: [heldAs('reins-of-power', 'K1'), heldAs('reins-of-power', 'K2')] },
      { pool: 2, ready: [aged('B1', 8)] },
      { pool: 2 },
      {},
    ])
    t.edit(state => void (state.seats[Ann]!.withdrawing = true))
    expect(t.can(Ann, 'vote:burned:K2')).toBe(false)
    t.answer(Ann, 'vote:called', { side: ['for'] })
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, ['A1'] as never)
    expect(pools(t)).toEqual([10, 2, 2, 30])
    t.choose(Ben, ['B1'] as never)
    expect([out(t), t.state.seats.map(seat => seat.victoryPoints), t.pool(Ann), t.has('withdrawal-failed')]).toEqual([
      [Ben, Cal],
      [1, 1, 0, 0],
      22,
      false,
    ])
  })
  it('only one in a game', () => {
    const t = called('K1', [
      { ready: [minion('A1'), minion('A2')], hand: [heldAs('reins-of-power', 'K1'), heldAs('reins-of-power', 'K2')] },
      {},
    ])
    t.allPass()
    expect([t.can(Ann, 'play:K2::A2'), t.has('referendum-ended')]).toEqual([false, true])
  })
})
