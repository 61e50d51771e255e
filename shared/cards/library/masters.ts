import { when } from '../../rules/conditions.ts'
import { choose, lock, master, mode } from '../makers.ts'

/** Master cards that do one thing and are gone. */
export const masters = [
  master('misdirection', [mode('', [choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'inPlay' } }), lock('m')])],
    { usable: [when({ any: { kind: 'minion', in: 'inPlay' } }, 'no-target', 'TARGET-01')] }),
]

