import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../shared/rules/index.ts'
import type { EventKey } from '../../../shared/rules/index.ts'
import type { CombatFrame } from '../../../shared/rules/model/frames.ts'
import type { Op } from '../../../shared/cards/language.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'

type Table = ReturnType<typeof table>

/** A1 of Ann bleeds Ben. A2 keeps her phase open. */
const scene = (a1: object = {}, b1: object = {}, more: object = {}) =>
  table({
    seats: [
      { ready: [minion('A1', a1), minion('A2')], ...more },
      { pool: 10, ready: [minion('B1', b1), minion('B2')] },
      {},
      {},
      {},
    ],
  })

/** B1 blocks, and what follows from it follows. */
function fight(t: Table): Table {
  t.answer(Ann, 'bleed:A1')
  if (t.waiting().includes(Ann)) t.pass(Ann)
  t.answer(Ben, 'block:B1')
  return t.allPass()
}

/** An effect of A1 at a point of the combat. */
const at = (t: Table, on: EventKey, ops: Op[], times?: number) =>
  t.effect(
    Ann,
    [{ op: 'watch', on, ops, until: 'turn', ...(times !== undefined && { times }) }],
    {},
    { by: 'A1', source: 'A1' },
  )

/** Stops there, so that the combat can be looked at and changed; Ann answers to go on. */
const PAUSE: Op[] = [{ op: 'choose', as: 'k', ask: 'choose-strike', from: { keys: ['on'] } }]
const pauseAt = (t: Table, on: EventKey) => at(t, on, PAUSE, 1)
const goOn = (t: Table) => t.choose(Ann, ['on'])

function inCombat(t: Table, change: (combat: CombatFrame) => void): void {
  t.edit(state => {
    for (const frame of state.frames) if (frame.kind === 'combat') change(frame)
  })
}
const keys = (t: Table, ...which: EventKey[]) => t.log.map(event => event.key).filter(key => which.includes(key))

describe('combat', () => {
  it('COMBAT-01: a blocked action leads to combat with the blocker', () => {
    const t = fight(scene())
    expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('A1') }, opposing: { id: t.id('B1') } }])
  })

  it('COMBAT-02: a minion that is not ready cannot fight', () => {
    const t = table({ seats: [{ ready: [minion('A1')] }, { torpor: [minion('B1')] }, {}, {}, {}] })
    t.effect(Ann, [{ op: 'combat', acting: 'a', opposing: 'b' }], { a: 'A1', b: 'B1' })
    t.effect(Ann, [{ op: 'combat', acting: 'b', opposing: 'a' }], { a: 'A1', b: 'B1' })
    expect([t.has('combat-started'), t.state.frames.length]).toEqual([false, 1])
  })

  it('COMBAT-03: two minions of one controller never fight each other', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'combat', acting: 'a', opposing: 'b' }], { a: 'A1', b: 'A2' })
    expect([t.has('combat-started'), t.blood('A1'), t.blood('A2')]).toEqual([false, 5, 5])
  })

  it('COMBAT-04: locked combatants strike as others do', () => {
    const t = fight(scene())
    expect([t.locked('A1'), t.locked('B1'), t.blood('A1'), t.blood('B1')]).toEqual([true, true, 4, 4])
  })

  it('COMBAT-05: during combat no action modifier is played', () => {
    const t = scene({ generic: { disciplines: ['DOM'] } }, {}, { hand: [{ card: 'conditioning', as: 'C1' }] })
    pauseAt(t, 'round-started')
    fight(t)
    expect(viewFor(t.state, Ann).stack.map(entry => entry.kind)).toContain('combat')
    expect(t.refused(Ann, 'play:C1:dom:A1')).toBe('illegal-option')
    expect(t.why(Ann, 'play', 'C1')?.[0]).toBe('wrong-window')
  })

  it('COMBAT-07: the steps of a round come in fixed order', () => {
    const t = fight(scene())
    expect(
      keys(
        t,
        'combat-started',
        'round-started',
        'strike-chosen',
        'damaged',
        'counters',
        'combat-ended',
        'action-ended',
      ),
    ).toEqual([
      'combat-started',
      'round-started',
      'strike-chosen',
      'strike-chosen',
      'damaged',
      'counters',
      'damaged',
      'counters',
      'combat-ended',
      'action-ended',
    ])
  })

  it('COMBAT-10: a combatant that is no longer ready stops the combat, whatever the step', () => {
    const t = scene({}, { blood: 0 })
    at(t, 'round-started', [{ op: 'damage', to: 'opposing', amount: 1 }])
    fight(t)
    expect(keys(t, 'damaged', 'to-torpor', 'strike-chosen', 'combat-ended')).toEqual([
      'damaged',
      'to-torpor',
      'combat-ended',
    ])
    expect([t.inTorpor('B1'), t.blood('A1')]).toEqual([true, 5])
  })

  it('COMBAT-11, PRESS-02, ROUNDEND-03: a press to continue leads to a new round, at close range again', () => {
    const t = scene()
    pauseAt(t, 'round-started')
    fight(t)
    inCombat(t, combat => Object.assign(combat, { range: 'long', pressed: true }))
    goOn(t)
    expect(t.happened('round-started')).toMatchObject([{ round: 1 }, { round: 2 }])
    // Hands reach nobody in round 1; round 2 is close.
    expect(keys(t, 'round-started', 'damaged', 'combat-ended')).toEqual([
      'round-started',
      'round-started',
      'damaged',
      'damaged',
      'combat-ended',
    ])
    expect([t.blood('A1'), t.blood('B1')]).toEqual([4, 4])
  })

  it("COMBAT-11, PRESS-08: without one the combat is over, and nobody's lock has changed", () => {
    const t = fight(scene())
    expect(t.happened('round-started')).toHaveLength(1)
    expect([t.has('combat-ended'), t.locked('A1'), t.locked('B1')]).toEqual([true, true, true])
  })

  it('COMBAT-13: effects on the opposing minion reach nobody else', () => {
    const t = scene({ generic: { strength: 0 } }, { generic: { strength: 0 } })
    at(t, 'round-started', [{ op: 'damage', to: 'opposing', amount: 2 }])
    fight(t)
    expect([t.blood('A1'), t.blood('A2'), t.blood('B1'), t.blood('B2')]).toEqual([5, 5, 3, 5])
  })

  it('PRESS-01: with one combatant in torpor nothing continues the combat', () => {
    const t = scene({}, { blood: 0 })
    pauseAt(t, 'round-started')
    fight(t)
    inCombat(t, combat => Object.assign(combat, { pressed: true }))
    goOn(t)
    expect([t.inTorpor('B1'), t.happened('round-started').length, t.has('combat-ended')]).toEqual([true, 1, true])
  })
})

describe('strikes', () => {
  it('STRIKE-01, STRIKE-03: each has one strike a round, with its hands where it has no other', () => {
    const t = fight(scene())
    expect(t.happened('strike-chosen')).toMatchObject([
      { by: { id: t.id('A1') }, strike: 'hand', card: null },
      { by: { id: t.id('B1') }, strike: 'hand', card: null },
    ])
    expect(t.happened('damaged')).toMatchObject([{ amount: 1 }, { amount: 1 }])
  })

  it('STRIKE-06: both strikes of a pair land together', () => {
    const t = fight(scene({ generic: { strength: 3 }, blood: 1 }, { blood: 0 }))
    expect([t.inTorpor('B1'), t.inTorpor('A1'), t.blood('A1')]).toEqual([true, false, 0])
    expect(keys(t, 'damaged', 'to-torpor', 'combat-ended')).toEqual(['damaged', 'damaged', 'to-torpor', 'combat-ended'])
  })

  it('STRIKE-07: at long range hands reach nobody, a ranged strike does', () => {
    for (const [range, a1, b1] of [
      ['long', 3, 5],
      ['close', 3, 4],
    ] as const) {
      const t = scene()
      at(t, 'strike-chosen', PAUSE, 2)
      fight(t)
      goOn(t)
      inCombat(t, combat => {
        combat.range = range
        combat.strikes = combat.strikes.map(strike =>
          strike.by === t.id('B1') ? { ...strike, damage: 2, ranged: true } : strike,
        )
      })
      goOn(t)
      expect([t.blood('A1'), t.blood('B1')]).toEqual([a1, b1])
    }
  })

  it('STRIKE-08: a strike out of reach is a strike all the same', () => {
    const t = scene()
    pauseAt(t, 'round-started')
    fight(t)
    inCombat(t, combat => {
      combat.range = 'long'
    })
    goOn(t)
    expect(t.happened('strike-chosen')).toHaveLength(2)
    expect([t.has('damaged'), t.has('combat-ended')]).toEqual([false, true])
  })

  it('STRIKE-16: hands hit for the strength of the striker', () => {
    const t = scene()
    at(t, 'round-started', [{ op: 'modify', stat: 'strength', delta: 1, on: 'opposing', until: 'combat' }])
    fight(t)
    expect([t.blood('A1'), t.blood('B1'), t.stat('B1', 'strength')]).toEqual([3, 4, 1])
  })
})
