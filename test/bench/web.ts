import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core'
import { startServer } from '../../functions/local/server.ts'
import { CHROMIUM, PHONE, playNow, workerReady } from '../web/browser.ts'
import type { Name, Values } from './figures.ts'
import { playFive } from './five-players.ts'
import type { Sizes } from './sizes.ts'
import { median, spread } from './spread.ts'

type Measured = Extract<Name, `web.${string}`>

/** A phone of some years ago in a train. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWER = 4
const SETTLED_MS = 1_500

/** What the page itself notes, from before its own first line. */
const NOTES = `globalThis.noted = { lcp: 0, cls: 0, prompt: 0 }
const each = (type, note) =>
  new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
each('largest-contentful-paint', one => { noted.lcp = one.startTime })
each('layout-shift', one => { if (!one.hadRecentInput) noted.cls += one.value })
new MutationObserver((_, watcher) => {
  if (!document.getElementById('question')) return
  watcher.disconnect()
  requestAnimationFrame(() => { noted.prompt = performance.now() })
}).observe(document, { childList: true, subtree: true })`

interface Noted {
  lcp: number
  cls: number
  prompt: number
}
interface Loaded extends Noted {
  script: number
  style: number
  font: number
  api: number
  elements: number
}

/** Null where no browser is installed. The server is the local one, which compresses as a deployment does. */
export async function measureWeb(
  dataDir: string,
  seed: number,
  { moves, played, openings }: Sizes,
): Promise<Values<Measured> | null> {
  if (!CHROMIUM) return null
  const server = await startServer({ port: 0, dataDir, pumpMs: 50 })
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  try {
    const { path, session } = await middleOfAGame(server.url, seed, played)
    const first: Loaded[] = [],
      again: Loaded[] = []
    for (let i = 0; i < openings; i++) {
      const context = await browser.newContext({
        viewport: PHONE,
        baseURL: server.url,
        locale: 'en',
        isMobile: true,
        hasTouch: true,
      })
      await context.addInitScript(NOTES)
      await context.addInitScript(
        `localStorage.getItem('praxis.session') ?? localStorage.setItem('praxis.session', ${JSON.stringify(session)})`,
      )
      const page = await context.newPage()
      await slowed(context, page)
      first.push(await opened(page, path))
      await workerReady(page)
      await slowWorker(await browser.newBrowserCDPSession())
      again.push(await opened(page, path))
      await context.close()
    }
    const of = (all: Loaded[], what: keyof Loaded): number => median(all.map(one => one[what]))
    const { began, moved } = await moveTimes(
        await browser.newContext({ viewport: PHONE, baseURL: server.url, locale: 'en' }),
        moves,
      ),
      times = spread(moved)
    return {
      'web.begin': began,
      'web.first.prompt': of(first, 'prompt'),
      'web.first.lcp': of(first, 'lcp'),
      'web.first.cls': Math.max(...first.map(({ cls }) => cls)),
      'web.first.api': of(first, 'api'),
      'web.again.prompt': of(again, 'prompt'),
      'web.again.lcp': of(again, 'lcp'),
      'web.again.cls': Math.max(...again.map(({ cls }) => cls)),
      'web.script': of(first, 'script'),
      'web.style': of(first, 'style'),
      'web.font': of(first, 'font'),
      'web.elements': of(first, 'elements'),
      'web.move.median': times.median,
      'web.move.max': times.max,
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** A game of five some turns on, and whom it asks, as the browser would have signed them in. */
async function middleOfAGame(url: string, seed: number, played: number): Promise<{ path: string; session: string }> {
  const playing = await playFive(url, seed)
  for (let i = 0; i < played; i++) await playing.command()
  for (const { name, client } of playing.players) {
    const { body } = await client.call('prompt', { params: { game: playing.game() } })
    if (!body) continue
    const response = await fetch(`${url}/dev/token`, { method: 'POST', body: JSON.stringify({ name }) })
    const { token } = (await response.json()) as { token: string }
    return {
      path: `/games/${playing.game()}`,
      session: JSON.stringify({ token, name, expires: Date.now() + 86_400_000 }),
    }
  }
  throw new Error('Nobody is asked in the middle of the game')
}

async function slowed(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return session
}

/** What the worker asks for goes over the same line. */
async function slowWorker(browser: CDPSession): Promise<void> {
  const { targetInfos } = await browser.send('Target.getTargets')
  const worker = targetInfos.findLast(({ type }) => type === 'service_worker')
  if (!worker) throw new Error('The pages have no worker')
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId: worker.targetId, flatten: false })
  const say = (id: number, method: string, params: object): Promise<unknown> =>
    browser.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
  await say(1, 'Network.enable', {})
  await say(2, 'Network.emulateNetworkConditions', SLOW)
}

const PATIENCE_MS = 60_000

/** Asked from outside: the policy of the pages lets no text become script inside of them. */
async function until(page: Page, holds: string): Promise<void> {
  for (const late = Date.now() + PATIENCE_MS; !(await page.evaluate<boolean>(holds)); await page.waitForTimeout(20))
    if (Date.now() > late) throw new Error(`It never came to ${holds}`)
}

async function opened(page: Page, path: string): Promise<Loaded> {
  await page.goto(path)
  await until(page, 'noted.prompt > 0 && noted.lcp > 0')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  await page.waitForTimeout(SETTLED_MS)
  return page.evaluate<Loaded>(`(() => {
    const all = performance.getEntriesByType('resource').map(one => [new URL(one.name).pathname, one.encodedBodySize])
    const sum = of => all.filter(([path]) => of(path)).reduce((bytes, [, size]) => bytes + size, 0)
    return {
      ...noted,
      script: sum(path => path.endsWith('.js') && path !== '/worker.js'),
      style: sum(path => path.endsWith('.css')),
      font: sum(path => path.endsWith('.woff2')),
      api: sum(path => path.startsWith('/v1/')),
      elements: document.querySelectorAll('*').length,
    }
  })()`)
}

/**
 * From the address to the first question at a table of bots; and from each press on the button to the first picture
 * that shows something else.
 */
async function moveTimes(context: BrowserContext, moves: number): Promise<{ began: number; moved: number[] }> {
  await context.addInitScript(`addEventListener('click', event => {
    if (!event.target.closest('.confirm .primary')) return
    // The button itself says at once that it sends, and stays away for a moment after.
    const shown = () => {
      const at = document.querySelector('.part-now')?.cloneNode(true)
      at?.querySelectorAll('.confirm').forEach(one => one.remove())
      return document.querySelector('[data-prompt]')?.dataset.prompt + (at?.textContent ?? '')
    }
    const began = performance.now(), before = shown()
    const look = () => {
      if (shown() !== before) requestAnimationFrame(() => { globalThis.moved = performance.now() - began })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, true)`)
  const page = await context.newPage()
  const start = performance.now()
  await playNow(page)
  const began = performance.now() - start,
    times: number[] = [],
    button = page.locator('.confirm .primary:enabled')
  while (times.length < moves) {
    await button.waitFor({ timeout: PATIENCE_MS })
    await page.evaluate('globalThis.moved = 0')
    await button.click()
    await until(page, 'globalThis.moved > 0')
    times.push(await page.evaluate<number>('globalThis.moved'))
  }
  await context.close()
  return { began, moved: times }
}
