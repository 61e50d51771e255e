import type { Applied, Env } from '../model/answers.ts'
import { moveCounters } from '../changes/counters.ts'
import { publishToAll, settle } from './apply.ts'
import type { Beginning } from '../model/orders.ts'
import { beginWith } from '../orders/orders.ts'
import { beginTurn } from '../procedures/turn.ts'
import { emit, entropy, shuffle, type Run } from '../model/run.ts'
import { SCHEMA, type GameState, type Seat, type SeatIndex, type Settings } from '../model/state.ts'
import { draw, shufflePile } from '../changes/zones.ts'
import { put } from '../changes/piles.ts'
import { isOfCrypt } from '../reads/queries.ts'

/** A deck as definition keys, one entry a copy. */
export interface DeckList {
  crypt: string[]
  library: string[]
}

const emptySeat = (): Seat => ({
  pool: 0,
  victoryPoints: 0,
  library: [],
  crypt: [],
  hand: [],
  ash: [],
  inPlay: [],
  uncontrolled: [],
  contested: [],
  removed: [],
  handEpoch: 0,
})

export function emptyGame(seats: number, settings: Settings, build: string, now: string): GameState {
  return {
    schema: SCHEMA,
    rules: build,
    settings,
    version: 1,
    views: Array<number>(seats + 1).fill(1),
    fx: 0,
    seats: Array.from({ length: seats }, emptySeat),
    edge: null,
    cards: [],
    frames: [],
    modifiers: [],
    watches: [],
    uses: [],
    facts: [],
    sealed: [],
    nextId: 1,
    present: null,
    waitingSince: now,
  }
}

/**
 * Starts a game: 30 pool, shuffled decks, seven cards, four vampires face down, and a random first Methuselah (SETUP-01
 * to SETUP-08); in a preliminary round the first seat begins (TSEAT-04). By seat, the profiles that answer from the
 * first window on.
 */
export function newGame(
  decks: readonly DeckList[],
  settings: Settings,
  env: Env,
  profiles: readonly (Beginning | undefined)[] = [],
): Applied {
  const empty = emptyGame(decks.length, settings, env.build, env.now)
  const run: Run = {
    state: profiles.reduce((state, profile, seat) => beginWith(state, seat, profile), empty),
    events: [],
    env,
    published: true,
  }
  const { state } = run
  for (const [seat, deck] of decks.entries()) {
    // Ids are dealt by a shuffle of their own, then the piles are shuffled: an id tells neither what a card is nor
    // where it lies.
    dealIds(run, seat, 'crypt', deck.crypt)
    dealIds(run, seat, 'library', deck.library)
  }
  begin(run, [...state.seats.keys()])
  return { state, events: run.events }
}

/** A random first Methuselah, 30 pool, shuffled piles, seven cards and four vampires face down for each of these. */
function begin(run: Run, seats: readonly SeatIndex[]): void {
  const { state } = run
  // Drawn in any case: who deals the game again from its secret needs the same numbers at every table.
  const drawn = entropy(run)(seats.length),
    first = seats[state.settings.tournament?.firstSeat ? 0 : drawn]!
  emit(run, 'game-started', { first })
  for (const seat of seats) {
    moveCounters(run, 'bank', { pool: seat }, 30, 'set-up')
    shufflePile(run, seat, 'crypt')
    shufflePile(run, seat, 'library')
    draw(run, seat, 'library', 7)
    draw(run, seat, 'crypt', 4)
  }
  beginTurn(run, first, 1)
  settle(run)
}

/**
 * The game begins again without some of its seats, which stay empty (TJUDGE-12, TSEAT-05). The cards of the others are
 * dealt anew, their ids too; what must never come twice goes on.
 */
export function restart(before: GameState, out: readonly SeatIndex[], env: Env): Applied {
  const { settings, version, views, fx, nextId } = before
  const state: GameState = {
    ...emptyGame(before.seats.length, settings, env.build, env.now),
    version,
    views: views.slice(),
    fx,
    nextId,
    cards: before.cards.map(({ key, owner, printed }) => ({ key, owner, ...(printed && { printed }) })),
  }
  const run: Run = { state, events: [], env, published: true }
  const seats = [...state.seats.keys()].filter(seat => !out.includes(seat))
  for (const [seat, own] of state.seats.entries()) {
    const ids = [...state.cards.keys()].filter(id => state.cards[id]!.owner === seat)
    if (out.includes(seat)) {
      own.ousted = true
      own.removed = ids
      emit(run, 'removed', { seat })
      continue
    }
    for (const pile of ['crypt', 'library'] as const) {
      own[pile] = ids.filter(id => isOfCrypt(state, id) === (pile === 'crypt'))
      const cards = own[pile]
        .map(id => state.cards[id]!)
        .toSorted((a, b) => Number(a.key > b.key) - Number(a.key < b.key))
      shuffle(cards, entropy(run))
      for (const [at, id] of own[pile].entries()) state.cards[id] = cards[at]!
    }
  }
  begin(run, seats)
  return publishToAll(run)
}

function dealIds(run: Run, seat: SeatIndex, pile: 'crypt' | 'library', keys: readonly string[]): void {
  const { state } = run
  const dealt = [...keys]
  shuffle(dealt, entropy(run))
  for (const key of dealt) {
    state.cards.push({ key, owner: seat })
    put(state, state.cards.length - 1, seat, pile)
  }
}
