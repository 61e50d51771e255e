import './load-every-card.ts'
import { catalogue, inPool } from '../../shared/cards/catalogue.ts'
import { parsePosition, type PositionInput } from '../../shared/api/position.ts'
import {
  apply,
  eventsFor,
  IllegalCommand,
  legal,
  owed,
  promptFor,
  waitingFor,
  type Answer,
  type Applied,
  type Args,
  type CardId,
  type Env,
  type EventKey,
  type GameEvent,
  type GameState,
  type Option,
  type SeatIndex,
} from '../../shared/rules/index.ts'
import { explain } from '../../shared/rules/told/explain.ts'
import { fromPosition, namesIn } from '../../shared/rules/position/position.ts'
import { settle } from '../../shared/rules/engine/apply.ts'
import type { Header } from '../../shared/cards/definition.ts'
import type { Op, Phase, Stat } from '../../shared/cards/language.ts'
import { announceBy } from '../../shared/rules/procedures/action.ts'
import { copySpine, push, top, type Run } from '../../shared/rules/model/run.ts'
import { stat } from '../../shared/rules/reads/evaluate.ts'
import { follow } from './modes.ts'
import { withKeys } from './card-names.ts'
import { impossible, namedTwice } from './possible.ts'
import { envOf } from './random.ts'
import { saidOf } from './refused.ts'
import { checkReadable } from './readable.ts'

export const [Ann, Ben, Cal, Dee, Eve] = [0, 1, 2, 3, 4] as const

/**
 * A table in a stated position, played through `apply`. Every command runs on a deep-frozen state and its result passes
 * through
 * JSON, so that each scenario is a test of purity and of serialisability too.
 */
export function table(input: PositionInput, seed = 1) {
  const parsed = parsePosition(withKeys(input))
  const position = { ...parsed, settings: { cards: poolOf(parsed), ...parsed.settings } }
  const twice = namedTwice(position)
  if (twice.length > 0)
    throw new Error(`Several cards are called ${twice.join(', ')} in this position: give each an \`as\` of its own`)
  const names = namesIn(position)
  let state: GameState = fromPosition(position)
  const calledBy = new Map([...names].map(([as, id]) => [id, as]))
  const called = (card: CardId): string => calledBy.get(card) ?? state.cards[card]?.key ?? `card ${card}`
  const faults = impossible(state, called)
  if (faults.length > 0) throw new Error(`No game stands like this:\n  ${faults.join('\n  ')}`)
  const log: GameEvent[] = []
  const notice = follow()

  const id = (card: string | CardId): CardId => {
    const found = typeof card === 'number' ? card : names.get(card)
    if (found === undefined) throw new Error(unknown(String(card), names))
    return found
  }
  /** Parts of an option that are the name of a card here; what has the form of one must be one. */
  const name = (option: string): string =>
    option
      .split(':')
      .map((part, at) => {
        if (at > 0 && names.has(part)) return String(names.get(part))
        if (/^[A-Z]+\d+$/.test(part)) throw new Error(unknown(part, names))
        return part
      })
      .join(':')
  /** Cards may be given by name wherever their numbers may. */
  const filled = (args: Args): Args =>
    Object.fromEntries(
      Object.entries(args).map(([slot, value]) => {
        if (Array.isArray(value)) return [slot, value.map(one => names.get(String(one)) ?? one) as number[] | string[]]
        if (typeof value !== 'object') return [slot, value]
        return [slot, Object.fromEntries(Object.entries(value).map(([one, n]) => [names.get(one) ?? one, n]))]
      }),
    )
  const send = (
    seat: SeatIndex,
    option: string,
    args: Args | undefined,
    more: Omit<Answer, 'optionId' | 'args'> = {},
  ) => {
    const answer: Answer = { optionId: name(option), ...(args && { args: filled(args) }), ...more }
    try {
      return apply(deepFreeze(state), seat, null, answer, envOf(seed))
    } catch (error) {
      if (!(error instanceof IllegalCommand)) throw error
      throw saidOf(error, { state, seat, option: answer.optionId, args: answer.args, name: called })
    }
  }

  const t = {
    get state() {
      return state
    },
    get log() {
      return log
    },
    id,
    card: (card: string) => state.cards[id(card)]!,
    pool: (seat: SeatIndex) => state.seats[seat]!.pool,
    blood: (card: string) => state.cards[id(card)]!.blood ?? 0,
    locked: (card: string) => state.cards[id(card)]!.locked === true,
    inTorpor: (card: string) => state.cards[id(card)]!.torpor === true,
    stat: (card: string, which: Stat) => stat(state, id(card), which),
    /** Who has still to answer. */
    waiting: () => owed(state),
    /** Who is asked, whether or not an answer of theirs lies sealed already: what everybody sees. */
    asked: () => waitingFor(state),
    /** Ids of the options a seat has; cards by their number. */
    options: (seat: SeatIndex) => legal(state, seat).map(option => option.id),
    option: (seat: SeatIndex, option: string): Option | undefined =>
      legal(state, seat).find(one => one.id === name(option)),
    /** Whether an option such as `bleed:V1` or `block:V5` is offered. */
    can: (seat: SeatIndex, option: string) => legal(state, seat).some(one => one.id === name(option)),
    /** Why something is not on offer: `[reason, rule]`. */
    why: (seat: SeatIndex, what: string, card?: string): [string, string] | undefined => {
      const found = explain(state, seat).find(
        one => one.what === what && (card === undefined || one.minion === id(card) || one.card === id(card)),
      )
      return found && [found.reason, found.rule]
    },
    /** Sends an answer; cards in the option may be given by name (`block:V5`). Returns what happened. */
    answer(seat: SeatIndex, option: string, args?: Args, more: Omit<Answer, 'optionId' | 'args'> = {}): GameEvent[] {
      const { state: next, events } = send(seat, option, args, more)
      checkVersions(state, next, events)
      notice(state, next, events)
      state = JSON.parse(JSON.stringify(next)) as GameState
      log.push(...events)
      checkReadable(state, events)
      return events
    },
    /** Sends an answer that must be refused, and that nothing has changed. Returns the code. */
    refused(seat: SeatIndex, option: string, args?: Args): string {
      const before = JSON.stringify(state)
      try {
        send(seat, option, args)
      } catch (error) {
        if (!(error instanceof IllegalCommand)) throw error
        if (JSON.stringify(state) !== before) throw new Error('A refused command changed the state')
        return error.code
      }
      throw new Error(`${option} was accepted`)
    },
    /** A command that is no answer: of the clock, of a judge, or of a seat about the game itself. */
    command(make: (state: GameState, env: Env) => Applied, now?: string): GameEvent[] {
      const { state: next, events } = make(deepFreeze(state), envOf(seed, now))
      checkVersions(state, next, events)
      state = JSON.parse(JSON.stringify(next)) as GameState
      log.push(...events)
      checkReadable(state, events)
      return events
    },
    /** The code with which such a command is refused. */
    notDone(make: (state: GameState, env: Env) => Applied, now?: string): string {
      try {
        make(deepFreeze(state), envOf(seed, now))
      } catch (error) {
        if (error instanceof IllegalCommand) return error.code
        throw error
      }
      throw new Error('The command was accepted')
    },
    pass: (seat: SeatIndex) => t.answer(seat, 'pass'),
    /**
     * Everybody who is asked passes, again and again, until no window of the present action is left, or `until` says
     * stop.
     */
    allPass(until: () => boolean = () => false) {
      for (let n = 0; n < 200 && promptOf(state)?.window !== undefined && !until(); n++) t.pass(owed(state)[0]!)
      return t
    },
    /** Everybody asked in the present window passes once; stops when another window or prompt comes. */
    windowPasses() {
      const frame = state.frames[state.frames.length - 1]!.id
      for (let n = 0; n < 20 && !state.result && state.frames[state.frames.length - 1]!.id === frame; n++)
        t.pass(owed(state)[0]!)
      return t
    },
    /**
     * The others pass until the option comes up for this seat, which passes too where it is asked something else; then
     * it answers.
     */
    reach(seat: SeatIndex, option: string, args?: Args) {
      for (let n = 0; n < 200 && !t.can(seat, option) && promptOf(state)?.window !== undefined; n++)
        t.pass(owed(state).find(one => one !== seat) ?? seat)
      return t.answer(seat, option, args)
    },
    /** Whoever is asked in a turn ends that phase, until it is this seat's phase. */
    endPhasesTo(seat: SeatIndex, phase: Phase) {
      const there = () =>
        state.frames[0]?.kind === 'turn' && state.frames[0].seat === seat && state.frames[0].phase === phase
      for (let n = 0; n < 50 && !there(); n++) t.endPhase(owed(state)[0]!)
      return t
    },
    window: () => promptOf(state)?.window,
    choose: (seat: SeatIndex, pick: number[] | string[] | Record<string, number>) => t.answer(seat, 'choose', { pick }),
    endPhase: (seat: SeatIndex) => t.answer(seat, 'end-phase'),
    /** Changes the state between two commands: for a modifier that no card of the catalogue gives yet. */
    edit(change: (draft: GameState) => void) {
      state = JSON.parse(JSON.stringify(state)) as GameState
      change(state)
      return t
    },
    /** Begins a procedure on top of whatever goes on, and runs on until somebody must answer. Returns what happened. */
    push(frame: Parameters<typeof push>[1]): GameEvent[] {
      const run: Run = { state: copySpine(deepFreeze(state)), events: [], env: envOf(seed), published: false }
      run.state.fx++
      if (frame.kind === 'effects') run.state.present = frame.seat
      // As after any published effect, an open window begins a new round.
      for (const open of run.state.frames)
        if (open.kind === 'window') Object.assign(open, { round: open.round + 1, open: false })
      push(run, frame)
      settle(run)
      state = JSON.parse(JSON.stringify(run.state)) as GameState
      log.push(...run.events)
      checkReadable(state, run.events)
      return run.events
    },
    /**
     * An effect that a rule speaks of without naming a card, resolved here and now. Cards are bound by the names used
     * in `ops`.
     */
    effect(
      seat: SeatIndex,
      ops: Op[],
      cards: Record<string, string> = {},
      from: { by?: string; source?: string } = {},
    ) {
      const vars = Object.fromEntries(Object.entries(cards).map(([as, card]) => [as, id(card)]))
      t.push({
        kind: 'effects',
        source: from.source === undefined ? null : id(from.source),
        by: from.by === undefined ? null : id(from.by),
        seat,
        ops,
        vars,
      })
      return t
    },
    /** An action by a card in play that no card of the catalogue offers yet. */
    announce(seat: SeatIndex, minion: string, card: string, header: Header) {
      const run: Run = { state: copySpine(deepFreeze(state)), events: [], env: envOf(seed), published: false }
      run.state.fx++
      announceBy(run, header, { acting: id(minion), seat, source: id(card), cost: {}, vars: {}, ops: [] })
      settle(run)
      state = JSON.parse(JSON.stringify(run.state)) as GameState
      log.push(...run.events)
      return t
    },
    happened: (key: EventKey) => log.filter(event => event.key === key),
    seenBy: (seat: SeatIndex) => eventsFor(log, seat),
    has: (key: EventKey) => log.some(event => event.key === key),
    /** The impulse order of the window that is open. */
    order(): SeatIndex[] {
      const frame = top(state)
      if (frame.kind !== 'window') throw new Error('No window is open')
      return frame.order
    },
    inAsh: (seat: SeatIndex, card: string) => state.seats[seat]!.ash.includes(id(card)),
    inHand: (seat: SeatIndex, card: string) => state.seats[seat]!.hand.includes(id(card)),
  }
  return t
}

/**
 * What everybody may know moves everybody's version; what was published is never taken back, so that nothing sealed
 * before it holds again.
 */
function checkVersions(before: GameState, after: GameState, events: readonly GameEvent[]): void {
  if (events.some(event => !event.seenBy) && after.views.some((version, seat) => version === before.views[seat]))
    throw new Error('Something public has moved not every view')
  if (after.fx < before.fx) throw new Error('An effect was taken back')
}

/**
 * Unless a position says otherwise, the decks are made of the five of the box and of what it names beside them: so
 * nobody is asked
 * about cards that other tests need, and a scenario stays as it is when a card lands.
 */
function poolOf(position: object): string[] | 'fifth-edition' {
  const named = new Set<string>()
  JSON.stringify(position, (_, value: unknown) => {
    if (typeof value === 'string' && catalogue.has(value) && !inPool('fifth-edition', value)) named.add(value)
    return value
  })
  return named.size > 0 ? [...named] : 'fifth-edition'
}

const unknown = (name: string, names: ReadonlyMap<string, CardId>): string =>
  `No card is called ${name} in this position; there are ${[...names.keys()].join(', ') || 'none with a name'}`

const promptOf = (state: GameState) => {
  const seat = owed(state)[0]
  return seat === undefined ? undefined : promptFor(state, seat)
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}
