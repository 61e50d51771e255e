import { describe, expect, it } from 'vitest'
import { brief, placeIn, STARTS, valueAt, withAt, written, type Json } from '../../functions/web/pages/position.ts'
import { parsePosition, type PositionInput } from '../../shared/api/position.ts'
import { promptFor, owed } from '../../shared/rules/index.ts'
import { fromPosition, toPosition } from '../../shared/rules/position/position.ts'

const given: Json = {
  seats: [{ pool: 3, ready: [{ generic: {} }, { card: 'deflection', vars: { a: [] } }], hand: [] }, { edge: false }],
  settings: {},
}

describe('a position as the sandbox page keeps it', () => {
  it('changes one place and nothing else', () => {
    expect(withAt(given, ['seats', 0, 'ready', 1, 'blood'], 4)).toEqual({
      ...(given as object),
      seats: [
        { pool: 3, ready: [{ generic: {} }, { card: 'deflection', vars: { a: [] }, blood: 4 }], hand: [] },
        { edge: false },
      ],
    })
    expect(valueAt(withAt(given, ['seats', 0, 'ready', 0], undefined), ['seats', 0, 'ready'])).toEqual([
      { card: 'deflection', vars: { a: [] } },
    ])
    expect(valueAt(withAt(given, ['seats', 1, 'hand', 0], 'deflection'), ['seats', 1])).toEqual({
      edge: false,
      hand: ['deflection'],
    })
    expect(withAt({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 })
  })

  it('is text that reads as the same, a line where it fits one', () => {
    for (const position of [given, ...Object.values(STARTS)]) expect(JSON.parse(written(position))).toEqual(position)
    expect(written({ a: [1, 'x'] })).toBe('{ "a": [ 1, "x" ] }')
    expect(
      written(STARTS.bleed)
        .split('\n')
        .every(line => line.length <= 120),
    ).toBe(true)
  })

  it('finds a value in the text, whatever it is written like, and else what it would be in', () => {
    const text = '{ "seats" : [ {"pool":3,"x":"a,]b\\"}"} , {\n "hand": ["deflection", "no-such"] } ] }'
    const at = (path: (string | number)[]): string => text.slice(...placeIn(text, path))
    expect(at(['seats', 0, 'pool'])).toBe('3')
    expect(at(['seats', 0, 'x'])).toBe('"a,]b\\"}"')
    expect(at(['seats', 1, 'hand', 1])).toBe('"no-such"')
    expect(at(['seats', 0, 'ready', 2])).toBe('{"pool":3,"x":"a,]b\\"}"}')
    expect(at([])).toBe(text)
    expect(placeIn('{ "seats": [ ', ['seats', 4])).toEqual([11, 14])
  })

  it('leaves out what goes without saying, and says the same', () => {
    expect(brief(given)).toEqual({
      seats: [{ pool: 3, ready: [{ generic: {} }, { card: 'deflection', vars: { a: [] } }] }, {}],
    })
    for (const start of Object.values(STARTS)) {
      const whole = toPosition(fromPosition(parsePosition(start as PositionInput)))
      expect(parsePosition(brief(whole as unknown as Json) as PositionInput)).toEqual(
        parsePosition(whole as PositionInput),
      )
    }
  })

  it('can begin with positions in which somebody is asked something', () => {
    for (const start of Object.values(STARTS)) {
      const state = fromPosition(parsePosition(start as PositionInput))
      expect(promptFor(state, owed(state)[0]!)!.options.length).toBeGreaterThan(1)
    }
  })
})
