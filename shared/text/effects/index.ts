import { catalogue } from '../../cards/catalogue.ts'
import type { Condition, Played } from '../../cards/conditions.ts'
import type { Ability, CardDefinition, Mode } from '../../cards/definition.ts'
import { definitionFor } from '../../cards/definitions.ts'
import type { WindowName } from '../../cards/language.ts'
import { effects, type EffectKey } from '../en/effects.ts'
import { actionText, announcement, staticText, strikeText, triggerText, withLevel } from './abilities.ts'
import { amount } from './amounts.ts'
import { cardPlayed, conditions } from './conditions.ts'
import { clauses, sceneOf } from './operations.ts'
import { sentences, listOf, phrase, type Part } from './phrase.ts'
import { factLines } from './printed.ts'
import { ref, noun, type Scene } from './scene.ts'
import { levels, selector } from './selectors.ts'
import { say, type EffectWords } from './speak.ts'
import { test } from './tests.ts'
import { isDuringAction, windowsOf } from './usage.ts'
import { isAlternative, abilityText } from './uses.ts'

/** What a card does, a line each, in words of its own: made from its definition, never from what is printed on it. */
export function effectText(key: string, words: EffectWords = effects): string[] {
  const facts = catalogue.get(key)
  if (!facts) return []
  return effectPhrases(definitionFor(key) ?? { facts, modes: [] }).map(line => say(line, words))
}

/** The same as phrases: keys and parameters, before a language has made them words. */
export function effectPhrases(definition: CardDefinition): Part[] {
  const { modes, abilities = [], actions = [], statics = [], triggers = [], strikes = [] } = definition
  const granted = new Set(grants([modes, abilities]))
  const common = shared(modes)
  const scene = sceneOf(definition, byOf(definition, modes[0]))
  const only = conditions(
    scene,
    common.filter(
      ({ key }) => key !== 'in-political-action' || !modes.every(mode => isPollingOfAction(timingOf(mode))),
    ),
    modes.flatMap(mode => mode.ops),
  )
  const kept: Scene['bound'] = new Map()
  return [
    ...factLines(definition.facts, definition),
    ...(only.length > 0 ? [sentences([phrase('only-usable-if', { conditions: listOf('both', only) })])] : []),
    ...together(modes.filter(mode => !mode.combined).map(mode => modeText(definition, mode, common, kept))),
    ...(modes.some(mode => mode.combined) ? [sentences([phrase('combined')])] : []),
    ...lives(definition),
    ...whileMerged(definition),
    ...statics.map(one => staticText(definition, one, kept)),
    ...strikes.filter(one => !granted.has(one.name)).map(one => strikeText(definition, one)),
    ...uses(
      sceneOf(definition, 'ref.this-minion', 'you', kept),
      abilities.filter(one => !granted.has(one.name)),
    ),
    ...actions.map(one => actionText(definition, one, kept)),
    ...inOneLine(triggers.flatMap(one => triggerText(definition, one, kept) ?? [])),
    ...limits(definition, scene),
  ]
}

/** What the card lets somebody do; two that exclude each other, and come at the same time, in one line. */
function uses(scene: Scene, abilities: readonly Ability[]): Part[] {
  const lines: Part[] = []
  for (let i = 0; i < abilities.length; i++) {
    const one = abilities[i]!,
      next = abilities[i + 1],
      other = next && isAlternative(scene, one, next) ? next : undefined
    if (other) i++
    lines.push(withLevel(one.mode, abilityText(scene, one, other)))
  }
  return lines
}

/** "When a minion is burned or control of it changes": what follows from several things in the same way is one line. */
function inOneLine(lines: readonly Part[]): Part[] {
  const said: Part[] = []
  for (const line of lines) {
    const last = said.at(-1),
      joined = last === undefined ? undefined : eitherHappens(last, line)
    if (joined) said[said.length - 1] = joined
    else said.push(line)
  }
  return said
}
function eitherHappens(one: Part, other: Part): Part | undefined {
  const [first, second] = [watchIn(one), watchIn(other)]
  if (!first || !second || first.apart !== second.apart || JSON.stringify(first.event) === JSON.stringify(second.event))
    return undefined
  return sentences([
    phrase('headed', {
      ...first.head,
      then: phrase(first.key, { ...first.of, event: listOf('or', [...eventsIn(first.event), second.event]) }),
    }),
  ])
}
const eventsIn = (event: Part): Part[] => (typeof event === 'object' && 'list' in event ? event.parts : [event])
/** A line that is one "when …", and what it is beside its event. */
function watchIn(line: Part) {
  const [headed, ...others] = typeof line === 'object' && 'list' in line ? line.parts : []
  if (others.length > 0 || typeof headed !== 'object' || !('key' in headed) || headed.key !== 'headed') return undefined
  const { then, ...head } = headed.of
  if (typeof then !== 'object' || !('key' in then) || !then.key.startsWith('watch')) return undefined
  const { event, ...rest } = then.of
  return event === undefined
    ? undefined
    : { head, key: then.key, of: rest, event, apart: JSON.stringify([head, then.key, rest]) }
}

/** What stands behind the icon of an advanced vampire (MERGE-08). */
const whileMerged = ({ facts, merged }: CardDefinition): Part[] => {
  if (!merged) return []
  const behind: CardDefinition = { facts, modes: [], ...merged }
  return effectPhrases(behind)
    .slice(factLines(facts, behind).length)
    .map(text => phrase('while-merged', { text }))
}

/** Life that depends on the level. */
const lives = ({ life = {} }: CardDefinition): Part[] =>
  Object.entries(life).map(([level, n]) =>
    phrase('level', { level: levels(level), text: sentences([phrase('life', { n })]) }),
  )

function limits(
  { onePer, lends, draws, claims, returns, removed, replaceAt, reduces, facts }: CardDefinition,
  scene: Scene,
): Part[] {
  const parts: Part[] = []
  if (onePer !== undefined)
    parts.push(
      onePer === facts.key
        ? phrase('one-per', { what: facts.name })
        : phrase('one-per.word', { what: phrase(`word.${onePer}` as EffectKey) }),
    )
  if (reduces) {
    const { by, n = 0, action, blood, usable = [], of, once, pays } = reduces,
      only = conditions(scene, usable, [])
    parts.push(
      phrase(
        typeof pays === 'object'
          ? 'reduces.pays-counters'
          : pays
            ? `reduces.pays-${pays}`
            : once
              ? 'reduces.once'
              : 'reduces',
        {
          card: ref(scene, 'self'),
          ...(!once && {
            what: of ? selector(scene, of, 'one') : phrase(action ? 'reduces.action' : 'reduces.card'),
          }),
          n,
          unit: phrase(blood ? 'reduces.blood' : 'reduces.any', { n }),
          ...(by && { by: selector(scene, by, 'one') }),
          ...(only.length > 0 && { conditions: listOf('both', only) }),
        },
      ),
    )
  }
  if (draws && 'spends' in draws) parts.push(phrase('instead-of-draw'))
  else if (draws)
    parts.push(
      phrase(draws.amongst.ref === 'self' ? 'draws.self' : 'draws', {
        what: selector(scene, draws.amongst, 'one'),
        ...(draws.while && { while: test(scene, draws.while) }),
      }),
    )
  if (lends)
    parts.push(
      phrase('lends', {
        ...(lends.to && { by: selector(scene, lends.to, 'one') }),
        ...(lends.removed && { removed: phrase('lends.removed') }),
      }),
    )
  if (claims !== undefined) parts.push(phrase('claims'))
  if (returns) parts.push(phrase('returns'))
  if (removed) parts.push(phrase('removed'))
  if (replaceAt !== undefined)
    parts.push(
      typeof replaceAt === 'object'
        ? phrase(`replace.${replaceAt.event}` as EffectKey)
        : replaceAt === 'leaves' || replaceAt === 'combat' || replaceAt === 'action' || replaceAt === 'turn'
          ? phrase(`replace.${replaceAt}`)
          : phrase('replace', { phase: phrase(`phase.${replaceAt}`) }),
    )
  return parts.length > 0 ? [sentences(parts)] : []
}

const byOf = ({ facts }: CardDefinition, mode: Mode | undefined) =>
  mode &&
  (mode.usable?.some(({ key }) => key === 'by-vampire') ||
    mode.level !== '' ||
    facts.clan ||
    facts.requiresTitle ||
    facts.requiresSect ||
    facts.requiresCapacity !== undefined)
    ? ('ref.this-vampire' as const)
    : ('ref.this-minion' as const)

/** Conditions that all lines have. */
const shared = (modes: readonly Mode[]) =>
  modes.length < 2
    ? []
    : (modes[0]!.usable ?? []).filter(
        one =>
          modes.every(mode => isAmong(mode.usable, one)) &&
          !(one.key === 'playing' && modes.every(mode => cancelsWhat(mode))) &&
          !(one.key === 'by-locked' && modes.every(mode => mode.usable?.some(({ key }) => key === 'by-vampire'))),
      )
/** A condition is what it says, wherever it stands. */
const isAmong = (conditions: readonly Condition[] | undefined, one: Condition): boolean =>
  conditions?.some(other => JSON.stringify(other) === JSON.stringify(one)) === true

/** A line of a card: when and by whom it can be played, how it is announced, what it does. */
function modeText(definition: CardDefinition, mode: Mode, common: readonly Condition[], kept: Scene['bound']): Line {
  const scene: Scene = {
    ...sceneOf(definition, byOf(definition, mode)),
    doing: mode.ops,
    ...(typeof mode.extra === 'object' && { extra: mode.extra }),
    ...(mode.others && { aside: true }),
  }
  const types = new Set(definition.modes.map(one => one.type))
  const before: Part[] = []
  const timing = timingOf(mode)
  if (mode.others)
    before.push(
      phrase(
        mode.type === 'Combat'
          ? 'others.combat'
          : mode.others === true && !unlockedOnly(mode)
            ? 'others.action'
            : 'others.unlocked',
        {
          kind: noun(scene.by === 'ref.this-vampire' ? 'vampire' : 'minion', 'bare'),
        },
      ),
    )
  const usable = mode.usable ?? []
  if (usable.some(({ key }) => key === 'by-vampire'))
    before.push(phrase(usable.some(({ key }) => key === 'by-locked') ? 'only-by.locked-vampire' : 'only-by.vampire'))
  if (usable.some(({ key }) => key === 'even-locked')) before.push(phrase('even-locked', { by: ref(scene, 'by') }))
  if (mode.withoutAction) before.push(phrase('without-action'))
  if (timing !== undefined) before.push(phrase('usable', { when: timing }))
  const cancelled = cancelsWhat(mode),
    unlocked = mode.others !== undefined && usable.some(isUnlocked)
  const only = conditions(
    scene,
    usable.filter(
      one =>
        !isAmong(common, one) &&
        !(one.key === 'playing' && cancelled) &&
        !(unlocked && isUnlocked(one)) &&
        !(one.key === 'in-political-action' && isPollingOfAction(timing)) &&
        !(one.key === 'by-locked' && usable.some(({ key }) => key === 'by-vampire')),
    ),
    mode.ops,
  )
  if (only.length > 0) before.push(phrase('only-usable-if', { conditions: listOf('both', only) }))
  if (mode.once) before.push(onceText(mode.once, mode))
  if (mode.edge) before.push(phrase('edge.burn'))
  const after: Part[] = []
  if (mode.header) {
    const { label, clauses: announced } = announcement(scene, mode.header, mode.ops)
    if (label['stealth'] !== undefined || label['extra'] !== undefined) before.push(phrase('announce', label))
    // Who is bled is chosen first.
    const { target } = mode.header
    const first =
      target && 'seat' in target ? mode.ops.findIndex(op => op.op === 'choose' && op.as === target.seat) + 1 : 0
    after.push(
      ...clauses(scene, mode.ops.slice(0, first)),
      ...announced,
      ...clauses(scene, mode.ops.slice(first)),
      ...clauses(scene, mode.header.meanwhile ?? []),
    )
    if (label['directed'] !== undefined && label['stealth'] === undefined)
      after[0] = phrase('announce.directed', { directed: label['directed'], then: after[0] ?? '' })
  } else if (cancelled) {
    const [first, ...rest] = mode.ops
    after.push(
      phrase('cancel', {
        what: cardPlayed(scene, cancelled),
        ...(first?.op === 'outcome' && first.unpaid && { unpaid: phrase('unpaid') }),
      }),
      ...clauses(scene, rest),
    )
  } else after.push(...clauses(scene, mode.ops))
  for (const [name, bound] of scene.bound) kept.set(name, bound)
  if (mode.extra !== undefined) after.push(phrase('costs-more', { n: amount(scene, mode.extra) }))
  if (mode.cheaper !== undefined)
    after.push(phrase('costs-less', { n: mode.cheaper.blood, who: selector(scene, mode.cheaper.for, 'all') }))
  if (mode.x !== undefined) after.push(phrase('x-is', { amount: amount(scene, mode.x) }))
  const text = sentences([...before, ...after].filter(part => part !== ''))
  return { level: mode.level, types: types.size > 1 ? [phrase(`type.${mode.type}`)] : [], text }
}

/** A line of a card as it is played: at which level, as what, and what it then does. */
interface Line {
  level: string
  types: Part[]
  text: Part
}
/** What is played as one type or the other and does the same is one line. */
function together(lines: readonly Line[]): Part[] {
  const apart: Line[] = []
  for (const line of lines) {
    const same = apart.find(
      one => one.level === line.level && JSON.stringify(one.text) === JSON.stringify(line.text) && one.types.length > 0,
    )
    if (same) same.types.push(...line.types)
    else apart.push({ ...line, types: [...line.types] })
  }
  const all = new Set(lines.flatMap(({ types }) => types).map(type => JSON.stringify(type))).size
  return apart.map(({ level, types, text }) => {
    const typed = types.length > 0 && types.length < all ? phrase('typed', { type: listOf('or', types), text }) : text
    return level === '' ? typed : phrase('level', { level: levels(level), text: typed })
  })
}

const isUnlocked = (one: Condition): boolean =>
  one.key === 'when' &&
  'is' in one.test &&
  one.test.is[0] === 'by' &&
  JSON.stringify(one.test.is[1]) === '{"locked":false}'
const unlockedOnly = ({ usable = [] }: Mode): boolean => usable.some(isUnlocked)

/** "Cancel an action card as it is played": what, if that is the first thing it does. */
function cancelsWhat({ usable = [], ops: [first] }: Mode): readonly Played[] | undefined {
  const playing = usable.filter(one => one.key === 'playing')
  return first?.op === 'outcome' && first.of === 'play' && playing.length === 1 ? playing[0]!.played : undefined
}

const onceText = (once: NonNullable<Mode['once']>, { byAnybody, byEach, ownLine, type, level }: Mode): Part =>
  once === 'unlock'
    ? phrase('one-each.unlock')
    : phrase(
        byEach
          ? 'one-each.seat'
          : ownLine
            ? 'one-each.own-line'
            : byAnybody && type === 'Equipment'
              ? 'one-each.equipped'
              : byAnybody && level !== ''
                ? level === level.toUpperCase()
                  ? 'one-each.superior'
                  : 'one-each.line'
                : byAnybody || type === 'Master'
                  ? 'one-each.any'
                  : 'one-each',
        { scope: phrase(`scope.${once}`) },
      )

/** Windows that the effect itself makes plain. */
const PLAIN: ReadonlySet<WindowName> = new Set<WindowName>([
  'strike',
  'range',
  'press',
  'additional-strikes',
  'prevent',
  'as-played',
  'to-torpor',
  'success',
])
function timingOf({ windows, ops, type }: Mode): Part | undefined {
  if (isDuringAction(windows) || windows.length === 0) return undefined
  const said = windows.filter(
    one =>
      (!PLAIN.has(one) || one === 'success' || (one === 'range' && windows.includes('strike'))) &&
      // The end of a round goes on as combat is about to end.
      !(one === 'combat-ends' && windows.includes('round-end')),
  )
  // It takes no strike's place.
  if (type === 'Combat' && windows.includes('strike') && !JSON.stringify(ops).includes('"op":"strike"'))
    return phrase('window.choosing-strike')
  if (type === 'Combat' && windows.includes('strike') && windows.includes('range'))
    return phrase('window.strike-or-range')
  // A blood hunt is no action (BLOODHUNT-03).
  if (said.length === 1 && said[0] === 'polling' && type !== 'Combat') return phrase('window.polling-action')
  // What belongs to no step of its own says all it may be used in.
  const all = type === 'Combat' && said.length > 1 ? windows : said
  return all.length > 0 && ops.length > 0 ? windowsOf(all) : undefined
}

const isPollingOfAction = (timing: Part | undefined): boolean =>
  typeof timing === 'object' && 'key' in timing && timing.key === 'window.polling-action'

function* grants(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return
  if ('op' in part && part.op === 'grant' && 'ability' in part) yield String(part.ability)
  for (const inner of Object.values(part)) yield* grants(inner)
}
