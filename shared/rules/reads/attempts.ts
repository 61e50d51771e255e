import type { Traits } from '../../cards/language.ts'
import type { CardId, GameState, Modifier, ScopeId, SeatIndex } from '../model/state.ts'
import { staticsAt } from './card-texts.ts'
import { standing } from './evaluate.ts'
import { currentAction, isMinion } from './queries.ts'

/** Cards that are no minions and may attempt to block as one, for as long as the attempt goes on. */

/** As what this card would attempt to block the current action; undefined where it could not. */
function blocksAs(state: GameState, id: CardId): Traits | undefined {
  for (const { effect } of standing(state, { card: id }, 'blocks')) if ('blocks' in effect) return effect.blocks
  return undefined
}

export const cardsThatBlock = (state: GameState, seat: SeatIndex): CardId[] =>
  staticsAt(state, 'blocks')
    .filter(one => one.seat === seat && !isMinion(state, one.source) && blocksAs(state, one.source) !== undefined)
    .map(({ source }) => source)

/** What holds of it during the attempt: it blocks even locked, as no lock keeps a card from it. */
export function attemptModifiers(state: GameState, id: CardId, seat: SeatIndex, until: ScopeId): Modifier[] {
  const traits = blocksAs(state, id)
  if (!traits) return []
  const of = { source: id, by: id, seat, until, on: { card: id } }
  return [
    { id: state.nextId, ...of, kind: 'trait', traits },
    { id: state.nextId + 1, ...of, kind: 'rule', allow: true, rule: 'wake' },
  ]
}

/** The game as it would be if this card attempted to block; of a minion, which is what it is anyway, the game as it is. */
export function asBlocker(state: GameState, id: CardId, seat: SeatIndex): GameState {
  const action = currentAction(state)
  if (!action || isMinion(state, id)) return state
  return {
    ...state,
    modifiers: [...state.modifiers, ...attemptModifiers(state, id, seat, action.id)],
    frames: state.frames.map(frame => (frame === action ? { ...action, blocker: id } : frame)),
  }
}
