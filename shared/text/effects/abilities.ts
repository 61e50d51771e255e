import type {
  Ability,
  CardDefinition,
  GrantedAction,
  GrantedStrike,
  Header,
  Static,
  Trigger,
} from '../../cards/definition.ts'
import { ANYTIME } from '../../cards/makers.ts'
import type { Condition } from '../../rules/conditions.ts'
import type { WindowName } from '../../rules/frames.ts'
import type { Cost, Op, Who } from '../../rules/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { amount, change, changeOf } from './amounts.ts'
import { conditions } from './conditions.ts'
import { clauses, happening, ruling } from './operations.ts'
import { listOf, phrase, type Form, type Part, type Parts } from './phrase.ts'
import { discipline, selector } from './selectors.ts'
import { hasLife, ref, sceneOf, seat, selfOf, type Scene } from './scene.ts'
import { strikeOf } from './strikes.ts'
import { isTold, test } from './tests.ts'

/** What a card does while it is in play, a line each. */

export const sentences = (parts: Part[]): Part => ({ list: 'sentences', parts })
const ANY: ReadonlySet<string> = new Set(ANYTIME.windows)

export const windowsOf = (windows: readonly WindowName[]): Part =>
  listOf(
    'or',
    windows.map(window => phrase(`window.${window}`)),
  )
export const isDuringAction = (windows: readonly WindowName[]): boolean =>
  windows.length === 3 && ['blocks', 'attempt', 'declined'].every(one => windows.includes(one as WindowName))

const USERS: Record<NonNullable<Ability['user']>, EffectKey> = {
  host: 'user.host',
  active: 'user.active',
  others: 'user.others',
  opposing: 'user.opposing',
}
const WHOSE: Record<NonNullable<Ability['user']>, EffectKey> = {
  host: 'whose.their',
  active: 'whose.active',
  others: 'whose.others',
  opposing: 'whose.their',
}

function timeOf({ windows, phases, user }: Ability): Part | undefined {
  if (windows.length >= ANY.size) return undefined
  const parts: Part[] = []
  if (phases)
    parts.push(
      phrase('during-phase', {
        whose: phrase(user ? WHOSE[user] : 'seat.your'),
        phase: listOf(
          'or',
          phases.map(one => phrase(`phase.${one}`)),
        ),
      }),
    )
  if (isDuringAction(windows)) parts.push(phrase('during-action'))
  else if (windows.length > 0 && !windows.includes('prevent'))
    parts.push(user === 'opposing' ? phrase('window.this-played') : windowsOf(windows))
  return parts.length > 0 ? listOf('or', parts) : undefined
}

function costOf(scene: Scene, cost: Ability['cost']): Part | undefined {
  const parts: Part[] = []
  if (cost.lock) parts.push(phrase('lock', { who: ref(scene, 'self') }))
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
const userOf = ({ facts }: Scene['definition'], who: Who | undefined): EffectKey =>
  who?.ref === 'host'
    ? 'ref.bearer'
    : who?.ref === 'self' || (who === undefined && facts.types[0] === 'Vampire')
      ? selfOf(facts)
      : 'ref.that-minion'

/** Who uses it, and what must hold of it beside. */
function forWhom(scene: Scene, who: Who, form: Form): { who: Part; only?: Part } {
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
          standing: true,
        }),
    doing: ops,
  }
  const own = definition.facts.types[0] === 'Vampire' && price.blood !== undefined
  const { who, only: fit } = granted
    ? { who: ref(scene, 'by') }
    : user
      ? { who: phrase(USERS[user]) }
      : ability.for && !price.lock
        ? forWhom(scene, ability.for, 'one')
        : { who: own ? ref(scene, 'self') : phrase('seat.you') }
  const cost = costOf(scene, price)
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
      : phrase(`once.${bounded.lasting}`)
    : once === undefined || (compulsory && phases)
      ? undefined
      : phrase(per ? `once.${per}` : phases ? 'once' : 'once.turn')
  // What must be done is paid for like anything else. What it names first is named in full there.
  const then = [...(compulsory && cost !== undefined ? [cost] : []), ...clauses(scene, ops)]
  const only = [
    ...(fit === undefined ? [] : [fit]),
    ...conditions(
      scene,
      usable.filter(one => one !== bounded?.one),
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
  { says }: Condition,
  ops: readonly Op[],
): { lasting: (typeof SCOPES)[number]; times: number } | undefined {
  const cmp = 'key' in says || !('cmp' in says.test) ? undefined : says.test.cmp,
    [one, how, other] = cmp ?? []
  const times = how === '=' && other === 0 ? 1 : how === '<' && typeof other === 'number' ? other : 0
  const fact =
    'key' in says
      ? says.key === 'not-yet-by'
        ? says.fact
        : undefined
      : times > 0 && typeof one === 'object' && 'fact' in one && !isTold(one.fact)
        ? one.fact
        : undefined
  const until = ops.flatMap(op => (op.op === 'mark' && op.fact === fact ? [op.until] : []))[0],
    lasting = SCOPES.find(scope => scope === until)
  return lasting && { lasting, times }
}
const isYours = (holder: Extract<Op, { op: 'counters' }>['from']): boolean =>
  typeof holder === 'object' && 'pool' in holder && holder.pool === 'you'
const onlyIf = (conditions: Part[]): Part[] =>
  conditions.length > 0 ? [phrase('only-if', { conditions: listOf('and', conditions) })] : []

/** How an action is announced: what is beside its effect. */
export function announcement(
  scene: Scene,
  { bleed, political, stealth = political ? 1 : 0, hunt, target }: Header,
  ops: readonly Op[],
): { label: Parts; clauses: Part[] } {
  const directed = bleed !== undefined || (target !== undefined && !('card' in target && inAsh(ops, target.card)))
  const label = {
    ...(directed && { directed: phrase('directed') }),
    ...(stealth !== 0 && {
      [typeof stealth === 'number' ? 'stealth' : 'extra']: changeOf('stealth', change(scene, stealth), 1),
    }),
  }
  const said: Part[] = []
  if (bleed !== undefined) said.push(bleed === 0 ? phrase('bleed') : phrase('bleed.plus', change(scene, bleed)))
  if (political) said.push(phrase('referendum'))
  if (hunt && !JSON.stringify(ops).includes('"op":"hunt"')) said.push(phrase('hunt'))
  return { label, clauses: said }
}

/** What lies in an ash heap is nobody's, and an action at it is not directed (DIR-02). */
const inAsh = (ops: readonly Op[], name: string): boolean =>
  ops.some(op => op.op === 'choose' && op.as === name && 'cards' in op.from && op.from.cards.in === 'ash')

export function costText(scene: Scene, { blood, pool, edge }: Cost): Part[] {
  return [
    ...(blood === undefined ? [] : [phrase('cost.blood', { n: amount(scene, blood) })]),
    ...(pool === undefined ? [] : [phrase('cost.pool', { n: amount(scene, pool) })]),
    ...(edge ? [phrase('cost.edge')] : []),
  ]
}

export function actionText(definition: CardDefinition, action: GrantedAction, kept: Scene['bound']): Part {
  const scene = sceneOf(definition, userOf(definition, action.for), 'you', new Map(kept))
  const { who, only: fit } = forWhom(scene, action.for ?? { kind: 'minion', of: 'you', in: 'ready' }, 'any')
  const { label, clauses: announced } = announcement(scene, action.header, action.ops)
  const cost = action.cost ? costText(scene, action.cost) : []
  const only = [...(fit === undefined ? [] : [fit]), ...conditions(scene, action.usable ?? [], action.ops)]
  const then = listOf('steps', [...announced, ...clauses(scene, action.ops)])
  const main = phrase(action.must ? 'action.must' : 'action.may', {
    who,
    label: phrase('action-label', label),
    then,
    ...(cost.length > 0 && { cost: listOf('and', cost) }),
  })
  return withLevel(action.mode, sentences([main, ...onlyIf(only)]))
}
const withLevel = (mode: string | undefined, text: Part): Part =>
  mode ? phrase('level', { level: levels(mode), text }) : text
export const levels = (mode: string): Part =>
  mode
    .split('+')
    .map(code => discipline(code))
    .join('')

export function staticText(
  definition: CardDefinition,
  { on, while: condition, mode, effect }: Static,
  kept: Scene['bound'],
): Part {
  const scene = sceneOf(definition, userOf(definition, undefined), 'you', new Map(kept))
  const { who, only } = typeof on === 'string' ? { who: seat(scene, on) } : forWhom(scene, on, 'all')
  const holding = [...(only === undefined ? [] : [only]), ...(condition ? [test(scene, condition)] : [])]
  const when = holding.length > 0 ? { while: listOf('and', holding) } : {}
  const text =
    'stat' in effect && effect.of
      ? phrase(effect.paid ? `cost-of.${effect.paid}` : effect.action ? 'cost-of.action' : 'cost-of', {
          who,
          what: selector(scene, effect.of, 'all'),
          ...change(scene, effect.delta),
        })
      : 'stat' in effect && effect.stat === 'dissent'
        ? phrase('dissent', { who, n: amount(scene, effect.delta), ...when })
        : 'stat' in effect
          ? phrase('modify', { who, what: changeOf(effect.stat, change(scene, effect.delta), effect.delta), ...when })
          : 'rule' in effect && effect.unless !== undefined
            ? phrase('forbid.unless', { rule: ruling(scene, { ...effect, op: 'forbid' }, who, when), n: effect.unless })
            : 'rule' in effect
              ? ruling(scene, { ...effect, op: effect.allow ? 'allow' : 'forbid' }, who, when)
              : phrase('level-more', {
                  who,
                  discipline:
                    typeof effect.level === 'string' ? discipline(effect.level) : phrase('ref.chosen-discipline'),
                })
  const adds =
    mode !== undefined &&
    'stat' in effect &&
    definition.statics?.some(other => !other.mode && 'stat' in other.effect && other.effect.stat === effect.stat)
  return adds
    ? phrase('level.more', { level: levels(mode), text: sentences([text]) })
    : withLevel(mode, sentences([text]))
}
export function triggerText(
  definition: CardDefinition,
  { on, when, optional, ops, mode }: Trigger,
  kept: Scene['bound'],
): Part | null {
  const scene: Scene = {
    ...sceneOf(definition, userOf(definition, undefined), 'you', new Map(kept)),
    standing: true,
    doing: ops,
  }
  const { event, when: condition } = happening(scene, { on, when })
  // What only remembers something is said by what asks for it.
  if (clauses({ ...scene, bound: new Map(scene.bound) }, ops).length === 0) return null
  return withLevel(
    mode,
    sentences([
      phrase(optional ? 'watch.may' : 'watch', {
        event,
        ...(condition !== undefined && { when: condition }),
        then: listOf('steps', clauses(scene, ops)),
      }),
    ]),
  )
}

export function strikeText(
  definition: CardDefinition,
  { strike, once, maneuver, at, mode, while: condition }: GrantedStrike,
): Part {
  const scene = sceneOf(definition, userOf(definition, undefined))
  return withLevel(
    mode,
    sentences([
      strikeOf(strike, scene, {
        ...(maneuver && { maneuver: phrase('with-maneuver') }),
        ...(once && { once: phrase(`once.${once}`) }),
        ...(at && { at: phrase('at-long') }),
        ...(condition && { while: test(scene, condition) }),
      }),
    ]),
  )
}
