import { directedAtYou, duringBleed, when } from '../../rules/conditions.ts'
import type { Test, Who } from '../../rules/language.ts'
import {
  ability,
  ally,
  ANYTIME,
  bleedPlus,
  burn,
  choose,
  gain,
  granted,
  mark,
  moreStrikes,
  optionalManeuver,
  stealth,
  strike,
  strikeR,
  unlock,
  use,
} from '../makers.ts'

/** Allies: what they do once they are recruited. */
const fighting: Who = { kind: 'minion', of: 'you', in: 'combat' }
const idle: Who = { kind: 'minion', of: 'you', in: 'ready', locked: true }
const elder: Who = {
  kind: 'vampire',
  in: 'ready',
  not: { sect: 'Camarilla' },
  where: { cmp: [{ of: 'it', stat: 'capacity' }, '>=', 8] },
}

const ministry: Who = { clan: 'Ministry', of: 'you' }
const diablerist: Who = {
  kind: 'vampire',
  in: 'inPlay',
  where: { cmp: [{ fact: 'diablerie@you', of: 'it' }, '>=', 1] },
}

const heals = use('heal', [gain('self', 1)], {
  phases: ['unlock'],
  once: 'heal',
  compulsory: true,
  usable: [when({ cmp: [{ of: 'self', stat: 'blood' }, '<=', 2] }, 'requirement-met', 'ALLY-04')],
})
const fights: Test = { is: ['self', { in: 'combat' }] }

export const allies = [
  ally('underbridge-stray', ['ani', 'ANI'], {
    life: { ANI: 2 },
    statics: [{ on: { ref: 'self' }, mode: 'ANI', effect: { stat: 'strength', delta: 1 } }],
    abilities: [
      use(
        'press',
        [
          choose('m', 'choose-minion', { cards: fighting }),
          { op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'round' },
        ],
        {
          windows: ['press'],
          cost: { blood: 1 },
          usable: [when({ any: fighting }, 'no-target', 'TARGET-01')],
        },
      ),
      use('unlock', [choose('m', 'choose-minion', { cards: idle }), unlock('m')], {
        windows: ANYTIME.windows,
        cost: { burn: true },
        usable: [
          directedAtYou,
          when({ not: { is: ['blocking', { ref: 'self' }] } }, 'attempt-under-way', 'PLAY-04'),
          when({ any: idle }, 'no-target', 'TARGET-01'),
        ],
      }),
    ],
  }),

  ally('renegade-garou', [''], {
    abilities: [heals],
    actions: [
      granted(
        'fight',
        { stealth: 1, target: { card: 'm' } },
        [
          choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'ready', not: { of: 'you' } } }),
          { op: 'combat', acting: 'by', opposing: 'm' },
        ],
        { for: { ref: 'self' } },
      ),
    ],
    triggers: [
      { on: 'combat-started', when: fights, ops: [optionalManeuver] },
      { on: 'round-started', when: fights, ops: [moreStrikes(1, 'limited')] },
    ],
  }),

  ally('ossian', [''], {
    actions: [
      granted(
        'fight',
        { stealth: 1, target: { card: 'm' } },
        [
          choose('m', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', not: { of: 'you' } } }),
          { op: 'combat', acting: 'by', opposing: 'm' },
        ],
        { for: { ref: 'self' } },
      ),
    ],
    statics: (['strike', 'maneuver'] as const).map(rule => ({
      on: { kind: 'vampire', in: 'combat', where: { cmp: [{ fact: 'sensed', of: 'it' }, '>=', 1] } },
      while: { all: [fights, { cmp: [{ fact: 'first-round', of: 'self' }, '>=', 1] }] },
      effect: { allow: false, rule },
    })),
    triggers: [
      {
        on: 'card-played',
        when: { all: [{ is: ['event-by', { kind: 'vampire' }] }, { is: ['event-card', { requires: 'aus' }] }] },
        ops: [mark('sensed', 'event-by', 'action')],
      },
      {
        on: 'round-started',
        when: { all: [fights, { cmp: [{ x: 'event-round' }, '=', 1] }] },
        ops: [mark('first-round', 'self', 'round')],
      },
      { on: 'round-ended', when: fights, ops: [gain('self', { fact: 'blood-lost', of: 'opposing' })] },
    ],
  }),

  ally('double-deuce', [''], {
    abilities: [heals],
    statics: [{ on: { ref: 'self' }, effect: { stat: 'stealth', delta: 1 } }],
  }),

  ally('carlton-van-wyk', [''], {
    strikes: [
      { name: 'shot', strike: strikeR(1) },
      { name: 'dodge', strike: strike('dodge'), once: 'combat' },
    ],
    statics: [
      { on: { ref: 'self' }, while: { is: ['acting', { kind: 'vampire' }] }, effect: { stat: 'intercept', delta: 1 } },
    ],
    abilities: [
      use('avenge', [choose('v', 'choose-vampire', { cards: diablerist }), burn('v')], {
        phases: ['discard'],
        cost: { burn: true },
        usable: [when({ any: diablerist }, 'no-target', 'TARGET-01')],
      }),
    ],
  }),

  {
    ...ally('saatet-ta', [''], {
      abilities: [
        ability('stealth', [stealth(1)], [when({ is: ['acting', ministry] }, 'no-target', 'CRYPT-06')]),
        ability('bleed', [bleedPlus(1)], [duringBleed, when({ is: ['acting', ministry] }, 'no-target', 'CRYPT-06')]),
        ability(
          'intercept',
          [{ op: 'modify', stat: 'intercept', delta: 1, on: 'blocking', until: 'action' }],
          [when({ is: ['blocking', ministry] }, 'no-target', 'CRYPT-06')],
          ['attempt'],
        ),
      ],
    }),
    returns: true as const,
  },

  ally('mylan-horseed', [''], {
    strikes: [{ name: 'dodge', strike: strike('dodge'), once: 'combat' }],
    statics: [{ on: { ref: 'self' }, effect: { allow: false, rule: 'block', against: { kind: 'vampire' } } }],
    actions: [
      granted(
        'unlock',
        { stealth: 1, target: { card: 'v' } },
        [choose('v', 'choose-vampire', { cards: elder }), unlock('v')],
        { for: { ref: 'self' } },
      ),
    ],
  }),
]
