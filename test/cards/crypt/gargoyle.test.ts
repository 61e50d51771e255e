import { describe, expect, it } from 'vitest'
import { isOver, onwards } from '../../support/duel.ts'
import { Ann, Ben } from '../../support/table.ts'
import { never, v, held } from '../scene.ts'
import { stands, unlocked, costs } from '../vampires.ts'

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

describe('Tupdog', () => {
  it.each([
    ['vis', 0],
    ['tha', 1],
  ])('tupdog#1: a card of two Disciplines that he plays as %s costs %i', (level, blood) => {
    const t = stands('tupdog', { ann: { hand: held('mirror-walk', 'K1') } })
    expect(costs(t, 'V1', { disciplines: ['vis', 'tha'], bloodCost: 1 }, { level })).toBe(blood)
  })
  it('enters combat with any ready minion of another', () => {
    const t = stands('tupdog', {
      ann: { ready: [v('A3', { clan: 'Tremere antitribu' })] },
      ben: { ready: [v('B1'), v('B2', { type: 'ally', life: 2 })] },
    })
    expect(t.option(Ann, 'action:V1:fight:V1')?.slots).toMatchObject([{ candidates: [t.id('B1'), t.id('B2')] }])
    t.answer(Ann, 'action:V1:fight:V1', { m: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [Ben] }])
    onwards(t, () => isOver(t))
    expect(t.has('combat-started')).toBe(true)
  })
  it.each([{}, { fallen: true as const }])('after the minion phase he is burned, and a crypt card comes: %j', more => {
    const t = stands('tupdog', {
      ...more,
      ann: {
        crypt: [
          { card: 'ashley', as: 'C1' },
          { card: 'alu', as: 'C2' },
        ],
      },
      cal: { ready: [v('C3')] },
    })
    expect(t.inAsh(Ann, 'V1')).toBe(false)
    t.endPhase(Ann)
    expect([t.inAsh(Ann, 'V1'), t.state.seats[Ann]!.uncontrolled, t.state.seats[Ann]!.crypt]).toEqual([
      true,
      [t.id('C1')],
      [t.id('C2')],
    ])
  })
  it("not after another's", () => {
    const t = stands('tupdog', { ben: { ready: [v('B1'), v('B2')], uncontrolled: [v('U1')] }, turnOf: Ben })
    t.endPhase(Ben)
    expect(t.inAsh(Ann, 'V1')).toBe(false)
  })
})
