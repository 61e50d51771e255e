import type { Draw, Env } from '../../shared/rules/index.ts'

/** A small seeded generator (mulberry32): the same seed gives the same numbers on every machine. */
export function generator(seed: number): Draw {
  let state = seed >>> 0
  return bound => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) % bound
  }
}

/** An environment whose entropy depends on the seed and the number of published effects alone. */
export const envOf = (seed: number, now = '2026-01-01T00:00:00.000Z'): Env => ({
  now,
  build: 'test',
  entropy: fx => generator(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(fx + 1, 0x85ebca6b)),
})
