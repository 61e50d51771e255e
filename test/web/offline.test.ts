import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, DESKTOP, openPages, PHONE, playNow, workerReady, type Pages } from './browser.ts'

describe.skipIf(!CHROMIUM)('the pages on a device, in Chromium', { timeout: 120_000 }, () => {
  let pages: Pages
  beforeAll(async () => { pages = await openPages() })
  afterAll(() => pages.close())

  test('can be installed: a manifest with a name, icons and a display of its own, and nothing against it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'praxis-installed-'))
    // A profile of its own on the disk: nothing is installed from a private window.
    const context = await chromium.launchPersistentContext(folder, { executablePath: CHROMIUM!, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
    try {
      const page = await context.newPage()
      await page.goto(pages.server.url)
      await workerReady(page)
      const browser = await context.newCDPSession(page)
      await browser.send('Page.enable')
      expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
      const { url, errors, manifest } = await browser.send('Page.getAppManifest')
      expect([url, errors]).toEqual([`${pages.server.url}/manifest.webmanifest`, []])
      expect(manifest).toMatchObject({ name: 'Praxis', startUrl: `${pages.server.url}/` })
      for (const { src } of (JSON.parse(await (await fetch(url)).text()) as { icons: { src: string }[] }).icons) expect([src, (await fetch(pages.server.url + src)).headers.get('content-type')]).toEqual([src, expect.stringMatching(/^image\//)])
    } finally {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    }
  })

  test('open without a connection, in the language they were read in', async () => {
    const { page, context, faults } = await pages.open(PHONE)
    await page.goto('/settings')
    await page.locator('#language').selectOption('fr')
    await expect.poll(() => page.evaluate<string>('document.documentElement.lang')).toBe('fr')
    await workerReady(page)
    // The words of this language came before the worker did, or with it; either way they are kept.
    await page.reload()
    await workerReady(page)
    await context.setOffline(true)
    await page.goto('/cards')
    await page.getByRole('navigation').first().waitFor()
    expect(await page.evaluate<string>('document.documentElement.lang')).toBe('fr')
    expect(faults).toEqual([])
    await context.close()
  })

  test('a new version leaves an open table alone: it keeps its files until the last page is closed, and then gives way', async () => {
    const { page, context, faults } = await pages.open(DESKTOP)
    await playNow(page)
    await workerReady(page)
    const caches = (): Promise<string[]> => page.evaluate<string[]>('caches.keys()')
    const [before] = await caches(), file = join(pages.server.dataDir, 'web', 'worker.js'), worker = await readFile(file, 'utf8')
    try {
      await writeFile(file, worker.replace(/VERSION="\w+"/, 'VERSION="another"'))
      expect(await page.evaluate<string>('navigator.serviceWorker.getRegistration().then(one => one.update()).then(one => new Promise(done => { const look = () => one.waiting ? done("waits") : setTimeout(look, 20); look() }))')).toBe('waits')
      expect(await caches()).toEqual([before, 'praxis-another'])
      const asked = await page.locator('#question').textContent()
      await page.locator('.confirm .primary').click()
      await expect.poll(async () => (await page.locator('#question').textContent().catch(() => '')) !== asked, { timeout: 30_000 }).toBe(true)
      await page.reload()
      await page.locator('#question, .is-idle').first().waitFor()
      expect(await caches()).toContain(before)
      const next = await context.newPage()
      await page.close()
      await next.goto('about:blank')
      await expect.poll(async () => {
        await next.goto('/')
        const names = await next.evaluate<string[]>('caches.keys()')
        await next.goto('about:blank')
        return names
      }, { timeout: 20_000, interval: 500 }).toEqual(['praxis-another'])
      expect(faults).toEqual([])
    } finally {
      await writeFile(file, worker)
      await context.close()
    }
  })
})
