import fc from 'fast-check'
import { expect, it } from 'vitest'
import { entropyOf } from '../../functions/games/entropy.ts'
import { commitmentTo } from '../../functions/games/deal.ts'
import { createHash } from 'node:crypto'

const secret = Buffer.alloc(32, 7).toString('base64url')
const take = (from: string, fx: number, bounds: number[]): number[] => {
  const draw = entropyOf(from)(fx)
  return bounds.map(draw)
}

it('is repeatable, and different for each effect and each secret', () => {
  const bounds = Array<number>(40).fill(1_000_000)
  const first = take(secret, 3, bounds)
  expect(take(secret, 3, bounds)).toEqual(first)
  expect(take(secret, 4, bounds)).not.toEqual(first)
  expect(take(Buffer.alloc(32, 8).toString('base64url'), 3, bounds)).not.toEqual(first)
})

it('draws integers below the bound, whatever the bound', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(), (bound, fx) => {
      const [drawn] = take(secret, fx, [bound])
      return Number.isInteger(drawn) && drawn! >= 0 && drawn! < bound
    }),
  )
  for (const bound of [0, -1, 1.5, NaN, 2 ** 32 + 1]) expect(() => take(secret, 1, [bound])).toThrow(RangeError)
})

it('is uniform: chi-square over a bound that does not divide the range', () => {
  const bound = 37
  const draws = 74_000
  const counts = Array<number>(bound).fill(0)
  const draw = entropyOf(secret)(11)
  for (let i = 0; i < draws; i++) counts[draw(bound)]!++
  const expected = draws / bound
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 36 degrees of freedom: above 80 once in 30,000 secrets, and this secret is fixed.
  expect(chiSquare).toBeLessThan(80)
})

it('throws the uneven rest away', () => {
  const third = 2 ** 30
  const draw = entropyOf(secret)(5)
  const low = Array.from({ length: 4000 }, () => draw(3 * third)).filter(value => value < third).length
  // The plain remainder of a 32-bit word would put half of all draws there.
  expect(low / 4000).toBeGreaterThan(0.3)
  expect(low / 4000).toBeLessThan(0.37)
})

it('is committed to by the hash of the secret itself', () => {
  expect(commitmentTo(secret)).toBe(createHash('sha256').update(Buffer.alloc(32, 7)).digest('base64url'))
})
