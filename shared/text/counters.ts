import type { CardName, EventParams } from '../rules/index.ts'
import type { CounterReason } from '../cards/language.ts'
import type { CounterKind, Say } from './spoken-language.ts'

type Moved = EventParams['counters']

/** A word for some reasons; the others have the plain one. */
export type ByReason = Partial<Record<CounterReason, string>>

/**
 * What a language says of pool, blood and life that move: a sentence each. Where they go, and what is left there, is
 * worked out once for all of them.
 */
export interface CounterWords {
  figure: (n: number) => string
  pool: (amount: number) => string
  counted: (kind: CounterKind, amount: number) => string
  /** Of the bank, which has them still. */
  stay: (amount: number) => string
  gain: (who: string, what: string, why: CounterReason) => string
  /** Pool, to the bank. */
  spend: (seat: string, what: string, why: CounterReason) => string
  /** Counters of a card, to the bank. */
  lose: (card: string, kind: CounterKind, amount: number, why: CounterReason) => string
  give: (who: string, what: string, to: string) => string
  toCard: (seat: string, what: string, card: string) => string
  toPool: (seat: string, what: string, card: string) => string
}

/** The one event behind every change of pool, blood and life, with what is left: of a pool where one is part of it. */
export const countersIn =
  (words: CounterWords) =>
  (event: Moved, say: Say): string => {
    const { from, to, amount, left = {} } = event
    const sentence = moved(event, say, words)
    const inPool = from !== 'bank' && 'pool' in from ? left.from : to !== 'bank' && 'pool' in to ? left.to : undefined
    const rest = inPool ?? (from === 'bank' ? left.to : left.from)
    if (rest === undefined) return sentence
    const gained = from === 'bank' || (inPool !== undefined && !('pool' in from))
    return `${sentence.slice(0, -1)} (${words.figure(gained ? rest - amount : rest + amount)} → ${words.figure(rest)}).`
  }

function moved({ from, to, amount, why }: Moved, say: Say, words: CounterWords): string {
  const named = [from, to].some(purse => purse !== 'bank' && 'card' in purse && purse.counter !== undefined)
  const counted = (card: CardName): string => words.counted(named ? 'counter' : say.counters(card), amount)
  if (from === 'bank') {
    if (to === 'bank') return words.stay(amount)
    return 'pool' in to
      ? words.gain(say.seat(to.pool), words.pool(amount), why)
      : words.gain(say.card(to.card), counted(to.card), why)
  }
  if ('pool' in from) {
    const seat = say.seat(from.pool),
      pool = words.pool(amount)
    if (to === 'bank') return words.spend(seat, pool, why)
    return 'pool' in to ? words.give(seat, pool, say.seat(to.pool)) : words.toCard(seat, pool, say.card(to.card))
  }
  const card = say.card(from.card)
  if (to === 'bank')
    return words.lose(card, from.counter === undefined ? say.counters(from.card) : 'counter', amount, why)
  return 'pool' in to
    ? words.toPool(say.seat(to.pool), counted(from.card), card)
    : words.give(card, counted(from.card), say.card(to.card))
}
