import type { Args, Option } from '../model/answers.ts'
import type { Num, Op, Ref, SeatRef, CardsWhere } from '../../cards/language.ts'
import { controllerOf, currentAction, definitionOf, facts } from '../reads/queries.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import type { Cap } from '../model/orders.ts'

/**
 * What an answer would take of who gives it: its cost, and what the text of the card takes, now or later, whatever that
 * hangs on. What is yet
 * to be counted is more than any cap; what a later question leaves to be chosen is asked then, and is no price of this
 * answer.
 */
interface Price {
  blood: number
  pool: number
  burns: boolean
}
/** `later`: a choice that is asked when it comes to it, and need not be made. */
type Bound = CardsWhere | 'others' | 'own' | 'later'
interface Look {
  state: GameState
  seat: SeatIndex
  option: Option
  args: Args
  bound: Readonly<Record<string, Bound>>
}

const FREE: Price = { blood: 0, pool: 0, burns: false }

/** No order pays beyond what it says it may. */
export function affordable(state: GameState, seat: SeatIndex, option: Option, cap: Cap = {}, args: Args = {}): boolean {
  const { blood = 0, pool = 0 } = option.cost ?? {},
    cost = option.kind === 'use' ? abilityOf(state, option)?.cost : undefined
  const taken =
    option.kind === 'use' || option.kind === 'play'
      ? takenBy(opsOf(state, option), { state, seat, option, args, bound: {} })
      : FREE
  return (
    blood + taken.blood <= (cap.blood ?? 0) &&
    pool + taken.pool <= (cap.pool ?? 0) &&
    (cap.burn === true || !(taken.burns || cost?.burn === true || cost?.edge === true))
  )
}

/** What the option would do, as far as its text says. */
export function opsOf(state: GameState, option: Option): readonly Op[] {
  const modes =
    option.kind === 'use'
      ? [abilityOf(state, option)]
      : (definitionOf(state, option.card!)?.modes.filter(mode => (mode.name ?? mode.level) === option.mode) ?? [])
  return modes.flatMap(mode => mode?.ops ?? [])
}

const abilityOf = (state: GameState, { card, effect }: Option) =>
  definitionOf(state, card!)?.abilities?.find(({ name }) => name === effect.params?.['ability'])

function takenBy(ops: readonly Op[], look: Look): Price {
  let all = FREE,
    bound = look.bound
  for (const op of ops) {
    all = added(all, takenByOne(op, { ...look, bound }))
    if (op.op === 'choose')
      bound = { ...bound, [op.as]: op.min === 0 && (op.by ?? 'you') === 'you' ? 'later' : chosenFrom(op.from) }
    if (op.op === 'search') bound = { ...bound, [op.as]: 'later' }
  }
  return all
}

const added = (a: Price, b: Price): Price => ({
  blood: a.blood + b.blood,
  pool: a.pool + b.pool,
  burns: a.burns || b.burns,
})
const dearer = (a: Price, b: Price): Price => ({
  blood: Math.max(a.blood, b.blood),
  pool: Math.max(a.pool, b.pool),
  burns: a.burns || b.burns,
})
const times = ({ blood, pool, burns }: Price, n: number): Price => ({
  blood: blood && blood * n,
  pool: pool && pool * n,
  burns,
})

function takenByOne(op: Op, look: Look): Price {
  switch (op.op) {
    case 'counters':
      if (op.from === 'bank') return FREE
      if ('pool' in op.from) return isSelf(op.from.pool, look) ? { ...FREE, pool: counted(op.amount, look) } : FREE
      return op.from.name === undefined && isOwn(op.from.card, look)
        ? { ...FREE, blood: counted(op.amount, look) }
        : FREE
    case 'damage':
      return isOwn(op.to, look) ? { ...FREE, blood: counted(op.amount, look) } : FREE
    case 'move':
      return (op.to === 'ash' || op.to === 'removed') && isInPlay(op.who, look) ? { ...FREE, burns: true } : FREE
    case 'edge':
      return look.state.edge === look.seat && (op.to === null || !isSelf(op.to, look)) ? { ...FREE, burns: true } : FREE
    case 'play':
      return printed(op.card, look)
    case 'strike':
      return takenBy(op.effects ?? [], look)
    case 'if': {
      const left = op.else ? takenBy(op.else, look) : FREE
      return 'is' in op.test && isLater(op.test.is[0], look) ? left : dearer(takenBy(op.then, look), left)
    }
    case 'each':
      return times(
        takenBy(op.ops, {
          ...look,
          bound: { ...look.bound, [op.as]: 'cards' in op.over || 'seats' in op.over ? chosenFrom(op.over) : 'own' },
        }),
        Infinity,
      )
    case 'watch':
      return times(takenBy(op.ops, look), timesOf(op))
    default:
      return FREE
  }
}
const timesOf = ({ on, until, times }: Extract<Op, { op: 'watch' }>): number =>
  typeof times === 'number' ? times : times === undefined && ONCE.get(on) === until ? 1 : Infinity
/** What happens once in what it ends. */
const ONCE: ReadonlyMap<string, unknown> = new Map([
  ['action-resolved', 'action'],
  ['combat-ended', 'combat'],
])

function chosenFrom(from: Extract<Op, { op: 'choose' }>['from']): Bound {
  if ('cards' in from) return from.cards
  return 'seats' in from
    ? from.seats.not?.includes('you') || from.seats.only?.every(one => one !== 'you')
      ? 'others'
      : 'own'
    : 'own'
}

function counted(amount: Num, { args }: Look): number {
  const value = typeof amount === 'object' && 'x' in amount ? args[amount.x] : amount
  return typeof value === 'number' ? value : Infinity
}

/** The cards that a slot was filled with. */
const filled = (ref: string, { args }: Look): CardId[] | undefined => {
  const value = args[ref]
  return Array.isArray(value) ? value.filter(one => typeof one === 'number') : undefined
}

const isLater = (ref: Ref, look: Look): boolean => look.bound[ref] === 'later' && !filled(ref, look)?.length

/** Whether counters that are taken from it may be one's own. */
function isOwn(ref: Ref, look: Look): boolean {
  const { state, seat, option } = look,
    held = (card: CardId | null | undefined): boolean =>
      card === null || card === undefined || controllerOf(state, card) === seat
  const cards = filled(ref, look),
    bound = look.bound[ref],
    action = currentAction(state)
  if (cards) return cards.some(held)
  if (bound !== undefined) return bound === 'own' || (typeof bound === 'object' && (bound.of ?? 'you') === 'you')
  if (ref === 'opposing') return false
  if (ref === 'acting') return held(action?.acting)
  // Nobody blocks their own action.
  if (ref === 'blocking') return action?.seat !== seat && held(action?.blocker)
  return ref !== 'host' || held(state.cards[option.card!]!.on)
}

function isSelf(ref: SeatRef, look: Look): boolean {
  const { state, seat } = look,
    value = look.args[ref],
    action = currentAction(state)
  if (Array.isArray(value)) return value.some(one => one === seat)
  if (look.bound[ref] !== undefined) return look.bound[ref] !== 'others'
  if (/^(controller|owner):/.test(ref)) return isOwn(ref.slice(ref.indexOf(':') + 1), look)
  if (ref === 'actor') return (action?.seat ?? seat) === seat
  if (ref === 'target') return action?.targets.includes(seat) ?? false
  return ref === 'host' ? isOwn('host', look) : ref === 'you'
}

/** A card of one's own that is in play: of a card of the hand nothing burns but itself. */
function isInPlay(ref: Ref, look: Look): boolean {
  const { state, seat, option } = look,
    cards = filled(ref, look),
    bound = look.bound[ref]
  if (cards) return cards.some(card => controllerOf(state, card) === seat)
  if (typeof bound === 'object') return !(bound.in !== undefined && OUT_OF_PLAY.has(bound.in)) && isOwn(ref, look)
  return ref === 'self' ? option.kind === 'use' : bound !== 'later' && isOwn(ref, look)
}
const OUT_OF_PLAY: ReadonlySet<string> = new Set(['hand', 'library', 'ash', 'uncontrolled', 'topOfCrypt', 'under'])

/** A card that the text brings into play is paid for as usual. */
function printed(ref: Ref, look: Look): Price {
  if (isLater(ref, look)) return FREE
  const cards = filled(ref, look)
  if (!cards) return { blood: Infinity, pool: Infinity, burns: false }
  const number = (cost: number | 'X' | undefined): number => (cost === 'X' ? Infinity : (cost ?? 0))
  return cards
    .map(card => facts(look.state, card))
    .reduce(
      (all, { bloodCost, poolCost }) => added(all, { blood: number(bloodCost), pool: number(poolCost), burns: false }),
      FREE,
    )
}
