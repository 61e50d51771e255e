import { actionWas, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Test, CardsWhere } from '../../language.ts'
import {
  attach,
  burnBlood,
  choose,
  entitle,
  forbid,
  gain,
  ifHolds,
  mark,
  master,
  mode,
  unlock,
  use,
} from '../../makers.ts'

/** In torpor too. */
const host: CardsWhere = { ref: 'host' }
const anywhere: CardsWhere = { ...host, in: 'inPlay' }
const withoutArchetype: CardsWhere = {
  kind: 'vampire',
  in: 'inPlay',
  of: 'you',
  where: { cmp: [{ count: { keyword: 'archetype', on: 'it' } }, '=', 0] },
}
const healer: CardsWhere = { ...withoutArchetype, clan: 'Salubri', sect: 'Independent' }
const voter: CardsWhere = { kind: 'vampire', in: 'ready' }
const titledOrPolitical: Test = { or: [{ is: ['acting', { kind: 'vampire', title: true }] }, { action: 'political' }] }
const archetype = (
  key: string,
  parts: Pick<CardDefinition, 'abilities' | 'triggers'>,
  whom: CardsWhere = withoutArchetype,
) =>
  master(key, [mode('', [choose('v', 'choose-vampire', { cards: whom }), attach('v')])], {
    ...parts,
    usable: [when({ any: whom }, 'no-target', 'TARGET-01')],
    onePer: 'archetype',
  })
const dabbles = {
  windows: ['resolved' as const],
  for: anywhere,
  once: 'dabble',
  usable: [when({ cmp: [{ fact: 'disciplines', of: 'host' }, '>=', 3] }, 'missing-discipline', 'TEMPL-01')],
}

/** Archetypes: a vampire has one only. */
export const cards: CardDefinition[] = [
  // Who controls the vampire decides.
  archetype(
    'monster',
    {
      triggers: [
        {
          on: 'combat-ended',
          when: {
            all: [
              {
                or: [
                  { all: [{ is: ['event-acting', host] }, { not: { is: ['event-opposing', { in: 'ready' }] } }] },
                  { all: [{ is: ['event-opposing', host] }, { not: { is: ['event-acting', { in: 'ready' }] } }] },
                ],
              },
              { cmp: [{ fact: 'unleashed', of: 'self' }, '=', 0] },
              { cmp: [{ of: 'host', stat: 'blood' }, '>=', 1] },
            ],
          },
          ops: [
            choose('v', 'choose-vampire', { cards: anywhere }, { min: 0, by: 'host' }),
            ifHolds({ is: ['v', {}] }, mark('unleashed', 'self', 'turn'), burnBlood('v', 1), unlock('v')),
          ],
        },
      ],
    },
    { ...withoutArchetype, in: 'ready' },
  ),

  archetype('rebel', {
    triggers: [
      {
        on: 'about-to-block',
        when: {
          all: [{ is: ['event-minion', host] }, titledOrPolitical, { cmp: [{ fact: 'rebelled', of: 'self' }, '=', 0] }],
        },
        ops: [mark('rebelled', 'self', 'turn'), gain('host', 1)],
      },
    ],
  }),

  archetype('dabbler', {
    abilities: [
      use('unlock', [unlock('host')], { ...dabbles, cost: { blood: 1 } }),
      use('feed', [gain('host', 1)], dabbles),
    ],
  }),

  // Whoever has paid it.
  archetype('cavalier', {
    abilities: [
      use('unlock', [unlock('host')], {
        windows: ['resolved'],
        for: anywhere,
        once: 'unlock',
        cost: { blood: 1 },
        usable: [
          actionWas('successful'),
          when({ is: ['acting', host] }, 'not-acting', 'MIN-12'),
          when({ cmp: [{ fact: 'cost-blood', of: 'host' }, '>=', 1] }, 'not-resolved-so', 'REQ-04'),
        ],
      }),
    ],
  }),

  // The title is the card's: unique as that is.
  master(
    'saulots-guiding-wisdom',
    [mode('', [choose('v', 'choose-vampire', { cards: healer }), ...entitle('v', '2 votes')])],
    {
      usable: [when({ any: healer }, 'no-target', 'TARGET-01')],
      onePer: 'archetype',
      abilities: [
        use('silence', [choose('t', 'choose-vampire', { cards: voter }), forbid('vote', 't', 'referendum')], {
          windows: ['before-votes', 'polling'],
          for: host,
          cost: { lock: true },
          usable: [when({ any: voter }, 'no-target', 'TARGET-01')],
        }),
        use('part', [{ op: 'outcome', of: 'combat', is: 'ends' }], {
          windows: ['before-range'],
          for: host,
          cost: { lock: true },
          once: 'part',
          usable: [
            when({ any: { kind: 'minion', in: 'combat', of: 'you', not: host } }, 'no-target', 'COMBAT-02'),
            when({ not: { is: ['host', { in: 'combat' }] } }, 'wrong-window', 'COMBAT-02'),
          ],
        }),
      ],
    },
  ),

  archetype('perfectionist', {
    triggers: [
      {
        on: 'card-played',
        when: { all: [{ is: ['event-card', { kind: 'reaction' }] }, { not: { same: ['event-seat', 'actor'] } }] },
        ops: [mark('reacted', 'self', 'action')],
      },
    ],
    abilities: [
      use('feed', [gain('host', 1)], {
        windows: ['resolved'],
        for: anywhere,
        once: 'feed',
        usable: [
          actionWas('successful'),
          when({ is: ['acting', host] }, 'not-acting', 'MIN-12'),
          when({ cmp: [{ fact: 'reacted', of: 'self' }, '=', 0] }, 'already-played', 'MIN-17'),
        ],
      }),
    ],
  }),
]
