import {
  actionCard,
  bleedingYou,
  byAnother,
  inTurn,
  libraryCard,
  masterCard,
  notDuringYourTurn,
  playing,
  when,
} from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { SeatRef, CardsWhere } from '../../language.ts'
import {
  AS_PLAYED,
  bleedPlus,
  cancel,
  cancelUnpaid,
  choose,
  lock,
  masterActions,
  mode,
  reaction,
} from '../../makers.ts'

const helping: CardsWhere = {
  kind: 'minion',
  sect: 'Anarch',
  in: 'ready',
  of: 'you',
  locked: false,
  not: { ref: 'by' },
}
const another = (of: SeatRef) => masterActions(of, 1, { phase: 'minion', of })

/** Reactions that cancel another card as it is played. */
export const cards: CardDefinition[] = [
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
