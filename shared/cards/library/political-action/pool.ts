import type { CardDefinition } from '../../definition.ts'
import {
  allocate,
  burnPool,
  chooseClan,
  count,
  eachSeat,
  eachShare,
  gainPool,
  minionsOf,
  political,
  shareOf,
} from '../../makers.ts'

/** Referendums by which pool is gained, lost and moved. */
export const cards: CardDefinition[] = [
  political(
    'kine-resources-contested',
    [allocate('terms', 'choose-terms', 4, 2)],
    [eachShare('terms', 'who', [burnPool('who', shareOf('who'))])],
  ),

  political(
    'reckless-agitation',
    [allocate('terms', 'choose-terms', 6, 2, { not: ['you'] })],
    [eachShare('terms', 'who', [burnPool('who', shareOf('who'))])],
  ),

  political('domain-challenge', [], [eachSeat('who', [burnPool('who', count({ ...minionsOf('who'), locked: true }))])]),

  political('autarkis-persecution', [], [eachSeat('who', [gainPool('who', count(minionsOf('who')))])]),

  ...['ancilla-empowerment', 'anarchist-uprising'].map(key =>
    political(key, [], [eachSeat('who', [burnPool('who', count(minionsOf('who')))])]),
  ),

  political(
    'consanguineous-boon',
    [chooseClan('clan')],
    [eachSeat('who', [gainPool('who', count({ kind: 'vampire', of: 'who', in: 'inPlay', clan: { chosen: 'clan' } }))])],
  ),

  political(
    'conservative-agitation',
    [allocate('terms', 'choose-terms', { seats: {} }, 2)],
    [eachShare('terms', 'who', [burnPool('who', shareOf('who'))])],
  ),
]
