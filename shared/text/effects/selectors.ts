import { catalogue } from '../../cards/catalogue.ts'
import type { Test, Choosable, SeatsWhere, CardsWhere, Comparison, Num } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { listOf, phrase, type Form, type Noun, type Part } from './phrase.ts'
import { bind, called, isLibraryCard, noun, nounOf, oneOf, ref, seat, type Scene, hasLife } from './scene.ts'
import { limitOf, marks } from './limits.ts'

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

const PILES: Readonly<Record<string, EffectKey>> = {
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
    return region === 'combat' ? [null, phrase('in.combat')] : [null]
  },
  of: (of, scene, who) =>
    who.in && PILES[who.in]
      ? [null]
      : [null, of === 'you' && scene.you === 'you' ? phrase('of.you') : phrase('of.seat', { seat: seat(scene, of) })],
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
  not: (not, scene, who, several) => (isLibraryCard(who) ? [null] : [null, exception(scene, not, several)]),
}
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
    return listOf(
      form === 'each' || form === 'all' || form === 'many' ? 'and' : 'or',
      any.map(one => selector(scene, { ...all, ...one }, form, many)),
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
      if (one.stat === 'capacity' && typeof other === 'number' && CAPACITY[how])
        return phrase(CAPACITY[how], { n: other })
      if (typeof other !== 'number')
        return phrase(COMPARED[how][1], {
          one: phrase('whose.stat', { stat: phrase(`stat.${one.stat}`, { s: 2, the: '' }) }),
          n: amount(inner, other),
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
const CAPACITY: Readonly<Partial<Record<Comparison, EffectKey>>> = {
  '>=': 'with-capacity.least',
  '<=': 'with-capacity.most',
  '=': 'with-capacity',
}

/** "that has at least 1 blood"; where it does not begin so, "where the bearer of it …". */
function relative(scene: Scene, asked: Test, who: EffectKey, that: Noun): Part {
  const where = anyOf(asked)
  const [first] = 'cmp' in where ? where.cmp : []
  const begins =
    ('any' in where && where.any.of === 'it') ||
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
  return begins ? test(inner, where) : phrase('where', { test: test(inner, where) })
}

/** "At least one" is that there is any. */
function anyOf(where: Test): Test {
  const [count, how, n] = 'cmp' in where ? where.cmp : []
  return typeof count === 'object' && 'count' in count && how === '>=' && n === 1 ? { any: count.count } : where
}

/** What a test says: a clause after "if". */
export function test(scene: Scene, one: Test): Part {
  if ('is' in one) return is(scene, one, false)
  if ('any' in one) return any(scene, one)
  if ('cmp' in one) return comparison(scene, one.cmp)
  if ('action' in one) return phrase(`action.${one.action}`)
  if ('during' in one) return phrase(`during.${one.during}`)
  if ('required' in one)
    return one.required.title
      ? phrase('test.required-title')
      : phrase('test.required', { what: one.required.sect ?? one.required.clan ?? '' })
  if ('edge' in one) return phrase('test.edge', { seat: seat(scene, one.edge) })
  if ('targets' in one) return phrase('test.targets', { seat: seat(scene, one.targets) })
  if ('aimedAlike' in one) return phrase('test.aimed-alike')
  if ('same' in one && one.same[0] === 'event-from-pool')
    return phrase('event.from-pool', { whose: seat(scene, one.same[1], true) })
  if ('same' in one && one.same[0] === 'event-to') return phrase('event.to', { seat: seat(scene, one.same[1]) })
  if ('same' in one && one.same[0] === 'event-seat')
    return phrase('event.its-phase', { seat: seat(scene, one.same[1]) })
  // "You are their prey."
  if ('same' in one && scene.you === 'they' && isReader(one.same[1]))
    return phrase('test.same', { one: seat(scene, one.same[1]), other: seat(scene, one.same[0]) })
  if ('same' in one) return phrase('test.same', { one: seat(scene, one.same[0]), other: seat(scene, one.same[1]) })
  if ('said' in one)
    return phrase(scene.bound.get(one.said)?.tossed ? 'test.tossed' : 'test.said', {
      word: phrase(`word.${one.word}` as EffectKey),
    })
  if ('range' in one) return phrase(`range-is.${one.range}`)
  if ('round' in one) return phrase('round.first')
  if ('referendum' in one) return phrase('test.blood-hunt')
  if ('not' in one) return negation(scene, one.not)
  if ('all' in one) return listOf('both', together(scene, one.all))
  return listOf(
    'or',
    one.or.map(part => test(scene, part)),
  )
}

const isReader = (name: string): boolean => name === 'controller:self'

/** A political action of this minion is a referendum that it has called. */
function together(scene: Scene, all: readonly Test[]): Part[] {
  const caller = all.flatMap(one =>
    'is' in one && one.is[0] === 'acting' && one.is[1].ref !== undefined && Object.keys(one.is[1]).length === 1
      ? [one]
      : [],
  )[0]
  const political = all.find(one => 'action' in one && one.action === 'political')
  const bleed = all.find(one => 'action' in one && one.action === 'bleed'),
    amountOf = all.find(isBleedOf)
  if (bleed && amountOf && 'cmp' in amountOf)
    return all.flatMap(one =>
      one === bleed
        ? [phrase('test.bleeds', { n: phrase('compare.least', { n: amount(scene, amountOf.cmp[2]) }) })]
        : one === amountOf
          ? []
          : [test(scene, one)],
    )
  if (caller && bleed)
    return [
      phrase('test.is-bleeding', { card: ref(scene, caller.is[1].ref!) }),
      ...all.filter(one => one !== caller && one !== bleed).map(part => test(scene, part)),
    ]
  if (!caller || !political) return all.map(part => test(scene, part))
  return [
    ...all.filter(one => one !== caller && one !== political).map(part => test(scene, part)),
    phrase('test.calls', { card: ref(scene, caller.is[1].ref!) }),
  ]
}

/** How much the acting minion bleeds for, at the least. */
const isBleedOf = (one: Test): boolean =>
  'cmp' in one &&
  one.cmp[1] === '>=' &&
  typeof one.cmp[0] === 'object' &&
  'stat' in one.cmp[0] &&
  one.cmp[0].stat === 'bleed' &&
  one.cmp[0].of === 'acting'

function is(scene: Scene, { is: [card, who] }: Extract<Test, { is: unknown }>, not: boolean): Part {
  if (card === 'offering' && who.ref === 'self' && Object.keys(who).length === 1)
    return phrase(not ? 'test.other-action' : 'test.own-action', { card: ref(scene, 'self') })
  if (card === 'blocking' && Object.keys(who).length === 0) return phrase(not ? 'test.unblocked' : 'test.blocking')
  if (Object.keys(who).length === 0)
    return phrase(not ? 'test.undone' : scene.bound.get(card)?.agreed ? 'test.done.other' : 'test.done')
  if (who.where && Object.keys(who).length === 1) {
    const inner: Scene = { ...scene, bound: new Map(scene.bound) }
    bind(inner, 'it', ref(scene, card))
    return test(inner, who.where)
  }
  if (!not && who.ref && Object.keys(who).length > 1) {
    const { ref: one, ...mine } = who
    return listOf('both', [is(scene, { is: [card, { ref: one }] }, false), is(scene, { is: [card, mine] }, false)])
  }
  if (who.aimed && Object.keys(who).length > 1 && !not) {
    const { aimed: _, ...others } = who
    return listOf('both', [is(scene, { is: [card, others] }, false), is(scene, { is: [card, { aimed: true }] }, false)])
  }
  if (who.aimed && Object.keys(who).length === 1 && !not) return phrase('test.aimed', { card: ref(scene, card) })
  if (card === 'event-from') return phrase('event.from', { who: selector(scene, who, 'one') })
  const { of: controller, ...bare } = who
  if (!not && bare.not?.of !== undefined && Object.keys(bare.not).length === 1) {
    const {
      not: { of: other },
      ...mine
    } = bare
    return listOf('both', [
      ...(Object.keys(mine).length > 0 ? [is(scene, { is: [card, mine] }, false)] : []),
      phrase('test.not-of', { card: ref(scene, card), seat: seat(scene, other) }),
    ])
  }
  // What is called a vampire need not be said to be one.
  if (!not && card === 'by' && scene.by === 'ref.this-vampire' && who.kind === 'vampire' && who.where) {
    const { kind: _, ...others } = who
    return is(scene, { is: [card, others] }, false)
  }
  // "a Nosferatu you control", but "ready" and "you control it".
  const whole =
    who.in === 'ash' || who.in === 'hand' || who.in === 'uncontrolled' || (!not && nounOf(bare) !== 'card' && !who.ref)
  const [of, rest] = whole ? [undefined, who] : [controller, bare]
  const subject = ref(scene, card)
  const parts: Part[] = []
  const verb = (Object.keys(rest) as (keyof CardsWhere)[]).every(
    field => field === 'in' || field === 'of' || field === 'locked',
  )
    ? 'stands'
    : 'is'
  if (Object.keys(rest).length > 0)
    parts.push(
      phrase(`test.${verb}${not ? '-not' : ''}`, {
        card: subject,
        what: who.in === 'inPlay' && Object.keys(rest).length === 1 ? phrase('in.play') : predicate(scene, rest),
      }),
    )
  if (of !== undefined) parts.push(phrase(not ? 'test.not-of' : 'test.of', { card: subject, seat: seat(scene, of) }))
  return listOf('both', parts)
}

function any(scene: Scene, { any: who, min = 1, max }: Extract<Test, { any: unknown }>): Part {
  if (max === 0) return phrase('test.none', { what: selector(scene, who, 'bare') })
  const many = min > 1 ? { n: min } : {}
  if (who.of !== undefined && !PILES[who.in ?? '']) {
    const { of, ...rest } = who
    return phrase(min > 1 ? 'test.control-least' : 'test.control', {
      seat: seat(scene, of),
      what: selector(scene, rest, min > 1 ? 'bare' : 'one', many),
    })
  }
  return phrase(min > 1 ? 'test.least' : 'test.any', { what: selector(scene, who, min > 1 ? 'bare' : 'one', many) })
}

function negation(scene: Scene, one: Test): Part {
  if ('is' in one) return is(scene, one, true)
  if ('any' in one && !one.min && one.max === undefined) {
    const { of, ...rest } = one.any,
      cmp = rest.where && 'cmp' in rest.where ? rest.where.cmp[0] : undefined
    if (typeof rest.named === 'string' && typeof cmp === 'object' && 'fact' in cmp && !isTold(cmp.fact))
      return phrase('limit.none-of', {
        name: catalogue.get(rest.named)?.name ?? rest.named,
        until: limitOf(scene, cmp.fact),
      })
    return of !== undefined && !PILES[rest.in ?? '']
      ? phrase('test.control-none', { seat: seat(scene, of), what: selector(scene, rest, 'bare') })
      : phrase('test.none', { what: selector(scene, one.any, 'bare') })
  }
  if ('action' in one) return phrase(`action-not.${one.action}`)
  if ('referendum' in one) return phrase('test.no-blood-hunt')
  if ('edge' in one) return phrase('test.no-edge', { seat: seat(scene, one.edge) })
  if ('round' in one) return phrase('round.later')
  if ('during' in one) return phrase(`during-not.${one.during}`)
  // Not both: one or the other is not so.
  if ('all' in one)
    return listOf(
      'or',
      one.all.map(each => negation(scene, each)),
    )
  if ('or' in one)
    return listOf(
      'and',
      one.or.map(each => negation(scene, each)),
    )
  if ('not' in one) return test(scene, one.not)
  if ('same' in one && !one.same[0].startsWith('event-'))
    return phrase('test.not-same', { one: seat(scene, one.same[0]), other: seat(scene, one.same[1]) })
  if (
    'cmp' in one &&
    (one.cmp[1] !== '=' || one.cmp[2] === 0) &&
    (typeof one.cmp[0] !== 'object' || !('x' in one.cmp[0]))
  )
    return comparison(scene, [one.cmp[0], OPPOSITE[one.cmp[1]], one.cmp[2]])
  const told =
    'cmp' in one && typeof one.cmp[0] === 'object' && 'x' in one.cmp[0] ? EVENT_DENIED[one.cmp[0].x] : undefined
  return told ? phrase(told) : phrase('test.not', { test: test(scene, one) })
}
const EVENT_DENIED: Readonly<Record<string, EffectKey>> = {
  'event-passed': 'event.not-passed',
  'event-outcome-successful': 'event.unsuccessful',
  'event-why-diablerie': 'event.not-by-diablerie',
}
const OPPOSITE: Readonly<Record<Comparison, Comparison>> = { '<': '>=', '<=': '>', '=': '>', '>=': '<', '>': '<=' }

/** How many something has; and what is how much. */
const COMPARED: Record<Comparison, [has: EffectKey, is: EffectKey]> = {
  '<': ['compare.less', 'compared.less'],
  '<=': ['compare.most', 'compared.most'],
  '=': ['compare.same', 'compared.same'],
  '>=': ['compare.least', 'compared.least'],
  '>': ['compare.more', 'compared.more'],
}

function comparison(scene: Scene, [one, how, other]: [Num, Comparison, Num]): Part {
  if (typeof one === 'object') {
    if ('x' in one && one.x.startsWith('event-')) return phrase(EVENT_FACTS[one.x] ?? 'event.so')
    if ('directedAt' in one) return phrase('test.directed-alike')
    if ('card' in one && how === '=')
      return phrase('test.same', { one: ref(scene, one.card), other: amount(scene, other) })
    if ('seat' in one && one.seat === 'event-ready' && typeof other === 'object' && 'seat' in other)
      return phrase('event.was-ready-of', { seat: seat(scene, other.seat) })
    if ('seat' in one && typeof other === 'object')
      return phrase('test.same', { one: seat(scene, one.seat), other: amount(scene, other) })
    if ('seat' in one && one.seat === 'event-ready') return phrase('event.was-ready')
    if ('fact' in one && typeof other === 'number') return factual(scene, one, how, other)
    if ('cast' in one)
      return phrase(how === '=' && other === 0 ? 'test.cast-none' : 'test.cast', {
        who: typeof one.of === 'string' ? ref(scene, one.of) : seat(scene, one.of.seat),
        what: phrase(one.only ? 'cast.votes' : 'cast.all'),
        side: phrase(`cast.${one.cast}`),
      })
    if ('pool' in one && typeof other === 'object' && 'pool' in other)
      return phrase(how === '>' ? 'test.richer' : 'test.poorer', {
        one: seat(scene, one.pool),
        other: seat(scene, other.pool),
      })
    if (typeof other === 'number') {
      const life = 'of' in one && typeof one.of === 'string' && hasLife(scene, one.of)
      const card = 'of' in one && typeof one.of === 'string' ? ref(scene, one.of) : undefined
      const bound = phrase(COMPARED[how][0], { n: other })
      if ('counter' in one && card)
        return phrase(
          one.counter === 'blood'
            ? nothing(how, other)
              ? 'has.no-blood'
              : 'has.blood'
            : one.counter === 'corruption@you'
              ? 'has.corruption'
              : one.counter === 'corruption@any'
                ? 'has.any-corruption'
                : nothing(how, other)
                  ? 'has.no-counters'
                  : 'has.counters',
          { card, n: bound, s: other, ...called(one.counter) },
        )
      if ('stat' in one && card)
        return one.stat === 'blood'
          ? phrase(nothing(how, other) ? 'has.no-blood' : life ? 'has.life' : 'has.blood', { card, n: bound, s: other })
          : phrase('has.stat', { card, stat: phrase(`stat.${one.stat}`, { s: 2 }), n: bound })
      if ('pool' in one) return phrase('has.pool', { seat: seat(scene, one.pool), n: bound, s: other })
    }
  }
  return phrase(COMPARED[how][1], { one: amount(scene, one), n: amount(scene, other) })
}
const nothing = (how: Comparison, n: number): boolean => how === '=' && n === 0

const EVENT_FACTS: Readonly<Record<string, EffectKey>> = {
  'event-outcome-successful': 'event.successful',
  'event-action-diablerie': 'action.diablerie',
  'event-outcome-blocked': 'event.blocked-outcome',
  'event-passed': 'event.passed',
  'event-phase-unlock': 'event.unlock-phase',
  'event-phase-influence': 'event.influence-phase',
  'event-source-edge': 'event.by-edge',
  'event-phase-discard': 'event.discard-phase',
  'event-strike': 'event.by-strike',
  'event-aggravated': 'event.aggravated',
  'event-followed': 'event.not-followed',
  'event-why-effect': 'event.by-effect',
  'event-why-diablerie': 'event.by-diablerie',
}

/** What happened, or did not; of a fact that only this card keeps: a limit. */
const FACTUAL: Readonly<Record<string, [yes: EffectKey, no: EffectKey]>> = {
  margin: ['fact.passed', 'fact.not-passed'],
  cast: ['fact.has-cast', 'fact.not-cast'],
  bled: ['fact.has-bled', 'fact.not-bled'],
  'bled-prey': ['fact.bled-prey', 'fact.not-bled-prey'],
  recruits: ['fact.recruited', 'fact.first-recruit'],
  'fed-by-hunt': ['fact.hunted', 'fact.not-hunted'],
  'fed-by-hunting-ground': ['fact.fed', 'fact.unfed'],
  'cost-blood': ['fact.cost-blood', 'fact.not-cost-blood'],
  'entered@you': ['fact.entered', 'fact.not-entered'],
  'came-out@you': ['fact.came-out', 'fact.not-came-out'],
  spared: ['fact.spared', 'fact.not-spared'],
  spied: ['fact.has-spied', 'fact.not-spied'],
  veiled: ['fact.veiled', 'fact.not-veiled'],
  fell: ['fact.fell', 'fact.not-fell'],
  unusable: ['fact.unusable', 'fact.usable'],
  eluded: ['fact.has-failed', 'fact.not-failed'],
  'in-favour': ['fact.in-favour', 'fact.not-in-favour'],
  suffered: ['fact.suffered', 'fact.not-suffered'],
  chosen: ['fact.was-chosen', 'fact.not-chosen'],
  discarded: ['fact.discarded', 'fact.not-discarded'],
  acted: ['fact.acted', 'fact.not-acted'],
  blocked: ['fact.blocked', 'fact.not-blocked'],
  'bleed-blocked': ['fact.bleed-blocked', 'fact.no-bleed-blocked'],
  caught: ['fact.blocked', 'fact.not-blocked'],
  aiming: ['fact.aiming', 'fact.not-aiming'],
  sensed: ['fact.sensed', 'fact.not-sensed'],
  taught: ['fact.played-master', 'fact.not-played-master'],
  reacted: ['fact.reacted', 'fact.not-reacted'],
  disciplines: ['fact.disciplines', 'fact.not-disciplines'],
  'put-now': ['fact.put-now', 'fact.not-put-now'],
  'diablerie@you': ['fact.diablerie', 'fact.no-diablerie'],
}
/** Whether what happened is told of whom it happened to. */
export const isTold = (fact: string): boolean => fact in FACTUAL
function factual(scene: Scene, { fact, of }: Extract<Num, { fact: string }>, how: Comparison, n: number): Part {
  const words = FACTUAL[fact]
  const no = (how === '=' && n === 0) || how === '<'
  if (words) return phrase(words[no ? 1 : 0], { card: ref(scene, of), n })
  if (no && scene.doing && !marks(scene.doing, fact)) return phrase('limit.other', { until: limitOf(scene, fact) })
  if (no)
    return how === '<' && n > 1
      ? phrase('limit.times', { n, until: limitOf(scene, fact) })
      : phrase('limit.once', { until: limitOf(scene, fact) })
  return phrase('limit.done', { until: limitOf(scene, fact) })
}

const ROLES: Readonly<Record<string, EffectKey>> = { 'event-amount': 'amount.event', X: 'amount.x', x: 'amount.x' }

/** Facts the rules keep, and facts of cards that others ask about. */
const FACTS: Readonly<Record<string, EffectKey>> = {
  margin: 'fact.margin',
  'shuffled-in': 'fact.shuffled-in',
  cast: 'fact.cast',
  bled: 'fact.bled',
  inflicted: 'fact.inflicted',
  'blood-lost': 'fact.blood-lost',
  'owed-pool': 'fact.owed-pool',
}
export const COUNTERS: Readonly<Record<string, EffectKey>> = {
  blood: 'amount.blood-on',
  'corruption@you': 'amount.corruption',
}

/** An amount, as a noun. */
const requiredOf = (code: string | true): Part => (code === true ? phrase('any-discipline') : discipline(code))

export function amount(scene: Scene, num: Num): Part {
  if (typeof num === 'number') return num
  if ('x' in num) {
    if (num.per !== undefined) return phrase('amount.xs', { n: num.per })
    if (ROLES[num.x]) return phrase(ROLES[num.x]!)
    if (num.x.endsWith('-points')) return phrase('amount.share')
    return scene.bound.has(num.x) ? scene.bound.get(num.x)!.again : phrase('amount.x')
  }
  if ('count' in num && num.count.amongst && Object.keys(num.count).length === 1)
    return phrase('amount.per-those', {
      n: num.per ?? 1,
      each: phrase('each-of-those', { what: ref(scene, num.count.amongst) }),
    })
  if ('count' in num)
    return num.per === undefined || num.per === 1
      ? phrase('amount.count', { what: selector(scene, num.count, 'many') })
      : phrase('amount.per', { n: num.per, what: selector(scene, num.count, 'bare') })
  if ('seats' in num) return phrase('amount.count', { what: methuselah(scene, num.seats, 'many') })
  if ('part' in num)
    return num.by === 2
      ? phrase('amount.half', { n: amount(scene, num.part) })
      : phrase('amount.part', { n: amount(scene, num.part), by: num.by })
  if ('stat' in num)
    return phrase('amount.stat', {
      card: ref(scene, num.of),
      stat: phrase(num.stat === 'blood' && hasLife(scene, num.of) ? 'stat.life' : `stat.${num.stat}`, {
        s: 2,
        the: '',
      }),
    })
  if ('counter' in num)
    return phrase(COUNTERS[num.counter] ?? 'amount.counters', { card: ref(scene, num.of), ...called(num.counter) })
  if ('fact' in num)
    return FACTS[num.fact] ? phrase(FACTS[num.fact]!, { card: ref(scene, num.of) }) : phrase('fact.times')
  if ('pool' in num) return phrase('amount.pool', { whose: seat(scene, num.pool, true) })
  if ('victoryPoints' in num) return phrase('victory-point', { seat: seat(scene, num.victoryPoints) })
  if ('cast' in num) return phrase('cast.all')
  if ('seat' in num) return seat(scene, num.seat)
  if ('card' in num) return ref(scene, num.card)
  if ('directedAt' in num) return phrase('amount.directed-at')
  if ('left' in num) return phrase('amount.rest')
  const less = 'sum' in num && num.sum.length === 2 ? num.sum[1] : undefined
  if ('sum' in num && typeof less === 'number' && less < 0)
    return phrase('amount.less', { of: amount(scene, num.sum[0]!), n: -less })
  if (typeof less === 'object' && 'minus' in less && 'sum' in num)
    return phrase('amount.difference', { of: amount(scene, num.sum[0]!), n: amount(scene, less.minus) })
  if ('sum' in num)
    return phrase('amount.sum', {
      parts: listOf(
        'sum',
        num.sum.map(one => amount(scene, one)),
      ),
    })
  if ('minus' in num) return phrase('amount.minus', { n: amount(scene, num.minus) })
  const [most, each] = num.least
  // So much for each, and so much at most: it is enough that there is one.
  if (
    num.least.length === 2 &&
    typeof most === 'number' &&
    typeof each === 'object' &&
    'count' in each &&
    each.per === most
  )
    return phrase('amount.if-any', { n: most, test: test(scene, { any: each.count }) })
  return phrase('amount.least', {
    parts: listOf(
      'and',
      num.least.map(one => amount(scene, one)),
    ),
  })
}
