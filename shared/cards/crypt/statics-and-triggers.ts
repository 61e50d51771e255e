import type { Test, Who } from '../../rules/language.ts'
import { become, burnBlood, choose, crypt, gainPool, mark, optionalManeuver, press, unlock } from '../makers.ts'

/** Vampires whose text is a standing bonus or a trigger. */
/** Those printed on Blood Brothers. */
const CIRCLES = ['Budapest', 'Chicago', 'Kiev', 'Mexico City', 'Torrance']

const self: Who = { ref: 'self' }
const fights: Test = { is: ['self', { in: 'combat' }] }
const location: Who = { kind: 'location', in: 'inPlay', of: 'you' }
const toConvert: Who = { kind: 'vampire', in: 'inPlay', of: 'you', title: false, not: self }

export const staticsAndTriggers = [
  crypt('andre-the-manipulator', {
    statics: [{ on: 'you', while: { is: ['self', { in: 'ready' }] }, effect: { stat: 'handSize', delta: 2 } }],
  }),

  crypt('branimira', {
    statics: [{ on: self, while: { cmp: [{ pool: 'you' }, '<=', 9] }, effect: { stat: 'intercept', delta: 1 } }],
  }),

  crypt('kuyen', {
    statics: [
      {
        on: self,
        effect: { stat: 'cost', delta: -1, of: { keyword: 'animal', any: [{ kind: 'ally' }, { kind: 'retainer' }] } },
      },
    ],
  }),

  crypt('martina-srnankova', {
    statics: [{ on: self, while: { action: 'bleed' }, effect: { stat: 'intercept', delta: 1 } }],
  }),

  crypt('mickey-wheeler', {
    statics: [
      {
        on: self,
        while: { all: [fights, { is: ['opposing', { kind: 'vampire', older: 'self' }] }] },
        effect: { stat: 'strength', delta: 1 },
      },
    ],
  }),

  crypt('ragnar-nordstrom', {
    statics: [
      { on: self, effect: { stat: 'cost', delta: -1, of: { requires: 'pro' }, paid: 'blood' } },
      {
        on: self,
        while: {
          all: [fights, { is: ['opposing', { any: [{ kind: 'ally' }, { kind: 'vampire', younger: 'self' }] }] }],
        },
        effect: { stat: 'strength', delta: 1 },
      },
    ],
  }),

  crypt('faruq-abd-al-qadir', {
    statics: [
      {
        on: { kind: 'minion', in: 'combat', where: { cmp: [{ counter: 'corruption@you', of: 'it' }, '>=', 1] } },
        while: fights,
        effect: { allow: false, rule: 'strike', only: 'combat-ends' },
      },
    ],
  }),

  crypt('hesha-ruhadze-6', {
    statics: [
      { on: self, effect: { stat: 'bleed', delta: { count: { kind: 'equipment', keyword: 'unique', on: 'self' } } } },
    ],
  }),

  crypt('neserian', {
    statics: [
      { on: self, while: { not: { any: location } }, effect: { stat: 'bleed', delta: -1 } },
      { on: self, while: { any: location }, effect: { stat: 'votes', delta: 1 } },
    ],
  }),

  crypt('sergio-bueno', {
    statics: [
      {
        on: { kind: 'minion', where: { cmp: [{ counter: 'corruption@you', of: 'it' }, '>=', 1] } },
        while: { is: ['acting', self] },
        effect: { allow: false, rule: 'block', unless: 1 },
      },
    ],
  }),

  crypt('saku-pihlajamaki', { triggers: [{ on: 'combat-started', when: fights, ops: [optionalManeuver] }] }),

  // Once a combat, at the first press step, whether it likes it or not.
  crypt('adrino-manauara', {
    triggers: [
      {
        on: 'pressing',
        when: { all: [fights, { cmp: [{ fact: 'pressed', of: 'self' }, '=', 0] }] },
        ops: [press, mark('pressed', 'self', 'combat')],
      },
    ],
  }),

  crypt('marialena', {
    triggers: [{ on: 'about-to-block', when: { is: ['event-acting', self] }, ops: [burnBlood('self', 1)] }],
  }),

  crypt('keegan', {
    triggers: [
      {
        on: 'action-resolved',
        optional: true,
        ops: [mark('unlocked-once', 'self', 'turn'), unlock('self')],
        when: {
          all: [
            { is: ['event-minion', { ...self, locked: true }] },
            { cmp: [{ x: 'event-outcome-successful' }, '=', 1] },
            { required: { clan: 'Gangrel' } },
            { cmp: [{ fact: 'unlocked-once', of: 'self' }, '=', 0] },
          ],
        },
      },
    ],
  }),

  crypt('anarch-convert', {
    triggers: [
      {
        on: 'brought-out',
        optional: true,
        when: { all: [{ is: ['event-card', self] }, { any: toConvert }] },
        ops: [
          { op: 'move', who: 'self', to: 'removed' },
          choose('v', 'choose-vampire', { cards: toConvert }),
          become('v', { sect: 'Anarch' }),
          choose('gain', 'choose-gain', { keys: ['pool', 'crypt'] }),
          {
            op: 'if',
            test: { said: 'gain', word: 'pool' },
            then: [gainPool('you', 1)],
            else: [{ op: 'draw', seat: 'you', from: 'crypt', count: 1 }],
          },
        ],
      },
    ],
  }),

  crypt('new-blood', {
    triggers: [
      {
        on: 'brought-out',
        when: { is: ['event-card', { ref: 'self' }] },
        ops: [
          choose('circle', 'choose-circle', { keys: CIRCLES }),
          { op: 'become', who: 'self', traits: {}, chosen: { circle: 'circle' }, until: 'leaves' },
          { op: 'draw', seat: 'you', from: 'crypt', count: 1 },
        ],
      },
    ],
  }),

  crypt('lord-fianna', {
    statics: [
      { on: { kind: 'ally' }, while: { is: ['acting', { ref: 'self' }] }, effect: { allow: false, rule: 'block' } },
    ],
  }),

  crypt('the-dowager', {
    statics: [{ on: { ref: 'self' }, while: { action: 'directed' }, effect: { stat: 'intercept', delta: 1 } }],
  }),

  // It is paid for each cast, and who cannot pay does not cast against.
  crypt('alexander-silverson', {
    statics: [
      {
        on: { kind: 'vampire' },
        while: { all: [{ action: 'political' }, { is: ['acting', { ref: 'self' }] }] },
        effect: { stat: 'dissent', delta: 1 },
      },
    ],
  }),

  crypt('bret-stryker', {
    statics: [
      {
        on: { ref: 'self' },
        while: { is: ['acting', { kind: 'vampire', title: true }] },
        effect: { stat: 'intercept', delta: -1 },
      },
    ],
  }),

  crypt('carolina-valez', {
    statics: [
      {
        on: { ref: 'self' },
        effect: { allow: false, rule: 'damage', against: { any: [{ kind: 'ally' }, { kind: 'retainer' }] } },
      },
    ],
  }),

  crypt('sreelekha', {
    statics: [{ on: 'you', while: { is: ['self', { in: 'ready' }] }, effect: { stat: 'discardActions', delta: 1 } }],
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
]
