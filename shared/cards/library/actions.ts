import { when } from '../../rules/conditions.ts'
import type { Op, Who } from '../../rules/language.ts'
import { action, burn, burnable, burnPool, choose, count, enter, gain, granted, mode, moveBlood, use, when as then } from '../makers.ts'

/** Actions against cards in play, and actions whose card stays. */
const equipment: Who = { kind: 'equipment', in: 'inPlay' }
const location: Who = { kind: 'location', in: 'inPlay' }
const minion: Who = { kind: 'minion', in: 'ready' }
const aim = (card: string, stealth = 0) => ({ header: { stealth, target: { card } } })
const fight = (opposing: string): Op => ({ op: 'combat', acting: 'by', opposing })
const rival = { not: { of: 'you' } } as const
const servant: Who = { kind: 'retainer', in: 'inPlay', ...rival, where: { is: ['host:it', { kind: 'vampire' }] } }

export const actions = [
  { ...action('emergency-rations', [
    mode('', [choose('c', 'choose-card', { cards: { in: 'ash', keyword: 'mortal', any: [{ kind: 'ally' }, { kind: 'retainer' }] } }), { op: 'move', who: 'c', to: 'removed' }, { op: 'move', who: 'self', to: 'inPlay', on: 'by' }], aim('c', 1)),
  ]), onePer: 'emergency-rations', abilities: [
    use('restore', [gain('host', { of: 'host', stat: 'capacity' }), burn('self')], { phases: ['unlock'], usable: [when({ is: ['host', { in: 'ready' }] }, 'in-torpor', 'READY-01')] }),
  ] },

  action('conceal', [
    mode('obf', [choose('card', 'choose-equipment', { cards: equipment }), burn('card')], aim('card')),
    mode('OBF', [choose('card', 'choose-location', { cards: location }), burn('card')], aim('card')),
  ]),

  // Both at once: whoever loses the last pool loses the location all the same.
  action('rewilding', [mode('', [
    choose('card', 'choose-location', { cards: location }),
    { op: 'each', over: { list: 'card' }, as: 'it', ops: [then({ is: ['it', { in: 'inPlay' }] }, burnPool('controller:it', 2), burn('it'))], together: true },
  ], aim('card'))]),

  action('far-mastery', [
    mode('dom', [choose('card', 'choose-card', { cards: servant }), { op: 'control', who: 'card', to: 'you' }], aim('card', 1)),
    mode('DOM', [choose('card', 'choose-minion', { cards: { kind: 'ally', in: 'inPlay', ...rival } }), { op: 'control', who: 'card', to: 'you' }], aim('card', 1)),
  ]),

  action('fifth-tradition-hospitality', [mode('', [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'inPlay', not: { ref: 'by' } } }), gain('v', 4)], aim('v', 1))]),

  action('line-brawl', [
    mode('cel', [choose('whom', 'choose-target', { seats: { not: ['you'] } }), moveBlood({ pool: 'whom' }, { pool: 'you' }, 1)], { header: { target: { seat: 'whom' } } }),
    mode('pot', [choose('m', 'choose-minion', { cards: { ...minion, ...rival } }), fight('m')], aim('m')),
    mode('pre', [], { header: { bleed: 1 } }),
  ]),

  action('heart-of-the-city', ['pre', 'PRE'].map(level => mode(level, [{ op: 'move', who: 'self', to: 'inPlay', on: 'by', mode: level }], { header: { stealth: 1 } })), {
    onePer: 'heart-of-the-city',
    statics: ['pre', 'PRE'].map((level, i) => ({ on: { kind: 'vampire', ref: 'host' }, mode: level, effect: { stat: 'bleed', delta: i + 1 } })),
  }),

  action('creeping-sabotage', [mode('', [enter], { header: { stealth: 1 }, x: count({ named: 'creeping-sabotage', of: 'you', in: 'inPlay' }) })], {
    abilities: [use('sabotage', [burnPool('prey', 1)], { phases: ['unlock'], once: 'sabotage', compulsory: true })],
    actions: [burnable()],
  }),

  action('lunatic-eruption', ['dem', 'DEM'].map(level => mode(level, [choose('m', 'choose-minion', { cards: minion }), { op: 'move', who: 'self', to: 'inPlay', on: 'm', mode: level }], aim('m'))), {
    actions: [
      granted('fight', { target: { card: 'm' } }, [choose('m', 'choose-minion', { cards: { ...minion, of: 'prey' } }), fight('m')], {
        for: { ref: 'host' }, must: true, usable: [when({ not: { is: ['by', { kind: 'vampire', where: { cmp: [{ of: 'it', stat: 'blood' }, '=', 0] } }] } }, 'must-hunt-first', 'MAND-02')],
      }),
      burnable({}, { mode: 'dem' }),
      granted('burn', { target: { card: 'self' } }, [burn('self'), { op: 'damage', to: 'by', amount: 1, unpreventable: true }], { for: { kind: 'minion' }, mode: 'DEM' }),
    ],
  }),
]
