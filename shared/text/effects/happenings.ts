import type { CardsWhere, Lasting, Num, Op, SeatRef, Test, CounterReason } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { amount } from './amounts.ts'
import { thatOne } from './choices.ts'
import { foeOf, isFighting } from './circumstances.ts'
import { until, within } from './limits.ts'
import { inner } from './moods.ts'
import { listOf, phrase, type Part } from './phrase.ts'
import { bind, ref, seat, type Scene } from './scene.ts'
import { selector } from './selectors.ts'
import { test } from './tests.ts'

/** "When …": what happens, and what then follows. */

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
  // "When a minion in combat with this vampire goes to torpor".
  const foe = about && 'is' in about ? foeOf(about.is[1], when) : undefined
  const subject =
    about && 'is' in about
      ? selector({ ...scene, ...(foe && { fighting: foe }) }, asItIs(on, about.is[1]), 'one')
      : phrase('ref.any-minion')
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
      !(foe !== undefined && isFighting(one, foe)) &&
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
  // "When this vampire plays a card that requires [tha]".
  const played =
    on === 'card-played' && about && 'is' in about && about.is[0] === 'event-by'
      ? rest.find(one => 'is' in one && one.is[0] === 'event-card')
      : undefined
  if (played && 'is' in played && about && 'is' in about) {
    bind(
      scene,
      'event-by',
      phrase('ref.that-one', { one: about.is[1].ref ? ref(scene, about.is[1].ref) : thatOne(about.is[1], 'the') }),
    )
    bind(scene, 'event-card', phrase('ref.card-played'))
    const others = rest.filter(one => one !== played)
    return {
      event: phrase('event.card-played-so', { subject, what: selector(scene, played.is[1], 'one') }),
      ...(others.length > 0 && {
        when: listOf(
          'both',
          others.map(one => test(scene, one)),
        ),
      }),
    }
  }
  const outcome =
    on === 'referendum-ended' ? rest.find(one => isPassed(one) || ('not' in one && isPassed(one.not))) : undefined
  if (about && 'is' in about)
    bind(
      scene,
      about.is[0],
      phrase('ref.that-one', { one: about.is[1].ref ? ref(scene, about.is[1].ref) : thatOne(about.is[1], 'the') }),
    )
  const key = (
    outcome
      ? isPassed(outcome)
        ? 'event.referendum-passed'
        : 'event.referendum-failed'
      : about && 'is' in about && on === 'counters'
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
                        : on === 'moved' && about && 'is' in about && about.is[1].in === 'combat'
                          ? 'event.leaving-play'
                          : `event.${on}`
  ) as EffectKey
  const left = rest.filter(one => one !== outcome)
  return {
    event: phrase(key, { subject }),
    ...(left.length > 0 && {
      when: test(scene, left.length === 1 ? left[0]! : { all: left }),
    }),
  }
}

const isPassed = (one: Test): boolean =>
  'cmp' in one &&
  typeof one.cmp[0] === 'object' &&
  'x' in one.cmp[0] &&
  one.cmp[0].x === 'event-passed' &&
  one.cmp[2] === 1
/** Of what nothing but its controller is said: whom such things happen to. */
const asItIs = (on: string, who: CardsWhere): CardsWhere =>
  on === 'to-torpor' && Object.keys(who).every(field => field === 'of' || field === 'not')
    ? { ...who, kind: 'vampire' }
    : who

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

export function watched(op: Extract<Op, { op: 'watch' }>, scene: Scene): Part | null {
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
  if (own.say.clauses({ ...own, bound: new Map(own.bound) }, ops).length === 0) return null
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

/** Moments that are said to come but once. */
const ONCE_BY_ITSELF: ReadonlySet<string> = new Set([
  'turn-ending',
  'referendum-called',
  'combat-ended',
  'combat-started',
  'about-to-resolve',
])
