import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOf } from './appearance.ts'
import { CHROMIUM, openPages, overflow, violations, type Pages } from './browser.ts'
import { judgedEvent, playTo, type JudgedEvent } from './judged-event.ts'

const LANGUAGES = ['en', 'fr', 'es', 'pt', 'it'] as const
/** A site of somebody else, whose every page is this. */
async function site(page: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((_, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end(page))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => void server.close() }
}

describe.skipIf(!CHROMIUM)('an event in the page of somebody else, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages, at: JudgedEvent, named: Awaited<ReturnType<typeof site>>, stranger: typeof named
  beforeAll(async () => {
    pages = await openPages()
    at = await judgedEvent(pages, 'Kellerspiele Cup')
    const frame = `<iframe id="it" title="it" src="${pages.url}/embed/e/${at.event}?lang=en"></iframe>`
    named = await site(frame)
    stranger = await site(frame)
    const { client } = at.organiser,
      params = { event: at.event }
    const { etag } = await client.call('event', { params })
    const reply = await fetch(`${pages.url}/v1/events/${at.event}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${await pages.token(at.organiser.name)}`,
        'content-type': 'application/json',
        'if-match': etag!,
      },
      body: JSON.stringify({ embedOn: [named.origin] }),
    })
    expect(reply.status).toBe(200)
    await playTo(at.tables[0]!, 3)
  }, 240_000)
  afterAll(async () => {
    named.close()
    stranger.close()
    await pages.close()
  })

  test('stands in a page of a site that it names, and in no other', async () => {
    const { page, context } = await pages.open({ width: 900, height: 700 })
    const inside = page.frameLocator('#it').getByRole('heading', { name: 'Kellerspiele Cup' })
    await page.goto(`${named.origin}/league`)
    await inside.waitFor()
    await page.goto(`${stranger.origin}/league`)
    // What is refused is an error page of the browser's own.
    await expect.poll(() => page.frames().some(one => one.url().startsWith('chrome-error:'))).toBe(true)
    expect(await inside.count()).toBe(0)
    await context.close()
  })

  test.each(LANGUAGES)('in %s axe finds nothing, and all fits from 280 pixels on, light and dark', async language => {
    const { page, context, faults } = await pages.open({ width: 480, height: 320 }),
      found: string[] = []
    for (const show of ['standings', 'tables'] as const)
      for (const theme of ['light', 'dark'] as const) {
        await page.goto(`/embed/e/${at.event}?show=${show}&theme=${theme}&lang=${language}`)
        for (const width of [280, 480]) {
          await page.setViewportSize({ width, height: 320 })
          found.push(...(await violations(page)), ...(await faultsOf(page)), `${await overflow(page)}`)
        }
      }
    expect([found.filter(one => one !== '0'), faults]).toEqual([[], []])
    await context.close()
  })
})
