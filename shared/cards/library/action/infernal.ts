import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import { action, burn, burnBlood, burnPool, choose, lock, mode, strike, use } from '../../makers.ts'
import { corrupt, stealCorrupted } from '../parts.ts'

const host: CardsWhere = { ref: 'host' }
const byInfernal = when({ is: ['by', { keyword: 'infernal' }] }, 'missing-trait', 'TRAIT-17')
const onTarget = { header: { stealth: 1, target: { card: 'v' } } }
const condemns = (level: string): Op[] => [
  choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready' } }),
  { op: 'move', who: 'self', to: 'inPlay', on: 'v', mode: level },
  {
    op: 'each',
    over: { cards: { keyword: 'condemnation', on: 'v', not: { ref: 'self' } } },
    as: 'other',
    ops: [burn('other')],
  },
]

/** Actions of the infernal that stay in play, on themselves or on whom they condemn. */
export const cards: CardDefinition[] = [
  // Whatever the strikes do to one another comes first.
  action(
    'contagion',
    ['dai', 'DAI'].map(level =>
      mode(level, [{ op: 'move', who: 'self', to: 'inPlay', on: 'by', mode: level }], { header: { stealth: 1 } }),
    ),
    {
      abilities: [
        use('suffer', [burnPool('you', 1)], {
          phases: ['unlock'],
          user: 'others',
          once: 'suffer',
          compulsory: true,
          usable: [when({ is: ['host', { in: 'ready' }] }, 'in-torpor', 'READY-01')],
        }),
      ],
      strikes: [
        {
          name: 'corrupt',
          mode: 'DAI',
          once: 'combat',
          strike: strike('damage', {
            effects: [
              corrupt('opposing'),
              {
                op: 'watch',
                on: 'strikes-resolved',
                times: 1,
                until: 'combat',
                ops: [stealCorrupted('opposing', { op: 'outcome', of: 'combat', is: 'ends' })],
              },
            ],
          }),
        },
      ],
    },
  ),

  action(
    'condemnation-mute',
    [
      mode(
        'chi',
        [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'inPlay', younger: 'by' } }), lock('v')],
        onTarget,
      ),
      ...['dai', 'DAI'].map(level => mode(level, condemns(level), { ...onTarget, usable: [byInfernal] })),
    ],
    {
      statics: [{ on: host, effect: { stat: 'votes', delta: -3 } }],
      triggers: [
        {
          on: 'referendum-ended',
          mode: 'DAI',
          when: { cmp: [{ x: 'event-passed' }, '=', 1] },
          ops: [burnBlood('host', 1)],
        },
      ],
    },
  ),
]
