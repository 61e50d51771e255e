import type { Lasting } from '../../cards/language.ts'
import type { Ability } from '../../cards/definition.ts'
import { conditions } from './conditions.ts'
import { limitText, boundOf } from './limits.ts'
import { doing, inOne } from './moods.ts'
import { listOf, phrase, type Part, type Parts } from './phrase.ts'
import { ref, type Scene } from './scene.ts'
import { windowsOf, costOf, onlyIf } from './usage.ts'

/** What a card gives to others for a time. */

export const copied = (scene: Scene): Scene => ({ ...scene, bound: new Map(scene.bound) })

/** Of an ability that a card gives for a time: who can do what. */
export function grantedText(scene: Scene, ability: Ability, who: Part, lasting: Lasting): Parts | undefined {
  const { cost: price, ops, usable = [] } = ability,
    own: Scene = { ...copied(scene), nested: true, doing: ops }
  const bounded = usable.flatMap(one => boundOf(one, ops) ?? [])[0],
    cost = costOf(own, price, ability.for?.ref)
  const only = conditions(
    own,
    usable.filter(one => boundOf(one, ops) === undefined),
    ops,
  )
  const then = own.say.clauses(own, ops),
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
export function givenText(scene: Scene, ability: Ability): Part {
  const { cost: price, ops, usable = [] } = ability,
    own: Scene = { ...scene, nested: true, doing: ops },
    cost = costOf(own, price, ability.for?.ref)
  const bounded = usable.flatMap(one => {
    const bound = boundOf(one, ops)
    return bound ? [{ one, ...bound }] : []
  })[0]
  const then = own.say.clauses(own, ops)
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
