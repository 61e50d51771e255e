import type { CardDefinition } from '../../shared/cards/definition.ts'

/** A definition with one thing in it changed, and where. */
export interface Broken {
  where: string
  definition: CardDefinition
}
type Step = string | number

/** What stands in a list of these names is a clause of its own: without one of them the card says less. */
const CLAUSES: ReadonlySet<Step> = new Set([
  'modes',
  'abilities',
  'actions',
  'statics',
  'triggers',
  'strikes',
  'ops',
  'then',
  'else',
  'effects',
  'usable',
  'all',
  'or',
  'any',
  'played',
  'windows',
  'phases',
  'terms',
  'passed',
  'tally',
  'meanwhile',
  'keywords',
  'disciplines',
  'requiresTraits',
  'requiresSect',
  'requiresTitle',
])
/** What these say narrows or bounds something, or gives it a name; without it the card says more, or nothing. */
const NEVER: ReadonlySet<Step> = new Set([
  'op',
  'key',
  'as',
  'ask',
  'name',
  'level',
  'reason',
  'rule',
  'stat',
  'id',
  'types',
  'group',
])

/** Each way to break a definition by one change: a clause or a word less, a number one more, a test turned round. */
export function breaksOf(definition: CardDefinition): Broken[] {
  return changes(definition, []).map(({ path, change }) => ({
    where: `${path.join('.')}${change === undefined ? ' left out' : ` is ${JSON.stringify(change)}`}`,
    definition: changed(definition, path, change) as CardDefinition,
  }))
}

interface Change {
  path: Step[]
  /** Left out, it is not there any more. */
  change?: unknown
}
function changes(value: unknown, path: Step[]): Change[] {
  if (typeof value === 'number') return [{ path, change: value + 1 }]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    // What is a word more in a list of traits: mortal, as most minions are that are not.
    const more = path.at(-1) === 'keywords' ? [{ path, change: [...(value as unknown[]), 'mortal'] }] : []
    const clause = CLAUSES.has(path.at(-1) ?? '')
    const inner = value.flatMap((one: unknown, n) => [
      ...(clause ? [{ path: [...path, n] }] : []),
      ...changes(one, [...path, n]),
    ])
    return [...more, ...inner]
  }
  return Object.entries(value).flatMap(([name, one]): Change[] =>
    NEVER.has(name)
      ? []
      : [
          ...(path.length > 0 && (path[0] === 'facts' || !CLAUSES.has(name)) ? [{ path: [...path, name] }] : []),
          ...changes(one, [...path, name]),
        ],
  )
}

/** The same with that one thing changed; the given value stays as it was. */
function changed(value: unknown, [step, ...path]: readonly Step[], change: unknown): unknown {
  if (step === undefined) return change
  if (Array.isArray(value))
    return path.length === 0 && change === undefined
      ? value.filter((_, n) => n !== step)
      : value.map((one: unknown, n) => (n === step ? changed(one, path, change) : one))
  const { [step]: inner, ...others } = value as Record<Step, unknown>
  return path.length === 0 && change === undefined ? others : { ...others, [step]: changed(inner, path, change) }
}
