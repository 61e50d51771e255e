import { createHmac } from 'node:crypto'
import type { Draw, Env } from '../../shared/rules/index.ts'

/**
 * All chance of a game comes from one secret, committed to before the first card is dealt: for each published effect a
 * stream of HMAC-SHA256 blocks over "fx:n:counter". Who knows the secret can check every shuffle; who does not can
 * predict none.
 */
export function entropyOf(secret: string): (fx: number) => Draw {
  const key = Buffer.from(secret, 'base64url')
  return fx => {
    const next = words(key, `fx:${fx}`)
    return bound => below(bound, next)
  }
}

/** A stream of its own for what is drawn before the deal. */
export function drawOf(secret: string, what: 'seating'): Draw {
  const next = words(Buffer.from(secret, 'base64url'), what)
  return bound => below(bound, next)
}

export const envOf = (secret: string, now: string, build: string): Env => ({ now, build, entropy: entropyOf(secret) })

/** The same in words, for who works them out again. */
export const ALGORITHM =
  'What becomes public is counted, from 0, by n. Draws of the n-th come from the bytes of HMAC-SHA256(secret, "fx:<n>:<k>") for k = 0, 1, 2, …, one after ' +
  'another, taken as 32-bit words, the highest byte first. A number below b is the next word modulo b; words of ' +
  'the uneven rest, from 2^32 - (2^32 mod b) on, are left out. ' +
  'A shuffle goes through a list from its end: what stands at i, from 0, changes places with what stands at the number drawn below i + 1. ' +
  'The deal: seat by seat the crypt and then the library are written out, each card as often as the list says ' +
  'and in its order, and shuffled (a draw each), which numbers the cards; ' +
  'then a number below the number of seats says who begins, unless at the table the first seat does; ' +
  'then seat by seat the crypt and the library, as they were numbered, are shuffled, and the first of them are dealt. ' +
  'Where a judge takes a game back, each stack that is mixed takes one n: what lies at places that nobody knew is shuffled, ' +
  'and then the cards change their numbers by a second shuffle of the same bytes. ' +
  'Where a judge has a game begin again, seat by seat the cards of the crypt and then of the library, in the order of ' +
  'their keys, are shuffled (a draw each), and it goes on as in the deal.'

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
