import type { CardDefinition, Mode } from '../../cards/definition.ts'
import { refuse, type Refusal } from '../model/answers.ts'
import type { TurnFrame } from '../model/frames.ts'
import type { WindowName, Stat } from '../../cards/language.ts'
import { currentTurn, facts, used } from '../reads/queries.ts'
import type { Run } from '../model/run.ts'
import { seatStat } from '../reads/evaluate.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'

/**
 * Master and discard phase actions: what gives them, what spends them, and the debt of masters played out of turn
 * (MASTER-01 to MASTER-15, DISCARD-04, EVENT-01).
 */

/** Masters played out of turn since the own last master phase, and the trifles among them: facts of the seat. */
const OUT_OF_TURN = 'out-of-turn',
  TRIFLE = 'out-of-turn-trifle'
const happened = (state: GameState, seat: SeatIndex, name: string): number =>
  state.facts.reduce((n, fact) => (fact.name === name && fact.of === seat ? n + fact.n : n), 0)

/** What the next master phase of a seat has yet to pay for, as a position says it. */
export const mastersOwed = (state: GameState, seat: SeatIndex): { masters: number; trifles: number } => ({
  masters: happened(state, seat, OUT_OF_TURN),
  trifles: happened(state, seat, TRIFLE),
})
export function oweMasters(
  state: GameState,
  seat: SeatIndex,
  { masters, trifles }: { masters: number; trifles: number },
): void {
  for (const [name, n] of [
    [OUT_OF_TURN, masters],
    [TRIFLE, trifles],
  ] as const)
    if (n > 0) state.facts.push({ name, of: seat, n, until: { phase: 'minion', of: seat } })
}

export const mayPlayOutOfTurn = (state: GameState, seat: SeatIndex): boolean =>
  !state.seats[seat]!.ousted && happened(state, seat, OUT_OF_TURN) === 0

/** Only in another Methuselah's turn, one between two own master phases (MASTER-13, MASTER-15, MASTER-20, GLOSS-14). */
export function outOfTurnRefusal(
  state: GameState,
  seat: SeatIndex,
  mode: Mode,
  window: WindowName | null,
): Refusal | undefined {
  if (currentTurn(state).seat === seat) return refuse('own-turn', 'MASTER-13')
  if (window === null || !mode.windows.includes(window)) return refuse('wrong-window', 'MASTER-20')
  return happened(state, seat, OUT_OF_TURN) > 0 ? refuse('no-master-action', 'MASTER-15') : undefined
}

/** One event a discard phase, and each but once in a game, by whomever (EVENT-01, EVENT-02, EVENT-04, DISCARD-05). */
export function eventRefusal(
  state: GameState,
  seat: SeatIndex,
  key: string,
  window: WindowName | null,
): Refusal | undefined {
  const turn = currentTurn(state)
  if (window !== null || turn.seat !== seat || turn.phase !== 'discard') return refuse('not-this-phase', 'EVENT-04')
  if (turn.discardActions < 1) return refuse('no-discard-left', 'DISCARD-04')
  if (
    playedEvents(state).includes(key) ||
    state.seats.some(({ inPlay }) => inPlay.some(id => state.cards[id]!.key === key))
  )
    return refuse('already-played', 'EVENT-02')
  return used(state, 'event', seat) ? refuse('already-played', 'EVENT-01') : undefined
}

/** The events of this game, for everybody to see: each is played but once (EVENT-02). */
export const playedEvents = (state: GameState): string[] =>
  state.uses.flatMap(({ what }) => (what.startsWith('event:') ? [what.slice('event:'.length)] : []))
export function rememberEvents(state: GameState, keys: readonly string[]): void {
  for (const key of keys) state.uses.push({ what: `event:${key}`, by: 0, until: 'game' })
}

/** What the phases of a turn have to spend on effects of cards in play (INFLUENCE-01, MASTER-05, DISCARD-06). */
interface Spending {
  transfers?: number
  masterActions?: number
  discardActions?: number
}
export function budgetRefusal(
  turn: TurnFrame,
  { transfers = 0, masterActions = 0, discardActions = 0 }: Spending,
): Refusal | undefined {
  if (transfers > turn.transfers) return refuse('not-enough-transfers', 'INFLUENCE-01')
  if (masterActions > turn.masterActions) return refuse('no-master-action', 'MASTER-05')
  return discardActions > turn.discardActions ? refuse('no-discard-left', 'DISCARD-06') : undefined
}
export function spendBudget(turn: TurnFrame, { transfers = 0, masterActions = 0, discardActions = 0 }: Spending): void {
  turn.transfers -= transfers
  turn.masterActions -= masterActions
  turn.discardActions -= discardActions
}

/** What leaving the hand spends, cancelled or not. */
export function spendFor(run: Run, seat: SeatIndex, { facts: printed }: CardDefinition): void {
  const { state } = run
  const turn = currentTurn(state)
  if (printed.types[0] === 'Event') {
    turn.discardActions--
    state.uses.push(
      { what: 'event', by: seat, until: turn.id },
      { what: `event:${printed.key}`, by: seat, until: 'game' },
    )
  } else if (printed.types[0] === 'Master' && !printed.outOfTurn) turn.masterActions--
  // Paid for in the own next master phase (MASTER-14), which is over once the minion phase begins.
  else if (printed.types[0] === 'Master')
    state.facts.push({ name: OUT_OF_TURN, of: seat, n: 1, until: { phase: 'minion', of: seat } })
}

/** A trifle that was not cancelled gives one master phase action, one in a master phase (MASTER-09 to MASTER-12). */
export function played(run: Run, seat: SeatIndex, card: CardId): void {
  const { state } = run
  const printed = facts(state, card)
  if (!printed.trifle) return
  const turn = currentTurn(state)
  if (printed.outOfTurn) state.facts.push({ name: TRIFLE, of: seat, n: 1, until: { phase: 'minion', of: seat } })
  else if (!turn.trifle) {
    turn.masterActions++
    turn.trifle = true
  }
}

/** The master phase actions a phase begins with (MASTER-03). */
export function grantMasterActions(state: GameState, turn: TurnFrame): void {
  const trifle = happened(state, turn.seat, TRIFLE) > 0
  turn.masterActions = Math.max(
    0,
    seatStat(state, turn.seat, 'masterActions') - happened(state, turn.seat, OUT_OF_TURN) + (trifle ? 1 : 0),
  )
  if (trifle) turn.trifle = true
}

/** A budget that is being spent changes at once; else it is counted when its phase begins. */
export function budgetChanged(state: GameState, seat: SeatIndex, stat: Stat, delta: number): void {
  const turn = currentTurn(state)
  if (turn.seat !== seat || turn.step !== 'act') return
  if (stat === 'masterActions' && turn.phase === 'master') turn.masterActions += delta
  if (stat === 'discardActions' && turn.phase === 'discard') turn.discardActions += delta
  if (stat === 'transfers' && turn.phase === 'influence') turn.transfers += delta
}
