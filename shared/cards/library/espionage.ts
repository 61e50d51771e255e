import type { CardDefinition } from '../definition.ts'
import type { Who } from '../../rules/language.ts'
import { action, burn, burnAction, choose, enter, look, mode } from '../makers.ts'

/** Actions that look at what others hold. */
const preysHand: Who = { in: 'hand', of: 'prey' }

export const espionage = [
  {
    ...action('revelations', [
      mode('aus', [look(preysHand), choose('c', 'choose-discard', { cards: preysHand }, { secret: true }), burn('c')], {
        header: { stealth: 1, target: { seat: 'prey' } },
      }),
      mode('AUS', [enter], { header: { stealth: 1 } }),
    ]),
    statics: [{ on: 'prey', effect: { allow: true, rule: 'open-hand' } }],
    actions: [burnAction()],
  },
] satisfies CardDefinition[]
