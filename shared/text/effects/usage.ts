import type { CardsWhere, WindowName, Ref } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { BETWEEN_DAMAGE } from '../../cards/makers.ts'
import type { Ability } from '../../cards/definition.ts'
import { listOf, phrase, type Part, type Form } from './phrase.ts'
import { hasLife, isPutOnOpponent, ref, selfOf, type Scene } from './scene.ts'
import { selector } from './selectors.ts'
import { test } from './tests.ts'

/** When something can be used, by whom, and at what price. */

/** Windows of what can be used at any time. */
export const ANY: ReadonlySet<string> = new Set(BETWEEN_DAMAGE.windows)

export const windowsOf = (windows: readonly WindowName[]): Part =>
  listOf(
    'or',
    windows.map(window => phrase(`window.${window}`)),
  )

type User = Exclude<NonNullable<Ability['user']>, object>
export const USERS: Record<User, EffectKey> = {
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
export function timeOf(
  definition: Scene['definition'],
  { windows, phases, phasesOf, user }: Ability,
): Part | undefined {
  const always = windows.length >= ANY.size
  if (always && (!phases || phases.length === ALL_PHASES)) return undefined
  const parts: Part[] = [],
    between = phases !== undefined && windows.length === 1 && windows[0] === 'between'
  if (between && phases.length === ALL_PHASES) return phrase('outside-actions')
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
export function costOf(scene: Scene, cost: Ability['cost'], user: Ref = 'self'): Part | undefined {
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
export const onlyIf = (conditions: Part[]): Part[] =>
  conditions.length > 0 ? [phrase('only-if', { conditions: listOf('both', conditions) })] : []

const ACTION_WINDOWS: readonly WindowName[] = ['blocks', 'attempt', 'declined']
export const isDuringAction = (windows: readonly WindowName[]): boolean =>
  windows.length === 3 && ACTION_WINDOWS.every(one => windows.includes(one))
