import { createHmac } from 'node:crypto'
import type { Draw, Env } from '../../shared/rules/index.ts'

/**
 * All chance of a game comes from one secret, committed to before the first card is dealt: for each published effect a
 * stream of HMAC-SHA256 blocks over "fx:n:counter". Who knows the secret can check every shuffle; who does not can
 * predict none.
 */
export const entropyOf = (secret: string): ((fx: number) => Draw) => streams(secret, 'fx')

/** What is only tried draws from streams that no game comes to: who tries it learns nothing of the chance there will be. */
const entropyOfTrials = (secret: string): ((fx: number) => Draw) => streams(secret, 'trial')

function streams(secret: string, name: string): (fx: number) => Draw {
  const key = Buffer.from(secret, 'base64url')
  return fx => {
    const next = words(key, `${name}:${fx}`)
    return bound => below(bound, next)
  }
}

/** A stream of its own for what is drawn before the deal. */
export function drawOf(secret: string, what: 'seating'): Draw {
  const next = words(Buffer.from(secret, 'base64url'), what)
  return bound => below(bound, next)
}

export const envOf = (secret: string, now: string, build: string): Env => ({ now, build, entropy: entropyOf(secret) })

export const trialEnvOf = (secret: string, now: string, build: string): Env => ({
  now,
  build,
  entropy: entropyOfTrials(secret),
})

const WORD = 2 ** 32

/** Uniform below `bound`: a word from the uneven rest at the top is thrown away. */
function below(bound: number, next: () => number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > WORD) throw new RangeError(`No integer is drawn below ${bound}`)
  const even = WORD - (WORD % bound)
  let word = next()
  while (word >= even) word = next()
  return word % bound
}

function words(key: Buffer, name: string): () => number {
  let block = Buffer.alloc(0)
  let at = 0
  let counter = 0
  return () => {
    if (at === block.length) {
      block = createHmac('sha256', key).update(`${name}:${counter++}`).digest()
      at = 0
    }
    const word = block.readUInt32BE(at)
    at += 4
    return word
  }
}
