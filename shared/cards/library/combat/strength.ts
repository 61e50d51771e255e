import { when } from '../../conditions.ts'
import type { CardDefinition, Static } from '../../definition.ts'
import type { Op, CardsWhere } from '../../language.ts'
import { burn, burnBlood, choose, combat, maneuver, mark, mode, press, prevent, use } from '../../makers.ts'

const animal: CardsWhere = { kind: 'retainer', keyword: 'animal' }
const strength = (set: number): Op => ({ op: 'modify', stat: 'strength', set, on: 'by', until: 'combat' })
const beforeRange = { windows: ['before-range' as const] }
const permanent: Static = { on: { ref: 'host' }, effect: { stat: 'strength', delta: 1 } }
const inFirst = { ...beforeRange, once: 'combat' as const }
const stronger = (until: 'round' | 'combat'): Op => ({ op: 'modify', stat: 'strength', delta: 1, on: 'by', until })
const asBear = (until: 'round' | 'combat'): Op[] => [
  stronger(until),
  { op: 'grant', ability: 'prevent', to: 'by', until },
]
/** Until strikes resolve there is a use for it, also once both are chosen. */
const clawed = { windows: ['before-range' as const, 'before-strikes' as const, 'as-chosen' as const] }
const claws = (until: 'round' | 'combat'): Op => ({ op: 'allow', rule: 'aggravated', on: 'by', until })

/** What makes a vampire stronger, or its hands aggravated. */
export const cards: CardDefinition[] = [
  combat('torn-signpost', [mode('pot', [strength(2)], beforeRange), mode('POT', [strength(3)], beforeRange)]),

  {
    ...combat('bears-skin', [mode('ani+pro', asBear('round'), inFirst), mode('ANI+PRO', asBear('combat'), inFirst)]),
    abilities: [
      use('prevent', [prevent(1), mark('hide', 'self', 'round')], {
        windows: ['prevent'],
        usable: [when({ cmp: [{ fact: 'hide', of: 'self' }, '=', 0] }, 'already-used', 'GOLDEN-01')],
      }),
    ],
  },

  combat('form-of-the-wolf', [
    mode('pro', [stronger('combat')], inFirst),
    mode('PRO', [stronger('combat'), { op: 'modify', stat: 'press', delta: 1, on: 'by', until: 'combat' }], inFirst),
  ]),

  {
    ...combat('pack-alpha', [
      mode(
        'ani',
        [
          choose('c', 'choose-card', { cards: { ...animal, in: 'hand', of: 'you', playable: 'by' } }, { secret: true }),
          { op: 'play', card: 'c', by: 'by' },
        ],
        { ...beforeRange, once: 'round' },
      ),
      mode(
        'ANI',
        [
          choose('c', 'choose-card', { cards: { ...animal, on: 'by' } }),
          burn('c'),
          { op: 'move', who: 'self', to: 'inPlay', on: 'by', mode: 'ANI' },
        ],
        {
          ...clawed,
          once: 'round',
          usable: [when({ not: { any: { named: 'pack-alpha', on: 'by' } } }, 'one-only', 'GOLDEN-01')],
        },
      ),
    ]),
    onePer: 'pack-alpha',
    statics: [permanent],
  },

  combat('claws-of-the-dead', [mode('pro', [claws('round')], clawed), mode('PRO', [maneuver], { windows: ['range'] })]),

  combat('wolf-claws', [mode('pro', [claws('round')], clawed), mode('PRO', [press], { windows: ['press'] })]),

  combat('raking-talons', [mode('', [claws('combat')], inFirst)]),

  combat('chiropteran-marauder', [
    mode('vic', [maneuver], { windows: ['range'] }),
    mode('VIC', [burnBlood('by', 1), claws('round')], {
      ...clawed,
      usable: [when({ cmp: [{ of: 'by', stat: 'blood' }, '>=', 1] }, 'not-enough-blood', 'TARGET-05')],
    }),
  ]),

  combat('bone-spur', [mode('pro', [claws('round')], clawed), mode('PRO', [claws('combat')], clawed)]),
]
