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
