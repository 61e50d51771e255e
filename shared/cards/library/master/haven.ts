import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { attach, burn, choose, master, mode } from '../../makers.ts'

const host: CardsWhere = { ref: 'host' }
/** A minion has one haven. */
const homeless: CardsWhere = {
  kind: 'minion',
  of: 'you',
  in: 'inPlay',
  where: { not: { any: { keyword: 'haven', on: 'it' } } },
}

/** Havens that are no equipment. */
export const cards: CardDefinition[] = [
  master('secure-haven', [mode('', [choose('m', 'choose-minion', { cards: homeless }), attach('m')])], {
    usable: [when({ any: homeless }, 'no-target', 'TARGET-01')],
    onePer: 'haven',
    statics: [
      { on: host, effect: { allow: false, rule: 'target', against: { kind: 'minion', not: { of: 'host' } } } },
      { on: host, effect: { stat: 'cost', delta: 1, of: { kind: 'master' }, aimed: true } },
    ],
    triggers: [{ on: 'to-torpor', when: { is: ['event-card', host] }, ops: [burn('self')] }],
  }),
]
