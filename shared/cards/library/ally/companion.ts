import { actionWas, bleedingYou, directedAtYou, duringBleed, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import {
  ability,
  ACTION,
  ally,
  anyEquipment,
  ANYTIME,
  bleedPlus,
  burn,
  choose,
  gain,
  granted,
  mark,
  optionalManeuver,
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
const own: CardsWhere = { kind: 'vampire', in: 'ready', of: 'you' }
const fallen: CardsWhere = { named: 'emerald-legionnaire', in: 'ash', of: 'you' }
const legionnaires: CardsWhere = { named: 'emerald-legionnaire', in: 'inPlay', of: 'you' }
const harbingers: CardsWhere = { ...own, clan: 'Harbinger of Skulls', keyword: 'unique' }
const ministry: CardsWhere = { clan: 'Ministry', of: 'you' }
const diablerist: CardsWhere = {
  kind: 'vampire',
  in: 'inPlay',
  where: { cmp: [{ fact: 'diablerie@you', of: 'it' }, '>=', 1] },
}

/** Allies that help the minions beside them. */
export const cards: CardDefinition[] = [
  ally('political-ally', [''], {}),

  // One of them in an action, whosever it is.
  ally('neighborhood-watch-commander', [''], {
    abilities: [
      use('harm', [mark('reported', 'acting', 'action'), { op: 'damage', to: 'acting', amount: 1, from: 'self' }], {
        windows: ['resolved'],
        cost: { lock: true },
        usable: [
          actionWas('unsuccessful'),
          when({ is: ['acting', { kind: 'vampire', in: 'inPlay' }] }, 'no-target', 'TARGET-01'),
          when({ cmp: [{ fact: 'reported', of: 'acting' }, '=', 0] }, 'already-used', 'GOLDEN-01'),
        ],
      }),
    ],
  }),

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

  ally('procurer', [''], {
    actions: [
      granted('feed', { stealth: 2 }, [choose('v', 'choose-vampire', { cards: own }), gain('v', 1)], {
        for: { ref: 'self' },
        usable: [when({ any: own }, 'no-target', 'TARGET-01')],
      }),
    ],
  }),

  ally('city-star-taxi', [''], {
    strikes: [{ name: 'shot', strike: strikeR(1) }],
    triggers: [{ on: 'combat-started', when: { is: ['self', { in: 'combat' }] }, ops: [optionalManeuver] }],
    abilities: [
      ability(
        'stealth',
        [stealth(1)],
        [when({ is: ['acting', { kind: 'vampire', clan: 'Ravnos', of: 'you' }] }, 'no-target', 'CRYPT-06')],
      ),
    ],
  }),

  ally('47th-street-royals', [''], {
    abilities: [use('reduce', [bleedPlus(-3)], { windows: ACTION, cost: { burn: true }, usable: [bleedingYou] })],
  }),

  // The new one was not recruited: it may act, and raise another.
  ally('emerald-legionnaire', [''], {
    abilities: [
      use(
        'raise',
        [
          choose('one', 'choose-card', { cards: fallen }),
          choose(
            'gone',
            'choose-card',
            { cards: { in: 'ash', of: 'you', not: { ref: 'one' } } },
            { min: 7, max: 7, by: 'you' },
          ),
          { op: 'each', over: { list: 'gone' }, as: 'c', ops: [{ op: 'move', who: 'c', to: 'removed' }] },
          { op: 'move', who: 'one', to: 'inPlay' },
        ],
        {
          phases: ['unlock'],
          once: 'raise',
          usable: [
            when({ cmp: [{ count: legionnaires }, '<', { count: harbingers }] }, 'no-such-minion', 'TARGET-01'),
            when({ any: fallen }, 'no-target', 'TARGET-01'),
            when({ any: { in: 'ash', of: 'you' }, min: 8 }, 'no-target', 'TARGET-01'),
          ],
        },
      ),
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
      { on: { ref: 'self' }, effect: { allow: false, rule: 'have', against: anyEquipment } },
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
