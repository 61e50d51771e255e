import type { RulingOf } from '../../../shared/api/judging.ts'
import { apply, defaultFor, owed, promptFor, waitingFor } from '../../../shared/rules/index.ts'
import { aftermathOf, unmoved } from '../aftermath.ts'
import { refused, type Refused } from '../refused.ts'
import { ruledBy, said, seatedIn, dueAnew, type Matter, type Ruled } from './matter.ts'

/**
 * The published default for a seat that is waited for. Whether its answer lies sealed already is nobody's business, so
 * that it is ruled all the same, and then the answer stands. It is no miss of the seat's.
 */
export function skip(matter: Matter, { seat }: RulingOf<'skip'>): Ruled | Refused {
  const { game, at, env } = matter
  const wrong = seatedIn(game, seat)
  if (wrong) return wrong
  const { state } = game
  if (!waitingFor(state).includes(seat)) return refused('not-waited-for')
  const told = ruledBy(matter, 'skip', seat)
  const prompt = owed(state).includes(seat) ? promptFor(state, seat) : null
  if (!prompt) return { game: dueAnew({ ...game, state: said(game) }), events: [told] }
  const applied = apply(state, seat, prompt.id, defaultFor(state, seat), env, { byDefault: true })
  const published = applied.state.views.at(-1) !== state.views.at(-1)
  const views = state.views.map(version => version + 1)
  const shown = { ...applied, state: { ...applied.state, views } }
  const { game: after, events } = published ? aftermathOf(game, shown, at, null) : unmoved(game, shown, at)
  return { game: after, events: [told, ...events] }
}
