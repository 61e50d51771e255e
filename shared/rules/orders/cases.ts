import type { CardType } from '../../cards/facts.ts'
import type { Frame } from '../model/frames.ts'
import type { StrikeKind, WindowName } from '../../cards/language.ts'
import type { MessageKey } from '../model/messages.ts'
import { blockers } from '../procedures/blocking.ts'
import { tallyOf, votesLeft } from '../procedures/polling.ts'
import {
  answeredPlay,
  controllerOf,
  currentAction,
  currentCombat,
  currentFrame,
  currentTurn,
  facts,
  minionType,
  predator,
  prey,
} from '../reads/queries.ts'
import { asBlocker } from '../reads/attempts.ts'
import { couldUse } from '../offers/abilities.ts'
import { dueIn } from './due-answers.ts'
import { couldReact } from '../offers/plays.ts'
import { bleedAmount } from '../reads/stats.ts'
import { stat } from '../reads/evaluate.ts'
import type { CardId, DefinitionKey, GameState, SeatIndex } from '../model/state.ts'
import type {
  ActionIs,
  CombatIs,
  OrderCondition,
  MinionType,
  PlayedIs,
  Range,
  ReferendumIs,
  Whose,
} from '../model/orders.ts'

/**
 * The case an order is asked about: the public facts a condition may speak of, as they are for one seat. Plain data, so
 * that a case which is
 * over can be kept, and orders tried on it. Nothing of a hand is in it.
 */
export interface Case {
  seat: SeatIndex
  prey: SeatIndex | null
  predator: SeatIndex | null
  turn: SeatIndex
  pool: number
  transfers?: number
  due?: boolean
  window?: WindowName
  ask?: MessageKey
  action?: {
    kind: string[]
    card: DefinitionKey | null
    by: SeatIndex
    minion: CardId
    againstMe: boolean
    targets: SeatIndex[]
    bleed: number | null
    stealth: number
    reach: number | null
    blocker: CardId | null
    blocked: SeatIndex | null
    intercept: number | null
    lacking: number | null
    answerable?: boolean
    ousts: boolean
  }
  combat?: {
    mine: boolean
    with: SeatIndex | null
    minion: CardId | null
    type?: MinionType | null
    range: 'close' | 'long'
    round: number
    pressed: boolean
    strike: StrikeKind | null
    damage: number | null
  }
  referendum?: {
    kind: DefinitionKey | 'blood-hunt' | null
    by: SeatIndex
    passes: boolean
    tally: number
    left: number
    touchesMe: boolean
  }
  played?: { types: readonly CardType[]; card: DefinitionKey; by: SeatIndex }
}

export function caseOf(state: GameState, frame: Frame, seat: SeatIndex, ask?: MessageKey): Case {
  const turn = currentTurn(state)
  const action = actionCase(state, seat, frame),
    combat = combatCase(state, seat),
    referendum = referendumCase(state, seat),
    played = playedCase(state)
  const facts: Case = {
    seat,
    prey: prey(state, seat),
    predator: predator(state, seat),
    turn: turn.seat,
    pool: state.seats[seat]!.pool,
    ...(turn.seat === seat && turn.phase === 'influence' && { transfers: turn.transfers }),
    ...(frame.kind === 'window' && { window: frame.name }),
    ...(ask && { ask }),
    ...(action && { action }),
    ...(combat && { combat }),
    ...(referendum && { referendum }),
    ...(played && { played }),
  }
  // Worked out only for a rule that speaks of it; no case of a phase is kept.
  return frame.kind === 'turn'
    ? {
        ...facts,
        get due() {
          return dueIn(state, frame, seat) !== undefined
        },
      }
    : facts
}

function actionCase(state: GameState, seat: SeatIndex, frame: Frame): Case['action'] {
  const action = currentAction(state)
  if (!action) return undefined
  const { acting, blocker, targets, vars } = action
  const stealth = stat(state, acting, 'stealth'),
    bleed = action.bleed ? bleedAmount(state, action) : null
  const aim = typeof vars['target'] === 'number' ? controllerOf(state, vars['target']) : undefined
  // Whoever may block is known to the person too only where blocks are offered.
  const able = frame.kind === 'window' && frame.name === 'blocks' ? blockers(state, seat) : []
  const intercept = blocker === null ? null : stat(state, blocker, 'intercept'),
    best = able.map(id => stat(asBlocker(state, id, seat), id, 'intercept'))
  return {
    kind: [action.bleed ? 'bleed' : action.action, ...(action.political ? ['political'] : [])],
    card: action.source === null ? null : state.cards[action.source]!.key,
    by: action.seat,
    minion: acting,
    againstMe: targets.includes(seat) || aim === seat,
    targets,
    bleed,
    stealth,
    reach: best.length === 0 ? null : Math.max(...best) - stealth,
    blocker,
    blocked: blocker === null ? null : (controllerOf(state, blocker) ?? null),
    intercept,
    lacking: intercept === null ? null : stealth - intercept,
    ...(frame.kind === 'window' &&
      action.seat !== seat &&
      BEYOND_BLOCKS.includes(frame.name) && {
        answerable: couldUse(state, seat, frame.name) || couldReact(state, seat, frame.name),
      }),
    ousts: bleed !== null && targets.includes(seat) && bleed >= state.seats[seat]!.pool,
  }
}

/** Where a wake alone is no answer: it would be to attempt a block. */
const BEYOND_BLOCKS: readonly WindowName[] = ['attempt', 'declined']

function combatCase(state: GameState, seat: SeatIndex): Case['combat'] {
  const combat = currentCombat(state)
  if (!combat) return undefined
  const { acting, opposing } = combat
  const own = [acting, opposing].find(id => controllerOf(state, id) === seat),
    other = own === undefined ? undefined : own === acting ? opposing : acting
  const damage = currentFrame(state, 'proposal')
  const hits =
    damage?.proposal.type === 'damage' && damage.asking !== undefined && controllerOf(state, damage.asking) === seat
      ? damage.proposal.hits.filter(hit => hit.to === damage.asking)
      : undefined
  return {
    mine: own !== undefined,
    minion: other ?? null,
    with: other === undefined ? null : (controllerOf(state, other) ?? null),
    type: other === undefined ? null : (minionType(state, other) ?? null),
    range: combat.range,
    round: combat.number,
    pressed: combat.pressed === true,
    strike: combat.strikes.find(strike => strike.by === other)?.strike ?? null,
    damage: hits ? hits.reduce((n, hit) => n + hit.amount, 0) : null,
  }
}

function referendumCase(state: GameState, seat: SeatIndex): Case['referendum'] {
  const referendum = currentFrame(state, 'referendum')
  if (!referendum) return undefined
  const { for: inFavour, against } = tallyOf(state, referendum)
  const named = (referendum.asked ?? []).flatMap(({ as, of }): (SeatIndex | undefined)[] => {
    const value = referendum.vars[as],
      picked = (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(Number)
    if (of === 'cards') return picked.map(id => controllerOf(state, id))
    if (of === 'seats') return picked
    return of === 'points' ? picked.filter((_, i) => i % 2 === 0) : []
  })
  const hunted = referendum.hunt ? controllerOf(state, referendum.calledBy) : undefined
  return {
    kind: referendum.hunt ? 'blood-hunt' : referendum.source === null ? null : state.cards[referendum.source]!.key,
    by: referendum.seat,
    tally: inFavour - against,
    passes: inFavour > against,
    left: votesLeft(state, seat),
    touchesMe: referendum.hunt ? hunted === seat : named.length === 0 || named.includes(seat),
  }
}

function playedCase(state: GameState): Case['played'] {
  const play = state.frames.some(frame => frame.kind === 'play') ? answeredPlay(state, null) : undefined
  return (
    play && {
      types: play.type ? [play.type] : facts(state, play.card).types,
      card: state.cards[play.card]!.key,
      by: play.seat,
    }
  )
}

// ---- whether a condition holds in a case ----------------------------------------------------------------

export function met(condition: OrderCondition, of: Case): boolean {
  const { window, ask, turn, pool, transfers, due, action, combat, referendum, played, strike, damage } = condition
  return (
    within(window, of.window) &&
    within(ask, of.ask) &&
    whose(turn, of.turn, of) &&
    inside(pool, of.pool) &&
    inside(transfers, of.transfers) &&
    same(due, of.due === true) &&
    (!action || actionMet(action, of)) &&
    (!combat || combatMet(combat, of)) &&
    (!referendum || referendumMet(referendum, of)) &&
    (!played || playedMet(played, of)) &&
    within(strike, of.combat?.strike) &&
    inside(damage, of.combat?.damage)
  )
}

function actionMet(is: ActionIs, of: Case): boolean {
  const { action } = of
  if (!action) return false
  return (
    (!is.kind || is.kind.some(kind => action.kind.includes(kind))) &&
    within(is.card, action.card) &&
    whose(is.by, action.by, of) &&
    within(is.minion, action.minion) &&
    same(is.againstMe, action.againstMe) &&
    (!is.target || action.targets.some(seat => whose(is.target, seat, of))) &&
    inside(is.bleed, action.bleed) &&
    inside(is.stealth, action.stealth) &&
    inside(is.reach, action.reach) &&
    whose(is.blocked, action.blocked, of) &&
    within(is.blocker, action.blocker) &&
    inside(is.intercept, action.intercept) &&
    inside(is.lacking, action.lacking) &&
    same(is.answerable, action.answerable) &&
    same(is.ousts, action.ousts)
  )
}

function combatMet(is: CombatIs, of: Case): boolean {
  const { combat } = of
  return (
    combat !== undefined &&
    same(is.mine, combat.mine) &&
    whose(is.with, combat.with, of) &&
    within(is.minion, combat.minion) &&
    within(is.type, combat.type) &&
    same(is.range, combat.range) &&
    inside(is.round, combat.round) &&
    same(is.pressed, combat.pressed)
  )
}

function referendumMet(is: ReferendumIs, of: Case): boolean {
  const { referendum } = of
  return (
    referendum !== undefined &&
    within(is.kind, referendum.kind) &&
    whose(is.by, referendum.by, of) &&
    same(is.passes, referendum.passes) &&
    inside(is.tally, referendum.tally) &&
    inside(is.left, referendum.left) &&
    same(is.touchesMe, referendum.touchesMe)
  )
}

function playedMet(is: PlayedIs, of: Case): boolean {
  const { played } = of
  return (
    played !== undefined &&
    (!is.type || is.type.some(type => played.types.includes(type))) &&
    within(is.card, played.card) &&
    whose(is.by, played.by, of)
  )
}

const same = <T>(wanted: T | undefined, is: T): boolean => wanted === undefined || wanted === is
const within = (wanted: readonly (string | number)[] | undefined, is: string | number | null | undefined): boolean =>
  !wanted || (is !== null && is !== undefined && wanted.includes(is))
const inside = (wanted: Range | undefined, is: number | null | undefined): boolean =>
  !wanted || (is !== null && is !== undefined && is >= (wanted.gte ?? -Infinity) && is <= (wanted.lte ?? Infinity))
const whose = (wanted: readonly Whose[] | undefined, seat: SeatIndex | null, of: Case): boolean =>
  !wanted || (seat !== null && wanted.some(one => isWhose(one, seat, of)))

function isWhose(one: Whose, seat: SeatIndex, of: Case): boolean {
  if (typeof one === 'number') return seat === one
  if (one === 'me') return seat === of.seat
  if (one === 'prey') return seat === of.prey
  return one === 'predator' ? seat === of.predator : seat !== of.seat && seat !== of.prey && seat !== of.predator
}

/** Whose of these a seat is: for deeds that go to the first that can be chosen. */
export const firstOf = (wanted: readonly Whose[], among: readonly SeatIndex[], of: Case): SeatIndex | undefined => {
  for (const one of wanted) {
    const found = among.find(seat => isWhose(one, seat, of))
    if (found !== undefined) return found
  }
  return undefined
}
