import { expect, it } from 'vitest'
import { deviates, INFRACTIONS, PARAGRAPHS, proposedFor, type Paragraph } from '../../shared/league/infractions.ts'
import type { Level } from '../../shared/league/penalties.ts'

function ladder(paragraph: Paragraph, offences: number): Level[] {
  const given: Level[] = []
  for (let n = 0; n < offences; n++) given.push(proposedFor(paragraph, given))
  return given
}

it('TPEN-18: the guide has 26 infractions in three groups', () => {
  expect(PARAGRAPHS).toHaveLength(26)
  expect(new Set(PARAGRAPHS.map(one => one[0]))).toEqual(new Set(['2', '3', '4']))
  expect(INFRACTIONS['4.2']).toMatchObject({ baseline: 'standings-adjustment', grave: 'disqualification' })
})

it('TPEN-10: two steps on each level from the baseline on', () => {
  expect(ladder('4.1', 5)).toEqual([
    'warning',
    'warning',
    'standings-adjustment',
    'standings-adjustment',
    'disqualification',
  ])
})

it('TPEN-10: a grave first offence counts as the first step of its level', () => {
  expect(proposedFor('2.1', ['warning'])).toBe('warning')
  expect(proposedFor('2.1', ['warning', 'warning'])).toBe('standings-adjustment')
})

it('TPEN-12: what never climbs stays at its baseline', () => {
  expect(ladder('2.4', 3)).toEqual(['standings-adjustment', 'standings-adjustment', 'standings-adjustment'])
})

it('TJUDGE-17: anything but what is proposed and the grave form departs from the guide', () => {
  expect(deviates('4.4', 'caution', 'disqualification')).toBe(true)
  expect(deviates('2.1', 'warning', 'caution')).toBe(false)
  expect(deviates('2.1', 'caution', 'caution')).toBe(false)
})
