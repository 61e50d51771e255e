import type { Option } from '../model/answers.ts'
import type { GameState, SeatIndex } from '../model/state.ts'

/**
 * Copies of one card in the own hand are one option. Those that are left out stay what they were: each is accepted by
 * its own id, for an answer may have been chosen before they were put together.
 */
export function copiesAsOne(state: GameState, seat: SeatIndex, options: readonly Option[]): Option[] {
  const held = new Set(state.seats[seat]!.hand),
    first = new Map<string, Option>(),
    shown: Option[] = []
  for (const option of options) {
    const { card } = option
    if (card === undefined || !held.has(card)) {
      shown.push(option)
      continue
    }
    const alike = likeness(state, option),
      known = first.get(alike)
    if (known) {
      known.copies = [...(known.copies ?? []), card]
      continue
    }
    const one = { ...option }
    first.set(alike, one)
    shown.push(one)
  }
  return shown
}

/** All of it but for which of the copies it is. */
function likeness(state: GameState, { id: _, card, effect, ...rest }: Option): string {
  const { card: __, source: ___, ...params } = effect.params ?? {}
  return JSON.stringify([rest, effect.key, params, state.cards[card!]!.key])
}
