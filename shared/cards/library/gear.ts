import type { Who } from '../../rules/language.ts'
import { ACTION, equipment, intercept, retainer } from '../makers.ts'

const host: Who = { ref: 'host' }

/** Equipment and retainers that help their minion. */
export const gear = [
  equipment('sport-bike', { onePer: 'vehicle', statics: [{ on: host, effect: { stat: 'intercept', delta: 1 } }] }),

  equipment('bowl-of-convergence', {
    statics: [{ on: { ref: 'host', kind: 'vampire', has: 'aus' }, effect: { stat: 'intercept', delta: 1 } }],
    abilities: [{ name: 'intercept', windows: ACTION, for: { ref: 'host', kind: 'vampire', has: 'AUS' }, once: 'intercept', per: 'action', cost: { blood: 1 }, ops: [intercept(1)] }],
  }),

  retainer('murder-of-crows', ['ani', 'ANI'], { life: { ANI: 2 }, triggers: [{ on: 'strike-resolution', ops: [{ op: 'damage', to: 'opposing', amount: 1 }] }] }),

  retainer('dhabi-revenant', [''], { statics: [{ on: host, effect: { stat: 'bleed', delta: 1 } }] }),

  retainer('raven-spy', ['ani', 'ANI'], { life: { ANI: 2 }, statics: [{ on: host, effect: { stat: 'intercept', delta: 1 } }] }),
]
