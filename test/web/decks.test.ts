import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, DESKTOP, openPages, overflow, PHONE, signIn, violations, type Pages } from './browser.ts'

const LIST =
  'Deck Name: Mine\n\nCrypt (1 card)\n2x Alexa Draper\n\nLibrary (2 cards)\n4 Deflection\n2 Deflectoin\n1 Nothing Of The Kind At All\n'

describe.skipIf(!CHROMIUM)('decks and cards, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test.each([
    ['a phone', PHONE, 'dark'],
    ['a desktop', DESKTOP, 'light'],
  ] as const)(
    'on %s a deck is read from a file, every line is told, and an unclear one is put right by a press',
    async (_, viewport, colours) => {
      const { page, context, faults } = await pages.open(viewport, colours)
      await page.goto('/decks')
      await page.locator('#file').setInputFiles({ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from(LIST) })
      await page.getByRole('heading', { name: 'Mine' }).waitFor()
      expect(await page.locator('#list').inputValue()).toBe(LIST)
      await page.getByText('Every line (4)').click()
      const lines = await page.locator('aside details li').allInnerTexts()
      expect(lines.map(line => line.trim())).toEqual([
        '2× Alexa Draper',
        '4× Deflection',
        expect.stringMatching(/2 Deflectoin\s+Not known/),
        expect.stringMatching(/Nothing Of The Kind At All\s+Not known/),
      ])
      expect([await violations(page), await overflow(page)]).toEqual([[], 0])
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Deflectoin' })
        .getByRole('button', { name: 'Deflection', exact: true })
        .click()
      await expect.poll(() => page.getByText('Deflectoin').count()).toBe(0)
      expect(await page.locator('#list').inputValue()).toBe(LIST.replace('2 Deflectoin', '2 Deflection'))
      expect(faults).toEqual([])
      await context.close()
    },
  )

  test('a deck of one’s own is taken to a table from a file, too', async () => {
    const { page, context, faults } = await pages.open(PHONE)
    await signIn(page)
    await page.goto('/lobby')
    await page.getByLabel('Name of the table').fill('By file')
    await page.getByRole('button', { name: 'Create a table' }).click()
    await page.locator('#deck-own').check()
    await page.locator('#file').setInputFiles({ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from(LIST) })
    await expect.poll(() => page.locator('#list').inputValue()).toBe(LIST)
    await page.getByRole('button', { name: 'Sit down' }).click()
    await page.getByRole('alert').waitFor()
    expect([await violations(page), await overflow(page), faults]).toEqual([[], 0, []])
    await context.close()
  })

  test.each([
    ['a phone', PHONE, 'light'],
    ['a desktop', DESKTOP, 'dark'],
  ] as const)(
    'on %s cards are found by clan, Discipline, capacity and how far they are',
    async (_, viewport, colours) => {
      const { page, context, faults } = await pages.open(viewport, colours)
      await page.goto('/cards')
      const names = page.locator('.gallery .face strong')
      await names.first().waitFor()
      await page.getByLabel('Clan').fill('Ventrue')
      await page.getByLabel('Type').selectOption('Vampire')
      await page.locator('#card-discipline').selectOption({ label: 'Dominate' })
      await page.locator('#capacity-from').selectOption('8')
      await page.locator('#capacity-to').selectOption('8')
      await page.getByLabel('Playable here').selectOption('whole')
      await expect.poll(() => names.allInnerTexts()).toContain('Alexa Draper')
      await expect.poll(() => names.count()).toBeLessThan(8)
      const found = await names.count()
      await page.locator('#capacity-from').selectOption('')
      await expect.poll(() => names.count()).toBeGreaterThan(found)
      expect([await violations(page), await overflow(page), faults]).toEqual([[], 0, []])
      await context.close()
    },
  )
})
