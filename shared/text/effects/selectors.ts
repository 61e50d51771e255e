import { catalogue } from '../../cards/catalogue.ts'
import type { CardsWhere, Ref, Test, Choosable, SeatsWhere, Comparison } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { listOf, phrase, type Part, type Form, type Noun } from './phrase.ts'
import { bind, oneOf, ref, seat, type Scene, isLibraryCard, noun, nounOf } from './scene.ts'
import { COMPARED, isTold } from './told.ts'

/** What a selector says: a noun, and what stands before and after it. */

interface Qualified {
  before: Part[]
  after: Part[]
}
/** `several`: of a noun that stands for more than one. */
type Qualify<K extends keyof Choosable> = (
  value: NonNullable<Choosable[K]>,
  scene: Scene,
  who: Choosable,
  several: boolean,
) => [before: Part | null, after?: Part]

export const PILES: Readonly<Record<string, EffectKey>> = {
  uncontrolled: 'in.uncontrolled',
  hand: 'in.hand',
  library: 'in.library',
  ash: 'in.ash',
  topOfCrypt: 'in.top-of-crypt',
}

/** One entry a field of the language: what the compiler finds missing has no words. */
const QUALIFIERS: { [K in keyof Required<Choosable>]: Qualify<K> } = {
  kind: () => [null],
  ref: () => [null],
  any: () => [null],
  amongst: () => [null, phrase('amongst')],
  named: (named, scene) =>
    typeof named === 'string' ? [null] : [null, phrase('of-name-of', { card: ref(scene, named.like) })],
  in: (region, scene, who) => {
    const pile = PILES[region]
    if (pile)
      return [null, phrase(pile, { whose: who.of === undefined ? phrase('any.whose') : seat(scene, who.of, true) })]
    if (region === 'ready') return [phrase('ready')]
    if (region === 'torpor') return [null, phrase('in.torpor')]
    if (region !== 'combat') return [null]
    const foe = foeIn(scene, who)
    return [null, foe === undefined ? phrase('in.combat') : phrase('in-combat-with', { who: ref(scene, foe) })]
  },
  of: (of, scene, who) =>
    who.in && PILES[who.in]
      ? [null]
      : [
          null,
          of === 'you' && scene.you === 'you'
            ? phrase('of.you')
            : phrase('of.seat', {
                seat: listOf(
                  'or',
                  (scene.controllers ?? [of]).map(one => seat(scene, one)),
                ),
              }),
        ],
  locked: locked => [phrase(locked ? 'locked' : 'unlocked')],
  clan: (clan, scene) =>
    typeof clan === 'string'
      ? [clan]
      : [null, 'like' in clan ? phrase('of-clan-of', { card: ref(scene, clan.like) }) : phrase('of-that-clan')],
  sect: sect => [sect],
  title: title =>
    title === true
      ? [phrase('titled')]
      : title === false
        ? [phrase('untitled')]
        : // One of these titles is a noun of its own (`entitled`).
          [listOf('or', title.map(titled))],
  circle: (of, scene) => [null, phrase('of-circle', { card: ref(scene, of) })],
  has: code => [null, phrase('with-discipline', { discipline: discipline(code) })],
  requires: (code, _scene, _who, several) => [
    null,
    phrase(several ? 'requiring.all' : 'requiring', {
      discipline: requiredOf(code),
    }),
  ],
  asks: ({ sect, clan }, _scene, _who, several) => [
    null,
    phrase(several ? 'requiring.all-one' : 'requiring.one', { what: sect ?? clan ?? '' }),
  ],
  makes: sect => [null, phrase('making', { sect })],
  younger: (than, scene) => [null, phrase('younger', { than: ref(scene, than) })],
  older: (than, scene) => [null, phrase('older', { than: ref(scene, than) })],
  oldest: () => [null, phrase('oldest')],
  keyword: word => [phrase(`word.${word}` as EffectKey)],
  on: (on, scene) => [null, on === 'nothing' ? phrase('on-nothing') : phrase('on', { card: ref(scene, on) })],
  costs: n => [null, phrase('costing', { n })],
  struck: () => [null, phrase('struck')],
  hurt: () => [null, phrase('hurt')],
  cancels: () => [null, phrase('cancels')],
  ranged: () => [null, phrase('ranged-strike')],
  redirects: () => [null, phrase('redirects')],
  couldBlock: whom => [null, phrase(whom === 'whoever' ? 'could-block.whoever' : 'could-block')],
  aimed: () => [null, phrase('aimed')],
  inTerms: () => [null, phrase('in-terms')],
  superior: how => [null, phrase(`superior.${how}`)],
  top: () => [null],
  inflicts: n => [null, phrase('inflicting', { n })],
  pool: n => [null, phrase('for-pool', { n })],
  playable: (by, scene) => [null, phrase('playable', { by: ref(scene, by) })],
  where: (where, scene, who, several) => [null, relatives(scene, where, several, noun(nounOf(who), 'the'))],
  not: (not, scene, who, several) =>
    isLibraryCard(who) || foeIn(scene, who) !== undefined ? [null] : [null, exception(scene, not, several)],
}
/** Whoever else is in combat while that one is fights it. */
const foeIn = ({ fighting }: Scene, { in: region, not }: Choosable): Ref | undefined =>
  region === 'combat' && (!not || (not.ref === fighting && Object.keys(not).length === 1)) ? fighting : undefined
const ORDER: readonly (keyof Choosable)[] = [
  'locked',
  'in',
  'title',
  'sect',
  'clan',
  'keyword',
  'has',
  'requires',
  'asks',
  'makes',
  'circle',
  'amongst',
  'of',
  'younger',
  'older',
  'on',
  'costs',
  'ranged',
  'inflicts',
  'struck',
  'hurt',
  'cancels',
  'redirects',
  'couldBlock',
  'aimed',
  'inTerms',
  'superior',
  'top',
  'playable',
  'pool',
  'not',
  'where',
  'oldest',
  'any',
  'kind',
  'ref',
  'named',
]

const titled = (title: string): Part => phrase(`title.${title}` as EffectKey)

/** A prince, and no "vampire with the title prince". */
const entitled = ({ title, kind }: Choosable): boolean =>
  Array.isArray(title) && (kind === undefined || kind === 'vampire') && title.every(one => !/^\d/.test(one))

export const discipline = (code: string): Part => `[${code}]`
export const levels = (mode: string): Part =>
  mode
    .split('+')
    .map(code => discipline(code))
    .join('')

/** "other than this minion", "you do not control", "that is not Sabbat". */
function exception(scene: Scene, not: Choosable, several: boolean): Part {
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
    if (not.keyword === 'location in play') return phrase('not-location-in-play')
    if (not.requires) return phrase('not-requiring', { discipline: requiredOf(not.requires) })
    if (not.has) return phrase('without-discipline', { discipline: discipline(not.has) })
  }
  if (
    not.any?.every(
      ({ has, kind, ...more }) => has && (kind ?? 'vampire') === 'vampire' && Object.keys(more).length === 0,
    )
  )
    return phrase('without-discipline', {
      discipline: listOf(
        'or',
        not.any.map(({ has = '' }) => discipline(has)),
      ),
    })
  return phrase(several ? 'that-are-not' : 'that-is-not', { what: predicate(scene, not, several) })
}

function qualified(scene: Scene, who: Choosable, several = false): Qualified {
  const before: Part[] = [],
    last: Part[] = [],
    after: Part[] = []
  for (const field of ORDER) {
    const value = who[field]
    if (value === undefined) continue
    const [first, then] = (QUALIFIERS[field] as Qualify<keyof Choosable>)(value as never, scene, who, several)
    if (first !== null) (field === 'title' && entitled(who) ? last : before).push(first)
    if (then !== undefined) after.push(then)
  }
  return { before: [...before, ...last], after }
}

/** A selector as a noun; several kinds are joined by "or", each with what is said of all. */
export function selector(scene: Scene, who: Choosable, form: Form, many: { n?: number; upTo?: true } = {}): Part {
  if (who.any) {
    const { any, ...all } = who
    const controllers = any.flatMap(one =>
      one.of && one.of !== 'you' && Object.keys(one).length === 1 ? [one.of] : [],
    )
    if (controllers.length === any.length && all.in === undefined)
      return selector({ ...scene, controllers }, { ...all, of: controllers[0]! }, form, many)
    return listOf(
      form === 'each' || form === 'all' || form === 'many' ? 'and' : 'or',
      inCommon(any.map(one => selector(scene, { ...all, ...one }, form, many))),
    )
  }
  if (who.ref && Object.keys(who).every(field => field === 'ref' || field === 'kind')) return ref(scene, who.ref)
  if (who.top !== undefined) return phrase('top-of-library', { n: who.top, whose: seat(scene, who.of ?? 'you', true) })
  const { before, after } = qualified(scene, who, form === 'all' || form === 'many' || (many.n ?? 1) > 1)
  const { named } = who,
    name = typeof named === 'string' ? (catalogue.get(named)?.name ?? named) : undefined
  return {
    ...noun(name !== undefined ? 'named' : entitled(who) ? 'title' : nounOf(who), form, before, after),
    ...many,
    ...(name !== undefined && { name }),
  } satisfies Noun
}

/** "An ally or a retainer you control": what is said of each in the same words is said of the last. */
function inCommon(parts: Part[]): Part[] {
  const last = parts.at(-1)
  if (typeof last !== 'object' || !('noun' in last) || last.after.length === 0) return parts
  const after = JSON.stringify(last.after),
    // Whom it leaves out it leaves out of each.
    excepted = last.after.some(part => typeof part === 'object' && 'key' in part && part.key === 'other-than'),
    alike =
      !excepted && parts.every(one => typeof one === 'object' && 'noun' in one && JSON.stringify(one.after) === after)
  return alike
    ? parts.map(one => (one !== last && typeof one === 'object' && 'noun' in one ? { ...one, after: [] } : one))
    : parts
}

/** What is told of a card, and no quality. */
const TOLD: readonly (keyof Choosable)[] = [
  'requires',
  'asks',
  'makes',
  'struck',
  'cancels',
  'redirects',
  'couldBlock',
  'playable',
  'where',
]
/** What a test says that a card is: an adjective where that will do. */
export function predicate(scene: Scene, who: Choosable, several = false): Part {
  const { before, after } = qualified(scene, who, several)
  const told = TOLD.some(field => who[field] !== undefined)
  const bare =
    !told &&
    who.kind === undefined &&
    who.named === undefined &&
    !who.any &&
    !entitled(who) &&
    (nounOf(who) !== 'vampire' || (before.length === 1 && after.length === 0))
  if (who.any)
    return listOf(
      'or',
      who.any.map(one => predicate(scene, one, several)),
    )
  if (who.amongst)
    return phrase('one-amongst', {
      one: oneOf(scene, who.amongst),
      ...(after.length > 1 && { more: listOf('and', after.slice(1)) }),
    })
  if (who.ref && Object.keys(who).length === 1) return ref(scene, who.ref)
  const { ref: _, ...rest } = who
  if (bare && who.keyword !== undefined && Object.keys(who).length === 1 && THINGS.has(who.keyword))
    return phrase('a-word', { word: before[0]! })
  return bare ? listOf('and', [...before, ...after]) : selector(scene, rest, several ? 'many' : 'one')
}

/** Keywords that name what a card is, and no quality of it. */
const THINGS: ReadonlySet<string> = new Set(
  (
    'vehicle,weapon,gun,melee weapon,location,haven,hunting ground,trophy,boon,' +
    'animal,ghoul,werewolf,wraith,demon,mage,zombie,mummy,changeling,dhampir'
  ).split(','),
)

/** Methuselahs. */
export function methuselah(scene: Scene, whom: SeatsWhere, form: Form, many: { n?: number; upTo?: true } = {}): Part {
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
  if (whom.where && JSON.stringify(whom.where).includes('"it"')) {
    const all = 'all' in whom.where ? whom.where.all : [whom.where]
    after.push(
      listOf(
        'and',
        all.map(one =>
          relative(scene, one, isMany(form) ? 'relative.seats' : 'relative.seat', noun('methuselah', 'the')),
        ),
      ),
    )
  }
  return { ...noun('methuselah', form, [], after), ...many }
}

const isMany = (form: Form): boolean => form === 'many' || form === 'all'

/** What is so of it: each with a "that", a "with" or a "whose" of its own. */
function relatives(scene: Scene, where: Test, several: boolean, that: Noun): Part {
  if ('all' in where)
    return listOf(
      'and',
      where.all.map(one => relatives(scene, one, several, that)),
    )
  const inner: Scene = { ...scene, bound: new Map(scene.bound) }
  bind(inner, 'it', phrase('ref.it', { one: that }))
  const none = 'not' in where ? where.not : undefined
  if (none && 'is' in none && none.is[0] === 'it') return exception(inner, none.is[1], several)
  if ('is' in where && where.is[0] === 'it' && !where.is[1].ref && !where.is[1].aimed)
    return phrase(several ? 'that-are' : 'that-is', { what: predicate(inner, where.is[1], several) })
  if ('or' in where && where.or.every(one => 'is' in one && one.is[0] === 'it'))
    return phrase(several ? 'that-are' : 'that-is', {
      what: listOf(
        'or',
        where.or.map(one => predicate(inner, 'is' in one ? one.is[1] : {}, several)),
      ),
    })
  const absent = none && 'any' in none ? none.any : 'any' in where && where.max === 0 ? where.any : nobodyIn(where)
  if (absent?.on === 'it') return phrase('with-none-on', { what: selector(inner, without(absent), 'bare') })
  if ('any' in where && where.any.on === 'it' && where.min === undefined && where.max === undefined)
    return phrase('with-one-on', { what: selector(inner, without(where.any), 'one') })
  if ('cmp' in where) {
    const [one, how, other] = where.cmp
    if (typeof one === 'object' && 'stat' in one && one.of === 'it') {
      if (one.stat === 'capacity' && typeof other === 'number') {
        const [key, more] = CAPACITY[how]
        return phrase(key, { n: other + more })
      }
      if (typeof other !== 'number')
        return phrase(COMPARED[how][1], {
          one: phrase('whose.stat', { stat: phrase(`stat.${one.stat}`, { s: 2, the: '' }) }),
          n: inner.say.amount(inner, other),
        })
    }
  }
  return relative(scene, where, several ? 'relative.cards' : 'relative.card', that)
}
const without = ({ on: _, ...others }: CardsWhere): CardsWhere => others
/** What is counted, and is none. */
function nobodyIn(where: Test): CardsWhere | undefined {
  if (!('cmp' in where)) return undefined
  const [count, how, n] = where.cmp
  return typeof count === 'object' && 'count' in count && how === '=' && n === 0 ? count.count : undefined
}
const CAPACITY: Readonly<Record<Comparison, readonly [EffectKey, number]>> = {
  '>=': ['with-capacity.least', 0],
  '>': ['with-capacity.least', 1],
  '<=': ['with-capacity.most', 0],
  '<': ['with-capacity.most', -1],
  '=': ['with-capacity', 0],
}

/** "that has at least 1 blood"; where it does not begin so, "where the bearer of it …". */
function relative(scene: Scene, asked: Test, who: EffectKey, that: Noun): Part {
  const where = anyOf(asked)
  const [first] = 'cmp' in where ? where.cmp : []
  const begins =
    ('any' in where && where.any.of === 'it') ||
    ('not' in where && 'any' in where.not && where.not.any.of === 'it') ||
    ('is' in where && where.is[0] === 'host:it') ||
    (typeof first === 'object' &&
      (('of' in first && first.of === 'it' && (!('fact' in first) || isTold(first.fact))) ||
        ('cast' in first && typeof first.of === 'object' && first.of.seat === 'it') ||
        ('pool' in first && (first.pool === 'it' || first.pool === 'controller:it'))))
  const inner: Scene = { ...scene, bound: new Map(scene.bound) }
  bind(
    inner,
    'it',
    begins ? phrase(who) : that.noun === 'methuselah' ? phrase('seat.they') : phrase('ref.it', { one: that }),
  )
  bind(inner, 'host:it', phrase('relative.bearer'))
  bind(inner, 'controller:it', phrase('relative.controller'))
  return begins ? inner.say.test(inner, where) : phrase('where', { test: inner.say.test(inner, where) })
}

/** "At least one" is that there is any. */
function anyOf(where: Test): Test {
  const [count, how, n] = 'cmp' in where ? where.cmp : []
  return typeof count === 'object' && 'count' in count && how === '>=' && n === 1 ? { any: count.count } : where
}

const requiredOf = (code: string | true): Part => (code === true ? phrase('any-discipline') : discipline(code))
