import { actionCard, againstBy, bleedingYou, byAnother, byNeighbour, eventCard, inTurn, masterCard, minionCard, playing, withKeyword } from '../../rules/conditions.ts'
import type { SeatRef } from '../../rules/language.ts'
import { AS_PLAYED, bleedPlus, burn, burnPool, cancel, cancelUnpaid, combat, delayed, either, enter, maneuver, master, masterActions, mode, modifier, reaction, stays, stealth, use } from '../makers.ts'

/** Cards that cancel another as it is played. */
const another = (of: SeatRef) => masterActions(of, 1, { phase: 'minion', of })

/** "… a grapple card …" played against this minion (REFLEX-01). */
const grapple = { ...AS_PLAYED, usable: [playing(withKeyword('grapple'), againstBy)] }

export const cancels = [
  either(
    combat('fae-contortion', [mode('myt', [cancelUnpaid], { ...grapple, name: 'reflex' }), mode('obt', [maneuver]), mode('myt', [maneuver])].map(line => ({ windows: ['range'], ...line }))),
    modifier('fae-contortion', [mode('MYT', [stealth(1)])]),
  ),

  master('direct-intervention', [mode('', [cancelUnpaid], { ...AS_PLAYED, usable: [playing(minionCard)] })]),

  master('sudden-reversal', [mode('', [cancelUnpaid], { ...AS_PLAYED, usable: [playing(masterCard, byAnother)] })]),

  delayed('unlock', master('wash', [mode('', [cancelUnpaid, another('player')], { ...AS_PLAYED, usable: [playing(masterCard, byNeighbour)] })])),

  stays('bleeding-the-vine', {
    abilities: [
      use('lock', [], { phases: ['unlock'], cost: { lock: true }, once: 'upkeep', compulsory: true }),
      use('pay', [burnPool('you', 1)], { phases: ['unlock'], once: 'upkeep', compulsory: true }),
      use('cancel', [cancelUnpaid, another('player')], { ...AS_PLAYED, cost: { lock: true }, usable: [playing(masterCard, inTurn, byAnother)] }),
    ],
  }),

  master('not-to-be', [mode('', [cancelUnpaid, enter], { ...AS_PLAYED, usable: [playing(eventCard)] })], {
    statics: [{ on: 'you', effect: { stat: 'masterActions', delta: 1 } }, { on: 'you', effect: { stat: 'discardActions', delta: -1 } }],
    abilities: [use('burn', [burn('self')], { phases: ['discard'], compulsory: true })],
  }),

  reaction('rewind-time', [
    mode('pre', [bleedPlus(-1)], { usable: [bleedingYou] }),
    mode('tem', [cancel], { ...AS_PLAYED, usable: [playing(actionCard)] }),
    mode('TEM', [cancelUnpaid, another('player')], { ...AS_PLAYED, withoutAction: true, usable: [playing(masterCard, inTurn, byAnother)] }),
  ]),
]
