import { describe, expect, it } from 'vitest'
import { repeatedPlies } from '../../../functions/games/rulings/repeated.ts'
import { judged, playOn, publicVersion, ruleOn, stored } from './judged.ts'

describe('a position that has come back', () => {
  it('is found by the plies at which it stood; one that differs in a counter is another', async () => {
    const at = await judged()
    const repeated = async () => repeatedPlies(at.world.store, await stored(at))
    const pool = (value: number) =>
      ruleOn(at, { kind: 'adjust', patch: [{ op: 'replace', path: '/seats/1/pool', value }] })
    const ply = await publicVersion(at)
    expect(await repeated()).toEqual([])
    await pool(28)
    expect(await repeated()).toEqual([])
    await pool(30)
    expect(await repeated()).toEqual([ply])
    const again = await publicVersion(at)
    await pool(28)
    await pool(30)
    expect(await repeated()).toEqual([again, ply])
    await playOn(at, 1)
    expect(await repeated()).toEqual([])
  })
})
