import type { Condition, Played } from '../../cards/conditions.ts'
import type { CardsWhere, Op, Test, WindowName } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { OF_THE_ACTING, asMinion } from './circumstances.ts'
import type { Ability } from '../../cards/definition.ts'
import { cardPlayed, conditions } from './conditions.ts'
import { copied } from './granted.ts'
import { limitText, boundOf } from './limits.ts'
import { doing, inOne } from './moods.ts'
import { clauses, sceneOf } from './operations.ts'
import { listOf, phrase, type Part, type Parts, sentences } from './phrase.ts'
import { bind, ref, type Scene } from './scene.ts'
import { selector } from './selectors.ts'
import { ANY, USERS, timeOf, costOf, userOf, forWhom, onlyIf } from './usage.ts'

/** What a card in play lets somebody do. */

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
  const { head, main, only, shared } = used(outer, ability, other !== undefined)
  if (other === undefined)
    return sentences([
      phrase('headed', { ...head, then: main }),
      ...onlyIf(only),
      ...(shared ? [phrase('once.shared')] : []),
    ])
  const second = used(outer, other, true),
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

/** `listed`: one of several of which one is to be done. */
function used(outer: Scene, given: Ability, listed = false): Used {
  const { ability, acting } = toWhoActs(given),
    { user, compulsory, once, per, usable = [], phases, cost: price, ops } = ability
  const { definition } = outer
  const scene: Scene = {
    ...sceneOf(definition, userOf(definition, ability.for), user ? 'they' : 'you', new Map(outer.bound)),
    inForce: true,
    nested: true,
    doing: ops,
    ...(ability.windows.includes('before-range') && { beginning: true as const }),
    ...((user === 'blocking' || user === 'opposing') && { payer: `ref.${user}` as const }),
  }
  if (acting) bind(scene, 'acting', phrase('ref.acting'), selector(scene, acting, 'one'))
  const [type] = definition.facts.types,
    own =
      (type === 'Vampire' && price.blood !== undefined) ||
      ((type === 'Vampire' || type === 'Ally') && !price.lock && fights(ability))
  const { who, only: fit } = user
    ? {
        who:
          typeof user === 'string'
            ? phrase(USERS[user])
            : phrase('seat.controller', { card: phrase('ref.chosen-card') }),
      }
    : ability.for && !price.lock
      ? forWhom(scene, ability.for, 'one')
      : { who: own ? ref(scene, 'self') : phrase('seat.you') }
  const cost = costOf(scene, price, ability.for?.ref)
  const playing = cancels(ability),
    cancelled = playing && cancelling(scene, playing, ops),
    when = playing ? undefined : timeOf(definition, ability)
  const shared =
    once !== undefined && (definition.abilities ?? []).some(other => other !== given && other.once === once)
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
  // "Once each action" says when.
  const time = isOf(limit, 'once.action') && isOf(when, 'during-action') ? undefined : when
  // What must be done is paid for like anything else. What it names first is named in full there.
  const then = [
    ...(compulsory && cost !== undefined ? [cost] : []),
    ...(cancelled ? [cancelled, ...clauses(scene, ops.slice(1))] : clauses(scene, paidFirst(ops, compulsory))),
  ]
  const only = [
    ...(fit === undefined ? [] : [fit]),
    ...conditions(
      scene,
      // "During your minion phase" says whose turn it is, and which phase.
      usable.filter(
        one =>
          one !== bounded?.one &&
          !(playing && one.key === 'playing') &&
          !((one.key === 'during-your-turn' || (one.key === 'when' && 'during' in one.test)) && phases?.length === 1),
      ),
      ops,
    ),
  ]
  return {
    head: { ...(limit && { limit }), ...(time !== undefined && { time }) },
    main: useText(
      ability,
      { who, cost, then, agents: isSeat(who) ? [who] : [who, phrase(scene.by)] },
      listed && user !== 'active' && user !== 'others',
    ),
    only,
    shared,
  }
}

const isSeat = (part: Part): boolean => typeof part === 'object' && 'key' in part && part.key.startsWith('seat.')
const isOf = (part: Part | undefined, key: EffectKey): boolean =>
  typeof part === 'object' && 'key' in part && part.key === key

/** What is being played, of what cancels that: "cancel a reaction card as it is played". */
function cancels({ windows, usable = [], ops: [first], user }: Ability): readonly Played[] | undefined {
  const asked = usable.filter(one => one.key === 'playing')
  return windows.length === 1 &&
    windows[0] === 'as-played' &&
    user === undefined &&
    asked.length === 1 &&
    first?.op === 'outcome' &&
    first.of === 'play'
    ? asked[0]!.played
    : undefined
}
const cancelling = (scene: Scene, playing: readonly Played[], [first]: readonly Op[]): Part =>
  phrase('cancel.so', {
    what: cardPlayed(scene, playing),
    ...(first?.op === 'outcome' && first.unpaid && { unpaid: phrase('unpaid') }),
  })

/** "Lock this card to give a Gangrel you control +1 stealth": who acts is named where it is spoken of. */
function toWhoActs(ability: Ability): { ability: Ability; acting?: CardsWhere } {
  const at = ability.ops.findIndex(one => JSON.stringify(one).includes('"acting"')),
    op = ability.ops[at],
    others = ability.ops.filter(one => one !== op)
  if (op?.op !== 'modify' || op.on !== 'acting' || !OF_THE_ACTING.has(op.stat)) return { ability }
  if (JSON.stringify(others).includes('"acting"')) return { ability }
  const usable = ability.usable ?? [],
    found = usable.flatMap(one => {
      const tests = one.key !== 'when' ? [] : 'all' in one.test ? one.test.all : [one.test]
      const test = tests.find(each => 'is' in each && each.is[0] === 'acting')
      return test && 'is' in test ? [{ one, tests, test, who: test.is[1] }] : []
    })[0]
  if (!found) return { ability }
  const { ref: named, ...rest } = found.who
  if (named !== undefined && named !== 'self' && named !== 'host') return { ability }
  const left = [
    ...found.tests.filter(one => one !== found.test),
    ...(named !== undefined && Object.keys(rest).length > 0 ? [{ is: [named, rest] } satisfies Test] : []),
  ]
  const asked = usable.flatMap(one =>
    one !== found.one ? [one] : left.length > 0 ? [{ ...found.one, test: { all: left } } as Condition] : [],
  )
  if (named === undefined && JSON.stringify(asked).includes('"acting"')) return { ability }
  return named === undefined
    ? { ability: { ...ability, usable: asked }, acting: asMinion(found.who) }
    : { ability: { ...ability, ops: ability.ops.with(at, { ...op, on: named }), usable: asked } }
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
  listed: boolean,
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
  if (offered || (compulsory && (isYou || listed))) return inOne(then)
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
const isYours = (holder: Extract<Op, { op: 'counters' }>['from']): boolean =>
  typeof holder === 'object' && 'pool' in holder && holder.pool === 'you'
