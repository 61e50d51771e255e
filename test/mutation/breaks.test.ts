import { expect, it } from 'vitest'
import { definitions } from '../../shared/cards/index.ts'
import { breaksOf } from './breaks.ts'
import { sampleOf } from './ruling-sample.ts'

it('a definition is broken by one change at a time, and stays as it was itself', () => {
  const bonding = definitions.get('bonding')!,
    before = JSON.stringify(bonding)
  const broken = breaksOf(bonding)
  expect(broken.map(({ where }) => where)).toEqual(
    expect.arrayContaining(['modes.0 left out', 'modes.1.ops.1.limited left out', 'modes.0.ops.0.delta is 2']),
  )
  expect(new Set(broken.map(one => JSON.stringify(one.definition))).size).toBe(broken.length)
  expect(broken.every(one => JSON.stringify(one.definition) !== before)).toBe(true)
  expect(JSON.stringify(bonding)).toBe(before)
})

it('the same seed draws the same rulings, none twice', () => {
  const drawn = sampleOf(20261120, 60)
  expect(drawn).toEqual(sampleOf(20261120, 60))
  expect(new Set(drawn).size).toBe(60)
  expect(drawn).not.toEqual(sampleOf(1, 60))
})
