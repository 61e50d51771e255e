/**
 * Schemas in the words that tools for OpenAPI understand. Zod writes JSON Schema 2020-12, and generators, mock servers
 * and linters know less of it: each turn here is one of theirs that failed.
 */
type Json = Record<string, unknown>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** `\p{Cc}` and, of the plane that all tools know, `\p{Cf}`: many compile patterns without the flag that these need. */
const CONTROLS = String.raw`\u0000-\u001f\u007f-\u009f`
const FORMATS = [
  String.raw`\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f`,
  String.raw`\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb`,
].join('')

/** A slash needs no escape outside of JavaScript's own literals, and who writes such a literal escapes it again. */
const patternFor = (pattern: string): string =>
  pattern
    .replaceAll(String.raw`\p{Cc}`, CONTROLS)
    .replaceAll(String.raw`\p{Cf}`, FORMATS)
    .replaceAll(String.raw`\/`, '/')

/** A list whose places mean different things, as one of which each thing may be any of these. */
const listFor = (places: readonly unknown[]): Json => ({
  items: { anyOf: places },
  minItems: places.length,
  maxItems: places.length,
})

/** The same schema, as far as such tools can follow it. */
export function portable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(portable)
  if (!isJson(schema)) return schema
  const { prefixItems, pattern, ...rest } = schema
  return {
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, portable(value)])),
    ...(typeof pattern === 'string' && { pattern: patternFor(pattern) }),
    ...(pattern !== undefined && typeof pattern !== 'string' && { pattern: portable(pattern) }),
    ...(Array.isArray(prefixItems) && listFor(prefixItems.map(portable))),
  }
}

/**
 * A union of objects that a word in them tells apart says by which, and each of them is a component of its own: a
 * discriminator knows no others, and a client gets a type for each.
 */
export function discriminate(components: Json): void {
  for (const [name, schema] of Object.entries(components)) {
    if (!isJson(schema)) continue
    const { anyOf, oneOf, ...rest } = schema,
      variants = Array.isArray(oneOf) ? oneOf : anyOf
    const told = Array.isArray(variants) && variants.length > 1 ? toldApart(variants, components) : null
    if (!told || !Array.isArray(variants)) continue
    const mapping: Record<string, string> = {}
    const named = told.words.map((words, i) => {
      const variant: unknown = variants[i]
      const reference = isJson(variant) && typeof variant['$ref'] === 'string' ? variant['$ref'] : null
      const own = `${name}${words.map(capitalised).join('')}`
      if (!reference) {
        const description = `${String(rest['description'])}: ${words.map(word => `\`${word}\``).join(', ')}`
        components[own] = { description, ...(variant as Json) }
      }
      const $ref = reference ?? `#/components/schemas/${own}`
      for (const word of words) mapping[word] = $ref
      return { $ref }
    })
    components[name] = { ...rest, oneOf: named, discriminator: { propertyName: told.by, mapping } }
  }
}

const byName =
  (components: Json) =>
  (schema: unknown): unknown =>
    isJson(schema) && typeof schema['$ref'] === 'string' ? components[schema['$ref'].split('/').at(-1)!] : schema

/** The field that all of them must have, with other words in each. */
function toldApart(union: readonly unknown[], components: Json): { by: string; words: string[][] } | null {
  const meant = byName(components),
    variants = union.map(meant),
    [first] = variants
  if (!isJson(first) || !isJson(first['properties'])) return null
  for (const by of Object.keys(first['properties'])) {
    const words = variants.map(variant => wordsOf(variant, by, meant))
    const all = words.flat()
    if (words.every(ones => ones.length > 0) && new Set(all).size === all.length) return { by, words }
  }
  return null
}

function wordsOf(variant: unknown, field: string, meant: (schema: unknown) => unknown): string[] {
  if (!isJson(variant) || !isJson(variant['properties'])) return []
  const value = meant(variant['properties'][field])
  const must = Array.isArray(variant['required']) && variant['required'].includes(field)
  if (!must || !isJson(value)) return []
  const words: unknown[] = Array.isArray(value['enum']) ? value['enum'] : [value['const']]
  return words.every(word => typeof word === 'string') ? words : []
}

const capitalised = (word: string): string =>
  word
    .split(/[^a-z0-9]+/i)
    .map(part => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('')
