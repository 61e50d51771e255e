import { when } from '../../conditions.ts'
import type { CardDefinition, Static } from '../../definition.ts'
import type { CardsWhere, Op, Stat } from '../../language.ts'
import {
  ACTION,
  action,
  burn,
  burnAction,
  burnBlood,
  choose,
  combat,
  either,
  granted,
  mode,
  moveBlood,
  stealth,
  strike,
  strikeR,
  unlock,
  use,
  votes,
} from '../../makers.ts'

const onActor = (level = ''): Op => ({ op: 'move', who: 'self', to: 'inPlay', on: 'by', mode: level })
const aim = (card: string, stealth = 0) => ({ header: { stealth, target: { card } } })
const others: CardsWhere = { kind: 'minion', in: 'inPlay', not: { ref: 'by' } }
const bearer = (stat: Stat, delta: number, more: Partial<Static> = {}): Static => ({
  on: { ref: 'host' },
  effect: { stat, delta },
  ...more,
})
const theirs: CardsWhere = { kind: 'minion', in: 'inPlay', of: 'prey' }
const steals: Op[] = [choose('m', 'choose-minion', { cards: theirs }), moveBlood({ card: 'm' }, { card: 'by' }, 1)]
const itsEquipment: CardsWhere = { kind: 'equipment', on: 'opposing' }
const untitled: CardsWhere = { kind: 'vampire', clan: 'Gangrel', title: false }
const fights = when({ is: ['host', { in: 'combat' }] }, 'not-in-combat', 'COMBAT-01')
const enters = { is: ['host', { in: 'combat' }] as [string, CardsWhere] }
const acts = when({ is: ['acting', { ref: 'host' }] }, 'not-acting', 'MIN-12')
const stronger: Op = { op: 'modify', stat: 'strength', delta: 1, on: 'host', until: 'round' }

/** Actions whose card is put on the minion that acts, and serves it. */
export const cards: CardDefinition[] = [
  // One that it has stands in the way of the second card alone.
  action(
    'tier-of-souls',
    [
      mode('ani', steals, aim('m')),
      mode('ANI', [...steals, onActor()], {
        ...aim('m'),
        usable: [when({ not: { any: { named: 'tier-of-souls', on: 'by' } } }, 'one-only', 'GOLDEN-01')],
      }),
    ],
    {
      statics: [bearer('bleed', 1, { while: { or: [{ not: { action: 'bleed' } }, { targets: 'prey' }] } })],
      actions: [burnAction()],
    },
  ),

  action(
    'heroic-might',
    ['pot', 'POT'].map(level => mode(level, [onActor(level)], { header: { stealth: 3 } })),
    {
      onePer: 'heroic-might',
      statics: [bearer('strength', 1), bearer('strength', 1, { mode: 'POT' })],
      strikes: [
        {
          name: 'break',
          strike: strike('equipment', {
            effects: [choose('equipment', 'choose-equipment', { cards: itsEquipment }), burn('equipment')],
          }),
          while: { any: itsEquipment },
        },
        { name: 'throw', strike: strikeR(2), mode: 'POT' },
      ],
      triggers: [{ on: 'to-torpor', when: { is: ['event-card', { ref: 'host' }] }, ops: [burn('self')] }],
    },
  ),

  action('ritual-challenge', [mode('', [onActor()], { header: { stealth: 1 } })], {
    onePer: 'ritual-challenge',
    statics: [bearer('strength', 1)],
  }),

  action(
    'skaald',
    [
      mode('', [onActor(), unlock('by')], {
        header: { stealth: 1 },
        usable: [when({ is: ['by', { title: false }] }, 'not-for-this-minion', 'REQ-01')],
      }),
    ],
    {
      statics: [
        {
          on: { ref: 'host', ...untitled },
          while: { all: [{ action: 'political' }, { is: ['acting', { clan: 'Gangrel' }] }] },
          effect: { stat: 'votes', delta: 2 },
        },
      ],
      actions: [
        granted('steal', { stealth: 1, target: { card: 'self' } }, [onActor()], {
          for: { ...untitled, older: 'host' },
        }),
      ],
    },
  ),

  action('abbot', [mode('', [onActor(), unlock('by')], { header: { stealth: 1 } })], {
    onePer: 'abbot',
    statics: [
      {
        on: { ref: 'host', kind: 'vampire', sect: 'Sabbat' },
        while: { targets: 'host' },
        effect: { stat: 'intercept', delta: 1 },
      },
    ],
  }),

  action(
    'divine-sign',
    ['nec', 'NEC'].map(level =>
      mode(
        level,
        [choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'inPlay' } }), onActor(level), unlock('by')],
        aim('m', 1),
      ),
    ),
    {
      onePer: 'divine-sign',
      statics: [
        bearer('intercept', 2, { while: { is: ['acting', { ref: 'm' }] } }),
        {
          on: 'opponent',
          mode: 'NEC',
          while: {
            all: [
              { is: ['acting', { ref: 'm', in: 'combat' }] },
              { is: ['blocking', { ref: 'host', in: 'combat' }] },
              { action: 'blocked' },
            ],
          },
          effect: { allow: true, rule: 'open-hand' },
        },
      ],
      actions: [burnAction({ ref: 'm' })],
    },
  ),

  action(
    'anima-gathering',
    ['aus', 'AUS'].map(level =>
      mode(level, [choose('m', 'choose-minion', { cards: { ...others, of: 'you' } }), onActor(level)], {
        header: { stealth: 1 },
      }),
    ),
    {
      statics: [
        bearer('intercept', 2, { on: { ref: 'm' } }),
        bearer('bleed', 1, { on: { ref: 'm' }, mode: 'AUS' }),
        { on: { ref: 'host' }, effect: { allow: false, rule: 'unlock', unless: 0 } },
      ],
      triggers: [{ on: 'unlocked', when: { is: ['event-card', { ref: 'host' }] }, ops: [burn('self')] }],
    },
  ),

  action(
    'blithe-acceptance',
    ['obf', 'OBF'].map(level => mode(level, [onActor(level)])),
    {
      onePer: 'blithe-acceptance',
      statics: [bearer('stealth', 1)],
      triggers: [
        { on: 'combat-started', mode: 'obf', when: enters, ops: [burn('self')] },
        {
          on: 'combat-started',
          mode: 'OBF',
          when: enters,
          ops: [
            choose(
              'payer',
              'choose-payer',
              { cards: { ref: 'host', where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] } } },
              { min: 0 },
            ),
            { op: 'if', test: { is: ['payer', {}] }, then: [burnBlood('payer', 1)], else: [burn('self')] },
          ],
        },
      ],
    },
  ),

  // The blood that is burned has nothing to do with how much the hunt brings.
  action(
    'lokis-gift',
    [
      mode('pro', [{ op: 'hunt' }, onActor('pro')], { header: { hunt: true, stealth: 1 } }),
      mode(
        'PRO',
        [
          choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'inPlay' } }),
          { op: 'hunt' },
          onActor('PRO'),
          burnBlood('v', 1),
        ],
        { header: { hunt: true, stealth: 1, target: { card: 'v' } } },
      ),
    ],
    {
      onePer: 'lokis-gift',
      abilities: [
        use('stealth', [stealth(1)], {
          windows: ACTION,
          for: { ref: 'host' },
          cost: { burn: true, blood: 1 },
          usable: [acts],
        }),
        use('votes', [votes(2)], {
          mode: 'PRO',
          windows: ['polling'],
          for: { ref: 'host' },
          cost: { burn: true },
        }),
      ],
    },
  ),

  {
    ...either(
      combat('monstrous-form', [
        mode('dom+pro', [{ op: 'modify', stat: 'strength', delta: 1, on: 'by', until: 'combat' }], {
          windows: ['before-range'],
          once: 'round',
        }),
      ]),
      action('monstrous-form', [mode('DOM+PRO', [onActor()], { header: { stealth: 1 } })]),
    ),
    abilities: [
      use('strength', [stronger], {
        windows: ['before-range', 'range', 'before-strikes', 'as-chosen'],
        cost: { lock: true },
        usable: [fights],
      }),
      use('maneuver', [{ op: 'modify', stat: 'maneuver', delta: 1, on: 'host', until: 'round' }], {
        windows: ['range'],
        cost: { lock: true },
        usable: [fights],
      }),
      use('press', [{ op: 'modify', stat: 'press', delta: 1, on: 'host', until: 'round' }], {
        windows: ['press'],
        cost: { lock: true },
        usable: [fights],
      }),
    ],
  },
]
