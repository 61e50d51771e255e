import { when } from '../../rules/conditions.ts'
import type { Num, Who } from '../../rules/language.ts'
import {
  ability,
  afterResolution,
  ANYTIME,
  burnAction,
  burnBlood,
  burnPool,
  choose,
  gain,
  location,
  moveBlood,
  unlock,
  use,
  when as ifSo,
} from '../makers.ts'

/** Locations that serve the vampires of one clan: they fill them, bring them back from torpor, unlock them. */

/** Of a clan, face down: the choice is its Methuselah's secret, of which the clan shows. */
const uncontrolled = (clan: string): Who => ({ kind: 'vampire', in: 'uncontrolled', of: 'you', clan })
const toUncontrolled = (clan: string, amount: Num) =>
  use(
    'fill',
    [
      choose('v', 'choose-vampire', { cards: uncontrolled(clan) }, { secret: true }),
      amount === 1 ? gain('v', 1) : moveBlood({ card: 'self', name: 'blood' }, { card: 'v' }, amount),
    ],
    {
      phases: ['influence'],
      cost: { lock: true },
      usable: [when({ any: uncontrolled(clan) }, 'no-target', 'TARGET-01')],
    },
  )
const giver: Who = {
  kind: 'vampire',
  in: 'inPlay',
  of: 'you',
  clan: 'Tremere',
  where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] },
}

const torpid = (clan: string): Who => ({ kind: 'vampire', clan, in: 'torpor' })
const backToReady = (clan: string) => choose('v', 'choose-vampire', { cards: torpid(clan) })
const toReady = { op: 'move', who: 'v', to: 'ready' } as const
const payer: Who = {
  kind: 'vampire',
  in: 'ready',
  of: 'you',
  clan: 'Tremere',
  where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] },
}

export const clanLocations = [
  location('arcane-library', { abilities: [toUncontrolled('Tremere', 1)] }),

  location('art-museum', { abilities: [toUncontrolled('Toreador', 1)] }),

  location('ecoterrorists', { abilities: [toUncontrolled('Gangrel', 1)] }),

  location('wasserschloss-anif-austria', {
    abilities: [
      use(
        'give',
        [choose('t', 'choose-vampire', { cards: giver }), moveBlood({ card: 't' }, { card: 'self', name: 'blood' }, 1)],
        { phases: ['master'], once: 'give', usable: [when({ any: giver }, 'not-enough-blood', 'TARGET-05')] },
      ),
      toUncontrolled('Tremere', { counter: 'blood', of: 'self' }),
    ],
    actions: [burnAction({ kind: 'minion' }, { count: { ref: 'by', clan: 'Malkavian' } })],
  }),

  location('chantry', {
    abilities: [
      use(
        'rescue',
        [
          backToReady('Tremere'),
          choose('payer', 'choose-payer', { cards: payer }, { min: 0 }),
          { op: 'if', test: { is: ['payer', {}] }, then: [burnBlood('payer', 1)], else: [burnPool('you', 1)] },
          toReady,
        ],
        {
          phases: ['master'],
          cost: { lock: true },
          usable: [when({ any: torpid('Tremere') }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
  }),

  location('warsaw-station', {
    abilities: [
      // By then it need not be in play any more.
      ability(
        'unlock',
        [
          afterResolution(
            ifSo(
              {
                all: [{ cmp: [{ x: 'event-outcome-successful' }, '=', 1] }, { is: ['acting', { clan: 'Nosferatu' }] }],
              },
              unlock('acting'),
            ),
          ),
        ],
        [
          when(
            { all: [{ is: ['acting', { clan: 'Nosferatu' }] }, { not: { action: 'directed' } }] },
            'no-target',
            'DIR-02',
          ),
        ],
        ['announced'],
      ),
      use('rescue', [backToReady('Nosferatu'), toReady], {
        ...ANYTIME,
        cost: { burn: true },
        usable: [when({ any: torpid('Nosferatu') }, 'no-target', 'TARGET-01')],
      }),
    ],
  }),
]
