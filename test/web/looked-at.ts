import type { BrowserContext, Page } from 'playwright-core'
import { boards } from './game-boards.ts'
import type { Pages } from './browser.ts'
import { signIn } from './at-table.ts'
import { outOfSight } from './in-sight.ts'
import { openScene } from './moments.ts'

/** A board at a size, in a theme and a language, and on a phone in a tab. */
export interface Look {
  board: string
  size: string
  tab: 'Now' | 'Table' | 'Hand'
  colours: 'light' | 'dark'
  language: string
}

export const SIZES = ['320x740', '360x740', '768x1024', '1100x700', '1280x720', '1440x900', '1920x1080'] as const
export const LANGUAGES = ['en', 'fr', 'es', 'pt', 'it'] as const
const TABS = ['Now', 'Table', 'Hand'] as const
const PHONE_BELOW_PX = 700

interface Wanted {
  boards?: readonly string[]
  sizes?: readonly string[]
  languages?: readonly string[]
  colours?: readonly ('light' | 'dark')[]
  /** What to do with each look besides, as to keep a picture of it. */
  also?: (page: Page, look: Look) => Promise<void>
}

const PAINTED = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))'

/**
 * Looks at boards, a language in one page, which goes from board to board and from size to size without being loaded
 * anew. Gives each fault with the looks that have it.
 */
export async function lookAt(
  pages: Pages,
  { boards: names = Object.keys(boards), sizes = SIZES, languages = LANGUAGES, colours = ['light'], also }: Wanted = {},
): Promise<{ looks: number; faults: Map<string, string[]> }> {
  const faults = new Map<string, string[]>(),
    reader = `Boards-${process.pid}`,
    token = await pages.token(reader),
    games = new Map<string, string>()
  let looks = 0
  for (const name of names) games.set(name, (await openScene(pages.url, token, boards[name]!)).game)
  for (const language of languages) {
    const { page, context, faults: wrong } = await pages.open({ width: 1440, height: 900 })
    await signIn(pages, context, reader, language)
    await page.goto('/settings')
    for (const [board, game] of games) {
      await open(page, game)
      for (const size of sizes) {
        const [width, height] = size.split('x').map(Number) as [number, number]
        await page.setViewportSize({ width, height })
        for (const theme of colours) {
          if (colours.join() !== 'light') await page.emulateMedia({ colorScheme: theme })
          for (const tab of width < PHONE_BELOW_PX ? TABS : [TABS[0]]) {
            if (width < PHONE_BELOW_PX) await page.locator('nav.bottom button').nth(TABS.indexOf(tab)).click()
            // What the pointer rests on shows more.
            await page.mouse.move(1, 1)
            await page.evaluate(`scrollTo(0, 0); ${PAINTED}`)
            const look: Look = { board, size, tab, colours: theme, language }
            looks++
            for (const fault of await outOfSight(page)) faults.set(fault, [...(faults.get(fault) ?? []), told(look)])
            await also?.(page, look)
          }
          if (width < PHONE_BELOW_PX) await page.locator('nav.bottom button').first().click()
        }
      }
    }
    for (const fault of wrong) faults.set(fault, [language])
    await close(context)
  }
  return { looks, faults }
}

const told = ({ board, size, tab, colours, language }: Look): string =>
  [board, size, tab !== 'Now' && tab, colours === 'dark' && colours, language !== 'en' && language]
    .filter(Boolean)
    .join(' ')

const close = (context: BrowserContext): Promise<void> => context.close()

/** As a link of the pages leads there; all names of its cards are there. */
async function open(page: Page, game: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(
    `history.pushState(null, '', '/games/${game}'); dispatchEvent(new PopStateEvent('popstate')); scrollTo(0, 0)`,
  )
  await page.locator(`[data-game="${game}"] #question`).waitFor()
  await page.waitForLoadState('networkidle')
}
