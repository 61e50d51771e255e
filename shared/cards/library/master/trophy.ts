import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { burn, gain, mark, stays, use } from '../../makers.ts'

const host: CardsWhere = { ref: 'host' }
const unfed = when(
  { is: ['host', { where: { cmp: [{ fact: 'fed-by-hunting-ground', of: 'it' }, '=', 0] } }] },
  'no-target',
  'TARGET-01',
)

/** Trophies. */
export const cards: CardDefinition[] = [
  stays('trophy-diablerie', {
    statics: [
      {
        on: host,
        while: { all: [{ action: 'diablerie' }, { is: ['acting', host] }] },
        effect: { stat: 'stealth', delta: 2 },
      },
      { on: host, effect: { allow: false, rule: 'hunted' } },
    ],
    triggers: [
      {
        on: 'diablerized',
        when: { all: [{ is: ['event-by', host] }, { not: { action: 'diablerie' } }] },
        ops: [{ op: 'watch', on: 'action-ended', until: 'turn', times: 1, ops: [burn('self')] }],
      },
      // Also where it was awarded for that very diablerie.
      {
        on: 'action-ended',
        when: {
          all: [
            { is: ['event-minion', host] },
            { cmp: [{ x: 'event-action-diablerie' }, '=', 1] },
            { cmp: [{ x: 'event-outcome-successful' }, '=', 1] },
          ],
        },
        ops: [burn('self')],
      },
    ],
  }),

  stays('trophy-hunting-ground', {
    abilities: [
      use('feed', [gain('host', 2), mark('fed-by-hunting-ground', 'host', 'turn')], {
        phases: ['unlock'],
        once: 'feed',
        compulsory: true,
        usable: [unfed],
      }),
    ],
  }),
]
