import { bleedingYou, notBoth, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { intercept, mode, reaction, delayed, attach, burn, ifBlocks, inFirstRoundOfIt, use } from '../../makers.ts'

/** In the first round of that combat. */
const better = inFirstRoundOfIt({ op: 'modify', stat: 'maneuver', delta: 1, on: 'by', until: 'round' })

/** Reactions that add intercept, at a price that is not blood. */
export const cards: CardDefinition[] = [
  reaction('enhanced-senses', [mode('aus', [intercept(1)]), mode('AUS', [intercept(2)])]),

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
