import { encode } from '../../functions/store/codec.ts'
import { pack } from '../../functions/store/pack.ts'
import {
  type Applied,
  type Draw,
  type Env,
  type GameEvent,
  type GameState,
  type Purse,
  type SeatIndex,
  apply,
  eventsFor,
  legal,
  owed,
  promptFor,
  viewFor,
  waitingFor,
} from '../../shared/rules/index.ts'
import { explain } from '../../shared/rules/told/explain.ts'
import { PILES } from '../../shared/rules/reads/queries.ts'
import { openHand } from '../../shared/rules/reads/stats.ts'
import { copyJson } from '../../shared/rules/model/run.ts'
import { playGame, startGame, type Move, type Played } from '../support/random-game.ts'
import { envOf, generator } from '../support/random.ts'
import { deepFreeze } from '../support/table.ts'

/** The laws every position of every game obeys. A broken one names the seed and the move, which reproduce it. */
export class LawBroken extends Error {}

/** `largest`: of the snapshots that were looked at, in bytes as stored. */
export interface Census {
  events: Record<string, number>
  games: number
  moves: number
  largest: number
}

/** What a snapshot may take, gzipped. */
const MOST_BYTES = 12_000

/**
 * Plays one random game and holds every move to the laws. `thorough` is how many moves lie between two of the costliest
 * checks, `looks` between two of the costlier.
 */
export function playLawfully(seed: number, seats: number, thorough: number, census?: Census, looks = 1): Played {
  const { hold, over } = watch(startGame(seed, seats), `seed ${seed}, ${seats} seats`, seed, thorough, census, looks)
  const played = playGame(seed, seats, hold)
  over(played.state)
  return played
}

/**
 * Holds a game to the laws, move by move, whoever plays it. `looks`: the views are compared, and all options listed, at
 * each so many-th move.
 */
export function watch(
  started: Applied,
  name: string,
  seed: number,
  thorough: number,
  census?: Census,
  looks = 1,
): { hold: (step: Move) => void; over: (state: GameState) => void } {
  const draw = generator(seed ^ 0x5bd1e995)
  const ledger: Ledger = { pools: new Map(), cards: new Map(), counters: new Map() }
  record(ledger, started.events)
  const still = stillness(started.state)
  let move = 0
  const check = (law: string, holds: boolean, detail = '') => {
    if (!holds) throw new LawBroken(`${law} (${name}, move ${move}) ${detail}`)
  }
  settled(started.state, ledger, check)
  asked(started.state, check)
  return {
    hold(step) {
      move++
      record(ledger, step.after.events)
      settled(step.after.state, ledger, check)
      if (move % looks === 0) {
        asked(step.after.state, check)
        quiet(step, still, check)
      }
      if (move % thorough === 0) {
        costly(step, seed, draw, check)
        const bytes = encode(JSON.stringify(pack(step.after.state))).byteLength
        check('a snapshot is small', bytes <= MOST_BYTES, `${bytes} bytes`)
        if (census) census.largest = Math.max(census.largest, bytes)
      }
      if (census) for (const event of step.after.events) census.events[event.key] = (census.events[event.key] ?? 0) + 1
    },
    over(state) {
      check('every game ends', state.result !== undefined)
      if (!census) return
      census.games++
      census.moves += move
    },
  }
}

/** What `counters` events add up to: of each seat, each card, and of the counters with a name. */
interface Ledger {
  pools: Map<number, number>
  cards: Map<number, number>
  counters: Map<string, number>
}

type Check = (law: string, holds: boolean, detail?: string) => void

/** What is wrong with where cards are: each is in one place. */
export function strayCards(state: GameState): string[] {
  const seen = new Set<number>(),
    wrong: string[] = []
  const count = (id: number): void => {
    if (seen.has(id)) wrong.push(`card ${id} is in two places`)
    seen.add(id)
  }
  for (const seat of state.seats) for (const pile of PILES) seat[pile]?.forEach(count)
  for (const { merged } of state.cards) if (merged !== undefined) count(merged)
  for (const frame of state.frames) {
    // Once it resolves it may lie somewhere already, while somebody else is asked about what follows.
    if (frame.kind === 'play' && !(frame.step === 'done' && seen.has(frame.card))) count(frame.card)
    if (frame.kind === 'action' && frame.source !== null && !seen.has(frame.source)) count(frame.source)
  }
  if (seen.size !== state.cards.length) wrong.push(`${seen.size} of ${state.cards.length} cards are somewhere`)
  return wrong
}

/** What holds in every state at rest. */
function settled(state: GameState, ledger: Ledger, check: Check): void {
  const stray = strayCards(state)
  check('every card is in one place', stray.length === 0, stray[0])

  for (const [seat, { pool }] of state.seats.entries())
    check('the ledger tells each pool', pool === (ledger.pools.get(seat) ?? 0), `seat ${seat}: ${pool}`)
  // Hundreds of cards after every move: what went wrong is only put into words where something did.
  for (const [id, { blood = 0, counters }] of state.cards.entries()) {
    if (blood !== (ledger.cards.get(id) ?? 0)) check('the ledger tells the counters of each card', false, `card ${id}`)
    for (const [name, n] of counters ? Object.entries(counters) : [])
      check(
        'the ledger tells the other counters of each card',
        n === ledger.counters.get(`${id} ${name}`),
        `card ${id} ${name}`,
      )
  }

  const points = state.seats.reduce((sum, seat) => sum + seat.victoryPoints, 0)
  const out = state.seats.filter(seat => seat.ousted).length
  check(
    'a victory point an oust, and one for the last',
    state.result ? points === state.seats.length || out === state.seats.length : points === out,
    `${points} for ${out}`,
  )

  if (state.result) return
  const waiting = waitingFor(state)
  check('somebody can act', owed(state).length > 0)
  check(
    'only seats in the game are waited for',
    waiting.every(seat => !state.seats[seat]!.ousted),
  )
}

/** Who is waited for can choose, and name what is chosen. */
function asked(state: GameState, check: Check): void {
  for (const seat of waitingFor(state)) {
    const options = legal(state, seat)
    check('who is waited for has an option', options.length > 0, `seat ${seat}`)
    check(
      'options have names of their own',
      new Set(options.map(option => option.id)).size === options.length,
      `seat ${seat}`,
    )
  }
}

/**
 * What each viewer was last seen to see, in bytes, and at which version: computed once as long as the version stays.
 */
interface Stillness {
  versions: number[]
  bytes: (string | undefined)[]
}
const stillness = ({ views }: GameState): Stillness => ({ versions: [...views], bytes: [] })

/** A view whose version has not moved has not moved by a byte; a sealed answer moves nobody's but its owner's. */
function quiet({ before, seat, after }: Move, still: Stillness, check: Check): void {
  const frame = before.frames[before.frames.length - 1]!
  const sealed = frame.kind === 'window' && after.events.length === 0
  for (const [i, viewer] of [...before.seats.keys(), 'spectator' as const].entries()) {
    const version = after.state.views[i]!,
      moved = before.views[i] !== version
    check('a sealed answer is silent', !(sealed && moved && viewer !== seat), `viewer ${viewer}`)
    if (moved) continue
    if (still.versions[i] !== version || still.bytes[i] === undefined) {
      still.versions[i] = version
      still.bytes[i] = JSON.stringify(viewFor(before, viewer))
    }
    if (still.bytes[i] !== JSON.stringify(viewFor(after.state, viewer)))
      check('a view moves with its version', false, `viewer ${viewer}`)
  }
}

/** Purity, and that nothing hidden shows: of one move, wherever it was made. */
export function costly({ before, seat, answer, after }: Move, seed: number, draw: Draw, check: Check): void {
  const env = envOf(seed)
  const written = JSON.stringify(after.state)
  check('a state survives JSON', JSON.stringify(JSON.parse(written)) === written)
  // Once, on what is stored and read and may not be written to: three laws, each of which would break it.
  const again = apply(deepFreeze(JSON.parse(JSON.stringify(before)) as GameState), seat, null, answer, env)
  check(
    'a stored state plays on as the live one, is left as it was, and the same command gives the same bytes',
    JSON.stringify(again) === JSON.stringify(after),
  )

  const watched = JSON.stringify(viewFor(before, 'spectator'))
  for (const viewer of before.seats.keys()) {
    if (!before.seats[viewer]!.ousted) blind(before, watched, viewer, { seat, answer }, after, env, draw, check)
  }
}

/**
 * Non-interference: with everything that a viewer cannot know shuffled, that viewer sees the same bytes; and its own
 * next command
 * tells it the same, as long as nobody else's sealed play comes out with it.
 */
function blind(
  state: GameState,
  watched: string,
  viewer: SeatIndex,
  next: Pick<Move, 'seat' | 'answer'>,
  after: Applied,
  env: Env,
  draw: Draw,
  check: Check,
): void {
  const other = scramble(state, viewer, draw)
  const observe = (s: GameState) =>
    JSON.stringify([viewFor(s, viewer), waitingFor(s), promptFor(s, viewer), legal(s, viewer), explain(s, viewer)])
  check('no hidden card in a view, prompt or explanation', observe(state) === observe(other), `viewer ${viewer}`)
  check('no hidden card in the spectators’ view', watched === JSON.stringify(viewFor(other, 'spectator')))
  const sealedPlay = state.sealed.some(
    answer => answer.seat !== viewer && answer.lines.some(line => typeof line.do === 'object'),
  )
  const shows =
    after.events.some(
      event =>
        (event.key === 'looked' && (event.seat === viewer || event.shown)) ||
        (event.key === 'drawn' && openHand(after.state, event.seat)),
    ) || after.state.seats.some((_, seat) => openHand(after.state, seat) !== openHand(state, seat))
  if (next.seat !== viewer || sealedPlay || shows) return
  // What an effect takes to the ash heap, out of a hand by chance or off a library, is everybody's to see from then on:
  // it stays what it is.
  const came = openedIn(state, after.state)
  const dealt = came.length > 0 ? scramble(state, viewer, draw, came) : other
  const elsewhere = apply(dealt, viewer, null, next.answer, env)
  const told = (one: Applied) =>
    JSON.stringify([eventsFor(one.events, viewer), viewFor(one.state, viewer), waitingFor(one.state)])
  check('no hidden card in an event, nor in who is waited for', told(after) === told(elsewhere), `viewer ${viewer}`)
}

/** The cards of ash heaps that lay in a hand or a library before. */
const openedIn = (before: GameState, { seats }: GameState): number[] => {
  const hidden = new Set(before.seats.flatMap(({ hand, library }) => [...hand, ...library]))
  return seats.flatMap(({ ash }) => ash.filter(id => hidden.has(id)))
}

/**
 * Deals anew what `viewer` cannot know: the other seats' hands, libraries, crypts and uncontrolled cards, and its own
 * stacks. `known`: these stay what they are, too.
 */
export function scramble(state: GameState, viewer: SeatIndex, draw: Draw, known: readonly number[] = []): GameState {
  const other = copyJson(state),
    shown = viewFor(state, viewer).you?.shown.map(({ id }) => id) ?? []
  // A card that was chosen in secret for what is being resolved, as from a hand for Pack Alpha, could only be one that
  // may be chosen: it stays what it is.
  const chosen = new Set(state.frames.flatMap(frame => ('vars' in frame ? Object.values(frame.vars).flat() : [])))
  // And so does an ally that went back to a hand or a library while its action goes on: everybody knows who acts, who
  // blocks and who fights.
  for (const frame of state.frames) {
    if (frame.kind === 'action')
      for (const id of [frame.acting, ...frame.failed, ...(frame.blocker === null ? [] : [frame.blocker])])
        chosen.add(id)
    if (frame.kind === 'combat') chosen.add(frame.acting).add(frame.opposing)
  }
  for (const [seat, piles] of other.seats.entries()) {
    const unseen = (id: number) => !shown.includes(id) && !chosen.has(id) && !known.includes(id)
    const hand = openHand(state, seat) ? [] : piles.hand
    const hidden =
      seat === viewer
        ? []
        : [[...hand, ...piles.library].filter(unseen), [...piles.uncontrolled, ...piles.crypt].filter(unseen)]
    for (const ids of hidden) {
      const keys = ids.map(id => other.cards[id]!.key)
      for (const id of ids) other.cards[id] = { ...other.cards[id]!, key: keys.splice(draw(keys.length), 1)[0]! }
    }
  }
  return other
}

function record({ pools, cards, counters }: Ledger, events: readonly GameEvent[]): void {
  const add = <K>(book: Map<K, number>, key: K, n: number) => book.set(key, (book.get(key) ?? 0) + n)
  const book = (purse: Purse, n: number) => {
    if (purse === 'bank') return
    if ('pool' in purse) add(pools, purse.pool, n)
    else if (purse.counter === undefined) add(cards, purse.card.id, n)
    else add(counters, `${purse.card.id} ${purse.counter}`, n)
  }
  for (const event of events) {
    if (event.key !== 'counters') continue
    book(event.from, -event.amount)
    book(event.to, event.amount)
  }
}
