/**
 * Chance of a seed that comes out alike on every machine: SHA-256, written out since `shared/` may use no Node, and
 * numbers made from it. Only whole numbers and the four operations are used.
 */

/** The first 32 bits of the fractional parts of the cube roots (`root` 3) or square roots of the first primes. */
function rootsOfPrimes(many: number, root: bigint): Uint32Array<ArrayBuffer> {
  const words = new Uint32Array(many)
  for (let found = 0, n = 2n; found < many; n++) {
    let prime = true
    for (let d = 2n; d * d <= n; d++) if (n % d === 0n) prime = false
    if (prime) words[found++] = Number(BigInt.asUintN(32, rootOf(n << (32n * root), root)))
  }
  return words
}

/** The whole part of a root, digit by digit. */
function rootOf(value: bigint, root: bigint): bigint {
  let found = 0n
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) if ((found + bit) ** root <= value) found += bit
  return found
}

const STARTS = rootsOfPrimes(8, 2n)
const STEPS = rootsOfPrimes(64, 3n)

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** SHA-256 of a text (as UTF-8), in eight words. */
export function sha256(text: string): Uint32Array<ArrayBuffer> {
  const bytes = utf8(text)
  const blocks = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64)
  blocks.set(bytes)
  blocks[bytes.length] = 0x80
  const view = new DataView(blocks.buffer)
  view.setUint32(blocks.length - 4, bytes.length * 8)
  const state = STARTS.slice()
  const w = new Uint32Array(64)
  for (let at = 0; at < blocks.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + i * 4)
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!,
        b = w[i - 2]!
      const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3),
        high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
      w[i] = w[i - 16]! + low + w[i - 7]! + high
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [...Eight]
    for (let i = 0; i < 64; i++) {
      const choice = (e & f) ^ (~e & g),
        majority = (a & b) ^ (a & c) ^ (b & c)
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + STEPS[i]! + w[i]!) | 0
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i]! += word
  }
  return state
}

type Eight = [number, number, number, number, number, number, number, number]

/** `shared/` has no encoder of its own either. */
function utf8(text: string): number[] {
  return [...text].flatMap(letter => {
    const code = letter.codePointAt(0)!
    if (code < 0x80) return [code]
    const rest = (shift: number): number => 0x80 | ((code >> shift) & 0x3f)
    if (code < 0x800) return [0xc0 | (code >> 6), rest(0)]
    if (code < 0x10000) return [0xe0 | (code >> 12), rest(6), rest(0)]
    return [0xf0 | (code >> 18), rest(12), rest(6), rest(0)]
  })
}

/** As it is published: 64 small hexadecimal digits. */
export const fingerprint = (text: string): string =>
  [...sha256(text)].map(word => word.toString(16).padStart(8, '0')).join('')

/** A whole number from 0 up to, but not, `bound`. */
export type Draw = (bound: number) => number

const WORD = 2 ** 32

/**
 * Draws of a seed for one purpose: the words of SHA-256 of `seed:purpose:k` for k = 0, 1, 2 …, each modulo the bound;
 * words of the uneven rest at the top are left out. Nobody who lacks the seed can foresee them.
 */
export function drawOf(seed: string, purpose: string): Draw {
  let block = new Uint32Array(0),
    at = 0,
    k = 0
  return bound => {
    for (;;) {
      if (at === block.length) {
        block = sha256(`${seed}:${purpose}:${k++}`)
        at = 0
      }
      const word = block[at++]!
      if (word < WORD - (WORD % bound)) return word % bound
    }
  }
}

/** A list in an order drawn from its end on: what stands at i changes places with what stands at a number up to i. */
export function shuffled<T>(list: readonly T[], draw: Draw): T[] {
  const order = [...list]
  for (let i = order.length - 1; i > 0; i--) {
    const j = draw(i + 1)
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}

/** Words as fast as a search needs them (sfc32), begun by four words. */
export function fastWords(begin: ArrayLike<number>): () => number {
  let a = begin[0]! | 0,
    b = begin[1]! | 0,
    c = begin[2]! | 0,
    counter = begin[3]! | 0
  const next = (): number => {
    const word = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + word) | 0
    return word >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return next
}
