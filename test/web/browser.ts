import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { startServer, type LocalServer } from '../../functions/local/server.ts'

/** Chromium as Debian and others install it; CHROMIUM names another. Undefined where there is none: the tests of pages say so and are skipped. */
export const CHROMIUM = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find(path => path !== undefined && existsSync(path))

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1440, height: 900 }

export interface Pages {
  server: LocalServer
  browser: Browser
  /** A browser of its own, as of another person; what goes wrong in it is a failure of the test that looks at `faults`. */
  open: (
    viewport: { width: number; height: number },
    colours?: 'light' | 'dark',
  ) => Promise<{ page: Page; context: BrowserContext; faults: string[] }>
  close: () => Promise<void>
}

/** The whole local service in memory, and a browser in front of it. */
export async function openPages(): Promise<Pages> {
  const dataDir = await mkdtemp(join(tmpdir(), 'praxis-web-'))
  const server = await startServer({ port: 0, dataDir, seed: 7, kinds: [], botPollMs: 200, pumpMs: 10 })
  const browser = await chromium.launch({
    executablePath: CHROMIUM!,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  return {
    server,
    browser,
    open: async (viewport, colours = 'light') => {
      const context = await browser.newContext({
        viewport,
        colorScheme: colours,
        baseURL: server.url,
        locale: 'en',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage(),
        faults: string[] = []
      page.on('pageerror', error => faults.push(error.message))
      page.on('console', message => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) faults.push(message.text())
      })
      page.on('request', request => {
        if (!request.url().startsWith(server.url) && !request.url().startsWith('data:'))
          faults.push(`asked ${request.url()}`)
      })
      return { page, context, faults }
    },
    close: async () => {
      await browser.close()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResult {
  violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
}

/** What axe finds against the page as it is now, a line each; by some of its rules, or by all there are for WCAG 2.2 AA. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Not as a script of the page, which its policy would rightly refuse; and once, as long as the page is not loaded anew.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(AXE)
  const runOnly = rules ? { type: 'rule', values: rules } : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const { violations: found } = await page.evaluate(
    options => (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResult> } }).axe.run(options),
    { runOnly },
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

export async function signIn(page: Page, name = 'Reader'): Promise<void> {
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

/** The worker is there, has kept the pages and answers for them from the next request on. */
export const workerReady = (page: Page): Promise<unknown> =>
  page.evaluate<unknown>(
    'navigator.serviceWorker.ready.then(() => new Promise(done => { const look = () => navigator.serviceWorker.controller ? done() : setTimeout(look, 20); look() }))',
  )
