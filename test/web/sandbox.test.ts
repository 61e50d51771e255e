import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, DESKTOP, openPages, overflow, PHONE, signIn, violations, type Pages } from './browser.ts'
import { confirm } from './at-table.ts'

/** One pool is left to the second seat. */
const LAST_BLEED = {
  seats: [
    { pool: 10, ready: [{ generic: { name: 'Ada' } }], library: ['deflection'] },
    { pool: 1, library: ['deflection'] },
  ],
}

describe.skipIf(!CHROMIUM)('the sandbox, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  const opened = async (page: Page): Promise<void> => {
    await signIn(page)
    await page.goto('/sandbox')
    await page.locator('.card-row').first().waitFor()
  }
  const position = async (page: Page): Promise<{ seats: { pool?: number; hand?: string[]; ready?: object[] }[] }> =>
    JSON.parse(await page.locator('#position').inputValue()) as never
  const create = (page: Page): Promise<void> => page.getByRole('button', { name: 'Create and play' }).click()

  test.each([
    ['a phone', PHONE, 'dark'],
    ['a desktop', DESKTOP, 'light'],
  ] as const)(
    'on %s, form and text are one position, and what is wrong is said beside its field',
    async (_, viewport, colours) => {
      const { page, context, faults } = await pages.open(viewport, colours)
      await opened(page)
      expect([await violations(page), await overflow(page)]).toEqual([[], 0])
      await page.locator('#pool-1').fill('3')
      await page.locator('#card-1').fill('majes')
      await page.locator('.found').getByRole('button', { name: 'Majesty' }).click()
      await page.getByRole('button', { name: 'Remove Conditioning' }).click()
      const { seats } = await position(page)
      expect([seats[0]!.hand, seats[1]!.pool, seats[1]!.hand]).toEqual([
        ['govern-the-unaligned'],
        3,
        ['deflection', 'telepathic-misdirection', 'majesty'],
      ])
      await page
        .locator('#position')
        .fill(JSON.stringify({ seats: [{ pool: 4, hand: ['no-such-card'] }, { pool: 5000 }] }))
      expect(await page.locator('#pool-0').inputValue()).toBe('4')
      await create(page)
      await page.locator('#pool-1-fault').waitFor()
      await expect.poll(() => page.evaluate<string>('document.activeElement.id')).toBe('pool-1')
      await page.locator('#pool-1').fill('5')
      await create(page)
      await page.locator('.is-wrong', { hasText: 'No such card' }).locator('.fault').waitFor()
      await page.getByRole('button', { name: 'seats.0.hand.0' }).click()
      expect(
        await page.evaluate<string>(
          `(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))(document.querySelector('#position'))`,
        ),
      ).toBe('"no-such-card"')
      await page.evaluate('scrollTo(0, 0)')
      expect([await violations(page), await overflow(page)]).toEqual([[], 0])
      await page.locator('#position').fill('{ "seats": [')
      await page.getByText('The form waits').waitFor()
      expect(await page.getByRole('button', { name: 'Create and play' }).isDisabled()).toBe(true)
      expect(faults).toEqual([])
      await context.close()
    },
  )

  test('all seats are mine: whoever is asked answers next, any seat can be looked at, and its position comes back as it went out', async () => {
    const { page, context, faults } = await pages.open(PHONE)
    await opened(page)
    await page.locator('#name-0').fill('Ann')
    await create(page)
    await page.locator('#question').waitFor()
    expect([
      await page.getByRole('button', { name: 'Ann asked', pressed: true }).count(),
      await violations(page),
    ]).toEqual([1, []])
    await page.getByRole('link', { name: 'Position' }).click()
    await page.locator('.card-row').first().waitFor()
    expect(await page.locator('#name-0').inputValue()).toBe('Ann')
    expect((await position(page)).seats.map(seat => seat.hand ?? [])).toEqual([
      ['govern-the-unaligned', 'conditioning'],
      ['deflection', 'telepathic-misdirection'],
      [],
    ])
    await page.goBack()
    await page.getByRole('button', { name: 'Alexa Draper', exact: true }).click()
    await page.locator('.option', { hasText: 'Govern' }).first().locator('input').check()
    await page.locator('.confirm .primary').click()
    await page.getByRole('button', { name: 'Seat 2 asked', pressed: true }).waitFor()
    await page.locator('.stack', { hasText: 'Govern the Unaligned' }).waitFor()
    await page.getByRole('button', { name: 'Seat 3' }).click()
    await page.getByText('This seat is asked nothing now').waitFor()
    expect([await violations(page), await overflow(page), faults]).toEqual([[], 0, []])
    await context.close()
  })

  test('from any step of its replay one plays on in another, and takes the position along', async () => {
    const { page, context, faults } = await pages.open(DESKTOP, 'dark')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await opened(page)
    await page.locator('#position').fill(JSON.stringify(LAST_BLEED))
    await create(page)
    await page.locator('#question').waitFor()
    await page.getByRole('button', { name: 'Ada', exact: true }).click()
    await page.locator('.option', { hasText: 'leed' }).first().locator('input').check()
    const over = page.locator('.prompt h2', { hasText: 'won' }),
      // Between two seats' questions nothing is asked for a moment.
      next = page.locator('[data-prompt]').or(over)
    for (let n = 0; n < 20 && !(await over.count()); n++) {
      await confirm(page)
      await next.first().waitFor()
    }
    await over.waitFor()
    const game = new URL(page.url()).pathname
    await page.goto(`${game}/replay?step=2`)
    await page.getByRole('button', { name: 'Copy the position' }).click()
    await page.getByText('A position stands between two actions').waitFor()
    await page.goto(`${game}/replay?step=1`)
    await page.getByRole('button', { name: 'Copy the position' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect([await violations(page), await overflow(page)]).toEqual([[], 0])
    const copied = JSON.parse(await page.evaluate<string>('navigator.clipboard.readText()')) as {
      seats: { pool: number }[]
    }
    expect(copied.seats.map(({ pool }) => pool)).toEqual([10, 1])
    await page.getByRole('button', { name: 'Play on from here in the sandbox' }).click()
    await page.locator('#question', { hasText: 'Who acts' }).waitFor()
    expect(new URL(page.url()).pathname).not.toBe(game)
    expect(faults).toEqual([])
    await context.close()
  })
})
