import { describe, expect, it } from 'vitest'
import { isOver, onwards } from '../support/duel.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { K, K1, attacked, fought, lastingPress, v } from './scene.ts'

describe('Rowena', () => {
  it('prevents 1 damage each round that is not aggravated', () => {
    const t = table({
      seats: [{ ready: [{ card: 'rowena', as: 'V1' }, v('A2')] }, { ready: [v('B1', { strength: 2, capacity: 9 })] }],
    })
    attacked(t, 'V1', 'B1')
    lastingPress(t, Ann, 'V1')
    onwards(t, () => t.can(Ann, 'use:V1:prevent'))
    t.answer(Ann, 'use:V1:prevent')
    expect(t.can(Ann, 'use:V1:prevent')).toBe(false)
    onwards(t, () => t.can(Ann, 'press:V1'))
    expect(t.blood('V1')).toBe(6)
    t.answer(Ann, 'press:V1')
    onwards(t, () => t.can(Ann, 'use:V1:prevent') || isOver(t))
    expect(t.can(Ann, 'use:V1:prevent')).toBe(true)
  })
  it('rowena#G33-1: no aggravated damage', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'rowena', as: 'V1' }, v('A2')] },
        { ready: [v('B1', {}, { attachments: [{ card: 'ivory-bow', as: 'E1' }] })] },
      ],
    })
    attacked(t, 'V1', 'B1')
    onwards(t, () => t.can(Ben, 'strike:B1:E1:shot'))
    t.answer(Ben, 'strike:B1:E1:shot')
    let offered = false
    onwards(t, () => isOver(t) || (offered ||= t.can(Ann, 'use:V1:prevent')))
    expect([offered, t.inTorpor('V1')]).toEqual([false, true])
  })
  it.each([
    ['double-deuce', true],
    ['mylan-horseed', false],
  ])('strikes: combat ends, against %s: %s', (ally, able) => {
    const t = table({
      seats: [
        { ready: [{ card: 'rowena', as: 'V1' }, v('A2')], hand: ['villein'] },
        { ready: [{ card: ally, as: 'B1' }] },
      ],
    })
    attacked(t, 'V1', 'B1')
    onwards(t, () => t.can(Ann, 'strike:V1:V1:end') || isOver(t))
    expect(t.can(Ann, 'strike:V1:V1:end')).toBe(able)
    if (!able) return
    t.answer(Ann, 'strike:V1:V1:end')
    fought(t)
    expect(t.happened('damaged')).toEqual([])
  })
})

describe('Ragnar Nordstrom', () => {
  it('cards that require Protean cost him 1 blood less', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'ragnar-nordstrom', as: 'A1' }, v('A2')], hand: [K1('body-flare')] },
        { ready: [v('B1')] },
      ],
    })
    attacked(t, 'A1', 'B1')
    onwards(t, () => t.can(Ann, 'play:K1:PRO:A1'))
    t.answer(Ann, 'play:K1:PRO:A1')
    expect(t.happened('counters').filter(event => 'why' in event && event.why === 'cost')).toMatchObject([
      { amount: 1 },
    ])
  })
  it('others do not', () => {
    const t = table({
      seats: [{ ready: [{ card: 'ragnar-nordstrom', as: 'A1' }, v('A2')], hand: [K1('freak-drive')] }, {}],
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'resolved')
    t.answer(Ann, 'play:K1:for:A1')
    t.allPass()
    expect(t.blood('A1')).toBe(7)
  })
  it.each([
    [{ capacity: 7 }, 2],
    [{ capacity: 8 }, 1],
    [{ type: 'ally', life: 3 }, 2],
  ])('strength against %j: %i', (b1, strength) => {
    const t = table({ seats: [{ ready: [{ card: 'ragnar-nordstrom', as: 'V1' }, v('A2')] }, { ready: [v('B1', b1)] }] })
    const before = t.blood('B1')
    expect(t.stat('V1', 'strength')).toBe(1)
    fought(attacked(t, 'V1', 'B1') && t)
    expect(before - t.blood('B1')).toBe(strength)
  })
})

describe('Neserian', () => {
  it.each([
    [[], 0, 0],
    [[{ card: 'the-barrens' }], 1, 1],
  ])('with these locations of his Methuselah: %j', (own, bleed, votes) => {
    const t = table({
      seats: [{ ready: [{ card: 'neserian', as: 'V1' }, ...own] }, { ready: [{ card: 'elder-library' }] }],
    })
    expect([t.stat('V1', 'bleed'), t.stat('V1', 'votes')]).toEqual([bleed, votes])
  })
})

describe('Nonu Dis', () => {
  const scene = () =>
    table({
      seats: [
        {
          ready: [
            { card: 'nonu-dis', as: 'V1', blood: 1 },
            v('A2', { clan: 'Ministry' }, { blood: 1 }),
            v('A3', {}, { blood: 1 }),
          ],
          hand: K('tribute-to-the-master'),
        },
        {},
      ],
      turn: { phase: 'master', masterActions: 2 },
    })
  it('after a master card: 1 blood for a ready Ministry', () => {
    const t = scene()
    expect(t.can(Ann, 'use:V1:feed')).toBe(false)
    t.answer(Ann, 'play:K1:')
    expect(t.option(Ann, 'use:V1:feed')?.slots).toMatchObject([
      { candidates: expect.arrayContaining([t.id('V1'), t.id('A2')]) as number[] },
    ])
    t.answer(Ann, 'use:V1:feed', { v: [t.id('A2')] })
    expect(t.blood('A2')).toBe(1)
  })
  it('nonu-dis#1: once a master phase', () => {
    const t = scene()
    t.answer(Ann, 'play:K1:')
    t.answer(Ann, 'use:V1:feed', { v: [t.id('A2')] })
    t.answer(Ann, 'play:K2:')
    expect(t.can(Ann, 'use:V1:feed')).toBe(false)
  })
  it('+1 bleed', () => expect(scene().stat('V1', 'bleed')).toBe(2))
  it('not in torpor', () => {
    const t = table({
      seats: [
        {
          torpor: [{ card: 'nonu-dis', as: 'V1' }],
          ready: [v('A2', { clan: 'Ministry' })],
          hand: K('tribute-to-the-master'),
        },
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:K1:')
    expect(t.can(Ann, 'use:V1:feed')).toBe(false)
  })
})

describe('Faruq Abd al-Qadir', () => {
  const scene = (counters: object) => {
    const t = table({
      seats: [
        { ready: [{ card: 'faruq-abd-al-qadir', as: 'F1' }, v('A2')] },
        {
          ready: [v('B1', { capacity: 9, disciplines: ['PRE'] }, { counters })],
          hand: [{ card: 'majesty', as: 'H1' }],
        },
      ],
    })
    attacked(t, 'F1', 'B1')
    return onwards(t, () => t.can(Ben, 'strike:B1:hand') || isOver(t))
  }
  it.each([
    ['corruption@0', false],
    ['corruption@1', true],
  ])('a minion with a counter %s may end the combat against him: %s', (counter, may) => {
    const t = scene({ [counter]: 1 })
    expect(t.can(Ben, 'play:H1:PRE:B1')).toBe(may)
  })
  it('+1 strength', () => expect(scene({}).stat('F1', 'strength')).toBe(2))
})

it.each([
  [[], 1],
  [['ivory-bow'], 2],
  [['ivory-bow', 'heart-of-nizchetus', 'laptop-computer'], 4],
])('Hesha Ruhadze of group 6 with %j bleeds for %i: 1 more for each unique equipment', (borne, bleed) => {
  const t = table({
    seats: [
      { ready: [{ card: 'hesha-ruhadze-6', as: 'H1', attachments: borne.map(card => ({ card })) }] },
      { ready: [v('B1', {}, { attachments: [{ card: 'sport-bike' }] })] },
    ],
  })
  expect(t.stat('H1', 'bleed')).toBe(bleed)
})

describe('a vampire without a text', () => {
  it('plays as printed', () => {
    const t = table({
      seats: [
        {
          ready: [
            'marcel',
            'milton-fox',
            'whisper',
            'susie-kano',
            'prentis-derby',
            'doctor-morocco',
            'aluc-romas-de-leon',
          ].map((card, i) => ({ card, as: `V${i + 1}` })),
        },
        { pool: 20 },
        { ready: [v('C1')] },
      ],
    })
    expect([1, 2, 3, 4, 5, 6, 7].map(n => t.blood(`V${n}`))).toEqual([4, 3, 5, 3, 4, 5, 5])
    t.answer(Ann, 'bleed:V1')
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([19, t.pool(Cal)])
  })
})
