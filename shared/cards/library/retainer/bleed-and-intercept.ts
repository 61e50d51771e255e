import { inUnlockPhase } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { retainer, unlock, use } from '../../makers.ts'

const host: CardsWhere = { ref: 'host' }

/** Retainers that help to bleed, to block and to vote. */
export const cards: CardDefinition[] = [
  retainer('mr-winthrop', [''], { statics: [{ on: host, effect: { stat: 'intercept', delta: 1 } }] }),

  ...['j-s-simmons-esq', 'tasha-morgan'].map(key =>
    retainer(key, [''], { statics: [{ on: host, effect: { stat: 'bleed', delta: 1 } }] }),
  ),

  retainer('raven-spy', ['ani', 'ANI'], {
    life: { ANI: 2 },
    statics: [{ on: host, effect: { stat: 'intercept', delta: 1 } }],
  }),

  retainer('owl-companion', ['ani', 'ANI'], {
    life: { ANI: 2 },
    statics: [{ on: 'opponent', effect: { allow: true, rule: 'open-hand' } }],
  }),

  // In the unlock phase of another whoever wants to be asked is asked between effects.
  retainer('homunculus', ['pro', 'PRO'], {
    life: { PRO: 2 },
    abilities: [
      use('unlock', [unlock('host')], {
        phases: ['unlock'],
        windows: ['between'],
        for: { ref: 'host', in: 'inPlay', locked: true },
        cost: { blood: 1 },
        usable: [inUnlockPhase],
      }),
    ],
  }),
]
