import {
  type Answer,
  type Draw,
  type GameEvent,
  type GameState,
  type Prompt,
  type PublicFact,
  type SeatIndex,
  defaultArgs,
  legal,
  viewFor,
} from '../../shared/rules/index.ts'
import type * as rules from '../../shared/rules/index.ts'
import { fromPosition } from '../../shared/rules/position/position.ts'
import { parsePosition } from '../../shared/api/position.ts'
import { actionRule, anyRule, read, type Asked, type Order } from './people.ts'
import { publicFact } from '../../shared/rules/procedures/public-facts.ts'
import { hash } from '../../shared/bots/chance.ts'
import { playGame } from '../support/random-game.ts'
import { envOf, generator } from '../support/random.ts'

/**
 * The law of sealed windows: if every answer is what its seat would give at that moment when asked in turn, then
 * whatever the
 * order of arrival, with revocations, with lines for the next window and with answers that outlive an effect because
 * the facts
 * they name still hold, and with orders written beforehand, the published record and the final state are those of
 * asking one seat at a
 * time, where each does what it has written.
 */
export type Core = Pick<typeof rules, 'apply' | 'owed' | 'promptFor' | 'setOrders'>

export interface Tally {
  /** Rounds of windows in which somebody was asked, and those in which more than one was. */
  windows: number
  contested: number
  differences: string[]
}

interface Manner {
  /** How many tables of people play on from each window. */
  people: number
  /**
   * The facts that an answer which outlives effects names. Fewer than it rests on, and the law does not hold: the owner
   * said so.
   */
  names: PublicFact[]
  /** Whether some of them have standing orders. */
  orders?: boolean
  /** Stop at the first difference. */
  first?: boolean
}

const FACTS: PublicFact[] = ['target', 'bleed', 'stealth', 'intercept', 'blocker']
export const FAITHFUL: Manner = { people: 1, names: FACTS }

/** Plays each game, and from each window it opens plays on in both ways until its action is over. */
export function checkGames(core: Core, seeds: Iterable<number>, manner: Manner = FAITHFUL): Tally {
  const tally: Tally = { windows: 0, contested: 0, differences: [] }
  for (const seed of seeds) {
    const draw = generator(seed * 7919)
    playGame(seed, 4 + (seed % 2), ({ before, seat, answer, after: { state } }) => {
      if (manner.first && tally.differences.length > 0) return
      const opened = state.frames.length === before.frames.length ? undefined : state.frames[state.frames.length - 1]
      if (opened?.kind !== 'window' || core.owed(state).length === 0) return
      check(
        core,
        {
          state: before,
          first: { seat, answer },
          orders: state.seats.map(() =>
            manner.orders && draw(2) ? Array.from({ length: 1 + draw(4) }, (_, i) => anyRule(draw, i)) : [],
          ),
        },
        seed,
        draw,
        manner,
        tally,
      )
    })
  }
  return tally
}

/** An action at a table where everybody can answer with much: eager vampires, full hands. */
export function checkStorms(core: Core, seeds: Iterable<number>, manner: Manner = FAITHFUL): Tally {
  const tally: Tally = { windows: 0, contested: 0, differences: [] }
  for (const seed of seeds) {
    if (manner.first && tally.differences.length > 0) break
    const draw = generator(seed * 104_729)
    const start = fromPosition(storm(draw))
    const acts = legal(start, 0).filter(option => option.id.startsWith('bleed:') || option.kind === 'play'),
      act = acts[draw(acts.length)]!
    const orders = start.seats.map(() =>
      manner.orders && draw(2) ? Array.from({ length: 1 + draw(2) }, (_, i) => actionRule(draw, i)) : [],
    )
    check(
      core,
      { state: start, first: { seat: 0, answer: { optionId: act.id, args: defaultArgs(act) } }, orders },
      seed,
      draw,
      manner,
      tally,
    )
  }
  return tally
}

const ACTING = [
  'conditioning',
  'bonding',
  'foreshadowing-destruction',
  'cloak-the-gathering',
  'lost-in-crowds',
  'swallowed-by-the-night',
  'mirror-walk',
  'change-of-target',
  'magic-of-the-smith',
]
const OTHERS = [
  'deflection',
  'forced-awakening',
  'telepathic-misdirection',
  'eyes-of-argus',
  'on-the-qui-vive',
  'wake-with-evenings-freshness',
]

/** Vampires of everybody that can do much, and hands for it. */
export function storm(draw: Draw) {
  const vampire = () => ({
    generic: { disciplines: ['DOM', 'OBF', 'AUS', 'THA'], capacity: 8 },
    blood: 3 + draw(5),
    locked: draw(4) === 0,
  })
  return parsePosition({
    seats: Array.from({ length: 5 }, (_, seat) => (seat === 0 ? ACTING : OTHERS)).map((cards, seat) => ({
      ready: [{ ...vampire(), ...(seat === 0 && { locked: false }) }, ...(draw(2) ? [vampire()] : [])],
      hand: Array.from({ length: 3 + draw(5) }, () => ({ card: cards[draw(cards.length)]! })),
      library: [
        'conditioning',
        'deflection',
        'lost-in-crowds',
        'sport-bike',
        'deflection',
        'conditioning',
        'lost-in-crowds',
      ],
    })),
  })
}

/** Where a comparison begins: with what somebody does first; and what each seat has written before that. */
interface Start {
  state: GameState
  first: { seat: SeatIndex; answer: Answer }
  orders: Order[][]
}

function check(core: Core, start: Start, seed: number, draw: Draw, manner: Manner, tally: Tally): void {
  for (let people = 1; people <= manner.people; people++) {
    const expected = attempt(() => inTurn(core, start, seed * people))
    if (typeof expected !== 'string') {
      tally.windows += expected.windows
      tally.contested += expected.contested
    }
    for (const restless of [false, true]) {
      const got = attempt(() => asTheyCome(core, start, seed * people, draw, restless, manner))
      const difference = compare(expected, got)
      if (difference)
        tally.differences.push(
          `seed ${seed}, version ${start.state.version}, people ${people}${restless ? ', restless' : ''}: ${difference}`,
        )
    }
  }
}

interface Outcome {
  record: string[]
  state: string
  windows: number
  contested: number
}

function attempt(play: () => Outcome): Outcome | string {
  try {
    return play()
  } catch (error) {
    // A core broken on purpose that cannot even run would be found by anything.
    if (error instanceof ReferenceError) throw error
    return error instanceof Error ? error.message : String(error)
  }
}

function compare(expected: Outcome | string, got: Outcome | string): string | undefined {
  if (typeof expected === 'string') return expected
  if (typeof got === 'string') return got
  const at = expected.record.findIndex((line, i) => line !== got.record[i])
  if (at >= 0 || got.record.length !== expected.record.length)
    return `in turn ${expected.record[at] ?? 'nothing more'}, as they came ${got.record[at < 0 ? expected.record.length : at] ?? 'nothing more'}`
  return expected.state === got.state ? undefined : 'another final state'
}

/**
 * The table's way, on its own and knowing nothing of sealed answers: a round goes through the impulse order, each is
 * asked when its
 * turn comes, an effect begins a new round, and a round of passes closes the window. The core is held to just that. It
 * knows of no
 * standing orders: who has written some follows them.
 */
function inTurn(core: Core, { state: start, first, orders }: Start, seed: number): Outcome {
  const game = playing(core, start, seed, first)
  const told = (seat: SeatIndex) => read(orders[seat] ?? [], shownTo(game.state(), seat, game.prompt(seat)))
  const answers = (seat: SeatIndex): Answer => {
    const written = (orders[seat] ?? []).length > 0 ? told(seat) : undefined
    return written === undefined || written === 'ask' ? game.person(seat) : written
  }
  let windows = 0,
    contested = 0
  game.on(() => {
    const frame = top(game.state())
    if (frame.kind !== 'window' || frame.name === 'polling') {
      const waiting = core.owed(game.state())
      // A cast is public on arrival: who has written how to vote does so before anybody thinks about it.
      const casting =
        frame.kind !== 'window'
          ? undefined
          : frame.order.find(seat => {
              const written = waiting.includes(seat) && (orders[seat] ?? []).length > 0 ? told(seat) : undefined
              return typeof written === 'object' && written.optionId.startsWith('vote:')
            })
      const seat = casting ?? waiting[0]!
      game.act(seat, answers(seat))
      return
    }
    const asked = frame.order.filter(seat => frame.asked.includes(seat))
    windows++
    if (asked.length > 1) contested++
    for (const [i, seat] of asked.entries()) {
      if (!core.owed(game.state()).includes(seat))
        throw new Error(`in turn seat ${seat} is asked in ${frame.name}, and the core does not ask it`)
      const answer = answers(seat)
      game.act(seat, answer)
      if (answer.optionId !== 'pass') return
      if (game.state().result) return
      const now = top(game.state()),
        stands = now.kind === 'window' && now.id === frame.id && now.round === frame.round
      if (stands !== i < asked.length - 1)
        throw new Error(
          `in turn ${frame.name} ${stands ? 'is over' : 'goes on'} after seat ${seat}, and for the core not`,
        )
    }
  })
  return { ...game.outcome(), windows, contested }
}

/** Takes answers as they happen to come. Restless: some are sealed and taken back, some carry a line or a condition. */
function asTheyCome(
  core: Core,
  { state, first, orders }: Start,
  seed: number,
  draw: Draw,
  restless: boolean,
  { names }: Manner,
): Outcome {
  const written = orders.reduce(
    (now, rules, seat) => (rules.length === 0 ? now : core.setOrders(now, seat, { rules }).state),
    state,
  )
  const game = playing(core, written, seed, first)
  game.on(() => {
    const waiting = core.owed(game.state()),
      seat = waiting[draw(waiting.length)]!,
      prompt = game.prompt(seat)
    // A pass that is sealed and taken back while nobody can know leaves nothing behind.
    if (restless && prompt.window && draw(4) === 0 && game.tried(seat)) return
    const answer = game.person(seat)
    const rides = restless && prompt.then.includes('declined') && passesAfterBlocks(seed, seat) && draw(2) === 0
    const fixed = stubborn(game.state(), prompt, seed, seat)
    const keeps =
      restless &&
      prompt.window !== undefined &&
      (fixed || steadfast(game.state(), prompt, seed, seat)) &&
      (fixed || draw(2) === 0)
    const named = fixed ? GRUDGE : names
    game.act(seat, {
      ...answer,
      ...(rides && { then: [{ window: 'declined', when: 'unchanged', do: 'pass' }] }),
      ...(keeps && {
        when: draw(2)
          ? { same: named, was: named.map(fact => publicFact(game.state(), fact)) }
          : ruleOf(game.state(), named),
      }),
    })
  })
  return { ...game.outcome(), windows: 0, contested: 0 }
}

/** The same facts in the language of orders, where it has words for all of them. */
function ruleOf(state: GameState, named: readonly PublicFact[]): NonNullable<Answer['when']> {
  const was = named.map(fact => publicFact(state, fact)),
    of = (fact: PublicFact) => was[named.indexOf(fact)] ?? undefined
  const is = (fact: PublicFact) => (of(fact) === undefined ? {} : { [fact]: { gte: of(fact)!, lte: of(fact)! } })
  const unsaid = named.some((fact, i) => was[i] === null && fact !== 'blocker' && fact !== 'intercept')
  const window = top(state)
  if (unsaid || window.kind !== 'window') return { same: [...named], was }
  // Without an attempt under way there is no blocker and no intercept to name: the windows of an attempt are others.
  return {
    rule: {
      window: [window.name],
      action: {
        ...is('bleed'),
        ...is('stealth'),
        ...is('intercept'),
        ...(of('target') !== undefined && { target: [of('target')!] }),
        ...(of('blocker') !== undefined && { blocker: [of('blocker')!] }),
      },
    },
  }
}

/** The question as a person sees it. */
function shownTo(state: GameState, seat: SeatIndex, prompt: Prompt): Asked {
  const { normal, aggravated, card } = prompt.ask.params ?? {}
  const hurt =
    prompt.ask.key === 'ask-prevent' &&
    typeof card === 'object' &&
    card !== null &&
    'id' in card &&
    state.seats[seat]!.inPlay.includes(Number(card.id))
  return {
    view: viewFor(state, seat),
    seat,
    window: prompt.window,
    ask: prompt.ask.key,
    options: prompt.options.filter(option => option.kind !== 'take-back'),
    default: prompt.default,
    keyOf: card => state.cards[card]!.key,
    damage: hurt ? Number(normal) + Number(aggravated) : undefined,
  }
}

function playing(core: Core, start: GameState, seed: number, { seat: who, answer }: Start['first']) {
  const env = envOf(seed)
  const begun = core.apply(start, who, null, answer, env)
  const events: GameEvent[] = begun.events.slice()
  let state = begun.state
  const prompt = (seat: SeatIndex): Prompt => core.promptFor(state, seat)!
  return {
    state: () => state,
    prompt,
    person: (seat: SeatIndex) => person(state, prompt(seat), state.fx - start.fx, seed, seat),
    act(seat: SeatIndex, answer: Answer) {
      const next = core.apply(state, seat, null, answer, env)
      events.push(...next.events)
      state = next.state
    },
    /** Seals a pass and takes it back, where that publishes nothing. */
    tried(seat: SeatIndex): boolean {
      const sealed = core.apply(state, seat, null, { optionId: 'pass' }, env)
      if (sealed.events.length > 0) return false
      state = core.apply(sealed.state, seat, null, { optionId: 'take-back' }, env).state
      return true
    },
    on(step: () => void) {
      for (let n = 0; n < 400 && !state.result && state.frames.length > 1; n++) step()
    },
    outcome() {
      const {
        version: _version,
        views: _views,
        waitingSince: _since,
        sealed: _sealed,
        orders: _orders,
        followed: _followed,
        present: _present,
        ...rest
      } = state
      return { record: events.flatMap(flatten), state: JSON.stringify(rest) }
    },
  }
}

/**
 * A person: the answer depends on nothing but what the prompt shows and how much has happened in public; patience ends
 * in passing.
 */
function person(state: GameState, prompt: Prompt, happened: number, seed: number, seat: SeatIndex): Answer {
  const { id: _, ...shown } = prompt
  const draw = generator(hash(JSON.stringify(shown)) ^ Math.imul(seed + 1, 31 + seat) ^ Math.imul(happened, 0x9e3779b1))
  // Polling has no order to be equal to: casts are public as they come.
  if (prompt.window === 'polling') return { optionId: 'pass' }
  const fixed = stubborn(state, prompt, seed, seat)
  if (fixed) return fixed
  if (prompt.window !== undefined && (steadfast(state, prompt, seed, seat) || draw(12) < happened))
    return { optionId: 'pass' }
  if (prompt.window === 'blocks' && shy(seed, seat)) return { optionId: 'pass' }
  if (prompt.window === 'declined' && passesAfterBlocks(seed, seat)) return { optionId: 'pass' }
  const options = prompt.options.filter(option => option.kind !== 'take-back')
  const option = options[draw(options.length)]!
  return { optionId: option.id, args: defaultArgs(option) }
}

/** Who blocks nobody in this game, so that bleeds are turned away too. */
const shy = (seed: number, seat: SeatIndex): boolean => hash(`shy ${seed} ${seat}`) % 3 > 0
const passesAfterBlocks = (seed: number, seat: SeatIndex): boolean => hash(`${seed} ${seat}`) % 4 === 0

/** Whose mind is made up by these facts alone: as long as they stand, it passes. */
const steadfast = (state: GameState, prompt: Prompt, seed: number, seat: SeatIndex): boolean =>
  hash(`${seed} ${seat} ${prompt.window} ${FACTS.map(fact => publicFact(state, fact)).join()}`) % 4 === 0

/**
 * Who turns a bleed away with the first card for it, whatever the bleed and the stealth, as long as the target is the
 * same.
 */
function stubborn(state: GameState, prompt: Prompt, seed: number, seat: SeatIndex): Answer | undefined {
  if (
    prompt.window !== 'declined' ||
    passesAfterBlocks(seed, seat) ||
    hash(`${seed} ${seat} ${GRUDGE.map(fact => publicFact(state, fact)).join()}`) % 4 === 0
  )
    return undefined
  const turning = prompt.options
    .filter(({ kind, card }) => kind === 'play' && TURNING.includes(state.cards[card!]!.key))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))[0]
  return turning && { optionId: turning.id, args: defaultArgs(turning) }
}
const GRUDGE: PublicFact[] = ['target']
const TURNING = ['deflection', 'telepathic-misdirection']

const top = (state: GameState) => state.frames[state.frames.length - 1]!
const flatten = (event: GameEvent): string[] =>
  event.key === 'order-followed' || event.key === 'order-answered'
    ? []
    : event.key === 'passed'
      ? event.seats.map(seat => `passed ${event.window} ${seat}`)
      : [JSON.stringify(event)]
