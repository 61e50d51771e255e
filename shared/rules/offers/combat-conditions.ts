import { refuse, type Refusal } from '../model/answers.ts'
import type { Viewpoint } from '../reads/look.ts'
import type { Hit } from '../model/frames.ts'
import type { WindowName, Op } from '../../cards/language.ts'
import type { Mode } from '../../cards/definition.ts'
import { controllerOf, currentCombat, currentFrame, facts, isReady } from '../reads/queries.ts'
import { candidates, mayHave, ruled } from '../reads/evaluate.ts'
import { requiresDiscipline } from '../reads/played-cards.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'

/** What combat asks of cards and effects: who may use them, when, and what they must be good for. */

/** Combat cards are for ready combatants, in combat (MIN-15, COMBAT-05). */
export function combatTiming(
  state: GameState,
  seat: SeatIndex,
  mode: Mode,
  by: CardId | null,
  window: WindowName | null,
): Refusal | undefined {
  const combat = currentCombat(state)
  if (!combat) return refuse('no-combat', 'MIN-15')
  const fights = by === combat.acting || by === combat.opposing
  if (by === null || controllerOf(state, by) !== seat || (!fights && !mode.others))
    return refuse('not-in-combat', 'MIN-15')
  // Anybody's minion may, and whether it must be ready is for the card to say (COMBAT-06).
  if (fights && mode.others) return refuse('in-combat', 'COMBAT-06')
  if (fights && !isReady(state, by)) return refuse('in-torpor', 'COMBAT-10')
  if (window === null || !mode.windows.includes(window)) return refuse('wrong-window', 'COMBAT-07')
  if (window === 'strike' && combat.toChoose[0] !== by) return refuse('wrong-window', 'STRIKE-02')
  // An aim goes with the strike that has just been chosen; what changes strikes may be played upon either.
  if (window === 'as-chosen' && mode.once === 'strike' && combat.strikes.at(-1)?.by !== by)
    return refuse('wrong-window', 'STRIKE-02')
  return undefined
}

/** An effect of combat that could do nothing, or that a limit of the rules bars, cannot be used at all. */
export function combatRefusal(
  look: Viewpoint,
  ops: readonly Op[],
  window?: WindowName | null,
  /** At which the card would be played. */ level?: string,
): Refusal | undefined {
  const combat = currentCombat(look.state)
  if (look.by === null) return undefined
  if (!combat)
    return ops.some(op => op.op === 'prevent') && window === 'prevent' ? refuse('no-combat', 'MIN-15') : undefined
  for (const op of ops) {
    const refusal = needOf(look, combat, look.by, op, window ?? null, level)
    if (refusal) return refusal
  }
  return undefined
}

const across = (range: 'close' | 'long'): 'close' | 'long' => (range === 'close' ? 'long' : 'close')

/** Whether it may maneuver as the range is now; `to`: only that way. */
function maneuverRefusal(
  state: GameState,
  combat: NonNullable<ReturnType<typeof currentCombat>>,
  by: CardId,
  to: 'close' | 'long' | undefined,
): Refusal | undefined {
  const there = across(combat.range)
  if (ruled(state, by, 'maneuver', false, undefined, there)) return refuse('forbidden', 'GOLDEN-01')
  if (combat.maneuvered === by) return refuse('maneuvered-last', 'RANGE-03')
  return to !== undefined && to !== there ? refuse('out-of-range', 'RANGE-02') : undefined
}

function needOf(
  look: Viewpoint,
  combat: NonNullable<ReturnType<typeof currentCombat>>,
  by: CardId,
  op: Op,
  window: WindowName | null,
  level: string | undefined,
): Refusal | undefined {
  const { state, source } = look
  switch (op.op) {
    case 'maneuver':
      return maneuverRefusal(state, combat, by, op.to)
    case 'press':
      if (ruled(state, by, 'press', false, undefined, combat.pressed ? 'end' : 'continue'))
        return refuse('forbidden', 'GOLDEN-01')
      if (combat.presser === by) return refuse('pressed-last', 'PRESS-05')
      if (op.to === 'continue' && combat.pressed) return refuse('only-to-continue', 'PRESS-02')
      return op.to === 'end' && !combat.pressed ? refuse('nothing-to-end', 'PRESS-03') : undefined
    case 'strike':
      if (ruled(state, by, 'strike', false, undefined, op.strike)) return refuse('strike-forbidden', 'STRIKE-36')
      // The strike of a weapon is no strike of who cannot use any.
      if (op.with !== undefined && ruled(state, by, 'equipment', false)) return refuse('forbidden', 'GOLDEN-01')
      if (!mayTake(look, by, op)) return refuse('no-target', 'STRIKE-29')
      if (window !== 'range') return undefined
      return (
        maneuverRefusal(state, combat, by, op.to) ??
        (combat.committed.some(strike => strike.by === by) ? refuse('committed', 'RANGE-07') : undefined)
      )
    case 'range':
      return op.this && combat.nextRange !== undefined ? refuse('forbidden', 'GOLDEN-01') : undefined
    case 'prevent': {
      const pending = currentFrame(state, 'proposal')
      const to = pending?.proposal.type === 'damage' ? pending.asking : undefined
      const fighter = to === undefined ? undefined : (state.cards[to]!.on ?? to)
      const helped = to === by || (op.any && (fighter === combat.acting || fighter === combat.opposing))
      const any =
        helped &&
        pending?.proposal.type === 'damage' &&
        pending.proposal.hits.some(hit => hit.to === to && preventable(state, op, hit, source, level))
      return any ? undefined : refuse('nothing-to-prevent', 'DAMAGE-03')
    }
    case 'modify':
      return op.stat === 'strikes' && op.limited && hasLimitedStrikes(state, by)
        ? refuse('already-additional', 'STRIKE-14')
        : undefined
    // There can be but one; and none follows a combat that goes on.
    case 'combat':
      return op.queued && (combat.queued || combat.goesOn) ? refuse('already-used', 'GOLDEN-01') : undefined
    case 'outcome':
      return op.of === 'combat' && op.is === 'continues' && (combat.queued || combat.goesOn)
        ? refuse('already-used', 'GOLDEN-01')
        : undefined
    default:
      return undefined
  }
}

/** What a strike would put on the striker: there must be some that it may have. */
function mayTake(look: Viewpoint, by: CardId, { effects = [] }: Extract<Op, { op: 'strike' }>): boolean {
  return effects.every(taken => {
    if (taken.op !== 'move' || taken.to !== 'inPlay' || taken.on !== 'by') return true
    const chosen = effects.find(one => one.op === 'choose' && one.as === taken.who)
    return (
      chosen?.op !== 'choose' ||
      !('cards' in chosen.from) ||
      candidates(look, chosen.from.cards).some(id => mayHave(look.state, by, id))
    )
  })
}

/** Additional strikes have one source, unless it says otherwise (GLOSS-12). */
const hasLimitedStrikes = (state: GameState, by: CardId): boolean =>
  state.modifiers.some(
    m => m.kind === 'number' && m.stat === 'strikes' && m.limited && 'card' in m.on && m.on.card === by,
  )

/** Environmental damage like any other (DAMAGE-11). */
export function preventable(
  state: GameState,
  op: Extract<Op, { op: 'prevent' }>,
  hit: Hit,
  /** What prevents it, or at which level a card would be played that does. */
  source: CardId | null,
  level?: string,
): boolean {
  if (
    hit.amount <= 0 ||
    hit.unpreventable ||
    (op.only === 'normal' && hit.aggravated) ||
    (op.only === 'strike' && !hit.strike) ||
    (op.only === 'initial' && !(hit.strike && currentCombat(state)?.pair === 1))
  )
    return false
  if (
    hit.pierces !== undefined &&
    (level === undefined
      ? source !== null && requiresDiscipline(state, source, facts(state, source), hit.pierces)
      : level.toLowerCase().split('+').includes(hit.pierces))
  )
    return false
  const words = hit.with === undefined ? [] : (facts(state, hit.with).keywords ?? [])
  return (op.with === undefined || words.includes(op.with)) && (op.without === undefined || !words.includes(op.without))
}
