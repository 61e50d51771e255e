import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factsOf } from '../../shared/cards/catalogue.ts'
import { decks, type Deck } from '../../shared/cards/five-decks.ts'
import { linkTo } from '../../shared/decks/links.ts'
import { strangeCard } from '../decks/sample-lists.ts'
import { CHROMIUM, DESKTOP, openPages, overflow, PHONE, signIn, violations, type Pages } from './browser.ts'

const LIST =
  'Deck Name: Mine\n\nCrypt (1 card)\n2x Alexa Draper\n\nLibrary (2 cards)\n4 Deflection\n2 Deflectoin\n1 Nothing Of The Kind At All\n'

/** One that is legal, with two cards that are not played here. */
const MINE: Pick<Deck, 'crypt' | 'library'> = {
  crypt: decks.ventrue.crypt,
  library: [...decks.ventrue.library, [2, strangeCard.key!]],
}
const plainList = ({ crypt, library }: typeof MINE): string =>
  [...crypt, ...library].map(([copies, key]) => `${copies}x ${factsOf(key).name}`).join('\n')

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
    'on %s a deck is read from a file before anybody signs in, and an unclear line is put right by a press',
    async (_, viewport, colours) => {
      const { page, context, faults } = await pages.open(viewport, colours)
      await page.goto('/decks')
      await page.getByRole('button', { name: 'File' }).click()
      await page.locator('#file').setInputFiles({ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from(LIST) })
      await page.getByText('Read: Mine').waitFor()
      expect(await page.locator('#list').inputValue()).toBe(LIST)
      const unclear = page.locator('#bring .lacking > li')
      expect((await unclear.allInnerTexts()).map(text => text.split('\n')[0])).toEqual([
        '2 Deflectoin',
        '1 Nothing Of The Kind At All',
      ])
      expect([await violations(page), await overflow(page)]).toEqual([[], 0])
      await page.getByRole('button', { name: 'Yes, Deflection', exact: true }).click()
      await expect.poll(() => unclear.count()).toBe(1)
      expect(await page.locator('#list').inputValue()).toBe(LIST.replace('2 Deflectoin', '2 Deflection'))
      expect(faults).toEqual([])
      await context.close()
    },
  )

  test('a deck is kept, mended to the nearest list and played at once, and what is typed outlives a reload', async () => {
    const { page, context, faults } = await pages.open(DESKTOP)
    await signIn(page)
    await page.goto('/decks')
    // A link to elsewhere is told, and stays where it was typed.
    await page.getByRole('button', { name: 'Link' }).click()
    const elsewhere = 'https://vdb.im/decks/5100eaba0703443eadeb1f6dbbc45d22'
    await page.locator('#list').fill(elsewhere)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'nothing is fetched' }).waitFor()
    await page.reload()
    await expect.poll(() => page.locator('#list').inputValue()).toBe(elsewhere)
    // So are numbers that only Amaranth knows, with what to take instead.
    await page.locator('#list').fill('{"success":true,"result":{"cards":{"17":2,"2045":7}}}')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'Take its text export instead.' }).waitFor()
    // One that holds its list is read; by the keyboard alone it is kept.
    await page.locator('#list').fill(linkTo('Princes of the Rhine', MINE))
    await page.keyboard.press('Enter')
    await page.getByText('Read: Princes of the Rhine').waitFor()
    await page.getByRole('button', { name: 'Keep this deck' }).focus()
    await page.keyboard.press('Enter')
    const row = page.locator('.shelf > li').filter({ hasText: 'Princes of the Rhine' })
    await row.getByText('2 cards missing').waitFor()
    expect(await page.locator('#list').inputValue()).toBe('')
    // What is missing, and the nearest list, which becomes the next version.
    await page.getByText(`2 × ${strangeCard.name}`).waitFor()
    await page.getByRole('button', { name: 'See it' }).click()
    await page.locator('.swaps').getByText(strangeCard.name).waitFor()
    expect([await violations(page), await overflow(page)]).toEqual([[], 0])
    await page.locator('.nearest').getByRole('button', { name: 'Keep as version 2' }).click()
    await row.getByText('Playable', { exact: true }).waitFor()
    await page.locator('.versions').getByText(`−2 ${strangeCard.name}`).waitFor()
    // Another list is compared with it before it is kept.
    await page.getByRole('button', { name: 'Paste' }).click()
    await page.locator('#list').fill(plainList(MINE).replace(`2x ${strangeCard.name}`, '2x Fame'))
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByText('Against version 2:').waitFor()
    await page.getByRole('button', { name: 'Keep as version 3' }).click()
    await row.getByText('version 3').waitFor()
    await page.getByRole('button', { name: 'Play Princes of the Rhine' }).click()
    await page.waitForURL(/\/games\/gam_/)
    await page.locator('#question').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

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
