import { explainBurnOption } from '../offers/burn-option.ts'
import type { CardType } from '../../cards/facts.ts'
import { refuse, type Refusal, type Unavailable } from '../model/answers.ts'
import { basicActions, phaseRefusal } from '../offers/basic-actions.ts'
import { blockers } from '../procedures/blocking.ts'
import { explainInPlay } from '../procedures/in-play-actions.ts'
import { abilityRefusals, compulsory } from '../offers/abilities.ts'
import { playRefusal } from '../offers/plays.ts'
import { explainRedList } from '../procedures/red-list.ts'
import { torporActionRefusals } from '../offers/torpor-actions.ts'
import {
  blood,
  controlsCopy,
  currentAction,
  currentTurn,
  definitionOf,
  minionsOf,
  readyMinions,
} from '../reads/queries.ts'
import { top } from '../model/run.ts'
import { awake } from '../reads/stats.ts'
import { capacity, mayJoin } from '../reads/evaluate.ts'
import { counterpart, hasCounterpart, MERGE } from '../changes/merging.ts'
import { lentTo } from '../reads/lent.ts'
import { explainWithdrawal, explainContests, explainInfernal } from '../procedures/unlock-effects.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'

/**
 * What a seat might expect and does not have now, each with a reason and the rule it rests on. Uses the very conditions
 * `legal` uses.
 */
export function explain(state: GameState, seat: SeatIndex): Unavailable[] {
  if (state.result || state.seats[seat]!.ousted) return []
  return [
    ...explainActions(state, seat),
    ...(phaseRefusal(state, seat) ? [] : explainInPlay(state, seat)),
    ...explainBlocks(state, seat),
    ...explainInfluence(state, seat),
    ...explainContests(state, seat, currentTurn(state)),
    ...explainWithdrawal(state, seat, currentTurn(state)),
    ...explainInfernal(state, seat, currentTurn(state)),
    ...explainAbilities(state, seat),
    ...explainBurnOption(state, seat),
    ...explainHand(state, seat),
  ]
}

function explainActions(state: GameState, seat: SeatIndex): Unavailable[] {
  const phase = phaseRefusal(state, seat)
  return [
    ...minionsOf(state, seat).flatMap(minion =>
      basicActions
        .filter(basic => (basic.action === 'leave-torpor') === (state.cards[minion]!.torpor === true))
        .flatMap(basic => {
          const refusal = phase ?? basic.refusal(state, seat, minion)
          return refusal ? [{ what: basic.action, minion, ...refusal }] : []
        }),
    ),
    ...torporActionRefusals(state, seat, phase),
    ...explainRedList(state, seat, phase),
  ]
}

function explainBlocks(state: GameState, seat: SeatIndex): Unavailable[] {
  const action = currentAction(state)
  if (!action) return []
  const able = top(state).kind === 'window' && currentWindow(state) === 'blocks' ? blockers(state, seat) : []
  return readyMinions(state, seat)
    .filter(minion => !able.includes(minion))
    .map(minion => ({ what: 'block', minion, ...blockRefusal(state, seat, minion) }))
}

function currentWindow(state: GameState): string | undefined {
  const frame = top(state)
  return frame.kind === 'window' ? frame.name : undefined
}

function blockRefusal(state: GameState, seat: SeatIndex, minion: CardId): Refusal {
  const action = currentAction(state)!
  if (action.seat === seat) return refuse('own-action', 'BLOCK-05')
  if (!mayJoin(state, action, minion)) return refuse('not-entitled-to-block', 'BLOCK-01')
  if (action.blocker !== null) return refuse('attempt-under-way', 'BLOCK-06')
  if (action.declined.includes(seat)) return refuse('already-declined', 'BLOCK-08')
  if (currentWindow(state) !== 'blocks') return refuse('blocks-are-over', 'COURSE-09')
  return awake(state, minion) ? refuse('cannot-block', 'BLOCK-04') : refuse('locked', 'BLOCK-04')
}

/** Of the cards in play that this seat may use at one time or another, what keeps them from being used now. */
function explainAbilities(state: GameState, seat: SeatIndex): Unavailable[] {
  const frame = top(state)
  const moment = frame.kind === 'window' ? frame.name : { phase: currentTurn(state).phase }
  const left = frame.kind === 'turn' && frame.seat === seat && compulsory(state, seat, frame.phase).length > 0
  return [
    ...abilityRefusals(state, seat, moment).map(({ card, refusal }) => ({ what: 'use', card, ...refusal })),
    ...(left ? [{ what: 'end-phase', ...refuse('duty-left', 'UNLOCK-05') }] : []),
  ]
}

function explainInfluence(state: GameState, seat: SeatIndex): Unavailable[] {
  const turn = currentTurn(state)
  if (turn.seat !== seat || turn.phase !== 'influence') return []
  const reasons: Unavailable[] = state.seats[seat]!.uncontrolled.flatMap(card => {
    const refusal =
      blood(state, card) < capacity(state, card)
        ? refuse('not-filled', 'INFLUENCE-11')
        : controlsCopy(state, seat, state.cards[card]!.key)
          ? refuse('already-controlled', 'CONTEST-10')
          : undefined
    const merging = !hasCounterpart(state, card)
      ? undefined
      : counterpart(state, seat, card) === undefined
        ? refuse('no-counterpart', 'MERGE-03')
        : turn.transfers < MERGE.transfers
          ? refuse('not-enough-transfers', 'MERGE-03')
          : undefined
    return [
      ...(refusal ? [{ what: 'bring-out', card, ...refusal }] : []),
      ...(merging ? [{ what: 'merge', card, ...merging }] : []),
    ]
  })
  if (turn.transfers < 1) reasons.push({ what: 'invest', ...refuse('not-enough-transfers', 'INFLUENCE-01') })
  if (turn.transfers < 2) reasons.push({ what: 'withdraw', ...refuse('not-enough-transfers', 'INFLUENCE-04') })
  if (state.seats[seat]!.crypt.length === 0)
    reasons.push({ what: 'draw-crypt', ...refuse('crypt-empty', 'INFLUENCE-17') })
  else if (turn.transfers < 4) reasons.push({ what: 'draw-crypt', ...refuse('not-enough-transfers', 'INFLUENCE-05') })
  return reasons
}

const FAR: Refusal['reason'][] = ['not-in-combat', 'not-acting', 'not-another', 'own-action', 'in-torpor']

/**
 * For each card of the hand that cannot be played: the reason of its first mode, with the minion it comes nearest with.
 */
function explainHand(state: GameState, seat: SeatIndex): Unavailable[] {
  const frame = top(state)
  const window = frame.kind === 'window' ? frame.name : frame.kind === 'combat' ? 'strike' : null
  return [...state.seats[seat]!.hand, ...lentTo(state, seat)].flatMap(card => {
    const definition = definitionOf(state, card)
    if (!definition) return [{ what: 'play', card, ...refuse('not-supported-yet', 'PLAY-01') }]
    const minions = minionsOf(state, seat)
    const users = (type: CardType): (CardId | null)[] =>
      type === 'Master' || type === 'Event' || minions.length === 0 ? [null] : minions
    const tries = definition.modes.flatMap(mode =>
      users(mode.type).map(by => ({
        by,
        mode,
        refusal: playRefusal({ state, seat, definition, mode, by, window, card }),
      })),
    )
    // A mode that belongs in this window, by a minion that could use such a thing here, says more than one that does
    // not.
    const near =
      tries.find(
        one => window !== null && one.mode.windows.includes(window) && one.refusal && !FAR.includes(one.refusal.reason),
      ) ?? tries[0]
    const nearest = tries.every(one => one.refusal) ? near : undefined
    return nearest?.refusal
      ? [{ what: 'play', card, ...(nearest.by !== null && { minion: nearest.by }), ...nearest.refusal }]
      : []
  })
}
