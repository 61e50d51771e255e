import { catalogue } from '../../cards/catalogue.ts'
import type { Test, Who, Whom } from '../../rules/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { listOf, phrase, type Form, type Noun, type Part } from './phrase.ts'
import { bind, isLibraryCard, noun, nounOf, oneOf, ref, seat, type Scene } from './scene.ts'
import { isTold, test } from './tests.ts'

/** What a selector says: a noun, and what stands before and after it. */

interface Qualified {
  before: Part[]
  after: Part[]
}
/** `several`: of a noun that stands for more than one. */
type Qualify<K extends keyof Who> = (
  value: NonNullable<Who[K]>,
  scene: Scene,
  who: Who,
  several: boolean,
) => [before: Part | null, after?: Part]

const PILES: Readonly<Record<string, EffectKey>> = {
  uncontrolled: 'in.uncontrolled',
  hand: 'in.hand',
  library: 'in.library',
  ash: 'in.ash',
  topOfCrypt: 'in.top-of-crypt',
}

/** One entry a field of the language: what the compiler finds missing has no words. */
const QUALIFIERS: { [K in keyof Required<Who>]: Qualify<K> } = {
  kind: () => [null],
  ref: () => [null],
  any: () => [null],
  amongst: () => [null, phrase('amongst')],
  named: () => [null],
  in: (region, scene, who) => {
    const pile = PILES[region]
    if (pile)
      return [null, phrase(pile, { whose: who.of === undefined ? phrase('any.whose') : seat(scene, who.of, true) })]
    if (region === 'ready') return [phrase('ready')]
    if (region === 'torpor') return [null, phrase('in.torpor')]
    return region === 'combat' ? [null, phrase('in.combat')] : [null]
  },
  of: (of, scene, who) =>
    who.in && PILES[who.in]
      ? [null]
      : [null, of === 'you' && scene.you === 'you' ? phrase('of.you') : phrase('of.seat', { seat: seat(scene, of) })],
  locked: locked => [phrase(locked ? 'locked' : 'unlocked')],
  clan: clan => (typeof clan === 'string' ? [clan] : [null, phrase('of-that-clan')]),
  sect: sect => [sect],
  title: title =>
    title === true
      ? [phrase('titled')]
      : title === false
        ? [phrase('untitled')]
        : [
            null,
            phrase('with-title', {
              titles: listOf(
                'or',
                title.map(one => phrase(`title.${one}` as EffectKey)),
              ),
            }),
          ],
  circle: (of, scene) => [null, phrase('of-circle', { card: ref(scene, of) })],
  has: code => [null, phrase('with-discipline', { discipline: discipline(code) })],
  requires: (code, _scene, _who, several) => [
    null,
    phrase(several ? 'requiring.all' : 'requiring', { discipline: discipline(code) }),
  ],
  asks: ({ sect, clan }) => [null, phrase('requiring', { discipline: sect ?? clan ?? '' })],
  younger: (than, scene) => [null, phrase('younger', { than: ref(scene, than) })],
  older: (than, scene) => [null, phrase('older', { than: ref(scene, than) })],
  keyword: word => [phrase(`word.${word}` as EffectKey)],
  on: (on, scene) => [null, on === 'nothing' ? phrase('on-nothing') : phrase('on', { card: ref(scene, on) })],
  costs: n => [null, phrase('costing', { n })],
  struck: () => [null, phrase('struck')],
  cancels: () => [null, phrase('cancels')],
  playable: (by, scene) => [null, phrase('playable', { by: ref(scene, by) })],
  where: (where, scene, who, several) => [
    null,
    relative(scene, where, several ? 'relative.cards' : 'relative.card', noun(nounOf(who), 'the')),
  ],
  not: (not, scene, who, several) => (isLibraryCard(who) ? [null] : [null, exception(scene, not, several)]),
}
const ORDER: readonly (keyof Who)[] = [
  'locked',
  'in',
  'title',
  'sect',
  'clan',
  'keyword',
  'has',
  'requires',
  'asks',
  'circle',
  'younger',
  'older',
  'amongst',
  'of',
  'on',
  'costs',
  'struck',
  'cancels',
  'playable',
  'not',
  'where',
  'any',
  'kind',
  'ref',
  'named',
]

export const discipline = (code: string): Part => `[${code}]`

/** "other than this minion", "you do not control", "that is not Sabbat". */
function exception(scene: Scene, not: Who, several: boolean): Part {
  const fields = Object.keys(not)
  if (fields.length === 1) {
    if (not.ref) return phrase('other-than', { card: ref(scene, not.ref) })
    if (not.of === 'you' && scene.you === 'you') return phrase('not-of.you')
    if (not.of) return phrase('not-of.seat', { seat: seat(scene, not.of) })
    if (Array.isArray(not.title))
      return phrase('without-title', {
        titles: listOf(
          'or',
          not.title.map(title => phrase(`title.${title}` as EffectKey)),
        ),
      })
    if (not.has) return phrase('without-discipline', { discipline: discipline(not.has) })
  }
  return phrase(several ? 'that-are-not' : 'that-is-not', { what: predicate(scene, not) })
}

function qualified(scene: Scene, who: Who, several = false): Qualified {
  const before: Part[] = [],
    after: Part[] = []
  for (const field of ORDER) {
    const value = who[field]
    if (value === undefined) continue
    const [first, then] = (QUALIFIERS[field] as Qualify<keyof Who>)(value as never, scene, who, several)
    if (first !== null) before.push(first)
    if (then !== undefined) after.push(then)
  }
  return { before, after }
}

/** A selector as a noun; several kinds are joined by "or", each with what is said of all. */
export function selector(scene: Scene, who: Who, form: Form, many: { n?: number; upTo?: true } = {}): Part {
  if (who.any) {
    const { any, ...all } = who
    return listOf(
      form === 'each' || form === 'all' || form === 'many' ? 'and' : 'or',
      any.map(one => selector(scene, { ...all, ...one }, form, many)),
    )
  }
  if (who.ref && Object.keys(who).every(field => field === 'ref' || field === 'kind')) return ref(scene, who.ref)
  const { before, after } = qualified(scene, who, form === 'all' || form === 'many' || (many.n ?? 1) > 1)
  const name = who.named === undefined ? undefined : (catalogue.get(who.named)?.name ?? who.named)
  return {
    ...noun(name === undefined ? nounOf(who) : 'named', form, before, after),
    ...many,
    ...(name !== undefined && { name }),
  } satisfies Noun
}

/** What is told of a card, and no quality. */
const TOLD: readonly (keyof Who)[] = ['requires', 'asks', 'struck', 'cancels', 'playable', 'where']
/** What a test says that a card is: an adjective where that will do. */
export function predicate(scene: Scene, who: Who): Part {
  const { before, after } = qualified(scene, who)
  const told = TOLD.some(field => who[field] !== undefined)
  const bare =
    !told &&
    who.kind === undefined &&
    who.named === undefined &&
    !who.any &&
    (nounOf(who) !== 'vampire' || (before.length === 1 && after.length === 0))
  if (who.any)
    return listOf(
      'or',
      who.any.map(one => predicate(scene, one)),
    )
  if (who.amongst)
    return phrase('one-amongst', {
      one: oneOf(scene, who.amongst),
      ...(after.length > 1 && { more: listOf('and', after.slice(1)) }),
    })
  if (who.ref && Object.keys(who).length === 1) return ref(scene, who.ref)
  const { ref: _, ...rest } = who
  return bare ? listOf('and', [...before, ...after]) : selector(scene, rest, 'one')
}

/** Methuselahs. */
export function methuselah(scene: Scene, whom: Whom, form: Form, many: { n?: number; upTo?: true } = {}): Part {
  const after: Part[] = []
  if (whom.only)
    return listOf(
      'or',
      whom.only.map(one => seat(scene, one)),
    )
  if (whom.not?.length)
    after.push(
      phrase('other-than', {
        card: listOf(
          'and',
          whom.not.map(one => seat(scene, one)),
        ),
      }),
    )
  // What speaks of no one of them holds of all or of none.
  if (whom.where && JSON.stringify(whom.where).includes('"it"'))
    after.push(relative(scene, whom.where, 'relative.seat', noun('methuselah', 'the')))
  return { ...noun('methuselah', form, [], after), ...many }
}

/** "that has at least 1 blood"; where it does not begin so, "where the bearer of it …". */
function relative(scene: Scene, where: Test, who: EffectKey, that: Noun): Part {
  const [first] = 'cmp' in where ? where.cmp : []
  const begins =
    typeof first === 'object' &&
    (('of' in first && first.of === 'it' && (!('fact' in first) || isTold(first.fact))) ||
      ('pool' in first && first.pool === 'it'))
  const inner: Scene = { ...scene, bound: new Map(scene.bound) }
  bind(
    inner,
    'it',
    begins ? phrase(who) : that.noun === 'methuselah' ? phrase('seat.they') : phrase('ref.it', { one: that }),
  )
  return begins ? test(inner, where) : phrase('where', { test: test(inner, where) })
}
