import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../infra/root.ts'
import { CHROMIUM, DESKTOP, openPages, PHONE, playNow } from './browser.ts'

/** Makes the pictures of the README: `npx tsx test/web/pictures.ts`. A game is played some turns by its defaults and by putting blood on vampires. */
const FOLDER = join(ROOT, 'functions/web/pictures')
const TURNS_MS = 60_000

if (!CHROMIUM) throw new Error('No Chromium on this machine; name one with CHROMIUM=/path')
await mkdir(FOLDER, { recursive: true })
const pages = await openPages()
try {
  const { page, context } = await pages.open(DESKTOP)
  await playNow(page)
  for (const until = Date.now() + TURNS_MS; Date.now() < until;) {
    const option = page.locator('.option', { hasText: /^(Move pool to|Bring out|Bleed)/ }).first()
    if (await option.count()) await option.locator('input').check().catch(() => undefined)
    const bled = (await page.locator('.stack h2', { hasText: 'bleeds you' }).count()) > 0 && (await page.locator('#question', { hasText: 'Block' }).count()) > 0
    if (bled && (await page.locator('.seat.is-you .tile').count()) >= 2) break
    const confirm = page.locator('.confirm .primary')
    if (await confirm.isEnabled().catch(() => false)) await confirm.click().catch(() => undefined)
    await page.waitForTimeout(250)
  }
  await page.evaluate('scrollTo(0, 0)')
  await page.waitForTimeout(800)
  await page.screenshot({ path: join(FOLDER, 'table-desktop.png') })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(PHONE)
  await page.waitForTimeout(500)
  await page.screenshot({ path: join(FOLDER, 'table-phone.png') })
  await context.close()
} finally {
  await pages.close()
}
