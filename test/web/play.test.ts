import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, DESKTOP, openPages, overflow, PHONE, someone, violations, type Pages } from './browser.ts'
import { scenes } from './moments.ts'
import { atGame, atScene, confirm, pressUntil, question, show, tap } from './at-table.ts'

/**
 * One plays by tapping, on a phone and on a desktop; the other seats of the position are answered for by tapping too,
 * for they are the same player's.
 */
describe.skipIf(!CHROMIUM)('play, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  const SIZES = [
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ] as const

  test.each(SIZES)('one sits down with a deck of one’s choice, and is asked, on %s', async (_, viewport) => {
    const { page, context, faults } = await pages.open(viewport)
    await page.goto('/sign-in')
    await page.getByLabel('Your name at the table').fill(someone('Joiner'))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(/\/$/)
    await page.goto('/lobby')
    await page.getByLabel('Name of the table').fill('An evening')
    await page.getByLabel('Format').selectOption('two-player')
    await page.getByRole('button', { name: 'Create a table' }).click()
    await page.locator('#deck-toreador').check()
    await page.getByRole('button', { name: 'Sit down' }).click()
    await page.getByText('1 of 2 seats taken').waitFor()
    await page.getByRole('button', { name: 'Seat a bot' }).click()
    await page.getByText('2 of 2 seats taken').waitFor()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('#question').waitFor({ timeout: 60_000 })
    expect(await page.locator('.strip:visible, .ring:visible').count()).toBeGreaterThan(0)
    // When the answer is due, and what no answer does.
    expect(await page.locator('.prompt').innerText()).toMatch(/If you do nothing: .*\./)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(faults).toEqual([])
    await context.close()
  })

  test.each(SIZES)(
    'a bleed: who acts, what, announced by name, let through, and the pool is gone, on %s',
    async (_, viewport) => {
      const { page, context, faults } = await atScene(pages, scenes.minion, { viewport })
      await page.getByRole('group', { name: 'With' }).getByRole('button', { name: 'Naomi Stewart' }).click()
      await tap(page, 'Bleed Cal')
      await confirm(page, /^Announce: Bleed Cal for 1 with Naomi Stewart$/)
      await page.locator('.stack h2', { hasText: 'Naomi Stewart bleeds Cal for 1' }).waitFor()
      // Just after an answer there is nothing under the finger.
      await expect.poll(() => page.locator('.confirm .primary').isVisible()).toBe(true)
      await pressUntil(page, async () => /Who acts/.test(await question(page)))
      expect(await question(page)).toBe('Who acts?')
      expect(await page.locator('.stack .latest').innerText()).toContain('succeeded')
      await show(page, 'Log')
      expect(await page.locator('.log ol').last().innerText()).toMatch(
        /Cal burns 1 pool \(22 → 21\)[^]*You take the Edge from Dee/,
      )
      await show(page, 'Table')
      expect(await page.locator('.seat', { hasText: 'Cal' }).first().locator('.pool').innerText()).toBe('21')
      expect(faults).toEqual([])
      await context.close()
    },
  )

  test.each(SIZES)(
    'no block, then Deflection to another: two questions answered in one sitting, sealed, and taken back, on %s',
    async (_, viewport) => {
      const { page, context, faults, client, game } = await atScene(pages, scenes.bleed, { viewport })
      expect(await question(page)).toBe('Block?')
      // The numbers of the action, and the most intercept there is against it.
      expect(await page.locator('.meters li').allInnerTexts()).toEqual(['bleed\n3', 'stealth\n0', 'yours\n0'])
      expect(await page.locator('.option.is-chosen b').first().innerText()).toBe('No block')
      await page.getByRole('button', { name: /^Deflection/ }).click()
      await page.locator('#by-declined').selectOption({ label: 'Naomi Stewart' })
      await page.getByLabel('Who is the new target?').selectOption({ label: 'Dee, 17 pool' })
      await confirm(page, /^Seal: No block; then Deflection with Naomi Stewart · Dee$/)
      // It lies sealed, Deflection too, and the page goes on as whoever is asked next.
      await expect.poll(() => page.locator('.strip .is-you small').first().textContent()).not.toBe('Ben')
      const { body: own } = await client.call('game', { params: { game }, query: { seat: 1 } })
      expect(own?.view.you?.sealed?.lines.find(line => line.window === 'declined')).toMatchObject({
        do: { args: { to: [3] } },
      })
      await page.getByRole('button', { name: /^Ben/ }).click()
      await page.getByRole('heading', { name: 'You have answered.' }).waitFor()
      expect(await page.locator('.is-sealed b').innerText()).toBe(
        'Seal: No block; then Deflection with Naomi Stewart · Dee',
      )
      await page.getByRole('button', { name: 'Take back' }).click()
      await expect.poll(() => question(page)).toBe('Block?')
      expect(faults).toEqual([])
      await context.close()
    },
  )

  test.each(SIZES)('a block, with a choice of who blocks, and its combat begins, on %s', async (_, viewport) => {
    const { page, context, faults } = await atScene(pages, scenes.bleed, { viewport })
    await tap(page, 'Block with')
    await page.locator('#with').selectOption({ label: 'Brock Sterling' })
    await confirm(page, /^Block with Brock Sterling$/)
    await pressUntil(page, () => page.locator('.stage').isVisible())
    expect(await page.locator('.stage').getAttribute('aria-label')).toBe('Combat: Gelasia Fotiou and Brock Sterling')
    expect(faults).toEqual([])
    await context.close()
  })

  test.each(SIZES)(
    'a combat: a maneuver, a strike against one that is known, damage prevented by a stepper, and a press, on %s',
    async (_, viewport) => {
      const range = await atScene(pages, scenes.range, { viewport })
      await tap(range.page, 'Maneuver with Chrysanthemum to long range')
      await confirm(range.page, /^Maneuver/)
      await expect.poll(() => range.page.locator('.range').innerText()).toContain('Long range')
      expect(range.faults).toEqual([])
      await range.context.close()

      const strike = await atScene(pages, scenes.strike, { viewport })
      expect(await question(strike.page)).toBe('Which strike?')
      expect(await strike.page.locator('.fighter').first().innerText()).toMatch(
        /[Ss]teal blood or life \(Theft of Vitae\)/,
      )
      expect(await strike.page.locator('.fighter.is-own').innerText()).toMatch(/[Nn]ot chosen yet/)
      if (viewport === DESKTOP)
        expect(await strike.page.locator('.fight-steps [aria-current=step]').innerText()).toBe('Strikes')
      await tap(strike.page, 'Majesty')
      await confirm(strike.page, /^Strike: Majesty with Horst von Brühl$/)
      await pressUntil(strike.page, async () => (await strike.page.locator('.stage').count()) === 0)
      expect(strike.faults).toEqual([])
      await strike.context.close()

      const prevent = await atScene(pages, scenes.prevent, { viewport })
      await prevent.page
        .locator('.option label', { has: prevent.page.getByRole('img', { name: 'superior Fortitude' }) })
        .first()
        .click()
      await prevent.page.getByRole('button', { name: 'How many: one more' }).click()
      await confirm(prevent.page, /^Hidden Strength \(superior Fortitude\) with Horst von Brühl · 1$/)
      await pressUntil(prevent.page, async () => /press/.test(await question(prevent.page)))
      expect(await prevent.page.locator('.fighter', { hasText: 'Horst von Brühl' }).locator('.big b').innerText()).toBe(
        '3',
      )
      await pressUntil(
        prevent.page,
        async () => (await prevent.page.locator('.option', { hasText: 'Press with Horst' }).count()) > 0,
      )
      await tap(prevent.page, /Press with Horst.* to continue/)
      await confirm(prevent.page, /Press/)
      await pressUntil(prevent.page, async () => /Round 2/.test(await prevent.page.locator('.stage').innerText()))
      expect(prevent.faults).toEqual([])
      await prevent.context.close()
    },
  )

  test.each(SIZES)(
    'a referendum: terms shared out, votes from several sources in one sitting, and its end, on %s',
    async (_, viewport) => {
      const terms = await atScene(pages, scenes.terms, { viewport })
      await terms.page.getByRole('button', { name: 'Ann: one less' }).click()
      expect(await terms.page.locator('.confirm .primary').isEnabled()).toBe(false)
      expect(await terms.page.locator('.missing').innerText()).toBe('left to give: 1')
      await terms.page.getByRole('button', { name: 'Ben: one more' }).click()
      // What each would be left with.
      expect(
        (await terms.page.locator('.share').allInnerTexts()).map(text =>
          /^\w+ +(?:\d+ → )?\d+ pool/.exec(text)?.[0].replace(/ +/g, ' '),
        ),
      ).toContain('Ben 14 → 13 pool')
      await confirm(terms.page, 'Set the terms · ')
      await expect.poll(() => terms.page.locator('.terms').innerText()).toMatch(/14\s*→ 13/)
      await terms.context.close()

      const { page, context, faults } = await atScene(pages, scenes.polling, { viewport })
      expect(await question(page)).toBe('Your votes?')
      await page
        .getByRole('group', { name: /^Horst von Brühl, 2 votes/ })
        .getByRole('radio', { name: 'against' })
        .check({ force: true })
      await page
        .getByRole('group', { name: /^Kine Resources Contested, 1 vote/ })
        .getByRole('radio', { name: 'against' })
        .check({ force: true })
      expect(await page.locator('.outcome').innerText()).toMatch(/6 for, 6 against\. tied: fails/)
      await page.getByRole('button', { name: 'done while it fails' }).click()
      await confirm(page, /^Cast 3 against$/)
      // Both are cast, one after the other, with one press.
      await expect.poll(() => page.locator('.tally').innerText()).toMatch(/6[^]*tied: fails[^]*6/)
      await pressUntil(page, async () => (await page.locator('.stage').count()) === 0)
      await show(page, 'Log')
      await expect.poll(() => page.locator('.log ol').last().textContent()).toMatch(/referendum fails|fails/)
      expect(faults).toEqual([])
      await context.close()
    },
  )

  test('two browsers on one game agree, a half-made answer survives a look at the table, and a reload keeps the question', async () => {
    const phone = await atScene(pages, scenes.bleed, { viewport: PHONE }),
      desk = await atGame(pages, phone.game, { viewport: DESKTOP }, phone.reader)
    await tap(phone.page, 'Block with')
    for (const part of ['Table', 'Hand', 'Log', 'Now'] as const) await show(phone.page, part)
    expect(await phone.page.locator('.option.is-chosen b').first().innerText()).toBe('Block with Horst von Brühl')
    await phone.page.reload()
    await phone.page.locator('#question').waitFor()
    expect(await question(phone.page)).toBe('Block?')
    await confirm(desk.page, 'Seal: No block')
    await expect
      .poll(
        async () => {
          await phone.page.evaluate('dispatchEvent(new Event("online"))')
          return phone.page.locator('.strip .is-you small').first().textContent()
        },
        { timeout: 60_000 },
      )
      .not.toBe('Ben')
    await expect
      .poll(async () => (await question(phone.page)) === (await question(desk.page)), { timeout: 60_000 })
      .toBe(true)
    expect([...phone.faults, ...desk.faults]).toEqual([])
    await phone.context.close()
    await desk.context.close()
  })

  test('a game is played on in another language, and why something cannot be done is said by the card that is held', async () => {
    const { page, context, faults, game } = await atScene(pages, scenes.strike, { viewport: PHONE })
    await show(page, 'Hand')
    const card = page.locator('.hand .face', { hasText: 'Deflection' })
    await card.dispatchEvent('pointerdown')
    await page.getByRole('dialog', { name: 'Deflection' }).getByText('It is not usable at this moment.').waitFor()
    // The rule is named by what it is about.
    expect(await page.getByRole('dialog').locator('.rule').first().innerText()).toMatch(/^\p{L}+ · [A-Z]+-\d+$/u)
    await page.keyboard.press('Escape')
    await page.locator('.more summary').click()
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.locator('#language').selectOption('fr')
    await page.goto(`/games/${game}`)
    await page.locator('#question').waitFor()
    expect(await page.locator('.confirm .primary').innerText()).toMatch(/^Frapper/)
    await tap(page, /Majesté|Majesty/)
    await confirm(page)
    await pressUntil(page, async () => (await page.locator('.stage').count()) === 0)
    expect(await violations(page)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
})
