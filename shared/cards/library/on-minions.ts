import { when } from '../../rules/conditions.ts'
import type { Test, Who } from '../../rules/language.ts'
import { attach, burnAction, choose, gain, granted, mark, master, mode } from '../makers.ts'

/** Masters that lie on a minion, whosever it is, and stay with who played them. */
const host: Who = { ref: 'host' }
const readyVampire: Who = { kind: 'vampire', in: 'ready' }, readyMinion: Who = { kind: 'minion', in: 'ready' }
const withoutArchetype: Who = { kind: 'vampire', in: 'inPlay', of: 'you', where: { cmp: [{ count: { keyword: 'archetype', on: 'it' } }, '=', 0] } }
const titledOrPolitical: Test = { or: [{ is: ['acting', { kind: 'vampire', title: true }] }, { action: 'political' }] }

export const onMinions = [
  master('haven-uncovered', [mode('', [choose('v', 'choose-vampire', { cards: readyVampire }), attach('v')])], {
    usable: [when({ any: readyVampire }, 'no-target', 'TARGET-01')],
    actions: [
      granted('fight', { stealth: 1, target: { card: 'host' } }, [{ op: 'combat', acting: 'by', opposing: 'host' }],
        { for: { kind: 'minion', not: { of: 'host' } }, usable: [when({ is: ['host', { in: 'ready' }] }, 'no-target', 'COMBAT-02')] }),
      burnAction(host, 1),
    ],
  }),

  master('pentex-subversion', [mode('', [choose('m', 'choose-minion', { cards: readyMinion }), attach('m')])], {
    usable: [when({ any: readyMinion }, 'no-target', 'TARGET-01')],
    statics: [{ on: host, effect: { allow: false, rule: 'block' } }],
    actions: [burnAction({ kind: 'minion', not: host })],
  }),

  master('rebel', [mode('', [choose('v', 'choose-vampire', { cards: withoutArchetype }), attach('v')])], {
    usable: [when({ any: withoutArchetype }, 'no-target', 'TARGET-01')],
    onePer: 'archetype',
    triggers: [{
      on: 'about-to-block', when: { all: [{ is: ['event-minion', host] }, titledOrPolitical, { cmp: [{ fact: 'rebelled', of: 'self' }, '=', 0] }] },
      ops: [mark('rebelled', 'self', 'turn'), gain('host', 1)],
    }],
  }),
]
