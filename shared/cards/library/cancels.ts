import { actionCard, bleedingYou, byAnother, byNeighbour, inTurn, masterCard, minionCard, playing } from '../../rules/conditions.ts'
import type { SeatRef } from '../../rules/language.ts'
import { AS_PLAYED, bleedPlus, cancel, cancelUnpaid, delayed, master, masterActions, mode, reaction } from '../makers.ts'

/** Cards that cancel another as it is played. */
const another = (of: SeatRef) => masterActions(of, 1, { phase: 'minion', of })

export const cancels = [
  master('direct-intervention', [mode('', [cancelUnpaid], { ...AS_PLAYED, usable: [playing(minionCard)] })]),

  master('sudden-reversal', [mode('', [cancelUnpaid], { ...AS_PLAYED, usable: [playing(masterCard, byAnother)] })]),

  delayed('unlock', master('wash', [mode('', [cancelUnpaid, another('player')], { ...AS_PLAYED, usable: [playing(masterCard, byNeighbour)] })])),

  reaction('rewind-time', [
    mode('pre', [bleedPlus(-1)], { usable: [bleedingYou] }),
    mode('tem', [cancel], { ...AS_PLAYED, usable: [playing(actionCard)] }),
    mode('TEM', [cancelUnpaid, another('player')], { ...AS_PLAYED, withoutAction: true, usable: [playing(masterCard, inTurn, byAnother)] }),
  ]),
]
