import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../support/table.ts'

const K1 = { card: 'kine-resources-contested', as: 'K1' }, N1 = { card: 'ancilla-empowerment', as: 'N1' }
const ally = (as: string) => ({ generic: { type: 'ally' as const }, as })
type Seats = Parameters<typeof table>[0]['seats']

/** A1 of Ann calls the referendum; nobody blocks it. */
const called = (card: 'K1' | 'N1', seats: Seats) => {
  const t = table({ seats })
  t.answer(Ann, `play:${card}::A1`)
  return t.allPass(() => t.window() === 'polling')
}
const carried = (t: ReturnType<typeof table>) => {
  t.allPass(() => t.window() === 'polling')
  t.answer(Ann, 'vote:called', { side: ['for'] })
  return t.allPass()
}
const pools = (t: ReturnType<typeof table>) => t.state.seats.map(seat => seat.pool)

describe('Kine Resources Contested', () => {
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
    const t = table({ seats: [{ ready: [minion('A1'), ally('A2')], hand: [K1] }, { ready: [minion('V5')] }, {}, {}, { ready: [minion('V8')] }] })
    expect(t.refused(Ann, 'play:K1::A2')).toBe('illegal-option')
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [], stealth: 1 }])
    t.reach(Ben, 'block:V5')
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 1, intercept: 0 }])
    expect(t.can(Eve, 'block:V8')).toBe(true)
  })

  it.each<[string, Record<string, number>]>([
    ['four points to one', { 1: 4 }], ['three points', { 1: 2, 2: 1 }], ['five points', { 1: 3, 2: 2 }], ['halves', { 1: 3.5, 2: 0.5 }],
    ['points below nought', { 1: 5, 2: -1 }], ['nothing to the second', { 1: 4, 2: 0 }], ['a seat that is not there', { 1: 3, 5: 1 }], ['nobody', {}],
  ])('CARD-KINERESOURCESCONTESTED-01: %s is refused, and asked for again', (_, points) => {
    const t = scene()
    expect([t.refused(Ann, 'choose', { pick: points }), t.waiting()]).toEqual(['illegal-args', [Ann]])
  })

  it('CARD-KINERESOURCESCONTESTED-01: the caller may be one of them, and must be with two left', () => {
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
    expect([t.happened('referendum-tallied')[0], t.pool(Ben), t.inAsh(Ann, 'K1')]).toMatchObject([{ for: 1, against: 2, passed: false }, 10, true])
  })

  it('who has less burns what is there; several fall together', () => {
    const t = scene({}, [{ pool: 2 }, { pool: 1 }, { pool: 10 }, { pool: 10 }])
    t.choose(Ann, { [Ben]: 3, [Cal]: 1 })
    carried(t)
    expect([t.happened('ousted'), t.state.seats.map(seat => seat.victoryPoints), pools(t)])
      .toMatchObject([[{ seat: Ben, predator: Ann }, { seat: Cal, predator: Ben }], [1, 1, 0, 0, 0], [16, 0, 0, 10, 10]])
  })
})

describe('Ancilla Empowerment', () => {
  it('CARD-ANCILLAEMPOWERMENT-01: each Methuselah burns a pool for each minion, allies and vampires in torpor included', () => {
    const t = called('N1', [
      { pool: 10, ready: [minion('A1'), minion('A2')], torpor: [minion('A3')], hand: [N1], uncontrolled: [minion('U1')] },
      { pool: 8, ready: [ally('B1'), ally('B2')] }, { pool: 10 }, { pool: 10, ready: [{ card: 'information-highway' }, minion('D1', { locked: true })] }, { pool: 10 },
    ])
    carried(t)
    expect([pools(t), t.inAsh(Ann, 'N1')]).toEqual([[7, 6, 10, 9, 10], true])
  })

  it('CARD-ANCILLAEMPOWERMENT-02: several fall together; each predator has the point, only who is left the pool', () => {
    const t = called('N1', [
      { pool: 10, ready: [minion('A1'), minion('A2')], hand: [N1] }, { pool: 1, ready: [minion('B1'), minion('B2')] }, { pool: 1, ready: [minion('C1')] },
      { pool: 10 }, { pool: 10 },
    ])
    carried(t)
    expect([t.state.seats.map(seat => seat.victoryPoints), pools(t)]).toEqual([[1, 1, 0, 0, 0], [14, 0, 0, 10, 10]])
    expect(t.happened('ousted')).toMatchObject([{ seat: Ben, predator: Ann }, { seat: Cal, predator: Ben }])
  })

  it('has no terms; one that fails burns nothing', () => {
    const t = called('N1', [{ pool: 10, ready: [minion('A1')], hand: [N1] }, { pool: 10, ready: [minion('B1')] }, {}, {}, {}])
    expect([t.window(), t.has('chosen')]).toEqual(['polling', false])
    t.allPass()
    expect([t.happened('referendum-tallied')[0], pools(t).slice(0, 2)]).toMatchObject([{ for: 0, against: 0, passed: false }, [10, 10]])
  })
})
