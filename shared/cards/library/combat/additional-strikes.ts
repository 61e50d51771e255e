import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { burnPool, combat, mode, moreStrikes, prevent, strike } from '../../makers.ts'

const additional = { windows: ['additional-strikes' as const] }
const onePerLine = { once: 'combat' as const, byAnybody: true as const }

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

  combat('hell-for-leather', [
    mode('ani', [strike('dodge'), moreStrikes(1, 'limited')], onePerLine),
    mode('cel', [moreStrikes(1)], { ...additional, ...onePerLine }),
    mode('obt', [burnPool('controller:opposing', 2)], {
      windows: ['round-end'],
      ...onePerLine,
      usable: [when({ not: { is: ['opposing', { in: 'ready' }] } }, 'no-target', 'COMBAT-10')],
    }),
  ]),
]
