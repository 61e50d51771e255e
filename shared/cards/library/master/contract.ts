import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { attach, burn, choose, gainPool, granted, location, lock, master, mode, use, votes } from '../../makers.ts'

const host: CardsWhere = { ref: 'host' }
const banuHaqim: CardsWhere = { kind: 'vampire', clan: 'Banu Haqim' }
const ready: CardsWhere = { ...banuHaqim, in: 'ready', of: 'you' }
const marked: CardsWhere = { kind: 'minion', in: 'inPlay', of: 'prey' }
/** A contract for which one's own Banu Haqim is chosen. */
const ours: CardsWhere = {
  keyword: 'contract',
  in: 'inPlay',
  on: 'event-card',
  where: { is: ['chosen:it', { ...banuHaqim, of: 'you' }] },
}

/** Contracts, and what is paid for them. */
export const cards: CardDefinition[] = [
  master(
    'priority-contract',
    [
      mode('', [
        choose('chosen', 'choose-vampire', { cards: ready }),
        choose('m', 'choose-minion', { cards: marked }, { by: 'you' }),
        attach('m'),
      ]),
    ],
    {
      usable: [when({ any: ready }, 'no-target', 'TARGET-01'), when({ any: marked }, 'no-target', 'TARGET-01')],
      actions: [
        granted('fight', { stealth: 1, target: { card: 'host' } }, [{ op: 'combat', acting: 'by', opposing: 'host' }], {
          for: { ref: 'chosen', clan: 'Banu Haqim', not: { of: 'host' } },
          usable: [when({ is: ['host', { in: 'ready' }] }, 'no-target', 'COMBAT-02')],
        }),
      ],
      triggers: [
        {
          on: 'leaving-ready',
          optional: true,
          when: { is: ['event-card', host] },
          ops: [burn('self'), gainPool('you', 3)],
        },
      ],
    },
  ),

  // Any referendum, a blood hunt's too.
  location('the-black-throne', {
    abilities: [use('votes', [votes(2, { seat: 'you' })], { windows: ['polling'], cost: { lock: true } })],
    triggers: [
      {
        on: 'leaving-ready',
        optional: true,
        when: { all: [{ any: ours }, { is: ['self', { locked: false }] }] },
        ops: [lock('self'), gainPool('you', 1)],
      },
    ],
  }),
]
