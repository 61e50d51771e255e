import { when } from '../conditions.ts'
import type { Ability, GrantedAction, Trigger } from '../definition.ts'
import type { CardsWhere, Op, Test, Holder, Num } from '../language.ts'
import { burn, choose, mark, referendum, strike, use, ifHolds, moveBlood } from '../makers.ts'

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

const corruption: Holder = { card: 'm', name: 'corruption@you' },
  many: Num = { counter: 'corruption@you', of: 'm' }
/** A counter on one of them; with as many as its capacity or cost it can be stolen for them. */
export const corrupts = (whom: CardsWhere): Op[] => [
  choose('m', 'choose-minion', { cards: whom }),
  { op: 'counters', from: 'bank', to: corruption, amount: 1, why: 'effect' },
  ifHolds(
    { cmp: [many, '>=', { of: 'm', stat: 'capacity-or-cost' }] },
    choose('fallen', 'choose-minion', { cards: { ref: 'm' } }, { min: 0 }),
    ifHolds({ is: ['fallen', {}] }, moveBlood(corruption, 'bank', many), { op: 'control', who: 'm', to: 'you' }),
  ),
]

/** That there is a card in hand is public; which, is not. */
export const aCard = when({ any: { in: 'hand', of: 'you' } }, 'no-target', 'TARGET-01')
export const discards = (what: CardsWhere): Op[] => [
  choose('c', 'choose-discard', { cards: { in: 'hand', of: 'you', ...what } }, { secret: true }),
  burn('c'),
]
