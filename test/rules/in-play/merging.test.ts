import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../shared/rules/index.ts'
import { parsePosition } from '../../../shared/api/position.ts'
import { fromPosition, toPosition } from '../../../shared/rules/position/position.ts'
import { disciplinesOf } from '../../../shared/rules/reads/evaluate.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'

/** Two cards of one generic vampire, X, advanced and not. */
const base = (more: object = {}) => ({ name: 'X', capacity: 5, sect: 'Camarilla', ...more })
const advanced = (more: object = {}) => ({ name: 'X', capacity: 6, sect: 'Sabbat', advanced: true, ...more })
/** Ann's influence phase of a late turn. */
const phase = (ann: object, turn: object = {}, ben: object = {}, cal: object = {}) =>
  table({ seats: [{ pool: 10, ...ann }, ben, cal, {}, {}], turn: { phase: 'influence', number: 6, ...turn } })
type Played = ReturnType<typeof table>
const transfers = (t: Played): number => (t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].transfers : -1)
const minion = (t: Played, of = Ann) =>
  [...viewFor(t.state, of).seats[of]!.ready, ...viewFor(t.state, of).seats[of]!.torpor][0]

describe('merging', () => {
  it('MERGE-01 CRYPT-10: an advanced card comes out by itself like any other vampire', () => {
    const t = phase({ uncontrolled: [{ generic: advanced(), blood: 6, as: 'X1' }] })
    expect([t.can(Ann, 'merge:X1'), t.why(Ann, 'merge', 'X1')]).toEqual([false, ['no-counterpart', 'MERGE-03']])
    t.answer(Ann, 'bring-out:X1')
    expect(minion(t)).toMatchObject({ blood: 6, capacity: 6, locked: false, merged: null })
    const real = phase({ uncontrolled: [{ card: 'batsheva-advanced', blood: 6, as: 'X1' }] })
    real.answer(Ann, 'bring-out:X1')
    expect(minion(real)).toMatchObject({ card: { key: 'batsheva-advanced' }, blood: 6, merged: null })
  })

  it('MERGE-02: four transfers and a pool merge the two, in either direction, the advanced card on top', () => {
    const t = phase({
      ready: [{ card: 'batsheva', blood: 3, as: 'X1' }],
      uncontrolled: [{ card: 'batsheva-advanced', as: 'X2' }],
    })
    t.answer(Ann, 'merge:X2')
    expect(minion(t)).toMatchObject({
      card: { id: t.id('X1'), key: 'batsheva-advanced' },
      merged: { key: 'batsheva' },
      blood: 3,
    })
    expect([t.pool(Ann), transfers(t), t.state.seats[Ann]!.uncontrolled]).toEqual([9, 0, []])
    const other = phase({
      ready: [{ card: 'batsheva-advanced', blood: 3, as: 'X1' }],
      uncontrolled: [{ card: 'batsheva', as: 'X2' }],
    })
    other.answer(Ann, 'merge:X2')
    expect(minion(other)).toMatchObject({
      card: { id: other.id('X1'), key: 'batsheva-advanced' },
      merged: { key: 'batsheva' },
      blood: 3,
    })
    expect([other.pool(Ann), transfers(other)]).toEqual([9, 0])
  })

  it('MERGE-02: no transfer is left of four', () => {
    const t = phase({
      ready: [{ generic: base(), as: 'X1' }],
      uncontrolled: [
        { generic: advanced(), as: 'X2' },
        { generic: { capacity: 5 }, as: 'U1' },
      ],
    })
    t.answer(Ann, 'merge:X2')
    expect([transfers(t), t.refused(Ann, 'invest:U1', { amount: 1 })]).toEqual([0, 'illegal-option'])
  })

  it('MERGE-03: three transfers, or a counterpart that another controls, and nothing happens', () => {
    const pair = { ready: [{ generic: base(), as: 'X1' }], uncontrolled: [{ generic: advanced(), as: 'X2' }] }
    const poor = phase(pair, { transfers: 3 })
    expect(poor.refused(Ann, 'merge:X2')).toBe('illegal-option')
    expect(poor.why(Ann, 'merge', 'X2')).toEqual(['not-enough-transfers', 'MERGE-03'])
    const alone = phase({ uncontrolled: pair.uncontrolled }, {}, { ready: pair.ready })
    expect(alone.refused(Ann, 'merge:X2')).toBe('illegal-option')
    expect(alone.why(Ann, 'merge', 'X2')).toEqual(['no-counterpart', 'MERGE-03'])
    // Two base cards, two advanced ones, and two vampires of different names do not merge.
    for (const two of [
      [base(), base()],
      [advanced(), advanced()],
      [base(), { ...advanced(), name: 'Y' }],
    ]) {
      const t = phase({ ready: [{ generic: two[0]!, as: 'X1' }], uncontrolled: [{ generic: two[1]!, as: 'X2' }] })
      expect(t.refused(Ann, 'merge:X2')).toBe('illegal-option')
    }
    const early = table({ seats: [{ pool: 10, ...pair }, {}, {}, {}, {}], turn: { phase: 'minion', number: 6 } })
    expect(early.refused(Ann, 'merge:X2')).toBe('illegal-option')
  })

  it('MERGE-04: what is on the one in play remains, what is on the other is burned', () => {
    const t = phase({
      ready: [{ generic: base(), blood: 3, attachments: [{ card: '44-magnum', as: 'G1' }], as: 'X1' }],
      uncontrolled: [{ generic: advanced(), blood: 4, as: 'X2' }],
    })
    t.answer(Ann, 'merge:X2')
    expect([t.blood('X1'), t.card('G1').on]).toEqual([3, t.id('X1')])
    expect(t.happened('counters')).toMatchObject([
      { from: { pool: Ann }, amount: 1, to: 'bank' },
      { from: { card: { id: t.id('X2'), key: null } }, amount: 4, to: 'bank' },
    ])
  })

  it('MERGE-05: it stays one card in the uncontrolled region, and two cards burn with it', () => {
    const t = phase({
      ready: [{ generic: advanced(), merged: { generic: base() }, blood: 4, as: 'X1' }],
      uncontrolled: [{ generic: {}, as: 'U1' }],
    })
    t.effect(Ann, [{ op: 'move', who: 'x', to: 'uncontrolled' }], { x: 'X1' })
    expect([t.state.seats[Ann]!.inPlay, t.state.seats[Ann]!.uncontrolled]).toEqual([[], [t.id('U1'), t.id('X1')]])
    expect([
      viewFor(t.state, Ben).seats[Ann]!.uncontrolled[1],
      viewFor(t.state, Ann).seats[Ann]!.uncontrolled[1],
    ]).toMatchObject([
      { card: { key: null }, counters: 4, capacity: null },
      { counters: 4, capacity: 6 },
    ])
    t.answer(Ann, 'invest:X1', { amount: 2 })
    t.answer(Ann, 'bring-out:X1')
    expect(minion(t)).toMatchObject({ blood: 6, merged: { key: 'generic' } })
    t.effect(Ann, [{ op: 'move', who: 'x', to: 'ash' }], { x: 'X1' })
    expect([t.state.seats[Ann]!.ash.length, t.card('X1').merged, t.inAsh(Ann, 'X1')]).toEqual([2, undefined, true])
  })

  it('MERGE-05: of a stolen vampire each card goes to its own owner', () => {
    const t = phase({
      ready: [{ card: 'batsheva', owner: Ben, as: 'X1' }],
      uncontrolled: [{ card: 'batsheva-advanced', as: 'X2' }],
    })
    t.answer(Ann, 'merge:X2')
    t.effect(Ann, [{ op: 'move', who: 'x', to: 'ash' }], { x: 'X1' })
    expect([Ann, Ben].map(seat => t.state.seats[seat]!.ash.map(id => t.state.cards[id]!.key))).toEqual([
      ['batsheva-advanced'],
      ['batsheva'],
    ])
  })

  it('MERGE-06: what applied to the vampire in play applies to the merged one', () => {
    const t = phase(
      { ready: [{ generic: base(), as: 'X1' }], uncontrolled: [{ generic: advanced(), as: 'X2' }] },
      {},
      { ready: [{ generic: {}, as: 'B1' }] },
    )
    t.effect(Ben, [{ op: 'forbid', rule: 'block', on: 'x', until: 'game' }], { x: 'X1' })
    t.answer(Ann, 'merge:X2')
    t.endPhasesTo(Ben, 'minion').answer(Ben, 'hunt:B1')
    expect([t.can(Ann, 'block:X1'), minion(t)]).toMatchObject([false, { capacity: 6, locked: false }])
  })

  it('MERGE-07: the base card gives its text alone, and the advanced card wins where they differ', () => {
    const t = phase({
      ready: [{ generic: base({ disciplines: ['cel', 'DOM'], stealth: 1, bleed: 2 }), as: 'X1' }],
      uncontrolled: [{ generic: advanced({ disciplines: ['AUS'], bleed: 2 }), as: 'X2' }],
    })
    expect(minion(t)).toMatchObject({ capacity: 5, sect: 'Camarilla', stealth: 1 })
    t.answer(Ann, 'merge:X2')
    expect(minion(t)).toMatchObject({ capacity: 6, sect: 'Sabbat', disciplines: ['AUS'], stealth: 1, bleed: 3 })
    expect(disciplinesOf(t.state, t.id('X1'))).toEqual(['AUS'])
  })

  it('MERGE-07: what had changed the sect of the base card is over', () => {
    const t = phase({ ready: [{ generic: base(), as: 'X1' }], uncontrolled: [{ generic: advanced(), as: 'X2' }] })
    t.effect(Ann, [{ op: 'become', who: 'x', traits: { sect: 'Anarch', clan: 'Brujah' }, until: 'game' }], { x: 'X1' })
    t.answer(Ann, 'merge:X2')
    expect(minion(t)).toMatchObject({ sect: 'Sabbat', clan: 'Brujah' })
  })

  it('MERGE-08: what stands behind the icon works only while merged', () => {
    const apart = phase({
      ready: [{ card: 'batsheva-advanced', as: 'X1' }],
      uncontrolled: [{ card: 'batsheva', as: 'X2' }],
    })
    expect(apart.stat('X1', 'strength')).toBe(1)
    apart.answer(Ann, 'merge:X2')
    expect(apart.stat('X1', 'strength')).toBe(2)
  })

  it('MERGE-09: advanced or not, copies of one vampire contest one another, the merged vampire whole', () => {
    const t = phase(
      { uncontrolled: [{ card: 'batsheva', blood: 6, as: 'X2' }] },
      {},
      {},
      { ready: [{ card: 'batsheva-advanced', merged: { card: 'batsheva' }, as: 'X1' }] },
    )
    t.answer(Ann, 'bring-out:X2')
    expect([t.state.seats[Ann]!.contested, t.state.seats[Cal]!.contested, t.state.seats[Cal]!.inPlay]).toEqual([
      [t.id('X2')],
      [t.id('X1')],
      [],
    ])
    // Nobody contests with oneself: what would be a second copy stays uncontrolled.
    const own = phase({
      ready: [{ card: 'batsheva', as: 'X1' }],
      uncontrolled: [{ card: 'batsheva-advanced', blood: 6, as: 'X2' }],
    })
    expect(own.refused(Ann, 'bring-out:X2')).toBe('illegal-option')
    t.endPhasesTo(Cal, 'unlock').answer(Cal, 'yield:X1')
    expect(t.state.seats[Cal]!.ash.map(id => t.state.cards[id]!.key).toSorted()).toEqual([
      'batsheva',
      'batsheva-advanced',
    ])
  })

  it('MERGE-10: it neither locks nor unlocks, nor leaves its region, and the other card need not be full', () => {
    const t = phase({
      torpor: [{ generic: base(), locked: true, blood: 1, as: 'X1' }],
      uncontrolled: [{ generic: advanced(), as: 'X2' }, { generic: {} }],
    })
    t.answer(Ann, 'merge:X2')
    expect([t.locked('X1'), t.inTorpor('X1'), t.blood('X1'), t.has('brought-out')]).toEqual([true, true, 1, false])
    const up = phase({
      ready: [{ generic: base(), as: 'X1' }],
      uncontrolled: [{ generic: advanced(), as: 'X2' }, { generic: {} }],
    })
    up.answer(Ann, 'merge:X2')
    expect(up.locked('X1')).toBe(false)
  })

  it('a position tells what lies under an advanced vampire', () => {
    const state = fromPosition(
      parsePosition({
        seats: [{ ready: [{ card: 'batsheva-advanced', merged: { card: 'batsheva' }, blood: 2 }] }, {}],
      }),
    )
    expect(toPosition(state).seats[0]!.ready).toMatchObject([
      { card: 'batsheva-advanced', merged: { card: 'batsheva' }, blood: 2 },
    ])
    expect(JSON.stringify(toPosition(fromPosition(toPosition(state))))).toBe(JSON.stringify(toPosition(state)))
  })
})
