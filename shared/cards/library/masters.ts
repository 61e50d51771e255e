import { bleedingYou, someCrypt, when } from '../../rules/conditions.ts'
import type { Who } from '../../rules/language.ts'
import { attach, burn, burnPool, choose, gain, lock, master, mode, moveBlood, use } from '../makers.ts'

/** Master cards that do one thing and are gone, and some that stay. */
const filled: Who = { kind: 'vampire', in: 'inPlay' }
export const masters = [
  master('misdirection', [mode('', [choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'inPlay' } }), lock('m')])],
    { usable: [when({ any: { kind: 'minion', in: 'inPlay' } }, 'no-target', 'TARGET-01')] }),

  master('fame', [mode('', [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready' } }), attach('v')])], {
    usable: [when({ any: { kind: 'vampire', in: 'ready' } }, 'no-target', 'TARGET-01')],
    triggers: [{ on: 'to-torpor', when: { is: ['event-card', { ref: 'host' }] }, ops: [burnPool('host', 3)] }],
    abilities: [use('famous', [burnPool('you', 1)], { phases: ['unlock'], user: 'active', once: 'famous', compulsory: true, usable: [when({ is: ['host', { in: 'torpor' }] }, 'not-in-torpor', 'TARGET-01')] })],
  }),

  master('archon-investigation', [mode('', [burn('acting')], { windows: ['declined'], usable: [bleedingYou, when({ cmp: [{ of: 'acting', stat: 'bleed' }, '>=', 4] }, 'bleed-too-small', 'BLEED-01')] })]),

  master('effective-management', [mode('', [{ op: 'draw', seat: 'you', from: 'crypt', count: 1 }])], { usable: [someCrypt] }),

  master('tribute-to-the-master', [mode('', [{ op: 'each', over: { cards: { kind: 'vampire', in: 'ready', of: 'you' } }, as: 'v', ops: [moveBlood({ card: 'v' }, { pool: 'you' }, 1)], together: true }])]),

  master('giants-blood', [mode('', [choose('v', 'choose-vampire', { cards: filled }), gain('v', { sum: [{ of: 'v', stat: 'capacity' }, { minus: { of: 'v', stat: 'blood' } }] })], { once: 'game' })],
    { usable: [when({ any: filled }, 'no-target', 'TARGET-01')] }),
]
