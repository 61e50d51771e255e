import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../../support/duel.ts'
import { Ann, Ben } from '../../support/table.ts'
import { fit } from '../../support/fit.ts'
import { card, has, rounds } from '../scene.ts'

const press = card('resist-earths-grasp', 'P1')

describe('optional presses', () => {
  const given = {
    'hidden-strength': () =>
      play(
        upTo(
          duel({
            a: { generic: { disciplines: ['CEL'], strength: 2, capacity: 8 } },
            b: has('FOR'),
            ann: press,
            ben: card('hidden-strength', 'X1'),
          }),
          'prevent',
        ),
        Ben,
        'play:X1:FOR:B1',
        { x: 0 },
      ),
    'immortal-grapple': () =>
      play(
        upTo(duel({ a: has('CEL'), b: has('POT'), ann: press, ben: card('immortal-grapple', 'X1') }), 'before-strikes'),
        Ben,
        'play:X1:POT:B1',
      ),
    'resist-earths-grasp': () =>
      play(
        upTo(duel({ a: has('CEL'), b: has('cel'), ann: press, ben: card('resist-earths-grasp', 'X1') }), 'range'),
        Ben,
        'play:X1:cel:B1',
      ),
  }
  it.each([
    ['aid-from-bats', 'ANI', 'range'],
    ['flash', 'CEL', 'range'],
    ['indomitability', 'FOR', 'prevent'],
  ])('%s#G96-1: [%s] unused, it is gone in the next round', (name, level, window) => {
    const t = upTo(
      duel({ a: has('CEL', {}, { strength: 2 }), b: { generic: fit(name, level) }, ann: press, ben: card(name, 'X1') }),
      window,
    )
    play(t, Ben, `play:X1:${level}:B1`)
    play(upTo(t, 'press'), Ann, 'play:P1:cel:A1')
    expect(t.can(Ben, 'press:B1')).toBe(true)
    onwards(t, () => rounds(t) === 2)
    expect(t.stat('B1', 'press')).toBe(0)
  })
  it.each(Object.entries(given))('%s#G96-1: unused, it is gone in the next round', (_, begin) => {
    const t = upTo(begin(), 'press')
    play(t, Ann, 'play:P1:cel:A1')
    expect([t.can(Ben, 'press:B1'), t.stat('B1', 'press')]).toEqual([true, 1])
    onwards(t, () => rounds(t) === 2)
    expect(t.stat('B1', 'press')).toBe(0)
    onwards(t, () => t.can(Ben, 'press:B1'))
    expect([rounds(t), isOver(t)]).toEqual([2, true])
  })
})
