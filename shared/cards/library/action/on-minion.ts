import { when } from '../../conditions.ts'
import type { CardDefinition, Static, Trigger } from '../../definition.ts'
import type { Op, CardsWhere } from '../../language.ts'
import { action, attach, burn, burnAction, choose, chooseClan, granted, mode } from '../../makers.ts'

const minion: CardsWhere = { kind: 'minion', in: 'ready' }
const aim = (card: string, stealth = 0) => ({ header: { stealth, target: { card } } })
const fight = (opposing: string): Op => ({ op: 'combat', acting: 'by', opposing })
const permanent: Static = { on: { ref: 'host' }, effect: { stat: 'strength', delta: 1 } }
const shadow = (mode: string, ...stats: ('maneuver' | 'press')[]): Trigger => ({
  on: 'combat-started',
  mode,
  when: { is: ['host', { in: 'combat' }] },
  ops: stats.map((stat): Op => ({ op: 'modify', stat, delta: 1, on: 'host', until: 'combat' })),
})
const onActor = (level: string): Op[] => [{ op: 'move', who: 'self', to: 'inPlay', on: 'by', mode: level }]

const beast: CardsWhere = { kind: 'retainer', keyword: 'animal', in: 'hand', of: 'you' }

/** Actions whose card is put on a minion, and stays there. */
export const cards: CardDefinition[] = [
  // What it employs it employs at its own level, or as anybody could.
  action(
    'biothaumaturgic-experiment',
    [
      mode(
        'tha',
        [
          choose('r', 'choose-card', { cards: beast }, { min: 0, secret: true, by: 'you' }),
          { op: 'play', card: 'r', by: 'by', freely: true },
        ],
        { header: { stealth: 1 } },
      ),
      mode('THA', [choose('m', 'choose-minion', { cards: { kind: 'minion', of: 'you', in: 'inPlay' } }), attach('m')], {
        header: { stealth: 1 },
      }),
    ],
    {
      statics: [{ on: { ref: 'host' }, effect: { stat: 'strength', delta: 1 } }],
      triggers: [
        {
          on: 'combat-started',
          when: { is: ['host', { in: 'combat' }] },
          ops: [{ op: 'modify', stat: 'maneuver', delta: 1, on: 'host', until: 'combat' }],
        },
      ],
    },
  ),

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

  {
    ...action(
      'shadow-of-the-beast',
      ['pro', 'PRO'].map(level => mode(level, onActor(level))),
    ),
    onePer: 'shadow-of-the-beast',
    triggers: [shadow('pro', 'maneuver'), shadow('PRO', 'maneuver', 'press')],
  },

  {
    ...action(
      'preternatural-strength',
      ['pot', 'POT'].map(level => mode(level, onActor(level), { header: { stealth: 2 } })),
    ),
    onePer: 'preternatural-strength',
    statics: [
      permanent,
      { ...permanent, mode: 'POT' },
      { on: { ref: 'host' }, effect: { allow: false, rule: 'play' as const, only: 'torn-signpost' } },
    ],
  },

  // What it was before is there again once this is burned.
  action(
    'clan-impersonation',
    [
      mode(
        '',
        [
          chooseClan('clan'),
          attach('by'),
          { op: 'become', who: 'by', traits: {}, chosen: { clan: 'clan' }, until: 'leaves' },
        ],
        { header: { stealth: 1 } },
      ),
    ],
    { actions: [granted('burn', {}, [burn('self')], { for: { ref: 'host' } })] },
  ),

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
