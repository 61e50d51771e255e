import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { FOR } from '../../../support/polls.ts'
import { carried, held, type Table, v } from '../../scene.ts'

describe('Archon', () => {
  const prince = { capacity: 9, title: 'prince', city: 'Paris', sect: 'Camarilla' }
  const called = (chosen = 'B1'): Table => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1', prince), v('A2', { sect: 'Camarilla' })], hand: held('archon', 'K1') },
        { pool: 20, ready: [v('B1', { capacity: 8, sect: 'Camarilla' }), v('B2', { sect: 'Sabbat' })] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id(chosen)])
    return t
  }
  const passed = (copies = 1, more: { blood?: number; b1?: object } = {}): Table =>
    table({
      seats: [
        {
          pool: 20,
          ready: [
            v('A1', prince, {
              attachments: Array.from({ length: copies }, (_, n) => ({ card: 'archon', as: `K${n + 1}` })),
            }),
            v('A2', { sect: 'Camarilla', capacity: 3 }),
          ],
        },
        {
          pool: 20,
          ready: [v('B1', { capacity: 8, ...more.b1 }, more.blood === undefined ? {} : { blood: more.blood }), v('B2')],
        },
        {},
        {},
        {},
      ],
    })
  it('is put on a Camarilla vampire that is chosen, of anybody', () => {
    const t = carried(called())
    expect(t.card('K1').on).toBe(t.id('B1'))
    expect(() => called('B2')).toThrow('illegal-args')
  })
  it('its bearer fights a vampire of another at +1 stealth', () => {
    const t = passed()
    expect(() => t.answer(Ann, 'action:K1:fight:A1', { m: ['A2'] })).toThrow('illegal-args')
    t.answer(Ann, 'action:K1:fight:A1', { m: ['B1'] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Ben] }])
    onwards(t)
    expect(t.happened('combat-started').length).toBe(1)
  })
  it('archon#1: each copy has an action of its own', () => {
    const t = passed(2)
    t.answer(Ann, 'action:K1:fight:A1', { m: ['B1'] })
    onwards(t)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect(t.can(Ann, 'action:K2:fight:A1')).toBe(true)
  })
  /** What B1 has burned, without any damage. */
  const burned = (t: Table, by: string): number[] => {
    t.answer(Ann, `bleed:${by}`)
    t.reach(Ben, 'block:B1')
    onwards(t)
    return t.happened('counters').flatMap(one => (one.key === 'counters' && one.why === 'effect' ? [one.amount] : []))
  }
  it.each([
    [1, 5, [1]],
    [2, 5, [1, 1]],
    [1, 0, []],
  ])(
    'archon#2 archon#3: with %i on the acting vampire, an attempt to block of one with %i blood burns %j',
    (n, blood, amounts) => expect(burned(passed(n, { blood }), 'A1')).toEqual(amounts),
  )
  it('archon#3: and it blocks', () => {
    const t = passed(1, { blood: 0 })
    burned(t, 'A1')
    expect(t.has('blocked')).toBe(true)
  })
  it('nothing of an ally, and nothing against another acting minion', () => {
    expect(burned(passed(1, { b1: { type: 'ally', life: 3, capacity: undefined } }), 'A1')).toEqual([])
    expect(burned(passed(1, { blood: 5 }), 'A2')).toEqual([])
  })
  it('archon#G35-1 archon#G138-1: Camarilla vampires, and no others, call a referendum to burn it', () => {
    const t = passed(1, { b1: { sect: 'Sabbat' } })
    t.answer(Ann, 'action:K1:burn:A2')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1 }])
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    onwards(t)
    expect(t.inAsh(Ann, 'K1')).toBe(true)
    expect(t.can(Ann, 'action:K1:fight:A1')).toBe(false)
    const ben = passed(1, { b1: { sect: 'Sabbat' } })
    ben.endPhasesTo(Ben, 'minion')
    expect(ben.can(Ben, 'action:K1:burn:B1')).toBe(false)
  })
  it('no blood hunt on its bearer', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1', prince, { attachments: [{ card: 'archon', as: 'K1' }] }), v('A2')] },
        { pool: 20, ready: [v('B2')], torpor: [v('B1', { capacity: 3 })] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'diablerie:A1:B1')
    onwards(t)
    expect([t.has('diablerized'), t.has('blood-hunt')]).toEqual([true, false])
  })
})
