import { describe, expect, it } from 'vitest'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

const dom = (as: string, more: object = {}) => minion(as, { generic: { disciplines: ['dom'] }, ...more })
const C1 = { card: 'conditioning', as: 'C1' },
  D1 = { card: 'deflection', as: 'D1' },
  D2 = { card: 'deflection', as: 'D2' }

describe('questions about bleeds', () => {
  it('FAQ-01: an increase is played after the announcement, once the as-announced window is over', () => {
    const t = table({
      seats: [
        { ready: [dom('A1'), { card: 'the-barrens', as: 'L1' }], hand: [C1] },
        { pool: 10, ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    expect([t.refused(Ann, 'play:C1:dom:A1'), t.refused(Ann, 'bleed:A1', { card: [t.id('C1')] })]).toEqual([
      'illegal-option',
      'illegal-args',
    ])
    t.answer(Ann, 'bleed:A1')
    expect([t.window(), t.refused(Ann, 'play:C1:dom:A1'), t.inHand(Ann, 'C1')]).toEqual([
      'announced',
      'illegal-option',
      true,
    ])
    t.pass(Ann)
    expect(t.window()).toBe('blocks')
    t.reach(Ann, 'play:C1:dom:A1')
    expect(t.stat('A1', 'bleed')).toBe(3)
  })

  it('FAQ-01: a plan sent with the announcement is not one command: it is played in its own window', () => {
    const t = table({
      seats: [{ ready: [dom('A1')], hand: [C1] }, { pool: 10, ready: [minion('B1')], hand: [D1] }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:A1', undefined, {
      then: [{ window: 'blocks', when: 'unchanged', do: { optionId: `play:${t.id('C1')}:dom:${t.id('A1')}` } }],
    })
    const keys = t.log.map(event => event.key)
    expect(keys.indexOf('card-played')).toBeGreaterThan(keys.indexOf('action-announced'))
  })

  it('FAQ-02: an increase may follow the refusal to block, until everybody has passed; then the impulse is the acting Methuselah’s again', () => {
    const t = table({
      seats: [
        { ready: [dom('A1', { blood: 3 }), minion('A2')], hand: [C1] },
        { pool: 10, ready: [dom('B1')], hand: [D1] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'declined')
    expect(t.can(Ben, 'block:B1')).toBe(false)
    t.answer(Ann, 'play:C1:dom:A1')
    expect([t.stat('A1', 'bleed'), t.blood('A1'), t.window(), t.order().slice(0, 2)]).toEqual([
      3,
      2,
      'declined',
      [Ann, Ben],
    ])
    t.allPass()
    expect(t.pool(Ben)).toBe(7)
    expect(t.refused(Ann, 'play:C1:dom:A1')).toBe('illegal-option')
  })

  it.each([['blocks'], ['declined']])('FAQ-03: a bleed is reduced whenever the announcement is over: %s', window => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { bleed: 3 } })] },
        { pool: 10, ready: [{ card: 'mosfair', as: 'B1' }, minion('B2')], hand: [{ card: 'truth-in-ink', as: 'R1' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === window)
    expect(t.can(Ben, 'block:B2')).toBe(window === 'blocks')
    t.reach(Ben, 'play:R1::B1')
    if (window === 'blocks') expect([t.stat('A1', 'bleed'), t.can(Ben, 'block:B2')]).toEqual([1, true])
    t.allPass()
    expect([t.happened('modified'), t.happened('bled'), t.pool(Ben)]).toMatchObject([
      [{ stat: 'bleed', delta: -2 }],
      [{ amount: 1 }],
      9,
    ])
  })

  it('FAQ-03: not while it is being announced', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), { card: 'ennoias-theater', as: 'L1' }], hand: ['fame'] },
        {
          pool: 10,
          ready: [
            { card: 'mosfair', as: 'B1' },
            { card: 'the-barrens', as: 'L2', owner: Ben },
          ],
          hand: [{ card: 'truth-in-ink', as: 'R1' }],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    expect(t.window()).toBe('announced')
    if (!t.waiting().includes(Ben)) t.pass(Ann)
    expect([t.window(), t.refused(Ben, 'play:R1::B1')]).toEqual(['announced', 'illegal-option'])
  })

  const deflecting = (ann: object = {}) =>
    table({
      seats: [
        { ready: [dom('A1')], ...ann },
        { pool: 10, ready: [dom('B1', { blood: 3 }), minion('B2')], hand: [D1] },
        { pool: 10, ready: [dom('C2')], hand: [D2] },
        { pool: 10 },
        { pool: 10, ready: [minion('E1')] },
      ],
    })

  it('FAQ-04: no redirect before blocks are declined', () => {
    const t = deflecting()
    t.answer(Ann, 'bleed:A1')
    if (!t.waiting().includes(Ben)) t.pass(Ann)
    expect([t.window(), t.refused(Ben, 'play:D1:dom:B1'), t.why(Ben, 'play', 'D1')]).toEqual([
      'blocks',
      'illegal-option',
      ['wrong-window', 'PLAY-01'],
    ])
  })

  it.each([[false], [true]])(
    'FAQ-04: before the redirect the acting side has another chance to increase; taken: %s',
    raises => {
      const t = deflecting({ hand: [C1] })
      t.answer(Ann, 'bleed:A1')
      t.allPass(() => t.window() === 'declined')
      // To decline and to redirect are two questions, and the acting Methuselah comes between them.
      expect(t.order()[0]).toBe(Ann)
      if (raises) t.answer(Ann, 'play:C1:dom:A1')
      t.reach(Ben, 'play:D1:dom:B1', { to: [Cal] })
      t.allPass(() => t.waiting().includes(Cal) && t.window() === 'blocks')
      expect([t.can(Cal, 'block:C2'), t.can(Ben, 'block:B2'), t.can(Eve, 'block:E1')]).toEqual([true, false, false])
      t.allPass(() => t.window() === 'declined')
      t.reach(Cal, 'play:D2:dom:C2', { to: [Dee] })
      t.allPass()
      expect([t.pool(Ben), t.pool(Cal), t.pool(Dee)]).toEqual([10, 10, raises ? 7 : 9])
    },
  )

  it('FAQ-06: come back to who sent it away, it may be blocked there', () => {
    const t = table({
      seats: [
        { ready: [dom('A1'), minion('A2')] },
        { pool: 10, ready: [dom('B1'), minion('B2')], hand: [D1] },
        { pool: 10, ready: [dom('C2')], hand: [D2] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'declined')
    t.reach(Ben, 'play:D1:dom:B1', { to: [Cal] })
    t.allPass(() => t.window() === 'declined')
    t.reach(Cal, 'play:D2:dom:C2', { to: [Ben] })
    t.reach(Ben, 'block:B2')
    t.allPass()
    expect([t.has('blocked'), t.locked('B2'), t.pool(Ben), t.pool(Cal)]).toEqual([true, true, 10, 10])
  })
})

describe('other questions', () => {
  it('FAQ-08: a full vampire may hunt, and what is too much drains off', () => {
    const t = table({ seats: [{ ready: [minion('A1', { blood: 5 }), minion('A2')] }, {}, {}, {}, {}] })
    t.answer(Ann, 'hunt:A1')
    t.allPass()
    expect([t.blood('A1'), t.locked('A1'), t.happened('action-ended')]).toMatchObject([
      5,
      true,
      [{ action: 'hunt', outcome: 'successful' }],
    ])
    expect(t.happened('counters')).toMatchObject([
      { why: 'hunt', amount: 1 },
      { why: 'drain', amount: 1 },
    ])
  })

  it.each(['enchant-kindred', 'govern-the-unaligned'])(
    'FAQ-09: the stealth of an action card starts its own action and adds to no other: %s',
    card => {
      const t = table({
        seats: [
          {
            ready: [minion('A1', { generic: { disciplines: ['PRE', 'DOM'] } })],
            hand: [
              { card, as: 'X1' },
              { card: 'lost-in-crowds', as: 'L1' },
            ],
          },
          { ready: [minion('B1')] },
          {},
          {},
          listening('E1'),
        ],
      })
      t.answer(Ann, 'bleed:A1')
      t.reach(Ben, 'block:B1')
      for (const level of ['pre', 'PRE', 'dom', 'DOM']) expect(t.refused(Ann, `play:X1:${level}:A1`)).not.toBe('')
      expect([t.stat('A1', 'stealth'), t.inHand(Ann, 'X1'), t.why(Ann, 'play', 'X1')]).toEqual([
        0,
        true,
        ['action-under-way', 'MIN-04'],
      ])
    },
  )
})
