import type { CardDefinition } from '../../definition.ts'
import { burn, choose, political } from '../../makers.ts'
import { byTitled } from '../parts.ts'

/** Referendums by which what is in play changes hands, or goes. */
export const cards: CardDefinition[] = [
  political(
    'disputed-territory',
    [
      choose('card', 'choose-location', { cards: { kind: 'location', in: 'inPlay' } }),
      choose('who', 'choose-target', { seats: {} }),
    ],
    [{ op: 'control', who: 'card', to: 'who' }],
  ),

  political(
    'confiscation',
    [
      choose('card', 'choose-equipment', { cards: { kind: 'equipment', in: 'inPlay' } }),
      choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'inPlay' } }),
    ],
    [{ op: 'move', who: 'card', to: 'inPlay', on: 'v' }],
    undefined,
    { usable: [byTitled] },
  ),

  political(
    'permanent-vacation',
    [choose('m', 'choose-minion', { cards: { kind: 'ally', in: 'ready' } })],
    [{ op: 'move', who: 'm', to: 'removed' }],
  ),

  political(
    'justicar-retribution',
    [],
    [
      {
        op: 'each',
        over: {
          cards: { kind: 'vampire', in: 'inPlay', where: { cmp: [{ of: 'it', stat: 'bleed' }, '>=', 3] } },
        },
        as: 'v',
        ops: [burn('v')],
        together: true,
      },
    ],
  ),
]
