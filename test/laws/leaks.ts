import {
  type Answer,
  type Draw,
  type Env,
  type GameEvent,
  type GameState,
  type Option,
  type SeatIndex,
  defaultArgs,
} from '../../shared/rules/index.ts'
import { openHand } from '../../shared/rules/reads/stats.ts'
import { publicFact } from '../../shared/rules/procedures/public-facts.ts'
import { fromPosition } from '../../shared/rules/position/position.ts'
import { scramble } from './laws.ts'
import { storm } from './sealed.ts'
import type * as observed from './observed.ts'
import { playGame } from '../support/random-game.ts'
import { envOf, generator } from '../support/random.ts'

/**
 * Non-interference: two executions that differ only in what a seat may not know are the same to it, byte for byte and
 * version for
 * version: what it sees, is asked, is told and is refused. The others do what shows no hidden card; what they seal, and
 * the orders they
 * write, happen in one execution alone for a while.
 */
export type Observed = typeof observed

export interface Pairs {
  pairs: number
  steps: number
  leaks: string[]
}
interface Manner {
  /** How many moves of a game lie between two pairs, and how many steps a pair goes on. */
  every: number
  steps: number
  /** Stop at the first leak. */
  first?: boolean
}
export const USUAL: Manner = { every: 12, steps: 5 }

export function checkPairs(core: Observed, seeds: Iterable<number>, manner: Manner = USUAL): Pairs {
  const tally: Pairs = { pairs: 0, steps: 0, leaks: [] }
  for (const seed of seeds) {
    const draw = generator(seed * 6_700_417)
    let move = 0
    playGame(seed, 4 + (seed % 2), ({ after: { state } }) => {
      if (++move % manner.every > 0 || state.result || (manner.first && tally.leaks.length > 0)) return
      const viewer = draw(state.seats.length)
      if (state.seats[viewer]!.ousted) return
      tally.pairs++
      const leak = pair(core, state, viewer, draw, envOf(seed), manner.steps, tally)
      if (leak) tally.leaks.push(`seed ${seed}, move ${move}, seat ${viewer}: ${leak}`)
    })
    if (manner.first && tally.leaks.length > 0) break
  }
  return tally
}

/**
 * The same at crowded tables, from an action just announced: there a condition, an order or a rider is soon put to the
 * test.
 */
export function checkCrowded(core: Observed, seeds: Iterable<number>, manner: Manner = USUAL): Pairs {
  const tally: Pairs = { pairs: 0, steps: 0, leaks: [] }
  for (const seed of seeds) {
    const draw = generator(seed * 15_485_863),
      env = envOf(seed)
    const start = fromPosition(storm(draw)),
      viewer = draw(start.seats.length)
    const ordered = ordersOf(core, start, viewer, draw)
    const acts = core.legal(ordered, 0).filter(({ id }) => id.startsWith('hunt:') || id.startsWith('bleed:')),
      act = acts[draw(acts.length)]
    if (!act) continue
    tally.pairs++
    const { state } = core.apply(ordered, 0, null, answerTo(act), env)
    const leak = pair(core, state, viewer, draw, env, 2 * manner.steps, tally, true)
    if (leak) tally.leaks.push(`crowded table ${seed}, seat ${viewer}: ${leak}`)
    if (manner.first && leak) break
  }
  return tally
}

interface Execution {
  state: GameState
  told: GameEvent[]
}

function pair(
  core: Observed,
  state: GameState,
  viewer: SeatIndex,
  draw: Draw,
  env: Env,
  steps: number,
  tally: Pairs,
  ordered = false,
): string | undefined {
  // Half of the tables are under orders, the same in both executions: some of them name cards of the hand, and some
  // seats ride.
  const written = !ordered && draw(2) === 0 ? ordersOf(core, state, viewer, draw) : state
  let one: Execution = { state: written, told: [] },
    other: Execution = { state: scramble(written, viewer, draw), told: [] }
  const differs = (when: string) => different(core, one, other, viewer, `${when}: `)
  let found = differs('as it stands') ?? refusals(core, one.state, other.state, viewer, draw, env)
  for (let n = 0; n < steps && !found && !one.state.result; n++) {
    const at: Env = { ...env, now: new Date(Date.parse(env.now) + n * 60_000).toISOString() }
    const does = (execution: Execution, seat: SeatIndex, answer: Answer): Execution => {
      const { state: after, events } = core.apply(execution.state, seat, null, answer, at)
      return { state: after, told: events }
    }
    // A hand is touched in both, and in one of them by the card that was there; who rides and could respond passes in
    // one alone, and for later too.
    if (ordered && draw(4) === 0) [one, other] = [touched(one, viewer, n), touched(other, viewer, n)]
    const rider = draw(2) === 0 ? riderOf(core, one.state, viewer) : undefined
    if (rider !== undefined) {
      one = { ...does(one, rider, passing(core, one.state, rider)), told: [] }
      other = { ...other, told: [] }
      found = differs('an answer of a rider')
      if (found) break
    }
    const hidden = draw(2) === 0 ? secretly(core, one.state, viewer, draw) : undefined
    if (hidden) {
      tally.steps++
      const before = one
      one =
        'written' in hidden
          ? { state: core.setOrders(one.state, hidden.seat, hidden.written).state, told: [] }
          : does(one, hidden.seat, hidden.answer)
      other = { ...other, told: [] }
      found = differs('written' in hidden ? 'orders written' : 'an answer sealed')
      // What was done in one execution alone is undone, so that the two stay comparable.
      one = { ...before, told: [] }
      continue
    }
    const move = openly(core, one.state, other.state, viewer, draw)
    if (!move) break
    tally.steps++
    const sealedPlay = one.state.sealed.some(
      answer => answer.seat !== viewer && answer.lines.some(line => typeof line.do === 'object'),
    )
    const opened = (execution: Execution) =>
      execution.state.seats.map((_, seat) => openHand(execution.state, seat)).join()
    const hands = opened(one)
    const next = attempt(() => does(one, move.seat, move.answer)),
      elsewhere = attempt(() => does(other, move.seat, move.answer))
    // What it may choose from can hang on what it holds, and then the choice shows.
    if (next === undefined || elsewhere === undefined) break
    one = next
    other = elsewhere
    if (sealedPlay || hands !== opened(one) || shows(one, other, viewer)) break
    // Nor may it decide whom the server calls (windows.md#who-is-asked).
    found =
      differs(`after ${move.answer.optionId}`) ??
      (core.owed(one.state).join() === core.owed(other.state).join() ? undefined : 'others are called') ??
      refusals(core, one.state, other.state, viewer, draw, env)
  }
  return found
}

/**
 * What shows hidden cards by right: the viewer looks at them, or they lie open or are being played now; a card that is
 * played in one execution alone.
 */
export function shows(one: Execution, other: Execution, viewer: SeatIndex): boolean {
  if (one.told.some(event => event.key === 'looked' && (event.seat === viewer || event.shown))) return true
  const a = new Set(openIn(one.state)),
    b = new Set(openIn(other.state))
  return a.size !== b.size || [...a].some(id => !b.has(id) || one.state.cards[id]!.key !== other.state.cards[id]!.key)
}

const openIn = (state: GameState): number[] => [
  ...state.seats.flatMap((seat, i) => [
    ...seat.ash,
    ...seat.inPlay,
    ...seat.contested,
    ...(openHand(state, i) ? seat.hand : []),
  ]),
  ...state.frames.flatMap(frame =>
    frame.kind === 'play' ? [frame.card] : frame.kind === 'action' && frame.source !== null ? [frame.source] : [],
  ),
]

/**
 * Orders and riders among the others; and the answers that lie sealed are there no more, so that orders are all that
 * speaks.
 */
function ordersOf(core: Observed, state: GameState, viewer: SeatIndex, draw: Draw): GameState {
  const seats = [...state.seats.keys()].filter(seat => seat !== viewer && !state.seats[seat]!.ousted)
  return seats.reduce(
    (now, seat) => core.setOrders(now, seat, { rules: [writtenOf(draw)], ...(draw(2) === 0 && { ride: true }) }).state,
    state,
  )
}

function writtenOf(draw: Draw): Parameters<Observed['setOrders']>[2]['rules'][number] {
  const held = [
    'deflection',
    'telepathic-misdirection',
    'on-the-qui-vive',
    'wake-with-evenings-freshness',
    'eyes-of-argus',
    'conditioning',
    'lost-in-crowds',
    'cloak-the-gathering',
    'indomitability',
    'skin-of-rock',
  ]
  const window = (
    ['blocks', 'declined', 'attempt', 'resolved', 'as-played', 'round-end', 'before-range', 'prevent'] as const
  ).filter(() => draw(3) > 0)
  return { id: 'held', when: { window }, do: draw(3) === 0 ? 'pass' : { play: held, to: ['prey'], cap: { blood: 1 } } }
}

function different(
  core: Observed,
  one: Execution,
  other: Execution,
  viewer: SeatIndex,
  when: string,
): string | undefined {
  const a = observe(core, one, viewer),
    b = observe(core, other, viewer)
  const at = Object.keys(a).find(name => a[name] !== b[name])
  if (at === undefined) return undefined
  const from = [...a[at]!].findIndex((letter, i) => letter !== b[at]![i])
  return `${when}${at} differs: ${a[at]!.slice(Math.max(0, from - 40), from + 40)} | ${b[at]!.slice(Math.max(0, from - 40), from + 40)}`
}

/** All that reaches the seat, in bytes. */
function observe(core: Observed, { state, told }: Execution, viewer: SeatIndex): Record<string, string> {
  const game = {
    id: 'gam_1',
    players: state.seats.map((_, i) => ({ player: `usr_${i}`, name: `Player ${i}`, bot: false })),
    state,
    dueAt: state.waitingSince,
  }
  return {
    view: JSON.stringify(core.viewFor(state, viewer)),
    board: JSON.stringify(core.wireView(game, viewer)),
    spectators: JSON.stringify(told.some(event => event.seenBy === undefined) || core.viewFor(state, 'spectator')),
    waiting: JSON.stringify(core.waitingFor(state)),
    prompt: JSON.stringify(core.wirePromptOf(game, viewer)),
    options: JSON.stringify(core.legal(state, viewer)),
    unavailable: JSON.stringify(core.wireUnavailable(game, viewer)),
    log: JSON.stringify(core.wireEvents(told, viewer, game)),
  }
}

/** Guesses at what others hold and are asked are refused in the same words. */
function refusals(
  core: Observed,
  one: GameState,
  other: GameState,
  viewer: SeatIndex,
  draw: Draw,
  env: Env,
): string | undefined {
  const card = draw(one.cards.length),
    prompt = core.promptFor(one, viewer)
  const tries: [string | null, Answer][] = [
    [`prm_${draw(500)}_0_${viewer}`, { optionId: 'pass' }],
    [null, { optionId: `play:${card}:DOM:${draw(one.cards.length)}` }],
    [null, { optionId: `block:${card}` }],
    [prompt?.id ?? null, { optionId: `discard:${card}` }],
    [null, { optionId: `vote:burned:${card}`, args: { side: ['for'] } }],
  ]
  for (const [expected, answer] of tries) {
    const [a, b] = [one, other].map(state => refusalOf(() => core.apply(state, viewer, expected, answer, env)))
    if (a !== b) return `a refusal differs: ${answer.optionId}: ${a} | ${b}`
  }
  return undefined
}

function refusalOf(act: () => unknown): string {
  try {
    act()
    return 'accepted'
  } catch (error) {
    const { code, refusal } = error as { code?: string; refusal?: unknown }
    return JSON.stringify([code, refusal ?? null])
  }
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    if ((error as { code?: string }).code === undefined) throw error
    return undefined
  }
}

function riderOf(core: Observed, state: GameState, viewer: SeatIndex): SeatIndex | undefined {
  const owed = core.owed(state)
  return core
    .waitingFor(state)
    .find(seat => seat !== viewer && !owed.includes(seat) && core.promptFor(state, seat) !== null)
}

/** A pass that outlives effects, and one for each later window of the scope. */
function passing(core: Observed, state: GameState, seat: SeatIndex): Answer {
  const same = { same: ['target' as const], was: [publicFact(state, 'target')] }
  return {
    optionId: 'pass',
    when: same,
    then: core.promptFor(state, seat)!.then.map(window => ({ window, when: same, do: 'pass' as const })),
  }
}

/**
 * Somebody's card goes to the bottom of the library, and the top one comes up, as an effect of another might have it.
 */
function touched(execution: Execution, viewer: SeatIndex, n: number): Execution {
  const { state } = execution
  const seat = state.seats.findIndex(
    (one, i) => i !== viewer && i !== 0 && one.hand.length > 0 && one.library.length > 0 && (i + n) % 2 === 0,
  )
  if (seat < 0) return execution
  const seats = state.seats.map((one, i) =>
    i !== seat
      ? one
      : {
          ...one,
          hand: [...one.hand.slice(1), one.library[0]!],
          library: [...one.library.slice(1), one.hand[0]!],
          handEpoch: one.handEpoch + 1,
        },
  )
  return { ...execution, state: { ...state, seats } }
}

/** What another seat can do unseen: seal an answer while somebody before it is still awaited, or write orders. */
export function secretly(
  core: Observed,
  state: GameState,
  viewer: SeatIndex,
  draw: Draw,
):
  | { seat: SeatIndex; answer: Answer }
  | { seat: SeatIndex; written: Parameters<Observed['setOrders']>[2] }
  | undefined {
  const others = [...state.seats.keys()].filter(seat => seat !== viewer && !state.seats[seat]!.ousted)
  const frame = state.frames[state.frames.length - 1]!
  const waited = core.owed(state)
  if (frame.kind === 'window' && frame.name !== 'polling' && frame.stage === 'all') {
    const behind = frame.order
      .filter(seat => waited.includes(seat))
      .slice(1)
      .filter(seat => seat !== viewer)
    const seat = behind[draw(behind.length || 1)]
    if (seat !== undefined) {
      const options = core.legal(state, seat).filter(option => option.kind !== 'take-back')
      return { seat, answer: answerTo(options[draw(options.length)]!) }
    }
  }
  const seat = others[draw(others.length || 1)]
  return seat === undefined
    ? undefined
    : {
        seat,
        written: { rules: [{ id: 'o', when: { window: ['blocks', 'declined'] }, do: draw(2) ? 'pass' : 'ask' }] },
      }
}

const answerTo = (option: Option): Answer => ({ optionId: option.id, args: defaultArgs(option) })
/** Passes that outlive effects, too. */
const lasting = (core: Observed, state: GameState, seat: SeatIndex, option: Option, draw: Draw): Answer =>
  option.id === 'pass' && draw(3) === 0 && core.promptFor(state, seat)?.window
    ? passing(core, state, seat)
    : answerTo(option)

/** Of another seat, only what names no card that the viewer does not see. */
const OPEN = new Set<Option['kind']>([
  'pass',
  'decline',
  'block',
  'act',
  'invest',
  'withdraw',
  'draw-crypt',
  'pay',
  'yield',
  'edge',
  'unlock',
  'mark',
  'end-phase',
  'maneuver',
  'press',
  'use',
])

export function openly(
  core: Observed,
  one: GameState,
  other: GameState,
  viewer: SeatIndex,
  draw: Draw,
): { seat: SeatIndex; answer: Answer } | undefined {
  const waiting = core.owed(one).filter(seat => core.owed(other).includes(seat))
  const seat = waiting[draw(waiting.length || 1)]
  if (seat === undefined) return undefined
  const there = new Map(core.legal(other, seat).map(option => [option.id, JSON.stringify(option)]))
  const options = core
    .legal(one, seat)
    .filter(
      option =>
        seat === viewer ||
        (OPEN.has(option.kind) &&
          there.has(option.id) &&
          (option.kind === 'invest' || there.get(option.id) === JSON.stringify(option))),
    )
  const option = options[draw(options.length || 1)]
  return option && { seat, answer: seat === viewer ? answerTo(option) : lasting(core, one, seat, option, draw) }
}
