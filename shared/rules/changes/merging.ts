import { drain, moveCounters } from './counters.ts'
import { lyingOn, printedOf } from '../reads/queries.ts'
import { emit, named, type Run } from '../model/run.ts'
import type { Card, CardId, GameState, Modifier, SeatIndex } from '../model/state.ts'
import { burn } from './zones.ts'
import { take } from './piles.ts'

/** What a merge costs (MERGE-02, MERGE-03). */
export const MERGE = { transfers: 4, pool: 1 }

/** The advanced card and its base card, whichever is which. */
function belong(state: GameState, one: CardId, other: CardId): boolean {
  const a = printedOf(state, one),
    b = printedOf(state, other)
  return a.types[0] === 'Vampire' && a.name === b.name && (a.advanced === true) !== (b.advanced === true)
}

/** The vampire this uncontrolled card would merge with: in play, ready or not, and not merged yet. */
export const counterpart = (state: GameState, seat: SeatIndex, card: CardId): CardId | undefined =>
  state.cards[card]!.merged !== undefined
    ? undefined
    : state.seats[seat]!.inPlay.find(id => state.cards[id]!.merged === undefined && belong(state, id, card))

/** Someone's, so that it is worth saying why there is no merge. */
export const hasCounterpart = (state: GameState, card: CardId): boolean =>
  printedOf(state, card).advanced === true ||
  state.seats.some((_, seat) => counterpart(state, seat, card) !== undefined)

const faceOf = ({ key, owner, printed }: Card): Pick<Card, 'key' | 'owner' | 'printed'> => ({
  key,
  owner,
  ...(printed && { printed }),
})

/**
 * The two become the vampire that was in play, with its counters, its lock and all that speaks of it (MERGE-04,
 * MERGE-06, MERGE-10).
 * Its card id stays; the advanced card's face comes on top, whichever of the two was there first.
 */
export function merge(run: Run, seat: SeatIndex, coming: CardId, onto: CardId): void {
  const { state } = run
  moveCounters(run, { pool: seat }, 'bank', MERGE.pool, 'merge')
  for (const on of lyingOn(state, coming)) burn(run, on)
  moveCounters(run, { card: coming }, 'bank', state.cards[coming]!.blood ?? 0, 'left-play')
  for (const [name, n] of Object.entries(state.cards[coming]!.counters ?? {}))
    moveCounters(run, { card: coming, name }, 'bank', n, 'left-play')
  take(state, coming)
  const there = state.cards[onto]!,
    came = state.cards[coming]!,
    cameOnTop = printedOf(state, coming).advanced === true
  const { key: _, owner: __, printed: ___, ...standing } = there
  state.cards[onto] = { ...faceOf(cameOnTop ? came : there), ...standing, merged: coming }
  state.cards[coming] = faceOf(cameOnTop ? there : came)
  // What it says is another text now, so the pile is another pile (`card-texts.ts`).
  state.seats[seat]!.inPlay = [...state.seats[seat]!.inPlay]
  if (cameOnTop) changeSect(state, onto)
  emit(run, 'merged', { seat, card: named(state, onto), base: named(state, coming) })
  drain(run, onto)
}

/** The sect of a card laid on top is a change of sect: what had changed it before is over (MERGE-07). */
function changeSect(state: GameState, id: CardId): void {
  state.modifiers = state.modifiers.flatMap((modifier): Modifier[] => {
    if (modifier.kind !== 'trait' || !('card' in modifier.on) || modifier.on.card !== id) return [modifier]
    const { sect: _, ...traits } = modifier.traits
    return Object.keys(traits).length === 0 ? [] : [{ ...modifier, traits }]
  })
}
