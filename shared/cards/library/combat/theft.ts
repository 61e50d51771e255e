import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { burn, choose, combat, mark, mode, strike, strikeR } from '../../makers.ts'

const itsEquipment: CardsWhere = { kind: 'equipment', on: 'opposing' }
const destroyEquipment = [choose('equipment', 'choose-equipment', { cards: itsEquipment }), burn('equipment')]
const itsWeapon: CardsWhere = { kind: 'equipment', keyword: 'weapon', on: 'opposing' }
/** It moves to the striker, and is of no use to it in this round. */
const stealWeapon = (first?: true) =>
  strike('equipment', {
    ...(first && { first }),
    effects: [
      choose('weapon', 'choose-equipment', { cards: itsWeapon }),
      { op: 'move', who: 'weapon', to: 'inPlay', on: 'by' },
      mark('unusable', 'weapon', 'round'),
    ],
  })

/** Strikes that steal or destroy. */
export const cards: CardDefinition[] = [
  combat('theft-of-vitae', [
    mode('tha', [strike('steal', { steal: 1, ranged: true })]),
    mode('THA', [strike('steal', { steal: 2, ranged: true })]),
  ]),

  combat('canine-horde', [
    mode('ani', [strikeR(1)]),
    mode('ANI', [strike('equipment', { ranged: true, first: true, effects: destroyEquipment })], {
      usable: [when({ any: itsEquipment }, 'no-target', 'STRIKE-29')],
    }),
  ]),

  combat(
    'fast-hands',
    [mode('cel', [stealWeapon()]), mode('CEL', [stealWeapon(true)])],
    [when({ any: itsWeapon }, 'no-target', 'STRIKE-29')],
  ),
]
