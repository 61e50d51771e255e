import { describe, expect, it } from 'vitest'
import { burnBlood } from '../../../shared/cards/makers.ts'
import { facts } from '../../../shared/rules/reads/queries.ts'
import { isOver, onwards, play } from '../../support/duel.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { attacked, K, type Table, v } from '../scene.ts'
import { stands } from '../vampires.ts'

const V1 = (card: string, more: object = {}) => ({ card, as: 'V1', ...more })
const paid = (t: Table) => t.happened('counters').filter(event => 'why' in event && event.why === 'cost')

describe('what a vampire has in torpor, too', () => {
  const leaves = (card: string, b1: object = {}) => {
    const t = table({
      seats: [
        { ready: [minion('A2')], torpor: [{ card, as: 'A1', blood: 4 }] },
        { ready: [minion('B1', b1), minion('B2')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 3, on: 'b', until: 'game' }], { b: 'B1' })
    t.answer(Ann, 'leave-torpor:A1')
    play(t, Ben, 'block:B1')
    return t
  }
  it('sergio-bueno#G107-1: who has a corruption counter of his Methuselah pays for an attempt to block him', () => {
    const t = leaves('sergio-bueno', { blood: 3, counters: { 'corruption@0': 1 } })
    expect([t.blood('B1'), t.happened('block-declared').length]).toEqual([2, 1])
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

describe('vampires with a text', () => {
  describe('Sergio Bueno', () => {
    const scene = (b1: object, seat = 0) => {
      const t = table({
        seats: [
          { ready: [V1('sergio-bueno'), v('A2')] },
          { ready: [v('B1', {}, { ...b1, counters: { [`corruption@${seat}`]: 1 } }), v('B2')] },
        ],
      })
      t.answer(Ann, 'bleed:V1')
      return t
    }
    it('a minion with a corruption counter of his Methuselah burns 1 blood to attempt to block him', () => {
      const t = scene({ blood: 3 })
      t.answer(Ben, 'block:B1')
      expect(paid(t)).toMatchObject([{ amount: 1, from: { card: { id: t.id('B1') } } }])
    })
    it('and cannot without', () => {
      const t = scene({ blood: 0 })
      expect([t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([false, true])
    })
    const forced = (b1: object, hand: object[]) => {
      const t = table({
        seats: [
          { ready: [V1('sergio-bueno'), v('A2')] },
          {
            ready: [v('B1', { sect: 'Anarch', disciplines: ['ANI'], capacity: 8 }, b1), v('B2')],
            hand: hand as never,
          },
        ],
      })
      t.answer(Ann, 'bleed:V1')
      return t
    }
    const cursed = { locked: true, counters: { 'corruption@0': 1 } }
    it('one that a card unlocks to attempt it pays as well, or cannot', () => {
      const option = 'play:K1:ANI:B1'
      const t = forced({ ...cursed, blood: 2 }, [{ card: 'sense-the-savage-way', as: 'K1' }])
      t.reach(Ben, option)
      onwards(t, () => t.has('block-declared'))
      expect(paid(t)).toMatchObject([{ amount: 1, from: { card: { id: t.id('B1') } } }])
      const poor = forced({ ...cursed, blood: 0 }, [{ card: 'sense-the-savage-way', as: 'K1' }])
      onwards(poor, () => poor.waiting().includes(Ben))
      expect([poor.window(), poor.can(Ben, option)]).toEqual(['blocks', false])
    })
    it('whose blood has gone before it could pay does not attempt', () => {
      const t = forced({ ...cursed, blood: 1 }, [])
      t.effect(Ben, [burnBlood('b', 1), { op: 'block', by: 'b' }], { b: 'B1' })
      onwards(t, () => t.has('action-ended'))
      expect([t.has('block-declared'), paid(t)]).toEqual([false, []])
    })
    it('the counters of another Methuselah do not matter', () => {
      const t = scene({ blood: 3 }, 1)
      t.answer(Ben, 'block:B1')
      expect(paid(t)).toEqual([])
    })
    it('nor does the action of another minion', () => {
      const t = table({
        seats: [
          { ready: [V1('sergio-bueno'), v('A2')] },
          { ready: [v('B1', {}, { counters: { 'corruption@0': 1 } })] },
        ],
      })
      t.answer(Ann, 'bleed:A2')
      t.answer(Ben, 'block:B1')
      expect(paid(t)).toEqual([])
    })
  })
})

describe('Sarrasine, advanced', () => {
  const merged = { v1: { merged: { card: 'sarrasine' } }, phase: 'unlock' as const }
  it('sarrasine-advanced#2: merged she puts a corruption counter on a minion of the prey, who keeps it', () => {
    const t = stands('sarrasine-advanced', {
      ...merged,
      ben: { ready: [v('B1', { capacity: 1 }), v('B2')], torpor: [v('B3')] },
    })
    expect(t.option(Ann, 'use:V1:corrupt')?.slots).toMatchObject([{ candidates: [t.id('B1'), t.id('B2'), t.id('B3')] }])
    t.answer(Ann, 'use:V1:corrupt', { m: [t.id('B1')] })
    expect([
      t.card('B1').counters,
      t.state.seats[Ben]!.inPlay.includes(t.id('B1')),
      t.can(Ann, 'use:V1:corrupt'),
    ]).toEqual([{ 'corruption@0': 1 }, true, false])
  })
  it('not in torpor, and not while she is alone', () => {
    for (const more of [{ ...merged, fallen: true as const }, { phase: 'unlock' as const }])
      expect(stands('sarrasine-advanced', more).can(Ann, 'use:V1:corrupt')).toBe(false)
  })
  it('sarrasine-advanced#1: merged over one that was made an Anarch, she is of the Camarilla', () => {
    const t = stands('sarrasine', {
      ann: { uncontrolled: [{ card: 'sarrasine-advanced', as: 'U1' }] },
      phase: 'influence',
    })
    t.effect(Ann, [{ op: 'become', who: 's', traits: { sect: 'Anarch' }, until: 'game' }], { s: 'V1' })
    t.answer(Ann, 'merge:U1')
    expect(facts(t.state, t.id('V1')).sect).toBe('Camarilla')
  })
})
