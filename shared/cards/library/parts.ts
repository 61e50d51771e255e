import { when } from '../conditions.ts'
import type { Ability, GrantedAction, Trigger } from '../definition.ts'
import type { Op, Test } from '../language.ts'
import { burn, mark, referendum, use } from '../makers.ts'

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
