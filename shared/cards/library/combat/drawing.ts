import type { CardDefinition } from '../../definition.ts'
import type { WindowName } from '../../language.ts'
import { combat, mode, press } from '../../makers.ts'

/** What names no step is used in any but the choice of a strike. */
const anyStep: WindowName[] = ['before-range', 'before-strikes', 'additional-strikes', 'press']

/** Combat cards that draw. */
export const cards: CardDefinition[] = [
  // Its own replacement has been drawn as it resolves.
  combat('infernal-pursuit', [
    mode('cel', [press], { windows: ['press'] }),
    mode(
      'CEL',
      [
        { op: 'modify', stat: 'replacements', delta: 1, on: { seat: 'you' }, until: 'combat' },
        { op: 'draw', seat: 'you', from: 'library', count: 1 },
      ],
      { windows: anyStep },
    ),
  ]),
]
