import { describe, expect, it } from 'vitest'
import { isOver, onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { combats, held, type Table } from '../../scene.ts'

describe('Night Terrors', () => {
  const scene = (level: string, stealth = 2, more = 0): Table => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1', { generic: { disciplines: ['obf', 'CEL', 'PRO'], capacity: 9, stealth } }),
            minion('A2'),
          ],
          hand: [...held('lost-in-crowds', 'L1'), ...held('psyche', 'P1'), ...held('form-of-mist', 'F1')],
        },
        {
          pool: 20,
          ready: [
            minion('B1', { generic: { capacity: 9, clan: 'Ravnos', disciplines: level.split('+') } }),
            minion('B2'),
          ],
          hand: held('night-terrors', 'K1'),
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    if (more !== 0)
      t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: more, on: 'a', until: 'action' }], { a: 'A1' })
    onwards(t, () => t.can(Ben, `play:K1:${level}:B1`))
    t.answer(Ben, `play:K1:${level}:B1`)
    return onwards(t, () => t.happened('card-played').length > 0)
  }
  it('night-terrors#G162-2: takes away the stealth there is; more can come', () => {
    const t = scene('obf+pre')
    expect([t.stat('A1', 'stealth'), t.blood('B1')]).toEqual([0, 8])
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'a', until: 'action' }], { a: 'A1' })
    expect(t.stat('A1', 'stealth')).toBe(1)
  })
  it('night-terrors#G162-1: also of who has none, or less: that stays', () => {
    expect(scene('obf+pre', 0).stat('A1', 'stealth')).toBe(0)
    const t = scene('obf+pre', 0, -1)
    expect([t.has('card-played'), t.stat('A1', 'stealth')]).toEqual([true, -1])
  })
  it('night-terrors#G103-1 night-terrors#G104-1: before anybody attempts to block, and as one does', () => {
    expect(scene('obf+pre').happened('block-declared')).toEqual([])
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { stealth: 1 } }), minion('A2')] },
        {
          pool: 20,
          ready: [
            minion('B1', { generic: { capacity: 9, clan: 'Ravnos', disciplines: ['obf', 'pre'] } }),
            minion('B2'),
          ],
          hand: held('night-terrors', 'K1'),
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ben, 'play:K1:obf+pre:B1'))
    t.answer(Ben, 'play:K1:obf+pre:B1')
    onwards(t, () => isOver(t))
    expect(t.has('blocked')).toBe(true)
  })
  const fights = (t: Table) => {
    onwards(t, () => t.can(Ben, 'block:B1'))
    t.answer(Ben, 'block:B1')
    return onwards(t, () => t.can(Ben, 'strike:B1:K1:flee') || isOver(t))
  }
  it('[obf][pre] no strike', () => {
    const t = scene('obf+pre')
    expect(isOver(fights(t))).toBe(true)
  })
  it('night-terrors#1: [OBF][PRE] who blocks can end combat in its first round, and not in one that follows', () => {
    const t = fights(scene('OBF+PRE'))
    t.answer(Ben, 'strike:B1:hand')
    onwards(t, () => t.can(Ann, 'play:P1:CEL:A1') || isOver(t))
    t.answer(Ann, 'play:P1:CEL:A1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ben, 'strike:B1:K1:flee')) || combats(t)[1] === 2)
    expect([offered, combats(t)[1]]).toEqual([false, 2])
  })
  it('night-terrors#2: [OBF][PRE] again, if it blocks the same action again', () => {
    const t = scene('OBF+PRE')
    onwards(t, () => t.can(Ben, 'block:B1'))
    t.answer(Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'play:F1:PRO:A1'))
    t.answer(Ann, 'play:F1:PRO:A1')
    onwards(t, () => t.can(Ben, 'strike:B1:K1:flee'))
    t.answer(Ben, 'strike:B1:hand')
    onwards(t, () => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id('A1')])
    t.effect(
      Ben,
      [
        { op: 'unlock', who: 'b' },
        { op: 'modify', stat: 'intercept', delta: 3, on: 'b', until: 'turn' },
      ],
      { b: 'B1' },
    )
    onwards(t, () => t.can(Ben, 'block:B1'))
    t.answer(Ben, 'block:B1')
    let offered = false
    onwards(t, () => (offered ||= combats(t)[0] === 2 && t.can(Ben, 'strike:B1:K1:flee')) || combats(t)[1] === 2)
    expect(offered).toBe(true)
  })
  it('by a Ravnos', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { stealth: 1 } })] },
        {
          ready: [minion('B1', { generic: { clan: 'Gangrel', disciplines: ['OBF', 'PRE'] } })],
          hand: held('night-terrors', 'K1'),
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ben, 'play:K1:OBF+PRE:B1')) || t.has('bled'))
    expect(offered).toBe(false)
  })
})
