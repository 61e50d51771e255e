import { when } from '../conditions.ts'
import type { Ability, GrantedAction, Trigger } from '../definition.ts'
import type { CardsWhere, Op, Test } from '../language.ts'
import { burn, choose, mark, referendum, strike, use } from '../makers.ts'

/** It says at which range the round is fought. */
export const setsRange: Op[] = [
  choose('r', 'choose-range', { keys: ['close', 'long'] }),
  { op: 'range', next: { chosen: 'r' }, this: true },
]

/** Once nothing lies under it any more. */
export const burnsEmpty = (): Trigger => ({
  on: 'uncovered',
  when: { is: ['event-card', { ref: 'self' }] },
  ops: [burn('self')],
})

/** Vampires can call a referendum to burn the card. */
export const voteToBurn = (tally?: Op[], parts: Partial<GrantedAction> = {}): GrantedAction => ({
  name: 'burn',
  for: { kind: 'vampire' },
  header: { political: true },
  ops: [referendum([], [burn('self')], tally)],
  ...parts,
})

/** Done for its bearer, a point at a time, for as long as little enough is used up in this combat. */
export const ward = (name: string, op: Op, ...left: Test[]): Ability =>
  use(name, [op, mark(name, 'self', 'combat')], {
    windows: ['prevent'],
    for: { ref: 'host' },
    usable: left.map(test => when(test, 'already-used', 'GOLDEN-01')),
  })

/** Stolen in this round, it is of no use in it (STRIKE-31). */
const itsBlade: CardsWhere = {
  kind: 'equipment',
  keyword: 'melee weapon',
  on: 'by',
  where: { cmp: [{ fact: 'unusable', of: 'it' }, '=', 0] },
}
/** Its strike, and no hand strike: what forbids all others forbids it. */
export const withBlade = (plus: number): Op[] => [
  choose('w', 'choose-equipment', { cards: itsBlade }),
  strike('damage', { plus, with: 'w' }),
]
