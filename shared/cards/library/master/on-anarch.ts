import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Test } from '../../language.ts'
import { attach, choose, master, mode } from '../../makers.ts'

const host: CardsWhere = { ref: 'host' }
const anarch: CardsWhere = { kind: 'minion', in: 'inPlay', sect: 'Anarch' }
const active: Test = { or: [{ is: ['acting', host] }, { is: ['blocking', host] }, { is: ['host', { in: 'combat' }] }] }

/** Masters that lie on an Anarch. */
export const cards: CardDefinition[] = [
  // Of a card of several Disciplines those count that it is played at.
  master('libertas', [mode('', [choose('a', 'choose-minion', { cards: anarch }), attach('a')])], {
    usable: [when({ any: anarch }, 'no-target', 'TARGET-01')],
    statics: [
      { on: { kind: 'ally' }, while: { is: ['acting', host] }, effect: { allow: false, rule: 'block' } },
      {
        on: { kind: 'minion', not: host },
        while: active,
        effect: { stat: 'cost', delta: 1, of: { any: [{ requires: 'dom' }, { requires: 'pre' }] }, paid: 'blood' },
      },
    ],
  }),
]
