import type { CardDefinition, GrantedAction, GrantedStrike, Header, Static, Trigger } from '../../cards/definition.ts'

import type { CardsWhere, Cost, Num, Op, Stat, Test } from '../../cards/language.ts'

import type { EffectKey } from '../en/effects.ts'
import type { Condition } from '../../cards/conditions.ts'
import { change, changeOf, amount } from './amounts.ts'
import { wordsOf } from './becoming.ts'
import { circumstances, foeOf } from './circumstances.ts'
import { conditions } from './conditions.ts'
import { happening } from './happenings.ts'
import { ruling } from './lasting.ts'
import { boundOf, limitText } from './limits.ts'
import { doing, inOne } from './moods.ts'
import { clauses, sceneOf } from './operations.ts'
import { listOf, phrase, type Part, type Parts, sentences } from './phrase.ts'
import { bind, seat, type Scene } from './scene.ts'
import { discipline, methuselah, selector, levels } from './selectors.ts'
import { strikeOf } from './striking.ts'
import { test } from './tests.ts'
import { userOf, forWhom, onlyIf } from './usage.ts'

/** What is discarded, or locked, as the action is announced is named first. */
function paidAtOnce({ ops, header: { meanwhile = [] } }: GrantedAction): {
  ops: readonly Op[]
  meanwhile: readonly Op[]
} {
  const paid = meanwhile.filter(op => (op.op === 'move' && op.to === 'ash') || op.op === 'lock'),
    chosen = ops.filter(op => op.op === 'choose' && paid.some(one => 'who' in one && one.who === op.as))
  return paid.length === 0
    ? { ops, meanwhile }
    : {
        ops: [...chosen, ...paid, ...ops.filter(op => !chosen.includes(op))],
        meanwhile: meanwhile.filter(op => !paid.includes(op)),
      }
}

/** Whose minion acts, "you" are those. */
const isOfOthers = (definition: CardDefinition, { for: who }: GrantedAction): boolean =>
  who !== undefined && (who.ref === 'host' ? liesOnAnybody(definition) : who.not?.of === 'you')

/** Of a card that is put on what another may control: what its bearer does, that one does. */
const liesOnAnybody = ({ modes }: CardDefinition): boolean =>
  modes.some(({ ops }) =>
    ops.some(
      op =>
        op.op === 'choose' &&
        'cards' in op.from &&
        op.from.cards.of === undefined &&
        ops.some(other => other.op === 'move' && other.who === 'self' && other.on === op.as),
    ),
  )

/** How an action is announced: what is beside its effect. */
export function announcement(
  scene: Scene,
  { bleed, political, stealth = political ? 1 : 0, hunt, target }: Header,
  ops: readonly Op[],
): { label: Parts; clauses: Part[] } {
  const at = target !== undefined && 'card' in target ? aimedAt(ops, target.card) : 'another'
  const label = {
    ...((bleed !== undefined || (target !== undefined && at !== 'nobody')) && {
      directed: phrase(at === 'another' ? 'directed' : 'directed.unless-own'),
    }),
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

/**
 * Whose it is that an action is aimed at: what lies in an ash heap is nobody's, and neither that is directed nor what is
 * at a card of one's own (DIR-01, DIR-02).
 */
function aimedAt(ops: readonly Op[], name: string): 'another' | 'anybody' | 'nobody' {
  const chosen = ops.flatMap(op =>
    op.op === 'choose' && op.as === name && 'cards' in op.from ? [op.from.cards] : [],
  )[0]
  if (chosen === undefined) return 'another'
  const { any, ...all } = chosen,
    each = any?.map(one => ({ ...all, ...one })) ?? [all]
  if (each.every(one => one.in === 'ash' || one.of === 'you')) return 'nobody'
  return each.every(({ of, not }) => of !== undefined || not?.of !== undefined) ? 'another' : 'anybody'
}

export function costText(scene: Scene, { blood, pool, edge }: Cost): Part[] {
  return [
    ...(blood === undefined ? [] : [phrase('cost.blood', { n: amount(scene, blood) })]),
    ...(pool === undefined ? [] : [phrase('cost.pool', { n: amount(scene, pool) })]),
    ...(edge ? [phrase('cost.edge')] : []),
  ]
}

export function actionText(definition: CardDefinition, action: GrantedAction, kept: Scene['bound']): Part {
  const reader = sceneOf(definition, userOf(definition, action.for), 'you', new Map(kept))
  const { who, only: fit } = forWhom(reader, action.for ?? { kind: 'minion', of: 'you', in: 'ready' }, 'any')
  const you = isOfOthers(definition, action) ? 'they' : 'you',
    scene: Scene = { ...reader, you, nested: true }
  const { label, clauses: announced } = announcement(scene, action.header, action.ops)
  const cost = action.cost ? costText(scene, action.cost) : []
  const only = [...(fit === undefined ? [] : [fit]), ...conditions(scene, action.usable ?? [], action.ops)]
  const { ops, meanwhile } = paidAtOnce(action)
  const then = [...announced, ...clauses(scene, ops), ...clauses(scene, meanwhile)],
    done = doing(then, [who, phrase(scene.by)])
  const main = phrase(action.must ? 'action.must' : done ? 'action.may.do' : 'action.may', {
    who,
    label: phrase('action-label', label),
    then:
      done && !action.must
        ? done.cost === undefined
          ? done.then
          : phrase('paid-for', { cost: done.cost, then: done.then })
        : listOf('steps', then),
    ...(cost.length > 0 && { cost: listOf('and', cost) }),
  })
  return withLevel(action.mode, sentences([main, ...onlyIf(only)]))
}
export const withLevel = (mode: string | undefined, text: Part): Part =>
  mode ? phrase('level', { level: levels(mode), text }) : text
/** What a phase gives is counted as it begins. */
const COUNTED_AT_START: ReadonlySet<Stat> = new Set<Stat>(['masterActions', 'discardActions', 'transfers'])

export function staticText(
  definition: CardDefinition,
  { on, while: condition, mode, effect }: Static,
  kept: Scene['bound'],
): Part {
  const foe = typeof on === 'object' && !('seats' in on) ? foeOf(on, condition) : undefined
  const scene: Scene = {
    ...sceneOf(definition, userOf(definition, undefined), 'you', new Map(kept)),
    ...(foe !== undefined && { fighting: foe }),
  }
  const acting = typeof on === 'object' && 'ref' in on ? ofTheActing(on, condition) : undefined,
    whom = acting?.who ?? on
  const { who, only } =
    typeof whom === 'string'
      ? { who: seat(scene, whom) }
      : 'seats' in whom
        ? { who: methuselah(scene, whom.seats, JSON.stringify(effect).includes('"it"') ? 'each' : 'all') }
        : forWhom(scene, whom, 'all')
  if (typeof whom === 'object' && 'seats' in whom) bind(scene, 'it', phrase('seat.they'))
  const { told, against, rest } = circumstances(
    scene,
    {
      on: typeof whom === 'object' && !('seats' in whom) ? whom : undefined,
      ...('stat' in effect && !('of' in effect && effect.of) && { stat: effect.stat }),
      ...('rule' in effect && { rule: effect.rule, ...(effect.against && { against: effect.against }) }),
    },
    acting ? acting.left : condition,
  )
  const holding = [
    ...(only === undefined ? [] : [only]),
    ...(rest.length > 0 ? [test(scene, rest.length === 1 ? rest[0]! : { all: rest })] : []),
  ]
  const when = {
    ...(told.length > 0 && { in: told.reduce((one, two) => phrase('in-turn', { one, two })) }),
    ...(holding.length > 0 && { while: listOf('both', holding) }),
  }
  const text =
    'delta' in effect
      ? changed(scene, effect, who, when, holding.length > 0)
      : 'set' in effect
        ? phrase(COUNTED_AT_START.has(effect.stat) ? 'modify.set.count' : 'modify.set', {
            who,
            n: amount(scene, effect.set),
            stat: statOf(effect),
          })
        : 'half' in effect
          ? phrase(`cost-of.half.${effect.half}`, { who, what: selector(scene, effect.of, 'all'), ...when })
          : 'plays' in effect
            ? phrase('plays-superior', {
                who,
                discipline:
                  typeof effect.plays === 'string' ? discipline(effect.plays) : phrase('ref.chosen-discipline'),
              })
            : 'as' in effect
              ? phrase('plays-as', {
                  who,
                  what:
                    effect.as.clan ??
                    (effect.as.title === undefined ? '' : phrase(`title.${effect.as.title}` as EffectKey)),
                })
              : 'blocks' in effect
                ? phrase('blocks-as', {
                    who,
                    what: listOf('and', [
                      phrase('become.type', {
                        type: phrase(`type.${effect.blocks.types?.[0]}` as EffectKey),
                        ...(effect.blocks.capacity !== undefined && { capacity: effect.blocks.capacity }),
                      }),
                      ...Object.values(wordsOf(effect.blocks)).flat(),
                    ]),
                    ...when,
                  })
                : 'bled' in effect
                  ? phrase('forbid.bled', { who, n: amount(scene, effect.bled), ...when })
                  : 'rule' in effect && effect.unless !== undefined
                    ? phrase(
                        effect.from
                          ? 'forbid.unless.library'
                          : effect.unless === 0
                            ? 'forbid.unless.wish'
                            : isOfVampires(whom)
                              ? 'forbid.unless.blood'
                              : 'forbid.unless',
                        {
                          rule: ruling(scene, { ...effect, ...(against && { against }), op: 'forbid' }, who, when),
                          n: effect.unless,
                        },
                      )
                    : 'rule' in effect
                      ? ruling(
                          scene,
                          { ...effect, ...(against && { against }), op: effect.allow ? 'allow' : 'forbid' },
                          who,
                          when,
                        )
                      : phrase(isSuperior(effect.level) ? 'has-superior' : 'level-more', {
                          who,
                          discipline:
                            typeof effect.level === 'string'
                              ? discipline(effect.level)
                              : phrase('ref.chosen-discipline'),
                          ...when,
                        })
  const adds =
    mode !== undefined &&
    'stat' in effect &&
    definition.statics?.some(other => !other.mode && 'stat' in other.effect && other.effect.stat === effect.stat)
  return adds
    ? phrase('level.more', { level: levels(mode), text: sentences([text]) })
    : withLevel(mode, sentences([text]))
}

const isOfVampires = (on: Static['on']): boolean => typeof on === 'object' && 'kind' in on && on.kind === 'vampire'

/** Of what kind who acts must be: "Banu Haqim get +1 stealth during bleed actions". */
function ofTheActing({ ref: one, ...who }: CardsWhere, condition: Test | undefined) {
  return one === 'acting' && Object.keys(who).length > 0 ? { who, left: condition } : undefined
}

type Change = Extract<Static['effect'], { delta: unknown }>

/** What a number of a card or a Methuselah is changed by, in the words of what that number is for. */
function changed(scene: Scene, effect: Change, who: Part, when: { while?: Part }, only: boolean): Part {
  const by = change(scene, effect.delta)
  switch (effect.stat) {
    case 'rescue':
      return phrase('rescue', { who, what: selector(scene, effect.of ?? { kind: 'vampire' }, 'one'), ...by })
    case 'contest':
      return phrase('contest', { who, ...by, ...when })
    case 'damage':
      return phrase(effect.against ? 'damage.against' : effect.ranged ? 'damage.ranged' : 'damage.with', {
        who,
        ...(effect.of && { what: selector(scene, effect.of, 'all') }),
        ...(effect.against && { against: selector(scene, effect.against, 'one') }),
        ...by,
        ...when,
      })
  }
  if (effect.of) return phrase(costOf(effect), { who, what: selector(scene, effect.of, 'all'), ...by, ...when })
  if (effect.stat === 'dissent') return phrase('dissent', { who, n: amount(scene, effect.delta), ...when })
  return phrase(only && COUNTED_AT_START.has(effect.stat) ? 'modify.at-start' : 'modify', {
    who,
    what: changeOf(effect.stat, by, effect.delta),
    ...when,
  })
}

function costOf({ aimed, paid, action }: Change): EffectKey {
  if (aimed) return 'cost-of.aimed'
  if (paid) return `cost-of.${paid}`
  return action ? 'cost-of.action' : 'cost-of'
}
const isSuperior = (level: string | { x: string }): boolean =>
  typeof level === 'string' && level === level.toUpperCase()
const statOf = ({ stat, set }: { stat: Stat; set: Num }): Part =>
  phrase(`stat.${stat}`, { s: typeof set === 'number' ? set : 2, by: '' })

export function triggerText(
  definition: CardDefinition,
  { on, when, optional, ops, mode }: Trigger,
  kept: Scene['bound'],
): Part | null {
  const scene: Scene = {
    ...sceneOf(definition, userOf(definition, undefined), 'you', new Map(kept)),
    inForce: true,
    nested: true,
    doing: ops,
  }
  // "Once each turn": a fact that it marks itself, and that must not be there yet.
  const asked = when === undefined ? [] : 'all' in when ? when.all : [when],
    limits = asked.flatMap(one => limitsOf(one, ops))
  const rest = asked.filter(one => limitsOf(one, ops).length === 0),
    left = rest.length === 0 ? undefined : rest.length === 1 ? rest[0] : { all: rest }
  const { event, when: condition } = happening(scene, { on, when: left })
  // What only remembers something is said by what asks for it.
  if (clauses({ ...scene, bound: new Map(scene.bound) }, ops).length === 0) return null
  // What somebody has in a combat they have in each.
  const each =
    on === 'combat-started' && condition === undefined && ops.every(op => op.op === 'modify' && op.until === 'combat')
  const ahead = on === 'combat-started' || on === 'blocked' || on === 'about-to-block'
  const then = clauses({ ...scene, ...(each && { span: 'combat' }), ...(ahead && { ahead }) }, ops)
  if (each) return withLevel(mode, sentences([phrase('each-combat', { then: inOne(then) })]))
  const done = optional ? doing(then, [phrase('seat.you')]) : undefined
  return withLevel(
    mode,
    sentences([
      phrase('headed', {
        ...(limits[0] && { limit: limits[0] }),
        then: phrase(done ? 'watch.may.do' : optional ? 'watch.may' : 'watch', {
          event,
          ...(condition !== undefined && { when: condition }),
          then: done
            ? done.cost === undefined
              ? done.then
              : phrase('paid-for', { cost: done.cost, then: done.then })
            : optional
              ? listOf('steps', then)
              : inOne(then),
        }),
      }),
    ]),
  )
}

const limitsOf = (one: Test, ops: readonly Op[]): Part[] => {
  const bounded = boundOf(condition(one), ops)
  return bounded ? [limitText(bounded)] : []
}
const condition = (one: Test): Condition => ({ key: 'when', test: one }) as Condition

export function strikeText(
  definition: CardDefinition,
  { strike, once, maneuver, at, mode, while: condition, cost, opposing }: GrantedStrike,
): Part {
  const scene = sceneOf(definition, opposing ? 'ref.opposing' : userOf(definition, undefined))
  const own = strikeOf(strike, scene, {
    ...(maneuver && { maneuver: phrase('with-maneuver', { n: maneuver }) }),
    ...(once && { once: phrase(`once.${once}`) }),
    ...(at && { at: phrase('at-long') }),
    ...(condition && { while: test(scene, condition) }),
  })
  const paid = cost
    ? phrase('strike.paid', {
        cost: listOf('and', [
          ...(cost.blood === undefined ? [] : [phrase('pay.blood', { n: cost.blood })]),
          ...(cost.discards === undefined ? [] : [phrase('pay.discards', { n: cost.discards })]),
        ]),
        strike: own,
      })
    : own
  return withLevel(mode, sentences([opposing ? phrase('strike.opposing', { strike: paid }) : paid]))
}
