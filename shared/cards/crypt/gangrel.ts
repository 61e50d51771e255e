import { inCombat, inPoliticalAction, when } from '../conditions.ts'
import type { CardDefinition, Trigger } from '../definition.ts'
import type { CardsWhere, Test } from '../language.ts'
import { burn, choose, crypt, gainPool, granted, ifHolds, mark, prevent, strike, unlock, use } from '../makers.ts'
import {
  aCard,
  acts,
  fights,
  get,
  gets,
  inCombatWith,
  isReady,
  minionOfOthers,
  ofHand,
  self,
} from './parts/vampires.ts'

/** Who has unlocked in the meantime is not fought. */
const asleep: CardsWhere = { kind: 'vampire', in: 'ready', locked: true, sect: 'Sabbat', not: { of: 'you' } }
/** A minion that fights her, for whatever reason. */
const leavesTheFight = (on: Trigger['on'], ...more: Test[]): Trigger => ({
  on,
  when: { all: [{ is: ['event-card', { in: 'combat', not: self }] }, fights, ...more] },
  optional: true,
  ops: [gainPool('you', 1)],
})

export const cards: CardDefinition[] = [
  crypt('andre-the-manipulator', {
    statics: [{ on: 'you', while: { is: ['self', { in: 'ready' }] }, effect: { stat: 'handSize', delta: 2 } }],
  }),

  crypt('kuyen', {
    statics: [
      {
        on: self,
        effect: { stat: 'cost', delta: -1, of: { keyword: 'animal', any: [{ kind: 'ally' }, { kind: 'retainer' }] } },
      },
    ],
  }),

  crypt('inyanga', {
    statics: [{ on: self, effect: { stat: 'cost', delta: -1, of: { kind: 'ally', asks: { clan: 'Gangrel' } } } }],
  }),

  crypt('fergus-alexander', {
    actions: [
      granted(
        'fight',
        { target: { card: 'm' } },
        [
          choose('m', 'choose-vampire', { cards: asleep }),
          ifHolds({ is: ['m', asleep] }, { op: 'combat', acting: 'by', opposing: 'm' }),
        ],
        { for: { ref: 'self' } },
      ),
    ],
  }),

  crypt('martina-srnankova', {
    statics: [{ on: self, while: { action: 'bleed' }, effect: { stat: 'intercept', delta: 1 } }],
  }),

  crypt('xaviar', {
    abilities: [
      use('prevent', [prevent(1)], { windows: ['prevent'], usable: [inCombat], once: 'prevent', per: 'combat' }),
      use('strength', [{ op: 'modify', stat: 'strength', delta: 2, on: 'self', until: 'combat' }], {
        windows: ['before-range'],
        cost: { blood: 2 },
        usable: [inCombat],
        once: 'strength',
        per: 'combat',
      }),
    ],
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

  crypt('xaviar-advanced', {
    triggers: [
      {
        on: 'referendum-ended',
        when: { all: [{ is: ['event-by', { ref: 'self' }] }, { cmp: [{ x: 'event-passed' }, '=', 1] }] },
        optional: true,
        ops: [unlock('self')],
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

  crypt('rowena', {
    abilities: [
      use('prevent', [prevent(1, 'normal'), mark('prevented', 'self', 'round')], {
        windows: ['prevent'],
        usable: [inCombat, when({ cmp: [{ fact: 'prevented', of: 'self' }, '=', 0] }, 'already-used', 'GOLDEN-01')],
      }),
    ],
    strikes: [{ name: 'end', strike: strike('combat-ends'), while: { is: ['opposing', { keyword: 'werewolf' }] } }],
  }),

  crypt('keegan', {
    triggers: [
      {
        on: 'action-resolved',
        optional: true,
        ops: [mark('unlocked-once', 'self', 'turn'), unlock('self')],
        when: {
          all: [
            { is: ['event-minion', self] },
            { is: ['self', { locked: true }] },
            { cmp: [{ x: 'event-outcome-successful' }, '=', 1] },
            { required: { clan: 'Gangrel' } },
            { cmp: [{ fact: 'unlocked-once', of: 'self' }, '=', 0] },
          ],
        },
      },
    ],
  }),

  // The card is gone whatever becomes of the action.
  crypt('talbot', {
    actions: [
      granted(
        'fight',
        { stealth: 1, target: { card: 'm' }, meanwhile: [burn('c')] },
        [
          choose('m', 'choose-minion', { cards: minionOfOthers }),
          ofHand({ kind: 'master' }),
          { op: 'combat', acting: 'by', opposing: 'm' },
        ],
        { for: self, usable: [aCard] },
      ),
    ],
  }),

  crypt('stanislava', {
    statics: [
      { on: { kind: 'retainer', on: 'opposing' }, while: fights, effect: { allow: false, rule: 'text' } },
      { on: { kind: 'ally' }, while: acts, effect: { allow: false, rule: 'block' } },
    ],
  }),

  crypt('ingrid-rossler', { statics: [get('you', 'transfers', 2, isReady)] }),

  crypt('mark-decker', { statics: [gets('strength', 1, inCombatWith({ keyword: 'werewolf' }))] }),

  crypt('matasuntha', {
    triggers: [
      leavesTheFight('to-torpor'),
      leavesTheFight('burned', { cmp: [{ seat: 'event-ready' }, '>=', 0] }),
      leavesTheFight('moved'),
    ],
  }),

  crypt('fakir-al-sidi', {
    abilities: [
      use('fail', [{ op: 'outcome', of: 'referendum', is: 'fails' }], {
        windows: ['before-votes'],
        cost: { blood: 3 },
        once: 'fail',
        per: 'action',
        usable: [inPoliticalAction],
      }),
    ],
    triggers: [
      {
        on: 'combat-started',
        when: fights,
        ops: [{ op: 'modify', stat: 'press', delta: 1, on: 'self', until: 'combat' }],
      },
    ],
  }),
]
