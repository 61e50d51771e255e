import { againstBy, inCombat, playing, strikeCard } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { ally, AS_PLAYED, burn, cancelUnpaid, choose, granted, prevent, use } from '../../makers.ts'
import { enterCombat } from '../parts.ts'

/** Allies that cancel what is played against them. */
export const cards: CardDefinition[] = [
  // With no other ally or retainer it is itself what burns.
  ally('the-vozhd-of-gravesend', [''], {
    actions: [granted('fight', { target: { card: 'm' } }, enterCombat({ kind: 'vampire' }), { for: { ref: 'self' } })],
    abilities: [
      use('prevent', [prevent(1)], { windows: ['prevent'], for: { ref: 'self' }, once: 'prevent', per: 'round' }),
      use('cancel', [cancelUnpaid], {
        ...AS_PLAYED,
        for: { ref: 'self' },
        cost: { blood: 1 },
        usable: [inCombat, playing(strikeCard, againstBy)],
      }),
    ],
    triggers: [
      {
        on: 'entered-play',
        when: { is: ['event-card', { ref: 'self' }] },
        ops: [
          choose('lost', 'choose-card', {
            cards: { in: 'inPlay', of: 'you', any: [{ kind: 'ally' }, { kind: 'retainer' }] },
          }),
          burn('lost'),
        ],
      },
    ],
  }),
]
