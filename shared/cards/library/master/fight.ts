import { actionWas, directedAtYou, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import {
  burn,
  burnAction,
  burnPool,
  choose,
  count,
  gainPool,
  granted,
  location,
  lock,
  stays,
  use,
} from '../../makers.ts'
import { voteToBurn } from '../parts.ts'

const courtier: CardsWhere = { kind: 'vampire', in: 'combat', sect: 'Camarilla' }
const hunted: CardsWhere = { kind: 'minion', in: 'ready', of: 'prey' }

/** Masters in play that lead to combat, serve in it, or hurt who acts. */
export const cards: CardDefinition[] = [
  stays('frontal-assault', {
    actions: [
      granted('fight', { target: { card: 'm' } }, [
        choose('m', 'choose-minion', { cards: hunted }),
        { op: 'combat', acting: 'by', opposing: 'm' },
      ]),
    ],
    triggers: [
      { on: 'to-torpor', when: { is: ['event-card', { of: 'prey' }] }, ops: [gainPool('you', 1)] },
      { on: 'burned', when: { cmp: [{ seat: 'event-ready' }, '=', { seat: 'prey' }] }, ops: [gainPool('you', 1)] },
    ],
    abilities: [
      use('withdraw', [burn('self'), burnPool('you', count(hunted))], { phases: ['influence'], compulsory: true }),
    ],
  }),

  // The minion presses; the card is what locks for it.
  stays('mob-connections', {
    abilities: [
      use('press', [lock('self'), { op: 'press', to: 'continue' }], {
        windows: ['press'],
        for: { kind: 'minion', of: 'you', in: 'combat' },
        usable: [when({ is: ['self', { locked: false }] }, 'locked', 'LOCK-02')],
      }),
    ],
    actions: [burnAction()],
  }),

  location('elysium-the-arboretum', {
    abilities: [
      use('end', [{ op: 'outcome', of: 'combat', is: 'ends' }], {
        windows: ['before-range'],
        cost: { lock: true },
        usable: [
          when({ any: { ...courtier, of: 'you' } }, 'no-target', 'TARGET-01'),
          when({ any: courtier, min: 2 }, 'no-target', 'TARGET-01'),
        ],
      }),
    ],
    actions: [voteToBurn(undefined, { for: { kind: 'vampire', sect: 'Camarilla' } })],
  }),

  location('the-crocodile-temple', {
    abilities: [
      use('bite', [{ op: 'damage', to: 'acting', amount: 1 }], {
        windows: ['resolved'],
        cost: { lock: true },
        usable: [directedAtYou, actionWas('successful')],
      }),
    ],
  }),
]
