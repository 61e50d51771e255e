import { refuse, type Option, type Refusal, type Unavailable } from '../model/answers.ts'
import { duty, readyToAct } from '../offers/duties.ts'
import type { TurnFrame } from '../model/frames.ts'
import type { Op } from '../../cards/language.ts'
import { blood, controllerOf, currentTurn, isMinion, isReady, isVampire, minionsOf, used } from '../reads/queries.ts'
import { emit, named, push, type Run } from '../model/run.ts'
import { leashed } from '../reads/slaves.ts'
import { ruled } from '../reads/evaluate.ts'
import { hasTrait } from '../reads/traits.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'

/**
 * Red List minions: marked for a master phase action, hunted by the vampires of who marked them, and what their end is
 * worth (TRAIT-07 to TRAIT-11).
 */

const MARKED = 'marked'
const listed = (state: GameState): CardId[] =>
  state.seats.flatMap(({ inPlay }) => inPlay.filter(id => isMinion(state, id) && hasTrait(state, id, 'red list')))
const isMarked = (state: GameState, id: CardId): boolean =>
  state.facts.some(fact => fact.name === MARKED && fact.of === id)

/** Whoever has a master phase action may mark any of them, its own too, for this turn (TRAIT-07, MASTER-19). */
export const markOptions = (state: GameState, turn: TurnFrame): Option[] =>
  turn.masterActions < 1
    ? []
    : listed(state)
        .filter(id => !isMarked(state, id))
        .map(card => ({
          id: `mark:${card}`,
          kind: 'mark',
          card,
          effect: { key: 'option-mark', params: { card: named(state, card) } },
          irreversible: true,
        }))

export function mark(run: Run, turn: TurnFrame, card: CardId): void {
  turn.masterActions--
  run.state.facts.push({ name: MARKED, of: card, n: 1, until: turn.id })
  emit(run, 'marked', { seat: turn.seat, card: named(run.state, card) })
}

/**
 * The action of a ready vampire of the marker's, once a turn, whomever it is at: only ready minions can fight
 * (TRAIT-08, COMBAT-02).
 */
function chaseRefusal(state: GameState, seat: SeatIndex, minion: CardId, target: CardId): Refusal | undefined {
  if (!isVampire(state, minion)) return refuse('not-a-vampire', 'TRAIT-08')
  if (!isMarked(state, target)) return refuse('not-marked', 'TRAIT-08')
  const early = readyToAct(state, minion)
  if (early) return early
  if (used(state, 'chase', minion)) return refuse('already-played', 'TRAIT-08')
  if (controllerOf(state, target) === seat || !isReady(state, target) || ruled(state, target, 'target', false, minion))
    return refuse('no-target', 'COMBAT-02')
  if (blood(state, minion) < 1) return refuse('not-enough-blood', 'ANN-06')
  return leashed(state, minion) ?? duty(state, seat, minion)
}

const idOf = (minion: CardId, target: CardId): string => `enter-combat:${minion}:${target}`
const pairs = (state: GameState, seat: SeatIndex) =>
  listed(state).flatMap(target => minionsOf(state, seat).map(minion => ({ minion, target })))

export const chaseOptions = (state: GameState, seat: SeatIndex): Option[] =>
  pairs(state, seat)
    .filter(({ minion, target }) => !chaseRefusal(state, seat, minion, target))
    .map(({ minion, target }) => ({
      id: idOf(minion, target),
      kind: 'act',
      minion,
      card: target,
      cost: { blood: 1 },
      irreversible: true,
      effect: { key: 'option-enter-combat', params: { minion: named(state, minion), card: named(state, target) } },
    }))

const FIGHT: Op[] = [{ op: 'combat', acting: 'acting', opposing: 'target' }]

export function chaseAnnouncement(run: Run, seat: SeatIndex, option: Option) {
  const { state } = run
  const acting = option.minion,
    target = option.card
  if (acting === undefined || target === undefined || option.id !== idOf(acting, target)) return undefined
  state.uses.push({ what: 'chase', by: acting, until: currentTurn(state).id })
  return {
    action: 'enter-combat' as const,
    acting,
    seat,
    source: null,
    plus: 0,
    stealth: 1,
    targets: [controllerOf(state, target)!],
    cost: { blood: 1 },
    vars: { target },
    ops: FIGHT,
  }
}

export function explainRedList(state: GameState, seat: SeatIndex, phase: Refusal | undefined): Unavailable[] {
  const turn = currentTurn(state)
  const inMaster = turn.seat === seat && turn.phase === 'master'
  return [
    ...listed(state)
      .filter(id => !inMaster || turn.masterActions < 1 || isMarked(state, id))
      .map((card): Unavailable => ({
        what: 'mark',
        card,
        ...(!inMaster
          ? refuse('not-this-phase', 'TRAIT-07')
          : isMarked(state, card)
            ? refuse('already-used', 'TRAIT-07')
            : refuse('no-master-action', 'TRAIT-07')),
      })),
    ...pairs(state, seat)
      .filter(({ minion }) => isReady(state, minion))
      .flatMap(({ minion, target }) => {
        const refusal = phase ?? chaseRefusal(state, seat, minion, target)
        return refusal ? [{ what: 'enter-combat', minion, card: target, ...refusal }] : []
      }),
  ]
}

/**
 * The vampire that has just burned a Red List minion, in combat or by a directed action, may be awarded a trophy of its
 * Methuselah's, and those
 * in play that nobody has been awarded yet, as each of their controllers likes: before anything else, the blood hunt
 * included (TRAIT-09 to TRAIT-11).
 */
export function awardTrophies(run: Run): void {
  const { state } = run
  const due = state.facts.filter(fact => fact.name === 'red-list-burned')
  if (due.length === 0) return
  state.facts = state.facts.filter(fact => !due.includes(fact))
  for (const { of: winner } of due) {
    const seat = controllerOf(state, winner)
    if (seat !== undefined) push(run, { kind: 'effects', source: null, by: winner, seat, ops: AWARD, vars: { winner } })
  }
}

const AWARD: Op[] = [
  { op: 'search', as: 'trophy', ask: 'choose-trophy', piles: ['library', 'ash', 'hand'], for: { keyword: 'trophy' } },
  { op: 'move', who: 'trophy', to: 'inPlay', on: 'winner' },
  {
    op: 'each',
    over: { seats: {} },
    as: 'giver',
    ops: [
      {
        op: 'choose',
        as: 'given',
        ask: 'choose-awards',
        from: { cards: { keyword: 'trophy', of: 'giver', on: 'nothing' } },
        min: 0,
        max: 99,
        by: 'giver',
      },
      { op: 'each', over: { list: 'given' }, as: 'one', ops: [{ op: 'move', who: 'one', to: 'inPlay', on: 'winner' }] },
    ],
  },
]
