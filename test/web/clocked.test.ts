import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../shared/api/client.ts'
import { connect } from '../../functions/local/contract.ts'
import { CHROMIUM, DESKTOP, openPages, overflow, PHONE, someone, violations, type Pages } from './browser.ts'
import { taking } from './moments.ts'
import { signIn } from './at-table.ts'

const hour = (later: number): string => new Date(Date.now() + later * 3_600_000).toISOString().slice(11, 16)
const SIZES = [
  ['a phone', PHONE, 'dark'],
  ['a desktop', DESKTOP, 'light'],
] as const

type Deck = { crypt: [number, string][]; library: [number, string][] }

/** Somebody is ready before the first bleed comes, whatever is drawn: the reader is asked, and the order answers. */
const SOON_READY: Deck = { crypt: [[12, 'anarch-convert']], library: [[60, 'blood-doll']] }

/** A table with clocks, at which it is night for the reader, and the second of two orders answers what can be. */
async function clocked(client: Client, night: string): Promise<string> {
  const { body: table } = await client.call('createTable', {
    body: {
      name: 'Rosewood',
      format: 'two-player',
      cards: 'all',
      clock: { policy: 'standard', weekends: false },
    },
  })
  const params = { table: table!.id }
  await client.call('takeSeat', { params, body: { deck: SOON_READY, hours: { timeZone: 'UTC', night } } })
  await client.call('takeSeat', { params, body: { deck: 'tremere', bot: 'Ada' } })
  return (await client.call('startTable', { params })).body!.game!
}

describe.skipIf(!CHROMIUM)('a table with clocks, in Chromium', { timeout: 180_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test.each(SIZES)(
    'on %s: a limit rests at night, what happened leads to its moment and to the order that answered, and the pages of clocks say what is set',
    async (_, viewport, colours) => {
      const name = someone(),
        [night, morning] = [hour(-1), hour(7)],
        client = connect(pages.url, await pages.token(name))
      const game = await clocked(client, night),
        params = { game }
      await client.call('writeOrders', {
        params,
        body: {
          rules: [
            { id: 'never', when: { pool: { gte: 90 } }, do: 'ask' },
            { id: 'all', when: { action: { by: ['prey', 'predator'] } }, do: 'pass' },
          ],
        },
      })
      const { body: before } = await client.call('game', { params })
      await client.call('see', { params, body: { version: before!.version } })
      const since = async () => (await client.call('lastSeen', { params })).body!.since
      // Up to a question of the own turn, when nobody else moves. What is counted are answers, not the time others take.
      const asked = async () => (await client.call('prompt', { params })).body ?? undefined
      for (let n = 0; n < 200; n++) {
        await expect.poll(asked).toBeDefined()
        const prompt = (await asked())!,
          out =
            prompt.options.find(({ kind }) => kind === 'bring-out') ??
            prompt.options.find(({ kind }) => kind === 'invest')
        if (prompt.ask.key === 'ask-master' && (await since()).some(({ key }) => key === 'since-orders')) break
        await client.call('command', {
          params,
          body: { promptId: prompt.id, ...(out ? taking(prompt, out.id)! : prompt.default) },
        })
      }
      const told = await since()
      expect(told.find(({ key }) => key === 'since-orders')).toMatchObject({ orders: [2] })

      const { page, context, faults } = await pages.open(viewport, colours)
      await signIn(pages, context, name)
      // What has happened since the last visit is told whole to who wishes no recap of a round.
      await context.addInitScript('localStorage.setItem(\'praxis.recap\', \'{"when":"never","what":"matters"}\')')
      await page.goto(`/games/${game}`)
      await page.locator('#question').waitFor()
      await page.locator('.prompt .limit', { hasText: 'rests until' }).waitFor()
      const lines = page.locator('.summary li')
      if (!(await lines.first().isVisible())) await page.locator('.summary summary').click()
      expect(await lines.count()).toBe(told.length)
      expect(
        await lines
          .locator('time')
          .evaluateAll(all => all.map(one => (one as unknown as { dateTime: string }).dateTime)),
      ).toEqual(told.map(({ at }) => at))
      expect(
        await lines
          .locator('a:first-child')
          .evaluateAll(all => all.map(one => (one as unknown as { search: string }).search)),
      ).toEqual(told.map(({ ply }) => `?step=${ply}&by=seat`))
      expect([await violations(page), await overflow(page)]).toEqual([[], 0])
      const order = await lines.getByRole('link', { name: 'order 2' }).getAttribute('href')
      await lines.first().getByRole('link').first().click()
      await page.waitForURL(new RegExp(`step=${told[0]!.ply}&`))
      await expect.poll(() => page.locator('#ply').inputValue()).toBe(String(told[0]!.ply))
      await page.goto(order!)
      await page.waitForURL(/orders\?order=2$/)
      await page.locator('#order-2').waitFor()

      await page.goto(`/games/${game}/clock`)
      await page.locator('.lead', { hasText: `Your night rests from ${night} to ${morning} (UTC).` }).waitFor()
      expect(await page.getByLabel(/^Eight hours/).inputValue()).toBe(night)
      expect([await violations(page), await overflow(page)]).toEqual([[], 0])
      await page.goto('/notifications')
      const row = page.getByRole('row', { name: /Rosewood/ })
      await row.waitFor()
      expect(await row.innerText()).toMatch(/Rosewood\s+\d+ h\s+.+\s+0$/)
      await row.getByRole('link', { name: 'Rosewood' }).click()
      await page.waitForURL(/\/clock$/)
      expect(faults).toEqual([])
      await context.close()
    },
  )
})
