import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, DESKTOP, openPages, PHONE, someone, type Pages } from './browser.ts'
import { asking, untilAnother } from './at-table.ts'

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
  await person.page.addInitScript(COUNTING)
  await person.page.goto('/sign-in')
  await person.page.getByLabel('Your name at the table').fill(name)
  await person.page.getByRole('button', { name: 'Sign in' }).click()
  await person.page.waitForURL(/\/$/)
  return person
}

/** A game of two, each in a browser of their own, with a mark on either page that a reload would wipe. */
async function twoAtATable(
  pages: Pages,
  sockets: 'open' | 'blocked',
): Promise<{ moves: Person; waits: Person; path: string }> {
  const host = await signedIn(pages, DESKTOP, someone('Ann'), sockets),
    guest = await signedIn(pages, PHONE, someone('Ben'), sockets)
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
  await guest.page.locator('#code').getByRole('button', { name: 'Find' }).click()
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
  // The table may be there before the question is.
  const isAsked = async ({ page }: Person): Promise<boolean> => (await page.locator('#question').count()) > 0
  await expect.poll(async () => (await isAsked(host)) || (await isAsked(guest)), { timeout: 60_000 }).toBe(true)
  return (await isAsked(host)) ? { moves: host, waits: guest, path } : { moves: guest, waits: host, path }
}

/**
 * What a page asks the API, by its own clock: how many looks for changes, what is under way, when the last ended, and
 * what was asked for when. What is said at the table is looked for by a clock of its own, once a minute as well: between
 * the two there may be half a minute each time.
 */
const COUNTING = `
  const ask = globalThis.fetch.bind(globalThis)
  globalThis.asks = { looks: 0, underWay: 0, ended: Date.now(), said: [] }
  globalThis.fetch = (...one) => {
    const address = String(one[0]?.url ?? one[0])
    asks.said.push(new Date().toISOString().slice(11, 23) + ' ' + address)
    if (/\\/talk\\b/.test(address)) return ask(...one)
    if (address.includes('/changes?')) asks.looks++
    asks.underWay++
    return ask(...one).finally(() => { asks.underWay--; asks.ended = Date.now() })
  }
`
const looks = (page: Page): Promise<number> => page.evaluate<number>('asks.looks')

/** So long after a look a page without a doorbell has looked again. */
const UNHEARD_MS = 15_000

/** Puts the clock of that page forward by as long as one without a doorbell waits. */
const forward = (page: Page): Promise<void> => page.clock.fastForward(UNHEARD_MS)

/** The doorbell hangs: twice as long as a page without one waits goes by, and nothing is asked. */
async function quiet(page: Page): Promise<void> {
  try {
    await expect
      .poll(async () => {
        await forward(page)
        return page.evaluate<number>('asks.underWay > 0 ? 0 : Date.now() - asks.ended')
      })
      .toBeGreaterThanOrEqual(2 * UNHEARD_MS)
  } catch (failure) {
    throw new Error(`It goes on asking: ${await page.evaluate<string>("asks.said.slice(-30).join(', ')")}`, {
      cause: failure,
    })
  }
}

/** It looks again, and again: put forward while a look is under way, the clock brings no other. */
async function looksTwice(page: Page): Promise<void> {
  const before = await looks(page)
  await expect
    .poll(async () => {
      await forward(page)
      return looks(page)
    })
    .toBeGreaterThanOrEqual(before + 2)
}

const phase = (page: Page): Promise<string | null> => page.locator('.phases [aria-current="step"]').textContent()

async function moveOn(page: Page): Promise<void> {
  const asked = await asking(page)
  await page.locator('.confirm .primary').click()
  await untilAnother(page, asked)
}

describe.skipIf(!CHROMIUM)('a move of one at the table of another, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('shows at once where the doorbell rings, and without a look in between', async () => {
    const { moves, waits } = await twoAtATable(pages, 'open')
    const before = await phase(waits.page)
    await quiet(waits.page)
    await moveOn(moves.page)
    await expect.poll(() => phase(waits.page), { timeout: 25_000 }).not.toBe(before)
    // Who moves may hear of it later than who waits.
    await expect.poll(async () => (await phase(moves.page)) === (await phase(waits.page))).toBe(true)
    expect(await waits.page.evaluate('globalThis.untouched')).toBe(true)
    expect([...moves.faults, ...waits.faults]).toEqual([])
    for (const { context } of [moves, waits]) await context.close()
  })

  test('shows by looking where no WebSocket comes through, as often as the server asks', async () => {
    const { moves, waits } = await twoAtATable(pages, 'blocked')
    const before = await phase(waits.page)
    await moveOn(moves.page)
    await looksTwice(waits.page)
    await expect.poll(() => phase(waits.page), { timeout: 60_000 }).not.toBe(before)
    expect(await waits.page.evaluate('globalThis.untouched')).toBe(true)
    for (const { context } of [moves, waits]) await context.close()
  })

  test('shows those who watch as well, whom the doorbell rings for what everybody is shown', async () => {
    const { moves, waits, path } = await twoAtATable(pages, 'open')
    const watcher = await signedIn(pages, DESKTOP, someone('Cal'), 'open')
    await watcher.page.goto(`${path}/watch`)
    await watcher.page.locator('.phases').waitFor()
    const before = await phase(watcher.page)
    await quiet(watcher.page)
    await moveOn(moves.page)
    await expect.poll(() => phase(watcher.page), { timeout: 25_000 }).not.toBe(before)
    expect(await watcher.page.locator('.part-hand').count()).toBe(0)
    expect(watcher.faults).toEqual([])
    for (const { context } of [moves, waits, watcher]) await context.close()
  })
})
