import { expect } from 'vitest'
import type { Client } from '../../shared/api/client.ts'
import type { BrowserContext, Page } from 'playwright-core'
import { someone, type Pages } from './browser.ts'
import { openScene, type Scene } from './moments.ts'

const TIMEOUT_MS = 30_000

/** A player at a table, in a browser. */
export interface AtTable {
  page: Page
  context: BrowserContext
  faults: string[]
  game: string
  client: Client
  reader: string
}

interface Looks {
  viewport: { width: number; height: number }
  colours?: 'light' | 'dark'
  language?: string
}

/** Signs a browser in, as if its reader had done it before. */
export async function signIn(pages: Pages, context: BrowserContext, name = someone(), language = 'en'): Promise<void> {
  const session = { token: await pages.token(name), name, expires: Date.now() + 3_600_000 }
  await context.addInitScript(
    `if (!localStorage.getItem('praxis.session')) {
      localStorage.setItem('praxis.session', ${JSON.stringify(JSON.stringify(session))})
      localStorage.setItem('praxis.language', ${JSON.stringify(JSON.stringify(language))})
    }`,
  )
}

export async function atScene(
  pages: Pages,
  scene: Scene,
  { viewport, colours = 'light', language = 'en' }: Looks,
): Promise<AtTable> {
  const reader = someone(),
    { game, client } = await openScene(pages.url, await pages.token(reader), scene)
  return { ...(await atGame(pages, game, { viewport, colours, language }, reader)), client, reader }
}

export async function atGame(
  pages: Pages,
  game: string,
  { viewport, colours = 'light', language = 'en' }: Looks,
  reader: string,
): Promise<Omit<AtTable, 'client' | 'reader'>> {
  const { page, context, faults } = await pages.open(viewport, colours)
  await signIn(pages, context, reader, language)
  page.setDefaultTimeout(TIMEOUT_MS)
  // A table waits a moment for the names of its cards, and no longer; here all of them are there.
  const named = page.waitForResponse(/\/v1\/cards\?/)
  await page.goto(`/games/${game}`)
  await page.locator('#question').waitFor()
  await (await named).finished()
  await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
  return { page, context, faults, game }
}

interface Asked {
  textContent: string | null
  closest: (selector: string) => { getAttribute: (name: string) => string | null } | null
}
/** What is asked, by its id and its words: the next question may read the same. */
export const asking = (page: Page): Promise<string> =>
  page.locator('#question').evaluate(at => {
    const { textContent, closest } = at as unknown as Asked
    return `${closest.call(at, '[data-prompt]')?.getAttribute('data-prompt') ?? ''} ${textContent}`
  })

/** Until something else is asked, or nothing. */
export async function untilAnother(page: Page, asked: string): Promise<void> {
  const isAnother = async (): Promise<boolean> => (await asking(page).catch(() => '')) !== asked
  await expect.poll(isAnother, { timeout: 60_000 }).toBe(true)
}

export const tap = async (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('.option label', { hasText: text }).first().click()
export const question = (page: Page): Promise<string> =>
  page
    .locator('#question')
    .textContent()
    .then(
      text => text ?? '',
      () => '',
    )

const HUSH_MS = 600
/** After an answer nothing can be sent for a moment: until that is over. */
export const rested = (page: Page): Promise<void> => page.clock.fastForward(HUSH_MS)

/** Presses the one button, as soon as it can be pressed, and waits until its question is gone. */
export async function confirm(page: Page, says: string | RegExp = ''): Promise<void> {
  const asked = await page.locator('[data-prompt]').getAttribute('data-prompt')
  await rested(page)
  await page.locator('#answer .confirm .primary:enabled', { hasText: says }).click()
  await page.locator(`[data-prompt="${asked}"]`).waitFor({ state: 'detached' })
}

const PRESSES = 16

/** Each seat takes what is chosen for it, until something is to be seen. */
export async function pressUntil(page: Page, seen: () => Promise<boolean>, most = PRESSES): Promise<void> {
  for (let n = 0; n < most; n++) {
    if (await seen()) return
    await confirm(page)
    // What is waited for may come without another question.
    const goesOn = async (): Promise<boolean> => (await page.locator('[data-prompt]').count()) > 0 || (await seen())
    await expect.poll(goesOn, { timeout: 60_000 }).toBe(true)
  }
  throw new Error('What was waited for did not happen')
}

/** A part of the table: a tab on a phone; on a desktop all are there. */
export async function show(page: Page, part: 'Now' | 'Table' | 'Hand' | 'Log'): Promise<void> {
  const tab = page.locator('nav.bottom button', { hasText: part })
  if (await tab.isVisible()) await tab.click()
}
