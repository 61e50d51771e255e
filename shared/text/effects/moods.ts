import type { Op } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { listOf, phrase, type Part, type Phrase } from './phrase.ts'
import type { Scene } from './scene.ts'

/**
 * The mood of a clause: what happens ("that minion gains 1 blood"), or what somebody does ("add 1 blood to that
 * minion"). Whoever may do something does it, and clauses of one sentence are all of one mood.
 */

/** What is something to do as it stands. */
const DEEDS: ReadonlySet<EffectKey> = new Set<EffectKey>([
  'choose.number',
  'choose.at-most',
  'choose.any',
  'choose.one-or-more',
  'choose.random',
  'choose.roll',
  'choose.amount',
  'choose.amount.most',
  'search',
  'allocate',
  'allocate.most',
  'arrange',
  'look',
  'reveal',
  'enter',
  'enter.at-once',
  'attach',
  'move-to',
  'put-in-play',
  'put-under',
  'burn',
  'discard',
  'remove',
  'to-library',
  'to-library.shuffle',
  'to-library.top',
  'to-library.own',
  'to-library.own.shuffle',
  'to-library.own.top',
  'to-crypt',
  'to-hand',
  'to-hand.you',
  'to-hand.revealed',
  'to-torpor',
  'to-ready',
  'to-uncontrolled',
  'steal',
  'do.control',
  'gain-pool.you',
  'burn-pool.you',
  'move-counters',
  'lock',
  'unlock',
  'draw.library.you',
  'draw.crypt.you',
  'draw.under',
  'edge.burn',
  'outcome.play.cancelled',
  'cancel.so',
  'outcome.referendum.cancelled',
  'bleed',
  'bleed.plus',
  'hunt',
  'maneuver',
  'maneuver.long',
  'maneuver.close',
  'press',
  'press.continue',
  'press.end',
  'prevent',
  'diablerize',
  'strike',
])

/** What happens, as something to do. */
const DONE: Partial<Record<EffectKey, EffectKey>> = {
  modify: 'do.modify',
  gain: 'do.gain',
  'burn-blood': 'do.burn-blood',
  'gain-pool': 'do.gain-pool',
  'burn-pool': 'do.burn-pool',
  damage: 'do.damage',
  redirect: 'do.redirect',
  combat: 'do.combat',
  'outcome.combat.ends': 'do.end-combat',
  'outcome.attempt.fails': 'do.fail-attempt',
  'outcome.action.ends': 'do.end-action',
  'outcome.action.fails': 'do.fail-action',
  'outcome.referendum.fails': 'do.fail-referendum',
  'outcome.action.continues': 'do.continue-action',
}

/** What happens to whoever does it: by whom it is said, and how. */
const OWN: Partial<Record<EffectKey, readonly [who: string, own: EffectKey]>> = {
  modify: ['who', 'do.modify.own'],
  gain: ['card', 'do.gain.own'],
  'burn-blood': ['card', 'do.burn-blood.own'],
  burn: ['card', 'do.burn.own'],
  lock: ['who', 'do.lock.own'],
  unlock: ['who', 'do.unlock.own'],
  combat: ['one', 'do.combat.own'],
  become: ['who', 'do.become.own'],
  attach: ['to', 'do.take'],
  'move-to': ['to', 'do.take'],
}

const same = (one: Part | undefined, other: Part): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Something to do by one that goes by these names, if it can be said so. */
export function deed(part: Part, agents: readonly Part[] = []): Part | undefined {
  if (typeof part === 'object' && 'list' in part && part.list === 'and') {
    const done = part.parts.map(one => deed(one, agents))
    return done.every(one => one !== undefined) ? listOf('and', done) : undefined
  }
  if (typeof part !== 'object' || !('key' in part)) return undefined
  const { key, of } = part,
    [who = '', own] = OWN[key] ?? []
  if (own !== undefined && agents.some(agent => same(of[who], agent))) return phrase(own, of)
  if (DEEDS.has(key)) return part
  if (key === 'choose') return of['by'] === undefined ? part : undefined
  if (key === 'ruled') return isAbstaining(of['rule']) ? phrase('do.abstain', { who: of['who'] }) : undefined
  if (key === 'control') return phrase(isYou(of['seat']) ? 'do.control' : 'do.give', of)
  const done = DONE[key]
  return done && phrase(done, of)
}
const isAbstaining = (part: Part | undefined): boolean =>
  typeof part === 'object' && 'key' in part && part.key === 'forbid.vote.now'
const isYou = (part: Part | undefined): boolean => typeof part === 'object' && 'key' in part && part.key === 'seat.you'

/** What is said in sentences or steps of its own, whatever stands beside it. */
const ORDER: ReadonlySet<EffectKey> = new Set<EffectKey>([
  'if',
  'if.still',
  'otherwise',
  'watch',
  'watch.once',
  'watch.times',
  'watch.may',
  'watch.may.do',
  'may',
  'may.pay',
  'may.steps',
  'and-if',
  'for-each-of',
  'choose.may',
  'choose.may.by',
  'in-first-round',
  'in-resulting-combat',
  'in-that-combat',
  'in-first-round-of-it',
  'in-next-round',
  'in-its-first-round',
  'referendum.passed',
  'referendum.passed.steps',
])
export const isOrder = (part: Part): boolean =>
  typeof part === 'object' &&
  ('list' in part ? part.list === 'steps' || part.parts.some(isOrder) : 'key' in part && ORDER.has(part.key))
const isDeed = (part: Part): boolean => same(deed(part), part)

/** Clauses as one sentence. */
export function inOne(parts: Part[]): Part {
  if (parts.length < 2) return listOf('and', parts)
  if (parts.some(isOrder)) return listOf('steps', parts)
  if (!parts.some(isDeed)) return listOf('and', parts)
  const done = parts.map(part => deed(part, [phrase('seat.you')]))
  return done.every(part => part !== undefined) && endsWell(done) ? listOf('and', done) : listOf('steps', parts)
}

/** Clauses of an effect within another: "if …, do this and that". */
export const inner = (scene: Scene, ops: readonly Op[]): Part =>
  inOne(scene.say.clauses({ ...scene, nested: true }, ops))

/** "Have your prey burn 1 pool and lock that minion": whoever is made to do something would do all that follows. */
const MADE: ReadonlySet<EffectKey> = new Set<EffectKey>(['do.gain-pool', 'do.burn-pool', 'do.combat'])
const endsWell = (parts: Part[]): boolean =>
  !parts.slice(0, -1).some(part => typeof part === 'object' && 'key' in part && MADE.has(part.key))

/** What is given for what follows. */
const PAID: ReadonlySet<EffectKey> = new Set<EffectKey>([
  'burn-pool.you',
  'discard',
  'do.burn-blood',
  'do.burn-blood.own',
  'edge.burn',
])

/** A card of one's own is locked for something. */
function isOwnLock({ key, of: { who } }: Phrase): boolean {
  if (key === 'do.lock.own') return true
  return (
    key === 'lock' &&
    typeof who === 'object' &&
    'noun' in who &&
    who.after.some(part => typeof part === 'object' && 'key' in part && part.key === 'of.you')
  )
}

/** What one may do: what is given first, and what that is for. */
export function doing(parts: Part[], agents: readonly Part[]): { cost?: Part; then: Part } | undefined {
  if (parts.length === 0 || parts.some(isOrder)) return undefined
  const done = parts.map(part => deed(part, agents))
  if (!done.every(part => part !== undefined) || !endsWell(done)) return undefined
  const [first, ...rest] = done
  return rest.length > 0 && typeof first === 'object' && 'key' in first && (PAID.has(first.key) || isOwnLock(first))
    ? { cost: first, then: listOf('and', rest) }
    : { then: listOf('and', done) }
}
