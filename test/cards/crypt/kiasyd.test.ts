import { describe, expect, it } from 'vitest'
import { onwards } from '../../support/duel.ts'
import { Ann } from '../../support/table.ts'
import { actions } from '../scene.ts'
import { stands } from '../vampires.ts'

describe('Isanwayen', () => {
  it('locks in the master phase for another master phase action, while he is ready', () => {
    const t = stands('isanwayen', { phase: 'master', ann: { hand: ['misdirection'] } })
    t.answer(Ann, 'use:V1:action')
    expect([actions(t), t.locked('V1'), t.can(Ann, 'use:V1:action')]).toEqual([2, true, false])
    const not = [{ v1: { locked: true } }, { fallen: true as const }]
    for (const more of not)
      expect(stands('isanwayen', { phase: 'master', ...more }).can(Ann, 'use:V1:action')).toBe(false)
    expect(stands('isanwayen', { phase: 'unlock' }).can(Ann, 'use:V1:action')).toBe(false)
  })
  it('costs 1 blood more to be rescued', () => {
    const t = stands('isanwayen', { fallen: true, v1: { blood: 3 } })
    const before = t.blood('A2')
    t.answer(Ann, 'rescue:A2:V1', { rescued: 0 })
    onwards(t)
    expect(before - t.blood('A2')).toBe(3)
  })
})
