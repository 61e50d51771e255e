import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Num, CardsWhere } from '../../language.ts'
import {
  ability,
  action,
  burn,
  burnAction,
  burnPool,
  choose,
  count,
  enter,
  gainPool,
  granted,
  lock,
  mark,
  mode,
  moveBlood,
  onlyOne,
  put,
  stealth,
  use,
} from '../../makers.ts'

const gnawing: CardsWhere = {
  named: 'army-of-rats',
  in: 'inPlay',
  of: 'you',
  where: { cmp: [{ fact: 'gnawed', of: 'it' }, '>=', 1] },
}
const revolution: Num = { counter: 'revolution', of: 'self' }
const anarch: CardsWhere = { kind: 'vampire', sect: 'Anarch', in: 'ready' }
const anarchs: CardsWhere = { kind: 'minion', sect: 'Anarch', in: 'ready' }
const giving: CardsWhere = { ...anarch, of: 'you' }
const full: CardsWhere = { where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] } }
const joining: CardsWhere = {
  kind: 'minion',
  sect: 'Anarch',
  in: 'ready',
  of: 'you',
  locked: false,
  not: { ref: 'blocking' },
}

const outsider: CardsWhere = { kind: 'vampire', in: 'inPlay', of: 'you', not: { sect: 'Camarilla' } }

/** Actions whose card stays in play, and serves or hurts from there. */
export const cards: CardDefinition[] = [
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

  action(
    'creeping-sabotage',
    [mode('', [enter], { header: { stealth: 1 }, x: count({ named: 'creeping-sabotage', of: 'you', in: 'inPlay' }) })],
    {
      abilities: [use('sabotage', [burnPool('prey', 1)], { phases: ['unlock'], once: 'sabotage', compulsory: true })],
      actions: [burnAction()],
    },
  ),

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

  action('open-war', [mode('', [enter], { header: { stealth: 1 }, ...onlyOne('game') })], {
    abilities: [
      use('invest', [moveBlood({ pool: 'you' }, { card: 'self', name: 'blood' }, 1)], {
        phases: ['master'],
        user: 'active',
        cost: { masterActions: 1 },
      }),
    ],
    actions: [
      granted(
        'fight',
        { target: { card: 'm' } },
        [
          choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'ready', not: { of: 'you' } } }),
          { op: 'combat', acting: 'by', opposing: 'm' },
        ],
        { for: anarchs },
      ),
      granted(
        'raze',
        { target: { card: 'l' } },
        [choose('l', 'choose-location', { cards: { kind: 'location', in: 'inPlay' } }), burn('l')],
        { for: anarchs, cost: { pool: 2 } },
      ),
    ],
    triggers: [
      {
        on: 'counters',
        when: { all: [{ is: ['event-to', { ref: 'self' }] }, { cmp: [{ counter: 'blood', of: 'self' }, '>=', 4] }] },
        ops: [burn('self'), gainPool('you', 4)],
      },
    ],
  }),

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

  // Each copy asks for its own.
  action('judgment-camarilla-segregation', [mode('', [enter], { header: { stealth: 1 } })], {
    abilities: [
      use('suffer', [burnPool('you', 1)], {
        phases: ['unlock'],
        user: 'active',
        once: 'suffer',
        compulsory: true,
        usable: [when({ any: outsider }, 'no-target', 'TARGET-01')],
      }),
      use('burn', [choose('v', 'choose-vampire', { cards: outsider }), burn('v'), burn('self')], {
        phases: ['master'],
        user: 'active',
        usable: [when({ any: outsider }, 'no-target', 'TARGET-01')],
      }),
    ],
  }),
]
