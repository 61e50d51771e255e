import { describe, expect, it } from 'vitest'
import { definitions } from '../../shared/cards/index.ts'

/** What is not a plain value in it, and where. */
function oddIn(value: unknown, at: string): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return []
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${at}: ${value}`]
  if (typeof value !== 'object') return [`${at}: ${typeof value}`]
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return [
    ...(plain ? [] : [`${at}: ${String(value)}`]),
    ...Object.entries(value).flatMap(([name, inner]) => oddIn(inner, `${at}.${name}`)),
  ]
}

describe('a definition', () => {
  it('holds no function, and nothing else that is not plain data', () => {
    expect(definitions.size).toBeGreaterThan(300)
    expect([...definitions].flatMap(([key, definition]) => oddIn(definition, key))).toEqual([])
    expect(oddIn({ usable: [() => undefined], n: Infinity, none: undefined, set: new Set() }, 'odd')).toEqual([
      'odd.usable.0: function',
      'odd.n: Infinity',
      'odd.none: undefined',
      'odd.set: [object Set]',
    ])
  })

  it('is the same once it has been written and read', () => {
    for (const definition of definitions.values())
      expect(JSON.parse(JSON.stringify(definition))).toStrictEqual(definition)
  })
})
