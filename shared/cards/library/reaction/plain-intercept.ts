import { bleedingYou, duringBleed, notBoth, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import {
  ACTION,
  attach,
  bleedPlus,
  burn,
  delayed,
  ifBlocks,
  ifHolds,
  inFirstRoundOfIt,
  intercept,
  mode,
  reaction,
  use,
} from '../../makers.ts'

/** In the first round of that combat. */
const better = inFirstRoundOfIt({ op: 'modify', stat: 'maneuver', delta: 1, on: 'by', until: 'round' })

const itActs = when({ is: ['by', { ref: 'acting' }] }, 'not-acting', 'MIN-12')

/** Reactions that add intercept, at a price that is not blood. */
export const cards: CardDefinition[] = [
  reaction('enhanced-senses', [mode('aus', [intercept(1)]), mode('AUS', [intercept(2)])]),

  // From the ash heap, where it still lies there.
  {
    ...reaction('melange', [
      mode('aus', [intercept(1)]),
      mode('AUS', [
        intercept(1),
        ifBlocks(
          ifHolds(
            { is: ['self', { in: 'ash' }] },
            {
              op: 'move',
              who: 'self',
              to: 'inPlay',
              on: 'acting',
              keep: { reacted: { card: 'by' } },
            },
          ),
        ),
      ]),
    ]),
    abilities: [
      use('bleed', [bleedPlus(1)], {
        windows: ACTION,
        for: { ref: 'reacted' },
        cost: { burn: true },
        usable: [duringBleed, itActs, when({ targets: 'host' }, 'no-target', 'DIR-01')],
      }),
    ],
  },

  delayed(
    'turn',
    reaction('sonar', [
      mode('pro', [intercept(1)], { usable: [when({ action: 'directed' }, 'no-target', 'DIR-01')] }),
      mode('PRO', [intercept(1)]),
    ]),
  ),

  delayed('action', reaction('elder-intervention', [mode('', [intercept(2)])], [bleedingYou, notBoth('pack-tactics')])),

  {
    ...reaction('eyes-of-the-beast', [
      mode('pro', [intercept(1), attach('by')]),
      mode('PRO', [intercept(1), attach('by'), ifBlocks(better)]),
    ]),
    statics: [{ on: { ref: 'host' }, effect: { stat: 'stealth', delta: -1 } }],
    abilities: [use('burn', [burn('self')], { phases: ['discard'], compulsory: true })],
  },
]
