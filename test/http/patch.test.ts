import { describe, expect, it } from 'vitest'
import { diff, patched, type Operation } from '../../shared/api/patch.ts'
import { generator } from '../support/random.ts'

describe('a JSON Patch', () => {
  it.each<[string, unknown, unknown, Operation[]]>([
    ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
    [
      'a field',
      { a: 1, b: 2 },
      { a: 3, c: null },
      [
        { op: 'replace', path: '/a', value: 3 },
        { op: 'remove', path: '/b' },
        { op: 'add', path: '/c', value: null },
      ],
    ],
    ['what is drawn from a pile', [5, 6, 7], [6, 7], [{ op: 'remove', path: '/0' }]],
    [
      'what comes into the middle',
      [1, 2, 3],
      [1, 9, 8, 2, 3],
      [
        { op: 'add', path: '/1', value: 9 },
        { op: 'add', path: '/2', value: 8 },
      ],
    ],
    [
      'names with slashes and tildes',
      { 'a/b': 1, '~': { x: 1 } },
      { 'a/b': 2, '~': { x: 2 } },
      [
        { op: 'replace', path: '/a~1b', value: 2 },
        { op: 'replace', path: '/~0/x', value: 2 },
      ],
    ],
    ['of another kind', [1], { 0: 1 }, [{ op: 'replace', path: '', value: { 0: 1 } }]],
    [
      'undefined, which is not there',
      { a: undefined, b: 1 },
      { b: undefined, c: 1 },
      [
        { op: 'remove', path: '/b' },
        { op: 'add', path: '/c', value: 1 },
      ],
    ],
  ])('says %s', (_, before, after, operations) => {
    expect(diff(before, after)).toEqual(operations)
    expect(patched(before, operations)).toEqual(after)
  })

  it('leads from any value to any other, and leaves the first as it was', () => {
    const draw = generator(11)
    const value = (depth: number): unknown => {
      const kind = draw(depth > 3 ? 3 : 5)
      if (kind === 0) return draw(4)
      if (kind === 1) return ['x', 'y', ''][draw(3)]
      if (kind === 2) return [null, true, false][draw(3)]
      if (kind === 3) return Array.from({ length: draw(5) }, () => value(depth + 1))
      return Object.fromEntries(
        Array.from({ length: draw(4) }, () => [['a', 'b', '~', '/', '', '__proto__x'][draw(6)], value(depth + 1)]),
      )
    }
    const frozen = (one: unknown): unknown => {
      if (typeof one === 'object' && one !== null) for (const inner of Object.values(Object.freeze(one))) frozen(inner)
      return one
    }
    for (let i = 0; i < 5_000; i++) {
      const before = frozen(value(0)),
        after = value(0),
        operations = JSON.parse(JSON.stringify(diff(before, after))) as Operation[]
      expect(patched(before, operations)).toEqual(after)
    }
  })

  it('refuses a path that leads nowhere', () => {
    for (const path of ['/b/c', '/a/2', '/a/x', '/a/-1', '/c'])
      expect(() => patched({ a: [1], d: {} }, [{ op: 'remove', path }]), path).toThrow(RangeError)
    expect(() => patched({ a: 1 }, [{ op: 'replace', path: '/b', value: 1 }])).toThrow(RangeError)
  })
})
