import type { RulingOf } from '../../../shared/api/judging.ts'
import { refused, type Refused } from '../refused.ts'
import { dueAnew, said, type Matter, type Ruled } from './matter.ts'

/** Words alone, to everybody or to the parties: no clock moves, and to the others nothing shows. */
export function answer({ game, judge }: Matter, { text, to }: RulingOf<'answer'>): Ruled | Refused {
  if (to?.some(seat => game.state.seats[seat] === undefined))
    return refused('invalid-request', { errors: [{ path: 'to', code: 'no-such-seat' }] })
  const parties = to && [...new Set(to)].toSorted((a, b) => a - b)
  return {
    game: dueAnew({ ...game, state: said(game, parties) }),
    events: [{ key: 'judge-answered', ...(parties && { seenBy: parties }), judge: judge.name, text }],
  }
}
