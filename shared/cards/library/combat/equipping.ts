import type { CardDefinition } from '../../definition.ts'
import type { Choosable, Op } from '../../language.ts'
import { choose, combat, mode } from '../../makers.ts'

const equips = (more: Choosable = {}): Op[] => [
  choose(
    'w',
    'choose-equipment',
    { cards: { kind: 'equipment', keyword: 'weapon', in: 'hand', of: 'you', playable: 'by', ...more } },
    { secret: true },
  ),
  { op: 'play', card: 'w', by: 'by' },
]

/** Combat cards that equip with a weapon of the hand, without an action. */
export const cards: CardDefinition[] = [
  combat('concealed-weapon', [
    mode('', equips({ not: { keyword: 'unique' }, inflicts: 3, pool: 2 }), { windows: ['before-range'] }),
  ]),

  combat('disguised-weapon', [
    mode('obf', equips(), { windows: ['before-range'] }),
    mode('OBF', equips(), { windows: ['strike'] }),
  ]),
]
