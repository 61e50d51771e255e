import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawOf, fastWords, fingerprint, shuffled } from '../../../shared/league/seating/seeded.ts'

describe('chance of a seed', () => {
  it('has the SHA-256 that everybody else has', () => {
    const texts = ['', 'abc', 'é', '座席', '🦇', ...Array.from({ length: 130 }, (_, i) => 'x'.repeat(i))]
    for (const text of texts) expect(fingerprint(text)).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it('draws what its description says', () => {
    const words = [0, 1].flatMap(k => {
      const block = createHash('sha256').update(`a seed:players:${k}`).digest()
      return Array.from({ length: 8 }, (_, i) => block.readUInt32BE(i * 4))
    })
    const draw = drawOf('a seed', 'players')
    expect(words.map(() => draw(1000))).toEqual(words.map(word => word % 1000))
  })

  it('gives everybody every place about as often', () => {
    const counts = Array.from({ length: 5 }, () => Array<number>(5).fill(0))
    for (let n = 0; n < 2000; n++)
      for (const [place, player] of shuffled([0, 1, 2, 3, 4], drawOf(`seed ${n}`, 'players')).entries())
        counts[player]![place]! += 1
    for (const count of counts.flat()) expect(Math.abs(count - 400)).toBeLessThan(80)
  })

  it('has fast words that begin alike with the same four', () => {
    const some = (begin: number[]): number[] => Array.from({ length: 5 }, fastWords(begin))
    expect(some([1, 2, 3, 4])).toEqual(some([1, 2, 3, 4]))
    expect(some([1, 2, 3, 4])).not.toEqual(some([1, 2, 3, 5]))
  })
})
