import type { Num } from '../../rules/language.ts'
import {
  allocate,
  burn,
  burnPool,
  chooseClan,
  choose,
  count,
  eachSeat,
  eachShare,
  entitle,
  gainPool,
  lock,
  minionsOf,
  moveBlood,
  political,
  shareOf,
  votes,
  when,
} from '../makers.ts'

/** Referendums. All pool is lost together, so that ousts are simultaneous. */
const points: Num = { count: { amongst: 'them' }, per: 2 }

export const politics = [
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

  // Nobody gives more than one point to a card: the rest is for Methuselahs.
  political(
    'revolutionary-council',
    [
      choose(
        'them',
        'choose-minion',
        { cards: { kind: 'minion', in: 'ready', of: 'you', sect: 'Anarch', locked: false } },
        { min: 0, max: 30 },
      ),
      choose(
        'things',
        'choose-card',
        {
          cards: {
            any: [
              { kind: 'location', in: 'inPlay' },
              { kind: 'equipment', in: 'inPlay' },
            ],
          },
        },
        { min: 0, max: points },
      ),
      allocate('terms', 'choose-terms', { sum: [points, { minus: count({ amongst: 'things' }) }] }, 1),
    ],
    [
      { op: 'each', over: { list: 'them' }, as: 'm', ops: [lock('m')] },
      eachShare('terms', 'who', [burnPool('who', shareOf('who'))]),
      { op: 'each', over: { list: 'things' }, as: 'card', ops: [burn('card')] },
    ],
  ),

  political(
    'eat-the-rich',
    [choose('them', 'choose-target', { seats: {} }, { max: 5 })],
    [
      {
        op: 'each',
        over: { list: 'them' },
        as: 'who',
        ops: [
          burnPool('who', {
            sum: [1, { least: [3, { count: { kind: 'vampire', in: 'ready', title: true, of: 'who' }, per: 3 }] }],
          }),
        ],
        together: true,
      },
    ],
    [
      votes(-1, { who: { kind: 'vampire', title: true, not: { title: ['priscus'] } } }),
      { op: 'modify', stat: 'ballots', delta: -1, on: { who: { title: ['priscus'] } }, until: 'referendum' },
      eachSeat('who', [{ op: 'modify', stat: 'edgeVotes', delta: 1, on: { seat: 'who' }, until: 'referendum' }]),
    ],
  ),

  ...['ancilla-empowerment', 'anarchist-uprising'].map(key =>
    political(key, [], [eachSeat('who', [burnPool('who', count(minionsOf('who')))])]),
  ),

  political(
    'consanguineous-boon',
    [chooseClan('clan')],
    [eachSeat('who', [gainPool('who', count({ kind: 'vampire', of: 'who', in: 'inPlay', clan: { chosen: 'clan' } }))])],
  ),

  // Who has less than was shared out by then gives what is there, as the caller says, to no more than the terms gave each.
  political(
    'parity-shift',
    [
      choose('rich', 'choose-target', { seats: { where: { cmp: [{ pool: 'it' }, '>', { pool: 'you' }] } } }),
      allocate('share', 'choose-terms', 3, 1, {
        not: ['rich'],
        where: { cmp: [{ pool: 'rich' }, '>', { pool: 'you' }] },
      }),
    ],
    [
      when(
        { cmp: [{ pool: 'rich' }, '<', 3] },
        {
          op: 'allocate',
          as: 'share',
          ask: 'choose-terms',
          points: { pool: 'rich' },
          among: {},
          least: 0,
          within: 'share',
        },
      ),
      eachShare('share', 'who', [moveBlood({ pool: 'rich' }, { pool: 'who' }, shareOf('who'))]),
    ],
  ),

  political(
    'toreador-justicar',
    [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', clan: 'Toreador', sect: 'Camarilla' } })],
    entitle('v', 'justicar'),
    [votes(1, { who: { kind: 'vampire', in: 'ready', clan: 'Toreador' } })],
  ),

  political('praxis-seizure-atlanta', [], entitle('by', 'prince', 'Atlanta')),

  political('crusade-atlanta', [], entitle('by', 'archbishop', 'Atlanta')),
]
