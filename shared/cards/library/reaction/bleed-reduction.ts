import { bleedingYou, byVampire, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { bleedPlus, lock, mode, reaction } from '../../makers.ts'

/** Reactions that make a bleed smaller, at any time before it resolves. */
export const cards: CardDefinition[] = [
  reaction(
    'camaraderie',
    [
      mode('san', [bleedPlus(-1)]),
      mode('SAN', [bleedPlus(-3)], {
        usable: [
          when(
            { any: { kind: 'vampire', of: 'you', in: 'ready', locked: false, circle: 'by', not: { ref: 'by' } } },
            'no-such-minion',
            'TRAIT-03',
          ),
        ],
      }),
    ],
    [bleedingYou],
  ),

  reaction(
    'truth-in-ink',
    [mode('', [bleedPlus(-2)])],
    [
      byVampire,
      bleedingYou,
      when({ is: ['acting', { kind: 'vampire', not: { keyword: 'black hand' } }] }, 'no-target', 'MIN-17'),
    ],
  ),

  // Locking is its cost, so who is woken cannot pay it.
  reaction(
    'visions-of-zapathasura',
    [
      mode('obf+pre', [bleedPlus(-3)]),
      mode('OBF+PRE', [lock('by'), bleedPlus({ minus: { of: 'acting', stat: 'bleed' } })], {
        usable: [when({ is: ['by', { locked: false }] }, 'locked', 'TEMPL-02')],
      }),
    ],
    [bleedingYou],
  ),

  reaction('telepathic-counter', [mode('aus', [bleedPlus(-1)]), mode('AUS', [bleedPlus(-2)])], [bleedingYou]),
]
