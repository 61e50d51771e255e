import { describe, expect, it } from 'vitest'
import { Ann } from '../../support/table.ts'
import { held, v } from '../scene.ts'
import { costs, stands } from '../vampires.ts'

describe('Scout Youngwood', () => {
  it('burns 2 blood to lock an ally or a younger vampire of the prey, once in the unlock phase', () => {
    const t = stands('scout-youngwood', {
      ben: { ready: [v('B1', { capacity: 7 }), v('B2', { capacity: 8 }), v('B3', { type: 'ally', life: 2 })] },
      cal: { ready: [v('C1', { capacity: 2 })] },
      phase: 'unlock',
    })
    expect(t.option(Ann, 'use:V1:lock')?.slots).toMatchObject([{ candidates: [t.id('B1'), t.id('B3')] }])
    t.answer(Ann, 'use:V1:lock', { m: [t.id('B3')] })
    expect([t.locked('B3'), t.blood('V1'), t.can(Ann, 'use:V1:lock')]).toEqual([true, 6, false])
  })
  it.each([
    ['one that is free', 'V1', { types: ['Reaction'] as const }, {}, 1],
    ['one of 1', 'V1', { types: ['Reaction'] as const, bloodCost: 1 }, {}, 2],
    ['one for another', 'A2', { types: ['Reaction'] as const }, {}, undefined],
    ['another card', 'V1', { types: ['Action Modifier'] as const }, {}, undefined],
    [
      'scout-youngwood#1: of two types, as a reaction',
      'V1',
      { types: ['Action Modifier', 'Reaction'] as const },
      { type: 'Reaction' as const },
      1,
    ],
    [
      'scout-youngwood#1: of two types, as a modifier',
      'V1',
      { types: ['Action Modifier', 'Reaction'] as const },
      { type: 'Action Modifier' as const },
      undefined,
    ],
  ])('reactions cost her 1 blood more: %s', (_, by, printed, way, blood) => {
    const t = stands('scout-youngwood', { ann: { hand: held('on-the-qui-vive', 'K1') } })
    expect(costs(t, by, printed as object, way)).toBe(blood)
  })
})
