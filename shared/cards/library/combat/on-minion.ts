import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import { burn, combat, granted, ifHolds, mode, strike } from '../../makers.ts'

/** Once combat has ended, and unless another follows at once. */
const followsIt: Op = {
  op: 'each',
  over: { cards: { ref: 'opposing' } },
  as: 'penitent',
  ops: [
    {
      op: 'watch',
      on: 'combat-ended',
      until: 'game',
      times: 1,
      ops: [
        ifHolds(
          { cmp: [{ x: 'event-followed' }, '=', 0] },
          { op: 'move', who: 'self', to: 'inPlay', on: 'penitent', keep: { striker: { card: 'by' } } },
        ),
      ],
    },
  ],
}

/** Combat cards that are put on a minion, and stay on it. */
export const cards: CardDefinition[] = [
  {
    ...combat('unholy-penance', [
      mode('pre', [strike('combat-ends')]),
      mode('PRE', [strike('combat-ends', { effects: [followsIt] })]),
    ]),
    onePer: 'unholy-penance',
    statics: [{ on: { ref: 'striker' }, while: { targets: 'host' }, effect: { stat: 'bleed', delta: 1 } }],
    actions: [granted('burn', { stealth: 1 }, [burn('self')], { for: { ref: 'host' } })],
  },
]
