import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { looksOf, waitAfter, type Look } from '../../../functions/web/live/looks.ts'

const LOOK: Look = { asked: 5_000, hidden: false, rung: false, bots: false, doubt: false }

describe('when a table is looked at next', () => {
  it.each<[string, Partial<Look>, number]>([
    ['as often as the service asks', {}, 5_000],
    ['in a moment where bots are waited for', { bots: true }, 1_200],
    ['once a minute where a bell rings', { rung: true, bots: true }, 60_000],
    ['once a minute where nobody looks', { hidden: true }, 60_000],
    ['soon where an answer is in doubt', { doubt: true, rung: true }, 3_000],
    ['after a quarter of a minute where nothing was heard', { asked: undefined }, 15_000],
    ['later where nothing was heard and nobody looks', { asked: undefined, hidden: true }, 60_000],
  ])('%s', (_, look, wait) => {
    expect(waitAfter({ ...LOOK, ...look })).toBe(wait)
  })
})

describe('looks', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are one after the other: who asks meanwhile has that one, or one that begins after it', async () => {
    const begun: (() => void)[] = [],
      looks = looksOf(() => new Promise(done => begun.push(() => done(LOOK))))
    const first = looks.look(),
      same = looks.look(),
      afresh = looks.afresh()
    expect(begun.length).toBe(1)
    begun[0]!()
    await Promise.all([first, same])
    await vi.advanceTimersByTimeAsync(0)
    expect(begun.length).toBe(2)
    begun[1]!()
    await afresh
    await vi.advanceTimersByTimeAsync(4_999)
    expect(begun.length).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(begun.length).toBe(3)
    looks.close()
  })

  it.each([
    [false, [400, 900, 1_800, 3_500, 5_000]],
    [true, [60_000, 60_000]],
  ])('come soon after an own answer, unless a bell rings: %s', async (rung, waits) => {
    let times = 0
    const looks = looksOf(async () => {
      times++
      return { ...LOOK, rung }
    })
    looks.soon()
    await looks.look()
    for (const [i, wait] of waits.entries()) {
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(times).toBe(i + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(times).toBe(i + 2)
    }
    looks.close()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(times).toBe(waits.length + 1)
  })
})
