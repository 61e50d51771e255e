import { amount, holds, members, ruled } from '../reads/evaluate.ts'
import { endAttempt, failAttempt } from '../procedures/blocking.ts'
import {
  answeredPlay,
  barredPolitical,
  controllerOf,
  currentAction,
  currentCombat,
  currentFrame,
  currentTurn,
  pileOf,
} from '../reads/queries.ts'
import { cardUse } from '../offers/plays.ts'
import type { ActionFrame } from '../model/frames.ts'
import { push } from '../model/run.ts'
import type { GameState } from '../model/state.ts'
import { take } from '../changes/piles.ts'
import { lookFrom, type Handlers } from './handler.ts'

/** Operations about operations, and about the procedure they run in. */
export const flow: Handlers<'if' | 'each' | 'outcome'> = {
  if(run, frame, op) {
    const branch = holds(lookFrom(run, frame), op.test) ? op.then : (op.else ?? [])
    frame.ops = [...branch, ...frame.ops]
  },
  each(run, frame, op) {
    const look = lookFrom(run, frame)
    push(run, {
      kind: 'each',
      over: members(look, op.over).filter(
        one => !op.target || typeof one !== 'number' || !ruled(run.state, one, 'target', false, frame.by ?? undefined),
      ),
      as: op.as,
      ops: op.ops,
      source: frame.source,
      by: frame.by,
      seat: frame.seat,
      vars: frame.vars,
      ...(op.together && { together: true as const }),
      ...(op.again !== undefined && { again: { of: op.again, was: amount(look, op.again), over: op.over } }),
    })
  },
  outcome(run, frame, op) {
    const { state } = run
    const action = currentAction(state)
    if (op.of === 'play') {
      const play = answeredPlay(state, frame.source)
      if (play) play.cancelled = true
      if (play && op.unpaid) play.cost = {}
    } else if (op.of === 'referendum') {
      const referendum = currentFrame(state, 'referendum')
      if (!referendum && action && op.is === 'cancelled') forgo(state, action)
      if (!referendum || referendum.hunt) return
      if (op.is === 'passes') {
        referendum.automatic = true
        return
      }
      // Nobody votes any more.
      if (op.is === 'fails') {
        referendum.failed = true
        referendum.step = 'tally'
        return
      }
      referendum.cancelled = true
      referendum.step = 'tally'
      if (op.barred && action)
        state.uses.push({ what: barredPolitical(state, action.source), by: action.seat, until: currentTurn(state).id })
    } else if (op.of === 'combat') {
      const combat = currentCombat(state)
      if (combat && op.is === 'continues') combat.goesOn = true
      else if (combat) combat.ended = true
    } else if (action && op.is === 'continues') {
      resume(state, action)
    } else if (action && op.of === 'attempt') {
      failAttempt(run, action)
    } else if (action && currentCombat(state)?.step === 'enter') {
      // Combat is about to begin: it does not, and the action ends without success, whatever it was; it has reached its
      // resolution.
      currentCombat(state)!.cancelled = true
      if (op.barred) bar(state, action)
      action.outcome = 'ended'
      action.step = 'resolved'
    } else if (action && action.outcome === undefined) {
      if (op.barred) bar(state, action)
      action.outcome = 'ended'
      // Failed, or ended between a block and its resolution, it has reached its own.
      action.step = op.is === 'fails' || action.step === 'block-resolved' ? 'resolved' : 'over'
      if (action.step === 'over' && !op.barred && !action.continued) unperformed(state, action)
    }
  },
}

/** The referendum is yet to come, as the action has just succeeded: none is conducted, and the action ends. */
function forgo(state: GameState, action: ActionFrame): void {
  const effect = state.frames[state.frames.indexOf(action) + 1]
  if (action.political && action.step === 'resolved' && effect?.kind === 'effects') effect.ops = []
}

/** A blocked action goes on as if unblocked: who has not declined may still block it, and its card is with it again. */
function resume(state: GameState, action: ActionFrame): void {
  // Before the block resolves it is as if there had been none.
  if (action.outcome !== 'blocked' && action.step !== 'block-resolved') return
  if (action.outcome === 'blocked') action.continued = true
  delete action.outcome
  endAttempt(state, action)
  action.blocker = null
  action.step = 'blocks'
  if (action.source === null || controllerOf(state, action.source) !== undefined) return
  // What has left the ash heap since is with another: the action goes on without its card.
  const place = pileOf(state, action.source)
  if (place?.pile === 'ash') take(state, action.source)
  else if (place) action.source = null
}

/**
 * Ended before its resolution it is as if cancelled: by the same card it can be attempted again (CANCEL-02), unless it
 * was blocked before (ACT-07). A bleed or a political action counts as done all the same (BLEED-03).
 */
function unperformed(state: GameState, { acting, source }: ActionFrame): void {
  if (source === null) return
  const own = cardUse(state.cards[source]!.key)
  const at = state.uses.findLastIndex(
    ({ by, what }) => by === acting && (what === own || what.startsWith(`action:${source}:`)),
  )
  state.uses = state.uses.filter((_, n) => n !== at)
}

const bar = (state: GameState, action: ActionFrame): void => {
  for (const same of sameAs(action))
    state.uses.push({ what: `barred:${same}`, by: action.acting, until: currentTurn(state).id })
}

/**
 * What makes it the same action: its name, and whom it is aimed at or any equipment that it would take. A card is
 * barred by its name already (ACT-06).
 */
function sameAs({ action, vars }: ActionFrame): string[] {
  const aims = 'target' in vars ? [vars['target']] : action === 'equip' ? [vars['cards']].flat() : []
  return aims.length === 0 ? [action] : aims.map(aim => `${action}:${String(aim)}`)
}
