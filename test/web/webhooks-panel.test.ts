import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../functions/local/contract.ts'
import type { Client } from '../../shared/api/client.ts'
import { faultsOf, lengthen } from './appearance.ts'
import { signIn } from './at-table.ts'
import { CHROMIUM, DESKTOP, openPages, overflow, PHONE, someone, violations, type Pages } from './browser.ts'

const LANGUAGES = ['en', 'fr', 'es', 'pt', 'it'] as const
const NARROW = { width: 320, height: 700 }
const TABLET = { width: 768, height: 1024 }

describe.skipIf(!CHROMIUM)('webhooks on the desk of an organiser, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages, key: string, program: Client, event: string, viola: string, receiver: Server, url: string
  /** What the receiver answers. */
  let status = 204
  const received: { type: string; signatures: number }[] = []

  beforeAll(async () => {
    pages = await openPages()
    receiver = createServer((request, response) => {
      let text = ''
      request.on('data', (part: Buffer) => (text += part.toString()))
      request.on('end', () => {
        const { type } = JSON.parse(text) as { type: string }
        received.push({ type, signatures: (request.headers['webhook-signature'] as string).match(/v1,/g)!.length })
        response.writeHead(status).end(status === 204 ? undefined : 'the database is starting')
      })
    })
    await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done))
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`
    const made = await fetch(`${pages.url}/dev/league-key`, {
      method: 'POST',
      body: JSON.stringify({ league: `north-${randomUUID().slice(0, 8)}`, test: true }),
    })
    key = ((await made.json()) as { key: string }).key
    program = connect(pages.url, key)
    viola = someone('Viola')
    const { body: me } = await connect(pages.url, await pages.token(viola)).call('me', {})
    const { body } = await program.call('createEvent', {
      body: {
        name: 'North Open',
        startsAt: '2027-03-10T12:00:00.000Z',
        rounds: 1,
        organisers: [{ player: me!.player, name: viola }],
      },
    })
    event = body!.id
  }, 240_000)
  afterAll(async () => {
    await pages.close()
    await new Promise(done => receiver.close(done))
  })

  async function desk(viewport = DESKTOP, language = 'en'): Promise<Awaited<ReturnType<Pages['open']>>> {
    const opened = await pages.open(viewport)
    await signIn(pages, opened.context, viola, language)
    await opened.page.goto(`/e/${event}/desk`)
    await opened.page.locator('#league-key').waitFor()
    return opened
  }
  const unlock = async (page: Page, text = key): Promise<void> => {
    await page.locator('#league-key').fill(text)
    await page.locator('#league-key').press('Enter')
  }

  test('a key that is none is refused in words, signs nobody out, and lies nowhere', async () => {
    const { page, context, faults } = await desk(PHONE)
    await unlock(page, 'prx_not-a-key')
    await page.getByText('This key is not good, or may not hold webhooks.').waitFor()
    await unlock(page)
    await page.getByText('Nothing is told to anybody yet.').waitFor()
    const stored = await page.evaluate(
      () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
    )
    expect([stored.includes(key), await violations(page), await overflow(page), faults]).toEqual([false, [], 0, []])
    await page.reload()
    await page.locator('#league-key').waitFor()
    expect(await page.locator('#league-key').inputValue()).toBe('')
    await context.close()
  })

  test('one is made, tried, given another secret, looked into, sent to again, switched off, and taken away', async () => {
    const { page, context, faults } = await desk()
    const panel = page.locator('.webhooks'),
      button = (name: string | RegExp) => panel.getByRole('button', { name })
    await unlock(page)
    await panel.getByText('Add a webhook').click()
    await page.locator('#webhook-url').fill('http://10.0.0.1/in')
    await button('Make it').click()
    await panel.getByRole('alert').waitFor()
    expect((await program.call('listWebhooks', {})).body!.webhooks).toEqual([])

    await page.locator('#webhook-url').fill(url)
    await page.locator('#webhook-note').fill('Standings')
    await button('Make it').press('Enter')
    await panel.getByText('Made: it is active when it has answered a test.').waitFor()
    const secret = page.locator('#signing-secret')
    const first = await secret.inputValue()
    expect(first).toMatch(/^whsec_/)
    const [hook] = (await program.call('listWebhooks', {})).body!.webhooks
    const now = async () => (await program.call('webhook', { params: { webhook: hook!.id } })).body!
    await expect.poll(async () => (await now()).status, { timeout: 20_000 }).toBe('active')

    await button('Another secret: Standings').click()
    await panel.getByText('For 24 hours all is signed with both secrets.').waitFor()
    expect(await secret.inputValue()).not.toBe(first)
    await button('Send a test: Standings').click()
    await panel.getByText('It is on its way.').waitFor()
    await expect.poll(() => received.map(({ signatures }) => signatures), { timeout: 20_000 }).toContain(2)

    status = 503
    await program.call('moveEvent', { params: { event }, body: { to: 'cancelled' } })
    await expect.poll(() => received.some(({ type }) => type === 'event.finished'), { timeout: 20_000 }).toBe(true)
    await expect.poll(async () => (await now()).failures, { timeout: 20_000 }).toBeGreaterThan(0)
    await button('Deliveries: Standings').click()
    const newest = panel.locator('.deliveries li').first()
    await newest.getByText('event.finished').waitFor()
    await newest.getByText('The answer began: the database is starting').waitFor()
    expect(await newest.locator('.state-chip').innerText()).toBe('waits')
    status = 204
    const before = received.length
    await newest.getByRole('button', { name: /^Send again: #/ }).click()
    await expect.poll(() => received.length, { timeout: 20_000 }).toBeGreaterThan(before)
    const again = received.length
    await panel.getByLabel('Send again all after number').fill('0')
    await button('Send again').first().waitFor()
    await panel.locator('.deliveries form button[type=submit]').click()
    await expect.poll(() => received.length, { timeout: 20_000 }).toBeGreaterThan(again)
    expect(await violations(page)).toEqual([])

    await button('Switch off: Standings').click()
    await panel.getByText('by its owner').waitFor()
    await button('Switch on: Standings').click()
    await expect.poll(async () => (await now()).status, { timeout: 20_000 }).toBe('active')
    await button('Take away: Standings').click()
    await button('Press again to take away: Standings').click()
    await panel.getByText('Nothing is told to anybody yet.').waitFor()
    expect([(await program.call('listWebhooks', {})).body!.webhooks, faults]).toEqual([[], []])
    await context.close()
  })

  test.each(LANGUAGES)(
    'in %s: axe finds nothing, every target can be hit, and all fits at each width',
    async language => {
      const { body } = await program.call('makeWebhook', { body: { url, description: `In ${language}` } })
      const { page, context, faults } = await desk(NARROW, language),
        found: string[] = []
      await unlock(page)
      await page.locator('.webhooks .row .link').first().waitFor()
      await page.locator('.webhooks summary').click()
      await expect
        .poll(
          async () =>
            (await program.call('deliveries', { params: { webhook: body!.id }, query: { limit: 5 } })).body!.deliveries
              .length,
          { timeout: 20_000 },
        )
        .toBeGreaterThan(0)
      await page.locator('.webhooks button.link').last().click()
      await page.locator('.deliveries li').first().waitFor()
      for (const viewport of [NARROW, TABLET, DESKTOP]) {
        await page.setViewportSize(viewport)
        found.push(...(await faultsOf(page)))
        found.push(...(await violations(page, undefined, language === 'en' ? [] : ['color-contrast'])))
      }
      if (language === 'en') {
        await page.emulateMedia({ colorScheme: 'dark' })
        found.push(...(await violations(page, ['color-contrast'])))
        await lengthen(page)
        found.push(...(await faultsOf(page)))
      }
      await program.call('deleteWebhook', { params: { webhook: body!.id } })
      expect([found, faults]).toEqual([[], []])
      await context.close()
    },
  )
})
