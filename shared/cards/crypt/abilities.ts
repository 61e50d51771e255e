import { duringBleed, inCombat, notYetBy, someCrypt, when } from '../../rules/conditions.ts'
import type { Op, Who } from '../../rules/language.ts'
import {
  ACTION,
  become,
  bleedPlus,
  burn,
  choose,
  crypt,
  forbid,
  gain,
  mark,
  prevent,
  stealth,
  strike,
  unlock,
  use,
  when as ifSo,
} from '../makers.ts'

/** Vampires that can be used for something while they are ready. */
const self = { windows: ACTION, for: { ref: 'self' } }
/** In torpor too: what a vampire may do besides acting, blocking and reacting it may do there. */
const anywhere = { windows: ACTION, for: { ref: 'self', in: 'inPlay' as const } }
const ministry: Who = { kind: 'vampire', clan: 'Ministry', in: 'ready', of: 'you' }
const isActing = when({ is: ['acting', { ref: 'self' }] }, 'not-acting', 'MIN-12')
/** That there is a card in hand is public; which, is not. */
const aCard = when({ any: { in: 'hand', of: 'you' } }, 'no-target', 'TARGET-01')
const discards = (requires: string): Op[] => [
  choose('c', 'choose-discard', { cards: { in: 'hand', of: 'you', requires } }, { secret: true }),
  burn('c'),
]

export const abilities = [
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

  crypt('anu-diptinatpa', {
    abilities: [
      use('bleed', [bleedPlus(1)], {
        ...anywhere,
        once: 'bleed',
        per: 'action',
        cost: { blood: 1 },
        usable: [duringBleed],
      }),
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

  crypt('larissa-moreira', {
    abilities: [
      use('bleed', [...discards('ani'), bleedPlus(1)], {
        ...self,
        once: 'bleed',
        per: 'action',
        usable: [duringBleed, isActing, aCard],
      }),
    ],
  }),

  crypt('veejay-vinod', {
    abilities: [
      use('stealth', [stealth(1)], { ...self, once: 'stealth', per: 'action', cost: { blood: 2 }, usable: [isActing] }),
    ],
  }),

  // Of another Discipline of a card, one that names Celerity as well can be used.
  crypt('ibn-khaldun-scholar', {
    abilities: [use('unlock', [unlock('self')], { phases: ['discard'], for: { ref: 'self' }, cost: { blood: 1 } })],
    statics: [{ on: { ref: 'self' }, effect: { allow: false, rule: 'play', only: 'cel' } }],
  }),

  // Everybody sees what is revealed.
  crypt('gilbert-duane-6', {
    abilities: [
      use(
        'reveal',
        [
          choose('c', 'choose-card', { cards: { in: 'topOfCrypt', of: 'you' } }, { random: true }),
          { op: 'move', who: 'c', to: 'removed' },
          ifSo(
            { is: ['c', { kind: 'vampire', clan: 'Malkavian' }] },
            choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'inPlay', of: 'you', title: false } }),
            become('v', { sect: 'Anarch' }),
          ),
        ],
        { phases: ['influence'], for: { ref: 'self' }, cost: { blood: 1 }, once: 'reveal', usable: [someCrypt] },
      ),
    ],
  }),

  // Whatever becomes of the card, it was played.
  crypt('nonu-dis', {
    triggers: [
      {
        on: 'card-played',
        when: { all: [{ is: ['event-card', { kind: 'master' }] }, { same: ['event-seat', 'you'] }] },
        ops: [mark('taught', 'self', 'turn')],
      },
    ],
    abilities: [
      use('feed', [choose('v', 'choose-vampire', { cards: ministry }), gain('v', 1)], {
        phases: ['master'],
        once: 'feed',
        usable: [
          when({ is: ['self', { in: 'ready' }] }, 'in-torpor', 'READY-01'),
          when({ cmp: [{ fact: 'taught', of: 'self' }, '>=', 1] }, 'wrong-window', 'MASTER-01'),
          when({ any: ministry }, 'no-target', 'TARGET-01'),
        ],
      }),
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
]
