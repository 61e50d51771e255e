import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { costs, held, K1, type Table, v } from '../../scene.ts'

const safe = { attachments: held('secure-haven', 'H1') }
/** B1 of Ben has the haven. */
const scene = (
  hand: string[],
  more: { pool?: number; phase?: 'master' | 'minion'; b1?: object; a1?: object } = {},
): Table =>
  table({
    seats: [
      {
        pool: more.pool ?? 20,
        ready: [v('A1', { capacity: 9, ...more.a1 }), v('A2')],
        hand: hand.map((card, n) => ({ card, as: `K${n + 1}` })),
      },
      { pool: 20, ready: [minion('B1', { ...safe, ...more.b1 }), v('B2')], hand: held('fame', 'F1', 'F2') },
      {},
      {},
      {},
    ],
    turn: { phase: more.phase ?? 'master', ...(more.phase !== 'minion' && { masterActions: 2 }) },
  })

describe('Secure Haven', () => {
  it('is put on a minion of who plays it, one on each', () => {
    const t = scene(['secure-haven', 'villein'], { a1: {} })
    expect(() => t.answer(Ann, 'play:K1:', { m: ['B2'] })).toThrow()
    const own = table({
      seats: [
        {
          pool: 20,
          ready: [minion('A1', { attachments: held('secure-haven', 'H1') }), v('A2')],
          hand: [K1('secure-haven')],
        },
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    // Unique, and controlled already.
    expect(own.can(Ann, 'play:K1:')).toBe(false)
  })
  it('secure-haven#1: a master aimed at its minion costs 1 pool more, of its own Methuselah, too', () => {
    const t = scene(['fame'])
    t.answer(Ann, 'play:K1:', { v: ['B1'] })
    onwards(t, () => costs(t).length > 0)
    expect(costs(t)).toEqual([1])
    const other = scene(['fame'])
    other.answer(Ann, 'play:K1:', { v: ['B2'] })
    onwards(other, () => other.card('K1').on !== undefined)
    expect(costs(other)).toEqual([])
    const own = scene([])
    own.endPhasesTo(Ben, 'master')
    own.answer(Ben, 'play:F1:', { v: ['B1'] })
    onwards(own, () => costs(own).length > 0)
    expect(costs(own)).toEqual([1])
  })
  it('secure-haven#1: who has not that much does not choose it', () => {
    const t = scene(['pentex-subversion'], { pool: 1 })
    expect(() => t.answer(Ann, 'play:K1:', { m: ['B1'] })).toThrow()
    expect(() => scene(['pentex-subversion'], { pool: 2 }).answer(Ann, 'play:K1:', { m: ['B2'] })).not.toThrow()
  })
  it('secure-haven#2: actions of others neither choose nor aim at it; those of its own Methuselah do', () => {
    const t = scene(['bums-rush'], { phase: 'minion' })
    expect(() => t.answer(Ann, 'play:K1::A1', { m: ['B1'] })).toThrow('illegal-args')
    t.answer(Ann, 'play:K1::A1', { m: ['B2'] })
    expect(t.has('action-announced')).toBe(true)
    const referendum = table({
      seats: [
        {
          pool: 20,
          ready: [v('A1', { capacity: 9, title: 'prince', city: 'Paris', sect: 'Camarilla' })],
          hand: held('archon', 'K1'),
        },
        {
          pool: 20,
          ready: [minion('B1', { generic: { sect: 'Camarilla' }, ...safe }), v('B2', { sect: 'Camarilla' })],
        },
        {},
      ],
    })
    referendum.answer(Ann, 'play:K1::A1')
    referendum.allPass(() => referendum.can(Ann, 'choose'))
    // A target is what is affected by what is no referendum (glossary, p. 43): banishment#1 says it of another one.
    expect(referendum.option(Ann, 'choose')?.slots).toMatchObject([
      { candidates: ['A1', 'B1', 'B2'].map(as => referendum.id(as)) },
    ])
    // Who chooses for it chooses another.
    const told = scene(['propaganda'], { phase: 'minion', a1: { disciplines: ['PRE'] } })
    told.answer(Ann, 'play:K1:PRE:A1')
    told.allPass(() => told.can(Ben, 'choose'))
    expect(told.option(Ben, 'choose')?.slots).toMatchObject([{ candidates: [told.id('B2')] }])
    // What chooses it costs more, of its own Methuselah too.
    const racked = table({
      seats: [{ ready: [minion('A1', safe), v('A2')], hand: held('the-rack', 'K1', 'K2') }, {}],
      turn: { phase: 'master', masterActions: 2 },
    })
    racked.answer(Ann, 'play:K1:', { v: [racked.id('A1')] })
    onwards(racked, () => costs(racked).length > 0)
    expect(costs(racked)).toEqual([1])
  })
  it('secure-haven#3: what lies on it can be the target of an action', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1'), v('A2')] },
        { pool: 20, ready: [minion('B1', { attachments: [...held('secure-haven', 'H1'), ...held('disarm', 'D1')] })] },
        { pool: 20, ready: [minion('C1', { attachments: held('pentex-subversion', 'P1') })] },
      ],
    })
    expect(t.can(Ann, 'action:P1:burn:A1')).toBe(true)
  })
  it('secure-haven#4: what is in play costs no more for it', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1'), v('A2')] },
        { pool: 20, ready: [minion('B1', safe), ...held('krcg-news-radio', 'L1')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'a', until: 'action' }], { a: 'A1' })
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ben, 'use:L1:intercept'))
    t.answer(Ben, 'use:L1:intercept')
    onwards(t)
    expect([t.happened('ability-used').length, t.has('blocked'), costs(t)]).toEqual([1, true, []])
    const played = scene(['fame'])
    played.answer(Ann, 'play:K1:', { v: ['B1'] })
    expect(costs(onwards(played, () => costs(played).length > 0))).toEqual([1])
  })
  it('secure-haven#5, secure-haven#6: can be put on one in torpor; burned once its minion goes there', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1')], torpor: [v('T1')], hand: [K1('secure-haven')] },
        { pool: 20, ready: [v('B1')] },
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:K1:', { m: ['T1'] })
    onwards(t, () => t.card('K1').on !== undefined)
    expect(t.card('K1').on).toBe(t.id('T1'))
    const falls = scene([], { phase: 'minion' })
    falls.effect(Ann, [{ op: 'move', who: 'b', to: 'torpor' }], { b: 'B1' })
    expect([falls.inTorpor('B1'), falls.inAsh(Ben, 'H1')]).toEqual([true, true])
  })
  it('archon-investigation#2: aims at the vampire that bleeds, and costs one more against its haven', () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [
            minion('A1', { generic: { capacity: 9, bleed: 4 }, attachments: held('secure-haven', 'H1') }),
            v('A2'),
          ],
        },
        { pool: 20, ready: [v('B1')], hand: held('archon-investigation', 'K1') },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    onwards(t, () => t.can(Ben, 'play:K1:'))
    t.answer(Ben, 'play:K1:')
    onwards(t, () => costs(t).length > 0)
    expect(costs(t)).toEqual([4])
  })
  it('jaroslav-pascek#1: his action has no effect on who cannot be a target', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'jaroslav-pascek', as: 'J1' }, minion('A2')] },
        { pool: 20, ready: [minion('B1', { generic: { sect: 'Sabbat' }, ...safe }), v('B2', { sect: 'Sabbat' })] },
        {},
      ],
    })
    t.answer(Ann, 'action:J1:scourge:J1')
    onwards(t)
    expect(t.happened('damaged').map(one => ('card' in one ? one.card?.id : 0))).toEqual([t.id('B2')])
  })
})
