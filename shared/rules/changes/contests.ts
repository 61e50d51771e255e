import { factsOf } from '../../cards/catalogue.ts'
import { moveCounters } from './counters.ts'
import {
  blood,
  claimOf,
  controllerOf,
  currentTurn,
  facts,
  isReady,
  isVampire,
  sameCard,
  used,
} from '../reads/queries.ts'
import { ruled, stat } from '../reads/evaluate.ts'
import { clear, emit, freshId, named, type Run } from '../model/run.ts'
import type { CardId, DefinitionKey, GameState, SeatIndex } from '../model/state.ts'
import { suits, titleKey } from '../reads/titles.ts'
import { burn } from './zones.ts'
import { put, take } from './piles.ts'
import { suspendOne } from './suspended.ts'

/**
 * Contests of unique cards and of unique titles. A contested card lies out of play with all that is on it, in a pile of
 * its own, so that no other rule can meet it (CONTEST-12, TARGET-03); a contested title leaves its vampires in play,
 * untitled.
 */

/** Contested for themselves: not because they lie on a card that is. */
export const contestedBy = (state: GameState, seat: SeatIndex): CardId[] =>
  state.seats[seat]!.contested.filter(id => {
    const { on } = state.cards[id]!
    return on === undefined || !state.seats.some(other => other.contested.includes(on))
  })

export const isUnique = (key: DefinitionKey): boolean => key !== 'generic' && factsOf(key).unique === true

/** Whether another Methuselah still contests this card: the copy of who was ousted is gone (CONTEST-15). */
const hasRival = (state: GameState, seat: SeatIndex, key: DefinitionKey): boolean =>
  state.seats.some(
    (_, other) => other !== seat && contestedBy(state, other).some(id => sameCard(state.cards[id]!.key, key)),
  )

/**
 * Puts every unique card of which two Methuselahs have a copy out of play, the moment the second comes (CONTEST-01 to
 * CONTEST-04, CONTEST-09, CONTEST-13, GLOSS-23); one that is only announced is not in play (CONTEST-17).
 */
export function startContests(run: Run): void {
  const { state } = run
  const copies = new Map<string, [SeatIndex, CardId][]>()
  for (const [seat, { inPlay }] of state.seats.entries()) {
    for (const id of inPlay) {
      const { key } = state.cards[id]!
      if (!isUnique(key)) continue
      const { name } = factsOf(key),
        known = copies.get(name)
      if (known) known.push([seat, id])
      else copies.set(name, [[seat, id]])
    }
  }
  for (const found of copies.values()) {
    const { key } = state.cards[found[0]![1]]!
    const first = new Set(
      state.seats.flatMap((_, seat) =>
        contestedBy(state, seat).some(id => sameCard(state.cards[id]!.key, key)) ? [seat] : [],
      ),
    )
    const fresh = found.filter(([seat, id]) => {
      if (!first.has(seat)) return first.add(seat)
      burn(run, id) // nobody contests with oneself: the incoming copy burns (CONTEST-11)
      return false
    })
    if (first.size > 1) for (const [seat, id] of fresh) contest(run, seat, id)
  }
  contestTitles(run)
}

function contest(run: Run, seat: SeatIndex, id: CardId): void {
  emit(run, 'contested', { seat, card: named(run.state, id) })
  carry(run.state, id, 'inPlay', 'contested')
}

/** The card and all that lies on it, each with whoever controls it (CONTEST-14). */
function carry(state: GameState, id: CardId, from: 'inPlay' | 'contested', to: 'inPlay' | 'contested'): void {
  const seat = state.seats.findIndex(one => one[from].includes(id))
  if (seat < 0) return
  take(state, id)
  put(state, id, seat, to)
  if (to === 'inPlay') clear(state, id, 'locked')
  // Out of play it claims no title (CTITLE-11).
  else release(state, id, 'contested')
  for (const one of state.seats) for (const on of one[from]) if (state.cards[on]!.on === id) carry(state, on, from, to)
}

/**
 * In one's unlock phase: what nobody else contests any more is turned face up, unlocked and free (CONTEST-08,
 * CONTEST-16, CTITLE-08).
 */
export function endContests(run: Run, seat: SeatIndex): void {
  const { state } = run
  for (const id of contestedBy(state, seat)) {
    if (hasRival(state, seat, state.cards[id]!.key)) continue
    carry(state, id, 'contested', 'inPlay')
    emit(run, 'contest-won', { seat, card: named(state, id) })
    // What it lies on may be in the uncontrolled region by now.
    const { on } = state.cards[id]!
    if (on !== undefined && controllerOf(state, on) === undefined) suspendOne(state, id)
  }
  for (const id of titlesContestedBy(state, seat)) {
    if (claimants(state, titleKey(claimOf(state, id))).length > 1) continue
    release(state, id, 'contested')
    emit(run, 'title-won', { card: named(state, id), title: claimOf(state, id).title! })
  }
}

/** What has to be paid for or yielded before the unlock phase can be left (UNLOCK-10). */
export interface Decision {
  of: 'card' | 'title'
  card: CardId
}

export const contestsOf = (state: GameState, seat: SeatIndex): Decision[] => [
  ...contestedBy(state, seat).map((card): Decision => ({ of: 'card', card })),
  ...titlesContestedBy(state, seat).map((card): Decision => ({ of: 'title', card })),
]

export const openDecisions = (state: GameState, seat: SeatIndex): Decision[] =>
  contestsOf(state, seat).filter(({ of, card }) => !used(state, `contest:${of}`, card))

/**
 * A card costs a pool; a title costs its vampire a blood, and only a ready one may pay (CONTEST-18, CTITLE-05 to
 * CTITLE-07).
 */
export function payRefusal(
  state: GameState,
  seat: SeatIndex,
  { of, card }: Decision,
): 'not-enough-pool' | 'not-enough-blood' | 'in-torpor' | 'forbidden' | undefined {
  if (of === 'card') return state.seats[seat]!.pool < 1 ? 'not-enough-pool' : undefined
  if (!isReady(state, card)) return 'in-torpor'
  const key = titleKey(claimOf(state, card))
  if (claimants(state, key).some(rival => rival !== card && ruled(state, card, 'contest', false, rival)))
    return 'forbidden'
  return blood(state, card) < stat(state, card, 'contest') ? 'not-enough-blood' : undefined
}

/** A pool, or as much blood as the title costs the vampire. */
export const contestPrice = (state: GameState, { of, card }: Decision): { pool: number } | { blood: number } =>
  of === 'card' ? { pool: 1 } : { blood: stat(state, card, 'contest') }

export function payContest(run: Run, seat: SeatIndex, { of, card }: Decision): void {
  run.state.uses.push({ what: `contest:${of}`, by: card, until: currentTurn(run.state).id })
  const amount = of === 'card' ? 1 : stat(run.state, card, 'contest')
  moveCounters(run, of === 'card' ? { pool: seat } : { card }, 'bank', amount, 'contest')
}

/** A yielded card is burned with all that is on it (CONTEST-07); a yielded title is gone for good (CTITLE-09). */
export function yieldContest(run: Run, seat: SeatIndex, { of, card }: Decision): void {
  if (of === 'title') return yieldTitle(run, seat, card)
  emit(run, 'yielded', { seat, card: named(run.state, card), title: null })
  burn(run, card)
}

function yieldTitle(run: Run, seat: SeatIndex, id: CardId): void {
  emit(run, 'yielded', { seat, card: named(run.state, id), title: claimOf(run.state, id).title! })
  loseTitle(run, seat, id)
}

/**
 * Whatever title it has, contested or not, is gone for good, and the card that marks it is burned (SECT-02, SECT-18).
 */
export function loseTitle(run: Run, seat: SeatIndex, id: CardId): void {
  const { state } = run
  if (claimOf(state, id).title === undefined) return
  release(state, id, 'contested')
  const marks = titleCards(state, id)
  suspend(state, id, seat, 'yielded')
  for (const mark of marks) burn(run, mark)
}

/** The cards on a vampire that mark the title it was given. */
const titleCards = (state: GameState, id: CardId): CardId[] => [
  ...new Set(
    state.modifiers.flatMap(m =>
      m.kind === 'trait' &&
      m.traits.title !== undefined &&
      'card' in m.on &&
      m.on.card === id &&
      isTitleCard(state, m.source, id)
        ? [m.source]
        : [],
    ),
  ),
]

export const isTitleCard = (state: GameState, card: CardId, on: CardId): boolean =>
  state.cards[card]?.on === on && facts(state, card).keywords?.includes('title') === true

/** Who claims a unique title, contested or not; held by who does not suit it, it is no claim (SECT-06). */
const claimants = (state: GameState, key: string | undefined): CardId[] =>
  key === undefined
    ? []
    : state.seats.flatMap(seat =>
        seat.inPlay.filter(id => {
          const claim = isVampire(state, id) ? claimOf(state, id) : {}
          return suits(claim) && titleKey(claim) === key
        }),
      )

const titlesContestedBy = (state: GameState, seat: SeatIndex): CardId[] =>
  state.seats[seat]!.inPlay.filter(id => claimOf(state, id).untitled === 'contested')

function contestTitles(run: Run): void {
  const { state } = run
  for (const [seat, { inPlay }] of state.seats.entries()) {
    for (const id of inPlay) {
      const claim = isVampire(state, id) ? claimOf(state, id) : undefined
      const key = claim && titleKey(claim)
      if (!claim || key === undefined) continue
      const rivals = claimants(state, key).filter(other => other !== id)
      const held = claim.untitled !== 'contested'
      // A title without its benefit is yielded as soon as it is contested (SECT-06).
      if (!suits(claim)) {
        if (!held || rivals.length > 0) yieldTitle(run, seat, id)
      } else if (held && rivals.length > 0) {
        suspend(state, id, seat, 'contested')
        emit(run, 'title-contested', {
          card: named(state, id),
          title: claim.title!,
          rivals: rivals.map(other => named(state, other)),
        })
      }
    }
  }
}

function suspend(state: GameState, id: CardId, seat: SeatIndex, why: 'contested' | 'yielded'): void {
  state.modifiers = [
    ...state.modifiers,
    {
      id: freshId(state),
      kind: 'trait',
      traits: { untitled: why },
      on: { card: id },
      source: id,
      by: null,
      seat,
      until: 'game',
    },
  ]
}

function release(state: GameState, id: CardId, why: 'contested' | 'yielded'): void {
  state.modifiers = state.modifiers.filter(
    m => !(m.kind === 'trait' && m.traits.untitled === why && 'card' in m.on && m.on.card === id),
  )
}
