import type { CardFacts } from '../../cards/facts.ts'
import type {
  Comparison,
  EachOver,
  Num,
  CardsPlayed,
  Ref,
  Test,
  CardsWhere,
  SeatsWhere,
  Stat,
  Rule,
  StrikeKind,
} from '../../cards/language.ts'
import type { ActionFrame, Strike } from '../model/frames.ts'
import {
  actingSeat,
  blood,
  clockwise,
  controllerOf,
  currentAction,
  currentCombat,
  currentFrame,
  currentTurn,
  definitionOf,
  entitledToBlock,
  facts,
  isEquipment,
  isLocation,
  isLocked,
  isMinion,
  isOfCrypt,
  sameCard,
  isVampire,
  printedOf,
  readyMinions,
} from './queries.ts'
import { aboutRule, staticsAt } from './card-texts.ts'
import { votesOf } from './titles.ts'
import { isMonster, sameCircle } from './traits.ts'
import type { CardId, GameState, SeatIndex, Modifier, VarValue } from '../model/state.ts'
import type { Viewpoint } from './look.ts'
import { AS_VAMPIRE, bound, cardOf, counterOf, first, pairs, seatOf, seatsOf } from './look.ts'
import { castBy, isInTerms } from './ledger.ts'
import {
  asksFor,
  brings,
  cancelsAnother,
  costsAtMost,
  isAimedAt,
  makes,
  modePlayed,
  OFFERED,
  printedCost,
  redirects,
  required,
  requiresDiscipline,
  requiresSuperior,
} from './played-cards.ts'
import type { Mode, Static } from '../../cards/definition.ts'
import type { Subject } from './card-texts.ts'

/** Whether a selector means this card: all its fields must hold. */
export function matches(look: Viewpoint, who: CardsWhere, id: CardId): boolean {
  for (const field in who) {
    const wanted = who[field as keyof CardsWhere],
      check = MATCHES[field as keyof CardsWhere] as Check | undefined
    // What only a choice says, it asks itself.
    if (wanted !== undefined && check && !check(look, wanted, id, who)) return false
  }
  return true
}
type Check = (look: Viewpoint, wanted: unknown, id: CardId, who: CardsWhere) => boolean

/** What each field of a selector asks of a card; the compiler demands every one. */
const MATCHES: {
  [F in keyof CardsWhere]-?: (
    look: Viewpoint,
    wanted: NonNullable<CardsWhere[F]>,
    id: CardId,
    who: CardsWhere,
  ) => boolean
} = {
  kind: isOfKind,
  ref: (look, ref, id) => cardOf(look, ref) === id,
  amongst: (look, list, id) => bound(look, list).includes(id),
  named(look, wanted, id) {
    const { key } = look.state.cards[id]!
    if (typeof wanted === 'string') return key === wanted
    const other = cardOf(look, wanted.like)
    return other !== undefined && sameCard(key, look.state.cards[other]!.key)
  },
  keyword({ state }, word, id) {
    const { unique, keywords } = facts(state, id)
    return word === 'unique' ? unique === true : keywords?.includes(word) === true
  },
  on(look, host, id) {
    const { on } = look.state.cards[id]!
    return host === 'nothing' ? on === undefined : on !== undefined && on === cardOf(look, host)
  },
  in: ({ state }, region, id) => inRegion(state, region, id),
  of(look, ref, id, { in: region }) {
    const seat = seatOf(look, ref)
    if (seat === undefined) return false
    const pile = region === 'topOfCrypt' ? 'crypt' : isPile(region) ? region : undefined
    // In whose pile it lies, whoever owns it.
    return pile === undefined
      ? seat === controllerOf(look.state, id)
      : look.state.seats[seat]?.[pile]?.includes(id) === true
  },
  locked: ({ state }, locked, id) => isLocked(state, id) === locked,
  // An antitribu clan is another (SABBAT-04).
  clan: (look, clan, id) =>
    facts(look.state, id).clan === (typeof clan === 'string' ? clan : (clanOf(look, clan) ?? null)),
  sect: ({ state }, sect, id) => facts(state, id).sect === sect,
  title({ state }, wanted, id) {
    const { title } = facts(state, id)
    return typeof wanted === 'boolean' ? (title !== undefined) === wanted : wanted.includes(title ?? '')
  },
  circle(look, ref, id) {
    const other = cardOf(look, ref)
    return other !== undefined && sameCircle(look.state, other, id)
  },
  requires: ({ state }, code, id) =>
    code === true
      ? (facts(state, id).disciplines ?? []).some(one => requiresDiscipline(state, id, facts(state, id), one))
      : requiresDiscipline(state, id, facts(state, id), code),
  asks: ({ state }, asked, id) => asksFor(facts(state, id), asked),
  makes: ({ state }, sect, id) => facts(state, id).types[0] !== 'Vampire' && makes(definitionOf(state, id), sect),
  has: ({ state }, code, id) => hasDiscipline(state, id, code),
  // By capacity, whatever the blood; with as much neither is (CRYPT-03, GLOSS-06).
  younger: (look, ref, id) => capacity(look.state, id) < capacityOf(look, ref),
  older: (look, ref, id) => capacity(look.state, id) > capacityOf(look, ref),
  oldest: (look, _, id, { oldest: __, ...others }) =>
    !candidates(look, others).some(other => capacity(look.state, other) > capacity(look.state, id)),
  costs: ({ state }, most, id) => costsAtMost(facts(state, id), most),
  struck: ({ state }, _, id) => facesAggravated(state, id),
  inflicts: (look, most, id) => inflictsAtMost(look, most, id),
  ranged: ({ state }, _, id) => definitionOf(state, id)?.strikes?.some(({ strike }) => strike.ranged) === true,
  hurt: ({ state }, _, id) => blood(state, id) < startingLife(state, id),
  cancels: ({ state }, _, id) => cancelsAnother(state, id),
  redirects: (look, _, id) => redirects(look, id),
  couldBlock: ({ state }, whom, id) => couldBlock(state, id, whom === 'whoever'),
  superior: (look, how, id) => (how === 'has' ? superiorOf(look.state, id).length > 0 : requiresSuperior(look, id)),
  top: ({ state }, n, id) => state.seats.some(({ library }) => library.slice(0, n).includes(id)),
  aimed: ({ state }, _, id) => isAimedAt(state, id),
  inTerms: ({ state }, _, id) => isInTerms(state, id),
  where: (look, test, id) => holds({ ...look, vars: { ...look.vars, it: id } }, test),
  not: (look, who, id) => !matches(look, who, id),
  any: (look, anyOf, id) => anyOf.some(who => matches(look, who, id)),
}

/** What an ally or a retainer comes into play with, which may depend on how it was brought. */
export function startingLife(state: GameState, id: CardId): number {
  const { mode } = state.cards[id]!
  return (mode === undefined ? undefined : definitionOf(state, id)?.life?.[mode]) ?? facts(state, id).life ?? 0
}

/** In any hands, so that no strength counts but what everybody has; nor what it does besides to some. */
function inflictsAtMost(look: Viewpoint, most: number, id: CardId): boolean {
  const { strikes = [] } = definitionOf(look.state, id) ?? {}
  return strikes.every(
    ({ strike: { damage, plus, aggravated } }) =>
      !aggravated &&
      (damage !== undefined ? amount(look, damage) : plus !== undefined ? 1 + amount(look, plus) : 0) <= most,
  )
}

const clanOf = (look: Viewpoint, clan: { chosen: string } | { like: Ref }): VarValue | undefined => {
  if ('chosen' in clan) return first(look, clan.chosen)
  const like = cardOf(look, clan.like)
  return like === undefined ? undefined : facts(look.state, like).clan
}

function isOfKind({ state, vars }: Viewpoint, kind: NonNullable<CardsWhere['kind']>, id: CardId): boolean {
  switch (kind) {
    case 'minion':
      return isMinion(state, id)
    case 'location':
      return isLocation(state, id)
    case 'equipment':
      return isEquipment(state, id)
    case 'monster':
      return isMonster(state, id)
    case 'crypt':
      return isOfCrypt(state, id)
    // A card of two types is of both.
    case 'combat':
    case 'master':
    case 'reaction':
    case 'action':
    case 'action modifier':
    case 'political action':
      return facts(state, id).types.some(type => type.toLowerCase() === kind)
    default:
      return facts(state, id).types[0]?.toLowerCase() === kind || (kind === 'vampire' && vars[AS_VAMPIRE] === id)
  }
}

const isPile = (region: CardsWhere['in']): region is 'uncontrolled' | 'hand' | 'library' | 'ash' | 'under' =>
  region === 'uncontrolled' || region === 'hand' || region === 'library' || region === 'ash' || region === 'under'

/** For what it plays as a vampire an ally has capacity 1, unless its text says otherwise (MIN-09). */
export const asVampireCapacity = (state: GameState, id: CardId): number => facts(state, id).asVampire?.capacity ?? 1

const capacityOf = (look: Viewpoint, ref: Ref): number => {
  const id = cardOf(look, ref)
  return id === undefined
    ? Number.NaN
    : look.vars[AS_VAMPIRE] === id
      ? asVampireCapacity(look.state, id)
      : capacity(look.state, id)
}

/** Where no region is asked for, torpor is as good as any (TARGET-02, TORPOR-08). */
export function inRegion(state: GameState, region: NonNullable<CardsWhere['in']>, id: CardId): boolean {
  switch (region) {
    case 'ready':
      return controllerOf(state, id) !== undefined && !state.cards[id]!.torpor
    case 'torpor':
      return controllerOf(state, id) !== undefined && state.cards[id]!.torpor === true
    case 'inPlay':
      return controllerOf(state, id) !== undefined
    case 'combat': {
      const combat = currentCombat(state)
      return combat !== undefined && combat.step !== 'followed' && (combat.acting === id || combat.opposing === id)
    }
    case 'topOfCrypt':
      return state.seats.some(seat => seat.crypt[0] === id)
    default:
      return state.seats.some(seat => seat[region]?.includes(id))
  }
}

/** The cards a selector may mean. Hidden piles are looked through only where the selector names them. */
export function candidates(look: Viewpoint, who: CardsWhere): CardId[] {
  const pile = who.in === 'topOfCrypt' ? 'crypt' : isPile(who.in) ? who.in : 'inPlay'
  return look.state.seats.flatMap(seat => seat[pile] ?? []).filter(id => matches(look, who, id))
}

export function seatCandidates(look: Viewpoint, whom: SeatsWhere): SeatIndex[] {
  const not = (whom.not ?? []).map(ref => seatOf(look, ref))
  const only = whom.only?.map(ref => seatOf(look, ref))
  return clockwise(look.state, look.seat).filter(
    seat =>
      !not.includes(seat) &&
      (!only || only.includes(seat)) &&
      (!whom.where || holds({ ...look, vars: { ...look.vars, it: seat } }, whom.where)),
  )
}

/**
 * What is printed or given, raised by the Discipline cards on it. What is printed on a card of the library it requires,
 * and does not have.
 */
export function disciplinesOf(state: GameState, id: CardId): string[] {
  let held = facts(state, id).disciplines ?? NO_DISCIPLINES
  if (held.length > 0 && !isOfCrypt(state, id) && held === printedOf(state, id).disciplines) held = NO_DISCIPLINES
  for (const { seat, source, text } of staticsAt(state, 'level')) {
    const { effect } = text,
      card = state.cards[source]!
    if (!('level' in effect) || card.on !== id) continue
    const look: Viewpoint = { state, source, by: source, seat, vars: card.vars ?? {} }
    if (
      isMeant(look, text.on, { card: id }) &&
      (!text.while || holds(look, text.while)) &&
      !isDenied(state, source, id)
    )
      held = raised(held, levelOf(state, source, effect.level))
  }
  return held
}

const NO_DISCIPLINES: string[] = []

/** Equipment is of no use to who cannot use any. */
const isDenied = (state: GameState, source: CardId, bearer: CardId): boolean =>
  isEquipment(state, source) && ruled(state, bearer, 'equipment', false)

const levelOf = (state: GameState, on: CardId, level: string | { x: string }): string =>
  typeof level === 'string' ? level : String([state.cards[on]!.vars?.[level.x] ?? ''].flat()[0])

/** One level more: basic, then superior (CRYPT-09); or the superior one at once. */
function raised(held: string[], code: string): string[] {
  const superior = code.toUpperCase(),
    basic = code.toLowerCase()
  if (held.includes(superior)) return held
  return held.includes(basic) ? held.map(one => (one === basic ? superior : one)) : [...held, code]
}

/** With what it plays cards: those that it has, and some as though it had them at the superior level. */
export function disciplinesToPlay(state: GameState, id: CardId): string[] {
  let held = disciplinesOf(state, id)
  for (const { look, effect } of standing(state, { card: id }, 'plays'))
    if ('plays' in effect) {
      const code = typeof effect.plays === 'string' ? effect.plays : String(first(look, effect.plays.x) ?? '')
      held = raised(raised(held, code), code)
    }
  return held
}

/** Disciplines that it has at the superior level, by their basic codes. */
export const superiorOf = (state: GameState, id: CardId): string[] =>
  disciplinesOf(state, id).flatMap(code => (code === code.toLowerCase() ? [] : [code.toLowerCase()]))

/** A basic code is met by either level, a superior one only by the superior (CRYPT-08, CRYPT-09). */
export const hasDiscipline = (state: GameState, id: CardId, code: string): boolean =>
  meetsLevel(disciplinesOf(state, id), code)
export function meetsLevel(held: readonly string[], code: string): boolean {
  return held.includes(code.toUpperCase()) || (code === code.toLowerCase() && held.includes(code))
}

/** How much. A Methuselah or a card that is none is no number: it equals nothing, and nothing keeps it. */
export function amount(look: Viewpoint, num: Num): number {
  if (typeof num === 'number') return num
  const { state } = look
  if ('x' in num) return counted(first(look, num.x)) * (num.per ?? 1)
  if ('count' in num) return candidates(look, num.count).length * (num.per ?? 1)
  if ('seats' in num) return seatCandidates(look, num.seats).length
  if ('part' in num) return Math.floor(amount(look, num.part) / num.by)
  if ('minus' in num) return -amount(look, num.minus)
  if ('seat' in num) return seatOf(look, num.seat) ?? Number.NaN
  if ('card' in num) return cardOf(look, num.card) ?? Number.NaN
  if ('directedAt' in num) return asOne(currentAction(state)?.targets ?? [])
  if ('pool' in num) return state.seats[seatOf(look, num.pool) ?? -1]?.pool ?? 0
  if ('victoryPoints' in num)
    return (state.seats[seatOf(look, num.victoryPoints) ?? -1]?.victoryPoints ?? 0) * (num.per ?? 1)
  if ('cast' in num) return castBy(look, num)
  if ('sum' in num) return num.sum.reduce<number>((total, part) => total + amount(look, part), 0)
  if ('left' in num)
    return Math.max(
      0,
      amount(look, num.of) -
        (typeof look.vars[num.left] === 'number' ? Number(look.vars[num.left]) : 0) -
        pairs(look, num.left).reduce((total, [, points]) => total + points, 0),
    )
  if ('least' in num) return Math.min(...num.least.map(part => amount(look, part)))
  if ('fact' in num) {
    const of = cardOf(look, num.of) ?? seatOf(look, num.of)
    const name = counterOf(look, num.fact)
    return state.facts.reduce((total, fact) => (fact.name === name && fact.of === of ? total + fact.n : total), 0)
  }
  const id = cardOf(look, num.of)
  if (id === undefined) return 0
  if ('counter' in num) return countersOf(look, id, num.counter)
  if (num.stat === 'blood') return blood(state, id)
  if (num.stat === 'payable') return mostPayable(look, id)
  if (num.stat === 'capacity') return capacity(state, id)
  if (num.stat === 'capacity-or-cost') return isVampire(state, id) ? capacity(state, id) : printedCost(facts(state, id))
  return stat(state, id, num.stat)
}

/** By what the cost of a card is divided for who plays it: 2 for each that halves it. */
export const divisorFor = (
  state: GameState,
  payer: CardId,
  paid: 'blood' | 'pool',
  meant: (look: Viewpoint, of: CardsWhere) => boolean,
): number =>
  standing(state, { card: payer }, 'cost').reduce(
    (n, { look, effect }) => ('half' in effect && effect.half === paid && meant(look, effect.of) ? n * 2 : n),
    1,
  )

/** What is left over of a part is not paid. */
function mostPayable({ state, source }: Viewpoint, payer: CardId): number {
  const by = source === null ? 1 : divisorFor(state, payer, 'blood', (look, of) => matches(look, of, source))
  return blood(state, payer) * by + by - 1
}

const ANYBODYS = '@any'
function countersOf(look: Viewpoint, id: CardId, name: string): number {
  const { counters = {} } = look.state.cards[id]!
  if (!name.endsWith(ANYBODYS)) return counters[counterOf(look, name)] ?? 0
  const kind = name.slice(0, -ANYBODYS.length)
  return Object.entries(counters).reduce((n, [one, more]) => (one.split('@')[0] === kind ? n + more : n), 0)
}

/** Several Methuselahs as one number. */
const asOne = (seats: readonly SeatIndex[]): number => seats.reduce((all, seat) => all | (1 << seat), 0)

/** What is bound to no number counts for none. */
const counted = (value: VarValue | undefined): number => (typeof value === 'number' ? value : 0)

export function holds(look: Viewpoint, test: Test): boolean {
  if ('is' in test) {
    const id = cardOf(look, test.is[0])
    return id !== undefined && matches(look, test.is[1], id)
  }
  if ('any' in test) {
    const n = candidates(look, test.any).length
    return n >= (test.min ?? 1) && n <= (test.max ?? Infinity)
  }
  if ('cmp' in test) return compare(amount(look, test.cmp[0]), test.cmp[1], amount(look, test.cmp[2]))
  if ('action' in test) {
    const action = currentAction(look.state)
    if (!action) return false
    if (test.action === 'hunt')
      return action.action === 'hunt' || (action.source !== null && huntsBy(look.state, action.source, action.vars))
    if (test.action === 'blocked') return action.outcome === 'blocked'
    if (test.action === 'equip') return brings(look.state, action, 'Equipment') || action.action === 'equip'
    if (test.action === 'employ') return brings(look.state, action, 'Retainer')
    if (test.action === 'recruit') return brings(look.state, action, 'Ally')
    return test.action === 'directed'
      ? action.targets.length > 0
      : test.action === 'bleed' || test.action === 'political'
        ? action[test.action] === true
        : action.action === test.action
  }
  if ('required' in test) return required(look.state, test.required)
  if ('edge' in test) return look.state.edge !== null && look.state.edge === seatOf(look, test.edge)
  if ('during' in test) return currentTurn(look.state).phase === test.during
  if ('targets' in test) {
    const seat = seatOf(look, test.targets)
    return seat !== undefined && currentAction(look.state)?.targets.includes(seat) === true
  }
  if ('aimedAlike' in test) {
    const action = currentAction(look.state),
      before = counted(first(look, test.aimedAlike))
    return (
      action !== undefined && action.targets.length > 0 && (before & ~asOne([action.seat])) === asOne(action.targets)
    )
  }
  if ('said' in test) return first(look, test.said) === test.word
  if ('same' in test) {
    const seat = seatOf(look, test.same[0])
    return seat !== undefined && seat === seatOf(look, test.same[1])
  }
  if ('range' in test) return currentCombat(look.state)?.range === test.range
  if ('round' in test) return currentCombat(look.state)?.number === 1
  if ('referendum' in test) return currentFrame(look.state, 'referendum')?.hunt === true
  if ('not' in test) return !holds(look, test.not)
  if ('all' in test) return test.all.every(one => holds(look, one))
  return test.or.some(one => holds(look, one))
}

/** The card that is played for the action, or what the card in play offers. */
function huntsBy(state: GameState, source: CardId, vars: Viewpoint['vars']): boolean {
  const { modes = [], actions = [] } = definitionOf(state, source) ?? {}
  const headers = vars[OFFERED] === undefined ? modes : actions.filter(({ name }) => name === vars[OFFERED])
  return headers.some(({ header }) => header?.hunt === true)
}

export function compare(a: number, comparison: Comparison, b: number): boolean {
  switch (comparison) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '=':
      return a === b
    case '>=':
      return a >= b
    case '>':
      return a > b
  }
}

/** What an iteration goes over, in a fixed order; of Methuselahs, the acting one comes first (p. 8). */
export function members(look: Viewpoint, over: EachOver): (number | [number, number])[] {
  if ('cards' in over) return candidates(look, over.cards)
  if ('seats' in over) return inOrder(look.state, seatCandidates(look, over.seats))
  if ('allocation' in over) return pairs(look, over.allocation)
  return bound(look, over.list)
}

function inOrder(state: GameState, seats: SeatIndex[]): SeatIndex[] {
  const acting = actingSeat(state),
    n = state.seats.length
  return seats.toSorted((a, b) => ((a - acting + n) % n) - ((b - acting + n) % n))
}

/** Values are always computed from what is printed and what is in force; nothing is ever written into a card. */

export const capacity = (state: GameState, id: CardId): number =>
  Math.max(0, (facts(state, id).capacity ?? 0) + bonus(state, { card: id }, 'capacity', 0))

export function stat(state: GameState, id: CardId, name: Stat): number {
  return bonus(state, { card: id }, name, base(state, id, name), printedBonus(state, id, name))
}

export function seatStat(state: GameState, seat: SeatIndex, name: Stat): number {
  const start =
    name === 'handSize'
      ? 7
      : name === 'masterActions' || name === 'discardActions'
        ? 1
        : name === 'transfers'
          ? // The first three turns of the game give 1, 2 and 3 transfers (INFLUENCE-02).
            Math.min(4, currentTurn(state).number)
          : 0
  return bonus(state, { seat }, name, start)
}

function base(state: GameState, id: CardId, name: Stat): number {
  const printed = facts(state, id)
  const action = currentAction(state)
  switch (name) {
    // BLEED-12: a vampire bleeds for 1, an ally for what its card prints. Strength likewise (STRIKE-16).
    case 'bleed':
      return (isVampire(state, id) ? 1 : (printed.bleed ?? 0)) + (action?.acting === id ? action.plus : 0)
    case 'strength':
      return isVampire(state, id) ? 1 : (printed.strength ?? 0)
    case 'stealth':
      return (printed.stealth ?? 0) + (action?.acting === id ? action.stealth : 0)
    // Like stealth nothing unless something gives it; what is printed counts by itself (STEALTH-02, STEALTH-10).
    case 'intercept':
      return printed.intercept ?? 0
    case 'hunt':
      return 1
    case 'bleeds':
      return 1
    // CTITLE-05.
    case 'contest':
      return 1
    case 'votes':
      return votesOf(printed.title)
    // PRISCI-01.
    case 'ballots':
      return printed.title === 'priscus' ? 1 : 0
    default:
      return 0
  }
}

/** What a vampire prints beyond what every vampire has is added, as "+1 strength" of any other card is. */
function printedBonus(state: GameState, id: CardId, name: Stat): number {
  if ((name !== 'strength' && name !== 'bleed') || !isVampire(state, id)) return 0
  return (facts(state, id)[name] ?? 1) - 1
}

type On = { card: CardId } | { seat: SeatIndex }

function bonus(state: GameState, on: On, name: Stat, start: number, added = 0): number {
  let value = start,
    factor = 1
  // What sets a number sets it before anything is added, whenever it came.
  for (const modifier of state.modifiers) {
    if (
      modifier.kind === 'number' &&
      modifier.stat === name &&
      modifier.set !== undefined &&
      applies(state, modifier, on)
    )
      value = amount(lookOf(state, modifier), modifier.set)
  }
  const texts = standing(state, on, name)
  for (const { look, effect } of texts) if ('set' in effect) value = amount(look, effect.set)
  value += added
  for (const modifier of state.modifiers) {
    if (
      modifier.kind !== 'number' ||
      modifier.stat !== name ||
      modifier.of !== undefined ||
      !applies(state, modifier, on) ||
      isBarred(state, on, name, modifier.source)
    )
      continue
    const look = lookOf(state, modifier)
    if (modifier.delta !== undefined) value += amount(look, modifier.delta)
    if (modifier.factor !== undefined) factor *= modifier.factor
  }
  for (const { look, effect } of texts)
    if ('delta' in effect && isPlain(effect) && !isBarred(state, on, name, look.source!))
      value += amount(look, effect.delta)
  return Math.floor(value * factor)
}

/** Equipment that may not raise this bleed: any but that which offers the action. */
const isBarred = (state: GameState, on: On, name: Stat, source: CardId): boolean =>
  name === 'bleed' &&
  'card' in on &&
  source >= 0 &&
  isEquipment(state, source) &&
  source !== currentAction(state)?.source &&
  ruled(state, on.card, 'equipment', false, undefined, 'bleed')

/** Of whatever it is a number of. */
const isPlain = ({ of, against, ranged, aimed }: Extract<Static['effect'], { delta: unknown }>): boolean =>
  of === undefined && against === undefined && ranged === undefined && aimed === undefined

interface Standing {
  look: Viewpoint
  effect: Static['effect']
}
const NOTHING: readonly Standing[] = []

/** The standing effects of cards in play that apply now. */
export function standing(state: GameState, on: On, subject: Subject): readonly Standing[] {
  let applied = NOTHING
  for (const { seat, source, text } of staticsAt(state, subject)) {
    const card = state.cards[source]!
    const look: Viewpoint = { state, source, by: source, seat, vars: card.vars ?? {} }
    const hit = isMeant(look, text.on, on)
    // What says that it has lost its abilities is asked for itself.
    if (hit && subject !== 'rule:text' && isSilenced(state, source)) continue
    if (hit && subject !== 'rule:affect' && 'card' in on && isUnaffected(state, on.card, source)) continue
    if (hit && (!text.mode || text.mode === card.mode) && (!text.while || holds(look, text.while)))
      applied = [...applied, { look: hit, effect: text.effect }]
  }
  return applied
}

/** It has lost its abilities: nothing that it says counts. */
export const isSilenced = (state: GameState, id: CardId): boolean =>
  (staticsAt(state, 'rule:text').length > 0 ||
    state.modifiers.some(one => one.kind === 'rule' && one.rule === 'text')) &&
  ruled(state, id, 'text', false)

/** It is spared whatever that card does or says of it. */
export const isUnaffected = (state: GameState, id: CardId, source: CardId | null): boolean =>
  source !== null &&
  source >= 0 &&
  (staticsAt(state, 'rule:affect').length > 0 ||
    state.modifiers.some(one => one.kind === 'rule' && one.rule === 'affect')) &&
  ruled(state, id, 'affect', false, source, undefined, asPlayed(state, source))

function asPlayed(state: GameState, id: CardId): { printed: CardFacts; mode: Mode } | undefined {
  const mode = modePlayed(state, id)
  return mode && { printed: facts(state, id), mode }
}

/** From where a text looks that means this one; undefined where it does not. Of several Methuselahs each is `it`. */
function isMeant(look: Viewpoint, whom: Static['on'], on: On): Viewpoint | undefined {
  if ('card' in on)
    return typeof whom === 'object' && !('seats' in whom) && matches(look, whom, on.card) ? look : undefined
  if (typeof whom === 'string') return seatsOf(look, whom).includes(on.seat) ? look : undefined
  return 'seats' in whom && seatCandidates(look, whom.seats).includes(on.seat)
    ? { ...look, vars: { ...look.vars, it: on.seat } }
    : undefined
}

export const lookOf = (state: GameState, modifier: Modifier): Viewpoint => ({
  state,
  // By a rule, and no card.
  source: modifier.source < 0 ? null : modifier.source,
  by: modifier.by,
  seat: modifier.seat,
  vars: {},
})

export function applies(state: GameState, modifier: Modifier, on: On): boolean {
  const { on: target } = modifier
  const hit =
    'card' in target
      ? 'card' in on && target.card === on.card
      : 'seat' in target
        ? 'seat' in on && target.seat === on.seat
        : 'card' in on && matches(lookOf(state, modifier), target.who, on.card)
  return (
    hit &&
    (!modifier.while || holds(lookOf(state, modifier), modifier.while)) &&
    !(
      'card' in on &&
      !(modifier.kind === 'rule' && modifier.rule === 'affect') &&
      isUnaffected(state, on.card, modifier.source)
    )
  )
}

/**
 * Whether a rule is allowed beyond, or forbidden against, what the rulebook says. `against` is the card on the other
 * side; `kind`, what a rule may except.
 */
export function ruled(
  state: GameState,
  id: CardId,
  rule: Rule,
  allow: boolean,
  against?: CardId,
  kind?: string,
  played?: { printed: CardFacts; mode: Pick<Mode, 'type' | 'level'> },
): boolean {
  // One's own minions direct nothing at it (DIR-01).
  const directed =
      rule === 'target' && against !== undefined && controllerOf(state, id) !== controllerOf(state, against),
    ofKind = (only: string | undefined): boolean =>
      only === undefined || only === kind || (directed && only === 'directed')
  const ofSuch = (cards: CardsPlayed | undefined): boolean => !cards || (played !== undefined && isSuch(cards, played))
  const byModifier = state.modifiers.some(
    m =>
      m.kind === 'rule' &&
      m.rule === rule &&
      m.allow === allow &&
      applies(state, m, { card: id }) &&
      m.unless === undefined &&
      (m.except === undefined || m.except !== kind) &&
      ofKind(m.only) &&
      ofSuch(m.cards) &&
      (!m.against || (against !== undefined && matches(lookOf(state, m), m.against, against))),
  )
  if (byModifier) return true
  return standing(state, { card: id }, aboutRule(rule)).some(
    ({ look, effect }) =>
      'rule' in effect &&
      effect.allow === allow &&
      effect.unless === undefined &&
      ofKind(effect.only) &&
      ofSuch(effect.cards) &&
      (!effect.against || (against !== undefined && matches(look, effect.against, against))),
  )
}

/** It cannot hunt by whatever means, and goes to torpor where it must. */
export const starves = (state: GameState, id: CardId): boolean =>
  standing(state, { card: id }, aboutRule('hunt')).some(
    ({ effect }) => 'rule' in effect && !effect.allow && effect.instead !== undefined,
  )

/** Whether it unlocks in the unlock phase is for its Methuselah to say. */
export const mayStayLocked = (state: GameState, id: CardId): boolean =>
  standing(state, { card: id }, aboutRule('unlock')).some(
    ({ effect }) => 'rule' in effect && !effect.allow && effect.unless === 0,
  )

/** Whether no effect keeps it from unlocking, whatever would unlock it. */
export const mayUnlock = (state: GameState, id: CardId): boolean =>
  !state.modifiers.some(
    m => m.kind === 'rule' && m.rule === 'unlock' && !m.allow && m.only === 'effect' && applies(state, m, { card: id }),
  )

/** Whether no effect keeps this minion from having that card on it. */
export const mayHave = (state: GameState, minion: CardId, card: CardId): boolean =>
  !ruled(state, minion, 'have', false, card)
/** The same of what is said of a Methuselah. */
export const seatRuled = (
  state: GameState,
  seat: SeatIndex,
  rule: Rule,
  played?: { printed: CardFacts; mode: Pick<Mode, 'type' | 'level'> },
): boolean =>
  standing(state, { seat }, aboutRule(rule)).some(
    ({ effect }) =>
      'rule' in effect && !effect.allow && (!effect.cards || (played !== undefined && isSuch(effect.cards, played))),
  ) ||
  state.modifiers.some(
    m =>
      m.kind === 'rule' &&
      m.rule === rule &&
      !m.allow &&
      applies(state, m, { seat }) &&
      (!m.cards || (played !== undefined && isSuch(m.cards, played))),
  )

/** Said of a card as it would be played, whoever holds it. */
const isSuch = (
  { kind, requires, keyword }: CardsPlayed,
  { printed, mode }: { printed: CardFacts; mode: Pick<Mode, 'type' | 'level'> },
): boolean =>
  (kind === undefined || mode.type.toLowerCase() === kind) &&
  (keyword === undefined || printed.keywords?.includes(keyword) === true) &&
  (requires === undefined ||
    (requires === true ? mode.level !== '' : mode.level.toLowerCase().split('+').includes(requires)))

/** Who may attempt to block the action, and what it costs: declared, forced or granted alike. */

/**
 * What a minion burns, blood or life, to do all the same what it is kept from; `kind`: of a strike; `against`: the card
 * on the other side.
 */
function priceOf(state: GameState, id: CardId, rule: 'block' | 'strike', against?: CardId, kind?: StrikeKind): number {
  const asked = (look: () => Viewpoint, { unless = 0, ...text }: Priced): number =>
    unless > 0 &&
    (text.except === undefined || text.except !== kind) &&
    (text.only === undefined || text.only === kind) &&
    (!text.against || (against !== undefined && matches(look(), text.against, against)))
      ? unless
      : 0
  return standing(state, { card: id }, aboutRule(rule)).reduce(
    (n, { look, effect }) => n + ('rule' in effect && !effect.from ? asked(() => look, effect) : 0),
    state.modifiers.reduce(
      (n, m) =>
        m.kind === 'rule' && m.rule === rule && m.unless !== undefined && applies(state, m, { card: id })
          ? n + asked(() => lookOf(state, m), m)
          : n,
      0,
    ),
  )
}
interface Priced {
  unless?: number
  except?: string
  only?: string
  against?: CardsWhere
}

/** What it burns to attempt to block. */
export const priceOfBlock = (state: GameState, id: CardId): number =>
  priceOf(state, id, 'block', currentAction(state)?.acting)
/** And to make a strike of this kind; `against` nobody where it is aimed at something else, or gets away. */
export const priceOfStrike = (state: GameState, id: CardId, kind: StrikeKind, against: CardId | undefined): number =>
  priceOf(state, id, 'strike', against, kind)

/** And how many cards on top of the library of its Methuselah. */
export const cardsToBlock = (state: GameState, id: CardId): number =>
  standing(state, { card: id }, 'rule:block').reduce(
    (n, { effect }) => n + ('rule' in effect && effect.from ? (effect.unless ?? 0) : 0),
    0,
  )

/** Whether no effect keeps this minion from blocking the action. */
export const mayBlock = (state: GameState, action: ActionFrame, minion: CardId): boolean =>
  !ruled(state, minion, 'block', false, action.acting)

/** Nor from attempting it: it has what that costs. */
export const mayAttempt = (state: GameState, action: ActionFrame, minion: CardId): boolean =>
  mayBlock(state, action, minion) &&
  blood(state, minion) >= priceOfBlock(state, minion) &&
  (state.seats[controllerOf(state, minion) ?? -1]?.library.length ?? 0) >= cardsToBlock(state, minion)

/**
 * Who blocks it at all (BLOCK-01), and whom a text lets besides, whatever the action is aimed at; nobody an own action.
 */
export const mayJoin = (state: GameState, action: ActionFrame, minion: CardId): boolean => {
  const seat = controllerOf(state, minion)
  return (
    seat !== undefined &&
    seat !== action.seat &&
    (entitledToBlock(state, action).includes(seat) || ruled(state, minion, 'block', true, action.acting))
  )
}
/** Whether any minion of this Methuselah's does, awake or not. */
export const someMayJoin = (state: GameState, action: ActionFrame, seat: SeatIndex): boolean =>
  entitledToBlock(state, action).includes(seat) || readyMinions(state, seat).some(id => mayJoin(state, action, id))

/** Were it awake, it could attempt to block now, or is doing so (BLOCK-01, BLOCK-06, BLOCK-08). */
function couldBlock(state: GameState, minion: CardId, whoever: boolean): boolean {
  const action = currentAction(state),
    seat = controllerOf(state, minion)
  if (!action || seat === undefined || seat === action.seat) return false
  if (action.blocker !== null) return action.blocker === minion && mayBlock(state, action, minion)
  return (
    (whoever || mayJoin(state, action, minion)) && !action.declined.includes(seat) && mayAttempt(state, action, minion)
  )
}

/** What a strike would inflict, whether or not it comes to that. */

/** Printed on the strike, or said of the hands of the striker. */
export const isAggravated = (state: GameState, strike: Strike): boolean =>
  strike.aggravated === true || (strike.strike === 'hand' && ruled(state, strike.by, 'aggravated', true))

/**
 * What it inflicts by itself, and with what is said of who strikes and whom; a strike that inflicts nothing has nothing
 * added.
 */
export function damageOf(state: GameState, strike: Strike): number {
  const own = ownDamage(state, strike)
  return own === 0 || isBlunted(state, strike) ? 0 : Math.max(0, own + bonusOf(state, strike))
}

/** Hands hit for the strength of the striker (STRIKE-16), and so do weapons that are as strong as who wields them. */
function ownDamage(state: GameState, strike: Strike): number {
  if (strike.damage !== undefined) return strike.damage
  return strike.strike === 'hand' || strike.plus !== undefined
    ? Math.max(0, stat(state, strike.by, 'strength') + (strike.plus ?? 0))
    : 0
}

/** With a weapon that inflicts nothing. */
const isBlunted = (state: GameState, { by, source, carried }: Strike): boolean =>
  carried === true && facts(state, source!).keywords?.includes('weapon') === true && ruled(state, by, 'weapon', false)

/** What the strikes of a minion, or some of them, inflict or steal more or less. */
export function bonusOf(state: GameState, strike: Strike): number {
  const { by, at, source, carried, ranged } = strike
  const said = standing(state, { card: by }, 'damage')
  if (said.length === 0) return stat(state, by, 'damage')
  const combat = currentCombat(state),
    target = at ?? (combat?.acting === by ? combat.opposing : combat?.acting)
  return said.reduce(
    (n, { look, effect }) =>
      'delta' in effect &&
      !isPlain(effect) &&
      (!effect.ranged || ranged === true) &&
      (!effect.of || (carried === true && matches(look, effect.of, source!))) &&
      (!effect.against || (target !== undefined && matches(look, effect.against, target)))
        ? n + amount(look, effect.delta)
        : n,
    stat(state, by, 'damage'),
  )
}

/** What this minion inflicts less on that card, without a strike. */
export const reliefFrom = (state: GameState, from: CardId, to: CardId): number =>
  standing(state, { card: from }, 'damage').reduce(
    (n, { look, effect }) =>
      'delta' in effect && effect.against && matches(look, effect.against, to) ? n + amount(look, effect.delta) : n,
    0,
  )

/** Whatever it inflicts on that card is aggravated. */
export const woundsGravely = (state: GameState, from: CardId, to: CardId): boolean =>
  standing(state, { card: from }, 'rule:aggravated').some(
    ({ look, effect }) =>
      'rule' in effect && effect.allow && effect.against !== undefined && matches(look, effect.against, to),
  )

/**
 * The opponent has chosen a strike at it that would inflict aggravated damage at this range, whatever else is chosen
 * (STRIKE-07).
 */
export function facesAggravated(state: GameState, id: CardId): boolean {
  const combat = currentCombat(state)
  if (!combat || (combat.acting !== id && combat.opposing !== id)) return false
  return combat.strikes.some(
    strike =>
      strike.by !== id &&
      strike.at === undefined &&
      (combat.range === 'close' || strike.ranged === true) &&
      isAggravated(state, strike) &&
      damageOf(state, strike) > 0,
  )
}
