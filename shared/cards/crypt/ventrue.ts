import { inCombat, notYetBy, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { CardsWhere } from '../language.ts'
import { burn, burnPool, choose, count, crypt, gain, granted, mark, prevent, unlock, use, votes } from '../makers.ts'
import {
  bleedingWho,
  entersCombat,
  fights,
  get,
  gets,
  ifReady,
  inCombatWith,
  isReady,
  self,
  someTarget,
  vampireOf,
} from './parts/vampires.ts'

const ownLocations: CardsWhere = { kind: 'location', in: 'inPlay', of: 'you' }
const brujah = vampireOf('Brujah')
const uncontrolled: CardsWhere = { kind: 'vampire', in: 'uncontrolled', of: 'you' }

export const cards: CardDefinition[] = [
  crypt('victor-donaldson', {
    triggers: [
      {
        on: 'card-cancelled',
        optional: true,
        when: {
          all: [{ is: ['event-card', { named: 'golconda-inner-peace' }] }, { same: ['owner:event-card', 'you'] }],
        },
        ops: [{ op: 'move', who: 'event-card', to: 'library', shuffle: true }],
      },
    ],
  }),

  // That there is a hand is public; whether the right card is in it, is not.
  crypt('alexa-draper', {
    abilities: [
      use(
        'vote',
        [
          choose('c', 'choose-discard', { cards: { in: 'hand', of: 'you', requires: 'dom' } }, { secret: true }),
          burn('c'),
          votes(1, 'self'),
          mark('discarded-for-vote', 'self', 'referendum'),
        ],
        {
          windows: ['polling'],
          for: { ref: 'self' },
          usable: [notYetBy('discarded-for-vote'), when({ any: { in: 'hand', of: 'you' } }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
  }),

  crypt('sybren-van-oosten', {
    triggers: [
      {
        on: 'referendum-ended',
        when: { all: [{ is: ['event-by', { ref: 'self' }] }, { cmp: [{ x: 'event-passed' }, '=', 1] }] },
        optional: true,
        ops: [unlock('self')],
      },
    ],
  }),

  crypt('pedrag-hasek', { statics: [{ on: self, effect: { allow: false, rule: 'diablerize' } }] }),

  crypt('lodin-olaf-holte', {
    abilities: [
      use('prevent', [prevent(1, 'strike')], {
        windows: ['prevent'],
        usable: [inCombat],
        once: 'prevent',
        per: 'combat',
      }),
    ],
  }),

  crypt('emily-carson', {
    abilities: [use('unlock', [unlock('self')], { phases: ['discard'], cost: { edge: true }, once: 'unlock' })],
  }),

  crypt('mary-anne-blaire', {
    actions: [
      granted(
        'feed',
        { stealth: 1 },
        [choose('v', 'choose-vampire', { cards: uncontrolled }, { secret: true }), gain('v', 2)],
        {
          for: self,
          usable: [when({ any: uncontrolled }, 'no-target', 'ANN-07')],
        },
      ),
    ],
    statics: [get({ kind: 'vampire', title: ['inner circle'] }, 'bleed', -2, isReady)],
  }),

  crypt('kevin-jackson', {
    statics: [
      gets('strength', 1, inCombatWith(brujah)),
      get({ ...brujah, in: 'combat', not: self }, 'strength', 1, fights),
    ],
  }),

  crypt('marcus-vitel', {
    actions: [
      granted(
        'burn',
        { stealth: 1, target: { card: 'r' } },
        [choose('r', 'choose-card', { cards: { kind: 'retainer', in: 'inPlay' } }), burn('r')],
        { for: self },
      ),
    ],
    statics: [
      get({ kind: 'vampire', sect: 'Sabbat', of: 'you' }, 'bleed', 1, {
        all: [
          { is: ['self', { in: 'ready', title: ['prince'] }] },
          { action: 'bleed' },
          { any: { kind: 'vampire', sect: 'Camarilla', in: 'ready', of: 'target' } },
        ],
      }),
    ],
  }),

  crypt('queen-anne', { statics: [gets('bleed', 1, bleedingWho(vampireOf('Tremere')))] }),

  crypt('lucinde-alastor', {
    actions: [
      entersCombat({
        kind: 'vampire',
        in: 'ready',
        not: { of: 'you' },
        where: { not: { is: ['it', { sect: 'Camarilla' }] } },
      }),
    ],
    abilities: [use('feed', [gain('self', 1)], { phases: ['unlock'], cost: { edge: true }, once: 'feed' })],
  }),

  // Used by her prey, whose locations they are.
  crypt('arika', {
    abilities: [
      use(
        'keep',
        [
          choose('kept', 'choose-location', { cards: ownLocations }, { min: 0, max: count(ownLocations) }),
          burnPool('you', count({ amongst: 'kept' })),
          { op: 'each', over: { cards: { ...ownLocations, not: { amongst: 'kept' } } }, as: 'one', ops: [burn('one')] },
        ],
        {
          phases: ['unlock'],
          user: 'others',
          once: 'keep',
          compulsory: true,
          usable: [
            ifReady,
            when({ same: ['predator', 'controller:self'] }, 'not-your-turn', 'UNLOCK-05'),
            someTarget(ownLocations),
          ],
        },
      ),
    ],
  }),
]
