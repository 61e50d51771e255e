import { describe, expect, it } from 'vitest'
import { setOrders, type Order, type Written } from '../../../shared/rules/index.ts'
import { caseOf, met } from '../../../shared/rules/orders/cases.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'

/** The profile Normal: what is due is done, and nobody is asked where there is nothing to decide. */
type Table = ReturnType<typeof table>
const write = (t: Table, seat: number, written: Partial<Written>): Table => {
  const { state } = setOrders(t.state, seat, { rules: [], ...written })
  return t.edit(draft => void Object.assign(draft, JSON.parse(JSON.stringify(state))))
}
const normal = (t: Table, ...seats: number[]): Table =>
  seats.reduce((now, seat) => write(now, seat, { profile: 'normal' }), t)
const done = (t: Table) => t.happened('order-answered').map(event => ('order' in event ? event.order : ''))
const begin = (ann: object, others: object = {}, more: object = {}) =>
  table({
    seats: [{ ready: [minion('V1')], hand: ['vessel'], ...ann }, { ready: [minion('B1')], ...others }, {}],
    turn: { phase: 'unlock', number: 6 },
    ...more,
  })

describe('what is due in a phase', () => {
  it('is the pool of the Edge and compulsory effects that take nothing of one’s own', () => {
    const t = normal(
      table({
        seats: [
          { pool: 9 },
          { pool: 9 },
          { edge: false },
          { pool: 9, ready: [minion('D1'), { card: 'creeping-sabotage', as: 'S1' }], hand: ['vessel'], edge: true },
          { pool: 9, ready: [minion('E1')] },
        ],
      }),
      3,
    )
    t.endPhasesTo(3, 'master')
    expect([done(t), t.pool(3), t.pool(4)]).toEqual([['due', 'due'], 10, 8])
  })

  it('is not what may be done, nor what must be chosen: those are asked', () => {
    const t = normal(
      table({
        seats: [
          {},
          { pool: 9, ready: [minion('B1', { blood: 2 }), { card: 'uptown-hunting-ground' }], hand: ['vessel'] },
          {},
        ],
      }),
      Ben,
    )
    for (let n = 0; n < 10 && !t.waiting().includes(Ben); n++) t.endPhase(t.waiting()[0]!)
    expect([done(t), t.state.frames[0]]).toMatchObject([[], { seat: Ben, phase: 'unlock' }])
  })

  it('is an only hunt that must come first; of two, the order is one’s own', () => {
    const hungry = (...ready: object[]) => {
      const t = normal(begin({ ready }), Ann)
      t.endPhasesTo(Ann, 'master')
      t.endPhase(Ann)
      return t
    }
    const one = hungry(minion('V1', { blood: 0 }), minion('V2'))
    expect([done(one), one.happened('action-announced')]).toMatchObject([
      ['due'],
      [{ action: 'hunt', minion: { id: one.id('V1') } }],
    ])
    const two = hungry(minion('V1', { blood: 0 }), minion('V2', { blood: 0 }))
    expect([done(two), two.waiting()]).toEqual([[], [Ann]])
  })

  it('is to bring out who is full, but not what another has: a contest is not begun by order', () => {
    const full = (ben: object) => {
      const t = table({
        seats: [
          {
            pool: 20,
            ready: [minion('V1')],
            uncontrolled: [
              { card: 'ryan', blood: 10, as: 'U1' },
              { generic: { capacity: 9 }, as: 'U2' },
            ],
          },
          ben,
          {},
        ],
        turn: { phase: 'minion', number: 6 },
      })
      normal(t, Ann)
      t.endPhase(Ann)
      return t
    }
    const free = full({})
    expect([done(free), free.happened('brought-out').length, free.waiting(), free.pool(Ann)]).toEqual([
      ['due'],
      1,
      [Ann],
      20,
    ])
    const rival = full({ ready: [{ card: 'ryan' }] })
    expect([done(rival), rival.has('brought-out'), rival.waiting()]).toEqual([[], false, [Ann]])
    rival.answer(Ann, 'invest:U2', { amount: 4 })
    expect([done(rival), rival.has('brought-out'), rival.has('contested')]).toEqual([['transfers-spent'], false, false])
  })

  it('leaves nothing done where nothing is due, and asks', () => {
    const always: Order = {
      id: 'always',
      when: { ask: ['ask-unlock', 'ask-master', 'ask-minion', 'ask-influence', 'ask-discard'] },
      do: 'due',
    }
    const t = write(begin({}), Ann, { rules: [always] })
    t.endPhasesTo(Ann, 'minion')
    expect([done(t), t.waiting()]).toEqual([[], [Ann]])
  })
})

describe('after the blocks', () => {
  const bleed = (disciplines: string[], orders: boolean) => {
    const t = table({
      seats: [
        { ready: [minion('V1', { generic: { bleed: 3 } })], hand: ['deflection'] },
        { pool: 9, ready: [minion('B1', { generic: { disciplines }, locked: true, blood: 3 })], hand: ['deflection'] },
        {},
      ],
    })
    if (orders) normal(t, Ben)
    t.answer(Ann, 'bleed:V1')
    t.allPass(() => t.window() !== 'blocks')
    return t
  }

  it('only who could answer with more than a wake is concerned: woken or not, by the cards the decks can hold', () => {
    const is = (t: Table) => met({ action: { answerable: true } }, caseOf(t.state, t.state.frames.at(-1)!, Ben))
    const asked = [[], ['DOM'], ['AUS'], ['CEL']].map(disciplines => bleed(disciplines, false))
    expect(asked.map(t => [t.window(), t.asked().includes(Ben), is(t)])).toEqual([
      ['declined', true, false],
      ['declined', true, true],
      ['declined', true, true],
      ['declined', true, false],
    ])
  })

  it('and the others pass by order', () => {
    const alone = bleed([], true),
      able = bleed(['DOM'], true)
    expect([alone.window(), alone.pool(Ben), able.window(), able.waiting(), able.pool(Ben)]).toEqual([
      undefined,
      6,
      'declined',
      [Ben],
      9,
    ])
    expect(alone.happened('order-followed').at(-1)).toMatchObject({ seat: Ben, order: 'nothing-to-answer-with' })
  })
})

describe('a referendum that touches me', () => {
  const polled = (ben: object, tally = 1) => {
    const t = table({
      seats: [
        {
          ready: [{ generic: { title: tally > 1 ? 'justicar' : 'primogen' }, as: 'V1' }],
          hand: [{ card: 'kine-resources-contested', as: 'K1' }, 'vessel'],
        },
        { ...ben, hand: ['kine-resources-contested'] },
        {},
        {},
        {},
      ],
    })
    normal(t, Ben)
    t.answer(Ann, 'play:K1::V1')
    t.allPass(() => t.state.frames.some(frame => frame.kind === 'choice'))
    t.choose(Ann, { [Ben]: 3, 3: 1 })
    t.allPass(() => t.window() === 'polling')
    return t
  }

  it('is asked about while there are votes to cast, and without any only if it is close to passing', () => {
    const able = polled({ ready: [{ generic: { title: 'prince' }, as: 'B1' }] })
    expect([able.asked().includes(Ben), able.waiting().includes(Ben)]).toEqual([true, true])
    const without = polled({ ready: [minion('B1')] })
    expect([without.asked().includes(Ben), without.waiting().includes(Ben)]).toEqual([true, false])
    without.answer(Ann, 'vote:title:V1', { side: ['for'] })
    expect(without.waiting().includes(Ben)).toBe(true)
    const lost = polled({ ready: [minion('B1')] }, 3)
    lost.answer(Ann, 'vote:title:V1', { side: ['for'] })
    expect(lost.waiting().includes(Ben)).toBe(false)
  })

  it('is asked about where it is mine as long as it would fail, and again when somebody votes against', () => {
    const t = table({
      seats: [
        {
          ready: [
            { generic: { title: 'primogen' }, as: 'V1' },
            { generic: { title: 'prince' }, as: 'V2' },
          ],
          hand: [{ card: 'kine-resources-contested', as: 'K1' }],
        },
        { ready: [{ generic: { title: 'primogen' }, as: 'B1' }] },
        {},
        {},
        {},
      ],
    })
    normal(t, Ann)
    t.answer(Ann, 'play:K1::V1')
    t.allPass(() => t.state.frames.some(frame => frame.kind === 'choice'))
    t.choose(Ann, { [Ben]: 3, 3: 1 })
    t.allPass(() => t.window() === 'polling')
    expect([t.waiting().includes(Ann), t.has('votes-cast')]).toEqual([true, false])
    t.answer(Ann, 'vote:title:V1', { side: ['for'] })
    expect(t.waiting()).not.toContain(Ann)
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    expect(t.waiting()).toContain(Ann)
  })
})
