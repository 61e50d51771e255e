import { allocate, burnPool, chooseClan, choose, count, eachSeat, eachShare, entitle, gainPool, minionsOf, moveBlood, political, shareOf, votes, when } from '../makers.ts'

/** Referendums. All pool is lost together, so that ousts are simultaneous. */
export const politics = [
  political('kine-resources-contested', [allocate('terms', 'choose-terms', 4, 2)], [eachShare('terms', 'who', [burnPool('who', shareOf('who'))])]),

  political('reckless-agitation', [allocate('terms', 'choose-terms', 6, 2, { not: ['you'] })], [eachShare('terms', 'who', [burnPool('who', shareOf('who'))])]),

  political('ancilla-empowerment', [], [eachSeat('who', [burnPool('who', count(minionsOf('who')))])]),

  political('consanguineous-boon', [chooseClan('clan')], [eachSeat('who', [gainPool('who', count({ kind: 'vampire', of: 'who', in: 'inPlay', clan: { chosen: 'clan' } }))])]),

  // Who has less than was shared out by then gives what is there, as the caller says, to no more than the terms gave each.
  political('parity-shift', [
    choose('rich', 'choose-target', { seats: { where: { cmp: [{ pool: 'it' }, '>', { pool: 'you' }] } } }),
    allocate('share', 'choose-terms', 3, 1, { not: ['rich'], where: { cmp: [{ pool: 'rich' }, '>', { pool: 'you' }] } }),
  ], [
    when({ cmp: [{ pool: 'rich' }, '<', 3] }, { op: 'allocate', as: 'share', ask: 'choose-terms', points: { pool: 'rich' }, among: {}, least: 0, within: 'share' }),
    eachShare('share', 'who', [moveBlood({ pool: 'rich' }, { pool: 'who' }, shareOf('who'))]),
  ]),

  political('toreador-justicar', [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', clan: 'Toreador', sect: 'Camarilla' } })],
    entitle('v', 'justicar'), [votes(1, { who: { kind: 'vampire', in: 'ready', clan: 'Toreador' } })]),

  political('praxis-seizure-atlanta', [], entitle('by', 'prince', 'Atlanta')),

  political('crusade-atlanta', [], entitle('by', 'archbishop', 'Atlanta')),
]
