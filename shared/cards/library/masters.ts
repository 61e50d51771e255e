import { when } from '../../rules/conditions.ts'
import { attach, burnPool, choose, lock, master, mode, use } from '../makers.ts'

/** Master cards that do one thing and are gone, and one that stays. */
export const masters = [
  master('misdirection', [mode('', [choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'inPlay' } }), lock('m')])],
    { usable: [when({ any: { kind: 'minion', in: 'inPlay' } }, 'no-target', 'TARGET-01')] }),

  master('fame', [mode('', [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready' } }), attach('v')])], {
    usable: [when({ any: { kind: 'vampire', in: 'ready' } }, 'no-target', 'TARGET-01')],
    triggers: [{ on: 'to-torpor', when: { is: ['event-card', { ref: 'host' }] }, ops: [burnPool('host', 3)] }],
    abilities: [use('famous', [burnPool('you', 1)], { phases: ['unlock'], user: 'active', once: 'famous', compulsory: true, usable: [when({ is: ['host', { in: 'torpor' }] }, 'not-in-torpor', 'TARGET-01')] })],
  }),
]

