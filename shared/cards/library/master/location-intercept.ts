import { when } from '../../conditions.ts'
import type { Ability, CardDefinition } from '../../definition.ts'
import type { Op, CardsWhere } from '../../language.ts'
import {
  ability,
  ACTION,
  afterResolution,
  burnPool,
  choose,
  gain,
  granted,
  ifHolds,
  intercept,
  location,
  lock,
  mark,
  moveBlood,
  use,
} from '../../makers.ts'

const own = { of: 'you' } as const
const reader: CardsWhere = { kind: 'vampire', in: 'ready' }
const invested: CardsWhere = {
  keyword: 'investment',
  in: 'inPlay',
  where: { cmp: [{ counter: 'blood', of: 'it' }, '>=', 1] },
}
const plusIntercept = (delta: number): Op => ({
  op: 'modify',
  stat: 'intercept',
  delta,
  on: 'blocking',
  until: 'action',
})
const watches = (whose: string, whom: CardsWhere, ops: Op[], parts: Partial<Ability> = {}): Ability =>
  use(whose, ops, {
    windows: ['attempt'],
    cost: { lock: true },
    ...parts,
    usable: [
      when(
        whose === 'other' ? { not: { is: ['blocking', whom] } } : { is: ['blocking', whom] },
        'no-target',
        'CRYPT-06',
      ),
      ...(parts.usable ?? []),
    ],
  })

/** Locations that give intercept. */
export const cards: CardDefinition[] = [
  location('channel-10', {
    abilities: [
      watches('intercept', own, [plusIntercept(2)], {
        usable: [when({ cmp: [{ fact: 'acted', of: 'self' }, '>=', 1] }, 'wrong-window', 'GOLDEN-01')],
      }),
    ],
    triggers: [
      {
        on: 'action-ended',
        when: { cmp: [{ fact: 'acted', of: 'self' }, '=', 0] },
        ops: [mark('acted', 'self', 'turn')],
      },
    ],
  }),

  location('london-evening-star-tabloid-newspaper', { abilities: [watches('intercept', {}, [plusIntercept(1)])] }),

  // Whom it has been told of it may burn the blood at once, or later in the action.
  location('the-rumor-mill-tabloid-newspaper', {
    abilities: [
      use(
        'tell',
        [
          choose('v', 'choose-vampire', { cards: reader }),
          { op: 'grant', ability: 'intercept', to: 'v', until: 'action' },
        ],
        { windows: ACTION, cost: { lock: true }, usable: [when({ any: reader }, 'no-target', 'TARGET-01')] },
      ),
      use('intercept', [intercept(1)], {
        windows: ['attempt'],
        cost: { blood: 1 },
        once: 'intercept',
        per: 'action',
      }),
    ],
  }),

  location('krcg-news-radio', {
    abilities: [
      watches('intercept', own, [plusIntercept(1)]),
      watches('other', own, [plusIntercept(1), burnPool('you', 1)]),
    ],
  }),

  // What it blocked before it was given the intercept does not count.
  location('wmrh-talk-radio', {
    abilities: [
      watches('intercept', {}, [
        plusIntercept(1),
        mark('heard', 'blocking', 'action'),
        {
          op: 'watch',
          on: 'blocked',
          when: { cmp: [{ fact: 'heard', of: 'event-minion' }, '>=', 1] },
          ops: [mark('blocked', 'self', 'action')],
          until: 'action',
        },
        afterResolution(ifHolds({ cmp: [{ fact: 'blocked', of: 'self' }, '=', 0] }, burnPool('you', 1))),
      ]),
    ],
  }),

  // A hunt that gives nothing leaves no such fact.
  location('the-anarch-free-press', {
    abilities: [
      watches('intercept', { sect: 'Anarch', ...own }, [plusIntercept(1)]),
      ability(
        'feed',
        [gain('acting', 1)],
        [
          when(
            {
              all: [{ is: ['acting', { sect: 'Anarch' }] }, { cmp: [{ fact: 'fed-by-hunt', of: 'acting' }, '>=', 1] }],
            },
            'no-target',
            'HUNT-01',
          ),
        ],
        ['resolved'],
      ),
    ],
  }),

  // Whosever investment it is.
  location('wall-street-night-financial-newspaper', {
    abilities: [
      watches('intercept', own, [plusIntercept(1)], {
        usable: [when({ not: { action: 'directed' } }, 'no-target', 'DIR-02')],
      }),
    ],
    actions: [
      granted(
        'cash',
        { stealth: 1, target: { card: 'i' }, meanwhile: [lock('self')] },
        [choose('i', 'choose-card', { cards: invested }), moveBlood({ card: 'i', name: 'blood' }, { pool: 'you' }, 1)],
        {
          usable: [
            when({ is: ['self', { locked: false }] }, 'locked', 'LOCK-02'),
            when({ any: invested }, 'nothing-on-it', 'TARGET-05'),
          ],
        },
      ),
    ],
  }),

  location('market-square', {
    abilities: [
      use('intercept', [{ op: 'modify', stat: 'intercept', delta: 1, on: 'blocking', until: 'action' }], {
        windows: ['attempt'],
        cost: { lock: true },
        usable: [when({ is: ['blocking', { clan: 'Banu Haqim', of: 'you' }] }, 'no-target', 'CRYPT-06')],
      }),
    ],
  }),
]
