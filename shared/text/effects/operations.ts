import { catalogue } from '../../cards/catalogue.ts'
import type {
  CardsPlayed,
  CardsWhere,
  Lasting,
  Num,
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
import { marked, until, within } from './limits.ts'
import { doing, inOne } from './moods.ts'
import { listOf, phrase, type Part, type Parts, sentences } from './phrase.ts'
import { bind, hasLife, isPutOnOpponent, oneOf, ref, sceneOf, seat, selfOf, type Bound, type Scene } from './scene.ts'
import { BETWEEN_DAMAGE } from '../../cards/makers.ts'
import type { Ability } from '../../cards/definition.ts'
import type { Form } from './phrase.ts'
import { conditions } from './conditions.ts'
import type { Condition } from '../../cards/conditions.ts'

/** What operations say: a clause each, or none where another clause has said it. */

type Say<K extends OpName> = (op: Extract<Op, { op: K }>, scene: Scene, rest: readonly Op[]) => Part | Part[] | null

export function clauses(scene: Scene, ops: readonly Op[]): Part[] {
  const said: Part[] = [],
    left = inOrder(ops)
  while (left.length > 0) {
    const op = left.shift()!
    const offered = op.op === 'choose' ? offer(scene, op, left) : undefined
    if (offered) {
      left.splice(0, offered.took)
      said.push(...offered.said)
    } else said.push(...[(SENTENCES[op.op] as Say<OpName>)(op as never, scene, left) ?? []].flat())
  }
  return alike(said)
}

/** "+1 optional maneuver and +1 optional press" of one that gets both. */
function alike(parts: Part[]): Part[] {
  const said: Part[] = []
  for (const part of parts) {
    const last = said.at(-1)
    const joined = last === undefined ? undefined : inBreath(last, part)
    if (joined) said[said.length - 1] = joined
    else said.push(part)
  }
  return said
}
/** Changes of one card, or rules for it, that differ in nothing else. */
function inBreath(one: Part, other: Part): Part | undefined {
  if (typeof one !== 'object' || !('key' in one) || typeof other !== 'object' || !('key' in other)) return undefined
  const what = one.key === other.key ? BREATHED[one.key] : undefined
  if (what === undefined || !sameBut(what, one.of, other.of)) return undefined
  const both = listOf('and', [one.of[what]!, other.of[what]!])
  return phrase(one.key, { ...one.of, [what]: both })
}
const BREATHED: Readonly<Partial<Record<EffectKey, string>>> = { modify: 'what', ruled: 'rule' }
/** Who has just been named may be called by a pronoun. */
const sameBut = (what: string, { [what]: _, ...one }: Parts, { [what]: __, ...other }: Parts): boolean =>
  JSON.stringify(one) === JSON.stringify(isPronoun(other['who']) ? { ...other, who: one['who'] } : other)
const isPronoun = (part: Part | undefined): boolean =>
  typeof part === 'object' && 'key' in part && part.key === 'ref.it'

/** What happens in a combat that is entered in the same breath is said after it. */
function inOrder(ops: readonly Op[]): Op[] {
  const at = ops.findLastIndex(({ op }) => op === 'combat')
  const isOfIt = (op: Op, i: number): boolean => i < at && op.op === 'watch' && OF_COMBAT.has(op.on)
  const before = ops.filter((op, i) => i <= at && !isOfIt(op, i)),
    ofIt = ops.filter(isOfIt).map(op => ({ ...op, entered: true }))
  return [...before, ...ofIt, ...ops.slice(at + 1)]
}
const OF_COMBAT: ReadonlySet<string> = new Set(['combat-started', 'combat-ended', 'round-started'])

/** Whether it was done that could be left undone. */
const isDone = (one: Test, name: string): boolean =>
  'is' in one && one.is[0] === name && Object.keys(one.is[1]).length === 0

/** A choice that may be left out, and what follows from it: "you may burn 1 blood to unlock this vampire". */
function offer(
  scene: Scene,
  op: Extract<Op, { op: 'choose' }>,
  rest: readonly Op[],
): { said: Part[]; took: number } | undefined {
  const { as, from, by, max = 1 } = op
  if (!('cards' in from) || max !== 1) return undefined
  const [after] = rest
  // What speaks of it at once is done if it is.
  const spoken = rest.findIndex(one => one.op === 'if' || !JSON.stringify(one).includes(`"${as}"`)),
    took = after?.op === 'if' ? 1 : spoken < 0 ? rest.length : spoken
  const next =
    after?.op === 'if'
      ? isDone(after.test, as)
        ? after
        : undefined
      : op.min === 0 && took > 0
        ? { then: rest.slice(0, took), else: undefined }
        : undefined
  if (!next) return undefined
  // What must be chosen is there.
  if (op.min !== 0)
    return op.min === undefined && by === undefined && !next.else
      ? { said: [...[chosen(op, scene, next.then) ?? []].flat(), ...clauses(scene, next.then)], took }
      : undefined
  const who = seat(scene, by ?? 'you'),
    inside: Scene = { ...scene, nested: true }
  const first: Part[] = []
  if (from.cards.ref) bind(scene, as, ref(scene, from.cards.ref))
  else first.push(...[chosen(surely(op), inside, next.then) ?? []].flat())
  const then = [...first, ...clauses(inside, next.then)]
  if (then.length === 0) return undefined
  const done = doing(then, [who])
  const may = done
    ? phrase(done.cost === undefined ? 'may' : 'may.pay', { who, ...done })
    : phrase('may.steps', { who, then: listOf('steps', then) })
  return { said: [may, ...(next.else ? [phrase('otherwise', { then: inner(scene, next.else) })] : [])], took }
}

const surely = ({ by: _, ...op }: Extract<Op, { op: 'choose' }>): typeof op => ({ ...op, min: 1 })

/** Clauses of an effect within another: "if …, do this and that". */
const inner = (scene: Scene, ops: readonly Op[]): Part => inOne(clauses({ ...scene, nested: true }, ops))

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
  // All that it has of it.
  if (typeof delta === 'object' && 'minus' in delta && isOf(delta.minus, stat, on))
    return phrase('modify.to-nothing', { who: targetOf(scene, on), stat: phrase(`stat.${stat}`, { s: 2 }) })
  const what = changeOf(stat, plus, delta)
  // What the acting minion or who plays the card gets of its own needs no subject; any other is named before all else.
  const own =
      !scene.nested && (on === 'by' || (on === 'acting' && !scene.aside && (stat === 'bleed' || stat === 'stealth'))),
    who = own ? '' : targetOf(scene, on)
  const lasting = USUAL[stat] === op.until || scene.span === op.until ? {} : { until: until(scene, op.until) }
  const more = {
    ...lasting,
    ...(op.while && { while: test(scene, op.while) }),
    ...(limited && { limited: phrase('limited') }),
    ...(early && { early: phrase('early') }),
  }
  return phrase(own ? 'modify.own' : 'modify', { what, ...more, ...(!own && { who }) })
}

const isOf = (num: Num, stat: string, on: unknown): boolean =>
  typeof num === 'object' && 'stat' in num && num.stat === stat && num.of === on

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
  const rule = ruling(scene, op, who, scene.span === op.until ? {} : { until: until(scene, op.until) })
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
  const { keywords, numbers } = wordsOf(traits)
  if (traits.types)
    parts.push(
      phrase('become.type', {
        type: phrase(`type.${traits.types[0]}` as EffectKey),
        ...(keywords.length > 0 && { words: listOf('and', keywords) }),
        ...(numbers.length > 0 && { numbers: listOf('and', numbers) }),
        ...(traits.capacity !== undefined && { capacity: traits.capacity }),
        ...(like && { [traits.sect ? 'clanOf' : 'like']: ref(scene, like) }),
      }),
    )
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
export const wordsOf = ({ keywords = [], strength, bleed }: Traits): { keywords: Part[]; numbers: Part[] } => ({
  keywords: keywords
    .filter(word => !keywords.includes(`melee ${word}`))
    .map(word => phrase(`word.${word}` as EffectKey)),
  numbers: [
    ...(strength === undefined ? [] : [phrase('strength', { n: strength })]),
    ...(bleed === undefined ? [] : [phrase('bleed-of', { n: bleed })]),
  ],
})
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
          'both',
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
  // "When this card has no counters", "when this vampire enters combat".
  const [sole] = rest
  if (on === 'counters' && rest.length === 1 && sole && 'cmp' in sole && isAmountOn(sole.cmp[0], about))
    return { event: phrase('event.when', { test: test(scene, sole) }) }
  const fighter =
    on === 'combat-started'
      ? rest.find(one => 'is' in one && one.is[1].in === 'combat' && Object.keys(one.is[1]).length === 1)
      : undefined
  if (fighter && 'is' in fighter) {
    const more = rest.filter(one => one !== fighter)
    return {
      event: phrase('event.enters-combat', { card: ref(scene, fighter.is[0]) }),
      ...(more.length > 0 && {
        when: listOf(
          'both',
          more.map(one => test(scene, one)),
        ),
      }),
    }
  }
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
        'both',
        rest.map(one => test(scene, one)),
      ),
    }),
  }
}

/** How many counters there are on what gains or loses them. */
const isAmountOn = (num: Num, about: Test | undefined): boolean =>
  typeof num === 'object' &&
  ('counter' in num || ('stat' in num && num.stat === 'blood')) &&
  about !== undefined &&
  'is' in about &&
  num.of === about.is[1].ref

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
    const who = ref(scene, to),
      span = scene.span === lasting ? {} : { until: until(scene, lasting) }
    if (struck)
      return phrase('grant.strike', {
        who,
        ...span,
        what: strikeOf(
          struck.strike,
          scene,
          struck.once && struck.once !== lasting ? { once: phrase(`once.${struck.once}`) } : {},
        ),
      })
    const can = granted && grantedText(scene, granted, who, lasting)
    if (can) return phrase(can['steps'] === undefined ? 'grant.can' : 'grant.can.steps', { ...span, ...can })
    return granted
      ? phrase('grant', { who, until: until(scene, lasting), what: givenText(scene, granted) })
      : phrase('grant.unknown')
  },
  play: ({ card, by, freely, half }, scene) =>
    phrase(freely ? (half ? 'play.freely.half' : 'play.freely') : half ? 'play.half' : 'play', {
      by: ref(scene, by),
      card: ref(scene, card),
    }),
  control: ({ who, to }, scene) =>
    who === 'self' && to === 'you'
      ? phrase('steal', { who: ref(scene, who) })
      : to === 'you' && scene.you === 'you'
        ? phrase('do.control', { who: ref(scene, who) })
        : phrase('control', { who: ref(scene, who), seat: seat(scene, to) }),
  lock: ({ who }, scene) => phrase('lock', { who: ref(scene, who) }),
  unlock: ({ who }, scene) => phrase('unlock', { who: ref(scene, who) }),
  if: (op, scene) => {
    if (clauses({ ...scene, bound: new Map(scene.bound) }, [...op.then, ...(op.else ?? [])]).length === 0) return null
    // What only asks whether there is enough to do it needs no asking.
    if (!op.else && isEnough(op.test, op.then)) return clauses(scene, op.then)
    const still = isStill(scene, op.test)
    // What is chosen and is something else by then is none that could be chosen.
    if ((still || isPlayedOut(op.test)) && !op.else) return clauses(scene, op.then)
    // What is else to be done comes first where the other has more cases of its own.
    if (
      op.else &&
      !still &&
      op.then.some(one => one.op === 'if' && one.else) &&
      !op.else.some(({ op: o }) => o === 'if')
    )
      return [
        phrase('if', { test: test(scene, { not: op.test }), then: inner(scene, op.else) }),
        phrase('otherwise', { then: inner(scene, op.then) }),
      ]
    const asked = still ? undefined : test(scene, op.test),
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
    // "Shuffle your hand into your library."
    if (
      'cards' in over &&
      one?.op === 'move' &&
      others.length === 0 &&
      over.cards.in === 'hand' &&
      over.cards.of === 'you' &&
      Object.keys(over.cards).length === 2
    )
      bind(scene, as, phrase('hand-of', { whose: seat(scene, 'you', true) }), undefined, {
        from: JSON.stringify(over.cards),
        pile: 'hand',
      })
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
    if ('cards' in over && one?.op === 'move' && scene.bound.get(as)?.from !== undefined) return clauses(scene, ops)
    if ('list' in over && (!scene.bound.get(over.list)?.several || first))
      bind(scene, as, member, undefined, pileOf(scene, over.list))
    else
      bind(
        scene,
        as,
        'seats' in over || ('allocation' in over && !scene.bound.get(over.allocation)?.several) || areSeats(scene, over)
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
  watch: watched,
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
  range: ({ next, this: now }, scene) =>
    typeof next === 'object'
      ? phrase('range.chosen')
      : phrase(now || scene.beginning ? `range.this.${next}` : `range.${next}`),
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
            ? phrase('referendum.passed.steps', {
                then: listOf('steps', clauses({ ...scene, nested: true }, passed)),
              })
            : phrase('referendum.passed', { then: inner(scene, passed) }),
        ]
      : []),
    ...(tally ? [phrase('referendum.tally', { then: inner({ ...scene, span: 'referendum' }, tally) })] : []),
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

/** Once it has been played it lies in an ash heap, unless something unheard of has happened to it. */
const isPlayedOut = (one: Test): boolean =>
  'is' in one && one.is[0] === 'self' && one.is[1].in === 'ash' && Object.keys(one.is[1]).length === 1

/** "If it has blood, choose how much of it", "if it has stealth, it loses all". */
function isEnough(one: Test, [first]: readonly Op[]): boolean {
  if (!('cmp' in one) || first === undefined) return false
  const [have, how, n] = one.cmp
  if (typeof have !== 'object' || !((how === '>=' && n === 1) || (how === '>' && n === 0))) return false
  const all =
    first.op === 'choose' && 'upTo' in first.from
      ? first.from.upTo
      : first.op === 'modify' && typeof first.delta === 'object' && 'minus' in first.delta
        ? first.delta.minus
        : undefined
  return JSON.stringify(all) === JSON.stringify(have)
}

function watched(op: Extract<Op, { op: 'watch' }>, scene: Scene): Part | null {
  const { on, when, ops, until: lasting, times } = op,
    entered = 'entered' in op
  const own: Scene = {
    ...scene,
    nested: true,
    bound: new Map(scene.bound),
    ...((entered || BEFORE_COMBAT.has(on)) && { ahead: true as const }),
  }
  // "If this vampire is blocked, in the first round of the resulting combat …"
  const [only] = ops,
    resulting =
      ops.length === 1 && only?.op === 'watch' && only.times === 1 && !only.when && BEFORE_COMBAT.has(on)
        ? IN_COMBAT[only.on]
        : undefined
  const { event, when: test } = happening(own, { on, when, until: lasting })
  // What only remembers something is said by what asks for it.
  if (clauses({ ...own, bound: new Map(own.bound) }, ops).length === 0) return null
  for (const [name, bound] of own.bound) if (!scene.bound.has(name)) scene.bound.set(name, bound)
  if (resulting && only?.op === 'watch')
    return phrase('watch', {
      event,
      ...(test !== undefined && { when: test }),
      then: phrase(resulting, {
        then: inner({ ...own, span: resulting === 'in-first-round' ? 'round' : 'combat' }, only.ops),
      }),
    })
  const several = times !== undefined && times !== 1
  const spanned =
    (lasting === 'combat' || lasting === 'round' || (lasting === 'turn' && !ONCE_BY_ITSELF.has(on) && !several)) &&
    !(on === 'round-started' && times === 1) &&
    !entered
  const then = inner(
    {
      ...own,
      ...(spanned && { span: lasting }),
      ...(entered && { span: 'combat' }),
      ...(on === 'round-started' && { span: 'round' }),
    },
    ops,
  )
  // What a card keeps in mind is spoken of as long as it is in play.
  for (const [name, bound] of own.bound) if (!scene.bound.has(name)) scene.bound.set(name, bound)
  if (times === 1 && test === undefined && (entered || on === 'round-started') && IN_COMBAT[on])
    return phrase(
      on === 'combat-started'
        ? 'in-that-combat'
        : entered
          ? 'in-first-round-of-it'
          : scene.ahead
            ? 'in-its-first-round'
            : 'in-next-round',
      { then },
    )
  return phrase(several ? 'watch.times' : times === 1 && !ONCE_BY_ITSELF.has(on) ? 'watch.once' : 'watch', {
    event,
    ...(several && { n: amount(scene, times), within: within(scene, lasting) }),
    ...(test !== undefined && { when: test }),
    then,
    ...(spanned && { until: until(scene, lasting) }),
  })
}
/** What leads to a combat. */
const BEFORE_COMBAT: ReadonlySet<string> = new Set(['blocked', 'about-to-block'])
const IN_COMBAT: Readonly<Record<string, EffectKey>> = {
  'round-started': 'in-first-round',
  'combat-started': 'in-resulting-combat',
}

/** A list of Methuselahs. */
function areSeats(scene: Scene, over: Extract<Op, { op: 'each' }>['over']): boolean {
  const one = 'list' in over ? oneOf(scene, over.list) : undefined
  return typeof one === 'object' && 'noun' in one && one.noun === 'methuselah'
}

/** It is still what it was chosen for. */
const isStill = ({ bound }: Scene, one: Test): boolean =>
  'is' in one &&
  Object.keys(one.is[1]).length > 0 &&
  isAmong(one.is[1], JSON.parse(bound.get(one.is[0])?.from ?? '{}') as CardsWhere)
/** All that is asked was asked before. */
const isAmong = (who: CardsWhere, from: CardsWhere): boolean =>
  Object.entries(who).every(
    ([field, value]) => JSON.stringify(from[field as keyof CardsWhere]) === JSON.stringify(value),
  )

const pileOf = (scene: Scene, name: string): Pick<Bound, 'pile'> => {
  const pile = scene.bound.get(name)?.pile
  return pile ? { pile } : {}
}

/** Moments that are said to come but once. */
const ONCE_BY_ITSELF: ReadonlySet<string> = new Set([
  'turn-ending',
  'referendum-called',
  'combat-ended',
  'combat-started',
  'about-to-resolve',
])

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
  if (op.bound) {
    const { bound: _, ...own } = op
    return phrase('strike.bound', { strike: strikeOf(own, scene) })
  }
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
  host: 'seat.hosts',
  active: 'whose.active',
  others: 'whose.others',
  prey: 'whose.their',
  opposing: 'whose.their',
}

/** Whenever one likes. */
const ALL_PHASES = 5
function timeOf(definition: Scene['definition'], { windows, phases, phasesOf, user }: Ability): Part | undefined {
  const always = windows.length >= ANY.size
  if (always && (!phases || phases.length === ALL_PHASES)) return undefined
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
                  : isPutOnOpponent(definition)
                    ? 'seat.hosts'
                    : 'seat.your',
        ),
        phase: listOf(
          'or',
          phases.map(one => phrase(`phase.${one}`)),
        ),
      }),
    )
  if (always) return listOf('or', parts)
  if (isDuringAction(windows)) parts.push(phrase('during-action'))
  else if (ACTION_WINDOWS.every(one => windows.includes(one)))
    parts.push(phrase('during-action'), windowsOf(windows.filter(one => !ACTION_WINDOWS.includes(one))))
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
        : phrase(scene.payer === undefined ? 'pay.blood' : 'pay.blood-or-life', {
            n: cost.blood,
            ...(scene.payer !== undefined && { card: phrase(scene.payer) }),
          }),
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
    : who?.ref === 'self' || (who === undefined && (facts.types[0] === 'Vampire' || facts.types[0] === 'Ally'))
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

interface Used {
  /** How often, and when. */
  head: Parts
  /** Who does what. */
  main: Part
  only: Part[]
  shared: boolean
}

/** What a card in play lets somebody do; of two of which one alone can be used, both. */
export function abilityText(outer: Scene, ability: Ability, other?: Ability): Part {
  const { head, main, only, shared } = used(outer, ability)
  if (other === undefined)
    return sentences([
      phrase('headed', { ...head, then: main }),
      ...onlyIf(only),
      ...(shared ? [phrase('once.shared')] : []),
    ])
  const second = used(outer, other),
    alike = JSON.stringify(only) === JSON.stringify(second.only)
  const withIts = ({ main: then, only: conditions }: Used): Part =>
    alike || conditions.length === 0 ? then : phrase('provided', { then, conditions: listOf('both', conditions) })
  return sentences([
    phrase('headed', {
      ...head,
      then: phrase('one-of-these', {
        these: listOf('steps', [withIts({ head, main, only, shared }), withIts(second)]),
      }),
    }),
    ...(alike ? onlyIf(only) : []),
  ])
}

/** Of two that exclude each other, whether they are used at the same time. */
export const isAlternative = (outer: Scene, one: Ability, other: Ability): boolean =>
  one.once !== undefined &&
  one.once === other.once &&
  one.mode === other.mode &&
  JSON.stringify(used(copied(outer), one).head) === JSON.stringify(used(copied(outer), other).head)
const copied = (scene: Scene): Scene => ({ ...scene, bound: new Map(scene.bound) })

/** Of an ability that a card gives for a time: who can do what. */
function grantedText(scene: Scene, ability: Ability, who: Part, lasting: Lasting): Parts | undefined {
  const { cost: price, ops, usable = [] } = ability,
    own: Scene = { ...copied(scene), nested: true, doing: ops }
  const bounded = usable.flatMap(one => boundOf(one, ops) ?? [])[0],
    cost = costOf(own, price, ability.for?.ref)
  const only = conditions(
    own,
    usable.filter(one => boundOf(one, ops) === undefined),
    ops,
  )
  const then = clauses(own, ops),
    done = doing(then, [who, ref(own, 'by')])
  const said: Parts = {
    who,
    ...(bounded && bounded.lasting !== lasting && { limit: limitText(bounded) }),
    ...(only.length > 0 && { only: listOf('both', only) }),
    ...(ability.windows.length === 1 && ability.windows[0] === 'resolved' && { time: windowsOf(ability.windows) }),
  }
  if (!done) return only.length > 0 && cost === undefined ? { ...said, steps: listOf('and', then) } : undefined
  const paid = cost ?? done.cost
  return {
    ...said,
    then:
      paid === undefined
        ? done.then
        : phrase('paid-for', {
            cost: paid,
            then: cost ? inOne([done.cost ?? '', done.then].filter(Boolean)) : done.then,
          }),
  }
}

/** The same with conditions of its own. */
function givenText(scene: Scene, ability: Ability): Part {
  const { cost: price, ops, usable = [] } = ability,
    own: Scene = { ...scene, nested: true, doing: ops },
    cost = costOf(own, price, ability.for?.ref)
  const bounded = usable.flatMap(one => {
    const bound = boundOf(one, ops)
    return bound ? [{ one, ...bound }] : []
  })[0]
  const then = clauses(own, ops)
  return listOf('steps', [
    phrase('granted', {
      ...(bounded && { limit: limitText(bounded) }),
      ...(cost !== undefined && { cost }),
      then: inOne(then),
    }),
    ...onlyIf(
      conditions(
        own,
        usable.filter(one => one !== bounded?.one),
        ops,
      ),
    ),
  ])
}

function used(outer: Scene, ability: Ability): Used {
  const { user, compulsory, once, per, usable = [], phases, cost: price, ops } = ability
  const { definition } = outer
  const scene: Scene = {
    ...sceneOf(definition, userOf(definition, ability.for), user ? 'they' : 'you', new Map(outer.bound)),
    inForce: true,
    nested: true,
    doing: ops,
    ...(ability.windows.includes('before-range') && { beginning: true as const }),
    ...((user === 'blocking' || user === 'opposing') && { payer: `ref.${user}` as const }),
  }
  const [type] = definition.facts.types,
    own =
      (type === 'Vampire' && price.blood !== undefined) ||
      ((type === 'Vampire' || type === 'Ally') && !price.lock && fights(ability))
  const { who, only: fit } = user
    ? {
        who: typeof user === 'string' ? phrase(USERS[user]) : phrase('seat.controller', { card: phrase('ref.chosen') }),
      }
    : ability.for && !price.lock
      ? forWhom(scene, ability.for, 'one')
      : { who: own ? ref(scene, 'self') : phrase('seat.you') }
  const cost = costOf(scene, price, ability.for?.ref)
  const time = timeOf(definition, ability)
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
    ? // A mark on whoever uses it bounds each of them, and not the card.
      bounded.lasting === 'turn' && bounded.one.key === 'not-yet-by' && ability.for?.ref !== undefined
      ? phrase('once.turn-each')
      : limitText(bounded)
    : once === undefined || (compulsory && phases)
      ? undefined
      : phrase(per ? `once.${per}` : phases?.length === 1 ? 'once' : 'once.turn')
  // What must be done is paid for like anything else. What it names first is named in full there.
  const then = [...(compulsory && cost !== undefined ? [cost] : []), ...clauses(scene, paidFirst(ops, compulsory))]
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
  return {
    head: { ...(limit && { limit }), ...(time !== undefined && { time }) },
    main: useText(ability, { who, cost, then, agents: [who, phrase(scene.by)] }),
    only,
    shared,
  }
}

/** What one does in a combat of one's own, and not whenever one likes. */
const fights = ({ windows }: Ability): boolean => windows.length < ANY.size && windows.some(one => FOUGHT.has(one))

const FOUGHT: ReadonlySet<WindowName> = new Set<WindowName>(['range', 'press', 'prevent', 'additional-strikes'])

/** What is paid out of the own pool is given first, whatever is chosen before. */
function paidFirst(ops: readonly Op[], compulsory = false): readonly Op[] {
  const isPayment = (op: Op): boolean =>
    op.op === 'counters' && op.to === 'bank' && isYours(op.from) && typeof op.amount === 'number'
  return compulsory ? ops : [...ops.filter(isPayment), ...ops.filter(op => !isPayment(op))]
}

function useText(
  { compulsory, ops }: Ability,
  { who, cost, then, agents }: { who: Part; cost: Part | undefined; then: Part[]; agents: Part[] },
): Part {
  const [first] = ops,
    offered =
      compulsory === true &&
      cost === undefined &&
      first !== undefined &&
      (first.op === 'choose'
        ? first.by !== undefined && first.min === 0
        : first.op === 'counters' && !isYours(first.from) && !isYours(first.to))
  const done = doing(then, agents),
    isYou = typeof who === 'object' && 'key' in who && who.key === 'seat.you'
  if (offered || (compulsory && isYou)) return inOne(then)
  if (compulsory)
    return done
      ? phrase('ability.must.do', { who, then: listOf('and', [done.cost ?? '', done.then].filter(Boolean)) })
      : phrase('ability.must', { who, then: listOf('steps', then) })
  if (cost === undefined)
    return done === undefined
      ? phrase('ability', { who, then: listOf('steps', then) })
      : phrase('ability.do', {
          who,
          then: done.cost === undefined ? done.then : phrase('paid-for', { cost: done.cost, then: done.then }),
        })
  if (then.length === 0) return phrase('ability.cost-only', { who, cost })
  return done === undefined
    ? phrase('ability.cost', { who, cost, then: listOf('steps', then) })
    : phrase('ability.do', {
        who,
        then: phrase('paid-for', {
          cost: listOf('and', [cost, done.cost ?? ''].filter(Boolean)),
          then: done.then,
        }),
      })
}

export const limitText = ({ lasting, times }: { lasting: (typeof SCOPES)[number]; times: number }): Part =>
  times > 1 && lasting !== 'referendum'
    ? phrase('times', { n: times, scope: phrase(`scope.${lasting}`) })
    : phrase(`once.${lasting}`)
const SCOPES = ['round', 'combat', 'action', 'referendum', 'turn'] as const
/** "This has been done fewer than so many times", of what the operations mark themselves. */
export function boundOf(
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
  const until = fact === undefined ? undefined : marked(ops, fact),
    lasting = SCOPES.find(scope => scope === until)
  return lasting && { lasting, times }
}
const isYours = (holder: Extract<Op, { op: 'counters' }>['from']): boolean =>
  typeof holder === 'object' && 'pool' in holder && holder.pool === 'you'
export const onlyIf = (conditions: Part[]): Part[] =>
  conditions.length > 0 ? [phrase('only-if', { conditions: listOf('both', conditions) })] : []

const ACTION_WINDOWS: readonly WindowName[] = ['blocks', 'attempt', 'declined']
export const isDuringAction = (windows: readonly WindowName[]): boolean =>
  windows.length === 3 && ACTION_WINDOWS.every(one => windows.includes(one))
