import { actionWas, when } from '../../rules/conditions.ts'
import type { Test, Who } from '../../rules/language.ts'
import type { CardDefinition } from '../definition.ts'
import { attach, burnAction, choose, gain, granted, mark, master, mode, unlock, use } from '../makers.ts'

/** Masters that lie on a minion, whosever it is, and stay with who played them. */
/** In torpor too. */
const host: Who = { ref: 'host' },
  anywhere: Who = { ...host, in: 'inPlay' }
const readyVampire: Who = { kind: 'vampire', in: 'ready' },
  readyMinion: Who = { kind: 'minion', in: 'ready' }
const withoutArchetype: Who = {
  kind: 'vampire',
  in: 'inPlay',
  of: 'you',
  where: { cmp: [{ count: { keyword: 'archetype', on: 'it' } }, '=', 0] },
}
const titledOrPolitical: Test = { or: [{ is: ['acting', { kind: 'vampire', title: true }] }, { action: 'political' }] }

const archetype = (key: string, parts: Pick<CardDefinition, 'abilities' | 'triggers'>) =>
  master(key, [mode('', [choose('v', 'choose-vampire', { cards: withoutArchetype }), attach('v')])], {
    ...parts,
    usable: [when({ any: withoutArchetype }, 'no-target', 'TARGET-01')],
    onePer: 'archetype',
  })
const dabbles = {
  windows: ['resolved' as const],
  for: anywhere,
  once: 'dabble',
  usable: [when({ cmp: [{ fact: 'disciplines', of: 'host' }, '>=', 3] }, 'missing-discipline', 'TEMPL-01')],
}

export const onMinions = [
  master('haven-uncovered', [mode('', [choose('v', 'choose-vampire', { cards: readyVampire }), attach('v')])], {
    usable: [when({ any: readyVampire }, 'no-target', 'TARGET-01')],
    actions: [
      granted('fight', { stealth: 1, target: { card: 'host' } }, [{ op: 'combat', acting: 'by', opposing: 'host' }], {
        for: { kind: 'minion', not: { of: 'host' } },
        usable: [when({ is: ['host', { in: 'ready' }] }, 'no-target', 'COMBAT-02')],
      }),
      burnAction(host, 1),
    ],
  }),

  master('pentex-subversion', [mode('', [choose('m', 'choose-minion', { cards: readyMinion }), attach('m')])], {
    usable: [when({ any: readyMinion }, 'no-target', 'TARGET-01')],
    statics: [{ on: host, effect: { allow: false, rule: 'block' } }],
    actions: [burnAction({ kind: 'minion', not: host })],
  }),

  archetype('rebel', {
    triggers: [
      {
        on: 'about-to-block',
        when: {
          all: [{ is: ['event-minion', host] }, titledOrPolitical, { cmp: [{ fact: 'rebelled', of: 'self' }, '=', 0] }],
        },
        ops: [mark('rebelled', 'self', 'turn'), gain('host', 1)],
      },
    ],
  }),

  archetype('dabbler', {
    abilities: [
      use('unlock', [unlock('host')], { ...dabbles, cost: { blood: 1 } }),
      use('feed', [gain('host', 1)], dabbles),
    ],
  }),

  archetype('perfectionist', {
    triggers: [
      {
        on: 'card-played',
        when: { all: [{ is: ['event-card', { kind: 'reaction' }] }, { not: { same: ['event-seat', 'actor'] } }] },
        ops: [mark('reacted', 'self', 'action')],
      },
    ],
    abilities: [
      use('feed', [gain('host', 1)], {
        windows: ['resolved'],
        for: anywhere,
        once: 'feed',
        usable: [
          actionWas('successful'),
          when({ is: ['acting', host] }, 'not-acting', 'MIN-12'),
          when({ cmp: [{ fact: 'reacted', of: 'self' }, '=', 0] }, 'already-played', 'MIN-17'),
        ],
      }),
    ],
  }),

  master(
    'charisma',
    [mode('', [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready' } }), attach('v')])],
    {
      usable: [when({ any: { kind: 'vampire', in: 'ready' } }, 'no-target', 'TARGET-01')],
      statics: [{ on: { ref: 'host' }, effect: { stat: 'cost', delta: -1, of: { kind: 'ally' }, action: true } }],
    },
  ),
]
