import type { CardDefinition } from '../definition.ts'
import type { CardsWhere } from '../language.ts'
import { choose, crypt, gainPool, use } from '../makers.ts'
import { acts, called, gets, ifReady, someTarget } from './parts/vampires.ts'

const society: CardsWhere = { named: 'society-of-leopold', in: 'inPlay' }

export const cards: CardDefinition[] = [
  crypt('jayne-jonestown', {
    statics: [
      gets('stealth', 1, { all: [acts, { action: 'hunt' }] }),
      gets('stealth', -1, { all: [acts, { not: { action: 'hunt' } }] }),
    ],
    abilities: [
      use(
        'move',
        [
          choose('s', 'choose-card', { cards: society }),
          choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready' } }),
          { op: 'move', who: 's', to: 'inPlay', on: 'v' },
        ],
        { phases: ['unlock'], once: 'move', usable: [ifReady, someTarget(society)] },
      ),
    ],
  }),

  crypt('armin-brenner', { triggers: [{ on: 'referendum-ended', when: called, ops: [gainPool('you', 1)] }] }),
]
