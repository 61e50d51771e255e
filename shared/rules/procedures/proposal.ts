import type { Hit, ProposalFrame } from '../model/frames.ts'
import { aboutToLeave } from '../changes/foreseeing.ts'
import { moveCounters } from '../changes/counters.ts'
import { controllerOf, currentCombat, actingSeat, isMinion, isVampire, isWounded } from '../reads/queries.ts'
import { change, closeScope, emit, named, pop, push, type Run } from '../model/run.ts'
import { ruled } from '../reads/evaluate.ts'
import type { CardId } from '../model/state.ts'
import { burn } from '../changes/zones.ts'
import { isAwaited } from '../reads/card-texts.ts'
import { openWindow } from './open-window.ts'
import type { Procedure } from './procedure.ts'

/**
 * Something about to happen. Prevention and replacement edit it in its window; what remains is committed in one change
 * (DAMAGE-01), in a combat and outside of one (DAMAGE-25).
 */
export const proposal: Procedure<ProposalFrame> = {
  step(run, frame) {
    if (frame.step === 'prevent' && asks(run, frame)) return true
    pop(run)
    if (frame.proposal.type === 'damage') inflict(run, frame.proposal.hits)
    else for (const card of frame.proposal.cards) toTorpor(run, card)
    return true
  },
}

/**
 * Each minion that takes damage may prevent its own, the acting one first; then all that is left is inflicted at once
 * (DAMAGE-26).
 */
function asks(run: Run, frame: ProposalFrame): boolean {
  const { state } = run
  const { proposal } = frame
  if (proposal.type === 'torpor') {
    frame.step = 'commit'
    openWindow(run, 'to-torpor', frame.id, actingSeat(state))
    return true
  }
  const acting = currentCombat(state)?.acting
  frame.toAsk ??= [...new Set([...proposal.hits.filter(hit => hit.to === acting), ...proposal.hits].map(hit => hit.to))]
  // What is left of the damage to who was asked last: what prevents it by itself does so now.
  const left =
    frame.asking === undefined || frame.left || !isAwaited(state, 'unprevented')
      ? 0
      : proposal.hits.reduce((n, hit) => (hit.to === frame.asking ? n + hit.amount : n), 0)
  if (left > 0) {
    frame.left = true
    emit(run, 'unprevented', { card: named(state, frame.asking!), amount: left }, [])
    return true
  }
  const next = frame.toAsk.shift()
  if (next === undefined) return false
  const seat = controllerOf(state, next)
  frame.asking = next
  delete frame.left
  // What was answered about another's damage says nothing of this.
  closeScope(state, frame.id)
  if (seat !== undefined) openWindow(run, 'prevent', frame.id, seat)
  return true
}

/**
 * The whole batch is handled before anybody goes to torpor (DAMAGE-22); a vampire burned by it never was there
 * (DAMAGE-20).
 */
function inflict(run: Run, hits: Hit[]): void {
  const { state } = run
  const wounded: CardId[] = []
  const targets = [...new Set(hits.map(hit => hit.to))].filter(id => controllerOf(state, id) !== undefined)
  for (const id of targets) {
    // What it is immune to is inflicted without success (DAMAGE-24).
    const own = hits.filter(
      hit =>
        hit.to === id &&
        hit.amount > 0 &&
        !ruled(state, id, 'damage', false, hit.from ?? undefined, hit.aggravated ? 'aggravated' : 'normal'),
    )
    for (const hit of own)
      emit(run, 'damaged', {
        card: named(state, id),
        amount: hit.amount,
        aggravated: hit.aggravated === true,
        from: hit.from === null ? null : named(state, hit.from),
        ...(hit.strike && { strike: true as const }),
      })
    tally(run, own)
    suffer(run, id, own)
    const sum = (aggravated: boolean) =>
      own.reduce((n, hit) => ((hit.aggravated === true) === aggravated ? n + hit.amount : n), 0)
    // Aggravated or not, each point is a life, and with the last one it burns (DAMAGE-08, DAMAGE-23, MIN-10).
    if (!isVampire(state, id)) moveCounters(run, { card: id }, 'bank', sum(false) + sum(true), 'damage')
    else if (mend(run, id, sum(false), sum(true))) wounded.push(id)
  }
  if (wounded.length > 0) push(run, { kind: 'proposal', step: 'prevent', proposal: { type: 'torpor', cards: wounded } })
}

/** What a minion has inflicted is remembered for the round; environmental damage is nobody's (DAMAGE-09). */
function tally({ state }: Run, hits: Hit[]): void {
  const combat = currentCombat(state)
  for (const { from, amount: n } of hits)
    if (combat && from !== null && isMinion(state, from))
      state.facts.push({ name: 'inflicted', of: from, n, until: combat.round })
}

/** So is what it has suffered, from whomever. */
function suffer({ state }: Run, id: CardId, hits: Hit[]): void {
  const combat = currentCombat(state),
    n = hits.reduce((sum, hit) => sum + hit.amount, 0)
  if (combat && n > 0) state.facts.push({ name: 'suffered', of: id, n, until: combat.round })
}

/**
 * Normal points first, one blood each, as long as there is any (DAMAGE-04, DAMAGE-05, DAMAGE-07, DAMAGE-17); what
 * cannot be mended wounds (DAMAGE-06). The first aggravated point wounds, each further one, or each on the wounded,
 * costs a blood or the vampire (DAMAGE-12 to DAMAGE-16, DAMAGE-27). True when it is left wounded.
 */
function mend(run: Run, id: CardId, normal: number, aggravated: number): boolean {
  const { state } = run
  const before = isWounded(state, id)
  const mended = lose(run, id, normal)
  let wounded = before || mended < normal
  if (aggravated > 0) {
    const owed = wounded ? aggravated : aggravated - 1
    wounded = true
    if (lose(run, id, owed) < owed) {
      // Burned, and not diablerized (DAMAGE-21).
      burn(run, id)
      return false
    }
  }
  return wounded && !before
}

/** Blood lost to damage is remembered for the round (ROUNDEND-02). */
function lose(run: Run, id: CardId, wanted: number): number {
  const { state } = run
  const n = moveCounters(run, { card: id }, 'bank', wanted, 'damage')
  const combat = currentCombat(state)
  if (combat) state.facts.push({ name: 'blood-lost', of: id, n, until: combat.round })
  return n
}

/** With all cards and counters on it (TORPOR-01). */
function toTorpor(run: Run, id: CardId): void {
  const { state } = run
  if (controllerOf(state, id) === undefined || state.cards[id]!.torpor) return
  aboutToLeave(run, id, 'ready')
  change(state, id, { torpor: true })
  emit(run, 'to-torpor', { card: named(state, id) })
}
