import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, DESKTOP, openPages, PHONE, type Pages } from './browser.ts'

type Person = Awaited<ReturnType<Pages['open']>>

async function signedIn(
  pages: Pages,
  viewport: typeof PHONE,
  name: string,
  sockets: 'open' | 'blocked',
): Promise<Person> {
  const person = await pages.open(viewport)
  // As where something in between lets no WebSocket through.
  if (sockets === 'blocked') await person.page.routeWebSocket(/.*/, socket => socket.close())
  await person.page.goto('/sign-in')
  await person.page.getByLabel('Your name at the table').fill(name)
  await person.page.getByRole('button', { name: 'Sign in' }).click()
  await person.page.waitForURL(/\/$/)
  return person
}

let tables = 0

/** A game of two, each in a browser of their own, with a mark on either page that a reload would wipe. */
async function twoAtATable(
  pages: Pages,
  sockets: 'open' | 'blocked',
): Promise<{ moves: Person; waits: Person; path: string }> {
  const host = await signedIn(pages, DESKTOP, `Ann-${++tables}`, sockets),
    guest = await signedIn(pages, PHONE, `Ben-${tables}`, sockets)
  await host.page.goto('/lobby')
  await host.page.getByLabel('Name of the table').fill('Rosewood')
  await host.page.getByLabel('Format').selectOption('two-player')
  await host.page.getByLabel('Who may come').selectOption('private')
  await host.page.getByRole('button', { name: 'Create a table' }).click()
  const code = (await host.page.locator('.code').textContent())!
  await host.page.getByRole('button', { name: 'Sit down' }).click()
  await host.page.getByText('1 of 2 seats taken').waitFor()
  await guest.page.goto('/lobby')
  await guest.page.getByLabel('Code', { exact: true }).fill(code)
  await guest.page.getByRole('button', { name: 'Find' }).click()
  await guest.page.waitForURL(/\/lobby\/tbl_/)
  await guest.page.locator('#deck-toreador').check()
  await guest.page.getByRole('button', { name: 'Sit down' }).click()
  await guest.page.getByText('2 of 2 seats taken').waitFor()
  await host.page.reload()
  await host.page.getByRole('button', { name: 'Start' }).click()
  await host.page.waitForURL(/\/games\//)
  const path = new URL(host.page.url()).pathname
  await guest.page.goto(path)
  for (const { page } of [host, guest]) {
    await page.locator('.part-log, .prompt').first().waitFor()
    await page.evaluate('globalThis.untouched = true')
  }
  const first = (await host.page.locator('#question').count()) > 0
  return first ? { moves: host, waits: guest, path } : { moves: guest, waits: host, path }
}

/** Every look of that page for changes, from now on. */
function following(page: Page): { asked: string[] } {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/changes?')) asked.push(request.url())
  })
  return { asked }
}

const phase = (page: Page): Promise<string | null> => page.locator('.phases [aria-current="step"]').textContent()

async function moveOn(page: Page): Promise<void> {
  const question = await page.locator('#question').textContent()
  await page.locator('.confirm .primary').click()
  await expect
    .poll(
      async () =>
        (await page
          .locator('#question')
          .textContent()
          .catch(() => '')) !== question,
      { timeout: 60_000 },
    )
    .toBe(true)
}

describe.skipIf(!CHROMIUM)('a move of one at the table of another, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('shows at once where the doorbell rings, and without a look in between', async () => {
    const { moves, waits } = await twoAtATable(pages, 'open')
    await waits.page.waitForTimeout(1_000)
    const { asked } = following(waits.page)
    const before = await phase(waits.page)
    await waits.page.waitForTimeout(2_000)
    expect(asked).toEqual([])
    await moveOn(moves.page)
    const began = Date.now()
    await expect.poll(() => phase(waits.page), { timeout: 25_000 }).not.toBe(before)
    expect(Date.now() - began).toBeLessThan(25_000)
    expect(await phase(waits.page)).toBe(await phase(moves.page))
    expect(await waits.page.evaluate('globalThis.untouched')).toBe(true)
    expect([...moves.faults, ...waits.faults]).toEqual([])
    for (const { context } of [moves, waits]) await context.close()
  })

  test('shows by looking where no WebSocket comes through, as often as the server asks', async () => {
    const { moves, waits } = await twoAtATable(pages, 'blocked')
    const before = await phase(waits.page),
      { asked } = following(waits.page)
    await moveOn(moves.page)
    await expect.poll(() => phase(waits.page), { timeout: 60_000 }).not.toBe(before)
    expect(asked.length).toBeGreaterThan(0)
    expect(await waits.page.evaluate('globalThis.untouched')).toBe(true)
    for (const { context } of [moves, waits]) await context.close()
  })

  test('shows those who watch as well, whom the doorbell rings for what everybody is shown', async () => {
    const { moves, waits, path } = await twoAtATable(pages, 'open')
    const watcher = await signedIn(pages, DESKTOP, 'Cal', 'open')
    await watcher.page.goto(`${path}/watch`)
    await watcher.page.locator('.phases').waitFor()
    await watcher.page.waitForTimeout(1_000)
    const { asked } = following(watcher.page),
      before = await phase(watcher.page)
    await watcher.page.waitForTimeout(1_500)
    expect(asked).toEqual([])
    await moveOn(moves.page)
    await expect.poll(() => phase(watcher.page), { timeout: 25_000 }).not.toBe(before)
    expect(await watcher.page.locator('.part-hand').count()).toBe(0)
    expect(watcher.faults).toEqual([])
    for (const { context } of [moves, waits, watcher]) await context.close()
  })
})
