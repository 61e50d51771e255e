import { when } from '../../conditions.ts'
import type { Ability, CardDefinition } from '../../definition.ts'
import type { Num, Op, CardsWhere } from '../../language.ts'
import { choose, count, gain, location, mark, moveBlood, put, use } from '../../makers.ts'

const unfed: CardsWhere = {
  kind: 'vampire',
  in: 'ready',
  of: 'you',
  where: { cmp: [{ fact: 'fed-by-hunting-ground', of: 'it' }, '=', 0] },
}
const feed = (name: string, whom: CardsWhere, given: Op, parts: Partial<Ability> = {}): Ability =>
  use(
    name,
    [
      choose('v', 'choose-vampire', { cards: { ...unfed, ...whom } }),
      given,
      mark('fed-by-hunting-ground', 'v', 'turn'),
    ],
    {
      phases: ['unlock'],
      once: name,
      ...parts,
      usable: [...(parts.usable ?? []), when({ any: { ...unfed, ...whom } }, 'no-target', 'TARGET-01')],
    },
  )
/**
 * Any own ready vampire, in one's own unlock phase or not at all (CARD-ACADEMICHUNTINGGROUND-01 to
 * CARD-ACADEMICHUNTINGGROUND-03).
 */
const huntingGround = (key: string, whom: CardsWhere = {}, amount: Num = 1) =>
  location(key, { abilities: [feed('feed', whom, gain('v', amount))] })
const anarch: CardsWhere = { sect: 'Anarch' }
/** Any card of that word: a trophy is one, too. */
const foreign: CardsWhere = {
  keyword: 'hunting ground',
  in: 'inPlay',
  not: { of: 'you' },
  where: { not: { is: ['it', { keyword: 'derivative' }] } },
}
const stored: Num = { counter: 'blood', of: 'self' }

const GROUNDS = [
  'academic',
  'asylum',
  'library',
  'park',
  'political',
  'slum',
  'society',
  'temple',
  'underworld',
  'university',
  'uptown',
  'warzone',
  'zoo',
]

/** A vampire gains blood from only one hunting ground each turn (CARD-ACADEMICHUNTINGGROUND-04). */
export const cards: CardDefinition[] = [
  ...GROUNDS.map(name => huntingGround(`${name}-hunting-ground`)),

  location('poachers-hunting-ground', {
    abilities: [
      use(
        'feed',
        [
          choose('them', 'choose-vampire', { cards: { ...unfed, ...anarch } }, { min: 0, max: count(foreign) }),
          {
            op: 'each',
            over: { list: 'them' },
            as: 'v',
            ops: [gain('v', 1), mark('fed-by-hunting-ground', 'v', 'turn')],
            together: true,
          },
        ],
        {
          phases: ['unlock'],
          once: 'feed',
          usable: [
            when({ any: { ...unfed, ...anarch } }, 'no-target', 'TARGET-01'),
            when({ any: foreign }, 'no-target', 'TARGET-01'),
          ],
        },
      ),
    ],
  }),

  huntingGround('papillon', { title: true }, 2),

  // Whoever was fed here cannot be fed again, so the other one is another.
  location('carfax-abbey', {
    abilities: [
      feed('feed', anarch, gain('v', 1)),
      feed('another', anarch, gain('v', 1), {
        usable: [
          when({ any: { kind: 'vampire', in: 'ready', of: 'you', title: ['baron'] } }, 'missing-title', 'TARGET-01'),
        ],
      }),
    ],
  }),

  location('jungle-hunting-ground', {
    abilities: [
      use('store', [put('blood', 1)], {
        phases: ['unlock'],
        cost: { lock: true },
        usable: [when({ cmp: [stored, '<', 3] }, 'already-used', 'TARGET-01')],
      }),
      feed('feed', { sect: 'Laibon' }, moveBlood({ card: 'self', name: 'blood' }, { card: 'v' }, stored), {
        cost: { lock: true },
        usable: [when({ cmp: [stored, '>=', 1] }, 'nothing-on-it', 'TARGET-05')],
      }),
    ],
  }),
]
