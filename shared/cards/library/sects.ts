import { bleedingYou, someSeat, when } from '../../rules/conditions.ts'
import type { GrantedAction, Static } from '../definition.ts'
import type { Op, Test, Who, Whom } from '../../rules/language.ts'
import {
  action,
  become,
  burn,
  burnPool,
  choose,
  enter,
  entitle,
  lock,
  mark,
  master,
  mode,
  reaction,
  redirect,
  referendum,
  stays,
  use,
  votes,
} from '../makers.ts'

/** Cards that change a sect, give a title by it, or ask for one. */
const anarch: Who = { kind: 'vampire', in: 'ready', of: 'you', sect: 'Anarch' }
const others: Whom = { not: ['actor', 'you'] }
const convert = (key: string, from: Who, sect: string) =>
  master(key, [
    mode('', [
      choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', of: 'you', ...from } }),
      become('v', { sect }),
    ]),
  ])
/** Vampires can call a referendum to burn the card. */
const vote = (tally?: Op[], parts: Partial<GrantedAction> = {}): GrantedAction => ({
  name: 'burn',
  for: { kind: 'vampire' },
  header: { political: true },
  ops: [referendum([], [burn('self')], tally)],
  ...parts,
})
/** While its title is contested the card is out of play with it. */
const inForce: Test = { is: ['host', { title: ['baron'] }] }

/** +1 vote to its bearer, of one of these clans, in the referendums it calls. */
const callerOf = (...clans: string[]): Static[] => [
  {
    on: { ref: 'host', any: clans.map(clan => ({ clan })) },
    while: { all: [inForce, { action: 'political' }, { is: ['acting', { ref: 'host' }] }] },
    effect: { stat: 'votes', delta: 1 },
  },
]
const feeStake = (city: string, statics: Static[] = []) =>
  action(
    `fee-stake-${city.toLowerCase().replace(' ', '-')}`,
    [mode('', entitle('by', 'baron', city), { header: { stealth: 1 } })],
    {
      actions: [
        vote([votes(-1, { who: { kind: 'vampire', title: true, not: { title: ['baron'] } } })], {
          usable: [when(inForce, 'contest-open', 'CTITLE-01')],
        }),
      ],
      statics,
    },
  )

export const sects = [
  convert('into-the-fire', { not: { sect: 'Sabbat' } }, 'Sabbat'),
  convert('out-of-the-frying-pan', { sect: 'Sabbat' }, 'Camarilla'),

  stays('anarch-revolt', {
    abilities: [
      use('revolt', [burnPool('you', 1)], {
        phases: ['unlock'],
        user: 'active',
        once: 'revolt',
        compulsory: true,
        usable: [when({ not: { any: anarch } }, 'no-target', 'SECT-12')],
      }),
    ],
    actions: [vote()],
  }),

  feeStake('Corte'),
  feeStake('Perth'),

  feeStake('Seattle', callerOf('Gangrel', 'Gangrel antitribu')),
  feeStake('New York', callerOf('Brujah', 'Brujah antitribu')),

  // Whatever is found for it, it must hunt first.
  action('childe-of-the-revolution', [
    mode(
      '',
      [
        enter,
        { ...become('self', { types: ['Vampire'], capacity: 1, sect: 'Anarch' }), like: 'by' } as Op,
        mark('must-hunt', 'self', 'turn'),
        {
          op: 'search',
          as: 'd',
          ask: 'choose-card',
          piles: ['library', 'hand', 'ash'],
          for: { keyword: 'discipline' },
        },
        { op: 'move', who: 'd', to: 'inPlay', on: 'self' },
      ],
      { header: { stealth: 1 } },
    ),
  ]),

  action('the-embrace', [
    mode(
      '',
      [
        enter,
        { ...become('self', { types: ['Vampire'], capacity: 1 }), like: 'by' } as Op,
        mark('must-hunt', 'self', 'turn'),
      ],
      { header: { stealth: 1 } },
    ),
  ]),

  reaction(
    'bait-and-switch',
    [
      mode('', [choose('to', 'choose-new-target', { seats: others }), lock('by'), redirect('to')], {
        windows: ['declined'],
      }),
    ],
    [bleedingYou, someSeat(others)],
  ),
]
