import { catalogue } from '../../cards/catalogue.ts'
import type { CardsPlayed, CardsWhere, Num, Op, Rule, StrikeKind } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { amount, changeOf, change } from './amounts.ts'
import { until } from './limits.ts'
import { phrase, type Part, type Parts } from './phrase.ts'
import { ref, seat, type Scene } from './scene.ts'
import { discipline, selector } from './selectors.ts'
import { test } from './tests.ts'

/** What holds for a time: a number that is changed, what is allowed or forbidden. */

/** What lasts as long as its number always does is not said to. */
const USUAL: Readonly<Record<string, string>> = {
  bleed: 'action',
  stealth: 'action',
  intercept: 'action',
  hunt: 'action',
  votes: 'referendum',
  votesAgainst: 'referendum',
  maneuver: 'combat',
  press: 'round',
  strikes: 'round',
}

export function modified(op: Extract<Op, { op: 'modify' }>, scene: Scene): Part | null {
  if (op.delta === 0) return null
  const { stat, on, delta, set, limited, early } = op
  const plus = delta === undefined ? undefined : change(scene, delta)
  if (op.of && plus !== undefined)
    return phrase(op.paid ? `cost-of.${op.paid}` : 'cost-of', {
      who: targetOf(scene, on),
      what: selector(scene, op.of, 'all'),
      until: until(scene, op.until),
      ...plus,
    })
  if (op.none)
    return phrase('modify.none', {
      who: targetOf(scene, on),
      stat: phrase(`stat.${stat}`, { s: 2, by: '' }),
      until: until(scene, op.until),
    })
  if (plus === undefined)
    return phrase('modify.set', {
      who: targetOf(scene, on),
      stat: phrase(`stat.${stat}`),
      n: amount(scene, set ?? 0),
      until: until(scene, op.until),
    })
  // All that it has of it.
  if (typeof delta === 'object' && 'minus' in delta && isOf(delta.minus, stat, on))
    return phrase('modify.to-nothing', { who: targetOf(scene, on), stat: phrase(`stat.${stat}`, { s: 2 }) })
  const what = changeOf(stat, plus, delta)
  // What the acting minion or who plays the card gets of its own needs no subject; any other is named before all else.
  const own =
      !scene.nested && (on === 'by' || (on === 'acting' && !scene.aside && (stat === 'bleed' || stat === 'stealth'))),
    who = own ? '' : targetOf(scene, on)
  const lasting = USUAL[stat] === op.until || scene.span === op.until ? {} : { until: until(scene, op.until) }
  const more = {
    ...lasting,
    ...(op.while && { while: test(scene, op.while) }),
    ...(limited && { limited: phrase('limited') }),
    ...(early && { early: phrase('early') }),
  }
  return phrase(own ? 'modify.own' : 'modify', { what, ...more, ...(!own && { who }) })
}

const isOf = (num: Num, stat: string, on: unknown): boolean =>
  typeof num === 'object' && 'stat' in num && num.stat === stat && num.of === on

const targetOf = (scene: Scene, on: Extract<Op, { op: 'modify' }>['on']): Part =>
  typeof on === 'string' ? ref(scene, on) : 'seat' in on ? seat(scene, on.seat) : selector(scene, on.who, 'all')

export function ruled(op: Extract<Op, { op: 'forbid' | 'allow' }>, scene: Scene): Part | null {
  // What it marks says it.
  if (op.rule === 'bleed' && op.until === 'action') return null
  const who = targetOf(scene, op.on)
  if (op.rule === 'vote' && op.until === 'referendum')
    return phrase('ruled', {
      who,
      rule: phrase(op.only === 'for' || op.only === 'against' ? `forbid.vote.${op.only}` : 'forbid.vote.now', { who }),
    })
  const rule = ruling(scene, op, who, scene.span === op.until ? {} : { until: until(scene, op.until) })
  return op.unless === undefined ? rule : phrase('forbid.unless', { rule, n: op.unless })
}

/** What is allowed or forbidden, whether for a time or by a card in play. */
export function ruling(
  scene: Scene,
  op: {
    rule: Rule
    against?: CardsWhere
    except?: StrikeKind
    only?: string
    cards?: CardsPlayed
    instead?: 'torpor'
    op: 'allow' | 'forbid'
  },
  who: Part,
  when: Parts,
): Part {
  const rule = phrase(
    (op.rule === 'equipment' && op.only
      ? `${op.op}.equipment-for-${op.only}`
      : op.rule === 'damage' && op.only
        ? `${op.op}.damage.${op.only}`
        : op.rule === 'target' && op.only
          ? `${op.op}.target-${op.only}`
          : op.rule === 'vote' && op.only
            ? `${op.op}.vote-${op.only}`
            : op.rule === 'unlock' && op.only
              ? `${op.op}.unlock-${op.only}`
              : op.rule === 'strike' && op.against
                ? `${op.op}.strike-against`
                : op.rule === 'hunt' && op.instead
                  ? 'forbid.hunt-torpor'
                  : op.rule === 'aggravated' && op.against
                    ? 'allow.aggravated-against'
                    : `${op.op}.${op.rule}`) as EffectKey,
    {
      who,
      ...(op.against && { against: selector(scene, op.against, 'all') }),
      ...(op.except && { except: phrase(`strike.${op.except}`) }),
      ...(op.cards && { [op.rule === 'affect' ? 'against' : 'only']: selector(scene, op.cards, 'many') }),
      ...(op.only &&
        op.rule !== 'vote' &&
        op.rule !== 'target' &&
        op.rule !== 'unlock' && {
          only:
            op.rule === 'strike'
              ? phrase(`strike.${op.only}` as EffectKey)
              : op.rule === 'maneuver' || op.rule === 'press'
                ? phrase(`only-to.${op.only}` as EffectKey)
                : op.only === 'answered'
                  ? phrase('cards-of-that-name')
                  : catalogue.has(op.only)
                    ? named(op.only)
                    : phrase('cards-of-discipline', { discipline: discipline(op.only) }),
        }),
    },
  )
  return phrase('ruled', { who, rule, ...when })
}

const named = (key: string): Part => catalogue.get(key)?.name ?? key
