import { catalogue } from '../../cards/catalogue.ts'
import type { Ability, CardDefinition, GrantedAction, GrantedStrike, Header, Static, Trigger } from '../../cards/definition.ts'
import { ANYTIME } from '../../cards/makers.ts'
import type { WindowName } from '../../rules/frames.ts'
import type { Cost, Op } from '../../rules/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { amount, change } from './amounts.ts'
import { conditions } from './conditions.ts'
import { clauses, happening } from './operations.ts'
import { listOf, phrase, type Part, type Parts } from './phrase.ts'
import { discipline, selector } from './selectors.ts'
import { ref, sceneOf, seat, type Scene } from './scene.ts'
import { strikeOf } from './strikes.ts'
import { test } from './tests.ts'

/** What a card does while it is in play, a line each. */

export const sentences = (parts: Part[]): Part => ({ list: 'sentences', parts })
const ANY: ReadonlySet<string> = new Set(ANYTIME.windows)

export const windowsOf = (windows: readonly WindowName[]): Part => listOf('or', windows.map(window => phrase(`window.${window}`)))
export const isDuringAction = (windows: readonly WindowName[]): boolean => windows.length === 3 && ['blocks', 'attempt', 'declined'].every(one => windows.includes(one as WindowName))

const USERS: Record<NonNullable<Ability['user']>, EffectKey> = { host: 'user.host', active: 'user.active', others: 'user.others', opposing: 'user.opposing' }
const WHOSE: Record<NonNullable<Ability['user']>, EffectKey> = { host: 'whose.their', active: 'whose.active', others: 'whose.others', opposing: 'whose.their' }

function timeOf({ windows, phases, user }: Ability): Part | undefined {
  if (windows.length >= ANY.size) return undefined
  const parts: Part[] = []
  if (phases) parts.push(phrase('during-phase', { whose: phrase(user ? WHOSE[user] : 'seat.your'), phase: listOf('or', phases.map(one => phrase(`phase.${one}`))) }))
  if (isDuringAction(windows)) parts.push(phrase('during-action'))
  else if (windows.length > 0) parts.push(windowsOf(windows))
  return parts.length > 0 ? listOf('or', parts) : undefined
}

function costOf(scene: Scene, cost: Ability['cost']): Part | undefined {
  const parts: Part[] = []
  if (cost.lock) parts.push(phrase('lock', { who: ref(scene, 'self') }))
  if (cost.blood !== undefined) parts.push(phrase('pay.blood', { n: cost.blood }))
  if (cost.transfers !== undefined) parts.push(phrase('pay.transfers', { n: cost.transfers }))
  if (cost.masterActions !== undefined) parts.push(phrase('pay.master-actions', { n: cost.masterActions }))
  if (cost.discardActions !== undefined) parts.push(phrase('pay.discard-actions', { n: cost.discardActions }))
  if (cost.edge) parts.push(phrase('edge.burn'))
  if (cost.burn) parts.push(phrase('burn', { card: ref(scene, 'self') }))
  return parts.length > 0 ? listOf('and', parts) : undefined
}

/** `granted`: by an effect of the card, for as long as that says. */
export function abilityText(outer: Scene, ability: Ability, granted = false): Part {
  const { user, compulsory, once, per, usable = [], phases } = ability
  const { definition } = outer
  const byHost = ability.for?.ref === 'host', own = definition.facts.types[0] === 'Vampire' || ability.for?.ref === 'self'
  const scene = granted ? outer : sceneOf(definition, byHost ? 'ref.bearer' : own ? 'ref.this-vampire' : 'ref.that-minion', user ? 'they' : 'you')
  const who = granted ? ref(scene, 'by') : user ? phrase(USERS[user]) : ability.for ? selector(scene, ability.for, 'one') : own && ability.cost.blood !== undefined ? ref(scene, 'self') : phrase('seat.you')
  const cost = costOf(scene, ability.cost)
  const time = timeOf(ability)
  const shared = once !== undefined && (definition.abilities ?? []).some(other => other !== ability && other.once === once)
  const limit = once === undefined || (compulsory && phases) ? undefined : phrase(per ? `once.${per}` : phases ? 'once' : 'once.turn')
  const then = ability.ops.length > 0 ? clauses(scene, ability.ops) : []
  const only = conditions(scene, usable, ability.ops)
  const parts: Parts = { who, ...(limit && { limit }), ...(time !== undefined && !granted && { time }), ...(cost !== undefined && { cost }) }
  const key: EffectKey = compulsory ? 'ability.must' : cost === undefined ? 'ability' : then.length > 0 ? 'ability.cost' : 'ability.cost-only'
  const main = phrase(key, { ...parts, then: listOf('and', then) })
  return sentences([main, ...(only ? [phrase('only-if', { conditions: only })] : []), ...(shared ? [phrase('once.shared')] : [])])
}

/** How an action is announced: what is beside its effect. */
export function headerParts(scene: Scene, { stealth, bleed, political, hunt, target }: Header, ops: readonly Op[]): { label: Part; clauses: Part[] } {
  const directed = bleed !== undefined || (target !== undefined && !('card' in target && target.card === 'gone'))
  const label = phrase('action-label', { ...(directed && { directed: phrase('directed') }), ...(stealth !== undefined && stealth !== 0 && { stealth: change(scene, stealth) }) })
  const said: Part[] = []
  if (bleed !== undefined) said.push(bleed === 0 ? phrase('bleed') : phrase('bleed.plus', { n: change(scene, bleed) }))
  if (political) said.push(phrase('referendum'))
  if (hunt && !ops.some(op => op.op === 'hunt' || ('then' in op && op.then.some(one => one.op === 'hunt')))) said.push(phrase('hunt'))
  return { label, clauses: said }
}

export function costText(scene: Scene, { blood, pool, edge }: Cost): Part[] {
  return [...(blood === undefined ? [] : [phrase('cost.blood', { n: amount(scene, blood) })]), ...(pool === undefined ? [] : [phrase('cost.pool', { n: amount(scene, pool) })]), ...(edge ? [phrase('cost.edge')] : [])]
}

export function actionText(definition: CardDefinition, action: GrantedAction): Part {
  const scene = sceneOf(definition, 'ref.that-minion')
  const who = action.for === undefined ? selector(scene, { kind: 'minion', of: 'you', in: 'ready' }, 'one') : selector(scene, action.for, 'any')
  const { label, clauses: announced } = headerParts(scene, action.header, action.ops)
  const then = [...announced, ...clauses(scene, action.ops)]
  const only = conditions(scene, action.usable ?? [], action.ops)
  const cost = action.cost ? costText(scene, action.cost) : []
  const main = phrase(action.must ? 'action.must' : 'action.may', { who, label, then: listOf('and', then), ...(cost.length > 0 && { cost: listOf('and', cost) }) })
  return withLevel(action.mode, sentences([main, ...(only ? [phrase('only-if', { conditions: only })] : [])]))
}
const withLevel = (mode: string | undefined, text: Part): Part => (mode ? phrase('level', { level: levels(mode), text }) : text)
export const levels = (mode: string): Part => mode.split('+').map(code => discipline(code)).join('')

export function staticText(definition: CardDefinition, { on, while: condition, mode, effect }: Static): Part {
  const scene = sceneOf(definition, definition.facts.types[0] === 'Vampire' ? 'ref.this-vampire' : 'ref.bearer')
  const who = typeof on === 'string' ? seat(scene, on) : selector(scene, on, 'all')
  const when = condition ? { while: test(scene, condition) } : {}
  const text = 'stat' in effect ? phrase('modify', { who, what: phrase(`gain.${effect.stat}`, { n: change(scene, effect.delta), s: typeof effect.delta === 'number' && Math.abs(effect.delta) === 1 ? 1 : 2 }), ...when })
    : 'rule' in effect ? phrase(`${effect.allow ? 'allow' : 'forbid'}.${effect.rule}` as EffectKey, { who, ...when, ...(effect.against && { against: selector(scene, effect.against, 'all') }), ...(effect.only && { only: nameOf(effect.only) }) })
    : phrase('level-more', { who, discipline: typeof effect.level === 'string' ? discipline(effect.level) : phrase('ref.chosen-discipline') })
  return withLevel(mode, sentences([text]))
}
const nameOf = (key: string): string => catalogue.get(key)?.name ?? key

export function triggerText(definition: CardDefinition, { on, when, optional, ops }: Trigger): Part {
  const scene = sceneOf(definition, definition.facts.types[0] === 'Vampire' ? 'ref.this-vampire' : 'ref.bearer')
  const { event, when: condition } = happening(scene, { on, when })
  return sentences([phrase(optional ? 'watch.may' : 'watch', { event, ...(condition !== undefined && { when: condition }), then: listOf('and', clauses(scene, ops)) })])
}

export function strikeText(definition: CardDefinition, { strike, once, maneuver }: GrantedStrike): Part {
  const scene = sceneOf(definition, 'ref.bearer')
  return sentences([phrase('strike', { what: listOf('and', strikeOf(strike, scene)), ...(maneuver && { maneuver: phrase('with-maneuver') }), ...(once && { once: phrase('once.combat') }) })])
}
