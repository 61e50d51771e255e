import { when, inCombat, inFirstRound } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import { lock, retainer, use } from '../../makers.ts'
import { setsRange } from '../parts.ts'

const host: CardsWhere = { ref: 'host' }
const bite: Op = { op: 'damage', to: 'opposing', amount: 1 }

/** Retainers that fight beside their minion. */
export const cards: CardDefinition[] = [
  // By its own life; before the block is resolved, so that its blocker never fights.
  retainer('crypts-sons', [''], {
    abilities: [
      use('continue', [lock('blocking'), { op: 'outcome', of: 'action', is: 'continues' }], {
        windows: ['blocked'],
        cost: { blood: 1 },
        usable: [when({ is: ['acting', { ...host, sect: 'Anarch' }] }, 'not-acting', 'REQ-13')],
      }),
    ],
    triggers: [{ on: 'strike-resolution', ops: [bite] }],
  }),

  retainer('jackie-therman', [''], {
    triggers: [
      {
        on: 'combat-started',
        when: { is: ['host', { in: 'combat' }] },
        ops: [{ op: 'modify', stat: 'maneuver', delta: 1, on: 'host', until: 'combat' }],
      },
    ],
  }),

  // Chosen before the dogs were there, it ends nothing either.
  retainer('dog-pack', [''], {
    statics: [
      {
        on: { in: 'combat', not: host },
        while: { is: ['host', { in: 'combat' }] },
        effect: { allow: false, rule: 'strike', only: 'combat-ends' },
      },
    ],
  }),

  retainer('murder-of-crows', ['ani', 'ANI'], {
    life: { ANI: 2 },
    triggers: [{ on: 'strike-resolution', ops: [bite] }],
  }),

  retainer('nar-sheptha', [''], {
    statics: [
      { on: 'you', while: { is: ['host', { in: 'combat' }] }, effect: { stat: 'handSize', delta: 2 } },
      {
        on: { in: 'combat', not: host },
        while: { is: ['host', { in: 'combat' }] },
        effect: { allow: true, rule: 'acting' },
      },
    ],
  }),

  retainer('dhabi-revenant', [''], {
    statics: [{ on: { ...host, clan: 'Baali' }, effect: { stat: 'bleed', delta: 1 } }],
  }),

  // The blow is its own, and no strike.
  retainer('vengeful-spirit', [''], {
    statics: [{ on: host, effect: { stat: 'bleed', delta: 1 } }],
    triggers: [{ on: 'strike-resolution', when: { range: 'close' }, ops: [bite] }],
  }),

  retainer('wolf-companion', ['ani', 'ANI'], {
    life: { ANI: 3 },
    triggers: [{ on: 'strike-resolution', when: { range: 'close' }, ops: [bite] }],
  }),

  retainer('omael-kuman', [''], {
    abilities: [
      use('aim', setsRange, {
        windows: ['before-range'],
        for: host,
        cost: { blood: 1 },
        usable: [inCombat, inFirstRound],
      }),
    ],
  }),
]
