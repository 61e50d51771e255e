import { inUnlockPhase, when } from '../../conditions.ts'
import type { Ability, CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { afterResolution, burn, burnBlood, retainer, unlock, use } from '../../makers.ts'

const host: CardsWhere = { ref: 'host' }
const upkeep: Partial<Ability> = { phases: ['unlock'], once: 'upkeep', compulsory: true }

/** Retainers that help to bleed, to block and to vote. */
export const cards: CardDefinition[] = [
  retainer('mr-winthrop', [''], { statics: [{ on: host, effect: { stat: 'intercept', delta: 1 } }] }),

  ...['j-s-simmons-esq', 'tasha-morgan'].map(key =>
    retainer(key, [''], { statics: [{ on: host, effect: { stat: 'bleed', delta: 1 } }] }),
  ),

  retainer('childling-muse', [''], {
    statics: [{ on: { ...host, clan: 'Malkavian' }, effect: { stat: 'bleed', delta: 1 } }],
  }),

  retainer('raven-spy', ['ani', 'ANI'], {
    life: { ANI: 2 },
    statics: [{ on: host, effect: { stat: 'intercept', delta: 1 } }],
  }),

  retainer('revenant', [''], { statics: [{ on: host, effect: { stat: 'intercept', delta: 1 } }] }),

  retainer('robert-carter', [''], {
    statics: [{ on: { ...host, kind: 'vampire' }, effect: { stat: 'bleed', delta: 2 } }],
    abilities: [
      use('pay', [burnBlood('host', 1)], {
        ...upkeep,
        usable: [when({ cmp: [{ of: 'host', stat: 'blood' }, '>=', 1] }, 'not-enough-blood', 'TARGET-05')],
      }),
      use('burn', [burn('self')], upkeep),
    ],
  }),

  retainer('raptor', ['ani', 'ANI'], {
    statics: [
      { on: host, effect: { stat: 'intercept', delta: 1 } },
      { on: 'opponent', mode: 'ANI', effect: { stat: 'handSize', delta: -1 } },
    ],
  }),

  // Employed inside an effect, it unlocks nobody.
  retainer(
    'feral-hound',
    ['ani', 'ANI'],
    {
      abilities: [
        use('intercept', [{ op: 'modify', stat: 'intercept', delta: 1, on: 'blocking', until: 'action' }], {
          windows: ['attempt'],
          cost: { lock: true },
          usable: [when({ is: ['blocking', host] }, 'not-blocking', 'STEALTH-05')],
        }),
      ],
    },
    level => [
      level === 'ANI'
        ? afterResolution(unlock('by'))
        : {
            op: 'watch',
            on: 'phase-started',
            when: { cmp: [{ x: 'event-phase-discard' }, '=', 1] },
            ops: [unlock('by')],
            until: 'turn',
            times: 1,
          },
    ],
  ),

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
