import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import {
  burn,
  burnBlood,
  burnPool,
  choose,
  combat,
  handStrike,
  ifHolds,
  mode,
  moreStrikes,
  prevent,
  strike,
} from '../../makers.ts'

const itsWeapon: CardsWhere = { kind: 'equipment', keyword: 'weapon', on: 'opposing' }
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

  // X is burned as it resolves, once the card is paid for.
  combat('lightning-reflexes', [
    mode('cel', [moreStrikes(1, 'limited')], additional),
    mode(
      'CEL',
      [
        ifHolds(
          { cmp: [{ of: 'by', stat: 'blood' }, '>=', 1] },
          choose('x', 'choose-x', { upTo: { of: 'by', stat: 'blood' } }),
          burnBlood('by', { x: 'x' }),
          { op: 'modify', stat: 'strikes', delta: { x: 'x' }, on: 'by', until: 'round', limited: true },
        ),
      ],
      additional,
    ),
  ]),

  combat('acrobatics', [
    mode('cel', [moreStrikes(1, 'limited')], additional),
    mode('CEL', [strike('dodge'), moreStrikes(1, 'limited')]),
  ]),

  combat('arms-of-ahriman', [
    mode('obl', [moreStrikes(1, 'limited')], additional),
    mode('OBL', [strike('dodge'), moreStrikes(1, 'limited')]),
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

  combat('voracious-vermin', [
    mode('ani', [strike('dodge')]),
    mode('ANI', [
      strike('dodge'),
      moreStrikes(1),
      strike('equipment', {
        additional: true,
        ranged: true,
        effects: [choose('weapon', 'choose-equipment', { cards: itsWeapon }), burn('weapon')],
      }),
    ]),
  ]),

  combat('wind-dance', [
    mode('tha', [strike('dodge')]),
    mode('THA', [strike('dodge'), moreStrikes(1, 'limited'), strike('dodge', { additional: true })]),
  ]),

  combat('dust-up', [
    mode('ani', [strike('hand', { plus: 1, undodgeable: true })]),
    mode('cel', [strike('dodge'), moreStrikes(1, 'limited')]),
    mode('pot', [handStrike(2)]),
  ]),
]
