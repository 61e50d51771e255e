import { notPlayedAs, playedAs, playing, requiring, when, byMinion } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op, CardsWhere } from '../../language.ts'
import {
  afterResolution,
  AS_PLAYED,
  cancel,
  cancelUnpaid,
  combat,
  either,
  gainPool,
  ifHolds,
  lock,
  mode,
  modifier,
  reaction,
  stealth,
  choose,
  forbid,
} from '../../makers.ts'

const sensed = { ...AS_PLAYED, usable: [playing(playedAs('Reaction'), requiring('aus'))] }
const pays: Op = afterResolution(ifHolds({ cmp: [{ x: 'event-outcome-successful' }, '=', 1] }, gainPool('you', 1)))
/** Of the acting minion's Methuselah another plays it; who plays it as a reaction is awake. */
const clear = { ...AS_PLAYED, usable: [playing(notPlayedAs('Combat'), requiring('dem', 'dom', 'pre'))] }
const clarity = [mode('dem', [cancelUnpaid, lock('by')], clear), mode('DEM', [cancelUnpaid], clear)]
const unlocked = when({ is: ['by', { locked: false }] }, 'locked', 'TEMPL-02')

const lesser: CardsWhere = {
  any: [{ kind: 'ally' }, { kind: 'vampire', where: { cmp: [{ of: 'it', stat: 'capacity' }, '<=', 6] } }],
}

/** Modifiers that cancel another card as it is played. */
export const cards: CardDefinition[] = [
  either(
    combat('hide-the-mind', [
      mode('obf', [cancelUnpaid], { ...AS_PLAYED, usable: [playing(playedAs('Combat'), requiring('aus'))] }),
    ]),
    modifier('hide-the-mind', [mode('OBF', [cancelUnpaid], sensed)]),
  ),

  modifier('i-am-legion', [
    mode('dai', [stealth(1)]),
    mode('dai+obf', [cancel], sensed),
    mode('DAI+OBF', [cancel, pays], sensed),
    mode('DAI+OBF', [pays], { name: 'pool' }),
  ]),

  either(
    modifier(
      'touch-of-clarity',
      clarity.map(line => ({ ...line, others: true as const })),
      [unlocked],
    ),
    reaction('touch-of-clarity', clarity),
  ),

  modifier('approximation-of-loyalty', [
    mode('pre', [choose('m', 'choose-minion', { cards: lesser }), forbid('block', 'm', 'action')], {
      windows: ['announced'],
    }),
    mode(
      'PRE',
      [
        cancelUnpaid,
        {
          op: 'forbid',
          rule: 'play',
          on: { who: { kind: 'minion' } },
          until: 'action',
          cards: { kind: 'action modifier' },
        },
      ],
      { ...AS_PLAYED, usable: [playing(playedAs('Reaction'), byMinion(lesser))] },
    ),
  ]),
]
