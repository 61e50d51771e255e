import { when } from '../../conditions.ts'
import type { CardDefinition, GrantedAction, Trigger } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import {
  ally,
  ANYTIME,
  burn,
  burnBlood,
  choose,
  gain,
  granted,
  mark,
  moveBlood,
  optionalManeuver,
  prevent,
  strikeR,
  use,
} from '../../makers.ts'

const self: CardsWhere = { ref: 'self' }
const torpid: CardsWhere = { kind: 'vampire', in: 'torpor' }
const servant: CardsWhere = { any: [{ kind: 'ally' }, { kind: 'retainer' }] }
const inHand: CardsWhere = { ...servant, in: 'hand', of: 'you' }
const location: CardsWhere = { kind: 'location', in: 'inPlay' }
/** What is done to him by one's own is not directed. */
const weak: CardsWhere = {
  not: { of: 'you' },
  any: [{ kind: 'ally' }, { kind: 'vampire', where: { cmp: [{ of: 'it', stat: 'capacity' }, '<=', 6] } }],
}
const demon: CardsWhere = {
  keyword: 'demon',
  in: 'inPlay',
  any: [{ kind: 'ally', not: { of: 'you' } }, { kind: 'retainer' }],
}
const fights = (kind: 'minion' | 'vampire'): GrantedAction =>
  granted(
    'fight',
    { target: { card: 'm' } },
    [
      choose('m', 'choose-minion', { cards: { kind, in: 'ready', not: { of: 'you' } } }),
      { op: 'combat', acting: 'by', opposing: 'm' },
    ],
    { for: self },
  )
/** It may be all that there is. */
const devours: Trigger = {
  on: 'entered-play',
  when: { is: ['event-card', self] },
  ops: [choose('c', 'choose-card', { cards: { ...servant, in: 'inPlay', of: 'you' } }), burn('c')],
}

/** Allies that go after the minions of others, and after what serves them. */
export const cards: CardDefinition[] = [
  ally('ectu-operative', [''], {
    strikes: [{ name: 'shot', strike: strikeR(1) }],
    triggers: [{ on: 'combat-started', when: { is: ['self', { in: 'combat' }] }, ops: [optionalManeuver] }],
    actions: [
      granted('burn', { target: { card: 'v' } }, [choose('v', 'choose-vampire', { cards: torpid }), burn('v')], {
        for: self,
      }),
    ],
  }),

  ally('gregory-winter', [''], {
    actions: [
      granted(
        'feed',
        { stealth: 1, target: { card: 'v' } },
        [
          choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'inPlay', not: { of: 'you' } } }),
          moveBlood({ card: 'v' }, { card: 'self' }, 1),
        ],
        { for: self },
      ),
      granted(
        'burn',
        { target: { card: 'v' } },
        [choose('v', 'choose-vampire', { cards: torpid }), burn('v'), gain('self', 2)],
        { for: self },
      ),
    ],
    abilities: [use('starve', [burnBlood('self', 1)], { phases: ['unlock'], once: 'starve', compulsory: true })],
  }),

  ally('the-vozhd-of-sofia', [''], {
    strikes: [{ name: 'spit', strike: strikeR(3) }],
    triggers: [devours],
    actions: [fights('minion')],
    abilities: [
      use('feed', [choose('c', 'choose-discard', { cards: inHand }, { secret: true }), burn('c'), gain('self', 2)], {
        phases: ['unlock'],
        once: 'feed',
        usable: [when({ any: { in: 'hand', of: 'you' } }, 'no-target', 'TARGET-01')],
      }),
    ],
  }),

  ally('war-ghoul', [''], {
    triggers: [devours],
    actions: [fights('vampire')],
    abilities: [
      use('prevent', [prevent(1), mark('shielded', 'self', 'round')], {
        windows: ['prevent'],
        usable: [when({ cmp: [{ fact: 'shielded', of: 'self' }, '=', 0] }, 'already-used', 'GOLDEN-01')],
      }),
      use('raze', [choose('l', 'choose-location', { cards: location }), burn('l')], {
        ...ANYTIME,
        cost: { lock: true, burn: true },
        usable: [
          when({ not: { any: { in: 'combat' } } }, 'in-combat', 'COMBAT-05'),
          when({ any: location }, 'no-target', 'TARGET-01'),
        ],
      }),
    ],
  }),

  ally('veneficti', [''], {
    statics: [
      { on: self, effect: { stat: 'stealth', delta: 1 } },
      { on: self, effect: { allow: false, rule: 'target', against: weak } },
    ],
    actions: [
      granted(
        'subdue',
        { target: { card: 'd' } },
        [
          choose('d', 'choose-card', { cards: demon }),
          {
            op: 'if',
            test: { is: ['d', { kind: 'ally' }] },
            then: [{ op: 'control', who: 'd', to: 'you' }],
            else: [burn('d')],
          },
        ],
        { for: self },
      ),
    ],
  }),
]
