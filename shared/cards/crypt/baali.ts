import { duringBleed, notYetBy, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import {
  ACTION,
  bleedPlus,
  burn,
  choose,
  count,
  crypt,
  forbid,
  gainPool,
  granted,
  mark,
  stealth,
  strikeR,
  use,
} from '../makers.ts'
import { aCard, acts, discards, gets, isActing, self, takes, takesControl } from './parts/vampires.ts'

/** In torpor too: what a vampire may do besides acting, blocking and reacting it may do there. */
const anywhere = { windows: ACTION, for: { ref: 'self', in: 'inPlay' as const } }

export const cards: CardDefinition[] = [
  crypt('arishat', {
    abilities: [
      use(
        'silence',
        [
          choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready' } }),
          forbid('vote', 'v', 'referendum'),
          mark('silencing', 'self', 'referendum'),
        ],
        { ...anywhere, windows: ['polling'], cost: { blood: 1 }, usable: [notYetBy('silencing')] },
      ),
    ],
  }),

  crypt('cybele', {
    actions: [granted('bleed', { bleed: 2 }, [], { for: { ref: 'self' }, cost: { blood: 1 } })],
    statics: [
      {
        on: 'you',
        while: { is: ['self', { locked: false }] },
        effect: { stat: 'masterActions', delta: 1 },
      },
    ],
  }),

  crypt('the-horde', {
    abilities: [
      use('bleed', [bleedPlus(1)], {
        ...anywhere,
        cost: { lock: true },
        usable: [
          duringBleed,
          when(
            { is: ['acting', { kind: 'minion', keyword: 'infernal', not: { ref: 'self' } }] },
            'no-target',
            'TRAIT-04',
          ),
        ],
      }),
    ],
  }),

  crypt('the-unnamed', {
    strikes: [{ name: 'flames', strike: strikeR(2, { aggravated: true }), cost: { blood: 1 } }],
    triggers: [{ on: 'bled', when: { is: ['event-by', { ref: 'self' }] }, optional: true, ops: [gainPool('you', 2)] }],
  }),

  crypt('xeper-sultan-of-lepers', {
    statics: [
      gets(
        'votes',
        count({
          kind: 'vampire',
          keyword: 'infernal',
          in: 'ready',
          of: 'you',
          where: { is: ['it', { keyword: 'unique' }] },
        }),
      ),
    ],
    actions: [
      granted(
        'steal',
        { target: { card: 'card' } },
        [choose('card', 'choose-minion', { cards: { kind: 'ally', in: 'inPlay', not: { of: 'you' } } }), takesControl],
        { for: self },
      ),
    ],
  }),

  // One action, whichever of the two it does.
  crypt('annazir', {
    actions: [
      granted(
        'burn-or-steal',
        { target: { card: 'card' } },
        [
          choose('card', 'choose-card', {
            cards: { in: 'inPlay', any: [{ kind: 'location' }, { kind: 'equipment', not: { of: 'you' } }] },
          }),
          { op: 'if', test: { is: ['card', { kind: 'location' }] }, then: [burn('card')], else: [takes] },
        ],
        { for: self },
      ),
    ],
  }),

  crypt('giotto-verducci', {
    statics: [{ on: { kind: 'vampire' }, while: acts, effect: { allow: false, rule: 'block', unless: 1 } }],
    abilities: [
      use('discard', discards(), {
        phases: ['discard'],
        phasesOf: 'others',
        windows: ['between'],
        once: 'discard',
        usable: [aCard],
      }),
    ],
  }),

  crypt('nergal', { reduces: { by: self, n: 1, blood: true, once: true } }),

  crypt('nergal-advanced', {
    statics: [
      {
        on: { kind: 'minion' },
        while: acts,
        effect: { stat: 'cost', delta: 1, of: { kind: 'reaction' }, paid: 'blood' },
      },
    ],
    abilities: [
      use('stealth', [stealth(1)], {
        windows: ACTION,
        cost: { blood: 1 },
        once: 'stealth',
        per: 'action',
        usable: [isActing],
      }),
    ],
  }),
]
