import { duringBleed, when, bleedingYou, someSeat } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, SeatsWhere } from '../../language.ts'
import { bleedPlus, count, either, intercept, mode, modifier, reaction, choose, lock, redirect } from '../../makers.ts'

/** By whomever. */
const corrupted: CardsWhere = { kind: 'minion', where: { cmp: [{ counter: 'corruption@any', of: 'it' }, '>=', 1] } }

const others: SeatsWhere = { not: ['actor', 'you'] }

/** Modifiers that raise a bleed, and are reactions as well. */
export const cards: CardDefinition[] = [
  either(
    modifier('sense-the-sin', [
      mode(
        'DAI',
        [
          bleedPlus(2, 'limited'),
          { op: 'modify', stat: 'intercept', delta: -1, on: { who: corrupted }, until: 'action' },
        ],
        { usable: [duringBleed] },
      ),
    ]),
    reaction('sense-the-sin', [
      mode('aus', [intercept(1)], {
        usable: [when({ is: ['acting', { kind: 'vampire', younger: 'by' }] }, 'no-target', 'MIN-17')],
      }),
      mode('dai', [intercept({ sum: [1, count({ ...corrupted, ref: 'acting' })] })]),
    ]),
  ),

  either(
    modifier('murmur-of-the-false-will', [mode('dom', [bleedPlus(1, 'limited')], { usable: [duringBleed] })]),
    reaction('murmur-of-the-false-will', [
      mode('DOM', [choose('to', 'choose-new-target', { seats: others }), lock('by'), redirect('to')], {
        windows: ['declined'],
        usable: [
          bleedingYou,
          when({ is: ['acting', { kind: 'vampire', younger: 'by' }] }, 'no-target', 'MIN-17'),
          someSeat(others),
        ],
      }),
    ]),
  ),
]
