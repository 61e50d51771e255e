import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createDesk } from '../../functions/desk/app.ts'
import { createApp } from '../../functions/http/app.ts'
import { createPeople } from '../../functions/people/app.ts'
import { pathOf } from '../../functions/http/serving.ts'
import { documentMade } from '../../functions/local/made-document.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import { apiDocument } from './api-document.ts'
import { problems } from '../../shared/api/problem.ts'
import { operationIds, problemsOf, routes, type Route } from '../../shared/api/routes.ts'

const serving: Parameters<typeof createDesk>[0] = {
  store: openMemoryStore(),
  verify: async () => null,
  clock: () => '2027-01-04T12:00:00.000Z',
  random: bytes => new Uint8Array(bytes),
  build: 'test',
}
const apps = [createApp({ ...serving, document: documentMade }), createDesk(serving), createPeople(serving)]

interface Operation {
  operationId: string
  responses: Record<string, unknown>
  parameters?: { name: string; in: string }[]
}
const document = await apiDocument<{
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}>()

it('the router has the routes of the table and no others', () => {
  const served = apps
    .flatMap(app => app.routes)
    .filter(route => route.method !== 'ALL')
    .map(route => `${route.method} ${route.path}`)
  const listed = operationIds.map(id => `${routes[id].method} ${pathOf(routes[id].path)}`)
  expect(served.sort()).toEqual(listed.sort())
})

it('the document has the routes of the table and no others', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
  )
  expect(described.sort()).toEqual(operationIds.map(id => `${routes[id].method} ${routes[id].path} ${id}`).sort())
})

it.each(operationIds)('%s states each of its statuses', id => {
  const route: Route = routes[id]
  const { responses, parameters = [] } = document.paths[route.path]![route.method.toLowerCase()]!
  const expected = [
    ...Object.keys(route.replies),
    ...(route.conditional ? ['304'] : []),
    ...problemsOf(route).map(code => String(problems[code].status)),
  ]
  expect(Object.keys(responses).sort()).toEqual([...new Set(expected)].sort())
  expect(parameters.filter(one => one.in === 'path').map(one => `{${one.name}}`)).toEqual(
    route.path.match(/\{\w+\}/g) ?? [],
  )
})

it('what a client sends is closed and what it gets is open', () => {
  const { schemas } = document.components
  for (const name of ['Command', 'NewTable', 'TakeSeat'])
    expect(schemas[name]).toMatchObject({ additionalProperties: false })
  for (const name of ['Reply', 'Game', 'Prompt', 'Table', 'Problem'])
    expect(schemas[name]).not.toHaveProperty('additionalProperties')
})

it('is a valid OpenAPI document without a warning', async () => {
  expect(document.openapi).toBe('3.1.0')
  const folder = await mkdtemp(join(tmpdir(), 'praxis-openapi-'))
  try {
    const file = join(folder, 'openapi.json')
    await writeFile(file, JSON.stringify(document))
    const root = fileURLToPath(new URL('../..', import.meta.url))
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js'),
        'lint',
        file,
        '--config',
        join(root, 'test', 'http', 'redocly.yaml'),
        '--format',
        'json',
      ],
      { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    ).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }))
    expect((JSON.parse(stdout) as { totals: unknown }).totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

describe('whoever writes a client from it alone', () => {
  type Json = Record<string, unknown>
  const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
  const { schemas } = document.components as unknown as { schemas: Record<string, Json> }
  const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  /** In its own words, or in those of the schema that it names. */
  const said = (schema: Json): boolean =>
    typeof schema['description'] === 'string' ||
    'const' in schema ||
    (typeof schema['$ref'] === 'string' && said(schemas[schema['$ref'].split('/').at(-1)!]!)) ||
    [...listed(schema['anyOf']), ...listed(schema['allOf']), schema['items']].some(
      one => isJson(one) && '$ref' in one && said(one),
    )
  const silentIn = (schema: unknown, at: string): string[] =>
    !isJson(schema)
      ? []
      : [
          ...Object.entries(isJson(schema['properties']) ? schema['properties'] : {}).flatMap(([name, field]) => [
            ...(isJson(field) && said(field) ? [] : [`${at}.${name}`]),
            ...silentIn(field, `${at}.${name}`),
          ]),
          ...['items', 'additionalProperties'].flatMap(key => silentIn(schema[key], at)),
          ...['anyOf', 'oneOf', 'allOf'].flatMap(key => listed(schema[key]).flatMap(one => silentIn(one, at))),
        ]

  it('is told of every schema and of every field what it is', () => {
    expect(
      Object.entries(schemas).flatMap(([name, schema]) => [...(said(schema) ? [] : [name]), ...silentIn(schema, name)]),
    ).toEqual([])
    expect(Object.keys(schemas).length).toBeGreaterThan(90)
  })

  it('is told the same of what a request names, and of every answer', () => {
    const silent = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        const { summary, parameters, responses, requestBody } = operation as unknown as {
          summary?: string
          parameters: Json[]
          responses: Record<string, Json>
          requestBody?: Json
        }
        const contents = [...Object.values(responses), ...(requestBody ? [requestBody] : [])].flatMap(one =>
          Object.values(isJson(one['content']) ? one['content'] : {}),
        )
        return [
          ...(summary ? [] : ['summary']),
          ...parameters
            .filter(one => !('$ref' in one) && !said(one) && !said(one['schema'] as Json))
            .map(one => String(one['name'])),
          ...Object.entries(responses)
            .filter(([, one]) => !said(one))
            .map(([status]) => status),
          ...contents.flatMap(one => silentIn(isJson(one) && one['schema'], 'body')),
        ].map(what => `${method} ${path} ${what}`)
      }),
    )
    expect(silent).toEqual([])
  })
})

describe('tools for OpenAPI can follow it', () => {
  type Json = Record<string, unknown>
  const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
  const { schemas } = document.components as unknown as { schemas: Record<string, Json> }
  /** Every object in the document, with where it stands. */
  function* within(value: unknown, at = ''): Generator<[string, Json]> {
    if (Array.isArray(value)) for (const [i, one] of value.entries()) yield* within(one, `${at}/${i}`)
    if (!isJson(value)) return
    yield [at, value]
    for (const [key, one] of Object.entries(value)) yield* within(one, `${at}/${key}`)
  }
  const all = [...within(document)]

  it('no list has places of its own, and every list says what is in it', () => {
    expect(all.filter(([, one]) => 'prefixItems' in one).map(([at]) => at)).toEqual([])
    expect(all.filter(([, one]) => one['type'] === 'array' && !isJson(one['items'])).map(([at]) => at)).toEqual([])
  })

  it('patterns compile without a flag, and need no escape that JavaScript alone has', () => {
    const patterns = all.flatMap(([, { pattern }]) => (typeof pattern === 'string' ? [pattern] : []))
    expect(patterns.length).toBeGreaterThan(20)
    for (const pattern of patterns) {
      expect(pattern).not.toMatch(/\\p\{|\\\//)
      expect(() => new RegExp(pattern)).not.toThrow()
    }
    const shown = new RegExp(String((schemas['NewTable']!['properties'] as Record<string, Json>)['name']!['pattern']))
    expect(['Ann’s table', 'a\u0007', 'a\u200eb', 'a\u202eb'].map(name => shown.test(name))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('nothing refers to itself without an object between', () => {
    const named = (one: unknown): string[] =>
      !isJson(one)
        ? []
        : typeof one['$ref'] === 'string'
          ? [one['$ref'].split('/').at(-1)!]
          : [one['items'], ...[one['anyOf'], one['oneOf'], one['allOf']].flat()].flatMap(named)
    const reached = (name: string, from: readonly string[] = []): boolean =>
      from.includes(name) || named(schemas[name]).some(one => reached(one, [...from, name]))
    expect(Object.keys(schemas).filter(name => reached(name))).toEqual([])
  })

  it('of a union that a word tells apart it is said which, and each of its objects has a name', () => {
    const told = Object.entries(schemas).flatMap(([name, { discriminator }]) => (isJson(discriminator) ? [name] : []))
    expect(told.sort()).toEqual(['CardPage', 'CorrectingChange', 'JudgeRuling', 'Operation', 'Slot', 'StackEntry'])
    for (const name of told) {
      const { oneOf, discriminator } = schemas[name] as { oneOf: { $ref: string }[]; discriminator: Json }
      const { propertyName, mapping } = discriminator as { propertyName: string; mapping: Record<string, string> }
      expect([...new Set(Object.values(mapping))].sort()).toEqual(oneOf.map(one => one.$ref).sort())
      for (const [word, to] of Object.entries(mapping)) {
        const { properties, required } = schemas[to.split('/').at(-1)!] as {
          properties: Record<string, Json>
          required: string[]
        }
        expect(required).toContain(propertyName)
        const { $ref, ...said } = properties[propertyName]!
        const field = typeof $ref === 'string' ? schemas[$ref.split('/').at(-1)!]! : said
        expect(field['enum'] ?? [field['const']]).toContain(word)
      }
    }
  })

  it('a field that is named as a word of a language has a type with a name', () => {
    const inline = all.filter(([at, one]) => /\/properties\/(class|default|function|new)$/.test(at) && 'enum' in one)
    expect(inline.map(([at]) => at)).toEqual([])
  })

  it('every refusal has a body, and every reply says what it is written in', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, { responses }] of Object.entries(methods))
        for (const [status, reply] of Object.entries(responses) as [string, Json][]) {
          expect(reply['headers'], `${method} ${path} ${status}`).toHaveProperty('Vtes-Version')
          if (Number(status) >= 400) expect(reply['content'], `${method} ${path} ${status}`).toBeDefined()
        }
    const { content } = document.paths['/me']!['get']!.responses['429'] as { content: Json }
    expect(Object.keys(content)).toEqual(['application/problem+json', 'application/json'])
  })
})
