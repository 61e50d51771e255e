import { refuse, type Option, type Refusal } from '../model/answers.ts'
import type { ActionName } from '../model/frames.ts'
import type { Cost, Op } from '../../cards/language.ts'
import { duty, readyToAct } from './duties.ts'
import {
  blood,
  currentAction,
  currentTurn,
  facts,
  isVampire,
  mayAnnounce,
  minionsOf,
  prey,
  readyMinions,
  used,
} from '../reads/queries.ts'
import { named } from '../model/run.ts'
import { leashed } from '../reads/slaves.ts'
import { hasBled } from '../reads/stats.ts'
import { ruled, stat } from '../reads/evaluate.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'

/** The actions that need no card: bleed, hunt, leave torpor, become Anarch (ACT-05, LEAVE-01, ANARCH-01). */
export interface BasicAction {
  action: Exclude<ActionName, 'card' | 'rescue' | 'diablerie' | 'enter-combat' | 'equip'>
  stealth: number
  cost?: (state: GameState, seat: SeatIndex, minion: CardId) => Cost
  ops: Op[]
  bleed?: true
  /** Why this minion may not announce it now; undefined when it may. */
  refusal: (state: GameState, seat: SeatIndex, minion: CardId) => Refusal | undefined
  effect: (state: GameState, seat: SeatIndex, minion: CardId) => Option['effect']
}

export const basicActions: readonly BasicAction[] = [
  {
    action: 'bleed',
    // BLEED-11
    stealth: 0,
    bleed: true,
    ops: [{ op: 'bleed' }],
    refusal: (state, seat, minion) =>
      readyToAct(state, minion) ??
      (hasBled(state, minion) ? refuse('already-bled', 'BLEED-02') : undefined) ??
      (ruled(state, minion, 'bleed', false) ? refuse('forbidden', 'GOLDEN-01') : undefined) ??
      (prey(state, seat) === null ? refuse('no-prey', 'BLEED-08') : undefined) ??
      leashed(state, minion) ??
      duty(state, seat, minion),
    effect: (state, seat, minion) => ({
      key: 'option-bleed',
      params: {
        minion: named(state, minion),
        target: prey(state, seat),
        bleed: Math.max(0, stat(state, minion, 'bleed')),
      },
    }),
  },
  {
    action: 'hunt',
    // HUNT-04
    stealth: 1,
    ops: [{ op: 'hunt' }],
    refusal: (state, seat, minion) =>
      readyToAct(state, minion) ??
      // A full one may hunt, too (HUNT-03, FAQ-08), and one that has hunted (HUNT-05).
      (isVampire(state, minion) ? undefined : refuse('not-a-vampire', 'ACT-05')) ??
      (ruled(state, minion, 'hunt', false) ? refuse('forbidden', 'GOLDEN-01') : undefined) ??
      barred(state, 'hunt', minion) ??
      duty(state, seat, minion, 'hunt'),
    effect: (state, _, minion) => ({
      key: 'option-hunt',
      params: { minion: named(state, minion), amount: stat(state, minion, 'hunt') },
    }),
  },
  {
    action: 'leave-torpor',
    stealth: 1,
    cost: () => ({ blood: 2 }),
    ops: [{ op: 'move', who: 'acting', to: 'ready' }],
    refusal: (state, seat, minion) =>
      (state.cards[minion]!.torpor ? undefined : refuse('not-in-torpor', 'LEAVE-01')) ??
      (state.cards[minion]!.locked ? refuse('locked', 'ACT-01') : undefined) ??
      (ruled(state, minion, 'ready', false) ? refuse('forbidden', 'GOLDEN-01') : undefined) ??
      barred(state, 'leave-torpor', minion) ??
      (blood(state, minion) < 2 ? refuse('not-enough-blood', 'LEAVE-02') : undefined) ??
      // Hunts that are owed come first (LEAVE-06).
      duty(state, seat, minion),
    effect: (state, _, minion) => ({ key: 'option-leave-torpor', params: { minion: named(state, minion) } }),
  },
  {
    action: 'become-anarch',
    stealth: 1,
    cost: (state, seat, minion) => ({ blood: anarchCost(state, seat, minion) }),
    ops: [{ op: 'become', who: 'acting', traits: { sect: 'Anarch' }, until: 'game' }],
    refusal: (state, seat, minion) =>
      (isVampire(state, minion) ? undefined : refuse('not-a-vampire', 'ANARCH-02')) ??
      readyToAct(state, minion) ??
      (facts(state, minion).sect === 'Anarch' ? refuse('already-anarch', 'ANARCH-02') : undefined) ??
      (facts(state, minion).title === undefined ? undefined : refuse('titled', 'ANARCH-02')) ??
      (blood(state, minion) < anarchCost(state, seat, minion) ? refuse('not-enough-blood', 'ANARCH-02') : undefined) ??
      barred(state, 'become-anarch', minion) ??
      duty(state, seat, minion),
    effect: (state, _, minion) => ({ key: 'option-become-anarch', params: { minion: named(state, minion) } }),
  },
]

/** Cheaper where another ready Anarch shows the way (ANARCH-01). */
const anarchCost = (state: GameState, seat: SeatIndex, minion: CardId): number =>
  readyMinions(state, seat).some(id => id !== minion && facts(state, id).sect === 'Anarch') ? 1 : 2

/** An effect has ended the same action and bars it for the turn. */
const barred = (state: GameState, action: ActionName, minion: CardId): Refusal | undefined =>
  used(state, `barred:${action}`, minion) ? refuse('barred', 'GOLDEN-01') : undefined

/** Why no action at all may be announced now (TURN-03, ACT-02). */
export function phaseRefusal(state: GameState, seat: SeatIndex): Refusal | undefined {
  if (currentAction(state)) return refuse('action-under-way', 'ACT-02')
  if (mayAnnounce(state, seat)) return undefined
  return currentTurn(state).seat === seat ? refuse('not-this-phase', 'TURN-03') : refuse('not-your-turn', 'TURN-03')
}

export function basicActionOptions(state: GameState, seat: SeatIndex): Option[] {
  return minionsOf(state, seat).flatMap(minion =>
    basicActions
      .filter(basic => !basic.refusal(state, seat, minion))
      .map((basic): Option => ({
        id: `${basic.action}:${minion}`,
        kind: 'act',
        minion,
        effect: basic.effect(state, seat, minion),
        irreversible: true,
        ...(basic.cost && { cost: { blood: Number(basic.cost(state, seat, minion).blood) } }),
      })),
  )
}
