import type { BrowserContext, Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, DESKTOP, openPages, playNow, workerReady, type Pages } from './browser.ts'

interface Asked {
  id: string
  options: { id: string; slots?: unknown[] }[]
  default: { optionId: string }
}

/** As a push service would bring it. */
async function deliver(context: BrowserContext, page: Page, data: object): Promise<void> {
  const browser = await context.newCDPSession(page)
  const registration = new Promise<string>(done =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) done(registrations[0].registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(data),
  })
  await browser.detach()
}

const shown = (worker: Worker): Promise<{ title: string; body: string; actions: string[] }[]> =>
  worker.evaluate(
    'self.registration.getNotifications().then(all => all.map(({ title, body, actions }) => ({ title, body, actions: actions.map(one => one.action) })))',
  )

/** A press on the notification on show, or on one of its buttons. */
const press = (worker: Worker, action: string): Promise<void> =>
  worker.evaluate(
    `self.registration.getNotifications().then(([notification]) => { self.dispatchEvent(new NotificationEvent('notificationclick', { notification, action: ${JSON.stringify(action)} })) })`,
  )

/** What the API says to the reader of the page. */
const read = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate<T>(
    `fetch(${JSON.stringify(path)}, { headers: { authorization: 'Bearer ' + JSON.parse(localStorage.getItem('praxis.session')).token } }).then(one => one.json())`,
  )

describe.skipIf(!CHROMIUM)('pushes, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('a question is answered from its notification, and the open table moves on; where that fails, the notification says so', async () => {
    const { page, context, faults } = await pages.open(DESKTOP)
    await context.grantPermissions(['notifications'], { origin: pages.server.url })
    await playNow(page)
    await workerReady(page)
    const worker = context.serviceWorkers()[0]!,
      path = new URL(page.url()).pathname,
      game = path.split('/').at(-1)!
    const prompt = await read<Asked>(page, `/v1${path}/prompt`),
      question = await page.locator('#question').textContent()
    const push = {
      id: `push#${game}#${prompt.id}`,
      kind: 'prompt',
      game,
      prompt: prompt.id,
      title: 'Rosewood',
      body: 'What is asked',
      language: 'en',
      answers: { options: [{ optionId: prompt.default.optionId, label: 'Go on' }], failed: 'It may not have arrived.' },
    }

    await deliver(context, page, push)
    await expect
      .poll(() => shown(worker))
      .toEqual([{ title: 'Rosewood', body: 'What is asked', actions: [prompt.default.optionId] }])
    // Nobody touches the page: what it shows next it has from the worker's word.
    await press(worker, prompt.default.optionId)
    await expect
      .poll(
        async () =>
          (await page
            .locator('#question')
            .textContent()
            .catch(() => '')) !== question,
        { timeout: 60_000 },
      )
      .toBe(true)
    expect(
      await page.evaluate<number>(
        'new Promise(done => { indexedDB.open("praxis").onsuccess = ({ target }) => { target.result.transaction("kept").objectStore("kept").getAllKeys().onsuccess = one => done(one.target.result.filter(key => key.startsWith("unsent")).length) } })',
      ),
    ).toBe(0)
    expect(await shown(worker)).toEqual([])

    // That question is over.
    await deliver(context, page, push)
    await expect.poll(async () => (await shown(worker)).length).toBe(1)
    await press(worker, prompt.default.optionId)
    await expect
      .poll(() => shown(worker))
      .toEqual([{ title: 'Rosewood', body: 'It may not have arrived.', actions: [] }])

    // Signed out, the device keeps neither the token nor what was on show.
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect
      .poll(() =>
        page.evaluate<unknown>(
          'new Promise(done => { indexedDB.open("praxis").onsuccess = ({ target }) => { target.result.transaction("kept").objectStore("kept").getAllKeys().onsuccess = one => done(one.target.result) } })',
        ),
      )
      .toEqual([])
    await expect.poll(() => shown(worker)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
})
