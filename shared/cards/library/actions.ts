import { when } from '../../rules/conditions.ts'
import type { Num, Op, Who } from '../../rules/language.ts'
import {
  ability,
  action,
  atEndOfTurn,
  burn,
  burnAction,
  burnBlood,
  burnPool,
  choose,
  count,
  delayed,
  enter,
  gain,
  gainPool,
  granted,
  lock,
  mark,
  mode,
  moveBlood,
  put,
  stealth,
  unlock,
  use,
  when as then,
} from '../makers.ts'

/** Actions against cards in play, and actions whose card stays. */
const equipment: Who = { kind: 'equipment', in: 'inPlay' }
const location: Who = { kind: 'location', in: 'inPlay' }
const minion: Who = { kind: 'minion', in: 'ready' }
const aim = (card: string, stealth = 0) => ({ header: { stealth, target: { card } } })
const buried: Who = { kind: 'vampire', in: 'ash', of: 'you' }
const remains: Who = { in: 'ash', any: [{ kind: 'minion' }, { kind: 'retainer' }] }
const carrion = { header: { hunt: true as const, stealth: 1, target: { card: 'gone' } } }
/** A hunt: what is gone already feeds nobody. */
const feast = (more: number): Op[] => [
  choose('gone', 'choose-card', { cards: remains }),
  then(
    { is: ['gone', remains] },
    { op: 'move', who: 'gone', to: 'removed' },
    { op: 'modify', stat: 'hunt', delta: more, on: 'by', until: 'action' },
    { op: 'hunt' },
    unlock('by'),
  ),
]
const childer: Who = { kind: 'vampire', in: 'uncontrolled', of: 'you', clan: 'Gangrel' }
const gnawing: Who = {
  named: 'army-of-rats',
  in: 'inPlay',
  of: 'you',
  where: { cmp: [{ fact: 'gnawed', of: 'it' }, '>=', 1] },
}
const revolution: Num = { counter: 'revolution', of: 'self' }
const entices = (pool: number): Op[] => [
  burnPool('prey', pool),
  { op: 'forbid', rule: 'bleed', on: { who: { kind: 'minion', of: 'you' } }, until: 'turn', regardless: true },
]
const anarch: Who = { kind: 'vampire', sect: 'Anarch', in: 'ready' },
  giving: Who = { ...anarch, of: 'you' },
  full: Who = { where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] } }
const joining: Who = { kind: 'minion', sect: 'Anarch', in: 'ready', of: 'you', locked: false, not: { ref: 'blocking' } }
const fight = (opposing: string): Op => ({ op: 'combat', acting: 'by', opposing })
const rival = { not: { of: 'you' } } as const
const servant: Who = { kind: 'retainer', in: 'inPlay', ...rival, where: { is: ['host:it', { kind: 'vampire' }] } }

const fallen: Who = { kind: 'vampire', in: 'torpor', ...rival }
/** A vampire that has left torpor by then is nobody's prize. */
const rob = (...more: Op[]): Op[] => [
  choose('v', 'choose-vampire', { cards: fallen }),
  then({ is: ['v', fallen] }, { op: 'control', who: 'v', to: 'you' }, ...more),
]

const smith: Op[] = [
  {
    op: 'search',
    as: 'found',
    ask: 'choose-equipment',
    piles: ['library'],
    for: { kind: 'equipment' },
    playable: 'by',
  },
  { op: 'play', card: 'found', by: 'by' },
]

/** What it finds may be too dear by then. */
const beckon = (...more: Op[]): Op[] => [
  {
    op: 'search',
    as: 'found',
    ask: 'choose-card',
    piles: ['library'],
    for: { kind: 'retainer', requires: 'ani' },
    playable: 'by',
  },
  { op: 'play', card: 'found', by: 'by' },
  ...more,
]
const hardier = then({ is: ['found', { in: 'inPlay' }] }, gain('found', 1))

export const actions = [
  {
    ...action('emergency-rations', [
      mode(
        '',
        [
          choose('c', 'choose-card', {
            cards: { in: 'ash', keyword: 'mortal', any: [{ kind: 'ally' }, { kind: 'retainer' }] },
          }),
          { op: 'move', who: 'c', to: 'removed' },
          { op: 'move', who: 'self', to: 'inPlay', on: 'by' },
        ],
        aim('c', 1),
      ),
    ]),
    onePer: 'emergency-rations',
    abilities: [
      use('restore', [gain('host', { of: 'host', stat: 'capacity' }), burn('self')], {
        phases: ['unlock'],
        usable: [when({ is: ['host', { in: 'ready' }] }, 'in-torpor', 'READY-01')],
      }),
    ],
  },

  action('conceal', [
    mode('obf', [choose('card', 'choose-equipment', { cards: equipment }), burn('card')], aim('card')),
    mode('OBF', [choose('card', 'choose-location', { cards: location }), burn('card')], aim('card')),
  ]),

  // Both at once: whoever loses the last pool loses the location all the same.
  action('possession', [
    mode('nec', [choose('v', 'choose-vampire', { cards: buried }), { op: 'move', who: 'v', to: 'uncontrolled' }]),
    mode('NEC', [
      choose('v', 'choose-vampire', { cards: buried }),
      then({ is: ['v', buried] }, { op: 'move', who: 'v', to: 'inPlay' }, gain('v', 1)),
    ]),
  ]),

  action('vultures-buffet', [
    mode('obf', feast(0), carrion),
    mode('spi', feast(1), carrion),
    mode('SPI', [...feast(1), gainPool('you', 1)], carrion),
  ]),

  // The rest of the turn goes by without bleeds of one's own.
  action('enticement', [
    mode('ser', entices(2), { edge: true, header: { target: { seat: 'prey' } } }),
    mode('SER', entices(3), { edge: true, header: { target: { seat: 'prey' } } }),
  ]),

  delayed(
    'action',
    action('new-management', [
      mode(
        '',
        [
          choose('card', 'choose-location', { cards: { ...location, costs: 1 } }),
          { op: 'control', who: 'card', to: 'you' },
        ],
        aim('card'),
      ),
    ]),
  ),

  action('rewilding', [
    mode(
      '',
      [
        choose('card', 'choose-location', { cards: location }),
        {
          op: 'each',
          over: { list: 'card' },
          as: 'it',
          ops: [then({ is: ['it', { in: 'inPlay' }] }, burnPool('controller:it', 2), burn('it'))],
          together: true,
        },
      ],
      aim('card'),
    ),
  ]),

  action('graverobbing', [
    mode('dom', rob(), aim('v')),
    mode(
      'DOM',
      rob(
        choose(
          'payer',
          'choose-payer',
          { cards: { ref: 'by', where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 2] } } },
          { min: 0 },
        ),
        then({ is: ['payer', {}] }, burnBlood('payer', 2), { op: 'move', who: 'v', to: 'ready' }),
      ),
      aim('v'),
    ),
  ]),

  action('far-mastery', [
    mode(
      'dom',
      [choose('card', 'choose-card', { cards: servant }), { op: 'control', who: 'card', to: 'you' }],
      aim('card', 1),
    ),
    mode(
      'DOM',
      [
        choose('card', 'choose-minion', { cards: { kind: 'ally', in: 'inPlay', ...rival } }),
        { op: 'control', who: 'card', to: 'you' },
      ],
      aim('card', 1),
    ),
  ]),

  action('fifth-tradition-hospitality', [
    mode(
      '',
      [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'inPlay', not: { ref: 'by' } } }), gain('v', 4)],
      aim('v', 1),
    ),
  ]),

  action('line-brawl', [
    mode(
      'cel',
      [choose('whom', 'choose-target', { seats: { not: ['you'] } }), moveBlood({ pool: 'whom' }, { pool: 'you' }, 1)],
      { header: { target: { seat: 'whom' } } },
    ),
    mode('pot', [choose('m', 'choose-minion', { cards: { ...minion, ...rival } }), fight('m')], aim('m')),
    mode('pre', [], { header: { bleed: 1 } }),
  ]),

  // Whether anything was found is nobody else's business; what is equipped is.
  action('magic-of-the-smith', [
    mode('tha', smith, { header: { stealth: 1 } }),
    mode('THA', smith, { header: { stealth: 3 } }),
  ]),

  action('muricias-call', [
    mode('ani', beckon(), { header: { stealth: 1 } }),
    mode('ani+spi', beckon(hardier), { header: { stealth: 1 } }),
    mode('ANI+SPI', beckon(hardier, atEndOfTurn(unlock('by'))), { header: { stealth: 1 } }),
  ]),

  action(
    'heart-of-the-city',
    ['pre', 'PRE'].map(level =>
      mode(level, [{ op: 'move', who: 'self', to: 'inPlay', on: 'by', mode: level }], { header: { stealth: 1 } }),
    ),
    {
      onePer: 'heart-of-the-city',
      statics: ['pre', 'PRE'].map((level, i) => ({
        on: { kind: 'vampire', ref: 'host' },
        mode: level,
        effect: { stat: 'bleed', delta: i + 1 },
      })),
    },
  ),

  action('thing', [
    mode('', [choose('v', 'choose-vampire', { cards: childer }, { secret: true }), gain('v', 2)], {
      header: { stealth: 1 },
      usable: [when({ any: childer }, 'no-target', 'ANN-07')],
    }),
  ]),

  // Of several copies one burns a pool a turn.
  action('army-of-rats', [mode('ani', [enter], { header: { stealth: 1 } })], {
    abilities: [
      use('sabotage', [burnPool('prey', 1), mark('gnawed', 'self', 'turn')], {
        phases: ['unlock'],
        once: 'sabotage',
        compulsory: true,
        usable: [when({ not: { any: gnawing } }, 'already-used', 'GOLDEN-01')],
      }),
    ],
    actions: [burnAction()],
  }),

  // Chance has chosen all before any is replaced.
  action('constant-revolution', [mode('', [enter, put('revolution', 1)], { header: { stealth: 1 } })], {
    abilities: [
      use('grow', [put('revolution', 1)], { phases: ['unlock'], once: 'grow', compulsory: true }),
      use(
        'suffer',
        [
          choose('n', 'choose-discards', { upTo: { least: [revolution, count({ in: 'hand', of: 'you' })] } }),
          choose('c', 'choose-discard', { cards: { in: 'hand', of: 'you' } }, { max: { x: 'n' }, random: true }),
          { op: 'each', over: { list: 'c' }, as: 'card', ops: [burn('card')], together: true },
          burnPool('you', { sum: [revolution, { minus: { x: 'n' } }] }),
        ],
        { phases: ['unlock'], user: 'others', once: 'suffer', compulsory: true },
      ),
    ],
    actions: [{ ...burnAction({ kind: 'vampire' }), cost: { pool: 1 } }],
  }),

  action('aranthebes-the-immortal', [mode('', [enter], { header: { stealth: 1 } })], {
    abilities: [
      ability(
        'stealth',
        [stealth(-1)],
        [when({ is: ['acting', { kind: 'minion', of: 'predator' }] }, 'not-your-predator', 'CRYPT-06')],
      ),
    ],
    statics: [
      {
        on: { kind: 'vampire', where: { cmp: [{ of: 'it', stat: 'capacity' }, '<=', 4] } },
        while: { all: [{ action: 'bleed' }, { targets: 'you' }, { is: ['self', { locked: false }] }] },
        effect: { stat: 'bleed', delta: -1 },
      },
    ],
    actions: [
      granted('shuffle', { target: { card: 'self' } }, [{ op: 'move', who: 'self', to: 'library', shuffle: true }], {
        for: { kind: 'vampire', where: { cmp: [{ of: 'it', stat: 'capacity' }, '>=', 5] } },
      }),
    ],
  }),

  action(
    'atonement',
    [
      mode('', [{ op: 'move', who: 'self', to: 'inPlay', on: 'by' }], {
        header: { stealth: 1 },
        usable: [
          when(
            { is: ['by', { where: { cmp: [{ of: 'it', stat: 'capacity' }, '<=', 5] } }] },
            'not-for-this-minion',
            'REQ-01',
          ),
        ],
      }),
    ],
    {
      statics: [
        { on: { ref: 'host' }, effect: { stat: 'intercept', delta: 1 } },
        {
          on: { ref: 'host' },
          effect: { allow: false, rule: 'block-lock', against: { kind: 'vampire', not: { older: 'host' } } },
        },
      ],
      actions: [burnAction({ kind: 'vampire' }, { count: { ref: 'by', clan: 'Ministry' }, per: -1 })],
    },
  ),

  // The acting minion fights again, and in the first round without a strike.
  action('the-status-perfectus', [mode('', [enter], { header: { stealth: 1 } })], {
    abilities: [
      use(
        'give',
        [
          choose('from', 'choose-vampire', { cards: { ...giving, ...full } }),
          choose('to', 'choose-vampire', { cards: { ...anarch, not: { ref: 'from' } } }, { by: 'you' }),
          moveBlood({ card: 'from' }, { card: 'to' }, 1),
        ],
        {
          phases: ['master'],
          once: 'give',
          usable: [
            when({ any: { ...giving, ...full } }, 'not-enough-blood', 'TARGET-05'),
            when({ any: anarch, min: 2 }, 'no-target', 'TARGET-01'),
          ],
        },
      ),
    ],
    triggers: [
      {
        on: 'combat-ended',
        optional: true,
        when: {
          all: [
            { is: ['event-opposing', { ref: 'blocking' }] },
            { is: ['blocking', { sect: 'Anarch' }] },
            { is: ['acting', { in: 'ready', not: { of: 'you' } }] },
            { cmp: [{ x: 'event-followed' }, '=', 0] },
            { is: ['self', { locked: false }] },
            { any: joining },
          ],
        },
        ops: [
          choose('m', 'choose-minion', { cards: joining }),
          lock('self'),
          lock('m'),
          {
            op: 'watch',
            on: 'round-started',
            times: 1,
            until: 'action',
            ops: [{ op: 'forbid', rule: 'strike', on: 'acting', until: 'round' }],
          },
          { op: 'combat', acting: 'acting', opposing: 'm' },
        ],
      },
    ],
  }),

  action(
    'creeping-sabotage',
    [mode('', [enter], { header: { stealth: 1 }, x: count({ named: 'creeping-sabotage', of: 'you', in: 'inPlay' }) })],
    {
      abilities: [use('sabotage', [burnPool('prey', 1)], { phases: ['unlock'], once: 'sabotage', compulsory: true })],
      actions: [burnAction()],
    },
  ),

  action(
    'lunatic-eruption',
    ['dem', 'DEM'].map(level =>
      mode(
        level,
        [
          choose('m', 'choose-minion', { cards: minion }),
          { op: 'move', who: 'self', to: 'inPlay', on: 'm', mode: level },
        ],
        aim('m'),
      ),
    ),
    {
      actions: [
        granted(
          'fight',
          { target: { card: 'm' } },
          [choose('m', 'choose-minion', { cards: { ...minion, of: 'prey' } }), fight('m')],
          {
            for: { ref: 'host' },
            must: true,
            usable: [
              when(
                { not: { is: ['by', { kind: 'vampire', where: { cmp: [{ of: 'it', stat: 'blood' }, '=', 0] } }] } },
                'must-hunt-first',
                'MAND-02',
              ),
            ],
          },
        ),
        { ...burnAction(), mode: 'dem' },
        granted(
          'burn',
          { target: { card: 'self' } },
          [burn('self'), { op: 'damage', to: 'by', amount: 1, unpreventable: true }],
          { for: { kind: 'minion' }, mode: 'DEM' },
        ),
      ],
    },
  ),
]
