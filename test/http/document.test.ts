import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createApp, pathOf } from '../../functions/http/app.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import { openApi } from '../../shared/api/openapi.ts'
import { problems } from '../../shared/api/problem.ts'
import { operationIds, problemsOf, routes, type Route } from '../../shared/api/routes.ts'

const app = createApp({ store: openMemoryStore(), verify: async () => null, clock: () => '2027-01-04T12:00:00.000Z', random: bytes => new Uint8Array(bytes), build: 'test' })

interface Operation { operationId: string; responses: Record<string, unknown>; parameters?: { name: string; in: string }[] }
const document = openApi('1') as { openapi: string; paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, unknown> } }

it('the router has the routes of the table and no others', () => {
  const served = app.routes.filter(route => route.method !== 'ALL').map(route => `${route.method} ${route.path}`)
  const listed = operationIds.map(id => `${routes[id].method} ${pathOf(routes[id].path)}`)
  expect(served.sort()).toEqual(listed.sort())
})

it('the document has the routes of the table and no others', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`))
  expect(described.sort()).toEqual(operationIds.map(id => `${routes[id].method} ${routes[id].path} ${id}`).sort())
})

it.each(operationIds)('%s states each of its statuses', id => {
  const route: Route = routes[id]
  const { responses, parameters = [] } = document.paths[route.path]![route.method.toLowerCase()]!
  const expected = [...Object.keys(route.replies), ...(route.conditional ? ['304'] : []), ...problemsOf(route).map(code => String(problems[code].status))]
  expect(Object.keys(responses).sort()).toEqual([...new Set(expected)].sort())
  expect(parameters.filter(one => one.in === 'path').map(one => `{${one.name}}`)).toEqual(route.path.match(/\{\w+\}/g) ?? [])
})

it('what a client sends is closed and what it gets is open', () => {
  const { schemas } = document.components
  for (const name of ['Command', 'NewTable', 'TakeSeat']) expect(schemas[name]).toMatchObject({ additionalProperties: false })
  for (const name of ['Reply', 'Game', 'Prompt', 'Table', 'Problem']) expect(schemas[name]).not.toHaveProperty('additionalProperties')
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
      [join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js'), 'lint', file, '--config', join(root, 'test', 'http', 'redocly.yaml'), '--format', 'json'],
      { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    ).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }))
    expect((JSON.parse(stdout) as { totals: unknown }).totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 60_000)
