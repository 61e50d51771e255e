import type { CardsWhere, Ref, Rule, Stat, Test } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { phrase, type Part } from './phrase.ts'
import { nounOf, ref, seat, type Scene } from './scene.ts'
import { methuselah, selector } from './selectors.ts'

/**
 * In what a change or a rule of a card in play holds, as printed cards say it: "against younger vampires", "during bleed
 * actions directed at you". What is left is said after a "while".
 */

interface Held {
  /** Of whom it is. */
  on: CardsWhere | undefined
  stat?: Stat
  rule?: Rule
  /** The rule says whom it is against. */
  against?: CardsWhere
}
export interface Circumstances {
  told: Part[]
  /** Whom the rule is against. */
  against?: CardsWhere
  rest: Test[]
}

/** What only who acts has any use for. */
export const OF_THE_ACTING: ReadonlySet<Stat> = new Set<Stat>(['stealth', 'bleed', 'hunt'])
const OF_VOTERS: ReadonlySet<Stat> = new Set<Stat>(['votes', 'votesAgainst', 'dissent'])

export function circumstances(scene: Scene, held: Held, condition: Test | undefined): Circumstances {
  const tests = condition === undefined ? [] : 'all' in condition ? condition.all : [condition]
  const said = new Set<Test>(),
    told: Part[] = []
  let against: CardsWhere | undefined
  const say = (part: Part | undefined, ...of: (Test | undefined)[]): void => {
    if (part !== undefined) told.push(part)
    for (const one of of) if (one !== undefined) said.add(one)
  }
  const { on, stat, rule } = held,
    acting = roleIn(tests, 'acting'),
    political = tests.find(one => 'action' in one && one.action === 'political')

  if (acting && stat !== undefined && OF_THE_ACTING.has(stat) && isSame(acting.who, on)) say(undefined, acting.test)
  if (acting && stat === 'intercept' && isOneThing(acting.who))
    say(phrase('against', { who: those(scene, acting.who) }), acting.test)
  if (acting && rule === 'block' && held.against === undefined && isOneThing(acting.who)) {
    against = acting.who
    said.add(acting.test)
  }
  if (acting && political && stat !== undefined && OF_VOTERS.has(stat) && isOneThing(acting.who))
    say(phrase('in-referendums', { who: those(scene, acting.who) }), acting.test, political)

  const bleed = tests.find(one => 'action' in one && one.action === 'bleed'),
    whose = stat === 'bleed' && bleed ? tests.find(one => ofTarget(one) !== undefined) : undefined
  if (whose) say(phrase('when-bleeding', { seat: methuselah(scene, { where: ofTarget(whose)! }, 'one') }), bleed, whose)

  const kind = tests.find(one => !said.has(one) && actionsOf(one) !== undefined),
    at = tests.find(one => 'targets' in one)
  if ((kind || at) && (stat !== undefined || rule === 'block'))
    say(
      phrase('during-actions', {
        what: phrase((kind && actionsOf(kind)) ?? 'actions.any'),
        ...(at && 'targets' in at && { seat: seat(scene, at.targets) }),
      }),
      kind,
      at,
    )

  const hunt = tests.find(one => 'referendum' in one)
  if (hunt && ((stat !== undefined && OF_VOTERS.has(stat)) || rule === 'vote')) say(phrase('in-blood-hunts'), hunt)

  const opposing = roleIn(tests, 'opposing')
  if (opposing && stat !== undefined && on?.ref !== undefined && on.ref !== 'opposing' && isOneThing(opposing.who))
    say(
      phrase('in-combat-with', {
        who: opposing.who.ref ? ref(scene, opposing.who.ref) : selector(scene, asMinion(opposing.who), 'one'),
      }),
      opposing.test,
      tests.find(one => isFighting(one, on.ref!)),
    )
  const foe = foeOf(on, condition)
  if (foe !== undefined)
    say(
      undefined,
      tests.find(one => isFighting(one, foe)),
    )

  return { told, ...(against && { against }), rest: tests.filter(one => !said.has(one)) }
}

/** "Vampires in combat with this vampire", of others in combat while it is. */
export function foeOf(on: CardsWhere | undefined, condition: Test | undefined): Ref | undefined {
  const tests = condition === undefined ? [] : 'all' in condition ? condition.all : [condition],
    foes: (Ref | undefined)[] = on?.in !== 'combat' ? [] : on.not ? [on.not.ref] : ['self', 'host']
  return foes.find(foe => foe !== undefined && tests.some(one => isFighting(one, foe)))
}

function roleIn(tests: readonly Test[], role: Ref): { test: Test; who: CardsWhere } | undefined {
  const test = tests.find(one => 'is' in one && one.is[0] === role)
  return test && 'is' in test ? { test, who: test.is[1] } : undefined
}

/** One that has been named, and no more is asked of it; or any of a kind. */
const isOneThing = (who: CardsWhere): boolean =>
  Object.keys(who).length > 0 && (who.ref === undefined || Object.keys(who).length === 1) && !who.amongst && !who.not
const isSame = ({ ref: one, ...more }: CardsWhere, on: CardsWhere | undefined): boolean =>
  one !== undefined && one === on?.ref && Object.keys(more).length === 0
export const isFighting = (one: Test, who: Ref): boolean =>
  'is' in one && one.is[0] === who && one.is[1].in === 'combat' && Object.keys(one.is[1]).length === 1

/** "A werewolf", of those that fight. */
export const asMinion = (who: CardsWhere): CardsWhere =>
  who.any === undefined && nounOf(who) === 'card' ? { ...who, kind: 'minion' } : who
const those = (scene: Scene, who: CardsWhere): Part => (who.ref ? ref(scene, who.ref) : selector(scene, who, 'all'))

/** What is asked of the Methuselah that is bled, of "a Methuselah who …". */
function ofTarget(one: Test): Test | undefined {
  const asked = 'not' in one ? one.not : one
  if (!('any' in asked) || asked.any.of !== 'target' || asked.min !== undefined || asked.max !== undefined)
    return undefined
  const any: Test = { any: { ...asked.any, of: 'it' } }
  return 'not' in one ? { not: any } : any
}

const KINDS: ReadonlySet<string> = new Set([
  'bleed',
  'hunt',
  'directed',
  'political',
  'diablerie',
  'equip',
  'employ',
  'recruit',
])
const DENIED: ReadonlySet<string> = new Set(['hunt', 'directed'])

function actionsOf(one: Test): EffectKey | undefined {
  if ('action' in one) return KINDS.has(one.action) ? (`actions.${one.action}` as EffectKey) : undefined
  if ('not' in one && 'action' in one.not)
    return DENIED.has(one.not.action) ? (`actions.not-${one.not.action}` as EffectKey) : undefined
  return 'or' in one && one.or.length === 2 && one.or.every(each => 'action' in each && ENTERED.has(each.action))
    ? 'actions.recruit-employ'
    : undefined
}
const ENTERED: ReadonlySet<string> = new Set(['recruit', 'employ'])
