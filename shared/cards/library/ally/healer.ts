import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { ally, BETWEEN_DAMAGE, choose, gain, use } from '../../makers.ts'

const hurt: CardsWhere = { kind: 'ally', in: 'inPlay', of: 'you', hurt: true }

/** Allies that heal others. */
export const cards: CardDefinition[] = [
  ally('vagabond-mystic', [''], {
    statics: [{ on: { ref: 'self' }, effect: { allow: false, rule: 'block', against: { kind: 'vampire' } } }],
    abilities: [
      use('heal', [choose('a', 'choose-minion', { cards: hurt }), gain('a', 1)], {
        ...BETWEEN_DAMAGE,
        cost: { lock: true },
        usable: [when({ any: hurt }, 'no-target', 'TARGET-01')],
      }),
    ],
  }),
]
