import {
  actionCard,
  againstBy,
  bleedingYou,
  byAnother,
  byNeighbour,
  eventCard,
  inTurn,
  libraryCard,
  masterCard,
  minionCard,
  notDuringYourTurn,
  playing,
  when,
  withKeyword,
} from '../../rules/conditions.ts'
import type { SeatRef, Who } from '../../rules/language.ts'
import {
  AS_PLAYED,
  bleedPlus,
  burn,
  burnPool,
  cancel,
  cancelUnpaid,
  choose,
  combat,
  delayed,
  either,
  enter,
  lock,
  maneuver,
  master,
  masterActions,
  mode,
  modifier,
  reaction,
  stays,
  stealth,
  use,
} from '../makers.ts'

/** Cards that cancel another as it is played. */
const helping: Who = { kind: 'minion', sect: 'Anarch', in: 'ready', of: 'you', locked: false, not: { ref: 'by' } }
const another = (of: SeatRef) => masterActions(of, 1, { phase: 'minion', of })

/** "… a grapple card …" played against this minion (REFLEX-01). */
const grapple = { ...AS_PLAYED, usable: [playing(withKeyword('grapple'), againstBy)] }

export const cancels = [
  either(
    combat(
      'fae-contortion',
      [
        mode('myt', [cancelUnpaid], { ...grapple, name: 'reflex' }),
        mode('obt', [maneuver]),
        mode('myt', [maneuver]),
      ].map(line => ({ windows: ['range'], ...line })),
    ),
    modifier('fae-contortion', [mode('MYT', [stealth(1)])]),
  ),

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

  reaction('power-of-all', [
    mode('', [choose('m', 'choose-minion', { cards: helping }), lock('by'), lock('m'), cancel], {
      ...AS_PLAYED,
      withoutAction: true,
      usable: [
        playing(libraryCard),
        notDuringYourTurn,
        when({ is: ['by', { locked: false }] }, 'locked', 'TEMPL-02'),
        when({ any: helping }, 'no-such-minion', 'TARGET-01'),
      ],
    }),
  ]),

  reaction('rewind-time', [
    mode('pre', [bleedPlus(-1)], { usable: [bleedingYou] }),
    mode('tem', [cancel], { ...AS_PLAYED, usable: [playing(actionCard)] }),
    mode('TEM', [cancelUnpaid, another('player')], {
      ...AS_PLAYED,
      withoutAction: true,
      usable: [playing(masterCard, inTurn, byAnother)],
    }),
  ]),
]
