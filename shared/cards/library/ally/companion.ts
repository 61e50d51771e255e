import { equipment } from '../parts.ts'
import { directedAtYou, duringBleed, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import {
  ability,
  ally,
  ANYTIME,
  bleedPlus,
  burn,
  choose,
  granted,
  stealth,
  strike,
  strikeR,
  unlock,
  use,
} from '../../makers.ts'

const fighting: CardsWhere = { kind: 'minion', of: 'you', in: 'combat' }
const idle: CardsWhere = { kind: 'minion', of: 'you', in: 'ready', locked: true }
const elder: CardsWhere = {
  kind: 'vampire',
  in: 'ready',
  not: { sect: 'Camarilla' },
  where: { cmp: [{ of: 'it', stat: 'capacity' }, '>=', 8] },
}
const ministry: CardsWhere = { clan: 'Ministry', of: 'you' }
const diablerist: CardsWhere = {
  kind: 'vampire',
  in: 'inPlay',
  where: { cmp: [{ fact: 'diablerie@you', of: 'it' }, '>=', 1] },
}

/** Allies that help the minions beside them. */
export const cards: CardDefinition[] = [
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

  ally('ponticulus', [''], {
    statics: [
      { on: { ref: 'self' }, while: { targets: 'you' }, effect: { stat: 'intercept', delta: 1 } },
      { on: { ref: 'self' }, effect: { allow: false, rule: 'damage', only: 'normal' } },
      { on: { ref: 'self' }, effect: { allow: false, rule: 'act' } },
      { on: { ref: 'self' }, effect: { allow: false, rule: 'have', against: equipment } },
    ],
    abilities: [
      ability(
        'intercept',
        [{ op: 'modify', stat: 'intercept', delta: 1, on: 'blocking', until: 'action' }],
        [when({ is: ['blocking', { clan: 'Tremere' }] }, 'no-target', 'CRYPT-06')],
        ['attempt'],
      ),
    ],
  }),
]
