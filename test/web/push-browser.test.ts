import type { BrowserContext, Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, DESKTOP, kept, openPages, playNow, workerSoonReady, type Pages } from './browser.ts'
import { asking, untilAnother } from './at-table.ts'

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
      const here = registrations.find(({ isDeleted }) => !isDeleted)
      if (here) done(here.registrationId)
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

/**
 * From here on what is shown is counted when it is on show. Who asks Chromium for the notifications while one is on its
 * way to the screen takes it away for good, as it takes what is stored and not yet on the screen for closed by a hand.
 */
async function countShows(worker: Worker): Promise<void> {
  await worker.evaluate(`
    const show = self.registration.showNotification.bind(self.registration)
    self.shows = 0
    self.registration.showNotification = (...said) => show(...said).then(() => { self.shows++ })
  `)
}

const onShow = (worker: Worker): Promise<{ title: string; body: string; actions: string[] }[]> =>
  worker.evaluate(`
    self.registration.getNotifications().then(all =>
      all.map(({ title, body, actions }) => ({ title, body, actions: actions.map(one => one.action) })))
  `)

/** What is on show once that many notifications have been. */
async function shownAfter(worker: Worker, shows: number): Promise<ReturnType<typeof onShow>> {
  await expect.poll(() => worker.evaluate<number>('self.shows')).toBe(shows)
  return onShow(worker)
}

/** A press on the notification on show, or on one of its buttons. */
const press = (worker: Worker, action: string): Promise<void> =>
  worker.evaluate(`
    self.registration.getNotifications().then(([notification]) => {
      const click = { notification, action: ${JSON.stringify(action)} }
      self.dispatchEvent(new NotificationEvent('notificationclick', click))
    })
  `)

/** What the API says to the reader of the page. */
const read = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate<T>(`
    fetch(${JSON.stringify(path)}, {
      headers: { authorization: 'Bearer ' + JSON.parse(localStorage.getItem('praxis.session')).token },
    }).then(one => one.json())
  `)

describe.skipIf(!CHROMIUM)('pushes, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('a question is answered from its notification, and the open table moves on; where that fails, the notification says so', async () => {
    const { page, context, faults } = await pages.open(DESKTOP, 'light', 'with worker')
    await context.grantPermissions(['notifications'], { origin: pages.url })
    await playNow(page)
    await workerSoonReady(page)
    const worker = context.serviceWorkers()[0]!,
      path = new URL(page.url()).pathname,
      game = path.split('/').at(-1)!
    const prompt = await read<Asked>(page, `/v1${path}/prompt`),
      question = await asking(page)
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

    await countShows(worker)
    await deliver(context, page, push)
    expect(await shownAfter(worker, 1)).toEqual([
      { title: 'Rosewood', body: 'What is asked', actions: [prompt.default.optionId] },
    ])
    // Nobody touches the page: what it shows next it has from the worker's word.
    await press(worker, prompt.default.optionId)
    await untilAnother(page, question)
    // The doorbell may have rung before the worker had done with it.
    await expect.poll(async () => (await kept(page)).filter(name => name.startsWith('unsent'))).toEqual([])
    expect(await onShow(worker)).toEqual([])

    // That question is over.
    await deliver(context, page, push)
    expect(await shownAfter(worker, 2)).toHaveLength(1)
    await press(worker, prompt.default.optionId)
    expect(await shownAfter(worker, 3)).toEqual([{ title: 'Rosewood', body: 'It may not have arrived.', actions: [] }])

    // Signed out, the device keeps neither the token nor what was on show.
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => kept(page)).toEqual([])
    await expect.poll(() => onShow(worker)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
})
