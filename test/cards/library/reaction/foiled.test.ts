import { describe, expect, it } from 'vitest'
import { onwards, play } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { ended, held, K1, keen, v } from '../../scene.ts'

describe('Mental Maze', () => {
  const maze = (level: string, b1: object = {}, a1: object = { capacity: 4 }, act = 'bleed:A1', ann: object[] = []) => {
    const t = table({
      seats: [
        { ready: [v('A1', a1, { blood: 2 }), minion('A2'), ...ann] as never, hand: held('zephyr', 'Z1') },
        {
          pool: 20,
          ready: [
            v('B1', { disciplines: [level], capacity: 6, ...b1 }, { blood: 3 }),
            v('B2', { disciplines: ['OBF'], capacity: 9 }),
          ],
          hand: [K1('mental-maze')],
        },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, act)
    keen(t, 'B1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked' || t.has('combat-started'))
    return t
  }
  it.each([
    ['obf', true],
    ['OBF', false],
  ])('[%s]: before its block resolves the action is over, for 1 blood; it locks: %s', (level, locks) => {
    const t = maze(level)
    expect(t.window()).toBe('blocked')
    play(t, Ben, `play:K1:${level}:B1`)
    onwards(t)
    expect([t.locked('B1'), t.locked('A1'), t.blood('B1'), t.has('combat-started'), t.pool(Ben)]).toEqual([
      locks,
      true,
      2,
      false,
      20,
    ])
    expect(ended(t)).toMatchObject({ outcome: 'ended' })
  })
  it.each(['obf', 'OBF'])('[%s]: for nothing by a Ministry vampire, one without blood included', level => {
    const t = maze(level, { clan: 'Ministry' })
    t.effect(Ann, [{ op: 'counters', from: { card: 'b' }, to: 'bank', amount: 3, why: 'effect' }], { b: 'B1' })
    play(t, Ben, `play:K1:${level}:B1`)
    expect([t.blood('B1'), t.inAsh(Ben, 'K1')]).toEqual([0, true])
    const poor = maze(level)
    poor.effect(Ann, [{ op: 'counters', from: { card: 'b' }, to: 'bank', amount: 3, why: 'effect' }], { b: 'B1' })
    expect(poor.can(Ben, `play:K1:${level}:B1`)).toBe(false)
  })
  it.each([
    [{ capacity: 6 }, false],
    [{ capacity: 8 }, false],
    [{ type: 'ally', life: 3, bleed: 1 }, true],
  ])('against an ally or a younger vampire: %j: %s', (a1, may) => {
    const t = maze('obf', {}, a1)
    expect(t.window() === 'blocked' && t.can(Ben, 'play:K1:obf:B1')).toBe(may)
  })
  it('by the vampire that blocks, and by no other', () => {
    const t = maze('obf')
    onwards(t, () => t.waiting().includes(Ben))
    expect([t.can(Ben, 'play:K1:obf:B1'), t.can(Ben, 'play:K1:OBF:B2')]).toEqual([true, false])
  })
  it('mental-maze#1: the action has reached its resolution, and is not done again', () => {
    const t = maze('OBF', {}, { capacity: 4 }, 'hunt:A1')
    play(t, Ben, 'play:K1:OBF:B1')
    onwards(t)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect([t.why(Ann, 'hunt', 'A1'), t.can(Ann, 'bleed:A1')]).toEqual([['barred', 'GOLDEN-01'], true])
  })
  it('mental-maze#2: it is the minion that is blocked that must be younger, whoever could take its place', () => {
    const t = maze('obf', {}, { capacity: 4, clan: 'Tremere' }, 'bleed:A1', [
      v('A3', { clan: 'Gargoyle', slaveOf: 'Tremere', capacity: 9 }),
    ])
    expect([t.window(), t.can(Ben, 'play:K1:obf:B1')]).toEqual(['blocked', true])
  })
})
