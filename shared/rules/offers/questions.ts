import type { Mode } from '../../cards/definition.ts'
import type { Args, ArgValue, Refusal, Slot } from '../model/answers.ts'
import { amount, candidates, members, ruled, seatCandidates, superiorOf } from '../reads/evaluate.ts'
import { cardOf, type Viewpoint } from '../reads/look.ts'
import type { EventParams, Message } from '../model/events.ts'
import type { ChoiceFrame, Shares } from '../model/frames.ts'
import type { ChoiceFrom, Op, Region } from '../../cards/language.ts'
import { choosable } from '../reads/costs.ts'
import { blood } from '../reads/queries.ts'
import { emit, named, type Run } from '../model/run.ts'
import { poolChange } from '../reads/pool-change.ts'
import type { PoolChange } from '../model/answers.ts'
import type { CardId, GameState, SeatIndex, Vars, VarValue } from '../model/state.ts'

/**
 * A question with its candidates: filled in with the play of a card, or asked for itself in the middle of an effect.
 */
export type Question = Pick<ChoiceFrame, 'ask' | 'from' | 'min' | 'max' | 'secret'>
export type Asking = Extract<Op, { op: 'choose' | 'allocate' }>

export const isQuestion = (op: Op | undefined): op is Asking =>
  (op?.op === 'choose' && !op.random) || op?.op === 'allocate'

/**
 * Undefined where there is nothing to choose from. A secret choice is put all the same: whether it was must not tell
 * what is held.
 */
export function questionOf(look: Viewpoint, op: Asking): Question | undefined {
  if (op.op === 'allocate') {
    const from = sharesOf(look, op)
    return from.among.length < op.least || from.points <= 0
      ? undefined
      : { ask: op.ask, from, min: 1, max: 1, ...(op.secret && { secret: true as const }) }
  }
  const least = op.min === undefined ? undefined : Math.max(0, amount(look, op.min))
  if ('upTo' in op.from) {
    const most = amount(look, op.from.upTo)
    return most < (least ?? 0) ? undefined : { ask: op.ask, from: { amount: most }, min: least ?? 0, max: most }
  }
  const from =
    'cards' in op.from
      ? {
          cards: choosable(look, op.from.cards).filter(
            id =>
              !op.target ||
              !ruled(
                look.state,
                id,
                'target',
                false,
                look.by ?? undefined,
                op.target === 'combat' ? 'combat' : undefined,
              ),
          ),
        }
      : 'seats' in op.from
        ? { seats: seatCandidates(look, op.from.seats) }
        : { keys: wordsOf(look, op.from) }
  const count = 'cards' in from ? from.cards.length : 'seats' in from ? from.seats.length : from.keys.length
  const most = amount(look, op.max ?? 1)
  if ((count === 0 && !op.secret) || most <= 0) return undefined
  return {
    ask: op.ask,
    from,
    min: Math.min(least ?? 1, count),
    max: Math.min(most, count),
    ...(op.secret && { secret: true as const }),
  }
}

/**
 * What cannot be paid with blood must be left for the pool; what the pool does not have must be blood, as far as there
 * is any.
 */
function sharesOf(look: Viewpoint, { points, among, least, within, spare }: Extract<Op, { op: 'allocate' }>): Shares {
  const total = amount(look, points)
  if ('cards' in among) {
    const cards = candidates(look, among.cards)
    return {
      points: total,
      among: cards,
      least,
      most: cards.map(() => total),
      spare: spare === undefined ? 0 : amount(look, spare),
      each: true,
    }
  }
  if (!('blood' in among)) {
    const seats = seatCandidates(look, among)
    if (within === undefined)
      return { points: total, among: seats, least, ...(spare !== undefined && { spare: amount(look, spare) }) }
    const shared = new Map(members(look, { allocation: within }) as [number, number][]),
      sharers = seats.filter(seat => shared.has(seat))
    return { points: total, among: sharers, least, most: sharers.map(seat => shared.get(seat)!) }
  }
  const cards = candidates(look, among.blood)
  const most = cards.map(card => blood(look.state, card)),
    all = most.reduce((sum, n) => sum + n, 0)
  return {
    points: total,
    among: cards,
    least,
    most,
    spare: Math.max(total - all, Math.min(total, amount(look, { pool: among.rest }))),
  }
}

/** The words that may be chosen now. */
function wordsOf(look: Viewpoint, { keys, superior }: Extract<ChoiceFrom, { keys: unknown }>): string[] {
  const by = superior === undefined ? undefined : cardOf(look, superior)
  const held = by === undefined ? [] : superiorOf(look.state, by)
  return superior === undefined ? keys : keys.filter(code => held.includes(code))
}

/** The question in words, said of the card it comes from. */
export const askedBy = (state: GameState, source: CardId | null, { ask, from, min, max }: Question): Message => ({
  key: ask,
  params: {
    card: source === null ? null : named(state, source),
    min,
    max,
    ...('points' in from && { points: from.points }),
  },
})

export function slotOf(name: string, { from, min, max }: Question, pool?: PoolChange): Slot {
  if ('cards' in from)
    return { name, type: 'cards', candidates: from.cards, min, max, default: from.cards.slice(0, min) }
  if ('seats' in from)
    return { name, type: 'seats', candidates: from.seats, min, max, default: from.seats.slice(0, min) }
  if ('amount' in from) return { name, type: 'amount', min, max: from.amount, default: min }
  if ('keys' in from) return { name, type: 'keys', candidates: from.keys, min, max, default: from.keys.slice(0, min) }
  const { points: total, among, least, most, spare } = from
  return {
    name,
    type: 'allocation',
    candidates: among,
    total,
    least,
    ...(most && { most }),
    ...(spare !== undefined && { spare }),
    ...(pool && { pool }),
    default: most ? inTurn(among, total, most) : around(among, total, least),
  }
}

/** The points go round from the first candidate until none is left, over the fewest seats allowed. */
function around(among: number[], total: number, least: number): Record<string, number> {
  const shares: Record<string, number> = {}
  const over = among.slice(0, Math.max(1, least))
  for (let i = 0; i < total; i++) {
    const seat = String(over[i % over.length])
    shares[seat] = (shares[seat] ?? 0) + 1
  }
  return shares
}

/** One after the other gives what it can. */
function inTurn(among: number[], total: number, most: number[]): Record<string, number> {
  const shares: Record<string, number> = {}
  let left = total
  for (const [i, card] of among.entries()) {
    const n = Math.min(left, most[i]!)
    if (n > 0) shares[String(card)] = n
    left -= n
  }
  return shares
}

/** Tells what was picked, to its owner alone where it is a secret, and returns it as a binding. */
export function pick(run: Run, seat: SeatIndex, question: Question, value: ArgValue): VarValue {
  const tell = (what: Omit<EventParams['chosen'], 'seat' | 'ask'>) =>
    emit(run, 'chosen', { seat, ask: question.ask, ...what }, question.secret ? [seat] : undefined)
  if ('points' in question.from) {
    const points = value as Record<string, number>
    const cards = Object.entries(points).flatMap(([id, n]) =>
      Array<CardId>('each' in question.from ? n : 1).fill(Number(id)),
    )
    tell(
      question.from.most !== undefined && question.from.spare !== undefined
        ? { cards: cards.map(id => named(run.state, id)) }
        : { points },
    )
    return Object.entries(points).flatMap(([who, n]) => [Number(who), n])
  }
  if ('amount' in question.from) {
    tell({ amount: Number(value) })
    return Number(value)
  }
  const picked = value as (number | string)[]
  if ('cards' in question.from) tell({ cards: picked.map(id => named(run.state, Number(id))) })
  else if ('seats' in question.from) tell({ seats: picked.map(Number) })
  else tell({ keys: picked.map(String) })
  return picked
}

const NONE: readonly Asking[] = []

/** The choices that come first in a card's text are made as it is played (PLAY-01), except another Methuselah's. */
export function announced(mode: Pick<Mode, 'ops'>): readonly Asking[] {
  const end = mode.ops.findIndex(op => !isQuestion(op) || op.by !== undefined)
  return end === 0 ? NONE : mode.ops.slice(0, end < 0 ? mode.ops.length : end).filter(isQuestion)
}

/**
 * The questions of what is chosen together. "Any amount of its blood", of a card that is chosen with it, is as much as
 * the one that has most.
 */
export const questionsOf = (look: Viewpoint, asked: readonly Asking[]): (Question | undefined)[] =>
  asked.map((op, i) => {
    const of =
      op.op === 'choose' && 'upTo' in op.from && typeof op.from.upTo === 'object' && 'stat' in op.from.upTo
        ? op.from.upTo
        : undefined
    const chosen = of && asked.slice(0, i).find(one => one.op === 'choose' && one.as === of.of)
    if (!of || chosen?.op !== 'choose' || !('cards' in chosen.from)) return questionOf(look, op)
    const most = choosable(look, chosen.from.cards)
      .map(id => ({ ...look, vars: { ...look.vars, [chosen.as]: id } }))
      .toSorted((a, b) => amount(b, of) - amount(a, of))[0]
    return questionOf(most ?? look, op)
  })

/** What is filled in with the play of a card, or with the announcement of an action. */
export function slotsOf(look: Viewpoint, mode: Pick<Mode, 'ops'>): Slot[] {
  const asked = announced(mode)
  return questionsOf(look, asked).flatMap((question, i) => {
    const { op, as } = asked[i]!
    return question
      ? [
          {
            ...slotOf(as, question, op === 'allocate' ? poolChange(look.state, look.source, as) : undefined),
            ask: askedBy(look.state, look.source, question),
          },
        ]
      : []
  })
}

/** In which region each choice looks for its cards; who fights and what would be drawn are in none. */
export const regionsOf = (mode: Pick<Mode, 'ops'>): Record<string, Region> =>
  Object.fromEntries(
    announced(mode).flatMap(op => {
      if (op.op !== 'choose' || !('cards' in op.from)) return []
      const { in: region = 'inPlay' } = op.from.cards
      return region === 'combat' || region === 'topOfCrypt' ? [] : [[op.as, region]]
    }),
  )

/** Binds what was filled in, and tells it. */
export function chooseAll(run: Run, look: Viewpoint, mode: Pick<Mode, 'ops'>, args: Args): Vars {
  const vars: Vars = {}
  const asked = announced(mode)
  for (const [i, question] of questionsOf(look, asked).entries())
    vars[asked[i]!.as] = question ? pick(run, look.seat, question, args[asked[i]!.as]!) : []
  return vars
}
export const afterChoices = (mode: Pick<Mode, 'ops'>): Op[] => mode.ops.slice(announced(mode).length)

/** What needs a target cannot be announced without a legal one (ANN-07, TARGET-01). */
export function targetRefusal(look: Viewpoint, mode: Pick<Mode, 'ops'>, publicly = false): Refusal | undefined {
  const nothing = (question: Question | undefined, least: number) =>
    !question || (!publicly && 'cards' in question.from && question.from.cards.length < least)
  // The terms of a referendum are chosen later, but a first choice must be there (TARGET-01).
  const [term] = mode.ops.find(op => op.op === 'referendum')?.terms ?? NONE
  // None are asked for where they are as many as an X that is 0.
  const none = term?.op === 'choose' && term.max !== undefined && amount(look, term.max) <= 0
  if (isQuestion(term) && !none && !questionOf(look, term)) return { reason: 'no-target', rule: 'TARGET-01' }
  const asked = announced(mode)
  if (asked.length === 0) return undefined
  const questions = questionsOf(look, asked)
  const empty = asked.some(
    (op, i) =>
      (op.op === 'allocate' || op.min !== 0) &&
      nothing(questions[i], op.op === 'choose' && op.secret ? amount(look, op.min ?? 1) : 1),
  )
  return empty ? { reason: 'no-target', rule: 'ANN-07' } : undefined
}
