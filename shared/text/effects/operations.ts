import { catalogue } from '../../cards/catalogue.ts'
import type {
  CardsPlayed,
  CardsWhere,
  Lasting,
  Op,
  OpName,
  Rule,
  StrikeKind,
  SeatRef,
  Test,
  Traits,
  WindowName,
  Ref,
  CounterReason,
} from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { change, changeOf, quantity } from './amounts.ts'
import { amount, discipline, methuselah, selector, test, isTold } from './selectors.ts'
import { allocated, chosen, searched, thatOne } from './choices.ts'
import { countersMoved } from './counters.ts'
import { moved } from './moves.ts'
import { until, within } from './limits.ts'
import { listOf, phrase, type Part, type Parts, sentences } from './phrase.ts'
import { bind, oneOf, ref, seat, type Bound, type Scene, hasLife, selfOf, sceneOf } from './scene.ts'
import { BETWEEN_DAMAGE } from '../../cards/makers.ts'
import type { Ability } from '../../cards/definition.ts'
import type { Form } from './phrase.ts'
import { conditions } from './conditions.ts'
import type { Condition } from '../../cards/conditions.ts'

/** What operations say: a clause each, or none where another clause has said it. */

type Say<K extends OpName> = (op: Extract<Op, { op: K }>, scene: Scene, rest: readonly Op[]) => Part | Part[] | null

export const clauses = (scene: Scene, ops: readonly Op[]): Part[] =>
  ops.flatMap((op, i) => (SENTENCES[op.op] as Say<OpName>)(op as never, scene, ops.slice(i + 1)) ?? [])

/** Clauses of an effect within another: "if …, do this and that". */
const inner = (scene: Scene, ops: readonly Op[]): Part => listOf('and', clauses(scene, ops))

/** What lasts as long as its number always does is not said to. */
const USUAL: Readonly<Record<string, string>> = {
  bleed: 'action',
  stealth: 'action',
  intercept: 'action',
  hunt: 'action',
  votes: 'referendum',
  votesAgainst: 'referendum',
  maneuver: 'combat',
  press: 'round',
  strikes: 'round',
}

function modified(op: Extract<Op, { op: 'modify' }>, scene: Scene): Part | null {
  if (op.delta === 0) return null
  const { stat, on, delta, set, limited, early } = op
  const plus = delta === undefined ? undefined : change(scene, delta)
  if (op.of && plus !== undefined)
    return phrase(op.paid ? `cost-of.${op.paid}` : 'cost-of', {
      who: targetOf(scene, on),
      what: selector(scene, op.of, 'all'),
      until: until(scene, op.until),
      ...plus,
    })
  if (op.none)
    return phrase('modify.none', {
      who: targetOf(scene, on),
      stat: phrase(`stat.${stat}`, { s: 2, by: '' }),
      until: until(scene, op.until),
    })
  if (plus === undefined)
    return phrase('modify.set', {
      who: targetOf(scene, on),
      stat: phrase(`stat.${stat}`),
      n: amount(scene, set ?? 0),
      until: until(scene, op.until),
    })
  const what = changeOf(stat, plus, delta)
  // What the acting minion or who plays the card gets of its own needs no subject; any other is named before all else.
  const own = on === 'by' || (on === 'acting' && !scene.aside && (stat === 'bleed' || stat === 'stealth')),
    who = own ? '' : targetOf(scene, on)
  const lasting = USUAL[stat] === op.until ? {} : { until: until(scene, op.until) }
  const more = {
    ...lasting,
    ...(op.while && { while: test(scene, op.while) }),
    ...(limited && { limited: phrase('limited') }),
    ...(early && { early: phrase('early') }),
  }
  return phrase(own ? 'modify.own' : 'modify', { what, ...more, ...(!own && { who }) })
}

const targetOf = (scene: Scene, on: Extract<Op, { op: 'modify' }>['on']): Part =>
  typeof on === 'string' ? ref(scene, on) : 'seat' in on ? seat(scene, on.seat) : selector(scene, on.who, 'all')

function ruled(op: Extract<Op, { op: 'forbid' | 'allow' }>, scene: Scene): Part | null {
  // What it marks says it.
  if (op.rule === 'bleed' && op.until === 'action') return null
  const who = targetOf(scene, op.on)
  if (op.rule === 'vote' && op.until === 'referendum')
    return phrase('ruled', {
      who,
      rule: phrase(op.only === 'for' || op.only === 'against' ? `forbid.vote.${op.only}` : 'forbid.vote.now', { who }),
    })
  const rule = ruling(scene, op, who, { until: until(scene, op.until) })
  return op.unless === undefined ? rule : phrase('forbid.unless', { rule, n: op.unless })
}

/** What is allowed or forbidden, whether for a time or by a card in play. */
export function ruling(
  scene: Scene,
  op: {
    rule: Rule
    against?: CardsWhere
    except?: StrikeKind
    only?: string
    cards?: CardsPlayed
    instead?: 'torpor'
    op: 'allow' | 'forbid'
  },
  who: Part,
  when: Parts,
): Part {
  const rule = phrase(
    (op.rule === 'equipment' && op.only
      ? `${op.op}.equipment-for-${op.only}`
      : op.rule === 'damage' && op.only
        ? `${op.op}.damage.${op.only}`
        : op.rule === 'target' && op.only
          ? `${op.op}.target-${op.only}`
          : op.rule === 'vote' && op.only
            ? `${op.op}.vote-${op.only}`
            : op.rule === 'unlock' && op.only
              ? `${op.op}.unlock-${op.only}`
              : op.rule === 'strike' && op.against
                ? `${op.op}.strike-against`
                : op.rule === 'hunt' && op.instead
                  ? 'forbid.hunt-torpor'
                  : op.rule === 'aggravated' && op.against
                    ? 'allow.aggravated-against'
                    : `${op.op}.${op.rule}`) as EffectKey,
    {
      who,
      ...(op.against && { against: selector(scene, op.against, 'all') }),
      ...(op.except && { except: phrase(`strike.${op.except}`) }),
      ...(op.cards && { [op.rule === 'affect' ? 'against' : 'only']: selector(scene, op.cards, 'many') }),
      ...(op.only &&
        op.rule !== 'vote' &&
        op.rule !== 'target' &&
        op.rule !== 'unlock' && {
          only:
            op.rule === 'strike'
              ? phrase(`strike.${op.only}` as EffectKey)
              : op.rule === 'maneuver' || op.rule === 'press'
                ? phrase(`only-to.${op.only}` as EffectKey)
                : op.only === 'answered'
                  ? phrase('cards-of-that-name')
                  : catalogue.has(op.only)
                    ? named(op.only)
                    : phrase('cards-of-discipline', { discipline: discipline(op.only) }),
        }),
    },
  )
  return phrase('ruled', { who, rule, ...when })
}

function becomes(
  { who, traits, until: lasting, like, titleOf, chosen: word }: Extract<Op, { op: 'become' }>,
  scene: Scene,
): Part {
  if (titleOf !== undefined) return phrase('receive-title', { who: ref(scene, who), card: ref(scene, titleOf) })
  if (traits.untitled) return phrase('lose-title', { who: ref(scene, who) })
  if (traits.asVampire)
    return phrase('ruled', {
      who: ref(scene, who),
      rule: phrase(traits.asVampire.noActions ? 'as-vampire.no-actions' : 'as-vampire', {
        disciplines: listOf(
          'and',
          traits.asVampire.disciplines.map(code => discipline(code)),
        ),
      }),
    })
  const parts: Part[] = []
  if (traits.types)
    parts.push(
      phrase('become.type', {
        type: phrase(`type.${traits.types[0]}` as EffectKey),
        ...(traits.capacity !== undefined && { capacity: traits.capacity }),
        ...(like && { [traits.sect ? 'clanOf' : 'like']: ref(scene, like) }),
      }),
    )
  if (traits.types) parts.push(...wordsOf(traits))
  if (traits.clan) parts.push(phrase('become.clan', { clan: traits.clan }))
  if (traits.sect) parts.push(phrase('become.sect', { sect: traits.sect }))
  if (traits.title)
    parts.push(
      traits.city === undefined
        ? /^\d/.test(traits.title)
          ? phrase('become.with-votes', { n: Number.parseInt(traits.title, 10) })
          : phrase('become.title', { title: phrase(titleKey(traits.title)) })
        : phrase('become.title-of', { title: phrase(titleKey(traits.title)), city: traits.city }),
    )
  if (word) parts.push(phrase('clan' in word ? 'of-that-clan' : 'become.circle'))
  return phrase('become', {
    who: ref(scene, who),
    parts: listOf('and', parts),
    ...(lasting !== 'leaves' && lasting !== 'game' && { until: until(scene, lasting) }),
  })
}
/** What is printed on a card of a type besides. */
export const wordsOf = ({ keywords = [], strength, bleed }: Traits): Part[] => [
  ...keywords.filter(word => !keywords.includes(`melee ${word}`)).map(word => phrase(`word.${word}` as EffectKey)),
  ...(strength === undefined ? [] : [phrase('strength', { n: strength })]),
  ...(bleed === undefined ? [] : [phrase('bleed-of', { n: bleed })]),
]
export const titleKey = (title: string): EffectKey => `title.${title}` as EffectKey

/** Whose phase it is, and which, where that is all that is asked. */
function phaseOf(tests: readonly Test[]): { seat: SeatRef; phase: (typeof PHASES)[number] } | undefined {
  const [of, by, ...more] = tests
  if (more.length > 0 || !of || !('same' in of) || of.same[0] !== 'event-seat' || !by || !('cmp' in by))
    return undefined
  const [fact] = by.cmp,
    phase = PHASES.find(one => typeof fact === 'object' && 'x' in fact && fact.x === `event-phase-${one}`)
  return phase && { seat: of.same[1], phase }
}
const PHASES = ['unlock', 'influence', 'discard'] as const

/** The part of a test that says whom an event is about, and what is left of it. */
export interface Happening {
  on: string
  when?: Test | undefined
  until?: Lasting | undefined
}
/** For what reason counters move. */
const WHY = 'event-why-'
const saysWhy = (tests: readonly Test[], why: CounterReason): boolean =>
  tests.some(
    one => 'cmp' in one && typeof one.cmp[0] === 'object' && 'x' in one.cmp[0] && one.cmp[0].x === `${WHY}${why}`,
  )
export function happening(scene: Scene, { on, when, until: lasting }: Happening): { event: Part; when?: Part } {
  const tests = when === undefined ? [] : 'all' in when ? when.all : [when]
  const about = tests.find(one => 'is' in one && one.is[0].startsWith('event-'))
  const subject = about && 'is' in about ? selector(scene, about.is[1], 'one') : phrase('ref.any-minion')
  const lost =
    on === 'counters'
      ? tests.filter(
          one =>
            ('same' in one && one.same[0] === 'event-from-pool' && one.same[1] === 'you') ||
            ('cmp' in one && typeof one.cmp[0] === 'object' && 'x' in one.cmp[0] && one.cmp[0].x.startsWith(WHY)),
        )
      : []
  if (lost.length === 2)
    return {
      event: phrase(saysWhy(lost, 'infernal') ? 'event.pay-infernal' : 'event.lose-pool'),
      ...(tests.length > 2 && {
        when: listOf(
          'and',
          tests.filter(one => !lost.includes(one)).map(one => test(scene, one)),
        ),
      }),
    }
  if (on === 'ousted' && tests.some(one => 'same' in one && one.same[0] === 'event-predator' && one.same[1] === 'you'))
    return { event: phrase('event.prey-ousted') }
  const whose = on === 'phase-started' ? phaseOf(tests) : undefined
  if (whose)
    return {
      event: phrase('event.its-phase-started', {
        whose: seat(scene, whose.seat, true),
        phase: phrase(`phase.${whose.phase}`),
      }),
    }
  const rest = tests.filter(
    one =>
      one !== about &&
      !isOfAnarchs(one) &&
      !(on === 'strike-resolution' && lasting !== 'strike' && 'range' in one && one.range === 'close'),
  )
  if (about && 'is' in about)
    bind(
      scene,
      about.is[0],
      phrase('ref.that-one', { one: about.is[1].ref ? ref(scene, about.is[1].ref) : thatOne(about.is[1], 'the') }),
    )
  const key = (
    about && 'is' in about && on === 'counters'
      ? `event.counters-${about.is[0].slice('event-'.length)}`
      : about && on === 'referendum-tallied'
        ? 'event.referendum-tallied-by'
        : about && 'is' in about && about.is[0] === 'event-acting'
          ? `event.${on}-acting`
          : about && 'is' in about && on === 'card-played' && about.is[0] === 'event-card'
            ? 'event.card-played-card'
            : about &&
                'is' in about &&
                (on === 'action-ended' || on === 'action-announced' || on === 'action-resolved') &&
                about.is[0] === 'event-minion'
              ? `event.${on}-minion`
              : !about && on === 'card-played'
                ? 'event.card-played.any'
                : on === 'became' && tests.some(isOfAnarchs)
                  ? 'event.became-anarch'
                  : on === 'strike-resolution' && lasting === 'strike'
                    ? 'event.this-strike'
                    : on === 'strike-resolution' && tests.some(one => 'range' in one && one.range === 'close')
                      ? 'event.strike-resolution-close'
                      : `event.${on}`
  ) as EffectKey
  return {
    event: phrase(key, { subject }),
    ...(rest.length > 0 && {
      when: listOf(
        'and',
        rest.map(one => test(scene, one)),
      ),
    }),
  }
}

/** Said with the event, not as a condition. */
const isOfAnarchs = (one: Test): boolean =>
  'cmp' in one && typeof one.cmp[0] === 'object' && 'x' in one.cmp[0] && one.cmp[0].x === 'event-sect-Anarch'

const SENTENCES: { [K in OpName]: Say<K> } = {
  modify: modified,
  forbid: ruled,
  allow: ruled,
  become: becomes,
  choose: chosen,
  search: searched,
  allocate: allocated,
  move: moved,
  counters: countersMoved,
  grant: ({ ability, to, until: lasting }, scene) => {
    const granted = scene.definition.abilities?.find(one => one.name === ability)
    const struck = scene.definition.strikes?.find(one => one.name === ability)
    const what = granted
      ? abilityText(scene, granted, true)
      : struck && strikeOf(struck.strike, scene, struck.once && { once: phrase(`once.${struck.once}`) })
    return what ? phrase('grant', { who: ref(scene, to), until: until(scene, lasting), what }) : phrase('grant.unknown')
  },
  play: ({ card, by, freely, half }, scene) =>
    phrase(freely ? (half ? 'play.freely.half' : 'play.freely') : half ? 'play.half' : 'play', {
      by: ref(scene, by),
      card: ref(scene, card),
    }),
  control: ({ who, to }, scene) =>
    who === 'self' && to === 'you'
      ? phrase('steal', { who: ref(scene, who) })
      : phrase('control', { who: ref(scene, who), seat: seat(scene, to) }),
  lock: ({ who }, scene) => phrase('lock', { who: ref(scene, who) }),
  unlock: ({ who }, scene) => phrase('unlock', { who: ref(scene, who) }),
  if: (op, scene) => {
    if (clauses({ ...scene, bound: new Map(scene.bound) }, [...op.then, ...(op.else ?? [])]).length === 0) return null
    const still = isStill(scene, op.test),
      asked = still ? undefined : test(scene, op.test),
      then = inner(scene, op.then)
    return [
      asked === undefined ? phrase('if.still', { then }) : phrase('if', { test: asked, then }),
      ...(op.else ? [phrase('otherwise', { then: inner(scene, op.else) })] : []),
    ]
  },
  each: ({ over, as, ops, again }, scene) => {
    const [one, ...others] = ops,
      first = 'list' in over && scene.bound.get(over.list)?.first !== undefined
    if (
      'allocation' in over &&
      one?.op === 'counters' &&
      others.length === 0 &&
      typeof one.from === 'object' &&
      'pool' in one.from &&
      typeof one.to === 'object' &&
      'pool' in one.to &&
      one.to.pool === as
    )
      return phrase('share-out', { from: seat(scene, one.from.pool) })
    const member =
      'cards' in over
        ? selector(scene, over.cards, 'each')
        : 'seats' in over
          ? methuselah(scene, over.seats, 'each')
          : 'list' in over
            ? scene.bound.get(over.list)?.several && !scene.bound.get(over.list)?.first
              ? phrase('each-of-those', { what: ref(scene, over.list) })
              : ref(scene, over.list)
            : phrase('each-chosen')
    if ('list' in over && (!scene.bound.get(over.list)?.several || first))
      bind(scene, as, member, undefined, pileOf(scene, over.list))
    else
      bind(
        scene,
        as,
        'seats' in over || ('allocation' in over && !scene.bound.get(over.allocation)?.several)
          ? phrase('seat.they')
          : phrase('ref.it', {
              one:
                'cards' in over
                  ? thatOne(over.cards, 'the')
                  : oneOf(scene, 'list' in over ? over.list : over.allocation),
            }),
        member,
        'list' in over ? pileOf(scene, over.list) : {},
      )
    // What only remembers something is said by what asks for it.
    if (clauses({ ...scene, bound: new Map(scene.bound) }, ops).length === 0) return null
    return again === undefined ? inner(scene, ops) : [inner(scene, ops), phrase('again')]
  },
  watch: ({ on, when, ops, until: lasting, times }, scene) => {
    const { event, when: test } = happening(scene, { on, when, until: lasting })
    const own: Scene = { ...scene, bound: new Map(scene.bound) }
    // What only remembers something is said by what asks for it.
    if (clauses({ ...own, bound: new Map(own.bound) }, ops).length === 0) return null
    const several = times !== undefined && times !== 1
    const then = inner(own, ops)
    // What a card keeps in mind is spoken of as long as it is in play.
    for (const [name, bound] of own.bound) if (!scene.bound.has(name)) scene.bound.set(name, bound)
    return phrase(several ? 'watch.times' : times === 1 && !ONCE_BY_ITSELF.has(on) ? 'watch.once' : 'watch', {
      event,
      ...(several && { n: amount(scene, times), within: within(scene, lasting) }),
      ...(test !== undefined && { when: test }),
      then,
      ...((lasting === 'combat' || lasting === 'round') &&
        !(on === 'round-started' && times === 1) && { until: until(scene, lasting) }),
    })
  },
  outcome: op =>
    phrase(`outcome.${op.of}.${op.is}` as EffectKey, {
      ...(op.unpaid && { unpaid: phrase('unpaid') }),
      ...(op.barred && { barred: phrase('barred') }),
    }),
  act: ({ who }, scene) => phrase('act', { who: ref(scene, who) }),
  bleed: () => phrase('bleed'),
  hunt: ({ from }, scene) => (from === undefined ? phrase('hunt') : phrase('hunt.from', { from: ref(scene, from) })),
  redirect: ({ to }, scene) => phrase('redirect', { seat: seat(scene, to) }),
  block: ({ by }, scene) => phrase('block', { who: ref(scene, by) }),
  damage: ({ to, amount: n, from, aggravated, unpreventable, strike }, scene) =>
    strike
      ? phrase('damage.of-strike', { to: ref(scene, to), n: amount(scene, n) })
      : phrase(typeof n === 'number' || 'x' in n ? 'damage' : 'damage.equal', {
          to: ref(scene, to),
          n: amount(scene, n),
          ...(aggravated && { aggravated: phrase('aggravated') }),
          ...(unpreventable && { unpreventable: phrase('unpreventable') }),
          // By no minion (DAMAGE-09); what a retainer inflicts is its own.
          ...(from === undefined &&
            scene.definition.facts.types[0] !== 'Retainer' && { environmental: phrase('environmental') }),
        }),
  strike: (op, scene) => strikeOf(op, scene),
  maneuver: ({ to }) => phrase(to ? `maneuver.${to}` : 'maneuver'),
  press: ({ to }) => phrase(to ? `press.${to}` : 'press'),
  prevent: ({ amount: n, only, with: by, without, any }, scene) =>
    phrase('prevent', {
      n: n === 'all' ? phrase('prevent.all') : quantity(scene, n, 'damage'),
      ...(only && { only: phrase(`prevent.${only}`) }),
      ...(by && { with: phrase(`word.${by}` as EffectKey) }),
      ...(without && { without: phrase(`word.${without}` as EffectKey) }),
      ...(any && { any: phrase('prevent.any') }),
    }),
  range: ({ next, this: now }) =>
    typeof next === 'object' ? phrase('range.chosen') : phrase(now ? `range.this.${next}` : `range.${next}`),
  edge: ({ to }, scene) => (to === null ? phrase('edge.burn') : phrase('edge.to', { seat: seat(scene, to) })),
  draw: ({ seat: who, from, count, under }, scene) =>
    under !== undefined
      ? phrase('draw.under', { card: ref(scene, under), n: amount(scene, count) })
      : phrase(who === 'you' ? `draw.${from}.you` : `draw.${from}`, {
          seat: seat(scene, who),
          n: quantity(scene, count, 'cards'),
        }),
  combat: ({ acting, opposing, queued }, scene) =>
    phrase(queued ? 'combat.queued' : opposing === 'by' ? 'combat.acting' : 'combat', {
      one: ref(scene, acting),
      other: ref(scene, opposing),
    }),
  referendum: ({ terms, passed, tally }, scene) => [
    ...clauses(scene, terms),
    ...(passed.length > 0
      ? [
          passed.some(op => op.op === 'if')
            ? phrase('referendum.passed.steps', { then: listOf('steps', clauses(scene, passed)) })
            : phrase('referendum.passed', { then: inner(scene, passed) }),
        ]
      : []),
    ...(tally ? [phrase('referendum.tally', { then: inner(scene, tally) })] : []),
  ],
  look: ({ at, to, as }, scene) => {
    if (at.ref !== undefined) return phrase('look', { what: ref(scene, at.ref) })
    const what =
      at.in === 'hand' && at.of ? phrase('hand-of', { whose: seat(scene, at.of, true) }) : selector(scene, at, 'all')
    if (as !== undefined) bind(scene, as, thatOne(at))
    if (at.in === 'topOfCrypt') return phrase('choose.top-of-crypt')
    return phrase(to === 'all' ? 'reveal' : 'look', { what })
  },
  mark: ({ fact, of }, scene) => (MARKS[fact] ? phrase(MARKS[fact], { card: ref(scene, of) }) : null),
  diablerize: ({ victim }, scene) => phrase('diablerize', { victim: ref(scene, victim) }),
}

/** It is still what it was chosen for. */
const isStill = ({ bound }: Scene, one: Test): boolean =>
  'is' in one && Object.keys(one.is[1]).length > 0 && bound.get(one.is[0])?.from === JSON.stringify(one.is[1])

const pileOf = (scene: Scene, name: string): Pick<Bound, 'pile'> => {
  const pile = scene.bound.get(name)?.pile
  return pile ? { pile } : {}
}

/** Moments that are said to come but once. */
const ONCE_BY_ITSELF: ReadonlySet<string> = new Set(['turn-ending', 'referendum-called'])

/** Marks that say something by themselves; any other is a limit, and said as one. */
const MARKS: Readonly<Record<string, EffectKey>> = {
  'must-hunt': 'mark.must-hunt',
  spied: 'mark.spied',
  unusable: 'mark.unusable',
}

const named = (key: string): Part => catalogue.get(key)?.name ?? key

/** A strike, and what it does besides. */
export function strikeOf(
  op: Extract<Op, { op: 'strike' }>,
  scene: Scene,
  granted: { maneuver?: Part; once?: Part; at?: Part; while?: Part } = {},
): Part {
  const { strike, damage, plus, steal, ranged, aggravated, first, effects, with: by, undodgeable, pierces, to } = op
  if (op.additional) {
    const { additional: _, ...own } = op
    return phrase('strike.additional', { strike: strikeOf(own, scene) })
  }
  const words = {
    ...(aggravated && { aggravated: phrase('aggravated') }),
    ...(ranged && { ranged: phrase('ranged'), any: phrase('any-range') }),
    ...(first && { first: phrase('first-strike') }),
  }
  if (effects && (strike === 'equipment' || (strike === 'damage' && damage === undefined && plus === undefined)))
    return phrase('strike.effect', { ...words, ...granted, then: listOf('and', clauses(scene, effects)) })
  const named: EffectKey = strike === 'damage' && plus === 0 ? 'strike.strength' : `strike.${strike}`
  const what = phrase(by === undefined ? named : 'strike.with', {
    ...(by !== undefined && { card: ref(scene, by) }),
    ...words,
    ...(damage !== undefined && { damage: amount(scene, damage) }),
    ...(plus !== undefined && { plus: amount(scene, plus) }),
    ...(steal !== undefined && { steal: amount(scene, steal) }),
  })
  return phrase('strike', {
    what,
    ...granted,
    ...(undodgeable && { undodgeable: phrase('undodgeable') }),
    ...(pierces !== undefined && { pierces: phrase('pierces', { discipline: discipline(pierces) }) }),
    ...(to && { to: phrase('maneuver-only', { to: phrase(`only-to.${to}`) }) }),
    ...(effects && { then: listOf('and', clauses(scene, effects)) }),
  })
}

const ANY: ReadonlySet<string> = new Set(BETWEEN_DAMAGE.windows)

export const windowsOf = (windows: readonly WindowName[]): Part =>
  listOf(
    'or',
    windows.map(window => phrase(`window.${window}`)),
  )

type User = Exclude<NonNullable<Ability['user']>, object>
const USERS: Record<User, EffectKey> = {
  blocking: 'user.blocking',
  host: 'user.host',
  active: 'user.active',
  others: 'user.others',
  prey: 'seat.prey',
  opposing: 'user.opposing',
}
const WHOSE: Record<User, EffectKey> = {
  blocking: 'whose.their',
  host: 'whose.their',
  active: 'whose.active',
  others: 'whose.others',
  prey: 'whose.their',
  opposing: 'whose.their',
}

function timeOf({ windows, phases, phasesOf, user }: Ability): Part | undefined {
  if (windows.length >= ANY.size) return undefined
  const parts: Part[] = [],
    between = phases !== undefined && windows.length === 1 && windows[0] === 'between'
  if (phases)
    parts.push(
      phrase('during-phase', {
        // Between effects of the phase of another, too.
        whose: phrase(
          phasesOf === 'others'
            ? 'whose.others'
            : phasesOf
              ? 'seat.your'
              : between
                ? 'any.whose'
                : typeof user === 'string'
                  ? WHOSE[user]
                  : 'seat.your',
        ),
        phase: listOf(
          'or',
          phases.map(one => phrase(`phase.${one}`)),
        ),
      }),
    )
  if (isDuringAction(windows)) parts.push(phrase('during-action'))
  else if (windows.length > 0 && !between && !windows.includes('prevent'))
    parts.push(
      typeof user === 'object' || user === 'opposing' || user === 'blocking'
        ? phrase('window.this-played')
        : windowsOf(windows),
    )
  return parts.length > 0 ? listOf('or', parts) : undefined
}

/** A minion that uses the card for itself locks itself. */
function costOf(scene: Scene, cost: Ability['cost'], user: Ref = 'self'): Part | undefined {
  const parts: Part[] = []
  if (cost.lock) parts.push(phrase('lock', { who: ref(scene, user) }))
  if (cost.blood !== undefined)
    parts.push(
      hasLife(scene, 'self') && scene.by !== 'ref.bearer'
        ? phrase('pay.life', { n: cost.blood, card: ref(scene, 'self') })
        : phrase('pay.blood', { n: cost.blood }),
    )
  if (cost.transfers !== undefined) parts.push(phrase('pay.transfers', { n: cost.transfers }))
  if (cost.masterActions !== undefined) parts.push(phrase('pay.master-actions', { n: cost.masterActions }))
  if (cost.discardActions !== undefined) parts.push(phrase('pay.discard-actions', { n: cost.discardActions }))
  if (cost.edge) parts.push(phrase('edge.burn'))
  if (cost.burn) parts.push(phrase('burn', { card: ref(scene, 'self') }))
  return parts.length > 0 ? listOf('and', parts) : undefined
}

/** How the minion is called that uses what `for` gives it. */
export const userOf = ({ facts }: Scene['definition'], who: CardsWhere | undefined): EffectKey =>
  who?.ref === 'host'
    ? 'ref.bearer'
    : who?.ref === 'self' || (who === undefined && facts.types[0] === 'Vampire')
      ? selfOf(facts)
      : 'ref.that-minion'

/** Who uses it, and what must hold of it beside. */
export function forWhom(scene: Scene, who: CardsWhere, form: Form): { who: Part; only?: Part } {
  const { ref: one, ...rest } = who
  if (one === undefined) return { who: selector(scene, who, form) }
  const { in: region, ...more } = rest
  const must = region === 'inPlay' ? more : rest
  return { who: ref(scene, one), ...(Object.keys(must).length > 0 && { only: test(scene, { is: [one, must] }) }) }
}

/** `granted`: by an effect of the card, for as long as that says. */
export function abilityText(outer: Scene, ability: Ability, granted = false): Part {
  const { user, compulsory, once, per, usable = [], phases, cost: price, ops } = ability
  const { definition } = outer
  const scene: Scene = {
    ...(granted
      ? outer
      : {
          ...sceneOf(definition, userOf(definition, ability.for), user ? 'they' : 'you', new Map(outer.bound)),
          inForce: true,
        }),
    doing: ops,
  }
  const own = definition.facts.types[0] === 'Vampire' && price.blood !== undefined
  const { who, only: fit } = granted
    ? { who: ref(scene, 'by') }
    : user
      ? {
          who:
            typeof user === 'string' ? phrase(USERS[user]) : phrase('seat.controller', { card: phrase('ref.chosen') }),
        }
      : ability.for && !price.lock
        ? forWhom(scene, ability.for, 'one')
        : { who: own ? ref(scene, 'self') : phrase('seat.you') }
  const cost = costOf(scene, price, ability.for?.ref)
  const time = granted ? undefined : timeOf(ability)
  const shared =
    once !== undefined && (definition.abilities ?? []).some(other => other !== ability && other.once === once)
  // "Once each combat": a fact that it marks itself, and that must not be there yet.
  const bounded =
    once === undefined && !compulsory
      ? usable.flatMap(one => {
          const bound = boundOf(one, ops)
          return bound ? [{ one, ...bound }] : []
        })[0]
      : undefined
  const limit = bounded
    ? bounded.times > 1 && bounded.lasting !== 'referendum'
      ? phrase('times', { n: bounded.times, scope: phrase(`scope.${bounded.lasting}`) })
      : phrase(
          // A mark on whoever uses it bounds each of them, and not the card.
          bounded.lasting === 'turn' && bounded.one.key === 'not-yet-by' && !granted && ability.for?.ref !== undefined
            ? 'once.turn-each'
            : `once.${bounded.lasting}`,
        )
    : once === undefined || (compulsory && phases)
      ? undefined
      : phrase(per ? `once.${per}` : phases?.length === 1 ? 'once' : 'once.turn')
  // What must be done is paid for like anything else. What it names first is named in full there.
  const then = [...(compulsory && cost !== undefined ? [cost] : []), ...clauses(scene, ops)]
  const only = [
    ...(fit === undefined ? [] : [fit]),
    ...conditions(
      scene,
      // "During your minion phase" says whose turn it is, and which phase.
      usable.filter(
        one =>
          one !== bounded?.one &&
          !((one.key === 'during-your-turn' || (one.key === 'when' && 'during' in one.test)) && phases?.length === 1),
      ),
      ops,
    ),
  ]
  const [first] = ops,
    offered =
      compulsory === true &&
      cost === undefined &&
      first !== undefined &&
      (first.op === 'choose'
        ? first.by !== undefined && first.min === 0
        : first.op === 'counters' && !isYours(first.from) && !isYours(first.to))
  const key: EffectKey = offered
    ? 'ability.offers'
    : compulsory
      ? 'ability.must'
      : cost === undefined
        ? 'ability'
        : then.length > 0
          ? 'ability.cost'
          : 'ability.cost-only'
  if (granted)
    return listOf('steps', [
      phrase('granted', { ...(limit && { limit }), ...(cost !== undefined && { cost }), then: listOf('and', then) }),
      ...onlyIf(only),
    ])
  const main = phrase(key, {
    who,
    ...(limit && { limit }),
    ...(time !== undefined && { time }),
    ...(cost !== undefined && { cost }),
    then: listOf('steps', then),
  })
  return sentences([main, ...onlyIf(only), ...(shared ? [phrase('once.shared')] : [])])
}
const SCOPES = ['round', 'combat', 'action', 'referendum', 'turn'] as const
/** "This has been done fewer than so many times", of what the operations mark themselves. */
function boundOf(
  condition: Condition,
  ops: readonly Op[],
): { lasting: (typeof SCOPES)[number]; times: number } | undefined {
  const cmp = condition.key === 'when' && 'cmp' in condition.test ? condition.test.cmp : undefined,
    [one, how, other] = cmp ?? []
  const times = how === '=' && other === 0 ? 1 : how === '<' && typeof other === 'number' ? other : 0
  const fact =
    condition.key === 'not-yet-by'
      ? condition.fact
      : times > 0 && typeof one === 'object' && 'fact' in one && !isTold(one.fact)
        ? one.fact
        : undefined
  const until = ops.flatMap(op => (op.op === 'mark' && op.fact === fact ? [op.until] : []))[0],
    lasting = SCOPES.find(scope => scope === until)
  return lasting && { lasting, times }
}
const isYours = (holder: Extract<Op, { op: 'counters' }>['from']): boolean =>
  typeof holder === 'object' && 'pool' in holder && holder.pool === 'you'
export const onlyIf = (conditions: Part[]): Part[] =>
  conditions.length > 0 ? [phrase('only-if', { conditions: listOf('and', conditions) })] : []

export const isDuringAction = (windows: readonly WindowName[]): boolean =>
  windows.length === 3 && ['blocks', 'attempt', 'declined'].every(one => windows.includes(one as WindowName))
