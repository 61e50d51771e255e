import { choose, crypt, unlock } from '../makers.ts'

/** Vampires whose text is a standing bonus or a trigger. */
/** Those printed on Blood Brothers. */
const CIRCLES = ['Budapest', 'Chicago', 'Kiev', 'Mexico City', 'Torrance']

export const staticsAndTriggers = [
  crypt('new-blood', {
    triggers: [{ on: 'brought-out', when: { is: ['event-card', { ref: 'self' }] }, ops: [
      choose('circle', 'choose-circle', { keys: CIRCLES }), { op: 'become', who: 'self', traits: {}, chosen: { circle: 'circle' }, until: 'leaves' }, { op: 'draw', seat: 'you', from: 'crypt', count: 1 },
    ] }],
  }),

  crypt('lord-fianna', { statics: [{ on: { kind: 'ally' }, while: { is: ['acting', { ref: 'self' }] }, effect: { allow: false, rule: 'block' } }] }),

  crypt('the-dowager', { statics: [{ on: { ref: 'self' }, while: { action: 'directed' }, effect: { stat: 'intercept', delta: 1 } }] }),

  // It is paid for each cast, and who cannot pay does not cast against.
  crypt('alexander-silverson', {
    statics: [{ on: { kind: 'vampire' }, while: { all: [{ action: 'political' }, { is: ['acting', { ref: 'self' }] }] }, effect: { stat: 'dissent', delta: 1 } }],
  }),

  crypt('bret-stryker', { statics: [{ on: { ref: 'self' }, while: { is: ['acting', { kind: 'vampire', title: true }] }, effect: { stat: 'intercept', delta: -1 } }] }),

  crypt('carolina-valez', { statics: [{ on: { ref: 'self' }, effect: { allow: false, rule: 'damage', against: { any: [{ kind: 'ally' }, { kind: 'retainer' }] } } }] }),

  crypt('sreelekha', { statics: [{ on: 'you', while: { is: ['self', { in: 'ready' }] }, effect: { stat: 'discardActions', delta: 1 } }] }),

  crypt('sybren-van-oosten', {
    triggers: [{
      on: 'referendum-ended', when: { all: [{ is: ['event-by', { ref: 'self' }] }, { cmp: [{ x: 'event-passed' }, '=', 1] }] }, optional: true,
      ops: [unlock('self')],
    }],
  }),
]
