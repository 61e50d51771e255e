import type { Condition } from './conditions.ts'
import type {
  Ability,
  CardDefinition,
  GrantedAction,
  GrantedStrike,
  Header,
  Mode,
  Static,
  Trigger,
} from './definition.ts'
import type {
  Blood,
  ChoiceFrom,
  Cost,
  Holder,
  Lasting,
  Num,
  Op,
  OpName,
  Ref,
  SeatRef,
  Test,
  CardsWhere,
  SeatsWhere,
  Shared,
} from './language.ts'

/**
 * Whether every name that a definition uses is bound where it is used. What is bound to nothing matches nothing, so a
 * slip would say nothing: neither an error, nor what the card says.
 */

const CARDS: readonly string[] = ['self', 'action-card', 'offering', 'host', 'by', 'acting', 'blocking', 'opposing']
const SEATS: readonly string[] = ['you', 'prey', 'predator', 'actor', 'target', 'host', 'opponent', 'player']
/** What an event tells stands under such a name. */
const EVENT = 'event-'

/** What can be spoken of at one place of a definition. */
interface Scope {
  readonly names: readonly string[]
  /** Roles that nobody has there. */
  readonly without: readonly string[]
  /** What the event it answers tells, by the names of its parts. */
  readonly told: readonly string[]
}
const NOTHING: Scope = { names: [], without: [], told: [] }
const knowing = (scope: Scope, ...names: readonly string[]): Scope => ({ ...scope, names: [...scope.names, ...names] })
/** Effects that last and strikes remember who made them, and no names. */
const nameless = (scope: Scope): Scope => ({ ...scope, names: [], told: [] })

/** What each event tells, by its key. */
type Told = (event: string) => readonly string[]

const name = ({ names, told }: Scope, used: string): string[] =>
  names.includes(used) || told.some(part => used === `${EVENT}${part}` || used.startsWith(`${EVENT}${part}-`))
    ? []
    : [used]

const inCard = (scope: Scope, ref: Ref): string[] =>
  CARDS.includes(ref)
    ? scope.without.includes(ref)
      ? [ref]
      : []
    : /^(?:host|chosen):/.test(ref)
      ? inCard(scope, ref.slice(ref.indexOf(':') + 1))
      : name(scope, ref)

function inSeat(scope: Scope, ref: SeatRef): string[] {
  const neighbour = /^(?:prey|predator):(.*)$/.exec(ref)?.[1]
  if (neighbour !== undefined) return inSeat(scope, neighbour)
  const of = /^(?:controller|owner):(.*)$/.exec(ref)?.[1]
  return SEATS.includes(ref) ? [] : of === undefined ? name(scope, ref) : inCard(scope, of)
}

const maybe = <T>(value: T | undefined, check: (value: T) => string[]): string[] =>
  value === undefined ? [] : check(value)

function inWho(scope: Scope, who: CardsWhere): string[] {
  const { of, clan, named, circle, younger, older, ref, amongst, on, where, not, any = [] } = who
  return [
    ...maybe(of, one => inSeat(scope, one)),
    ...(typeof clan === 'object' ? ('like' in clan ? inCard(scope, clan.like) : name(scope, clan.chosen)) : []),
    ...(typeof named === 'object' ? inCard(scope, named.like) : []),
    ...[circle, younger, older, ref].flatMap(one => maybe(one, card => inCard(scope, card))),
    ...maybe(amongst, one => name(scope, one)),
    ...(on === undefined || on === 'nothing' ? [] : inCard(scope, on)),
    ...maybe(where, test => inTest(knowing(scope, 'it'), test)),
    ...maybe(not, one => inWho(scope, one)),
    ...any.flatMap(one => inWho(scope, one)),
  ]
}

const inWhom = (scope: Scope, { not = [], only = [], where }: SeatsWhere): string[] => [
  ...[...not, ...only].flatMap(ref => inSeat(scope, ref)),
  ...maybe(where, test => inTest(knowing(scope, 'it'), test)),
]

function inNum(scope: Scope, num: Num): string[] {
  if (typeof num === 'number') return []
  if ('x' in num) return name(scope, num.x)
  if ('count' in num) return inWho(scope, num.count)
  if ('seats' in num) return inWhom(scope, num.seats)
  if ('part' in num) return inNum(scope, num.part)
  if ('pool' in num) return inSeat(scope, num.pool)
  if ('victoryPoints' in num) return inSeat(scope, num.victoryPoints)
  if ('cast' in num) return typeof num.of === 'string' ? inCard(scope, num.of) : inSeat(scope, num.of.seat)
  if ('seat' in num) return inSeat(scope, num.seat)
  if ('card' in num) return inCard(scope, num.card)
  if ('directedAt' in num) return []
  if ('left' in num) return [...name(scope, num.left), ...inNum(scope, num.of)]
  if ('sum' in num) return num.sum.flatMap(one => inNum(scope, one))
  if ('least' in num) return num.least.flatMap(one => inNum(scope, one))
  if ('minus' in num) return inNum(scope, num.minus)
  // A fact is of a card or of a Methuselah.
  if ('fact' in num) return inSeat(scope, num.of).length === 0 ? [] : inCard(scope, num.of)
  return inCard(scope, num.of)
}

function inTest(scope: Scope, test: Test): string[] {
  if ('is' in test) return [...inCard(scope, test.is[0]), ...inWho(scope, test.is[1])]
  if ('any' in test) return inWho(scope, test.any)
  if ('cmp' in test) return [...inNum(scope, test.cmp[0]), ...inNum(scope, test.cmp[2])]
  if ('edge' in test) return inSeat(scope, test.edge)
  if ('targets' in test) return inSeat(scope, test.targets)
  if ('aimedAlike' in test) return name(scope, test.aimedAlike)
  if ('same' in test) return test.same.flatMap(ref => inSeat(scope, ref))
  if ('said' in test) return name(scope, test.said)
  if ('not' in test) return inTest(scope, test.not)
  if ('all' in test) return test.all.flatMap(one => inTest(scope, one))
  if ('or' in test) return test.or.flatMap(one => inTest(scope, one))
  return []
}

const inLasting = (scope: Scope, lasting: Lasting): string[] =>
  typeof lasting === 'object' ? inSeat(scope, lasting.of) : []
const inHolder = (scope: Scope, holder: Holder): string[] =>
  holder === 'bank' ? [] : 'pool' in holder ? inSeat(scope, holder.pool) : inCard(scope, holder.card)
const inCost = (scope: Scope, { blood = 0, pool = 0, shared }: Cost): string[] => [
  ...inNum(scope, blood),
  ...inNum(scope, pool),
  ...maybe(shared, ({ by, blood: lent }) => [...inCard(scope, by), ...inNum(scope, lent)]),
]
const inAmong = (scope: Scope, among: SeatsWhere | Blood | Shared): string[] =>
  'blood' in among
    ? [...inWho(scope, among.blood), ...inSeat(scope, among.rest)]
    : 'cards' in among
      ? inWho(scope, among.cards)
      : inWhom(scope, among)
const inChoice = (scope: Scope, from: ChoiceFrom): string[] =>
  'cards' in from
    ? [...inWho(scope, from.cards), ...maybe(from.cards.playable, one => inCard(scope, one))]
    : 'seats' in from
      ? inWhom(scope, from.seats)
      : 'upTo' in from
        ? inNum(scope, from.upTo)
        : []
type On = Extract<Op, { op: 'modify' }>['on']
const inOn = (scope: Scope, on: On): string[] =>
  typeof on === 'string' ? inCard(scope, on) : 'who' in on ? inWho(nameless(scope), on.who) : inSeat(scope, on.seat)

type OpOf<K extends OpName> = Op extends infer O
  ? O extends { op: infer P }
    ? K extends P
      ? O
      : never
    : never
  : never

/** Checks one definition: what its events tell, and what its card keeps in mind as it comes into play. */
interface Check {
  told: Told
  kept: Set<string>
}
type Checks = { [K in OpName]: (scope: Scope, op: OpOf<K>, check: Check) => string[] }

const nothing = (): string[] => []
const who = (scope: Scope, op: { who: Ref }): string[] => inCard(scope, op.who)
function ruled(scope: Scope, { on, until, against }: OpOf<'forbid' | 'allow'>): string[] {
  return [...inOn(scope, on), ...inLasting(scope, until), ...maybe(against, one => inWho(nameless(scope), one))]
}

const CHECKS: Checks = {
  modify: (scope, { delta = 0, set = 0, on, until, while: live }) => [
    ...inNum(scope, delta),
    ...inNum(scope, set),
    ...inOn(scope, on),
    ...inLasting(scope, until),
    ...maybe(live, test => inTest(nameless(scope), test)),
  ],
  forbid: ruled,
  allow: ruled,
  become: (scope, { who: card, until, like, titleOf, chosen }) => [
    ...inCard(scope, card),
    ...inLasting(scope, until),
    ...maybe(like, one => inCard(scope, one)),
    ...maybe(titleOf, one => inCard(scope, one)),
    ...maybe(chosen, one => name(scope, 'clan' in one ? one.clan : one.circle)),
  ],
  grant: (scope, { to, until }) => [...inCard(scope, to), ...inLasting(scope, until)],
  choose: (scope, { from, min = 0, max = 0, by }) => [
    ...inChoice(scope, from),
    ...inNum(scope, min),
    ...inNum(scope, max),
    ...maybe(by, one => inSeat(scope, one)),
  ],
  search: (scope, { for: sought, playable }) => [
    ...inWho(scope, sought),
    ...maybe(playable, one => inCard(scope, typeof one === 'string' ? one : one.by)),
  ],
  allocate: (scope, { points, among, by, within, spare }) => [
    ...inNum(scope, points),
    ...maybe(spare, one => inNum(scope, one)),
    ...inAmong(scope, among),
    ...maybe(by, one => inSeat(scope, one)),
    ...maybe(within, one => name(scope, one)),
  ],
  move(scope, { who: card, to, of, on, keep = {} }, { kept }) {
    // What was chosen by then the card keeps in mind, under the same names or others.
    if (card === 'self' && to === 'inPlay') for (const one of [...scope.names, ...Object.keys(keep)]) kept.add(one)
    return [
      ...inCard(scope, card),
      ...maybe(of, one => inSeat(scope, one)),
      ...maybe(on, one => inCard(scope, one)),
      ...Object.values(keep).flatMap(num => inNum(scope, num)),
    ]
  },
  play: (scope, { card, by }) => [...inCard(scope, card), ...inCard(scope, by)],
  control: (scope, { who: card, to }) => [...inCard(scope, card), ...inSeat(scope, to)],
  counters: (scope, { from, to, amount }) => [
    ...inHolder(scope, from),
    ...inHolder(scope, to),
    ...inNum(scope, amount),
  ],
  lock: who,
  unlock: who,
  if: (scope, { test, then, else: otherwise = [] }, check) => [
    ...inTest(scope, test),
    ...inOps(scope, then, check),
    ...inOps(scope, otherwise, check),
  ],
  each(scope, { over, as, ops }, check) {
    const missing =
      'cards' in over
        ? inWho(scope, over.cards)
        : 'seats' in over
          ? inWhom(scope, over.seats)
          : name(scope, 'list' in over ? over.list : over.allocation)
    return [...missing, ...inOps(knowing(scope, as, ...('allocation' in over ? [`${as}-points`] : [])), ops, check)]
  },
  watch(scope, { on, when, ops, until, times = 0 }, check) {
    // It remembers what was told where it was set up.
    const then = { ...scope, told: [...scope.told, ...check.told(on)] }
    return [
      ...inLasting(scope, until),
      ...inNum(scope, times),
      ...maybe(when, test => inTest(then, test)),
      ...inOps(then, ops, check),
    ]
  },
  outcome: nothing,
  act: (scope, { who }) => inCard(scope, who),
  bleed: nothing,
  hunt: (scope, { from }) => [...inCard(scope, 'by'), ...maybe(from, one => inCard(scope, one))],
  redirect: (scope, { to }) => inSeat(scope, to),
  block: (scope, { by }) => inCard(scope, by),
  damage: (scope, { to, amount, from }) => [
    ...inCard(scope, to),
    ...inNum(scope, amount),
    ...maybe(from, one => inCard(scope, one)),
  ],
  strike: (scope, { damage = 0, plus = 0, steal = 0, effects = [], with: weapon }, check) => [
    ...[damage, plus, steal].flatMap(num => inNum(scope, num)),
    ...inOps(nameless(scope), effects, check),
    ...maybe(weapon, one => inCard(scope, one)),
  ],
  maneuver: nothing,
  press: nothing,
  prevent: (scope, { amount }) => (amount === 'all' ? [] : inNum(scope, amount)),
  range: (scope, { next }) => (typeof next === 'string' ? [] : name(scope, next.chosen)),
  edge: (scope, { to }) => (to === null ? [] : inSeat(scope, to)),
  draw: (scope, { seat, count, under }) => [
    ...inSeat(scope, seat),
    ...inNum(scope, count),
    ...maybe(under, one => inCard(scope, one)),
  ],
  combat: (scope, { acting, opposing }) => [...inCard(scope, acting), ...inCard(scope, opposing)],
  /**
   * Its terms bind what its other parts speak of; what the action has chosen is not theirs, but for the X of its cost.
   */
  referendum(scope, { terms, passed, tally = [] }, check) {
    const own = knowing(nameless(scope), ...scope.names.filter(one => one === 'x')),
      asked = knowing(own, ...terms.flatMap(bindsOf))
    return [
      ...inCard(scope, 'by'),
      ...inOps(own, terms, check),
      ...inOps(asked, passed, check),
      ...inOps(asked, tally, check),
    ]
  },
  look: (scope, { at }) => inWho(scope, at),
  mark: (scope, { of, n, until }) => [...inCard(scope, of), ...inNum(scope, n), ...inLasting(scope, until)],
  diablerize: (scope, { victim }) => [...inCard(scope, 'by'), ...inCard(scope, victim)],
}

/** What later operations of the same list may speak of; a branch may have bound it. */
function bindsOf(op: Op): string[] {
  if (op.op === 'choose' || op.op === 'allocate' || op.op === 'search') return [op.as]
  if (op.op === 'look' && op.as !== undefined) return [op.as]
  return op.op === 'if' ? [...op.then, ...(op.else ?? [])].flatMap(bindsOf) : []
}

function inOps(scope: Scope, ops: readonly Op[], check: Check): string[] {
  let known = scope
  return ops.flatMap(op => {
    const missing = (CHECKS[op.op] as (scope: Scope, op: Op, check: Check) => string[])(known, op, check)
    known = knowing(known, ...bindsOf(op))
    return missing
  })
}

const inConditions = (scope: Scope, conditions: readonly Condition[] = []): string[] =>
  conditions.flatMap(condition =>
    condition.key === 'when'
      ? inTest(scope, condition.test)
      : condition.key === 'some-seat'
        ? inWhom(scope, condition.whom)
        : [],
  )

/** What a Methuselah plays, no minion does; and what is asked before a card is seen speaks of no card. */
function inMode({ type, usable, header, extra = 0, x = 0, aims, ops }: Mode, check: Check): string[] {
  const scope: Scope = { ...NOTHING, without: type === 'Master' || type === 'Event' ? ['by'] : [] }
  const chosen = knowing(scope, ...ops.flatMap(bindsOf))
  return [
    ...inConditions({ ...scope, without: [...scope.without, 'self', 'host'] }, usable),
    ...inNum(chosen, extra),
    ...inNum(chosen, x),
    ...maybe(aims, one => inCard(chosen, one)),
    ...maybe(header, one => inHeader(chosen, one, check)),
    ...inOps(scope, ops, check),
  ]
}
const inHeader = (chosen: Scope, { stealth = 0, target, meanwhile = [] }: Header, check: Check): string[] => [
  ...inNum(chosen, stealth),
  ...maybe(target, aim => inAim(chosen, aim)),
  ...inOps(chosen, meanwhile, check),
]
const inAim = (scope: Scope, aim: NonNullable<NonNullable<Mode['header']>['target']>): string[] =>
  'card' in aim ? inCard(scope, aim.card) : inSeat(scope, aim.seat)

/**
 * An action that a card in play offers knows what is chosen for it; whom it is for, and nothing else, may speak of what
 * its card has in mind.
 */
function inAction(scope: Scope, { for: whom = {}, header, cost = {}, usable, ops }: GrantedAction, check: Check) {
  const chosen = knowing(NOTHING, ...ops.flatMap(bindsOf))
  return [
    ...inWho(scope, whom),
    ...inHeader(chosen, header, check),
    ...inCost(chosen, cost),
    ...inConditions(NOTHING, usable),
    ...inOps(NOTHING, ops, check),
  ]
}

const inAbility = (scope: Scope, { for: whom = {}, usable, ops }: Ability, check: Check): string[] => [
  ...inWho(scope, whom),
  ...inConditions(scope, usable),
  ...inOps(scope, ops, check),
]
const inStrike = ({ strike, while: live }: GrantedStrike, check: Check): string[] => [
  ...inOps(NOTHING, [strike], check),
  ...maybe(live, test => inTest(NOTHING, test)),
]
function inTrigger(scope: Scope, { on, when, ops }: Trigger, check: Check): string[] {
  const then = { ...scope, told: check.told(on) }
  return [...maybe(when, test => inTest(then, test)), ...inOps(then, ops, check)]
}
const inLevel = (scope: Scope, level: string | { x: string }): string[] =>
  typeof level === 'string' ? [] : name(scope, level.x)

function inStatic(scope: Scope, { on, while: live, effect }: Static): string[] {
  const told = typeof on === 'object' && 'seats' in on ? knowing(scope, 'it') : scope
  const inEffect =
    'delta' in effect
      ? [...inNum(told, effect.delta), ...maybe(effect.of, one => inWho(scope, one))]
      : 'set' in effect
        ? inNum(told, effect.set)
        : 'half' in effect
          ? inWho(scope, effect.of)
          : 'as' in effect || 'blocks' in effect
            ? []
            : 'bled' in effect
              ? inNum(told, effect.bled)
              : 'level' in effect || 'plays' in effect
                ? inLevel(scope, 'level' in effect ? effect.level : effect.plays)
                : maybe(effect.against, one => inWho(scope, one))
  return [
    ...(typeof on === 'string' ? inSeat(scope, on) : 'seats' in on ? inWhom(scope, on.seats) : inWho(scope, on)),
    ...maybe(live, test => inTest(scope, test)),
    ...inEffect,
  ]
}

type InPlay = Pick<CardDefinition, 'abilities' | 'actions' | 'statics' | 'triggers' | 'strikes'>
const inPlay = ({ abilities = [], actions = [], statics = [], triggers = [], strikes = [] }: InPlay, check: Check) => {
  const scope = knowing(NOTHING, ...check.kept)
  return [
    ...abilities.flatMap(one => inAbility(scope, one, check)),
    ...actions.flatMap(one => inAction(scope, one, check)),
    ...statics.flatMap(one => inStatic(scope, one)),
    ...triggers.flatMap(one => inTrigger(scope, one, check)),
    ...strikes.flatMap(one => inStrike(one, check)),
  ]
}

/** The names that a definition uses where nothing binds them, each once. */
export function unboundIn(definition: CardDefinition, told: Told): string[] {
  const { modes, merged = {}, reduces, lends, draws, claims } = definition
  const check: Check = { told, kept: new Set() }
  const played = modes.flatMap(mode => inMode(mode, check))
  // Once for what it has in mind only later, as it changes hands.
  inPlay(definition, check)
  return [
    ...new Set([
      ...played,
      ...inPlay(definition, check),
      ...inPlay(merged, check),
      ...maybe(reduces, ({ by = {}, of = {}, usable }) => [
        ...inWho(NOTHING, by),
        ...inWho(NOTHING, of),
        ...inConditions(NOTHING, usable),
      ]),
      ...maybe(lends?.to, one => inWho(NOTHING, one)),
      ...maybe(draws, one =>
        'spends' in one ? [] : [...inWho(NOTHING, one.amongst), ...maybe(one.while, test => inTest(NOTHING, test))],
      ),
      ...maybe(claims, one => name(knowing(NOTHING, ...check.kept), one)),
    ]),
  ]
}
