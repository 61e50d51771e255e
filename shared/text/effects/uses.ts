import type { Op, WindowName } from '../../cards/language.ts'
import type { Ability } from '../../cards/definition.ts'
import { conditions } from './conditions.ts'
import { copied } from './granted.ts'
import { limitText, boundOf } from './limits.ts'
import { doing, inOne } from './moods.ts'
import { clauses, sceneOf } from './operations.ts'
import { listOf, phrase, type Part, type Parts, sentences } from './phrase.ts'
import { ref, type Scene } from './scene.ts'
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
const isYours = (holder: Extract<Op, { op: 'counters' }>['from']): boolean =>
  typeof holder === 'object' && 'pool' in holder && holder.pool === 'you'
