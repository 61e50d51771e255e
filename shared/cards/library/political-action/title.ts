import { youHaveEdge } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { become, burnPool, choose, entitle, ifHolds, political, votes } from '../../makers.ts'

const justicar = (clan: string): CardDefinition =>
  political(
    `${clan.toLowerCase()}-justicar`,
    [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', clan, sect: 'Camarilla' } })],
    entitle('v', 'justicar'),
    [votes(1, { who: { kind: 'vampire', in: 'ready', clan } })],
  )

/** Referendums that give a title. */
export const cards: CardDefinition[] = [
  justicar('Lasombra'),

  justicar('Malkavian'),

  justicar('Nosferatu'),

  justicar('Toreador'),

  justicar('Tremere'),

  political('praxis-seizure-atlanta', [], entitle('by', 'prince', 'Atlanta')),

  political('crusade-atlanta', [], entitle('by', 'archbishop', 'Atlanta')),

  political(
    'patsy',
    [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'inPlay', title: true, not: { sect: 'Anarch' } } })],
    [
      ifHolds(
        { edge: 'you' },
        { op: 'edge', to: null },
        burnPool('controller:v', 2),
        become('v', { untitled: 'yielded' }),
      ),
    ],
    undefined,
    { usable: [youHaveEdge] },
  ),
]
