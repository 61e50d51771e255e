import { describe, expect, it } from 'vitest'
import { isOver, onwards } from '../../../support/duel.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { attacked, K1, type Table, v } from '../../scene.ts'

const fast = { disciplines: ['cel'], capacity: 9 }

describe('NSA Trio', () => {
  const trio = K1('nsa-trio')
  const scene = (a1: object = fast, b1: object = {}) => {
    const t = table({
      seats: [
        { ready: [v('A1', a1), v('A2', fast), trio], hand: ['majesty', 'majesty'] },
        { ready: [v('B1', { capacity: 9, ...b1 }, { blood: 9 }), v('B2', { capacity: 9 }, { blood: 9 })] },
        {},
      ],
    })
    return t
  }
  const forbidden = (t: Table): boolean =>
    t.state.modifiers.some(one => one.kind === 'rule' && one.rule === 'strike' && one.only === 'combat-ends')
  const blocks = (t: Table, by: string, whom: string): Table => {
    t.answer(Ann, `bleed:${by}`)
    t.reach(Ben, `block:${whom}`)
    const before = t.happened('round-started').length
    return onwards(t, () => t.happened('round-started').length > before)
  }
  it('nsa-trio#1: in the first combat of a turn between an acting and a blocking vampire nobody strikes to end it', () => {
    const t = blocks(scene(), 'A1', 'B1')
    expect(forbidden(t)).toBe(true)
    onwards(t)
    expect(forbidden(t)).toBe(false)
    expect(forbidden(blocks(t, 'A2', 'B2'))).toBe(false)
  })
  it('not where an ally fights, which leaves the first to come', () => {
    const t = blocks(scene(fast, { type: 'ally', life: 9 }), 'A1', 'B1')
    expect(forbidden(t)).toBe(false)
    onwards(t)
    expect(forbidden(blocks(t, 'A2', 'B2'))).toBe(true)
  })
  it('whoever has taken no action burns it for a discard phase action', () => {
    const idle = table({
      seats: [{ ready: [v('A1')], hand: ['villein'] }, { ready: [trio] }, {}],
      turn: { phase: 'discard' },
    })
    idle.answer(Ann, 'use:K1:burn')
    expect([idle.inAsh(Ben, 'K1'), idle.can(Ann, `discard:${idle.state.seats[Ann]!.hand[0]}`)]).toEqual([true, false])
    const acted = table({
      seats: [{ ready: [v('A1')], hand: ['villein'] }, { ready: [trio] }, {}],
    })
    acted.answer(Ann, 'bleed:A1')
    acted.allPass()
    acted.endPhasesTo(Ann, 'discard')
    expect(acted.can(Ann, 'use:K1:burn')).toBe(false)
  })
})

describe('FBI Special Affairs Division', () => {
  const scene = (counters = 0, b1: object = { type: 'ally', life: 1 }, more: object = {}) => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9 }, { blood: 9, ...more }), v('A2', { type: 'ally', life: 1 })] },
        { ready: [v('B1', b1), { ...K1('fbi-special-affairs-division'), counters: { ally: counters } }] },
        {},
      ],
    })
    return t
  }
  it('an ally that is burned in combat with an acting vampire: a counter, and 2 damage for that one afterwards', () => {
    const t = scene()
    attacked(t, 'A1', 'B1')
    onwards(t, () => isOver(t))
    expect([t.inAsh(Ben, 'B1'), t.card('K1').counters, t.blood('A1')]).toEqual([true, { ally: 1 }, 6])
    const burnt = t.happened('damaged').at(-1)
    expect(burnt).toMatchObject({ amount: 2, card: { id: t.id('A1') } })
  })
  it('not for an ally that acts, nor for one that is burned otherwise', () => {
    const t = scene(0, { capacity: 9 })
    attacked(t, 'A2', 'B1')
    onwards(t, () => isOver(t))
    expect([t.inAsh(Ann, 'A2'), t.card('K1').counters ?? {}]).toEqual([true, { ally: 0 }])
    const other = scene()
    other.effect(Ann, [{ op: 'move', who: 'b', to: 'ash' }], { b: 'B1' })
    expect(other.card('K1').counters ?? {}).toEqual({ ally: 0 })
  })
  it('fbi-special-affairs-division#2: not for an ally that counts as the acting one', () => {
    const t = scene(0, { type: 'ally', life: 1 }, { attachments: [{ card: 'nar-sheptha', as: 'N1' }] })
    attacked(t, 'A1', 'B1')
    onwards(t, () => isOver(t))
    expect([t.inAsh(Ben, 'B1'), t.card('K1').counters]).toEqual([true, { ally: 0 }])
  })
  it('with the fourth counter it is burned, and the damage is inflicted all the same', () => {
    const t = scene(3)
    attacked(t, 'A1', 'B1')
    onwards(t, () => isOver(t))
    expect([t.inAsh(Ben, 'K1'), t.blood('A1')]).toEqual([true, 6])
  })
})
