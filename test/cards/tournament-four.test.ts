import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'

type Table = ReturnType<typeof table>
const v = (as: string, generic: object = {}, more: object = {}) => minion(as, { generic, ...more })
const K1 = (card: string) => ({ card, as: 'K1' })
const fought = (t: Table): Table => onwards(t, () => isOver(t))

describe('Flesh of Marble', () => {
  // With another card in hand, so that A1 is asked for its strike.
  const scene = (level: string, b: object = {}) => {
    const t = upTo(duel({ a: { generic: { capacity: 9, disciplines: ['PRO', 'PRE'] } }, b: { generic: { capacity: 9, ...b } }, ann: [K1('flesh-of-marble'), { card: 'majesty', as: 'H1' }] }), 'before-range')
    play(t, Ann, `play:K1:${level}:A1`)
    return upTo(t, 'strike')
  }
  it.each(['pro', 'PRO'])('[%s] of all damage of a round one point is taken', level => {
    const t = scene(level, { strength: 4 })
    fought(t)
    expect(t.blood('A1')).toBe(8)
  })
  it('of the next round another', () => {
    const t = scene('pro', { strength: 2 })
    t.effect(Ben, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'combat' }], { m: 'B1' })
    upTo(t, 'press').reach(Ben, 'press:B1')
    fought(t)
    expect([t.happened('round-started').length, t.blood('A1')]).toEqual([2, 7])
  })
  it('of an additional strike in the same round nothing', () => {
    const t = scene('pro')
    t.effect(Ben, [{ op: 'modify', stat: 'strikes', delta: 1, on: 'm', until: 'round' }], { m: 'B1' })
    fought(t)
    expect([t.happened('strike-chosen').length, t.blood('A1')]).toEqual([3, 8])
  })
  it.each([['pro', true], ['PRO', false]])('flesh-of-marble#1: [%s] against aggravated damage after other damage', (level, wounded) => {
    const t = scene(level)
    t.effect(Ben, [
      { op: 'modify', stat: 'strikes', delta: 1, on: 'm', until: 'round' }, { op: 'watch', on: 'damaged', until: 'combat', times: 1, ops: [{ op: 'allow', rule: 'aggravated', on: 'm', until: 'round' }] },
    ], { m: 'B1' }, { source: 'B1', by: 'B1' })
    fought(t)
    expect(t.inTorpor('A1')).toBe(wounded)
  })
  it('flesh-of-marble#2: [PRO] chooses which of both kinds it does not prevent', () => {
    const t = scene('PRO')
    t.push({ kind: 'proposal', step: 'prevent', proposal: { type: 'damage', hits: [{ to: t.id('A1'), amount: 1, from: null }, { to: t.id('A1'), amount: 1, aggravated: true, from: null }] } })
    onwards(t, () => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, ['aggravated'])
    fought(t)
    expect(t.inTorpor('A1')).toBe(false)
  })
  it('only before range, at Protean', () => {
    const t = upTo(duel({ a: { generic: { capacity: 9, disciplines: ['PRO'] } }, ann: [K1('flesh-of-marble')] }), 'before-strikes')
    expect(t.can(Ann, 'play:K1:pro:A1')).toBe(false)
  })
})

describe('Rötschreck', () => {
  /** B1 of Ben, who has claws of his own, is blocked by nobody: A1 of Ann bleeds and he blocks. */
  const scene = (card = 'wolf-claws', more: { cal?: object[]; a1?: object; b1?: object; turn?: number } = {}) => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9, ...more.a1 }), v('A2')], hand: [{ card: 'majesty', as: 'H1' }] }, { ready: [v('B1', { capacity: 9, disciplines: ['PRO', 'POT'], ...more.b1 })], hand: [{ card, as: 'C1' }, { card: 'psyche', as: 'P1' }] },
        { ready: [v('V3')], hand: [K1('rotschreck'), { card: 'rotschreck', as: 'K2' }] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ben, `play:C1:${card === 'roundhouse' ? 'pot' : 'pro'}:B1`))
    t.answer(Ben, `play:C1:${card === 'roundhouse' ? 'pot' : 'pro'}:B1`)
    return onwards(t, () => t.can(Cal, 'play:K1:') || isOver(t))
  }
  it('rotschreck#1: is put on the vampire that would take aggravated damage; combat ends, it locks and goes to torpor', () => {
    const t = scene()
    expect(t.option(Cal, 'play:K1:')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    fought(t)
    expect([t.card('K1').on, t.inTorpor('A1'), t.locked('A1'), t.happened('damaged'), t.blood('A1')]).toEqual([t.id('A1'), true, true, [], 9])
  })
  it('it does not unlock as normal, and the card is burned in its next unlock phase', () => {
    const t = scene()
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    onwards(t)
    t.endPhasesTo(Ben, 'minion')
    for (let n = 0; n < 40 && !t.can(Ann, 'use:K1:burn'); n++) t.endPhase(t.owed()[0]!)
    expect([t.locked('A1'), t.can(Ann, 'end-phase')]).toEqual([true, false])
    t.answer(Ann, 'use:K1:burn')
    expect(t.inAsh(Cal, 'K1')).toBe(true)
  })
  it('not where the damage is not aggravated', () => {
    const t = scene('roundhouse')
    expect(t.has('combat-ended') && t.inHand(Cal, 'K1')).toBe(true)
  })
  it('rotschreck#4: not before the strike is chosen, and not for one that does not reach', () => {
    const far = table({
      seats: [{ ready: [v('A1', { capacity: 9 }, { attachments: [{ card: '44-magnum', as: 'G1' }] }), v('A2')] }, { ready: [v('B1', { capacity: 9, disciplines: ['PRO'] })], hand: [{ card: 'body-flare', as: 'C1' }] }, { ready: [v('V3')], hand: [K1('rotschreck')] }],
    })
    far.answer(Ann, 'bleed:A1')
    far.reach(Ben, 'block:B1')
    onwards(far, () => far.can(Ann, 'maneuver:A1:G1:shot'))
    far.answer(Ann, 'maneuver:A1:G1:shot')
    let offered = false
    onwards(far, () => isOver(far) || (offered ||= far.can(Cal, 'play:K1:')) || far.can(Ben, 'play:C1:pro:B1'))
    if (!isOver(far)) far.answer(Ben, 'play:C1:pro:B1')
    onwards(far, () => isOver(far) || (offered ||= far.can(Cal, 'play:K1:')))
    expect([far.happened('maneuvered').length, offered]).toEqual([1, false])
  })
  it('ruling: also where the opponent strikes to end combat, and the strikes do not resolve', () => {
    const t = scene('body-flare', { a1: { disciplines: ['PRE'] } })
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    fought(t)
    expect([t.inTorpor('A1'), t.happened('damaged')]).toEqual([true, []])
  })
  it('rotschreck#9: where another combat follows, it neither locks for it nor goes to torpor', () => {
    const t = scene('wolf-claws', { b1: { disciplines: ['PRO', 'CEL'] } })
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    onwards(t, () => t.can(Ben, 'play:P1:CEL:B1') || isOver(t))
    t.answer(Ben, 'play:P1:CEL:B1')
    onwards(t, () => t.happened('combat-started').length > 1)
    expect([t.card('K1').on, t.inTorpor('A1')]).toEqual([t.id('A1'), false])
    onwards(t)
  })
  it('out of turn: not in the own, and one between two own master phases', () => {
    const t = scene()
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    fought(t)
    expect(t.state.facts.some(fact => fact.name === 'out-of-turn' && fact.of === Cal)).toBe(true)
  })
})
