import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import { action, choose, forbid, ifHolds, lock, mode } from '../../makers.ts'

const unlocked: CardsWhere = { kind: 'vampire', locked: false }
/** Locked in the meantime, it is spared. */
const stuns: Op[] = [
  choose('v', 'choose-vampire', { cards: { ...unlocked, in: 'inPlay', not: { ref: 'by' } } }),
  ifHolds({ is: ['v', unlocked] }, lock('v'), forbid('unlock', 'v', { phase: 'master', of: 'controller:v' })),
]

/** Actions that lock minions. */
export const cards: CardDefinition[] = [
  action('mind-numb', [
    mode('pre', stuns, { header: { target: { card: 'v' } } }),
    mode('PRE', stuns, { header: { stealth: 1, target: { card: 'v' } } }),
  ]),
]
