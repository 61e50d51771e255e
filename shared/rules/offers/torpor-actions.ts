import { refuse, type Args, type Option, type Refusal, type Slot } from '../model/answers.ts'
import { duty, readyToAct } from './duties.ts'
import type { ActionFrame, ActionName } from '../model/frames.ts'
import { blood, controllerOf, isVampire, minionsOf, used } from '../reads/queries.ts'
import { named } from '../model/run.ts'
import { leashed } from '../reads/slaves.ts'
import { ruled, stat } from '../reads/evaluate.ts'
import { rescueRelief } from '../reads/stats.ts'
import { noDiablerist } from '../reads/requirements.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'

/** The actions on a vampire in torpor: rescue and diablerie (RESCUE-01 to RESCUE-04, DIAB-01 to DIAB-03). */
export interface TorporAction {
  action: Extract<ActionName, 'rescue' | 'diablerie'>
  /** Why this minion may not announce it at this vampire now; undefined when it may. */
  refusal: (state: GameState, seat: SeatIndex, minion: CardId, target: CardId) => Refusal | undefined
  slots: (state: GameState, seat: SeatIndex, minion: CardId, target: CardId) => Slot[]
  /** What it costs and does; `args` fill the slots. */
  terms: (
    state: GameState,
    seat: SeatIndex,
    minion: CardId,
    target: CardId,
    args: Args,
  ) => Pick<ActionFrame, 'cost' | 'ops'>
}

const onTorpid = (state: GameState, target: CardId, rule: string): Refusal | undefined =>
  state.cards[target]!.torpor && isVampire(state, target) && controllerOf(state, target) !== undefined
    ? undefined
    : refuse('not-in-torpor', rule)

/** A text keeps it from what the action would do to it. */
const kept = (state: GameState, target: CardId, from: 'ready' | 'diablerized'): Refusal | undefined =>
  ruled(state, target, from, false) ? refuse('forbidden', 'GOLDEN-01') : undefined

export const torporActions: readonly TorporAction[] = [
  {
    action: 'rescue',
    refusal: (state, seat, minion, target) =>
      (isVampire(state, minion) ? undefined : refuse('not-a-vampire', 'RESCUE-01')) ??
      readyToAct(state, minion) ??
      onTorpid(state, target, 'RESCUE-01') ??
      kept(state, target, 'ready') ??
      (blood(state, minion) + lent(state, seat, minion, target) < rescueCost(state, minion, target)
        ? refuse('not-enough-blood', 'RESCUE-02')
        : undefined) ??
      repeated(state, 'rescue', minion, target) ??
      directed(state, seat, minion, target) ??
      duty(state, seat, minion),
    slots: (state, seat, minion, target) => {
      const { min, max } = share(state, seat, minion, target)
      return min < max
        ? [
            {
              name: 'rescued',
              type: 'amount',
              min,
              max,
              default: min,
              ask: { key: 'ask-rescued-pays', params: { card: named(state, target) } },
            },
          ]
        : []
    },
    terms: (state, seat, minion, target, args) => {
      const theirs = Number(args['rescued'] ?? share(state, seat, minion, target).min)
      return {
        cost: {
          blood: rescueCost(state, minion, target) - theirs,
          ...(theirs > 0 && { shared: { by: 'target', blood: theirs } }),
        },
        ops: [{ op: 'move', who: 'target', to: 'ready' }],
      }
    },
  },
  {
    action: 'diablerie',
    refusal: (state, seat, minion, target) =>
      (isVampire(state, minion) ? undefined : refuse('not-a-vampire', 'DIABLERIE-01')) ??
      noDiablerist(state, minion) ??
      readyToAct(state, minion) ??
      onTorpid(state, target, 'DIAB-02') ??
      kept(state, target, 'diablerized') ??
      repeated(state, 'diablerie', minion, target) ??
      directed(state, seat, minion, target) ??
      duty(state, seat, minion),
    slots: () => [],
    // Nothing happens to a victim that has left torpor meanwhile; the action is successful all the same.
    terms: () => ({
      cost: {},
      ops: [{ op: 'if', test: { is: ['target', { in: 'torpor' }] }, then: [{ op: 'diablerize', victim: 'target' }] }],
    }),
  },
]

const RESCUE = 2
/** Whoever pays it (RESCUE-02). */
const rescueCost = (state: GameState, minion: CardId, target: CardId): number =>
  Math.max(0, RESCUE + stat(state, minion, 'rescue') + rescueRelief(state, minion, target))

/**
 * What the rescued vampire may pay of it. Another Methuselah's blood is not spent by the rescuer: that one pays all.
 */
const lent = (state: GameState, seat: SeatIndex, minion: CardId, target: CardId): number =>
  controllerOf(state, target) === seat ? Math.min(rescueCost(state, minion, target), blood(state, target)) : 0

const share = (state: GameState, seat: SeatIndex, minion: CardId, target: CardId): { min: number; max: number } => ({
  min: Math.max(0, rescueCost(state, minion, target) - blood(state, minion)),
  max: lent(state, seat, minion, target),
})

const repeated = (state: GameState, action: string, minion: CardId, target: CardId): Refusal | undefined =>
  used(state, `barred:${action}:${target}`, minion) ? refuse('barred', 'GOLDEN-01') : undefined

/** At another's vampire, which may be out of reach of directed actions. */
const directed = (state: GameState, seat: SeatIndex, minion: CardId, target: CardId): Refusal | undefined =>
  controllerOf(state, target) === seat
    ? undefined
    : (leashed(state, minion) ??
      (ruled(state, target, 'target', false, minion) ? refuse('no-target', 'GLOSS-20') : undefined))

const torpid = (state: GameState): CardId[] =>
  state.seats.flatMap((_, seat) => minionsOf(state, seat).filter(id => state.cards[id]!.torpor))

export function torporActionOptions(state: GameState, seat: SeatIndex): Option[] {
  const targets = torpid(state)
  if (targets.length === 0) return []
  return minionsOf(state, seat).flatMap(minion =>
    torporActions.flatMap(basic =>
      targets
        .filter(target => !basic.refusal(state, seat, minion, target))
        .map((target): Option => {
          const slots = basic.slots(state, seat, minion, target)
          return {
            id: `${basic.action}:${minion}:${target}`,
            kind: 'act',
            minion,
            card: target,
            irreversible: true,
            effect: {
              key: `option-${basic.action}`,
              params: { minion: named(state, minion), card: named(state, target) },
            },
            ...(basic.action === 'rescue' && { cost: { blood: rescueCost(state, minion, target) } }),
            ...(slots.length > 0 && { slots }),
          }
        }),
    ),
  )
}

/** The same for what is not on offer: each ready minion, each vampire in torpor. */
export function torporActionRefusals(state: GameState, seat: SeatIndex, phase: Refusal | undefined) {
  const targets = torpid(state)
  return minionsOf(state, seat)
    .filter(minion => !state.cards[minion]!.torpor)
    .flatMap(minion =>
      torporActions.flatMap(basic =>
        targets.flatMap(target => {
          const refusal = phase ?? basic.refusal(state, seat, minion, target)
          return refusal ? [{ what: basic.action, minion, card: target, ...refusal }] : []
        }),
      ),
    )
}

/**
 * How an option of these is announced: one's own vampire undirected at +1 stealth, another's directed at its controller
 * (DIABLERIE-10).
 */
export function torporAnnouncement(state: GameState, seat: SeatIndex, option: Option, args: Args) {
  const basic = torporActions.find(one => option.id.startsWith(`${one.action}:`))
  if (!basic) return undefined
  const minion = option.minion!,
    target = option.card!
  const of = controllerOf(state, target)!
  return {
    action: basic.action,
    acting: minion,
    seat,
    source: null,
    plus: 0,
    vars: { target },
    stealth: of === seat ? 1 : 0,
    targets: of === seat ? [] : [of],
    ...basic.terms(state, seat, minion, target, args),
  }
}
