import type { Choosable, Num, Op, CardsWhere } from '../../cards/language.ts'
import type { EffectKey, NounKey } from '../en/effects.ts'
import { amount } from './amounts.ts'
import { listOf, phrase, type Form, type Part } from './phrase.ts'
import { bind, noun, nounOf, oneOf, ref, seat, type Scene } from './scene.ts'
import { methuselah, selector } from './selectors.ts'

/** As many as are worked out. */
const MANY = Number.POSITIVE_INFINITY
/** More than anybody ever has to choose from. */
const UNBOUND = 30
/** No table has more. */
const EVERYBODY = 5

/**
 * Choices: what is chosen is named where it is first spoken of, if that is at once; otherwise it is chosen in a
 * sentence.
 */

const those = (who: CardsWhere): Part => phrase('ref.those', { one: thatOne(who, 'many') })
const nounOfAny = (who: CardsWhere): NounKey =>
  !who.any ? nounOf(who) : who.any.every(one => MINIONS.has(nounOf({ ...who, ...one }))) ? 'minion' : 'card'
const MINIONS: ReadonlySet<NounKey> = new Set<NounKey>(['minion', 'vampire', 'ally'])
export const thatOne = (who: CardsWhere, form: Form = 'that'): Part => noun(nounOfAny(who), form)

/** Of two of a kind that are chosen, the second. */
const isOther = (scene: Scene, { not }: CardsWhere): boolean => not?.ref !== undefined && scene.bound.has(not.ref)

export function chosen(op: Extract<Op, { op: 'choose' }>, scene: Scene, rest: readonly Op[]): Part | null {
  const { as, by, ask } = op,
    from = 'cards' in op.from ? { cards: unlessPlayed(unlessSaid(op.from.cards, as, rest, scene), as, rest) } : op.from
  // What is a number in the text of a card, and where it is worked out, as many as that.
  const fixed = (n: Num | undefined, otherwise: number): number =>
    n === undefined ? otherwise : typeof n === 'number' ? n : MANY
  const max = fixed(op.max, 1),
    min = fixed(op.min, 'upTo' in from ? 0 : 1)
  if ('cards' in from && ask === 'choose-order') {
    const what = selector(scene, from.cards, 'all')
    bind(scene, as, those(from.cards), undefined, { several: true, ordered: true })
    return phrase('arrange', { what })
  }
  if (
    'cards' in from &&
    min === 0 &&
    ((max >= UNBOUND && max !== MANY) || isAllOf(op.max, from.cards)) &&
    ask !== 'choose-order'
  ) {
    const pile = { ...(from.cards.in && { pile: from.cards.in }), several: true as const }
    // "Discard any number of cards."
    const all = by === undefined && isOfEach(rest[0], as)
    if (all) {
      const what = isDiscarded(from.cards, as, rest) ? ofTheHand(from.cards) : from.cards
      bind(scene, as, those(from.cards), phrase('any-number', { what: selector(scene, what, 'many') }), pile)
      return null
    }
    bind(scene, as, those(from.cards), undefined, pile)
    return phrase('choose.any', { what: selector(scene, from.cards, 'all') })
  }
  if ('cards' in from && op.max !== undefined && max === MANY) {
    bind(scene, as, those(from.cards), undefined, { ...(from.cards.in && { pile: from.cards.in }), several: true })
    const fewer = op.min === 0 || (typeof op.min === 'object' && JSON.stringify(op.min) !== JSON.stringify(op.max))
    return phrase(op.random ? 'choose.random' : fewer ? 'choose.at-most' : 'choose.number', {
      n: amount(scene, op.max),
      what: selector(scene, from.cards, 'all'),
    })
  }
  if ('cards' in from && from.cards.in === 'topOfCrypt') {
    bind(scene, as, thatOne(from.cards))
    return phrase('choose.top-of-crypt', { whose: seat(scene, from.cards.of ?? 'you', true) })
  }
  if (op.random && 'cards' in from) {
    bind(scene, as, thatOne(from.cards), undefined, { ...(from.cards.in && { pile: from.cards.in }) })
    return phrase('choose.random', { n: max, what: selector(scene, from.cards, 'all') })
  }
  const who = by !== undefined && by !== 'you' ? { by: seat(scene, by) } : {}
  if ('upTo' in from) {
    bind(scene, as, phrase(op.random ? 'amount.rolled' : 'amount.x'))
    const { upTo } = from,
      [most, bound] = typeof upTo === 'object' && 'least' in upTo ? upTo.least : []
    if (typeof most === 'number' && bound !== undefined && !('by' in who) && typeof op.min !== 'object')
      return phrase('choose.amount.most', { min, max: most, bound: amount(scene, bound) })
    return phrase(op.random ? 'choose.roll' : 'by' in who ? 'choose.amount.by' : 'choose.amount', {
      ...who,
      min: typeof op.min === 'object' ? amount(scene, op.min) : min,
      max: amount(scene, from.upTo),
    })
  }
  if ('keys' in from && op.random) {
    bind(scene, as, phrase('ref.chosen'), undefined, { tossed: true })
    return phrase('choose.toss', {
      words: listOf(
        'or',
        from.keys.map(word => phrase(`word.${word}` as EffectKey)),
      ),
    })
  }
  if ('keys' in from && from.superior !== undefined) {
    bind(scene, as, phrase('ref.chosen'))
    return phrase('choose.superior-of', { of: ref(scene, from.superior) })
  }
  if ('keys' in from) {
    bind(scene, as, phrase('ref.chosen'))
    return phrase(`choose.${ask}` as EffectKey)
  }
  if ('seats' in from && max >= EVERYBODY) {
    bind(scene, as, phrase('ref.those', { one: noun('methuselah', 'many') }), undefined, { several: true })
    return phrase(min === 0 ? 'choose.any' : 'choose.one-or-more', {
      what: methuselah(scene, from.seats, min === 0 ? 'all' : 'many'),
    })
  }
  const many = max > 1 ? { n: max, ...(min < max && { upTo: true as const }) } : {}
  // Who chooses amongst their own is spoken of as they.
  const theirs: Scene = by === undefined || by === 'you' ? scene : { ...scene, bound: new Map(scene.bound) }
  if (theirs !== scene && by !== undefined) bind(theirs, by, phrase('seat.they'))
  const what =
    'cards' in from
      ? 'amongst' in from.cards
        ? phrase('one-of-them', { one: oneOf(scene, from.cards.amongst) })
        : selector(
            theirs,
            isDiscarded(from.cards, as, rest) ? ofTheHand(from.cards) : from.cards,
            max > 1 ? 'bare' : 'one',
            many,
          )
      : methuselah(scene, from.seats, 'one', many)
  if ('cards' in from && from.cards.ref && min === 0) {
    const own = by === undefined || by === 'you'
    bind(scene, as, ref(scene, from.cards.ref), undefined, own ? {} : { agreed: true })
    return own ? phrase('choose.agree') : phrase('choose.agree.by', who)
  }
  const from_ = 'cards' in from && by === undefined
  const that = 'cards' in from ? thatOne(from.cards) : noun('methuselah', 'that')
  const again =
    ask === 'choose-locked'
      ? phrase('ref.locked-one')
      : max > 1
        ? phrase('ref.those', { one: 'cards' in from ? thatOne(from.cards, 'many') : noun('methuselah', 'many') })
        : 'cards' in from && isOther(scene, from.cards)
          ? phrase('ref.the-other', { one: thatOne(from.cards, 'bare') })
          : that
  apart(scene, again)
  const more = {
    ...('cards' in from && { from: JSON.stringify(from.cards) }),
    ...('cards' in from && from.cards.in && { pile: from.cards.in }),
    ...(max > 1 && { several: true as const }),
  }
  const [next] = rest
  // "Discard 2 cards": what is said of each is said of all at once.
  if (
    min === max &&
    max > 1 &&
    from_ &&
    next?.op === 'each' &&
    'list' in next.over &&
    next.over.list === as &&
    next.ops.length === 1 &&
    next.ops[0]!.op === 'move' &&
    next.ops[0]!.to === 'ash'
  ) {
    bind(scene, as, again, what, more)
    return null
  }
  const another = by !== undefined && by !== 'you'
  if (min > 0 && max === 1 && another && 'cards' in from && from.cards.of === by) {
    bind(scene, as, again, undefined, more)
    return phrase('choose.by', { what, ...who })
  }
  if (min > 0 && max === 1 && (ask === 'choose-locked' || speaksAtOnce(rest[0], op))) {
    bind(scene, as, again, what, more)
    return null
  }
  bind(scene, as, again, undefined, more)
  return phrase(min > 0 || max > 1 ? 'choose' : another ? 'choose.may.by' : 'choose.may', {
    what,
    ...who,
  })
}

/** Of each of them one thing is said. */
const isOfEach = (next: Op | undefined, list: string): boolean =>
  next?.op === 'each' && 'list' in next.over && next.over.list === list && next.ops.length === 1

/** It is named at once, if need be after it has been asked whether it is still what it was. */
function speaksAtOnce(next: Op | undefined, { as, from }: Extract<Op, { op: 'choose' }>): boolean {
  if (next?.op !== 'if') return next !== undefined && speaksOf(next, as)
  // What happens in a combat is said after it.
  const first = next.then.find(({ op }) => op !== 'watch')
  return (
    !next.else &&
    first !== undefined &&
    'cards' in from &&
    'is' in next.test &&
    next.test.is[0] === as &&
    isStillAmong(next.test.is[1], from.cards) &&
    speaksOf(first, as)
  )
}
/** All that is asked was asked before. */
export const isStillAmong = (who: CardsWhere, from: CardsWhere): boolean =>
  Object.keys(who).length > 0 &&
  Object.entries(who).every(
    ([field, value]) => JSON.stringify(from[field as keyof CardsWhere]) === JSON.stringify(value),
  )

/** As many as there are. */
const isAllOf = (max: Num | undefined, cards: CardsWhere): boolean =>
  typeof max === 'object' && 'count' in max && JSON.stringify(max.count) === JSON.stringify(cards)

/** What is brought into play next is told to meet its requirements there. */
function unlessPlayed(cards: Choosable, as: string, [next]: readonly Op[]): Choosable {
  const { playable, ...others } = cards
  return next?.op === 'play' && next.card === as && next.by === playable ? others : cards
}

/**
 * What must be there for the next choice, that choice says; and that there is pool for what it costs, the cost does.
 */
function unlessSaid(cards: CardsWhere, as: string, [next]: readonly Op[], { extra }: Scene): CardsWhere {
  const { where, ...others } = cards
  if (where === undefined) return cards
  const asked = ofIt(where, as)
  if (
    'any' in where &&
    next?.op === 'choose' &&
    'cards' in next.from &&
    asked === JSON.stringify({ any: next.from.cards })
  )
    return others
  return extra !== undefined && asked === JSON.stringify({ cmp: [JSON.parse(ofIt(extra, as)), '<=', { pool: 'you' }] })
    ? others
    : cards
}
const ofIt = (part: object, name: string): string => JSON.stringify(part).replaceAll('"it"', JSON.stringify(name))

/** Of two that would go by the same name, the first is called after where it lies. */
function apart({ bound }: Scene, again: Part): void {
  for (const [name, known] of bound)
    if (known.pile && BY_PILE[known.pile] && JSON.stringify(known.again) === JSON.stringify(again))
      bound.set(name, {
        ...known,
        again: phrase('ref.of-pile', { one: noun('card', 'the'), pile: phrase(BY_PILE[known.pile]!) }),
      })
}
const BY_PILE: Readonly<Record<string, EffectKey>> = { hand: 'pile.hand', ash: 'pile.ash', library: 'pile.library' }

/** What is discarded is in the hand. */
const isDiscarded = ({ in: pile, of }: CardsWhere, as: string, rest: readonly Op[]): boolean =>
  pile === 'hand' &&
  of === 'you' &&
  rest
    .slice(0, 1)
    .some(
      op =>
        (op.op === 'move' && op.who === as && op.to === 'ash') ||
        (op.op === 'each' &&
          'list' in op.over &&
          op.over.list === as &&
          op.ops.every(({ op: one, ...more }) => one === 'move' && 'to' in more && more.to === 'ash')),
    )
const ofTheHand = ({ in: _, of: __, any, ...who }: CardsWhere): CardsWhere => ({
  ...who,
  ...(any && { any: any.map(ofTheHand) }),
})

/** Whether a clause names it, as itself. */
function speaksOf(op: Op, name: string): boolean {
  switch (op.op) {
    case 'each':
    case 'if':
    case 'watch':
    case 'choose':
    case 'referendum':
    case 'mark':
      return false
    case 'strike':
      return op.with === name
    case 'look':
      return op.at.ref === name
    default:
      return Object.values(op).some(
        value => value === name || (typeof value === 'object' && value !== null && Object.values(value).includes(name)),
      )
  }
}

export function searched(
  { as, piles, for: who, max, playable: how }: Extract<Op, { op: 'search' }>,
  scene: Scene,
): Part {
  // Of what is brought into play freely, that says how.
  const playable = typeof how === 'string' ? how : undefined
  const what = max === undefined ? selector(scene, who, 'one') : selector(scene, who, 'bare', { n: max, upTo: true })
  bind(scene, as, max === undefined ? thatOne(who) : those(who), undefined, {
    ...(max !== undefined && { several: true as const }),
    ...(piles.every(pile => pile === 'library') && { pile: 'library' as const }),
  })
  // What is in the own hand need not be searched for.
  if (piles.every(pile => pile === 'hand'))
    return phrase('choose', {
      what: selector(scene, { ...who, in: 'hand', of: 'you', ...(playable && { playable }) }, 'one'),
    })
  return phrase('search', {
    piles: listOf(
      'or',
      piles.map(pile => phrase(`pile.${pile}`)),
    ),
    what,
    ...(playable && { by: ref(scene, playable) }),
  })
}

export function allocated(
  { as, points, among, least, within, spare }: Extract<Op, { op: 'allocate' }>,
  scene: Scene,
): Part | null {
  bind(scene, as, phrase('ref.those', { one: noun('methuselah', 'many') }))
  if (within !== undefined) return phrase('allocate.again', { n: amount(scene, points) })
  if ('cards' in among) {
    bind(scene, as, phrase('ref.those', { one: thatOne(among.cards, 'many') }), undefined, { several: true })
    return phrase(spare === undefined ? 'allocate' : 'allocate.most', {
      n: amount(scene, points),
      least,
      who: selector(scene, among.cards, 'many'),
    })
  }
  if ('blood' in among)
    return phrase('allocate.blood', {
      n: amount(scene, points),
      who: selector(scene, among.blood, 'all'),
      rest: seat(scene, among.rest, true),
    })
  if (spare !== undefined)
    return phrase('allocate.spare', { n: amount(scene, points), who: methuselah(scene, among, 'many') })
  return phrase(typeof points === 'number' ? 'allocate' : 'allocate.many', {
    n: amount(scene, points),
    least,
    who: methuselah(scene, among, 'many'),
  })
}
