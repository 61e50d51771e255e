import type { CardFacts } from '../cards/facts.ts'
import type { Comparison, EachOver, Num, Ref, SeatRef, Test, Who, Whom } from './language.ts'
import type { ActionFrame } from './frames.ts'
import {
  answeredPlay,
  blood,
  clockwise,
  controllerOf,
  currentAction,
  currentCombat,
  definitionOf,
  facts,
  isEquipment,
  isLocation,
  isLocked,
  isMinion,
  predator,
  prey,
  printedOf,
} from './queries.ts'
import { bringing } from './plays.ts'
import { capacity, stat } from './stats.ts'
import { facesAggravated } from './strike-damage.ts'
import { staticsOf } from './texts.ts'
import { sectOf } from './titles.ts'
import { isMonster, sameCircle } from './traits.ts'
import type { CardId, GameState, SeatIndex, Vars, VarValue } from './state.ts'

/** From where an effect looks: its card, the minion using it, its Methuselah, and what it has bound so far. */
export interface Look {
  readonly state: GameState
  readonly source: CardId | null
  readonly by: CardId | null
  readonly seat: SeatIndex
  readonly vars: Readonly<Vars>
}

/** One evaluator for each kind of data of the card language; all of them only read. */
export function cardOf(look: Look, ref: Ref): CardId | undefined {
  const { state, source, by, vars } = look
  switch (ref) {
    case 'self':
      return source ?? undefined
    case 'by':
      return by ?? undefined
    case 'host':
      return source === null ? undefined : state.cards[source]!.on
    case 'acting':
      return currentCombat(state)?.acting ?? currentAction(state)?.acting
    case 'action-card': {
      const card = currentAction(state)?.source
      return card == null || controllerOf(state, card) !== undefined ? undefined : card
    }
    case 'offering': {
      const card = currentAction(state)?.source
      return card != null && controllerOf(state, card) !== undefined ? card : undefined
    }
    case 'blocking':
      return currentAction(state)?.blocker ?? undefined
    case 'opposing': {
      const combat = currentCombat(state)
      return combat && (combat.acting === by ? combat.opposing : combat.acting)
    }
    default: {
      if (ref.startsWith(HOST)) {
        const borne = cardOf(look, ref.slice(HOST.length))
        return borne === undefined ? undefined : state.cards[borne]!.on
      }
      const bound = vars[ref]
      const first = Array.isArray(bound) ? bound[0] : bound
      return typeof first === 'number' ? first : undefined
    }
  }
}

export function seatOf(look: Look, ref: SeatRef): SeatIndex | undefined {
  switch (ref) {
    case 'you':
      return look.seat
    case 'prey':
      return prey(look.state, look.seat) ?? undefined
    case 'predator':
      return predator(look.state, look.seat) ?? undefined
    case 'actor':
      return currentAction(look.state)?.seat
    case 'target':
      return currentAction(look.state)?.targets[0]
    case 'host': {
      const host = cardOf(look, 'host')
      return host === undefined ? undefined : controllerOf(look.state, host)
    }
    case 'opponent': {
      const host = cardOf(look, 'host'),
        combat = currentCombat(look.state)
      return combat && (combat.acting === host || combat.opposing === host)
        ? controllerOf(look.state, combat.acting === host ? combat.opposing : combat.acting)
        : undefined
    }
    case 'player':
      return answeredPlay(look.state, look.source)?.seat
    default: {
      if (ref.startsWith(CONTROLLER)) {
        const card = cardOf(look, ref.slice(CONTROLLER.length))
        return card === undefined ? undefined : controllerOf(look.state, card)
      }
      if (ref.startsWith(OWNER)) {
        const card = cardOf(look, ref.slice(OWNER.length))
        return card === undefined ? undefined : look.state.cards[card]!.owner
      }
      const bound = look.vars[ref]
      const first = Array.isArray(bound) ? bound[0] : bound
      return typeof first === 'number' ? first : undefined
    }
  }
}

/** The ally that plays the card, and counts as a vampire for what the play does (MIN-08). */
export const AS_VAMPIRE = 'as-vampire'
const CONTROLLER = 'controller:',
  HOST = 'host:',
  OWNER = 'owner:'

/** All that a name is bound to, where several were chosen. */
export const cardsOf = (look: Look, ref: Ref): CardId[] =>
  every(look, ref) ?? [cardOf(look, ref)].filter(id => id !== undefined)
export const seatsOf = (look: Look, ref: SeatRef): SeatIndex[] =>
  every(look, ref) ?? [seatOf(look, ref)].filter(seat => seat !== undefined)

function every(look: Look, name: string): number[] | undefined {
  const bound = look.vars[name]
  return Array.isArray(bound) ? bound.map(Number) : undefined
}

export function matches(look: Look, who: Who, id: CardId): boolean {
  const { state } = look
  const card = state.cards[id]!
  const printed = facts(state, id)
  if (who.kind) {
    const [type] = printed.types
    const fits =
      who.kind === 'combat' || who.kind === 'master' || who.kind === 'reaction'
        ? printed.types.some(one => one.toLowerCase() === who.kind)
        : who.kind === 'minion'
          ? isMinion(state, id)
          : who.kind === 'location'
            ? isLocation(state, id)
            : who.kind === 'equipment'
              ? isEquipment(state, id)
              : who.kind === 'monster'
                ? isMonster(state, id)
                : type?.toLowerCase() === who.kind || (who.kind === 'vampire' && look.vars[AS_VAMPIRE] === id)
    if (!fits) return false
  }
  if (who.ref && cardOf(look, who.ref) !== id) return false
  if (who.amongst && !bound(look, who.amongst).includes(id)) return false
  if (who.named && card.key !== who.named) return false
  if (who.keyword && !(who.keyword === 'unique' ? printed.unique : printed.keywords?.includes(who.keyword)))
    return false
  if (
    who.on === 'nothing' ? card.on !== undefined : who.on && (card.on === undefined || card.on !== cardOf(look, who.on))
  )
    return false
  if (who.in && !inRegion(state, who.in, id)) return false
  if (who.of !== undefined) {
    const seat = seatOf(look, who.of)
    const holder = isPile(who.in) || who.in === 'topOfCrypt' ? card.owner : controllerOf(state, id)
    if (seat === undefined || holder !== seat) return false
  }
  if (who.locked !== undefined && isLocked(state, id) !== who.locked) return false
  if (who.clan && printed.clan !== (typeof who.clan === 'string' ? who.clan : first(look, who.clan.chosen)))
    return false
  if (who.sect && printed.sect !== who.sect) return false
  if (
    who.title !== undefined &&
    (typeof who.title === 'boolean'
      ? (printed.title !== undefined) !== who.title
      : !who.title.includes(printed.title ?? ''))
  )
    return false
  if (who.circle && !circled(look, who.circle, id)) return false
  if (who.requires && !requires(state, id, printed, who.requires)) return false
  if (who.asks && !asksFor(printed, who.asks)) return false
  if (who.has && !hasDiscipline(state, id, who.has)) return false
  if (who.younger && !(capacity(state, id) < capacityOf(look, who.younger))) return false
  if (who.older && !(capacity(state, id) > capacityOf(look, who.older))) return false
  if (who.costs !== undefined && !costsAtMost(printed, who.costs)) return false
  if (who.struck && !facesAggravated(state, id)) return false
  if (who.cancels && !cancelsAnother(state, id)) return false
  if (who.playable && !broughtBy(look, who.playable, id)) return false
  if (who.where && !holds({ ...look, vars: { ...look.vars, it: id } }, who.where)) return false
  if (who.not && matches(look, who.not, id)) return false
  if (who.any && !who.any.some(one => matches(look, one, id))) return false
  return true
}

/** As it is played, a card of several Disciplines requires those it is played at; anywhere else it requires each of them. */
function requires(state: GameState, id: CardId, { types, disciplines = [] }: CardFacts, code: string): boolean {
  if (types[0] === 'Vampire' || !disciplines.includes(code)) return false
  const play = state.frames.find(frame => frame.kind === 'play' && frame.card === id)
  const line =
    play?.kind === 'play'
      ? definitionOf(state, id)?.modes.find(({ name, level }) => (name ?? level) === play.mode)
      : undefined
  return !line || line.level.toLowerCase().split('+').includes(code)
}

/** It is the last card being played, and the one before it a minion card of another Methuselah. */
function cancelsAnother(state: GameState, id: CardId): boolean {
  const [play, answered] = state.frames.filter(frame => frame.kind === 'play').toReversed()
  if (
    play?.card !== id ||
    !answered ||
    play.seat === answered.seat ||
    answered.type === 'Master' ||
    answered.type === 'Event'
  )
    return false
  return play.ops.some(op => op.op === 'outcome' && op.of === 'play')
}

const costsAtMost = ({ bloodCost = 0, poolCost = 0 }: CardFacts, most: number): boolean =>
  typeof bloodCost === 'number' && typeof poolCost === 'number' && bloodCost + poolCost <= most

function broughtBy(look: Look, ref: Ref, id: CardId): boolean {
  const by = cardOf(look, ref)
  return by !== undefined && bringing(look.state, look.seat, id, by) !== undefined
}

const isPile = (region: Who['in']): region is 'uncontrolled' | 'hand' | 'library' | 'ash' | 'under' =>
  region === 'uncontrolled' || region === 'hand' || region === 'library' || region === 'ash' || region === 'under'

const circled = (look: Look, ref: Ref, id: CardId): boolean => {
  const other = cardOf(look, ref)
  return other !== undefined && sameCircle(look.state, other, id)
}

/** For what it plays as a vampire an ally has capacity 1, unless its text says otherwise (MIN-09). */
export const asVampireCapacity = (state: GameState, id: CardId): number => facts(state, id).asVampire?.capacity ?? 1

const capacityOf = (look: Look, ref: Ref): number => {
  const id = cardOf(look, ref)
  return id === undefined
    ? Number.NaN
    : look.vars[AS_VAMPIRE] === id
      ? asVampireCapacity(look.state, id)
      : capacity(look.state, id)
}

function asksFor(
  { clan, clans, requiresSect, requiresTitle, types }: CardFacts,
  asked: NonNullable<Who['asks']>,
): boolean {
  if (types[0] === 'Vampire') return false
  if (asked.clan !== undefined && !(clans ?? [clan]).includes(asked.clan)) return false
  return (
    asked.sect === undefined ||
    requiresSect?.includes(asked.sect) === true ||
    requiresTitle?.every(title => sectOf(title) === asked.sect) === true
  )
}

function inRegion(state: GameState, region: NonNullable<Who['in']>, id: CardId): boolean {
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
export function candidates(look: Look, who: Who): CardId[] {
  const pile = who.in === 'topOfCrypt' ? 'crypt' : isPile(who.in) ? who.in : 'inPlay'
  return look.state.seats.flatMap(seat => seat[pile] ?? []).filter(id => matches(look, who, id))
}

export function seatCandidates(look: Look, whom: Whom): SeatIndex[] {
  const not = (whom.not ?? []).map(ref => seatOf(look, ref))
  const only = whom.only?.map(ref => seatOf(look, ref))
  return clockwise(look.state, look.seat).filter(
    seat =>
      !not.includes(seat) &&
      (!only || only.includes(seat)) &&
      (!whom.where || holds({ ...look, vars: { ...look.vars, it: seat } }, whom.where)),
  )
}

/** What is printed or given, raised by the Discipline cards on it. */
export function disciplinesOf(state: GameState, id: CardId): string[] {
  let held = facts(state, id).disciplines ?? []
  for (let seat = 0; seat < state.seats.length; seat++) {
    for (const {
      source,
      text: { effect },
    } of staticsOf(state, seat, 'level')) {
      if ('level' in effect && state.cards[source]!.on === id) held = raised(held, levelOf(state, source, effect.level))
    }
  }
  return held
}

const levelOf = (state: GameState, on: CardId, level: string | { x: string }): string =>
  typeof level === 'string' ? level : String([state.cards[on]!.vars?.[level.x] ?? ''].flat()[0])

/** One level more: basic, then superior (CRYPT-09). */
function raised(held: string[], code: string): string[] {
  if (held.includes(code.toUpperCase())) return held
  return held.includes(code) ? held.map(one => (one === code ? code.toUpperCase() : one)) : [...held, code]
}

/** A basic code is met by either level, a superior one only by the superior (CRYPT-08, CRYPT-09). */
export function hasDiscipline(state: GameState, id: CardId, code: string): boolean {
  const held = disciplinesOf(state, id)
  return held.includes(code.toUpperCase()) || (code === code.toLowerCase() && held.includes(code))
}

export function amount(look: Look, num: Num): number {
  if (typeof num === 'number') return num
  const { state } = look
  if ('x' in num) return Number(look.vars[num.x] ?? 0)
  if ('count' in num) return candidates(look, num.count).length * (num.per ?? 1)
  if ('minus' in num) return -amount(look, num.minus)
  if ('seat' in num) return seatOf(look, num.seat) ?? -1
  if ('card' in num) return cardOf(look, num.card) ?? -1
  if ('pool' in num) return state.seats[seatOf(look, num.pool) ?? -1]?.pool ?? 0
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
  if ('counter' in num) return state.cards[id]!.counters?.[counterOf(look, num.counter)] ?? 0
  if (num.stat === 'blood') return blood(state, id)
  if (num.stat === 'capacity') return capacity(state, id)
  return stat(state, id, num.stat)
}

/** Counters or facts of somebody: `corruption@you`. */
export const counterOf = (look: Look, name: string): string => name.replace('@you', `@${look.seat}`)

export function holds(look: Look, test: Test): boolean {
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
      return (
        action.action === 'hunt' ||
        (action.source !== null &&
          definitionOf(look.state, action.source)?.modes.some(mode => mode.header?.hunt) === true)
      )
    if (test.action === 'blocked') return action.outcome === 'blocked'
    if (test.action === 'equip') return equips(look.state, action)
    return test.action === 'directed'
      ? action.targets.length > 0
      : test.action === 'bleed' || test.action === 'political'
        ? action[test.action] === true
        : action.action === test.action
  }
  if ('required' in test) return required(look.state, test.required)
  if ('targets' in test) {
    const seat = seatOf(look, test.targets)
    return seat !== undefined && currentAction(look.state)?.targets.includes(seat) === true
  }
  if ('said' in test) return first(look, test.said) === test.word
  if ('same' in test) return seatOf(look, test.same[0]) === seatOf(look, test.same[1])
  if ('not' in test) return !holds(look, test.not)
  if ('all' in test) return test.all.every(one => holds(look, one))
  return test.or.some(one => holds(look, one))
}

/** The name under which an action remembers which one of a card in play it is. */
export const OFFERED = 'offered'

/** With a card of the hand, with what a fellow minion has, or with what an effect finds (EQUIP-01, EQUIP-04). */
function equips(state: GameState, { action, source, vars }: ActionFrame): boolean {
  if (action === 'equip') return true
  if (source === null || vars[OFFERED] !== undefined) return false
  return (
    printedOf(state, source).types[0] === 'Equipment' ||
    definitionOf(state, source)?.modes.some(({ ops }) =>
      ops.some(op => op.op === 'search' && op.for.kind === 'equipment'),
    ) === true
  )
}

/** What the card played for it asks of a minion; of a card in play, whom it offers the action to. */
function required(state: GameState, asked: NonNullable<Who['asks']>): boolean {
  const { source = null, vars = {} } = currentAction(state) ?? {}
  if (source === null) return false
  if (vars[OFFERED] === undefined) return asksFor(printedOf(state, source), asked)
  const whom = definitionOf(state, source)?.actions?.find(({ name }) => name === vars[OFFERED])?.for
  return (
    whom !== undefined &&
    (asked.clan === undefined || whom.clan === asked.clan) &&
    (asked.sect === undefined ||
      whom.sect === asked.sect ||
      (Array.isArray(whom.title) && whom.title.every(title => sectOf(title) === asked.sect)))
  )
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

/** What an iteration goes over, in a fixed order. */
export function members(look: Look, over: EachOver): (number | [number, number])[] {
  if ('cards' in over) return candidates(look, over.cards)
  if ('seats' in over) return seatCandidates(look, over.seats)
  if ('allocation' in over) return pairs(look, over.allocation)
  return bound(look, over.list)
}

function bound({ vars }: Look, name: string): number[] {
  const value = vars[name]
  return Array.isArray(value) ? value.map(Number) : []
}

/** Who got how many points of an allocation. */
function first({ vars }: Look, name: string): VarValue | undefined {
  const value = vars[name]
  return Array.isArray(value) ? value[0] : value
}

function pairs(look: Look, allocation: string): [number, number][] {
  const bound = look.vars[allocation]
  if (!Array.isArray(bound)) return []
  const shares: [number, number][] = []
  for (let i = 0; i + 1 < bound.length; i += 2) shares.push([Number(bound[i]), Number(bound[i + 1])])
  return shares
}
