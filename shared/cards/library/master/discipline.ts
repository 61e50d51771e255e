import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { attach, burn, choose, master, mode, use } from '../../makers.ts'
import { CODES } from '../parts.ts'

const own: CardsWhere = { kind: 'vampire', in: 'inPlay', of: 'you' }
const fiend: CardsWhere = { ...own, clan: 'Tremere antitribu' }
/**
 * Discipline cards: a level more, basic or superior (MASTER-16), and with the symbol for it a generation older
 * (MASTER-17), for whoever bears them.
 */
function discipline(key: string, level: string, whom: CardsWhere = {}): CardDefinition {
  const bearer: CardsWhere = { kind: 'vampire', in: 'inPlay', ...whom, not: { has: level.toUpperCase() } }
  return master(
    key,
    [
      mode('', [
        choose('bearer', 'choose-vampire', { cards: bearer }),
        { op: 'move', who: 'self', to: 'inPlay', on: 'bearer' },
      ]),
    ],
    {
      usable: [when({ any: bearer }, 'no-target', 'PLAY-01')],
      statics: [
        { on: { ref: 'host' }, effect: { level } },
        { on: { ref: 'host' }, effect: { stat: 'capacity', delta: 1 } },
      ],
    },
  )
}
/** Master Disciplines. */
export const cards: CardDefinition[] = [
  discipline('abombwe', 'abo', { any: [{ sect: 'Laibon' }, { has: 'pro' }] }),

  discipline('animalism', 'ani'),

  discipline('auspex', 'aus'),

  discipline('celerity', 'cel'),

  discipline('dementation', 'dem'),

  discipline('dominate', 'dom'),

  discipline('fortitude', 'for'),

  discipline('obfuscate', 'obf'),

  discipline('obtenebration', 'obt'),

  discipline('potence', 'pot'),

  discipline('presence', 'pre'),

  discipline('protean', 'pro'),

  master(
    'infernal-pact',
    [
      mode('', [
        choose('v', 'choose-vampire', { cards: fiend }),
        choose('level', 'choose-discipline', { keys: CODES }),
        attach('v'),
      ]),
    ],
    {
      usable: [when({ any: fiend }, 'no-target', 'PLAY-01')],
      statics: [{ on: { ref: 'host' }, effect: { plays: { x: 'level' } } }],
    },
  ),

  // A level of any Discipline for a while, and no older for it.
  master(
    'agent-of-power',
    [
      mode('', [
        choose('v', 'choose-vampire', { cards: own }),
        choose('level', 'choose-discipline', { keys: CODES }),
        attach('v'),
      ]),
    ],
    {
      usable: [when({ any: own }, 'no-target', 'PLAY-01')],
      statics: [{ on: { ref: 'host' }, effect: { level: { x: 'level' } } }],
      abilities: [use('burn', [burn('self')], { phases: ['discard'], compulsory: true })],
    },
  ),
]
