import type { CounterReason } from '../../cards/language.ts'
import type { Purse } from '../model/events.ts'
import { capacity, ruled } from '../reads/evaluate.ts'
import { blood, controllerOf, facts, isVampire, pileOf } from '../reads/queries.ts'
import { failWithdrawal } from './withdrawal.ts'
import { change, clear, emit, hidden, named, type Run } from '../model/run.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'

/**
 * The one place where pool, blood and life change hands: each move is an event, so that a ledger can be kept (GAME-04
 * to GAME-06); what is added comes from the bank, where nobody else is named (GLOSS-01).
 */
export type Holding = 'bank' | { pool: SeatIndex } | { card: CardId; name?: string }

/** Pool that was to be burned and was not there: whoever keeps its Methuselah in the game makes up for it. */
export const OWED = 'owed-pool'

/**
 * Moves up to `wanted` counters, as many as are there (TARGET-05, GLOSS-21), returns how many. The bank is
 * inexhaustible.
 */
export function moveCounters(run: Run, from: Holding, given: Holding, wanted: number, why: CounterReason): number {
  const { state } = run
  const to = why !== 'set-up' && gainsNothing(state, given) ? 'bank' : given
  if (from === 'bank' && to === 'bank') return 0
  const moved = Math.max(0, Math.min(wanted, held(state, from)))
  if ('object' === typeof from && 'pool' in from && to === 'bank' && moved < wanted && !state.seats[from.pool]!.ousted)
    state.facts.push({ name: OWED, of: from.pool, n: wanted - moved, until: 'game' })
  if (moved === 0) return 0
  put(state, from, -moved)
  put(state, to, moved)
  emit(run, 'counters', {
    from: purse(state, from),
    to: purse(state, to),
    amount: moved,
    why,
    left: { ...(from !== 'bank' && { from: held(state, from) }), ...(to !== 'bank' && { to: held(state, to) }) },
  })
  if (why !== 'drain') noteLoss(run, from)
  if (to !== 'bank' && 'card' in to && to.name === undefined) drain(run, to.card, moved)
  return moved
}

/** What it would gain goes to the bank. */
const gainsNothing = (state: GameState, to: Holding): boolean =>
  to !== 'bank' && 'card' in to && to.name === undefined && ruled(state, to.card, 'gain', false)

/** A Methuselah who is withdrawing loses no pool, and none of her minions blood (WITHDRAW-04, WITHDRAW-05). */
function noteLoss(run: Run, from: Holding): void {
  if (from === 'bank') return
  if ('pool' in from) failWithdrawal(run, from.pool, 'pool')
  else if (from.name === undefined && isVampire(run.state, from.card))
    failWithdrawal(run, controllerOf(run.state, from.card), 'blood')
}

/**
 * Blood of a vampire, or life of an Imbued, above capacity goes back as soon as it arrives (CRYPT-02, HUNT-02); an
 * uncontrolled card may hold more (CRYPT-04).
 */
export function drain(run: Run, id: CardId, gained = 0): void {
  const { state } = run
  if (facts(state, id).capacity === undefined || pileOf(state, id)?.pile !== 'inPlay') return
  const excess = blood(state, id) - capacity(state, id)
  if (excess <= 0) return
  moveCounters(run, { card: id }, 'bank', excess, 'drain')
  // What came in vain is no loss (WITHDRAW-06).
  if (excess > gained) noteLoss(run, { card: id })
}

function held(state: GameState, from: Holding): number {
  if (from === 'bank') return Infinity
  if ('pool' in from) return state.seats[from.pool]!.pool
  return from.name === undefined ? blood(state, from.card) : (state.cards[from.card]!.counters?.[from.name] ?? 0)
}

function put(state: GameState, where: Holding, n: number): void {
  if (where === 'bank') return
  if ('pool' in where) {
    state.seats[where.pool]!.pool += n
    return
  }
  if (where.name !== undefined) return putNamed(state, where.card, where.name, n)
  const left = blood(state, where.card) + n
  if (left > 0) change(state, where.card, { blood: left })
  else clear(state, where.card, 'blood')
}

function putNamed(state: GameState, id: CardId, name: string, n: number): void {
  const { [name]: before = 0, ...others } = state.cards[id]!.counters ?? {}
  const counters = before + n > 0 ? { ...others, [name]: before + n } : others
  if (Object.keys(counters).length > 0) change(state, id, { counters })
  else clear(state, id, 'counters')
}

function purse(state: GameState, where: Holding): Purse {
  if (where === 'bank' || 'pool' in where) return where
  // An uncontrolled card lies face down: its counters are public, its name is not (INFLUENCE-19).
  const faceDown = pileOf(state, where.card)?.pile === 'uncontrolled'
  return {
    card: faceDown ? hidden(where.card) : named(state, where.card),
    ...(where.name !== undefined && { counter: where.name }),
  }
}
