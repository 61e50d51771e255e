import { describe, expect, it } from 'vitest'
import { FOR, held as heldAs, titled } from '../../../support/polls.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../../support/table.ts'
import { carried, K1, out, pools, type Table, v } from '../../scene.ts'

type Seats = Parameters<typeof table>[0]['seats']
/** A1 of Ann calls the referendum; nobody blocks it. */
const called = (card: string, seats: Seats) => {
  const t = table({ seats })
  t.answer(Ann, `play:${card}::A1`)
  return t.allPass(() => t.window() === 'polling')
}
const titledIn = (title: string, as: string, generic: object = {}) => minion(as, { generic: { title, ...generic } })
const anarch = (as: string, more: object = {}, generic: object = {}) =>
  minion(as, { generic: { sect: 'Anarch', capacity: 8, ...generic }, ...more })
const baron = (as: string, city = 'Rome') => minion(as, { generic: { title: 'baron', city } })

describe('Parity Shift', () => {
  const scene = (seats: number[], a1: object = titledIn('prince', 'A1')) => {
    const [ann, ...others] = seats
    return called('P1', [
      { pool: ann!, ready: [a1 as ReturnType<typeof minion>], hand: [{ card: 'parity-shift', as: 'P1' }] },
      ...others.map(pool => ({ pool })),
    ])
  }

  it('three pool of somebody who has more, as the caller shares it', () => {
    const t = scene([8, 12, 8, 20, 3])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [Ben, Dee] }])
    t.choose(Ann, [Dee])
    expect(t.refused(Ann, 'choose', { pick: { [Dee]: 3 } })).toBe('illegal-args')
    expect(t.refused(Ann, 'choose', { pick: { [Ann]: 2 } })).toBe('illegal-args')
    t.choose(Ann, { [Ann]: 2, [Eve]: 1 })
    carried(t)
    expect(pools(t)).toEqual([10, 12, 8, 17, 4])
  })

  it('parity-shift#2: who has less than three by then: the caller says who goes without', () => {
    const t = scene([8, 12, 8, 8, 8])
    t.choose(Ann, [Ben])
    t.choose(Ann, { [Ann]: 2, [Cal]: 1 })
    t.allPass(() => t.window() === 'polling')
    t.effect(Ben, [{ op: 'counters', from: { pool: 'you' }, to: 'bank', amount: 10, why: 'effect' }])
    carried(t)
    expect([t.pool(Ben), t.waiting()]).toEqual([2, [Ann]])
    expect(t.refused(Ann, 'choose', { pick: { [Cal]: 2 } })).toBe('illegal-args')
    t.choose(Ann, { [Ann]: 1, [Cal]: 1 })
    expect([pools(t), t.state.seats[Ben]!.ousted]).toEqual([[15, 0, 9, 8, 8], true])
  })

  it('parity-shift#G158-1: by a prince or a justicar, and not with nobody richer; if that comes later it changes nothing', () => {
    const t = table({
      seats: [
        { pool: 8, ready: [titledIn('primogen', 'A1')], hand: [{ card: 'parity-shift', as: 'P1' }] },
        {},
        {},
        {},
        {},
      ],
    })
    expect([t.refused(Ann, 'play:P1::A1'), t.why(Ann, 'play', 'P1')]).toEqual([
      'illegal-option',
      ['missing-title', 'REQ-01'],
    ])
    const justicar = {
      ready: [titledIn('justicar', 'A1', { clan: 'Ventrue' })],
      hand: [{ card: 'parity-shift', as: 'P1' }],
    }
    const rich = table({
      seats: [{ pool: 8, ...justicar }, { pool: 8, ready: [minion('B1')] }, { pool: 7 }, { pool: 9 }, { pool: 5 }],
    })
    rich.answer(Ann, 'play:P1::A1')
    rich.effect(Dee, [{ op: 'counters', from: { pool: 'you' }, to: 'bank', amount: 1, why: 'effect' }])
    carried(rich)
    expect([rich.has('referendum-ended'), pools(rich)]).toEqual([true, [8, 8, 7, 8, 5]])
    const poor = table({ seats: [{ pool: 8, ...justicar }, { pool: 8 }, { pool: 7 }, { pool: 6 }, { pool: 5 }] })
    expect([poor.refused(Ann, 'play:P1::A1'), poor.why(Ann, 'play', 'P1')]).toEqual([
      'illegal-option',
      ['no-target', 'TARGET-01'],
    ])
  })
})

describe('Parity Shift', () => {
  const scene = (seats: number[]) => {
    const [ann, ...others] = seats
    const t = table({
      seats: [
        { pool: ann!, ready: [titled('prince', 'A1')], hand: [heldAs('parity-shift', 'P1')] },
        ...others.map(pool => ({ pool })),
      ],
    })
    t.answer(Ann, 'play:P1::A1')
    return t.allPass(() => t.can(Ann, 'choose'))
  }
  it('parity-shift#3: what becomes of pools in the meantime changes nothing of the terms', () => {
    const t = scene([8, 12, 8, 8, 8])
    t.choose(Ann, [Ben])
    t.choose(Ann, { [Ann]: 1, [Cal]: 2 })
    t.allPass(() => t.window() === 'polling')
    // By now Ben has less than Ann.
    t.effect(Ben, [{ op: 'counters', from: { pool: 'you' }, to: 'bank', amount: 8, why: 'effect' }])
    carried(t)
    expect(pools(t)).toEqual([9, 1, 10, 8, 8])
  })

  it('parity-shift#1: who is given pool by it may save with that who has given it', () => {
    const t = table({
      seats: [
        { pool: 2, ready: [titled('prince', 'A1')], hand: [heldAs('parity-shift', 'P1')] },
        { pool: 3 },
        { pool: 1, hand: [heldAs('life-boon', 'L1')] },
        { pool: 8 },
      ],
    })
    t.answer(Ann, 'play:P1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [Ben])
    t.choose(Ann, { [Ann]: 1, [Cal]: 2 })
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    t.allPass(() => t.window() === 'ousting')
    t.reach(Cal, 'play:L1:', { whom: [Ben] })
    t.allPass(() => t.state.frames.at(-1)?.kind === 'choice')
    t.answer(Cal, 'choose', { pick: 2 })
    t.allPass()
    expect([pools(t), out(t), t.state.seats.map(seat => seat.victoryPoints)]).toEqual([[3, 2, 1, 8], [], [0, 0, 0, 0]])
  })

  it('an oust by it comes with the pool it gives: who falls has given, and nobody falls who is given something', () => {
    const t = scene([1, 3, 1, 8, 8])
    t.choose(Ann, [Ben])
    t.choose(Ann, { [Ann]: 2, [Cal]: 1 })
    carried(t)
    expect([pools(t), out(t), t.state.seats[Ann]!.victoryPoints]).toEqual([[9, 0, 2, 8, 8], [Ben], 1])
  })
})

describe('Eat the Rich', () => {
  const scene = (b1: object = { title: 'primogen' }, edge: number = Ben) => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1', { sect: 'Anarch' }), v('A2')], hand: [K1('eat-the-rich')], edge: edge === Ann },
        { pool: 20, ready: [v('B1', b1)], edge: edge === Ben },
        { pool: 20, ready: [v('C1')] },
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.state.frames.at(-1)?.kind === 'choice')
    return t
  }
  it.each([
    [{ title: 'primogen' }, 16],
    [{}, 19],
  ])('each that is chosen burns 1 pool, and 3 more with a ready titled vampire: %j', (b1, pool) => {
    const t = scene(b1)
    t.choose(Ann, [Ben, Cal])
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal), t.pool(Ann)]).toEqual([pool, 19, 20])
  })
  it.each([
    ['prince', 1, 0],
    ['primogen', 0, 0],
    ['priscus', 0, 0],
  ])('a %s has %i votes and %i ballots in it', (title, votes, ballots) => {
    const t = scene({ title, city: title === 'prince' ? 'Rome' : undefined })
    t.choose(Ann, [Cal])
    t.allPass(() => t.window() === 'polling')
    expect([t.stat('B1', 'votes'), t.stat('B1', 'ballots')]).toEqual([votes, ballots])
  })
  it('the Edge is worth 2 votes', () => {
    const t = scene({}, Ben)
    t.choose(Ann, [Cal])
    t.allPass(() => t.window() === 'polling')
    t.reach(Ben, 'vote:edge', { side: ['against'] })
    expect(t.happened('votes-cast').at(-1)).toMatchObject({ source: 'edge', votes: 2 })
  })
  it('one at least; by an Anarch', () => {
    const t = scene()
    expect(t.refused(Ann, 'choose', { pick: [] })).toBe('illegal-args')
    expect(table({ seats: [{ ready: [v('A1')], hand: [K1('eat-the-rich')] }, {}] }).can(Ann, 'play:K1::A1')).toBe(false)
  })
})

describe('Revolutionary Council', () => {
  const baron = v('A1', { title: 'baron', city: 'Rome' })
  const scene = (a1 = baron) =>
    table({
      seats: [
        {
          pool: 20,
          ready: [
            a1,
            v('A2', { sect: 'Anarch' }),
            v('A3', { sect: 'Anarch' }),
            v('A4'),
            v('A5', { sect: 'Anarch' }, { locked: true }),
          ],
          hand: [K1('revolutionary-council')],
        },
        {
          pool: 20,
          ready: [v('B1', {}, { attachments: [{ card: 'sport-bike', as: 'E1' }] }), { card: 'the-barrens', as: 'L1' }],
        },
        { pool: 20 },
      ],
    })
  const call = (t: Table, them: string[], things: string[], terms: Record<string, number> | null) => {
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, them.map(t.id))
    t.choose(Ann, things.map(t.id))
    if (terms) t.choose(Ann, terms)
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    t.allPass()
    return t
  }
  it('each Anarch that is chosen is worth 2 points, of pool, and of locations and equipment', () => {
    const t = call(scene(), ['A2', 'A3'], ['E1', 'L1'], { 1: 1, 2: 1 })
    expect([t.locked('A2'), t.locked('A3'), t.inAsh(Ben, 'E1'), t.inAsh(Ben, 'L1'), t.pool(Ben), t.pool(Cal)]).toEqual([
      true,
      true,
      true,
      true,
      19,
      19,
    ])
  })
  it('all on cards, or all on Methuselahs', () => {
    const cards = call(scene(), ['A2'], ['E1', 'L1'], null)
    expect([cards.inAsh(Ben, 'E1'), cards.inAsh(Ben, 'L1'), cards.pool(Ben)]).toEqual([true, true, 20])
    expect(call(scene(), ['A2'], [], { 1: 2 }).pool(Ben)).toBe(18)
  })
  it('a card may take more points than one: none need be left for a Methuselah', () => {
    const t = call(scene(), ['A2', 'A3'], ['E1'], { 1: 1 })
    expect([t.inAsh(Ben, 'E1'), t.inAsh(Ben, 'L1'), t.pool(Ben)]).toEqual([true, false, 19])
    const all = call(scene(), ['A2'], ['E1'], {})
    // None is chosen, so that all points are for Methuselahs.
    const t0 = scene()
    t0.answer(Ann, 'play:K1::A1')
    t0.allPass(() => t0.state.frames.at(-1)?.kind === 'choice')
    t0.choose(Ann, [t0.id('A2')])
    t0.choose(Ann, [])
    expect(t0.refused(Ann, 'choose', { pick: { 1: 1 } })).toBe('illegal-args')
    expect([all.inAsh(Ben, 'E1'), all.locked('A2'), pools(all)]).toEqual([true, true, [20, 20, 20]])
  })
  it("ready unlocked Anarchs of one's own, and no more cards than points", () => {
    const t = scene()
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.state.frames.at(-1)?.kind === 'choice')
    for (const other of ['A4', 'A5', 'A1'])
      expect(t.refused(Ann, 'choose', { pick: [t.id(other)] })).toBe('illegal-args')
    t.choose(Ann, [t.id('A2')])
    expect(t.refused(Ann, 'choose', { pick: ['E1', 'L1', 'B1'].map(t.id) })).toBe('illegal-args')
  })
  it('by a baron', () => expect(scene(v('A1', { sect: 'Anarch' })).can(Ann, 'play:K1::A1')).toBe(false))
  it('nothing of one that fails', () => {
    const t = scene()
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, [t.id('A2')])
    t.choose(Ann, [t.id('E1')])
    t.choose(Ann, { 1: 1 })
    t.allPass()
    expect([t.locked('A2'), t.inAsh(Ben, 'E1'), t.pool(Ben)]).toEqual([false, false, 20])
  })
})

describe('points', () => {
  const council = (ben: object = {}) => {
    const t = table({
      seats: [
        { pool: 10, ready: [baron('A1'), anarch('A2'), anarch('A3')], hand: [heldAs('revolutionary-council', 'K1')] },
        { pool: 10, ready: [minion('B1')], ...ben },
        { pool: 10 },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, ['A2', 'A3'].map(t.id))
    return t
  }
  it('revolutionary-council#1: chosen with the terms, they count though they are locked by the time of the votes', () => {
    const t = council()
    if (t.option(Ann, 'choose')?.slots?.[0]?.type === 'cards') t.choose(Ann, [])
    t.choose(Ann, { [Ben]: 3, [Cal]: 1 })
    t.allPass(() => t.window() === 'polling')
    t.effect(Ben, [{ op: 'lock', who: 'a' }], { a: 'A2' })
    carried(t)
    expect([t.pool(Ben), t.pool(Cal), t.locked('A3')]).toEqual([7, 9, true])
  })
  it('revolutionary-council#G135-1: more to one than it has pool', () => {
    const t = council({ pool: 2 })
    if (t.option(Ann, 'choose')?.slots?.[0]?.type === 'cards') t.choose(Ann, [])
    t.choose(Ann, { [Ben]: 4 })
    carried(t)
    expect(out(t)).toEqual([Ben])
  })
})

describe("Camarilla's Iron Fist", () => {
  const scene = (pool: number[], a1: object = { title: 'primogen' }) =>
    table({
      seats: pool.map((n, seat) =>
        seat === Ann
          ? {
              pool: n,
              ready: [minion('A1', { generic: { capacity: 9, ...a1 }, blood: 5 }), minion('A2')],
              hand: [{ card: 'camarillas-iron-fist', as: 'K1' }],
            }
          : { pool: n, ready: [minion(`M${seat}`)] },
      ),
    })
  const shared = (pool: number[], who: number, shares: Record<number, number>) => {
    const t = scene(pool)
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [who])
    expect(t.refused(Ann, 'choose', { pick: { [(who + 1) % 3]: 5 } })).toBe('illegal-args')
    expect(t.refused(Ann, 'choose', { pick: { [who]: 2, [(who + 1) % 3]: 3 } })).toBe('illegal-args')
    t.choose(Ann, shares)
    return carried(t)
  }
  it('camarillas-iron-fist#1: two others or more burn five, nobody all five, nor who was chosen, who gains one', () => {
    const t = shared([20, 20, 20, 20], Ben, { [Ann]: 2, [Cal]: 3 })
    expect([pools(t), t.blood('A1')]).toEqual([[18, 21, 17, 20], 4])
  })
  it('camarillas-iron-fist#G158-1: not with one opponent left; by a titled vampire of the Camarilla', () => {
    expect([scene([20, 20]).can(Ann, 'play:K1::A1'), scene([20, 20, 20]).can(Ann, 'play:K1::A1')]).toEqual([
      false,
      true,
    ])
    expect(scene([20, 20, 20], { title: 'bishop', sect: 'Sabbat' }).can(Ann, 'play:K1::A1')).toBe(false)
    expect(scene([20, 20, 20], {}).why(Ann, 'play', 'K1')).toEqual(['missing-title', 'REQ-01'])
  })
  it('camarillas-iron-fist#G135-1: more may be given than a pool holds', () => {
    expect(pools(shared([20, 20, 2, 20], Ben, { [Ann]: 1, [Cal]: 4 }))).toEqual([19, 27, 0, 20])
  })
  it('camarillas-iron-fist#G15-1: of several that it ousts each predator has the point, and only who is left the pool', () => {
    const t = shared([20, 20, 2, 2, 20], Ben, { [Cal]: 2, [Dee]: 3 })
    expect([out(t), t.state.seats.map(seat => seat.victoryPoints), t.pool(Ben)]).toEqual([
      [Cal, Dee],
      [0, 1, 1, 0, 0],
      27,
    ])
  })
})
