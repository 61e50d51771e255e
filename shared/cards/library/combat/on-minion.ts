import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import { become, burn, combat, granted, ifHolds, mark, mode, strike, strikeR } from '../../makers.ts'

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

  // Used it is gone, whatever becomes of the strike.
  {
    ...combat('molotov-cocktail', [
      mode('', [
        strike('damage', {
          ranged: true,
          own: true,
          effects: [
            { op: 'move', who: 'self', to: 'inPlay', on: 'by' },
            become('self', { types: ['Equipment'], keywords: ['weapon'] }, 'leaves'),
            mark('unusable', 'self', 'round'),
          ],
        }),
      ]),
    ]),
    strikes: [{ name: 'throw', strike: strikeR(2, { aggravated: true }) }],
    triggers: [
      {
        on: 'strike-chosen',
        when: { is: ['event-card', { ref: 'self' }] },
        ops: [{ op: 'watch', on: 'strikes-resolved', until: 'combat', times: 1, ops: [burn('self')] }],
      },
      { on: 'combat-ended', ops: [burn('self')] },
    ],
  },

  // Chosen as a strike it goes off in the hand of its bearer, too, once a combat.
  {
    ...combat('zip-gun', [
      mode(
        '',
        [
          { op: 'move', who: 'self', to: 'inPlay', on: 'by' },
          become('self', { types: ['Equipment'], keywords: ['weapon', 'gun'] }, 'leaves'),
        ],
        { windows: ['before-range'] },
      ),
    ]),
    strikes: [{ name: 'shot', strike: strikeR(1), maneuver: 1 }],
    triggers: [
      {
        on: 'strike-chosen',
        when: {
          all: [{ is: ['event-card', { ref: 'self' }] }, { cmp: [{ fact: 'backfired', of: 'self' }, '=', 0] }],
        },
        ops: [
          mark('backfired', 'self', 'combat'),
          {
            op: 'each',
            over: { cards: { ref: 'host' } },
            as: 'shooter',
            ops: [
              {
                op: 'watch',
                on: 'strike-resolution',
                when: { is: ['self', { on: 'shooter' }] },
                ops: [{ op: 'damage', to: 'shooter', amount: 1 }],
                until: 'strike',
              },
            ],
          },
        ],
      },
    ],
  },
]
