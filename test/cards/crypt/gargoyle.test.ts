import { describe, expect, it } from 'vitest'
import { Ann, Ben } from '../../support/table.ts'
import { never, v } from '../scene.ts'
import { stands, unlocked } from '../vampires.ts'

describe('Sheela Na Gig', () => {
  const sheela = (a3: object, more: object = {}) =>
    stands('sheela-na-gig', { ...more, ann: { ready: [v('A3', a3, { blood: 1 })] } })
  it('sheela-na-gig#G117-1: locks for 1 more bleed of an own Tremere antitribu, in a bleed and before it resolves', () => {
    const t = sheela({ clan: 'Tremere antitribu' })
    t.answer(Ann, 'hunt:A3')
    expect(never(t, Ann, 'use:V1:bleed')).toBe(true)
    unlocked(t, 'A3').answer(Ann, 'bleed:A3')
    t.answer(Ann, 'use:V1:bleed')
    expect([t.stat('A3', 'bleed'), t.locked('V1'), t.can(Ann, 'use:V1:bleed')]).toEqual([2, true, false])
    const late = sheela({ clan: 'Tremere antitribu' })
    late.answer(Ann, 'bleed:A3')
    late.allPass(() => ['success', 'resolved'].includes(late.window() ?? ''))
    expect(late.can(Ann, 'use:V1:bleed')).toBe(false)
  })
  it('sheela-na-gig#G27-1: in torpor too', () => {
    const t = sheela({ clan: 'Tremere antitribu' }, { fallen: true })
    t.answer(Ann, 'bleed:A3')
    t.answer(Ann, 'use:V1:bleed')
    expect(t.stat('A3', 'bleed')).toBe(2)
  })
  it('not of another clan, nor of another Methuselah', () => {
    const t = sheela({ clan: 'Tremere' })
    t.answer(Ann, 'bleed:A3')
    expect(never(t, Ann, 'use:V1:bleed')).toBe(true)
    const theirs = stands('sheela-na-gig', { ben: { ready: [v('B1', { clan: 'Tremere antitribu' })] }, turnOf: Ben })
    theirs.answer(Ben, 'bleed:B1')
    expect(never(theirs, Ann, 'use:V1:bleed')).toBe(true)
  })
})
