import fc from 'fast-check'
import * as z from 'zod'

type Any = fc.Arbitrary<unknown>
/** What stands in for values of a named schema: ids that are there, for one. */
export type Known = Readonly<Record<string, Any>>

interface Def {
  type: string
  format?: string
  checks?: readonly { _zod: { def: Check } }[]
  innerType?: z.ZodType
  element?: z.ZodType
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  items?: z.ZodType[]
  keyType?: z.ZodType
  valueType?: z.ZodType
  left?: z.ZodType
  right?: z.ZodType
  in?: z.ZodType
  entries?: Record<string, unknown>
  values?: unknown[]
  getter?: () => z.ZodType
}
interface Bag {
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  patterns?: Set<RegExp>
}

interface Check {
  check: string
  value?: number
  minimum?: number
  maximum?: number
  pattern?: RegExp
}

const inside = (schema: z.ZodType): { def: Def; bag: Bag; optional: boolean } => {
  const { def, optin } = schema._zod as unknown as { def: Def; optin?: string }
  return { def, bag: bagOf(def), optional: optin === 'optional' }
}

/** The bounds that a schema was given, one after another. */
function bagOf({ checks = [] }: Def): Bag {
  const bag: Bag = {}
  for (const { _zod } of checks) {
    const { check, value, minimum, maximum, pattern } = _zod.def
    if (check === 'greater_than' && value !== undefined) bag.minimum = value
    if (check === 'less_than' && value !== undefined) bag.maximum = value
    if (check === 'min_length' && minimum !== undefined) bag.minLength = minimum
    if (check === 'max_length' && maximum !== undefined) bag.maxLength = maximum
    if (check === 'string_format' && pattern) bag.patterns = new Set([...(bag.patterns ?? []), pattern])
  }
  return bag
}

const DEEPEST = 4
const LONGEST = 5

/** Values as a schema wants them, as far as its form says; what refinements ask beside that is left to chance. */
export function valuesOf(schema: z.ZodType, known: Known = {}, depth = 0): Any {
  const { def, bag } = inside(schema)
  const id = z.globalRegistry.get(schema)?.id
  const stand = id === undefined ? undefined : (known[id] ?? NAMED[id])
  if (stand) return stand
  const inner = (one: z.ZodType | undefined): Any => (one ? valuesOf(one, known, depth + 1) : fc.constant(null))
  switch (def.type) {
    case 'string':
      return textOf(bag, def.format)
    case 'number':
      return Number.isInteger(bag.minimum ?? 0)
        ? fc.integer({ min: Math.max(bag.minimum ?? 0, -1e9), max: Math.min(bag.maximum ?? 1000, 1e9) })
        : fc.double()
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'undefined':
    case 'void':
      return fc.constant(undefined)
    case 'literal':
      return fc.constantFrom(...(def.values ?? [null]))
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? { none: null }))
    case 'array':
      return fc.array(inner(def.element), {
        minLength: Math.min(bag.minLength ?? 0, LONGEST),
        maxLength: Math.min(bag.maximum ?? bag.maxLength ?? LONGEST, depth > DEEPEST ? (bag.minLength ?? 0) : LONGEST),
      })
    case 'tuple':
      return fc.tuple(...(def.items ?? []).map(inner))
    case 'object':
      return objectsOf(def.shape ?? {}, inner)
    case 'record':
      return fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), inner(def.valueType), { maxKeys: 3 })
    case 'union':
      return fc.oneof(...(depth > DEEPEST ? (def.options ?? []).slice(0, 1) : (def.options ?? [])).map(inner))
    case 'nullable':
      return fc.option(inner(def.innerType), { nil: null })
    case 'intersection':
      return fc
        .tuple(inner(def.left), inner(def.right))
        .map(([left, right]) => Object.assign({}, left, right) as unknown)
    case 'lazy':
      return valuesOf(def.getter!(), known, depth)
    case 'pipe':
      return inner(def.in)
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return inner(def.innerType)
    default:
      return fc.jsonValue({ maxDepth: 3 })
  }
}

function objectsOf(shape: Record<string, z.ZodType>, inner: (one: z.ZodType) => Any): Any {
  const names = Object.keys(shape)
  return fc.record(
    Object.fromEntries(
      names.map(name => [
        name,
        /zone$/i.test(name)
          ? fc.constantFrom('Europe/Madrid', 'UTC', 'Asia/Kolkata', 'Nowhere/At-All')
          : inner(shape[name]!),
      ]),
    ),
    { requiredKeys: names.filter(name => !inside(shape[name]!).optional) },
  ) as Any
}

/** What no form tells. */
const NAMED: Known = {
  TimeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Nowhere/Town'),
  LocalTime: fc.constantFrom('00:00', '07:30', '23:59', '24:00'),
}

const FORMATS: Record<string, string[]> = {
  url: [
    'https://push.example.org/one',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'https://[::1]/',
  ],
  email: ['ann@example.org', 'a@b', '"\r\nBcc: x@example.org"@example.org'],
  datetime: ['2027-01-04T12:00:00.000Z', '9999-12-31T23:59:59Z'],
  date: ['2027-01-04', '2027-02-30'],
}

function textOf({ patterns, minLength = 0, maxLength = 24 }: Bag, format = ''): Any {
  const [pattern] = patterns ?? []
  const examples = FORMATS[format]
  if (examples) return fc.constantFrom(...examples)
  const plain = fc.string({
    minLength: Math.min(minLength, 200),
    maxLength: Math.min(maxLength, Math.max(minLength, 24)),
  })
  const matching = pattern && matchingOf(pattern)
  return matching ? fc.oneof({ weight: 9, arbitrary: matching }, plain) : plain
}

/** Made once a pattern, which takes some hundredths of a second; null where its language is not spoken. */
const matchings = new Map<string, Any | null>()
function matchingOf(pattern: RegExp): Any | null {
  const known = matchings.get(String(pattern))
  if (known !== undefined) return known
  let matching: Any | null = null
  try {
    matching = fc.stringMatching(pattern)
  } catch {
    // Strings as they come will do.
  }
  matchings.set(String(pattern), matching)
  return matching
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'x'.repeat(5000),
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '${jndi:ldap://x}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  [],
  {},
  [[]],
  Array.from({ length: 500 }, () => 0),
  deep(7),
  deep(60),
  { $ne: null },
  { toString: 'x' },
  { length: -1 },
  'gam_0123456789abcdefghijkl',
  'tbl_0123456789abcdefghijkl',
  'prm_1_1_0',
  'ann',
  'bot-ada',
  'league vekn',
]
/** Fields that a client has no say in. */
const FIELDS = [
  'seat',
  'version',
  'rng',
  'winner',
  'pool',
  'ownerId',
  'owner',
  'isJudge',
  'byDefault',
  'host',
  'secret',
  'player',
  'scopes',
  '__proto__x',
  'hash',
  'revokedAt',
  'state',
]

type Edit = { at: number; how: 'replace' | 'drop' | 'add' | 'wrap'; value: unknown; name: string }
const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(40),
  how: fc.constantFrom('replace', 'drop', 'add', 'wrap'),
  value: fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue({ maxDepth: 3 })),
  name: fc.oneof(fc.constantFrom(...FIELDS), fc.string({ maxLength: 8 })),
})

/** Something like it, with one to three things wrong. */
export const spoilt = (good: Any): Any =>
  fc
    .tuple(good, fc.array(edit, { minLength: 1, maxLength: 3 }))
    .map(([value, edits]) => edits.reduce(edited, structuredClone(value)))

function edited(value: unknown, { at, how, value: shared, name }: Edit): unknown {
  const other = structuredClone(shared)
  const nodes: { holder: Record<string, unknown>; key: string }[] = []
  const root = { value }
  const walk = (holder: Record<string, unknown>, key: string): void => {
    nodes.push({ holder, key })
    const one = holder[key]
    if (typeof one === 'object' && one !== null)
      for (const inner of Object.keys(one)) walk(one as Record<string, unknown>, inner)
  }
  walk(root, 'value')
  const { holder, key } = nodes[at % nodes.length]!
  const here = holder[key]
  if (how === 'drop' && holder !== root) delete holder[key]
  else if (how === 'wrap') holder[key] = [here]
  else if (how === 'add' && typeof here === 'object' && here !== null && !Array.isArray(here))
    Object.defineProperty(here, name, { value: other, enumerable: true, configurable: true, writable: true })
  else holder[key] = other
  return root.value
}
