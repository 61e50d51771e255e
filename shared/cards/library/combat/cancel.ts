import { againstBy, oneOf, playing, strikeCard, when, withKeyword } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { AS_PLAYED, burnBlood, cancelUnpaid, combat, mode, strike } from '../../makers.ts'

/** Combat cards that cancel another as it is played; who chose a strike by it chooses again. */
export const cards: CardDefinition[] = [
  combat('charismatic-aura', [
    mode('aus+pre', [burnBlood('by', 1), cancelUnpaid], {
      ...AS_PLAYED,
      once: 'round',
      usable: [
        playing(oneOf(strikeCard, withKeyword('grapple')), againstBy),
        when({ cmp: [{ of: 'by', stat: 'blood' }, '>=', 1] }, 'not-enough-blood', 'REQ-04'),
      ],
    }),
    mode('AUS+PRE', [strike('combat-ends')]),
  ]),
]
