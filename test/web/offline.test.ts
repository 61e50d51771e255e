import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { connect } from '../../functions/local/contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  CHROMIUM,
  DESKTOP,
  filesKept,
  openPages,
  openProfile,
  PHONE,
  playNow,
  someone,
  workerReady,
  workerSoonReady,
  type Pages,
} from './browser.ts'
import { asking, signIn, untilAnother } from './at-table.ts'

/** So soon it is looked again whether an answer has arrived. */
const DOUBT_MS = 3_000

/** The names of the answers that are kept in the browser. */
const UNSENT = `new Promise(done => {
  indexedDB.open('praxis').onsuccess = ({ target }) => {
    const store = target.result.transaction('kept').objectStore('kept')
    store.getAllKeys().onsuccess = names => {
      const found = names.target.result.filter(name => name.startsWith('unsent.'))
      if (found.length === 0) done([])
      else store.get(found[0]).onsuccess = one => done([one.target.result.key])
    }
  }
})`

/** What the server says of a command of that name. */
const outcome = (page: Page, path: string, key: string): Promise<{ status: number; replayed: string | null }> =>
  page.evaluate(
    `(async () => {
      const { token } = JSON.parse(localStorage.getItem('praxis.session'))
      const reply = await fetch('/v1${path}/commands/${key}', { headers: { authorization: 'Bearer ' + token } })
      return { status: reply.status, replayed: reply.headers.get('idempotency-replayed') }
    })()`,
  )

/** How many of the things that the page keeps on the device say so. */
const keptWith = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    said =>
      new Promise<number>(done => {
        const database = indexedDB.open('praxis')
        database.onsuccess = () => {
          const all = database.result.transaction('kept').objectStore('kept').getAll()
          all.onsuccess = () => {
            database.result.close()
            done(all.result.filter(one => JSON.stringify(one).includes(said)).length)
          }
        }
      }),
    text,
  )

describe.skipIf(!CHROMIUM)('the pages on a device, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('can be installed: a manifest with a name, icons and a display of its own, and nothing against it', async () => {
    const { context, close } = await openProfile()
    try {
      const page = await context.newPage()
      await page.goto(pages.url)
      await workerReady(page)
      const browser = await context.newCDPSession(page)
      await browser.send('Page.enable')
      expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
      const { url, errors, manifest } = await browser.send('Page.getAppManifest')
      expect([url, errors]).toEqual([`${pages.url}/manifest.webmanifest`, []])
      expect(manifest).toMatchObject({ name: 'Praxis', startUrl: `${pages.url}/` })
      for (const { src } of (JSON.parse(await (await fetch(url)).text()) as { icons: { src: string }[] }).icons)
        expect([src, (await fetch(pages.url + src)).headers.get('content-type')]).toEqual([
          src,
          expect.stringMatching(/^image\//),
        ])
    } finally {
      await close()
    }
  })

  test('open without a connection, in the language they were read in', async () => {
    const { page, context, faults } = await pages.open(PHONE, 'light', 'with worker')
    await page.goto('/settings')
    await page.locator('#language').selectOption('fr')
    await expect.poll(() => page.evaluate<string>('document.documentElement.lang')).toBe('fr')
    await workerSoonReady(page)
    // The words of this language came before the worker did, or with it; either way they are kept.
    await page.reload()
    await workerSoonReady(page)
    await context.setOffline(true)
    await page.goto('/cards')
    await page.getByRole('navigation').first().waitFor()
    expect(await page.evaluate<string>('document.documentElement.lang')).toBe('fr')
    expect(faults).toEqual([])
    await context.close()
  })

  test('a new version leaves an open table alone: it keeps its files until the last page is closed, and then gives way', async () => {
    const { page, context, faults } = await pages.open(DESKTOP, 'light', 'with worker')
    await playNow(page)
    await workerSoonReady(page)
    const caches = (): Promise<string[]> => page.evaluate<string[]>('caches.keys()')
    const [before] = await caches(),
      file = join(pages.dataDir, 'web', 'worker.js'),
      worker = await readFile(file, 'utf8')
    try {
      await writeFile(file, worker.replace(/VERSION="\w+"/, 'VERSION="another"'))
      expect(
        await page.evaluate<string>(`(async () => {
          const worker = await (await navigator.serviceWorker.getRegistration()).update()
          return new Promise(done => {
            const look = () => worker.waiting ? done('waits') : setTimeout(look, 20)
            look()
          })
        })()`),
      ).toBe('waits')
      expect(await caches()).toEqual([before, 'praxis-another'])
      const asked = await asking(page)
      await page.locator('.confirm .primary').click()
      await untilAnother(page, asked)
      await page.reload()
      await page.locator('#question, .is-idle').first().waitFor()
      expect(await caches()).toContain(before)
      const next = await context.newPage()
      await page.close()
      await next.goto('about:blank')
      await expect
        .poll(
          async () => {
            await next.goto('/')
            const names = await next.evaluate<string[]>('caches.keys()')
            await next.goto('about:blank')
            return names
          },
          { timeout: 20_000, interval: 500 },
        )
        .toEqual(['praxis-another'])
      expect(faults).toEqual([])
    } finally {
      await writeFile(file, worker)
      await context.close()
    }
  })

  test('lobby, a room and decks, looked at once, open without a connection as they were last seen', async () => {
    const { page, context, faults } = await pages.open(PHONE, 'light', 'with worker')
    const reader = someone(),
      client = connect(pages.url, await pages.token(reader))
    await signIn(pages, context, reader, 'it')
    const { body: table } = await client.call('createTable', { body: { name: `Tavolo di ${reader}` } })
    await client.call('keepDeck', { body: { name: `Mazzo di ${reader}`, list: '2x Deflection' } })
    // The table is kept with the list, and then by itself as well.
    const seen = [
      ['/lobby', `Tavolo di ${reader}`, 1],
      [`/lobby/${table!.id}`, `Tavolo di ${reader}`, 2],
      ['/decks', `Mazzo di ${reader}`, 1],
    ] as const
    for (const [path, text, kept] of seen) {
      await page.goto(path)
      await page.locator('#main').getByText(text).first().waitFor()
      // Who goes on at once may be quicker than the page's own memory.
      await expect.poll(() => keptWith(page, text)).toBeGreaterThanOrEqual(kept)
    }
    await workerSoonReady(page)
    // What was loaded before the worker came, it keeps a moment later.
    await filesKept(page)
    await context.setOffline(true)
    for (const [path, text] of seen) {
      await page.goto(path)
      await page.locator('#main').getByText(text).first().waitFor()
      await page.getByText(/^Senza connessione: stato delle /).waitFor()
    }
    expect(faults).toEqual([])
    await context.close()
  })

  test('without a connection each table is as it was last seen; an answer waits, survives a reload, and goes out once under its name', async () => {
    const { page, context, faults } = await pages.open(PHONE, 'light', 'with worker'),
      keys: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/commands')) keys.push(request.headers()['idempotency-key'] ?? '')
    })
    await playNow(page)
    await workerSoonReady(page)
    const path = new URL(page.url()).pathname,
      asked = await asking(page),
      hand = await page.locator('.part-hand').textContent()
    await page.goto('/')
    await page
      .getByRole('link', { name: /^(Answer|Play turn|Vote): / })
      .first()
      .waitFor()
    await context.setOffline(true)

    await page.reload()
    await page.getByText(/^Offline: state of \d\d:\d\d$/).waitFor()
    await page
      .getByRole('link', { name: /^(Answer|Play turn|Vote): / })
      .first()
      .click()
    await page.getByText(/^Offline: state of \d\d:\d\d$/).waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    expect([await asking(page), await page.locator('.part-hand').textContent()]).toEqual([asked, hand])

    await page.locator('.confirm .primary').click()
    const waits = page.locator('.unsent')
    await waits.waitFor()
    expect(await waits.textContent()).toMatch(/^Not sent yet/)
    await page.reload()
    await waits.waitFor()
    expect(await waits.textContent()).toMatch(/^Not sent yet.* \S/)
    expect(keys).toEqual([])
    const [name] = await page.evaluate<string[]>(UNSENT)

    await context.setOffline(false)
    await page.getByText('Your answer is sent now.').waitFor()
    await untilAnother(page, asked)
    expect([keys, await page.evaluate(UNSENT)]).toEqual([[name], []])
    expect((await outcome(page, path, name!)).replayed).toBe('true')
    expect(faults).toEqual([])
    await context.close()
  })

  test('where a reply is lost it is looked whether the answer arrived, after a reload too, and said', async () => {
    const { page, context, faults } = await pages.open(DESKTOP, 'light', 'with worker'),
      keys: string[] = [],
      replayed: (string | undefined)[] = []
    await playNow(page)
    const path = new URL(page.url()).pathname,
      asked = await asking(page)
    await page.route('**/commands', async route => {
      keys.push(route.request().headers()['idempotency-key'] ?? '')
      replayed.push((await route.fetch()).headers()['idempotency-replayed'])
      await route.abort('connectionreset')
    })
    await page.locator('.confirm .primary').click()
    const doubt = page.locator('.unsent')
    await doubt.waitFor()
    expect(await doubt.textContent()).toMatch(/^Checking whether it arrived…/)
    // Pressed again, it sends nothing else.
    await page.locator('.confirm .primary').click()
    await page.reload()
    await doubt.waitFor()
    expect(await doubt.textContent()).toMatch(/^Checking whether it arrived…/)
    expect([new Set(keys).size, replayed[0], new Set(replayed.slice(1))]).toEqual([1, undefined, new Set(['true'])])

    // One that was asked meanwhile is let end as it began.
    await page.unrouteAll({ behavior: 'wait' })
    await page.clock.fastForward(DOUBT_MS)
    await page.getByText('Your answer had arrived.').waitFor({ timeout: 20_000 })
    await untilAnother(page, asked)
    expect(await page.evaluate(UNSENT)).toEqual([])
    expect((await outcome(page, path, keys[0]!)).status).toBe(200)
    expect(faults).toEqual([])
    await context.close()
  })

  test('an answer given while it is looked already, and not sent for want of a connection, goes out as soon as there is one', async () => {
    const { page, context, faults } = await pages.open(DESKTOP, 'light', 'with worker')
    await playNow(page)
    const asked = await asking(page)
    let letGo = (): void => {},
      begun = (): void => {}
    const held = new Promise<void>(done => {
        letGo = done
      }),
      looks = new Promise<void>(done => {
        begun = done
      })
    await page.route(/\/changes\?/, async route => {
      begun()
      await held
      await route.continue()
    })
    await page.evaluate('dispatchEvent(new Event("online"))')
    await looks
    await page.evaluate('Object.defineProperty(navigator, "onLine", { configurable: true, value: false })')
    await page.locator('.confirm .primary').click()
    await page.locator('.unsent').waitFor()
    await page.evaluate('delete navigator.onLine')
    letGo()
    // Without it the next look would be a minute away.
    await untilAnother(page, asked)
    expect(await page.evaluate(UNSENT)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
})
