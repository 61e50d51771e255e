import type { Answer, Option, Refusal, Unavailable } from '../model/answers.ts'
import {
  contestPrice,
  contestsOf,
  openDecisions,
  payContest,
  payRefusal,
  yieldContest,
  type Decision,
} from '../changes/contests.ts'
import { moveCounters } from '../changes/counters.ts'
import type { TurnFrame } from '../model/frames.ts'
import { mayStayLocked, ruled } from '../reads/evaluate.ts'
import { minionsOf } from '../reads/queries.ts'
import { declareWithdrawal, mayWithdraw } from './leaving.ts'
import { named, type Run } from '../model/run.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import { hasTrait } from '../reads/traits.ts'
import { unlock } from '../changes/zones.ts'

/**
 * What may or must be done in one's unlock phase, in the order its Methuselah likes (UNLOCK-07, UNLOCK-10). The phase
 * waits while any
 * of these offers something, and cannot be left while one of them is owed. What cards in play are used for comes on top
 * (`abilities.ts`).
 */
interface UnlockEffect {
  options: (state: GameState, frame: TurnFrame) => Option[]
  /** Must be answered before the phase is left. */
  owed?: (state: GameState, frame: TurnFrame) => boolean
  /** What an absent player does about it; undefined where there is nothing. */
  fallback: (state: GameState, frame: TurnFrame) => Answer | undefined
  /** Carries out an option of its own. False when it is none. */
  perform: (run: Run, frame: TurnFrame, option: Option) => boolean
}

const edge: UnlockEffect = {
  options: (state, frame) =>
    state.edge === frame.seat && !frame.edgeTaken
      ? [{ id: 'edge', kind: 'edge', effect: { key: 'option-edge' }, irreversible: true }]
      : [],
  fallback: (state, frame) => (state.edge === frame.seat && !frame.edgeTaken ? { optionId: 'edge' } : undefined),
  perform(run, frame, option) {
    if (option.kind !== 'edge') return false
    frame.edgeTaken = true
    moveCounters(run, 'bank', { pool: frame.seat }, 1, 'edge') // UNLOCK-07
    return true
  },
}

const contests: UnlockEffect = {
  options: (state, frame) =>
    openDecisions(state, frame.seat).flatMap(decision => [
      ...(payRefusal(state, frame.seat, decision) ? [] : [optionOf(state, 'pay', decision)]),
      optionOf(state, 'yield', decision),
    ]),
  owed: (state, frame) => openDecisions(state, frame.seat).length > 0,
  // Paid as long as it does not oust; a title as long as there is blood: what is yielded is gone for the rest of the
  // game.
  fallback(state, frame) {
    const decision = openDecisions(state, frame.seat)[0]
    if (!decision) return undefined
    const pays =
      !payRefusal(state, frame.seat, decision) && (decision.of === 'title' || state.seats[frame.seat]!.pool > 1)
    return { optionId: idOf(pays ? 'pay' : 'yield', decision) }
  },
  perform(run, frame, option) {
    if (option.kind !== 'pay' && option.kind !== 'yield') return false
    const decision = openDecisions(run.state, frame.seat).find(one => idOf(option.kind, one) === option.id)!
    if (option.kind === 'pay') payContest(run, frame.seat, decision)
    else yieldContest(run, frame.seat, decision)
    return true
  },
}

const idOf = (kind: string, { of, card }: Decision): string =>
  of === 'card' ? `${kind}:${card}` : `${kind}:title:${card}`

const optionOf = (state: GameState, kind: 'pay' | 'yield', decision: Decision): Option => ({
  id: idOf(kind, decision),
  kind,
  card: decision.card,
  irreversible: true,
  effect: { key: `option-${kind}`, params: { card: named(state, decision.card), of: decision.of } },
  ...(kind === 'pay' && { cost: contestPrice(state, decision) }),
})

/**
 * A pool for each infernal minion to be unlocked: nobody who is absent spends it (TRAIT-04). Minions that may stay
 * locked unlock if their Methuselah says so, and those of who is absent do not.
 */
const unlocking: UnlockEffect = {
  options: (state, frame) =>
    [...bound(state, frame.seat), ...held(state, frame.seat)].map(id => ({
      id: `unlock:${id}`,
      kind: 'unlock',
      card: id,
      ...(isInfernal(state, id) && { cost: { pool: 1 } }),
      effect: { key: 'option-unlock', params: { card: named(state, id) } },
      irreversible: true,
    })),
  fallback: () => undefined,
  perform(run, frame, option) {
    if (option.kind !== 'unlock') return false
    if (option.cost) moveCounters(run, { pool: frame.seat }, 'bank', 1, 'infernal')
    unlock(run, option.card!)
    return true
  },
}
const bound = (state: GameState, seat: SeatIndex): CardId[] =>
  minionsOf(state, seat).filter(id => state.cards[id]!.locked && isInfernal(state, id))
const isInfernal = (state: GameState, id: CardId): boolean => hasTrait(state, id, 'infernal')
const held = (state: GameState, seat: SeatIndex): CardId[] =>
  minionsOf(state, seat).filter(
    id =>
      state.cards[id]!.locked &&
      mayStayLocked(state, id) &&
      !isInfernal(state, id) &&
      !ruled(state, id, 'unlock', false),
  )

/** Declared once, before the whole table; an absent player never does (WITHDRAW-01, WITHDRAW-09). */
const withdrawal: UnlockEffect = {
  options: (state, frame) =>
    withdrawalRefusal(state, frame)
      ? []
      : [
          {
            id: 'declare-withdrawal',
            kind: 'declare',
            effect: { key: 'option-declare-withdrawal' },
            irreversible: true,
          },
        ],
  fallback: () => undefined,
  perform(run, frame, option) {
    if (option.kind !== 'declare') return false
    declareWithdrawal(run, frame.seat)
    return true
  },
}

/** How the turn began counts: library and hand (WITHDRAW-01). */
function withdrawalRefusal(state: GameState, frame: TurnFrame): Refusal['reason'] | undefined {
  const seat = state.seats[frame.seat]!
  if (seat.withdrawing) return 'already-declared'
  return frame.mayWithdraw ? undefined : seat.library.length > 0 ? 'library-left' : 'hand-full'
}

/** In any other phase, and in another's turn, only to who has come to the end of her library. */
export function explainWithdrawal(state: GameState, seat: SeatIndex, turn: TurnFrame): Unavailable[] {
  const here = turn.seat === seat && turn.phase === 'unlock'
  const reason = here ? withdrawalRefusal(state, turn) : mayWithdraw(state, seat) ? 'not-this-phase' : undefined
  return reason ? [{ what: 'declare-withdrawal', reason, rule: 'WITHDRAW-01' }] : []
}

const effects: readonly UnlockEffect[] = [edge, contests, unlocking, withdrawal]

export const unlockOptions = (state: GameState, frame: TurnFrame): Option[] =>
  effects.flatMap(effect => effect.options(state, frame))
export const unlockOwed = (state: GameState, frame: TurnFrame): boolean =>
  effects.some(effect => effect.owed?.(state, frame))
export function unlockFallback(state: GameState, frame: TurnFrame): Answer | undefined {
  for (const effect of effects) {
    const answer = effect.fallback(state, frame)
    if (answer) return answer
  }
  return undefined
}
export const performUnlock = (run: Run, frame: TurnFrame, option: Option): boolean =>
  effects.some(effect => effect.perform(run, frame, option))

/** Infernal minions that stay locked, outside the phase in which a pool unlocks them. */
export const explainInfernal = (state: GameState, seat: SeatIndex, turn: TurnFrame): Unavailable[] =>
  turn.seat === seat && turn.phase === 'unlock'
    ? []
    : bound(state, seat).map(card => ({ what: 'unlock', card, reason: 'not-this-phase', rule: 'TRAIT-04' }))

/** What a contest asks for and one cannot do, or not now (CONTEST-05, CONTEST-06, CONTEST-18, CTITLE-06, CTITLE-07). */
export function explainContests(state: GameState, seat: SeatIndex, turn: TurnFrame): Unavailable[] {
  if (turn.seat !== seat || turn.phase !== 'unlock') {
    return contestsOf(state, seat).flatMap(({ card }) =>
      ['pay', 'yield'].map((what): Unavailable => ({ what, card, reason: 'not-this-phase', rule: 'CONTEST-06' })),
    )
  }
  const decisions = openDecisions(state, seat)
  const reasons = decisions.flatMap(decision => {
    const reason = payRefusal(state, seat, decision)
    return reason ? [{ what: 'pay', card: decision.card, reason, rule: RULES[reason] }] : []
  })
  return decisions.length === 0 ? [] : [...reasons, { what: 'end-phase', reason: 'contest-open', rule: 'UNLOCK-10' }]
}

const RULES: Record<NonNullable<ReturnType<typeof payRefusal>>, string> = {
  'not-enough-pool': 'CONTEST-18',
  'not-enough-blood': 'CTITLE-06',
  'in-torpor': 'CTITLE-07',
  forbidden: 'GOLDEN-01',
}
