import { describe, expect, it } from 'vitest'
import { Ann, Ben, onwards, play, type Table } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { table } from '../support/table.ts'

const card = (name: string, as: string) => [{ card: name, as }]
const elder = { generic: { disciplines: ['DOM'], capacity: 8 } }
/** A1 of capacity 5 bleeds Ben and is blocked by B1; Ben holds Obedience. */
const scene = (b1: object = elder, ann: ReturnType<typeof card> = [], a1: object = {}) => {
  const t = table({
    seats: [
      { ready: [minion('A1', a1), minion('A2')], hand: ann },
      { ready: [minion('B1', b1), minion('B2')], hand: [...card('obedience', 'O1'), ...card('obedience', 'O2')] },
      {},
      {},
      {},
    ],
  })
  return t
}
const blocked = (t: Table) => {
  t.answer(Ann, 'bleed:A1')
  play(t, Ben, 'block:B1')
  return onwards(t, () => t.window() === 'combat-begins')
}

describe('Obedience', () => {
  it('ends the action as combat is about to begin: the blocker does not lock, and the action is over', () => {
    for (const [level, locked] of [
      ['dom', false],
      ['DOM', true],
    ] as const) {
      const t = blocked(scene())
      expect([t.window(), t.locked('B1'), t.has('blocked'), t.has('combat-started')]).toEqual([
        'combat-begins',
        false,
        false,
        false,
      ])
      play(t, Ben, `play:O1:${level}:B1`)
      onwards(t)
      expect([
        t.locked('A1'),
        t.locked('B1'),
        t.has('blocked'),
        t.has('combat-started'),
        t.has('combat-ended'),
        t.inAsh(Ben, 'O1'),
      ]).toEqual([locked, false, false, false, false, true])
      expect(t.happened('action-ended')).toMatchObject([{ outcome: 'ended' }])
    }
  })

  it('obedience#1: bars the same action for the turn', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { blood: 2 }), minion('A2')] },
        { ready: [minion('B1', elder), minion('B2')], hand: card('obedience', 'O1') },
        {},
        {},
        {},
      ],
    })
    t.edit(state =>
      state.modifiers.push({
        id: 900,
        kind: 'number',
        stat: 'intercept',
        delta: 1,
        on: { card: t.id('B1') },
        source: t.id('B1'),
        by: null,
        seat: Ben,
        until: 'game',
      }),
    )
    t.answer(Ann, 'hunt:A1')
    play(t, Ben, 'block:B1')
    play(
      onwards(t, () => t.window() === 'combat-begins'),
      Ben,
      'play:O1:dom:B1',
    )
    onwards(t)
    expect([t.locked('A1'), t.can(Ann, 'hunt:A1'), t.can(Ann, 'bleed:A1')]).toEqual([false, false, true])
  })

  it('is for a vampire that is older, and about to fight the acting one itself', () => {
    const t = scene({ generic: { disciplines: ['DOM'], capacity: 5 } })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.window() === 'combat-begins')
    expect([t.has('blocked'), t.window() === 'combat-begins', t.inHand(Ben, 'O1')]).toEqual([true, false, true])
    const other = blocked(
      table({
        seats: [
          { ready: [minion('A1')] },
          { ready: [minion('B1', {}), minion('B2', elder)], hand: card('obedience', 'O1') },
          {},
          {},
          {},
        ],
      }),
    )
    expect(other.has('combat-started')).toBe(true)
    const ally = blocked(scene(elder, [], { generic: { type: 'ally', life: 3 } }))
    expect(ally.has('combat-started')).toBe(true)
  })

  it('obedience#5: avoids a combat that is queued behind another', () => {
    const t = blocked(scene(elder, card('psyche', 'P1'), { generic: { disciplines: ['CEL'] } }))
    t.pass(Ben)
    // Locked by its block, it needs to be unlocked for a reaction.
    t.edit(state => {
      delete state.cards[t.id('B1')]!.locked
    })
    play(
      onwards(t, () => t.can(Ann, 'play:P1:CEL:A1')),
      Ann,
      'play:P1:CEL:A1',
    )
    onwards(t, () => t.window() === 'combat-begins')
    expect([t.happened('combat-ended').length, t.can(Ben, 'play:O1:DOM:B1')]).toEqual([1, true])
    play(t, Ben, 'play:O1:DOM:B1')
    onwards(t)
    expect([t.happened('combat-started').length, t.happened('action-ended')]).toMatchObject([1, [{ outcome: 'ended' }]])
  })

  it('RES-02, RESOLVE-03: passed by, the blocker locks and combat begins in one change', () => {
    const t = blocked(scene())
    t.pass(Ben)
    expect([t.locked('B1'), t.happened('blocked').length, t.happened('combat-started').length]).toEqual([true, 1, 1])
  })
})
