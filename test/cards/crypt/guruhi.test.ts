import { describe, expect, it } from 'vitest'
import type { PositionInput } from '../../../shared/api/position.ts'
import { seatStat } from '../../../shared/rules/reads/evaluate.ts'
import { onwards } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { stands } from '../vampires.ts'

type Placed = NonNullable<PositionInput['seats'][number]['ready']>[number]
/** Ann's X1 bleeds and Ben's B1 blocks. */
const fight = (x: Placed, b: Placed = { generic: {} }) => {
  const t = table({
    seats: [{ ready: [{ ...x, as: 'X1' }, minion('A2')] }, { pool: 10, ready: [{ ...b, as: 'B1' }] }, {}, {}, {}],
  })
  t.answer(Ann, 'bleed:X1')
  t.reach(Ben, 'block:B1')
  return onwards(t, () => t.has('combat-started'))
}

describe('Batsheva', () => {
  /** The damage of her hands to a vampire of this clan. */
  const against = (x: Placed, clan: string) => 9 - onwards(fight(x, { generic: { capacity: 9, clan } })).blood('B1')

  it.each<[string, Placed, number[]]>([
    ['base', { card: 'batsheva' }, [2, 1, 1]],
    ['advanced', { card: 'batsheva-advanced' }, [1, 2, 1]],
    ['merged', { card: 'batsheva-advanced', merged: { card: 'batsheva' } }, [3, 3, 2]],
  ])('%s: stronger against the clan of her card, merged against anybody', (_, card, strengths) => {
    expect(['Tzimisce', 'Malkavian', 'Toreador'].map(clan => against(card, clan))).toEqual(strengths)
  })
})

it.each([
  [{}, 2, 8],
  [{ fallen: true as const }, 1, 7],
])('Nana Buruku: master phase actions and cards in hand, %j', (more, masters, hand) => {
  const t = stands('nana-buruku', { ...more, phase: 'master' })
  expect([seatStat(t.state, Ann, 'masterActions'), seatStat(t.state, Ann, 'handSize')]).toEqual([masters, hand])
})
