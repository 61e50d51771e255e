import type { Option, Refusal } from './answers.ts'
import type { ActionName } from './frames.ts'
import type { Cost, Op } from './language.ts'
import { blood, currentAction, currentTurn, isReady, isVampire, minionsOf, prey, readyMinions, used } from './queries.ts'
import { named } from './run.ts'
import { leashed } from './slaves.ts'
import { ruled, stat } from './stats.ts'
import type { CardId, GameState, SeatIndex } from './state.ts'

/** The actions that need no card: bleed, hunt, leave torpor (ACT-05, LEAVE-01). */
export interface BasicAction {
  action: Exclude<ActionName, 'card' | 'rescue' | 'diablerie' | 'enter-combat' | 'equip'>
  stealth: number
  cost: Cost
  ops: Op[]
  bleed?: true
  /** Why this minion may not announce it now; undefined when it may. */
  refusal: (state: GameState, seat: SeatIndex, minion: CardId) => Refusal | undefined
  effect: (state: GameState, seat: SeatIndex, minion: CardId) => Option['effect']
}

const refuse = (reason: Refusal['reason'], rule: string): Refusal => ({ reason, rule })

export const basicActions: readonly BasicAction[] = [
  {
    action: 'bleed', stealth: 0, cost: {}, bleed: true, ops: [{ op: 'bleed' }],
    refusal: (state, seat, minion) => readyToAct(state, minion)
      ?? (used(state, 'bleed', minion) ? refuse('already-bled', 'BLEED-02') : undefined)
      ?? (prey(state, seat) === null ? refuse('no-prey', 'BLEED-08') : undefined)
      ?? leashed(state, minion)
      ?? duty(state, seat, minion, false),
    effect: (state, seat, minion) => ({ key: 'option-bleed', params: { minion: named(state, minion), target: prey(state, seat), bleed: Math.max(0, stat(state, minion, 'bleed')) } }),
  },
  {
    action: 'hunt', stealth: 1, cost: {}, ops: [{ op: 'hunt' }],
    refusal: (state, seat, minion) => readyToAct(state, minion)
      ?? (isVampire(state, minion) ? undefined : refuse('not-a-vampire', 'ACT-05'))
      ?? barred(state, 'hunt', minion)
      ?? duty(state, seat, minion, true),
    effect: (state, _, minion) => ({ key: 'option-hunt', params: { minion: named(state, minion), amount: stat(state, minion, 'hunt') } }),
  },
  {
    action: 'leave-torpor', stealth: 1, cost: { blood: 2 }, ops: [{ op: 'move', who: 'acting', to: 'ready' }],
    refusal: (state, seat, minion) => (state.cards[minion]!.torpor ? undefined : refuse('not-in-torpor', 'LEAVE-01'))
      ?? (state.cards[minion]!.locked ? refuse('locked', 'ACT-01') : undefined)
      ?? barred(state, 'leave-torpor', minion)
      ?? (blood(state, minion) < 2 ? refuse('not-enough-blood', 'LEAVE-02') : undefined)
      ?? duty(state, seat, minion, false),
    effect: (state, _, minion) => ({ key: 'option-leave-torpor', params: { minion: named(state, minion) } }),
  },
]

/** An effect has ended the same action and bars it for the turn. */
const barred = (state: GameState, action: ActionName, minion: CardId): Refusal | undefined =>
  used(state, `barred:${action}`, minion) ? refuse('barred', 'GOLDEN-01') : undefined

export function readyToAct(state: GameState, minion: CardId): Refusal | undefined {
  if (ruled(state, minion, 'act', false)) return refuse('forbidden', 'GOLDEN-01')
  if (stuck(state, minion)) return refuse('stuck', 'MAND-07')
  if (state.cards[minion]!.torpor) return refuse('in-torpor', 'LEAVE-01')
  return state.cards[minion]!.locked ? refuse('locked', 'ACT-01') : undefined
}

const empty = (state: GameState, minion: CardId): boolean => isReady(state, minion) && isVampire(state, minion) && !state.cards[minion]!.locked && blood(state, minion) === 0

/** A minion that must hunt and is barred from it does nothing at all, and holds up nobody (MAND-07). */
export const stuck = (state: GameState, minion: CardId): boolean => empty(state, minion) && barred(state, 'hunt', minion) !== undefined

/** A ready unlocked vampire without blood must hunt, before any other action of anybody's (MAND-01 to MAND-04). */
export function mustHunt(state: GameState, seat: SeatIndex): CardId[] {
  return readyMinions(state, seat).filter(id => empty(state, id) && !stuck(state, id))
}

export function duty(state: GameState, seat: SeatIndex, minion: CardId, isHunt: boolean): Refusal | undefined {
  const owing = mustHunt(state, seat)
  if (owing.length === 0 || (isHunt && owing.includes(minion))) return undefined
  return owing.includes(minion) ? refuse('must-hunt-first', 'MAND-02') : refuse('another-must-hunt', 'MAND-01')
}

/** Why no action at all may be announced now (TURN-03, ACT-02). */
export function phaseRefusal(state: GameState, seat: SeatIndex): Refusal | undefined {
  if (currentAction(state)) return refuse('action-under-way', 'ACT-02')
  const turn = currentTurn(state)
  if (turn.seat !== seat) return refuse('not-your-turn', 'TURN-03')
  return turn.phase === 'minion' ? undefined : refuse('not-this-phase', 'TURN-03')
}

export function basicActionOptions(state: GameState, seat: SeatIndex): Option[] {
  return minionsOf(state, seat).flatMap(minion => basicActions
    .filter(basic => !basic.refusal(state, seat, minion))
    .map((basic): Option => ({
      id: `${basic.action}:${minion}`, kind: 'act', minion, effect: basic.effect(state, seat, minion), irreversible: true,
      ...(basic.cost.blood !== undefined && { cost: { blood: Number(basic.cost.blood) } }),
    })))
}
