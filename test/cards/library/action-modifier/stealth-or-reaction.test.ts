import { describe, expect, it } from 'vitest'
import { onwards, play } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { asModifier } from '../../rows.ts'
import { ended, held } from '../../scene.ts'

describe('Gift of Sleep', () => {
  it.each(['obf', 'OBE'])('[%s]: +1 stealth', level => {
    expect(asModifier('gift-of-sleep', level, { blocks: true }).stat('A1', 'stealth')).toBe(1)
  })
  const ally = { generic: { type: 'ally', life: 3 } }
  const vampire = { generic: { disciplines: ['obe'] } }
  /** A1 is blocked by B1, and combat is about to begin; `by` holds the card. */
  const met = (a1: object, b1: object, by: 'Ann' | 'Ben') => {
    const hand = [...held('gift-of-sleep', 'K1'), ...held('zephyr', 'Z1')]
    const t = table({
      seats: [
        { ready: [minion('A1', a1), minion('A2')], hand: by === 'Ann' ? hand : [] },
        { pool: 20, ready: [minion('B1', b1), minion('B2')], hand: by === 'Ben' ? hand : [] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() === 'combat-begins' || t.has('combat-started'))
    return t
  }
  it('[obe] by the acting vampire: the ally that blocks locks, and the action is over', () => {
    const t = met(vampire, ally, 'Ann')
    play(t, Ann, 'play:K1:obe:A1')
    onwards(t)
    expect([t.locked('B1'), t.locked('A1'), t.has('combat-started'), ended(t), t.pool(Ben)]).toMatchObject([
      true,
      true,
      false,
      { outcome: 'ended' },
      20,
    ])
  })
  it('[obe] by the vampire that blocks an ally: it does not lock itself', () => {
    const t = met(ally, vampire, 'Ben')
    play(t, Ben, 'play:K1:obe:B1')
    expect(t.happened('card-played').at(-1)).toMatchObject({ by: { id: t.id('B1') } })
    onwards(t)
    expect([t.locked('B1'), t.locked('A1'), t.has('combat-started'), ended(t)]).toMatchObject([
      false,
      true,
      false,
      { outcome: 'ended' },
    ])
  })
  it.each([
    [vampire, {}, 'Ann', Ann, 'A1'],
    [{}, vampire, 'Ben', Ben, 'B1'],
  ] as const)('not against a vampire', (a1, b1, by, seat, who) => {
    const t = met(a1, b1, by)
    expect(t.window() === 'combat-begins' && t.can(seat, `play:K1:obe:${who}`)).toBe(false)
  })
  it('gift-of-sleep#1: nothing is played after it; the action has reached its resolution without success', () => {
    const t = met({ generic: { type: 'ally', life: 3 }, blood: 3 }, vampire, 'Ben')
    play(t, Ben, 'play:K1:obe:B1')
    expect(t.has('action-succeeded')).toBe(false)
    onwards(t)
    expect([ended(t), t.happened('card-played').length]).toMatchObject([{ outcome: 'ended' }, 1])
  })
  it('gift-of-sleep#G86-1: it requires what it is played with', () => {
    const t = met({ generic: { disciplines: ['obf'] } }, ally, 'Ann')
    expect(t.window() === 'combat-begins' && t.can(Ann, 'play:K1:obe:A1')).toBe(false)
  })
})
