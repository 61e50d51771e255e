import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemOf } from '../../functions/http/problem.ts'
import { refused } from '../../functions/games/refused.ts'
import { problems, type ProblemCode } from '../../shared/api/problem.ts'
import { CHROMIUM, openPages, overflow, PHONE, signIn, someone, violations, type Pages } from './browser.ts'

/** The next so many requests of an address are refused, as the service refuses them. */
async function refuse(page: Page, address: string, code: ProblemCode, times = 100, retryAfter = 1): Promise<void> {
  let left = times
  await page.route(address, route =>
    left-- > 0
      ? route.fulfill({
          status: problems[code].status,
          headers: { 'content-type': 'application/problem+json', 'retry-after': String(retryAfter) },
          body: JSON.stringify(problemOf(refused(code), '/', 'trace')),
        })
      : route.continue(),
  )
}

describe.skipIf(!CHROMIUM)('what goes wrong, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('over a limit: the seconds are said, and it is tried again when they are over', async () => {
    const { page, context, faults } = await pages.open(PHONE)
    await signIn(page)
    await page.locator('h1').waitFor()
    await refuse(page, '**/v1/me/inbox', 'rate-limited', 1, 3)
    await page.reload()
    const notice = page.getByRole('alert')
    await notice.waitFor()
    expect(await notice.innerText()).toMatch(/Too many requests\. It is tried again in 3 s\. Nothing was recorded\./)
    expect([await notice.getByRole('button').isDisabled(), await violations(page)]).toEqual([true, []])
    await page.clock.fastForward(3_000)
    await expect.poll(() => notice.allInnerTexts(), { timeout: 60_000 }).toEqual([])
    await page
      .getByRole('heading', { name: /^(Nothing owed|Welcome)$/ })
      .first()
      .waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test.each<[ProblemCode, RegExp]>([
    ['contention', /The service is busy\. Nothing was recorded\./],
    ['internal', /The server failed\. Whether it was recorded is not known/],
  ])('%s: whether anything was recorded is said', async (code, words) => {
    const { page, context, faults } = await pages.open(PHONE, 'dark')
    await signIn(page)
    await page.goto('/lobby')
    await page.getByLabel('Name of the table').fill('Rosewood')
    await refuse(page, '**/v1/tables', code)
    await page.getByRole('button', { name: 'Create a table' }).click()
    await page.getByRole('alert').filter({ hasText: words }).waitFor()
    expect([await violations(page), await overflow(page), faults]).toEqual([[], 0, []])
    await context.close()
  })

  test('what is not there, or not the reader’s, is one sentence everywhere, in the reader’s language', async () => {
    const { page, context, faults } = await pages.open(PHONE)
    await signIn(page)
    const none = 'gam_nothere1234'
    for (const path of [
      `/games/${none}`,
      `/games/${none}/watch`,
      `/games/${none}/replay`,
      `/games/${none}/orders`,
      `/games/${none}/clock`,
      '/lobby/tbl_nothere1234',
    ]) {
      await page.goto(path)
      await page.getByText('No such table, or not yours to see.').first().waitFor()
      expect([path, await violations(page)]).toEqual([path, []])
    }
    await page.goto('/cards/no-such-card')
    await page.getByText('No card is like that.').waitFor()
    await page.evaluate(`localStorage.setItem('praxis.language', '"fr"')`)
    await page.goto(`/games/${none}/replay`)
    await page.getByText('Cette table n’existe pas').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('whoever has no table yet is shown where to begin', async () => {
    const { page, context, faults } = await pages.open(PHONE)
    await signIn(page, someone('Newcomer'))
    await page.getByRole('link', { name: 'Try a bleed in the sandbox' }).click()
    await page.locator('.card-row').first().waitFor()
    expect([new URL(page.url()).pathname, faults]).toEqual(['/sandbox', []])
    await context.close()
  })
})
