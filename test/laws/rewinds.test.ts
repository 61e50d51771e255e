import { describe, expect, it } from 'vitest'
import { checkRewinds } from './rewinds.ts'

/** `npm run soak -- --rewinds 1000` takes many more games back. */
describe('rewinds in seeded games', () => {
  it('TJUDGE-07, TJUDGE-08: give back what was there, and nothing that may not come twice', async () => {
    const { rewinds, faults } = await checkRewinds(2, REWINDS)
    expect(faults).toEqual([])
    expect(rewinds).toBe(REWINDS)
  }, 300_000)
})
const REWINDS = 10
