import type { CardDefinition } from '../../definition.ts'
import type { Num, Op } from '../../language.ts'
import { grant, ifBlocks, ifHolds, inFirstRoundOfIt, mode, reaction, strike } from '../../makers.ts'

const its: Num = { of: 'acting', stat: 'stealth' }
/** As much less as it has now: what is added later counts. */
const revealed: Op = ifHolds(
  { cmp: [its, '>', 0] },
  { op: 'modify', stat: 'stealth', delta: { minus: its }, on: 'acting', until: 'action' },
)

/** Reactions that take stealth away. */
export const cards: CardDefinition[] = [
  {
    ...reaction('night-terrors', [
      mode('obf+pre', [revealed]),
      mode('OBF+PRE', [revealed, ifBlocks(inFirstRoundOfIt(grant('flee', 'by', 'round')))]),
    ]),
    strikes: [{ name: 'flee', strike: strike('combat-ends') }],
  },
]
