import { describe, expect, it } from 'vitest'
import { facts } from '../../../shared/rules/reads/queries.ts'
import { Ann, Ben, table } from '../../support/table.ts'

/** The four kinds of continuous effects, each gone with its scope: number, rule, trait, grant. */
const scene = () =>
  table({
    seats: [
      {
        ready: [
          { generic: { clan: 'Nosferatu', disciplines: ['obf'] }, as: 'V1', blood: 3 },
          { generic: { clan: 'Toreador' }, as: 'V2', blood: 3 },
          { card: 'the-labyrinth', as: 'L1' },
        ],
      },
      { ready: [{ generic: {}, as: 'B1' }] },
      {},
      {},
      {},
    ],
  })

describe('a number', () => {
  it('is computed while it lasts, and gone with the turn', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'modify', stat: 'bleed', delta: 2, on: 'v', until: 'turn' }], { v: 'V1' })
    expect(t.stat('V1', 'bleed')).toBe(3)
    t.endPhase(Ann)
    expect(t.state.modifiers).toEqual([])
    expect(t.stat('V1', 'bleed')).toBe(1)
  })
})

describe('a rule', () => {
  it('forbids what the rulebook allows: a minion that cannot act, one that cannot block', () => {
    const t = scene()
    t.effect(
      Ann,
      [
        { op: 'forbid', rule: 'act', on: 'v', until: 'turn' },
        { op: 'forbid', rule: 'block', on: 'b', until: 'turn' },
      ],
      { v: 'V2', b: 'B1' },
    )
    expect([t.can(Ann, 'bleed:V2'), t.why(Ann, 'bleed', 'V2')]).toEqual([false, ['forbidden', 'GOLDEN-01']])
    t.answer(Ann, 'bleed:V1')
    expect(t.happened('bled')).toHaveLength(1)
  })

  it('holds against whom it names alone', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'forbid', rule: 'block', on: 'b', against: { clan: 'Nosferatu' }, until: 'turn' }], {
      b: 'B1',
    })
    t.answer(Ann, 'bleed:V2')
    expect(t.can(Ben, 'block:B1')).toBe(true)
  })
})

describe('a trait', () => {
  it('changes what a card is, for requirements and for effects, until its scope ends', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'become', who: 'v', traits: { clan: 'Nosferatu', title: 'prince' }, until: 'turn' }], {
      v: 'V2',
    })
    expect(facts(t.state, t.id('V2'))).toMatchObject({ clan: 'Nosferatu', title: 'prince' })
    t.answer(Ann, 'bleed:V2')
    t.answer(Ben, 'block:B1')
    expect(t.can(Ann, `use:${t.id('L1')}:stealth`)).toBe(true)
    t.allPass()
    t.endPhase(Ann)
    expect(facts(t.state, t.id('V2'))).toMatchObject({ clan: 'Toreador' })
    expect(facts(t.state, t.id('V2')).title).toBeUndefined()
  })
})

describe('a grant', () => {
  it('lends an ability to another card, which pays for it itself', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'grant', ability: 'stealth', to: 'v', until: 'turn' }], { v: 'V2' }, { source: 'L1' })
    t.answer(Ann, 'bleed:V1')
    t.answer(Ben, 'block:B1')
    t.answer(Ann, `use:${t.id('L1')}:stealth:${t.id('V2')}`)
    expect([t.stat('V1', 'stealth'), t.locked('V2'), t.locked('L1')]).toEqual([1, true, false])
    expect(t.happened('ability-used')).toMatchObject([{ seat: Ann, ability: 'stealth' }])
    expect(t.can(Ann, `use:${t.id('L1')}:stealth:${t.id('V2')}`)).toBe(false)
  })
})
