import { duringBleed, duringYourTurn, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { CardsWhere } from '../language.ts'
import {
  ACTION,
  ANYTIME,
  bleedPlus,
  burn,
  burnBlood,
  cancel,
  choose,
  count,
  crypt,
  gain,
  gainPool,
  granted,
  ifHolds,
  mark,
  moveBlood,
  reveal,
  stealth,
  strike,
  topOf,
  unlock,
  use,
  referendum,
} from '../makers.ts'
import {
  aCard,
  acts,
  bleedingWho,
  cheaper,
  discards,
  discardsForVotes,
  get,
  gets,
  ifReady,
  inCombatWith,
  isActing,
  neverEndsCombat,
  searches,
  self,
  someTarget,
  vampireOf,
} from './parts/vampires.ts'

const otherTremere: CardsWhere = { ...vampireOf('Tremere', 'Tremere antitribu'), in: 'ready', not: self }
const herRetainer: CardsWhere = { kind: 'retainer', on: 'self' }

export const cards: CardDefinition[] = [
  crypt('gabrielle-di-righetti', {
    actions: [
      granted(
        'steal',
        { stealth: 1, target: { card: 'm' } },
        [
          choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'ready' } }),
          moveBlood({ card: 'm' }, { card: 'by' }, 2),
        ],
        { for: { ref: 'self' } },
      ),
    ],
  }),

  // Before anybody may answer the card.
  crypt('andrew-stuart', {
    triggers: [
      {
        on: 'card-played',
        when: { all: [{ is: ['event-by', { ref: 'self' }] }, { is: ['event-card', { requires: 'tha' }] }] },
        ops: [reveal('c', topOf('you')), ifHolds({ is: ['c', { requires: 'tha' }] }, cancel, burnBlood('self', 1))],
      },
    ],
  }),

  crypt('rebekka-chantry-elder-of-munich', {
    statics: [gets('stealth', 1), gets('bleed', 1, bleedingWho(vampireOf('Malkavian')))],
  }),

  crypt('mistress-fanchon', {
    actions: [searches({ not: { any: [{ kind: 'master' }, { kind: 'event' }] } })],
  }),

  crypt('martin-franckel', {
    statics: [
      gets('bleed', -1, {
        all: [
          acts,
          { action: 'bleed' },
          { not: { any: { ...vampireOf('Tremere', 'Tremere antitribu'), in: 'ready', of: 'target' } } },
        ],
      }),
    ],
  }),

  crypt('carna-the-princess-witch', {
    abilities: [
      use('feed', [choose('r', 'choose-card', { cards: herRetainer }), burn('r'), gain('self', 2)], {
        phases: ['unlock'],
        once: 'feed',
        usable: [someTarget(herRetainer)],
      }),
    ],
  }),

  crypt('gerald-windham', {
    statics: [
      gets('votes', count({ kind: 'vampire', title: true, in: 'ready', not: { of: 'you' } }), {
        is: ['self', { title: false }],
      }),
    ],
  }),

  crypt('dr-john-dee', {
    statics: [neverEndsCombat({ kind: 'vampire', clan: 'Ventrue' })],
    abilities: [discardsForVotes({ requires: 'tha' }, 2)],
  }),

  crypt('anastasz-di-zagreb', {
    statics: [
      gets('votes', -1, {
        all: [
          { is: ['self', { title: ['justicar'] }] },
          { any: { kind: 'vampire', title: ['justicar'], in: 'ready', not: self } },
        ],
      }),
    ],
    strikes: [{ name: 'steal', strike: strike('steal', { steal: 1, ranged: true }) }],
  }),

  crypt('oliver-thrace', {
    statics: [neverEndsCombat({ kind: 'vampire' })],
    abilities: [
      use('bleed', [...discards({ requires: 'tha' }), bleedPlus(1)], {
        windows: ACTION,
        once: 'bleed',
        per: 'action',
        usable: [duringBleed, isActing, aCard],
      }),
    ],
  }),

  crypt('aisling-sturbridge', {
    statics: [
      {
        on: { kind: 'vampire', clan: 'Tremere', younger: 'self' },
        while: acts,
        effect: { allow: false, rule: 'block' },
      },
    ],
  }),

  crypt('blythe-candeleria', { statics: [gets('strength', -1, inCombatWith(vampireOf('Malkavian')))] }),

  crypt('rutor', { statics: [get(vampireOf('Tzimisce'), 'intercept', -1, acts)] }),

  crypt('abraham-dusable', {
    abilities: [
      use('stealth', [...discards({ requires: 'tha' }), stealth(1)], {
        windows: ACTION,
        once: 'discard',
        per: 'action',
        usable: [isActing, aCard],
      }),
      use(
        'intercept',
        [...discards({ requires: 'tha' }), { op: 'modify', stat: 'intercept', delta: 1, on: 'self', until: 'action' }],
        {
          windows: ['attempt'],
          once: 'discard',
          per: 'action',
          usable: [when({ is: ['blocking', self] }, 'not-blocking', 'STEALTH-05'), aCard],
        },
      ),
    ],
  }),

  {
    ...crypt('claudio-severino-advanced', {
      abilities: [
        use('pool', [...discards({ requires: 'tha' }), gainPool('you', 1)], {
          phases: ['discard'],
          cost: { discardActions: 1 },
          usable: [ifReady, aCard],
        }),
      ],
    }),
    merged: {
      abilities: [use('stealth', [stealth(1)], { windows: ACTION, cost: { blood: 1 }, usable: [isActing] })],
    },
  },

  crypt('ayse-dhanial', {
    abilities: [
      use('feed', [gain('self', 1)], { phases: ['discard'], cost: { discardActions: 1 }, usable: [ifReady] }),
    ],
  }),

  crypt('ian-carfax', {
    triggers: [
      {
        on: 'combat-ended',
        optional: true,
        when: {
          all: [
            { is: ['self', { locked: true }] },
            {
              or: [
                { all: [{ is: ['event-acting', self] }, { not: { is: ['event-opposing', { in: 'ready' }] } }] },
                { all: [{ is: ['event-opposing', self] }, { not: { is: ['event-acting', { in: 'ready' }] } }] },
              ],
            },
            { cmp: [{ fact: 'unlocked-once', of: 'self' }, '=', 0] },
          ],
        },
        ops: [mark('unlocked-once', 'self', 'turn'), unlock('self')],
      },
    ],
  }),

  crypt('etrius', {
    actions: [
      granted(
        'steal',
        { stealth: 1, target: { card: 'm' } },
        [
          choose('m', 'choose-vampire', { cards: { kind: 'vampire', clan: 'Tremere', in: 'inPlay', not: self } }),
          choose('n', 'choose-amount', { upTo: { least: [3, { of: 'm', stat: 'blood' }] } }, { by: 'you' }),
          moveBlood({ card: 'm' }, { card: 'by' }, { x: 'n' }),
        ],
        { for: self },
      ),
    ],
  }),

  // Combat and referendums there are in the minion phase.
  crypt('lord-tremere', {
    statics: [cheaper({ requires: 'tha' })],
    abilities: (['lock', 'unlock'] as const).map(op =>
      use(op, [choose('v', 'choose-vampire', { cards: otherTremere }), { op, who: 'v' }], {
        windows: ANYTIME.windows.filter(window => window !== 'between'),
        phases: ['minion'],
        once: 'order',
        usable: [duringYourTurn, someTarget(otherTremere)],
      }),
    ),
  }),

  crypt('troius', {
    statics: [
      {
        on: { ref: 'self' },
        while: { referendum: 'blood-hunt' },
        effect: { allow: false, rule: 'vote', only: 'against' },
      },
    ],
  }),

  crypt('zane', {
    actions: [
      granted(
        'title',
        { political: true },
        [
          referendum(
            [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'inPlay', title: ['prince'] } })],
            [{ op: 'become', who: 'self', traits: {}, titleOf: 'v', until: 'game' }],
          ),
        ],
        {
          for: { ref: 'self' },
          usable: [when({ not: { is: ['self', { title: ['prince'] }] } }, 'requirement-met', 'REQ-01')],
        },
      ),
    ],
  }),

  crypt('karl-schrekt', {
    statics: [{ on: { ref: 'self' }, effect: { as: { title: 'justicar', sect: 'Camarilla' } } }],
  }),

  crypt('frau-schadel', {
    statics: [gets('stealth', 1, { all: [acts, { or: [{ action: 'recruit' }, { action: 'employ' }] }] })],
  }),
]
