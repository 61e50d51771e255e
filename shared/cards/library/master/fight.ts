import { actionWas, directedAtYou, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Test } from '../../language.ts'
import {
  burn,
  burnAction,
  burnPool,
  choose,
  count,
  gainPool,
  granted,
  ifHolds,
  location,
  lock,
  mark,
  stays,
  use,
} from '../../makers.ts'
import { voteToBurn } from '../parts.ts'

const courtier: CardsWhere = { kind: 'vampire', in: 'combat', sect: 'Camarilla' }
const hunted: CardsWhere = { kind: 'minion', in: 'ready', of: 'prey' }
const heckler: CardsWhere = { kind: 'vampire', sect: 'Sabbat', in: 'ready', of: 'you', locked: false }
/** Out of torpor again at once, it is not still ready. */
const stillReady: Test = {
  all: [{ is: ['acting', { in: 'ready' }] }, { cmp: [{ fact: 'fell', of: 'acting' }, '=', 0] }],
}

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

  // Only minions of two Methuselahs can fight (COMBAT-03).
  location('yawp-court', {
    triggers: [
      {
        on: 'action-succeeded',
        optional: true,
        when: {
          all: [
            { action: 'political' },
            { is: ['acting', { kind: 'vampire', in: 'ready', not: { of: 'you' } }] },
            { is: ['self', { locked: false }] },
            { any: heckler },
          ],
        },
        ops: [
          choose('v', 'choose-vampire', { cards: heckler }),
          lock('self'),
          lock('v'),
          {
            op: 'watch',
            on: 'to-torpor',
            when: { is: ['event-card', { ref: 'acting' }] },
            until: 'action',
            times: 1,
            ops: [mark('fell', 'acting', 'action')],
          },
          // Between this combat and one that follows it; what it does, it does as things stand when combat ends.
          {
            op: 'watch',
            on: 'combat-ended',
            when: stillReady,
            until: 'action',
            times: 1,
            ops: [{ op: 'damage', to: 'v', amount: 2 }],
          },
          { op: 'combat', acting: 'acting', opposing: 'v' },
          ifHolds({ not: stillReady }, { op: 'outcome', of: 'referendum', is: 'cancelled' }),
        ],
      },
    ],
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
