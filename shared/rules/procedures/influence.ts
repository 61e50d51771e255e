import type { Answer, Option } from '../model/answers.ts'
import { drain, moveCounters } from '../changes/counters.ts'
import type { TurnFrame } from '../model/frames.ts'
import { blood, controlsCopy, facts, isVampire, minionsOf, currentTurn } from '../reads/queries.ts'
import { discardCard, replace } from '../changes/hands.ts'
import { tellEntered } from '../changes/attach.ts'
import { emit, named, type Run } from '../model/run.ts'
import { counterpart, MERGE, merge } from '../changes/merging.ts'
import { capacity, ruled } from '../reads/evaluate.ts'
import { hasTrait } from '../reads/traits.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import { draw } from '../changes/zones.ts'
import { put, take } from '../changes/piles.ts'
import { resume } from '../changes/suspended.ts'

/** Transfers and bringing vampires out (INFLUENCE-01 to INFLUENCE-20, CRYPT-05), and the discard of the last phase. */
export function influenceOptions(state: GameState, frame: TurnFrame, seat: SeatIndex): Option[] {
  const { uncontrolled, crypt, pool } = state.seats[seat]!
  const options: Option[] = []
  for (const card of uncontrolled) {
    const on = blood(state, card),
      needed = capacity(state, card),
      most = Math.min(frame.transfers, pool)
    if (on >= needed && !controlsCopy(state, seat, state.cards[card]!.key) && !ruled(state, card, 'ready', false)) {
      const price = scarcity(state, seat, card)
      options.push({
        id: `bring-out:${card}`,
        kind: 'bring-out',
        card,
        effect: { key: 'option-bring-out', params: { card: named(state, card) } },
        irreversible: true,
        ...(price > 0 && { cost: { pool: price } }),
      })
    }
    const other = counterpart(state, seat, card)
    if (other !== undefined && frame.transfers >= MERGE.transfers) {
      options.push({
        id: `merge:${card}`,
        kind: 'merge',
        card,
        cost: { ...MERGE },
        effect: { key: 'option-merge', params: { card: named(state, card), with: named(state, other) } },
        irreversible: true,
      })
    }
    if (most > 0) {
      options.push({
        id: `invest:${card}`,
        kind: 'invest',
        card,
        cost: { pool: 1, transfers: 1 },
        irreversible: true,
        effect: { key: 'option-invest', params: { card: named(state, card), pool: on, capacity: needed } },
        // Spending the last pool is legal and ousts at once (INFLUENCE-15): offered, never suggested.
        slots: [
          {
            name: 'amount',
            type: 'amount',
            min: 1,
            max: most,
            default: Math.max(1, Math.min(most, needed - on, pool - 1)),
          },
        ],
      })
    }
    if (frame.transfers >= 2 && on > 0) {
      options.push({
        id: `withdraw:${card}`,
        kind: 'withdraw',
        card,
        cost: { transfers: 2 },
        effect: { key: 'option-withdraw', params: { card: named(state, card) } },
        irreversible: true,
      })
    }
  }
  if (frame.transfers >= 4 && crypt.length > 0) {
    options.push({
      id: 'draw-crypt',
      kind: 'draw-crypt',
      cost: { pool: 1, transfers: 4 },
      effect: { key: 'option-draw-crypt' },
      irreversible: true,
    })
  }
  return options
}

/**
 * Brought out, and in no other way (TRAIT-13), a scarce vampire costs 3 pool for each of its clan that one controls
 * already, and may oust (TRAIT-12). It can be owed
 * beyond what is there.
 */
const scarcity = (state: GameState, seat: SeatIndex, card: CardId): number =>
  hasTrait(state, card, 'scarce')
    ? 3 *
      minionsOf(state, seat).filter(id => isVampire(state, id) && facts(state, id).clan === facts(state, card).clan)
        .length
    : 0

export function influence(run: Run, frame: TurnFrame, option: Option, answer: Answer): void {
  const { seat } = frame
  const card = option.card!
  switch (option.kind) {
    case 'invest': {
      const amount = Number(answer.args!['amount'])
      frame.transfers -= amount
      moveCounters(run, { pool: seat }, { card }, amount, 'transfer')
      return
    }
    case 'withdraw':
      frame.transfers -= 2
      moveCounters(run, { card }, { pool: seat }, 1, 'withdraw')
      return
    case 'draw-crypt':
      frame.transfers -= 4
      moveCounters(run, { pool: seat }, 'bank', 1, 'crypt-draw')
      draw(run, seat, 'crypt', 1)
      return
    case 'merge':
      frame.transfers -= MERGE.transfers
      merge(run, seat, card, counterpart(run.state, seat, card)!)
      return
    case 'bring-out': {
      // Face up and unlocked; what lies on it above its capacity drains only now (INFLUENCE-09, INFLUENCE-12).
      const price = scarcity(run.state, seat, card)
      take(run.state, card)
      put(run.state, card, seat, 'inPlay')
      emit(run, 'brought-out', { seat, card: named(run.state, card) })
      tellEntered(run, card)
      resume(run.state, card)
      moveCounters(run, { pool: seat }, 'bank', price, 'cost')
      drain(run, card)
      return
    }
    default:
      throw new Error(`Not an option of the influence phase: ${option.kind}`)
  }
}

export function discard(run: Run, seat: SeatIndex, card: CardId): void {
  discardCard(run, card)
  replace(run, seat, card, { discarded: true })
}

/**
 * The discard of a burn option: replaced, and spending nothing but the one of this unlock phase (UNLOCK-08, UNLOCK-09).
 */
export function burnByOption(run: Run, seat: SeatIndex, card: CardId): void {
  run.state.uses.push({ what: 'burn-option', by: seat, until: currentTurn(run.state).id })
  discard(run, seat, card)
}
