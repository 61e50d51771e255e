import { describe, expect, it } from 'vitest'
import { isOver, onwards, play } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { asModifier, suffered } from '../../rows.ts'
import { held, K1, keen, lastingPress, v } from '../../scene.ts'

/** A1 bleeds, plays the card as soon as it can, and B1, which may end combat, blocks in spite of it. */
const blocked = (card: string, level: string, b1: object = {}) => {
  const t = table({
    seats: [
      {
        ready: [v('A1', { disciplines: level.split('+'), sect: 'Anarch', capacity: 9 }, { blood: 6 }), minion('A2')],
        hand: [K1(card)],
      },
      {
        ready: [v('B1', { disciplines: ['PRE'], capacity: 9, ...b1 }, { blood: 9 }), minion('B2')],
        hand: held('majesty', 'M1'),
      },
      {},
      {},
      {},
    ],
  })
  t.answer(Ann, 'bleed:A1')
  keen(t, 'B1', 1)
  play(t, Ben, 'block:B1')
  play(t, Ann, `play:K1:${level}:A1`)
  return t
}

describe('Alacrity and Mind of the Wilds', () => {
  it.each([
    ['alacrity', 'cel', 1, 2],
    ['alacrity', 'CEL', 1, 2],
    ['mind-of-the-wilds', 'ANI+AUS', 1, 0],
  ])('%s [%s]: +%i stealth, for %i blood', (card, level, stealth, cost) => {
    const t = asModifier(card, level, { blocks: true })
    expect([t.stat('A1', 'stealth'), t.blood('A1')]).toEqual([stealth, 5 - cost])
  })
  it.each([
    ['alacrity', 'cel', [0, 0]],
    ['alacrity', 'CEL', [1, 0]],
    ['mind-of-the-wilds', 'ani+aus', [1, 0]],
    ['mind-of-the-wilds', 'ANI+AUS', [1, 0]],
  ])('%s [%s]: blocked, %j optional maneuvers in its first two rounds', (card, level, maneuvers) => {
    const t = blocked(card, level)
    const found = maneuvers.map((_, i) => {
      onwards(
        t,
        () =>
          (t.happened('round-started').length > i && t.window() === 'before-range') ||
          t.can(Ann, 'maneuver:A1') ||
          t.can(Ben, 'play:M1:PRE:B1') ||
          isOver(t),
      )
      const n = t.stat('A1', 'maneuver')
      lastingPress(t, Ann, 'A1')
      onwards(t, () => t.can(Ann, 'press:A1') || isOver(t))
      if (t.can(Ann, 'press:A1')) t.answer(Ann, 'press:A1')
      return n
    })
    expect(found).toEqual(maneuvers)
  })
  it.each([
    ['mind-of-the-wilds', 'ani+aus', false],
    ['mind-of-the-wilds', 'ANI+AUS', false],
    ['alacrity', 'CEL', true],
  ])(
    'mind-of-the-wilds#1: of %s [%s] the blocking minion may end combat by a strike: %s, in any round',
    (card, level, may) => {
      const t = blocked(card, level)
      let offered = false
      for (let n = 0; n < 2; n++) {
        lastingPress(t, Ann, 'A1')
        onwards(t, () => (offered ||= t.can(Ben, 'play:M1:PRE:B1')) || t.can(Ann, 'press:A1') || isOver(t))
        if (t.can(Ann, 'press:A1')) t.answer(Ann, 'press:A1')
      }
      expect(offered).toBe(may)
    },
  )
})

describe('Invigorate', () => {
  it('[ani]: one more strength for the action', () => {
    const t = blocked('invigorate', 'ani')
    onwards(t)
    expect([suffered(t, 'B1'), t.stat('A1', 'strength')]).toEqual([[2], 1])
  })
  it('[dom]: allies do not block it', () => {
    const t = asModifier('invigorate', 'dom', { ben: { ready: [minion('B3', { generic: { type: 'ally' } })] } })
    onwards(t, () => t.can(Ben, 'block:B1'))
    expect([t.can(Ben, 'block:B1'), t.can(Ben, 'block:B3')]).toEqual([true, false])
  })
  it('[pro]: its hands strike for aggravated damage', () => {
    const t = blocked('invigorate', 'pro')
    onwards(t)
    expect(t.happened('damaged')[0]).toMatchObject({ card: { id: t.id('B1') }, aggravated: true })
  })
})
