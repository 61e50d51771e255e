import type { CardDefinition } from '../../definition.ts'
import { choose, entitle, political, votes } from '../../makers.ts'

/** Referendums that give a title. */
export const cards: CardDefinition[] = [
  political(
    'toreador-justicar',
    [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', clan: 'Toreador', sect: 'Camarilla' } })],
    entitle('v', 'justicar'),
    [votes(1, { who: { kind: 'vampire', in: 'ready', clan: 'Toreador' } })],
  ),

  political('praxis-seizure-atlanta', [], entitle('by', 'prince', 'Atlanta')),

  political('crusade-atlanta', [], entitle('by', 'archbishop', 'Atlanta')),
]
