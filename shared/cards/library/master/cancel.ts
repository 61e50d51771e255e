import { byAnother, byNeighbour, eventCard, inTurn, masterCard, minionCard, playing } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { SeatRef } from '../../language.ts'
import {
  AS_PLAYED,
  burn,
  burnPool,
  cancelUnpaid,
  delayed,
  enter,
  master,
  masterActions,
  mode,
  stays,
  use,
} from '../../makers.ts'

const another = (of: SeatRef) => masterActions(of, 1, { phase: 'minion', of })

/** Masters that cancel another card as it is played. */
export const cards: CardDefinition[] = [
  master('direct-intervention', [mode('', [cancelUnpaid], { ...AS_PLAYED, usable: [playing(minionCard)] })]),

  master('sudden-reversal', [mode('', [cancelUnpaid], { ...AS_PLAYED, usable: [playing(masterCard, byAnother)] })]),

  // The trap that is left closes on the next of its kind as that is played, whoever plays it.
  master(
    'dark-influences',
    [
      mode(
        '',
        [
          cancelUnpaid,
          { op: 'forbid', rule: 'play', on: { who: { kind: 'minion' } }, until: 'turn', only: 'answered' },
          enter,
        ],
        { ...AS_PLAYED, usable: [playing(minionCard)] },
      ),
    ],
    {
      triggers: [
        { on: 'card-played', when: { is: ['event-card', { cancels: true }] }, ops: [cancelUnpaid, burn('self')] },
      ],
    },
  ),

  delayed(
    'unlock',
    master('wash', [
      mode('', [cancelUnpaid, another('player')], { ...AS_PLAYED, usable: [playing(masterCard, byNeighbour)] }),
    ]),
  ),

  stays('bleeding-the-vine', {
    abilities: [
      use('lock', [], { phases: ['unlock'], cost: { lock: true }, once: 'upkeep', compulsory: true }),
      use('pay', [burnPool('you', 1)], { phases: ['unlock'], once: 'upkeep', compulsory: true }),
      use('cancel', [cancelUnpaid, another('player')], {
        ...AS_PLAYED,
        cost: { lock: true },
        usable: [playing(masterCard, inTurn, byAnother)],
      }),
    ],
  }),

  master('not-to-be', [mode('', [cancelUnpaid, enter], { ...AS_PLAYED, usable: [playing(eventCard)] })], {
    statics: [
      { on: 'you', effect: { stat: 'masterActions', delta: 1 } },
      { on: 'you', effect: { stat: 'discardActions', delta: -1 } },
    ],
    abilities: [use('burn', [burn('self')], { phases: ['discard'], compulsory: true })],
  }),
]
