import type { CardsWhere, Op, OpName, Test } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { amount, quantity } from './amounts.ts'
import { becomes } from './becoming.ts'
import { allocated, chosen, isStillAmong, searched, thatOne } from './choices.ts'
import { countersMoved } from './counters.ts'
import { grantedText, givenText } from './granted.ts'
import { watched } from './happenings.ts'
import { modified, ruled } from './lasting.ts'
import { until } from './limits.ts'
import { doing, inner, inOne } from './moods.ts'
import { moved } from './moves.ts'
import { listOf, phrase, type Part, type Parts, type Phrase } from './phrase.ts'
import { bind, oneOf, ref, seat, type Bound, type Scene } from './scene.ts'
import { selector, methuselah } from './selectors.ts'
import { strikeOf } from './striking.ts'
import { test } from './tests.ts'

export const sceneOf = (
  definition: Scene['definition'],
  by: EffectKey,
  you: Scene['you'] = 'you',
  bound: Scene['bound'] = new Map(),
): Scene => ({ say: { clauses, test, amount }, definition, by, you, bound })

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
    const joined = last === undefined ? undefined : (inBreath(last, part) ?? gained(last, part))
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
/** "+1 additional strike, limited: dodge." */
const gained = (one: Part, other: Part): Part | undefined =>
  typeof one === 'object' &&
  'key' in one &&
  one.key === 'modify.own' &&
  typeof other === 'object' &&
  'key' in other &&
  other.key === 'strike.additional'
    ? phrase('strike.gained', { gain: one, strike: other.of['strike']! })
    : undefined
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
      then = op.else ? inner(scene, op.then) : withinIt(scene, op.then)
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
    // "For each Ravnos: if …": what is asked of each is asked of it.
    if (one?.op === 'if' && 'cards' in over) {
      const who = selector(scene, over.cards, 'each')
      bind(scene, as, phrase('ref.it', { one: thatOne(over.cards, 'the') }))
      return phrase('for-each-of', { who, then: inner(scene, ops) })
    }
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
    if (as !== undefined) bind(scene, as, to === 'all' ? phrase('ref.revealed') : thatOne(at))
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

/** A list of Methuselahs. */
function areSeats(scene: Scene, over: Extract<Op, { op: 'each' }>['over']): boolean {
  const one = 'list' in over ? oneOf(scene, over.list) : undefined
  return typeof one === 'object' && 'noun' in one && one.noun === 'methuselah'
}

/** "Cancel it, and if …, burn 1 blood": what is asked in its turn belongs to it. */
function withinIt(scene: Scene, ops: readonly Op[]): Part {
  const parts = clauses({ ...scene, nested: true }, ops),
    [then, more, ...others] = parts
  return then !== undefined && isIf(more) && !isIf(then) && others.length === 0
    ? phrase('and-if', { then, more })
    : inOne(parts)
}
const isIf = (part: Part | undefined): part is Phrase => typeof part === 'object' && 'key' in part && part.key === 'if'

/** It is still what it was chosen for. */
const isStill = ({ bound }: Scene, one: Test): boolean =>
  'is' in one && isStillAmong(one.is[1], JSON.parse(bound.get(one.is[0])?.from ?? '{}') as CardsWhere)

const pileOf = (scene: Scene, name: string): Pick<Bound, 'pile'> => {
  const pile = scene.bound.get(name)?.pile
  return pile ? { pile } : {}
}

/** Marks that say something by themselves; any other is a limit, and said as one. */
const MARKS: Readonly<Record<string, EffectKey>> = {
  'must-hunt': 'mark.must-hunt',
  spied: 'mark.spied',
  unusable: 'mark.unusable',
}
