import { describe, expect, it } from 'vitest'
import { FINAL, proposed, roundOf, type Level } from '../../shared/league/penalties.ts'
import { referenceCases } from './reference-cases.ts'

const ladder = (baseline: Level, offences: number) =>
  Array.from({ length: offences }, (_, earlier) => proposed(baseline, earlier))

describe('what is proposed', () => {
  it('TPEN-10: two steps on each level, entered at the baseline', () => {
    expect(ladder('warning', 5)).toEqual([
      'warning',
      'warning',
      'standings-adjustment',
      'standings-adjustment',
      'disqualification',
    ])
    expect(ladder('caution', 9).slice(6)).toEqual(['disqualification', 'disqualification', 'disqualification'])
  })

  it('TPEN-12: some infractions never climb', () => {
    expect(proposed('standings-adjustment', 6, false)).toBe('standings-adjustment')
  })

  it('climbs as the reference cases do', () => {
    for (const { id, infraction, expect: wanted } of referenceCases('penalties').filter(one => 'infraction' in one)) {
      const { baseline, offences } = infraction as { baseline: Level; offences: number }
      expect([id, ladder(baseline, offences)]).toEqual([id, wanted])
    }
  })
})

describe('the game an adjustment falls on', () => {
  it('TPEN-04: that during which it is given', () => {
    expect(roundOf({ during: 2 })).toBe(2)
  })
  it('TPEN-05: before the first round that one, between two the next', () => {
    expect([roundOf({ before: 1 }), roundOf({ before: 3 })]).toEqual([1, 3])
  })
  it('TPEN-06: after the last round that one, and once the final has begun the final for who plays it', () => {
    expect(roundOf({ afterLast: 3 })).toBe(3)
    expect(roundOf({ final: true, finalist: true, last: 3 })).toBe(FINAL)
    expect(roundOf({ final: true, finalist: false, last: 3 })).toBe(3)
  })
})
