import type { Answer, Draw, Env, GameEvent, GameState, Option, SeatIndex } from '../../shared/rules/index.ts'
import { openHand } from '../../shared/rules/stats.ts'
import { defaultArgs } from '../../shared/rules/slots.ts'
import { scramble } from './laws.ts'
import type * as observed from './observed.ts'
import { playGame } from '../support/random-game.ts'
import { envOf, generator } from '../support/random.ts'

/**
 * Non-interference: two executions that differ only in what a seat may not know are the same to it, byte for byte and version for
 * version: what it sees, is asked, is told and is refused. The others do what shows no hidden card; what they seal, and the orders they
 * write, happen in one execution alone for a while.
 */
export type Observed = typeof observed

export interface Pairs { pairs: number; steps: number; leaks: string[] }
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

interface Execution { state: GameState; told: GameEvent[] }

function pair(core: Observed, state: GameState, viewer: SeatIndex, draw: Draw, env: Env, steps: number, tally: Pairs): string | undefined {
  let one: Execution = { state, told: [] }, other: Execution = { state: scramble(state, viewer, draw), told: [] }
  const differs = (when: string) => different(core, one, other, viewer, `${when}: `)
  let found = differs('as it stands') ?? refusals(core, one.state, other.state, viewer, draw, env)
  for (let n = 0; n < steps && !found && !one.state.result; n++) {
    const at: Env = { ...env, now: new Date(Date.parse(env.now) + n * 60_000).toISOString() }
    const does = (execution: Execution, seat: SeatIndex, answer: Answer): Execution => {
      const { state: after, events } = core.apply(execution.state, seat, null, answer, at)
      return { state: after, told: events }
    }
    const hidden = draw(2) === 0 ? secretly(core, one.state, viewer, draw) : undefined
    if (hidden) {
      tally.steps++
      const before = one
      one = 'rules' in hidden ? { state: core.setOrders(one.state, hidden.seat, hidden.rules, at).state, told: [] } : does(one, hidden.seat, hidden.answer)
      other = { ...other, told: [] }
      found = differs('rules' in hidden ? 'orders written' : 'an answer sealed')
      // What was done in one execution alone is undone, so that the two stay comparable.
      one = { ...before, told: [] }
      continue
    }
    const move = openly(core, one.state, other.state, viewer, draw)
    if (!move) break
    tally.steps++
    const sealedPlay = one.state.sealed.some(answer => answer.seat !== viewer && answer.lines.some(line => typeof line.do === 'object'))
    const opened = (execution: Execution) => execution.state.seats.map((_, seat) => openHand(execution.state, seat)).join()
    const hands = opened(one)
    const next = attempt(() => does(one, move.seat, move.answer)), elsewhere = attempt(() => does(other, move.seat, move.answer))
    // What it may choose from can hang on what it holds, and then the choice shows.
    if (next === undefined || elsewhere === undefined) break
    one = next
    other = elsewhere
    if (sealedPlay || hands !== opened(one) || shows(one, other, viewer)) break
    found = differs(`after ${move.answer.optionId}`) ?? refusals(core, one.state, other.state, viewer, draw, env)
  }
  return found
}

/** What shows hidden cards by right: the viewer looks at them, or they lie open or are being played now. */
function shows(one: Execution, other: Execution, viewer: SeatIndex): boolean {
  if (one.told.some(event => event.key === 'looked' && event.seat === viewer)) return true
  const { seats, frames, cards } = one.state
  const open = [...seats.flatMap((seat, i) => [...seat.ash, ...seat.inPlay, ...seat.contested, ...(openHand(one.state, i) ? seat.hand : [])]), ...frames.flatMap(frame => (frame.kind === 'play' ? [frame.card] : []))]
  return open.some(id => cards[id]!.key !== other.state.cards[id]!.key)
}

function different(core: Observed, one: Execution, other: Execution, viewer: SeatIndex, when: string): string | undefined {
  const a = observe(core, one, viewer), b = observe(core, other, viewer)
  const at = Object.keys(a).find(name => a[name] !== b[name])
  if (at === undefined) return undefined
  const from = [...a[at]!].findIndex((letter, i) => letter !== b[at]![i])
  return `${when}${at} differs: ${a[at]!.slice(Math.max(0, from - 40), from + 40)} | ${b[at]!.slice(Math.max(0, from - 40), from + 40)}`
}

/** All that reaches the seat, in bytes. */
function observe(core: Observed, { state, told }: Execution, viewer: SeatIndex): Record<string, string> {
  const game = { id: 'gam_1', players: state.seats.map((_, i) => ({ player: `usr_${i}`, name: `Player ${i}`, bot: false })), state, dueAt: state.waitingSince }
  return {
    view: JSON.stringify(core.viewFor(state, viewer)),
    spectators: JSON.stringify(told.some(event => event.seenBy === undefined) || core.viewFor(state, 'spectator')),
    waiting: JSON.stringify(core.waitingFor(state)),
    prompt: JSON.stringify(core.wirePromptOf(game, viewer)),
    options: JSON.stringify(core.legal(state, viewer)),
    unavailable: JSON.stringify(core.wireUnavailable(game, viewer)),
    log: JSON.stringify(core.wireEvents(told, viewer, game)),
  }
}

/** Guesses at what others hold and are asked are refused in the same words. */
function refusals(core: Observed, one: GameState, other: GameState, viewer: SeatIndex, draw: Draw, env: Env): string | undefined {
  const card = draw(one.cards.length), prompt = core.promptFor(one, viewer)
  const tries: [string | null, Answer][] = [
    [`prm_${draw(500)}_0_${viewer}`, { optionId: 'pass' }], [null, { optionId: `play:${card}:DOM:${draw(one.cards.length)}` }], [null, { optionId: `block:${card}` }],
    [prompt?.id ?? null, { optionId: `discard:${card}` }], [null, { optionId: `vote:burned:${card}`, args: { side: ['for'] } }],
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

/** What another seat can do unseen: seal an answer while somebody before it is still awaited, or write orders. */
function secretly(core: Observed, state: GameState, viewer: SeatIndex, draw: Draw): { seat: SeatIndex; answer: Answer } | { seat: SeatIndex; rules: Parameters<Observed['setOrders']>[2] } | undefined {
  const others = [...state.seats.keys()].filter(seat => seat !== viewer && !state.seats[seat]!.ousted)
  const frame = state.frames[state.frames.length - 1]!
  const waited = core.owed(state)
  if (frame.kind === 'window' && frame.name !== 'polling' && frame.stage === 'all') {
    const behind = frame.order.filter(seat => waited.includes(seat)).slice(1).filter(seat => seat !== viewer)
    const seat = behind[draw(behind.length || 1)]
    if (seat !== undefined) {
      const options = core.legal(state, seat).filter(option => option.kind !== 'take-back')
      return { seat, answer: answerTo(options[draw(options.length)]!) }
    }
  }
  const seat = others[draw(others.length || 1)]
  return seat === undefined ? undefined : { seat, rules: [{ id: 'o', windows: ['blocks', 'declined'], do: draw(2) ? 'pass' : 'ask' }] }
}

const answerTo = (option: Option): Answer => ({ optionId: option.id, args: defaultArgs(option) })

/** Of another seat, only what names no card that the viewer does not see. */
const OPEN = new Set<Option['kind']>(['pass', 'decline', 'block', 'act', 'invest', 'withdraw', 'draw-crypt', 'pay', 'yield', 'edge', 'unlock', 'mark', 'end-phase', 'maneuver', 'press', 'use'])

function openly(core: Observed, one: GameState, other: GameState, viewer: SeatIndex, draw: Draw): { seat: SeatIndex; answer: Answer } | undefined {
  const waiting = core.owed(one).filter(seat => core.owed(other).includes(seat))
  const seat = waiting[draw(waiting.length || 1)]
  if (seat === undefined) return undefined
  const there = new Map(core.legal(other, seat).map(option => [option.id, JSON.stringify(option)]))
  const options = core.legal(one, seat).filter(option => seat === viewer || (OPEN.has(option.kind) && there.has(option.id) && (option.kind === 'invest' || there.get(option.id) === JSON.stringify(option))))
  const option = options[draw(options.length || 1)]
  return option && { seat, answer: answerTo(option) }
}
