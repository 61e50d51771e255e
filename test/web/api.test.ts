import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import {
  boundsOf,
  curlOf,
  exampleOf,
  fits,
  operationsOf,
  problemsOf,
  typeOf,
  type ApiDocument,
} from '../../functions/web/pages/api-document.ts'
import { openApi } from '../../shared/api/openapi.ts'
import { problems } from '../../shared/api/problem.ts'
import { operationIds, routes, type Route } from '../../shared/api/routes.ts'
import { CHROMIUM, DESKTOP, openPages, overflow, PHONE, violations, type Pages } from './browser.ts'

describe('the description of the API, as the page reads it', () => {
  const document_ = JSON.parse(JSON.stringify(openApi('test'))) as ApiDocument,
    operations = operationsOf(document_),
    { schemas } = document_.components
  const of = (id: string) => operations.find(one => one.id === id)!

  it('has every route with its scope, what it takes and every way it fails', () => {
    expect(operations.map(({ id }) => id).toSorted()).toEqual(operationIds.toSorted())
    for (const id of operationIds) {
      const route: Route = routes[id],
        { method, path, scope, open, body } = of(id)
      expect([method, path, scope ?? null, open, body !== undefined]).toEqual([
        route.method,
        route.path,
        route.scope,
        route.access === 'public',
        route.body !== undefined,
      ])
    }
    // What many routes take is described once, and shown with each.
    expect(operations.flatMap(({ parameters }) => parameters).filter(({ name, schema }) => !name || !schema)).toEqual(
      [],
    )
    expect(of('health').parameters.map(({ name }) => name)).toContain('Vtes-Version')
    expect(of('command').refusals).toContainEqual({
      status: '409',
      code: 'stale-prompt',
      title: problems['stale-prompt'].title,
    })
    expect(of('position').refusals.map(({ code }) => code)).toContain('not-a-position')
    expect(
      problemsOf(operations).every(
        ({ code, status, title }) =>
          problems[code as keyof typeof problems].status === Number(status) &&
          problems[code as keyof typeof problems].title === title,
      ),
    ).toBe(true)
    expect(problemsOf(operations).length).toBeGreaterThan(25)
  })

  it('finds routes by any of their words', () => {
    const found = (query: string): string[] => operations.filter(({ words }) => fits(words, query)).map(({ id }) => id)
    expect(found('POST sandbox')).toContain('openSandbox')
    expect(found('stale-prompt')).toContain('command')
    expect(found('no such thing at all')).toEqual([])
  })

  it('gives an example with all that has to be there', () => {
    const curl = curlOf(of('command'), 'https://example.org/v1', schemas)
    expect(curl).toContain('curl -X POST "https://example.org/v1/games/$GAME/commands"')
    expect(curl).toContain('-H "Authorization: Bearer $TOKEN"')
    expect(curl).toContain('-H "Idempotency-Key: $(uuidgen)"')
    expect(JSON.parse(/-d '(.*)'/s.exec(curl)![1]!)).toMatchObject({
      promptId: expect.stringMatching(/\d/) as string,
      optionId: expect.stringMatching(/^bleed/) as string,
    })
    expect(curlOf(of('replay'), '', schemas)).toContain('/replay?ply=1"')
    expect(curlOf(of('health'), '', schemas)).toBe('curl "/healthz"')
    expect(exampleOf(of('openSandbox').body!, schemas)).toMatchObject({ position: { seats: [{}, {}] } })
  })

  it('says what a value is and what it is kept to', () => {
    expect(typeOf({ anyOf: [{ $ref: '#/components/schemas/CardName' }, { type: 'null' }] })).toEqual([
      { name: 'CardName' },
      ' | ',
      'null',
    ])
    expect(typeOf({ type: 'array', items: { type: 'string' } })).toEqual(['string', '[]'])
    expect(typeOf({ type: 'string', enum: ['a', 'b'] })).toEqual(['"a" | "b"'])
    expect(typeOf({ type: 'array', items: { enum: ['a', 'b'] } }).join('')).toBe('("a" | "b")[]')
    expect(boundsOf({ type: 'integer', minimum: 0, maximum: 9007199254740991 })).toBe('0–∞')
    expect(boundsOf({ type: 'string', minLength: 1, maxLength: 60, default: 'x' })).toBe('1–60 chars · = "x"')
  })
})

describe.skipIf(!CHROMIUM)('the page of the API, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test.each([
    ['a phone', PHONE, 'dark'],
    ['a desktop', DESKTOP, 'light'],
  ] as const)(
    'on %s it is read without signing in, searched, and leads from a route to what it takes',
    async (_, viewport, colours) => {
      const { page, context, faults } = await pages.open(viewport, colours)
      await page.goto('/api')
      await page.locator('#health').waitFor()
      expect([await violations(page), await overflow(page), await page.title()]).toEqual([[], 0, 'The API · Praxis'])
      await page.getByLabel('Search routes').fill('commands answer a question')
      await page.getByText('1 route', { exact: true }).waitFor()
      // Opened by keys, as anything is.
      await page.locator('#command summary').focus()
      await page.keyboard.press('Enter')
      await page.locator('#command pre', { hasText: '/v1/games/$GAME/commands' }).waitFor()
      expect([await violations(page), await overflow(page)]).toEqual([[], 0])
      await page.locator('#command').getByRole('link', { name: 'Command', exact: true }).click()
      await page.locator('#schema-Command[open]', { hasText: 'promptId' }).waitFor()
      await expect.poll(() => page.evaluate<string>('document.activeElement.parentElement.id')).toBe('schema-Command')
      await page.goto('/api#schema-Minion')
      await page.locator('#schema-Minion[open]').waitFor()
      expect(faults).toEqual([])
      await context.close()
    },
  )
})
