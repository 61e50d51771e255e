import { expect, it } from 'vitest'
import { apiDocument } from './api-document.ts'

/**
 * API3: what a reply has is a list of fields that somebody put there on purpose. Whoever adds one sees it here, by its
 * place, and writes the list anew
 * with `npx vitest run --config test/vitest.config.ts test/http/key-sets.test.ts -u`; that no reply has others is
 * checked wherever a test gets one.
 */
type Json = Record<string, unknown>
interface Operation {
  operationId: string
  responses: Record<string, { content?: Record<string, { schema: Json }> }>
}
const document = await apiDocument<{
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}>()

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a schema, those of what it lists or may be included; a named schema has a line of its own. */
function keysIn(schema: unknown, named: Set<string>): unknown {
  if (!isJson(schema)) return ''
  const { $ref: ref, properties, items, additionalProperties, ...rest } = schema
  if (typeof ref === 'string') {
    const name = ref.split('/').at(-1)!
    named.add(name)
    return name
  }
  if (isJson(properties))
    return `{ ${Object.keys(properties)
      .sort()
      .map(key => [key, keysIn(properties[key], named)].filter(Boolean).join(': '))
      .join(', ')} }`
  if (items !== undefined) return `[${keysIn(items, named)}]`
  const forms = ['anyOf', 'oneOf', 'allOf'].flatMap(key => (Array.isArray(rest[key]) ? (rest[key] as unknown[]) : []))
  if (forms.length > 0) return [...new Set(forms.map(form => keysIn(form, named)))].filter(Boolean).join(' | ')
  return isJson(additionalProperties) && Object.keys(additionalProperties).length > 0
    ? `{ *: ${keysIn(additionalProperties, named)} }`
    : ''
}

it('replies have the fields that are listed, and no others', async () => {
  const named = new Set<string>()
  const replies = Object.values(document.paths)
    .flatMap(methods => Object.values(methods))
    .toSorted((a, b) => (a.operationId < b.operationId ? -1 : 1))
    .flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([status]) => Number(status) < 300)
        .map(
          ([status, { content = {} }]) =>
            `${operationId} ${status}: ${Object.values(content)
              .map(({ schema }) => keysIn(schema, named))
              .join()}`,
        ),
    )
  named.add('Problem')
  const schemas: string[] = []
  for (const name of named) schemas.push(`${name}: ${keysIn(document.components.schemas[name], named)}`)
  expect(replies.length).toBeGreaterThan(50)
  await expect([...replies, '', ...schemas.sort(), ''].join('\n')).toMatchFileSnapshot('key-sets.txt')
})
