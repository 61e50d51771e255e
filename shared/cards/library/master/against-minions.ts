import { bleedingYou, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { burn, burnAction, choose, forbid, location, lock, master, mode, noPlay, stays, use } from '../../makers.ts'

const handOver = { op: 'control', who: 'self', to: 'prey' } as const
const fallen: CardsWhere = { kind: 'vampire', in: 'torpor' }
const sinking: CardsWhere = {
  kind: 'minion',
  in: 'inPlay',
  not: { of: 'you' },
  where: {
    all: [
      { cmp: [{ pool: 'controller:it' }, '<=', 3] },
      { not: { is: ['it', { kind: 'vampire', where: { cmp: [{ of: 'it', stat: 'capacity' }, '>=', 7] } }] } },
    ],
  },
}

const slower = (than: string): CardsWhere => ({
  in: 'inPlay',
  of: 'prey',
  any: [{ kind: 'ally' }, { kind: 'vampire', younger: than }],
})
const quicker: CardsWhere = { kind: 'vampire', in: 'inPlay', of: 'you', where: { any: slower('it') } }

const usher: CardsWhere = { kind: 'vampire', in: 'ready', of: 'you', locked: false }
const preys: CardsWhere = { kind: 'minion', in: 'inPlay', of: 'prey' }

/** Masters that lock or burn minions of others, or what they bear. */
export const cards: CardDefinition[] = [
  location('nocturn-theater', {
    abilities: [
      use(
        'lock',
        [
          choose('v', 'choose-vampire', { cards: usher }),
          choose('m', 'choose-minion', { cards: preys }, { by: 'you' }),
          lock('v'),
          lock('m'),
        ],
        {
          phases: ['unlock'],
          cost: { lock: true },
          usable: [when({ any: usher }, 'no-target', 'TARGET-01'), when({ any: preys }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
    actions: [burnAction({ kind: 'vampire', title: true })],
  }),

  master(
    'misdirection',
    [mode('', [choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'inPlay' } }), lock('m')])],
    { usable: [when({ any: { kind: 'minion', in: 'inPlay' } }, 'no-target', 'TARGET-01')] },
  ),

  master('vulnerability', [mode('', [choose('v', 'choose-vampire', { cards: fallen }), burn('v')])], {
    usable: [when({ any: fallen }, 'no-target', 'TARGET-01')],
  }),

  master(
    'from-a-sinking-ship',
    [
      mode('', [choose('m', 'choose-minion', { cards: sinking }), { op: 'control', who: 'm', to: 'you' }], {
        once: 'game',
      }),
    ],
    { usable: [when({ any: sinking }, 'no-target', 'TARGET-01')] },
  ),

  master('archon-investigation', [
    mode('', [burn('acting')], {
      windows: ['declined'],
      aims: 'acting',
      usable: [bleedingYou, when({ cmp: [{ of: 'acting', stat: 'bleed' }, '>=', 4] }, 'bleed-too-small', 'BLEED-01')],
    }),
  ]),

  // The second is chosen as it resolves: who it may be depends on the first.
  master(
    'blind-spot',
    [
      mode('', [
        choose('v', 'choose-vampire', { cards: quicker }),
        choose('m', 'choose-minion', { cards: slower('v') }, { by: 'you' }),
        {
          op: 'watch',
          on: 'action-announced',
          when: { is: ['event-minion', { ref: 'v' }] },
          ops: [forbid('block', 'm', 'action'), noPlay('m', { kind: 'reaction' }, 'action')],
          until: 'turn',
        },
      ]),
    ],
    { usable: [when({ any: quicker }, 'no-target', 'TARGET-01')] },
  ),

  stays('anarch-troublemaker', {
    abilities: [
      use(
        'lock',
        [
          choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'inPlay', of: 'prey' } }, { min: 0, max: 2 }),
          handOver,
          { op: 'each', over: { list: 'v' }, as: 'one', ops: [lock('one')] },
        ],
        { phases: ['unlock'] },
      ),
      use(
        'equipment',
        [
          choose('e', 'choose-equipment', { cards: { kind: 'equipment', in: 'inPlay', of: 'prey' } }),
          handOver,
          burn('e'),
        ],
        { phases: ['unlock'] },
      ),
    ],
  }),
]
