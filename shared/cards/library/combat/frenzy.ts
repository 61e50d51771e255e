import { inFirstRound, opposingVampire } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import { combat, mode } from '../../makers.ts'

const beforeRange = { windows: ['before-range' as const] }
const cannot = (rule: 'maneuver' | 'press' | 'equipment', only?: string): Op => ({
  op: 'forbid',
  rule,
  on: 'opposing',
  until: 'combat',
  ...(only !== undefined && { only }),
})
const enraged: Op[] = [
  { op: 'modify', stat: 'strength', delta: 1, on: 'opposing', until: 'combat' },
  cannot('maneuver', 'long'),
  cannot('press', 'end'),
  cannot('equipment'),
]
const bleedsInPress: Op = {
  op: 'watch',
  on: 'pressing',
  ops: [{ op: 'damage', to: 'opposing', amount: 1, unpreventable: true }],
  until: 'combat',
}
const inFirst = { ...beforeRange, once: 'combat' as const }

/** What drives the opposing minion into frenzy. */
export const cards: CardDefinition[] = [
  combat('terror-frenzy', [
    mode('ani', [cannot('maneuver', 'close'), cannot('press', 'continue'), cannot('equipment')], {
      ...beforeRange,
      usable: [inFirstRound],
    }),
    mode(
      'ANI',
      [
        {
          op: 'modify',
          stat: 'cost',
          delta: 1,
          on: 'opposing',
          until: 'combat',
          of: { kind: 'combat' },
          paid: 'blood',
        },
      ],
      { ...inFirst, usable: [opposingVampire] },
    ),
  ]),

  combat('olid-loa', [
    mode(
      '',
      [
        { op: 'forbid', rule: 'text', on: { who: { kind: 'retainer', on: 'opposing' } }, until: 'combat' },
        cannot('maneuver', 'close'),
        cannot('press', 'continue'),
      ],
      beforeRange,
    ),
  ]),

  combat(
    'drawing-out-the-beast',
    [mode('ani', enraged, inFirst), mode('ANI', [...enraged, bleedsInPress], inFirst)],
    [inFirstRound, opposingVampire],
  ),
]
