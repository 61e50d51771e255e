import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { burnPool, combat, mark, mode, moreStrikes, prevent, strike } from '../../makers.ts'

const additional = { windows: ['additional-strikes' as const] }
const notYet = (fact: string) =>
  when(
    { not: { any: { kind: 'minion', in: 'combat', where: { cmp: [{ fact, of: 'it' }, '>=', 1] } } } },
    'already-played',
    'GOLDEN-01',
  )

/** Additional strikes. */
export const cards: CardDefinition[] = [
  combat('blur', [
    mode('cel', [moreStrikes(1, 'limited')], additional),
    mode('CEL', [moreStrikes(2, 'limited')], additional),
  ]),

  combat('quickness', [
    mode('cel', [moreStrikes(1, 'limited')], { ...additional, once: 'round' }),
    mode('CEL', [moreStrikes(1)], { ...additional, once: 'round' }),
  ]),

  combat('side-strike', [mode('cel', [strike('dodge')]), mode('CEL', [moreStrikes(1, 'limited')], additional)]),

  combat('diversion', [
    mode('cel', [moreStrikes(1, 'limited')], additional),
    mode('for', [prevent(2)], { windows: ['prevent'] }),
    mode('tha', [strike('steal', { steal: 1, ranged: true })], { windows: ['strike', 'range'] }),
  ]),

  // Of each line one in a combat, by whichever combatant.
  combat('hell-for-leather', [
    mode('ani', [strike('dodge'), moreStrikes(1, 'limited'), mark('hell-ani', 'by', 'combat')], {
      usable: [notYet('hell-ani')],
    }),
    mode('cel', [moreStrikes(1), mark('hell-cel', 'by', 'combat')], { ...additional, usable: [notYet('hell-cel')] }),
    mode(
      'obt',
      [
        {
          op: 'if',
          test: { is: ['opposing', { in: 'inPlay' }] },
          then: [burnPool('controller:opposing', 2)],
          else: [burnPool('owner:opposing', 2)],
        },
        mark('hell-obt', 'by', 'combat'),
      ],
      {
        windows: ['round-end'],
        usable: [notYet('hell-obt'), when({ not: { is: ['opposing', { in: 'ready' }] } }, 'no-target', 'COMBAT-10')],
      },
    ),
  ]),
]
