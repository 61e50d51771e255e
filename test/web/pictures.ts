import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../infra/root.ts'
import { CHROMIUM, DESKTOP, openPages, PHONE } from './browser.ts'
import { scenes } from './moments.ts'
import { atScene } from './at-table.ts'

/**
 * Makes the pictures of the README: `npx tsx test/web/pictures.ts`. A bleed at the table that the tests look at, asked
 * of whoever is bled.
 */
const FOLDER = join(ROOT, 'functions/web/pictures')
/** Until the faces of cards have come. */
const DRAWN_MS = 1_500

if (!CHROMIUM) throw new Error('No Chromium on this machine; name one with CHROMIUM=/path')
await mkdir(FOLDER, { recursive: true })
const pages = await openPages()
try {
  for (const { file, viewport, colours } of [
    { file: 'table-desktop.png', viewport: DESKTOP, colours: 'light' },
    { file: 'table-phone.png', viewport: PHONE, colours: 'dark' },
  ] as const) {
    const { page, context } = await atScene(pages, scenes.bleed, { viewport, colours })
    await page.waitForTimeout(DRAWN_MS)
    await page.screenshot({ path: join(FOLDER, file) })
    await context.close()
  }
} finally {
  await pages.close()
}
