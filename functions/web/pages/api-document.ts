/** The description of the API as the page reads it: OpenAPI 3.1, as far as `shared/api` writes it. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  additionalProperties?: Schema | boolean
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}
interface Content {
  content?: Record<string, { schema: Schema; example?: unknown }>
}
export interface Parameter {
  name: string
  in: string
  required: boolean
  description?: string
  schema: Schema
  example?: unknown
}
interface Written {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: unknown[]
  'x-scope'?: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: Content
  responses: Record<string, Content & { description: string }>
}
export interface ApiDocument {
  info: { version: string; summary: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Written>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    securitySchemes: { bearer: { description: string } }
  }
}

export interface Refusal {
  status: string
  code: string
  title: string
}
export interface Operation {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  /** What it does, and who may call it. */
  about: string[]
  scope: string | undefined
  open: boolean
  parameters: Parameter[]
  body: Schema | undefined
  /** What was sent in the example. */
  sent: unknown
  replies: { status: string; description: string; schema: Schema | undefined; example: unknown }[]
  refusals: Refusal[]
  /** All a reader may look for. */
  words: string
}

const exampleIn = ({ content }: Content): unknown => Object.values(content ?? {})[0]?.example
const schemaIn = ({ content }: Content): Schema | undefined => Object.values(content ?? {})[0]?.schema
const isRefusal = (status: string): boolean => Number(status) >= 400

/** "`not-found`: Not found. `forbidden`: …" */
const refusalsIn = (status: string, description: string): Refusal[] =>
  [...description.matchAll(/`([\w-]+)`: (.*?)(?=\. `|$)/g)].map(([, code, title]) => ({
    status,
    code: code!,
    title: title!,
  }))

export function operationsOf({ paths, components }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, said]): Operation => {
      const responses = Object.entries(said.responses),
        parameters = (said.parameters ?? []).map(one =>
          '$ref' in one ? components.parameters[nameIn(one.$ref)]! : one,
        )
      const refusals = responses
        .filter(([status]) => isRefusal(status))
        .flatMap(([status, { description }]) => refusalsIn(status, description))
      return {
        id: said.operationId,
        method: method.toUpperCase(),
        path,
        tag: said.tags[0] ?? '',
        summary: said.summary,
        about: said.description.split('\n\n'),
        scope: said['x-scope'],
        open: said.security.length === 0,
        parameters,
        body: said.requestBody && schemaIn(said.requestBody),
        sent: said.requestBody && exampleIn(said.requestBody),
        replies: responses
          .filter(([status]) => !isRefusal(status))
          .map(([status, reply]) => ({
            status,
            description: reply.description,
            schema: schemaIn(reply),
            example: exampleIn(reply),
          })),
        refusals,
        words: [
          said.operationId,
          method,
          path,
          said.summary,
          said.description,
          said['x-scope'],
          ...parameters.map(({ name }) => name),
          ...refusals.map(({ code }) => code),
        ]
          .join(' ')
          .toLowerCase(),
      }
    }),
  )
}

/** Every way a request can fail, once. */
export function problemsOf(operations: readonly Operation[]): Refusal[] {
  const all = new Map(operations.flatMap(({ refusals }) => refusals.map(one => [one.code, one] as const)))
  return [...all.values()].toSorted((a, b) => a.status.localeCompare(b.status) || a.code.localeCompare(b.code))
}

export const nameIn = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)
export const fits = (words: string, query: string): boolean =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every(word => words.includes(word))

/** What a schema is, in a few words; the names of others are for links. */
export function typeOf(schema: Schema): (string | { name: string })[] {
  const { $ref, const: only, enum: some, anyOf, oneOf, allOf, type, items, additionalProperties } = schema
  if ($ref !== undefined) return [{ name: nameIn($ref) }]
  if (only !== undefined) return [JSON.stringify(only)]
  if (some) return [some.map(one => JSON.stringify(one)).join(' | ')]
  const several = anyOf ?? oneOf ?? allOf
  if (several) return several.flatMap((one, i) => [...(i > 0 ? [allOf ? ' & ' : ' | '] : []), ...typeOf(one)])
  if (type === 'array')
    return items?.enum || items?.anyOf || items?.oneOf
      ? ['(', ...typeOf(items), ')[]']
      : [...(items ? typeOf(items) : ['any']), '[]']
  if (type === 'object' && typeof additionalProperties === 'object' && !schema.properties)
    return ['{ …: ', ...typeOf(additionalProperties), ' }']
  return [Array.isArray(type) ? type.join(' | ') : (type ?? 'any')]
}

/** What its values are kept to. */
export function boundsOf({
  minimum,
  maximum,
  minLength,
  maxLength,
  minItems,
  maxItems,
  format,
  pattern,
  default: given,
}: Schema): string {
  const between = (least: number | undefined, most: number | undefined, what: string): string | false => {
    const low = least ?? 0,
      high = most === undefined || most >= Number.MAX_SAFE_INTEGER ? undefined : most
    return (least !== undefined && least > Number.MIN_SAFE_INTEGER) || high !== undefined
      ? `${low}–${high ?? '∞'}${what}`
      : false
  }
  return [
    between(minimum, maximum, ''),
    between(minLength, maxLength, ' chars'),
    between(minItems, maxItems, ' items'),
    format,
    pattern !== undefined && format === undefined && pattern,
    given !== undefined && `= ${JSON.stringify(given)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const DEEPEST = 4

/** A value such as one would send: what must be there, and no more. */
export function exampleOf(schema: Schema, schemas: Record<string, Schema>, depth = 0): unknown {
  if (schema.$ref !== undefined) return exampleOf(schemas[nameIn(schema.$ref)] ?? {}, schemas, depth + 1)
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const one = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0]
  if (one) return exampleOf(one, schemas, depth + 1)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object')
    return depth > DEEPEST
      ? {}
      : Object.fromEntries(
          (schema.required ?? []).map(name => [name, exampleOf(schema.properties?.[name] ?? {}, schemas, depth + 1)]),
        )
  if (type === 'array')
    return schema.items && (schema.minItems ?? 0) > 0
      ? Array.from({ length: schema.minItems! }, () => exampleOf(schema.items!, schemas, depth + 1))
      : []
  return type === 'integer' || type === 'number' ? (schema.minimum ?? 0) : type === 'boolean' ? true : '…'
}

/** A request as one would try it. */
export function curlOf(
  { method, path, open, parameters, body, sent }: Operation,
  origin: string,
  schemas: Record<string, Schema>,
): string {
  const there = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`)
  const query = parameters
    .filter(one => one.in === 'query' && one.required)
    .map(({ name, schema, example }) => `${name}=${String(example ?? exampleOf(schema, schemas))}`)
  const key = parameters.some(({ name }) => name === 'Idempotency-Key')
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${origin}${there}${query.length > 0 ? `?${query.join('&')}` : ''}"`,
    ...(open ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(key ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body
      ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(sent ?? exampleOf(body, schemas))}'`]
      : []),
  ].join(' \\\n  ')
}
