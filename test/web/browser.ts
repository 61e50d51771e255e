import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { generator } from '../support/random.ts'

/**
 * Chromium as Debian and others install it; CHROMIUM names another. Undefined where there is none: the tests of pages
 * say so and are skipped.
 */
export const CHROMIUM = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find(path => path !== undefined && existsSync(path))

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1440, height: 900 }

/** The whole local service in memory, and a browser to open its pages with. */
export interface Service {
  url: string
  dataDir: string
  /** Where the browser is spoken to. */
  browser: string
  stop: () => Promise<void>
}

const BROWSER = { executablePath: CHROMIUM!, args: ['--no-sandbox', '--disable-dev-shm-usage'] }

export async function startService(): Promise<Service> {
  const { startServer } = await import('../../functions/local/server.ts')
  const dataDir = await mkdtemp(join(tmpdir(), 'praxis-web-'))
  const server = await startServer({ port: 0, dataDir, kinds: [], pumpMs: 10 })
  const browser = await chromium.launchServer(BROWSER)
  return {
    url: server.url,
    dataDir,
    browser: browser.wsEndpoint(),
    stop: async () => {
      await browser.close()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A browser with a profile of its own on the disk: nothing is installed from a private window. */
export async function openProfile(): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'praxis-installed-'))
  const context = await chromium.launchPersistentContext(folder, BROWSER)
  return {
    context,
    close: async () => {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface Pages {
  url: string
  dataDir: string
  token: (name: string) => Promise<string>
  /**
   * A browser of its own, as of another person; what goes wrong in it is a failure of the test that looks at `faults`.
   */
  open: (
    viewport: { width: number; height: number },
    colours?: 'light' | 'dark',
    /** The worker keeps the pages on the device: all their files are loaded for it. */
    worker?: 'with worker',
  ) => Promise<{ page: Page; context: BrowserContext; faults: string[] }>
  close: () => Promise<void>
}

/** The service that all tests share; outside of tests one of its own. */
async function serviceHere(): Promise<Omit<Service, 'stop'> & Partial<Pick<Service, 'stop'>>> {
  if (process.env['VITEST'] === undefined) return startService()
  const { inject } = await import('vitest')
  return inject('service')!
}

/** What Chromium itself says of what was not answered, or not reached without a connection. */
const UNREACHED = /Failed to load resource|net::ERR_INTERNET_DISCONNECTED/

const LATE_MS = { mostly: 50, sometimes: 1_500 }

/**
 * PRAXIS_LATE=1 lets what the pages ask of the API come late, and not in the order in which it was asked; another number
 * is another order. What fails by chance on a busy machine fails here in most runs.
 */
async function late(context: BrowserContext): Promise<void> {
  const seed = process.env['PRAXIS_LATE']
  if (seed === undefined) return
  const draw = generator(Number(seed))
  await context.route(/\/v1\//, async route => {
    await new Promise(done => setTimeout(done, draw(draw(3) === 0 ? LATE_MS.sometimes : LATE_MS.mostly)))
    // A page that is gone by then needs no reply.
    await route.fallback().catch(() => undefined)
  })
}

let connected: Promise<Browser> | undefined

/** A browser in front of the service. */
export async function openPages(): Promise<Pages> {
  const { url, dataDir, browser: endpoint, stop } = await serviceHere()
  const browser = await (connected ??= chromium.connect(endpoint)),
    opened: BrowserContext[] = []
  return {
    url,
    dataDir,
    token: async name => {
      const reply = await fetch(`${url}/dev/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      })
      return ((await reply.json()) as { token: string }).token
    },
    open: async (viewport, colours = 'light', worker = undefined) => {
      const context = await browser.newContext({
        viewport,
        colorScheme: colours,
        baseURL: url,
        locale: 'en',
        reducedMotion: 'reduce',
        serviceWorkers: worker ? 'allow' : 'block',
      })
      opened.push(context)
      // It goes as any clock does, and a test may put it forward instead of waiting.
      await context.clock.install()
      await late(context)
      // What is pressed is sent: a test that is about what is said before a phase is ended switches it on.
      await context.addInitScript(
        "localStorage.getItem('praxis.guards') ?? localStorage.setItem('praxis.guards', 'false')",
      )
      const page = await context.newPage(),
        faults: string[] = []
      page.on('pageerror', error => faults.push(error.message))
      page.on('console', message => {
        if (message.type() === 'error' && !UNREACHED.test(message.text())) faults.push(message.text())
      })
      page.on('request', request => {
        if (!request.url().startsWith(url) && !request.url().startsWith('data:')) faults.push(`asked ${request.url()}`)
      })
      return { page, context, faults }
    },
    close: async () => {
      for (const context of opened) await context.close()
      if (!stop) return
      await browser.close()
      await stop()
    },
  }
}

let readers = 0
/** Somebody whom no other test knows. */
export const someone = (name = 'Reader'): string => `${name}-${process.pid}-${++readers}`

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResult {
  violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
}

/**
 * What axe finds against the page as it is now, a line each; by some of its rules, or by all there are for WCAG 2.2 AA,
 * but for `without`.
 */
export async function violations(
  page: Page,
  rules?: readonly string[],
  without: readonly string[] = [],
): Promise<string[]> {
  // Not as a script of the page, which its policy would rightly refuse; and once, as long as the page is not loaded
  // anew.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(AXE)
  const runOnly = rules ? { type: 'rule', values: rules } : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const { violations: found } = await page.evaluate(
    options => (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResult> } }).axe.run(options),
    {
      runOnly,
      rules: Object.fromEntries(without.map(rule => [rule, { enabled: false }])),
      resultTypes: ['violations'],
    },
  )
  return found.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(
        ({ target, failureSummary }) =>
          `${id}: ${JSON.stringify(target)} ${failureSummary?.split('\n').slice(0, 2).join(' ') ?? ''}`,
      ),
  )
}

export async function signIn(page: Page, name = someone()): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('Your name at the table').fill(name)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/$/)
}

/** Takes the button that deals a table with four bots, up to the first question. */
export async function playNow(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now against four bots' }).click()
  await page.waitForURL(/\/games\//)
  await page.locator('#question').waitFor({ timeout: 60_000 })
}

/** Nothing is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

/** The names of what this device keeps. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`
    new Promise(done => {
      indexedDB.open("praxis").onsuccess = ({ target }) => {
        const names = target.result.transaction("kept").objectStore("kept").getAllKeys()
        names.onsuccess = () => done(names.result)
      }
    })
  `)

/** So long after the first view the worker is asked for. */
const SETTLED_MS = 2_000
export async function workerSoonReady(page: Page): Promise<void> {
  await page.clock.fastForward(SETTLED_MS)
  await workerReady(page)
}

/** The worker is there, has kept the pages and answers for them from the next request on. */
export const workerReady = (page: Page): Promise<unknown> =>
  page.evaluate<unknown>(`navigator.serviceWorker.ready.then(() => new Promise(done => {
    const look = () => navigator.serviceWorker.controller ? done() : setTimeout(look, 20)
    look()
  }))`)

/** What the page has loaded of its own that never changes is kept on the device: opened without a connection, it is there. */
export const filesKept = (page: Page): Promise<unknown> =>
  page.evaluate<unknown>(`(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
      .filter(name => /-[A-Z0-9]{8}\\./.test(name))
    while (!(await Promise.all(files.map(file => caches.match(file)))).every(Boolean))
      await new Promise(done => setTimeout(done, 20))
  })()`)
