import { inPoliticalAction, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { ability, burnPool, location, stays, use, votes } from '../../makers.ts'

const titled: CardsWhere = { kind: 'vampire', of: 'you', in: 'inPlay', title: true, sect: 'Camarilla' }
const leaders: CardsWhere = { kind: 'vampire', clan: 'Brujah', title: true }

/** Masters in play that give votes. */
export const cards: CardDefinition[] = [
  location('new-carthage', {
    statics: [
      { on: leaders, effect: { stat: 'bleed', delta: 1 } },
      { on: leaders, effect: { stat: 'votes', delta: 1 } },
      { on: { kind: 'vampire', clan: 'Ventrue' }, effect: { stat: 'votes', delta: -1 } },
    ],
  }),

  location('ventrue-headquarters', {
    abilities: [
      ability(
        'votes',
        [{ op: 'modify', stat: 'votes', delta: 3, on: { seat: 'you' }, until: 'referendum' }],
        [],
        ['polling'],
      ),
    ],
  }),

  location('elysium-the-palace-of-versailles', {
    abilities: [
      ability(
        'votes',
        [
          {
            op: 'each',
            over: { cards: titled },
            as: 'one',
            ops: [{ op: 'modify', stat: 'votes', delta: 1, on: 'one', until: 'referendum' }],
          },
        ],
        [inPoliticalAction, when({ any: titled }, 'no-target', 'TARGET-01')],
        ['polling'],
      ),
    ],
  }),

  stays('ferraille', {
    abilities: [use('votes', [burnPool('you', 1), votes(3, { seat: 'you' })], { windows: ['polling'], once: 'votes' })],
  }),
]
