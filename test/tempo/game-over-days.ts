import '../support/load-every-card.ts'
import type { GameState, SeatIndex, Written } from '../../shared/rules/index.ts'
import { boxDecks } from '../simulation/played-decks.ts'
import { envOf, generator } from '../support/random.ts'
import { person, type Kind, type Person } from './habits.ts'
import { planOf } from './plans.ts'
import { ahead, will, type Core } from './will.ts'

/** A game of the five decks, played to its end by five people over days. */
export interface Way {
  name: string
  core: Core
  /** Asks one seat at a time, whoever could answer or not. */
  inOrder?: true
  orders?: Written
  /** Answers for later windows in the same sitting, and plans for the rest of the own turn. */
  conditional?: true
  /** Waking hours after which an off-turn question falls to its default. */
  limit?: number
}
export interface Played {
  prompts: number
  passes: number
  handoffs: number
  days: number
  defaults: number
  answeredByOrder: number
  turns: number
  over: boolean
}

/** Beyond this nobody goes on. */
const MOST = 30_000

export function playOver(way: Way, seed: number, kind: Kind): Played {
  const { core } = way
  const env = envOf(seed)
  let { state } = core.newGame(
    boxDecks(seed),
    { format: 'standard', answerWithinHours: 72, cards: 'fifth-edition' },
    env,
  )
  if (way.orders) for (const seat of state.seats.keys()) state = core.setOrders(state, seat, way.orders).state
  const people = state.seats.map((_, seat) => person(kind, seat, generator(seed * 31 + seat)))
  const told: Played = {
    prompts: 0,
    passes: 0,
    handoffs: 0,
    days: 0,
    defaults: 0,
    answeredByOrder: 0,
    turns: 0,
    over: false,
  }
  /** When each seat that is asked comes, since when it is asked, and who sits there now. */
  const comes = new Map<SeatIndex, number>(),
    since = new Map<SeatIndex, number>()
  let at = 0,
    present: SeatIndex | undefined,
    casting: string | undefined
  for (let n = 0; n < MOST && !state.result; n++) {
    const asked = askedNow(way, state)
    for (const seat of comes.keys()) if (!asked.includes(seat)) forget(seat)
    for (const seat of asked) {
      if (comes.has(seat)) continue
      since.set(seat, at)
      const sits = seat === present
      if (!sits) told.handoffs++
      comes.set(seat, sits ? people[seat]!.goesOn(at) : people[seat]!.comes(at, true))
    }
    const seat = asked.reduce((first, one) => (due(one) < due(first) ? one : first))
    at = Math.max(at, due(seat))
    const late = isLate(seat)
    forget(seat)
    present = late ? undefined : seat
    const answer = late ? core.defaultFor(state, seat) : will(core, state, seat, seed)
    // All that one casts is chosen in one question, and cast one after another (functions/web/table/casting.ts).
    const casts = answer.optionId.startsWith('vote:') ? `${seat} ${state.frames.at(-1)!.id}` : undefined
    if (late) told.defaults++
    else if (casts === undefined || casts !== casting) told.prompts++
    casting = casts
    if (!late && (answer.optionId === 'pass' || answer.optionId === 'end-phase')) told.passes++
    const then = !late && way.conditional ? ahead(core, state, seat, answer, seed) : []
    if (!late && way.conditional) {
      const plan = planOf(core, state, seat, answer, seed)
      const planned: Written = { ...way.orders!, ...(plan && { plan }) }
      state = core.setOrders(state, seat, planned).state
    }
    const after = core.apply(
      state,
      seat,
      null,
      { ...answer, ...(then.length > 0 && { then }) },
      env,
      late ? { byDefault: true } : {},
    )
    told.answeredByOrder += after.events.filter(
      event => event.key === 'order-followed' || event.key === 'order-answered',
    ).length
    state = after.state
    told.turns = Math.max(told.turns, turnOf(state))
  }
  return { ...told, days: at / 24, over: state.result !== undefined }

  function forget(seat: SeatIndex): void {
    comes.delete(seat)
    since.delete(seat)
  }
  /** When its answer comes: its own, or, off its turn, that of the clock. */
  function due(seat: SeatIndex): number {
    return Math.min(comes.get(seat)!, limitOf(seat))
  }
  function limitOf(seat: SeatIndex): number {
    if (way.limit === undefined || seatInTurn(state) === seat) return Infinity
    return endOfWaking(people[seat]!, since.get(seat)!, way.limit)
  }
  function isLate(seat: SeatIndex): boolean {
    return limitOf(seat) < comes.get(seat)!
  }
}

/** The moment by which so many waking hours have gone by. */
function endOfWaking(one: Person, from: number, hours: number): number {
  let to = from + hours
  for (let left = hours - one.awake(from, to); left > 0.01; left = hours - one.awake(from, to)) to += left
  return to
}

const turnOf = ({ frames: [turn] }: GameState): number => (turn?.kind === 'turn' ? turn.number : 0)
const seatInTurn = ({ frames: [turn] }: GameState): SeatIndex | undefined =>
  turn?.kind === 'turn' ? turn.seat : undefined

/** In order, one seat of a window at a time. */
function askedNow({ core, inOrder }: Way, state: GameState): SeatIndex[] {
  const owed = core.owed(state),
    frame = state.frames[state.frames.length - 1]
  if (!inOrder || frame?.kind !== 'window') return owed
  return [frame.order.find(seat => owed.includes(seat))!]
}
