import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, DESKTOP, openPages, PHONE, someone, type Pages } from './browser.ts'
import { scenes, type Scene } from './moments.ts'
import { atScene, rested, show } from './at-table.ts'

const LAST_BLEED: Scene = {
  position: {
    seats: [
      { pool: 10, ready: [{ generic: { name: 'Ada' } }], library: ['wider-view'] },
      { pool: 1, library: ['wider-view'] },
    ],
  },
  on: () => () => undefined,
  until: ({ seat, ask }) => seat === 0 && ask.key === 'ask-minion',
}

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  const FOCUSED =
    '(({ activeElement: at }) => `${at.getAttribute("aria-label") ?? at.labels?.[0]?.textContent ?? at.textContent}`)(document)'
  const met: string[] = []
  for (let n = 0; n < most; n++) {
    const now = (await page.evaluate<string>(FOCUSED)).trim()
    if (name.test(now)) return
    met.push(now.slice(0, 40))
    await page.keyboard.press('Tab')
  }
  throw new Error(`Nothing that is called ${String(name)} gets the focus: ${met.join(' | ')}`)
}

/** From now on the page notes the questions that came to stand without the focus. */
const noteUnfocused = (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
    globalThis.unfocused = []
    const now = () => document.querySelector('[data-prompt]')?.dataset.prompt
    let last = now()
    new MutationObserver(() => {
      const next = now()
      if (next !== last && next !== undefined && !document.activeElement.closest('#answer')) unfocused.push(next)
      last = next
    }).observe(document.body, { attributes: true, childList: true, subtree: true })
  })()`)

describe.skipIf(!CHROMIUM)('without pointer or picture, in Chromium', { timeout: 180_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('with keys alone: from signing in and choosing a deck to the first answer', async () => {
    const { page, context, faults } = await pages.open(DESKTOP)
    const keys = page.keyboard
    await page.goto('/sign-in')
    await page.locator('h1').waitFor()
    await tabTo(page, /^Your name at the table/)
    await keys.type(someone('Keys'))
    await keys.press('Enter')
    await page.waitForURL(/\/$/)
    await page.locator('h1').waitFor()
    await tabTo(page, /^Lobby/)
    await keys.press('Enter')
    await page.getByLabel('Name of the table').waitFor()
    await tabTo(page, /^Name of the table/)
    await keys.type('By keys')
    await tabTo(page, /^Format/)
    await keys.type('Two')
    await tabTo(page, /^Create a table/)
    await keys.press('Enter')
    await page.waitForURL(/\/lobby\/tbl_/)
    await page.locator('#deck-toreador').waitFor()
    await tabTo(page, /^Ventrue/)
    for (let n = 0; n < 6 && !(await page.locator('#deck-toreador').isChecked()); n++) await keys.press('ArrowUp')
    expect(await page.locator('#deck-toreador').isChecked()).toBe(true)
    await tabTo(page, /^Sit down/)
    await keys.press('Enter')
    await page.getByText('1 of 2 seats taken').waitFor()
    await tabTo(page, /^Seat a bot/)
    await keys.press('Enter')
    await page.getByText('2 of 2 seats taken').waitFor()
    await tabTo(page, /^Start/)
    await keys.press('Enter')
    await page.locator('#question').waitFor({ timeout: 60_000 })
    const asked = await page.locator('[data-prompt]').getAttribute('data-prompt')
    await keys.press('p')
    await expect.poll(() => page.evaluate<boolean>('document.activeElement.closest("#answer") !== null')).toBe(true)
    await page.locator('#answer .confirm .primary:enabled').waitFor()
    // As where what has the focus is drawn anew by a late reply.
    await page.evaluate('document.activeElement.replaceWith(document.activeElement.cloneNode())')
    await keys.press('Enter')
    await page.locator(`[data-prompt="${asked}"]`).waitFor({ state: 'detached' })
    expect(faults).toEqual([])
    await context.close()
  })

  test.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ] as const)('with keys alone, on %s: the last bleed, up to the oust', async (_, viewport) => {
    const { page, context, faults } = await atScene(pages, LAST_BLEED, { viewport })
    await page.keyboard.press('p')
    await expect.poll(() => page.evaluate<boolean>('document.activeElement.closest("#answer") !== null')).toBe(true)
    await tabTo(page, /^Ada$/)
    await page.keyboard.press('Enter')
    const texts = await page
      .locator('#answer input[name=option]')
      .evaluateAll(all =>
        all.map(one => (one as unknown as { labels: { textContent: string }[] }).labels[0]!.textContent),
      )
    await page.keyboard.press(String(texts.findIndex(text => text.startsWith('Bleed')) + 1))
    await page.locator('#answer .confirm .primary:enabled', { hasText: /^Announce: Bleed/ }).waitFor()
    // From the prompt, Enter confirms.
    const over = page.locator('.prompt h2', { hasText: 'won' }),
      // Between two seats' questions nothing is asked for a moment.
      next = page.locator('[data-prompt]').or(over)
    await noteUnfocused(page)
    for (let n = 0; n < 12 && !(await over.count()); n++) {
      const asked = await page.locator('[data-prompt]').getAttribute('data-prompt')
      await rested(page)
      await page.locator('#answer .confirm .primary:enabled').waitFor()
      // The focus has gone on to the next question by itself.
      await page.keyboard.press('Enter')
      await page.locator(`[data-prompt="${asked}"]`).waitFor({ state: 'detached' })
      await next.first().waitFor()
    }
    await over.waitFor()
    expect(await page.evaluate('unfocused')).toEqual([])
    await page.keyboard.press('l')
    await page.locator('.log ol', { hasText: /oust/ }).first().waitFor()
    await page.keyboard.press('i')
    await page.waitForURL(/\/$/)
    expect(faults).toEqual([])
    await context.close()
  })

  test('who hears the page is told in order: what is owed, the question, what silence does, each answer, the seats', async () => {
    const { page, context } = await atScene(pages, scenes.bleed, { viewport: DESKTOP })
    await page.getByRole('heading', { level: 1, name: /^Rosewood\. You owe 1 answer\./ }).waitFor()
    // Names of cards are read after the table.
    await page.getByRole('radio', { name: /Horst von Brühl/ }).waitFor()
    // What is read, in the order of the document: the question before the table.
    const heard = await page.locator('body').ariaSnapshot()
    const order = [
      /heading "Rosewood\. You owe 1 answer/,
      /heading "Block\?"/,
      /If you do nothing: No block\./,
      /radio "No block .*" \[checked\]/,
      /Then, if nobody does anything:/,
      /radio "Block with Horst von Brühl Intercept 0 against stealth 0/,
      /button "Seal: No block"/,
      /heading "Gelasia Fotiou bleeds you for 3/,
      /Waiting for You Cal Dee Eve/,
      /region "Your hand, 7 cards"/,
      /region "Log"/,
    ]
    const at = order.map(part => heard.search(part))
    expect(at.map((n, i) => (n < 0 ? String(order[i]) : 'heard'))).toEqual(order.map(() => 'heard'))
    expect(at).toEqual([...at].sort((a, b) => a - b))
    // The ring from the reader's own seat clockwise: what each is to the reader, its numbers with their words, each
    // minion with its whole state.
    const seats = [...heard.matchAll(/- region "(\w+)":\n\s+- heading "\1" \[level=3\]\n\s+- text: (.*)/g)].map(
      ([, name, is]) => `${name}: ${is}`,
    )
    expect(seats).toEqual([
      'Ben: you Ventrue',
      'Cal: prey Tremere',
      'Dee: Toreador Edge',
      'Eve: Nosferatu',
      'Ann: predator Malkavian',
    ])
    for (const said of [
      'button "Inês Tristão, prince, Tremere, 6 of 6 blood, unlocked, carries Vessel"',
      'button "Nassir, Tremere, 2 of 4 blood, locked"',
      'button "Gelasia Fotiou, Malkavian, 5 of 6 blood, locked, acting"',
      'button "Aunt Linda, Nosferatu, 0 of 4 blood, unlocked, Torpor"',
      'button "Underbridge Stray, 1 life, unlocked"',
      'img "face down, 2 blood"',
      'img "22 pool"',
    ])
      expect(heard).toContain(said)
    // Seats are gone through with the arrows, from one stop of the Tab key.
    await page.keyboard.press('r')
    await expect.poll(() => page.evaluate<boolean>('document.activeElement.closest(".ring") !== null')).toBe(true)
    const first = await page.evaluate<string>('document.activeElement.textContent')
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate<string>('document.activeElement.textContent')).not.toBe(first)
    // The page goes on as the next who is asked the same.
    await page.keyboard.press('p')
    await expect
      .poll(() => page.evaluate<boolean>('document.activeElement.matches("#answer input:checked")'))
      .toBe(true)
    await page.locator('#answer .confirm .primary:enabled').waitFor()
    const asked = await page.locator('[data-prompt]').getAttribute('data-prompt')
    await page.keyboard.press('Enter')
    await page.locator(`[data-prompt="${asked}"]`).waitFor({ state: 'detached' })
    expect(await page.locator('[role=status]').count()).toBeGreaterThan(0)
    await context.close()
  })

  test.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ] as const)('whose a stolen minion is stands on it, and is heard, on %s', async (_, viewport) => {
    const { page, context } = await atScene(pages, scenes.crowd, { viewport })
    await show(page, 'Table')
    await page.locator('.owner', { hasText: /^C$/ }).waitFor()
    expect(await page.locator('.owner').count()).toBe(1)
    await page
      .getByRole('button', { name: /^Chrysanthemum, primogen, Tremere, 5 of 5 blood, locked, owned by Cal$/ })
      .waitFor()
    await context.close()
  })

  test('two tables that differ in hidden cards alone are the same page, byte for byte, to who may not see them', async () => {
    const { position } = scenes.bleed
    const others = {
      ...scenes.bleed,
      position: {
        ...position,
        seats: position.seats.map((seat, i) =>
          i === 1
            ? seat
            : {
                ...seat,
                // The card that is played stays; whatever else lies in hands, libraries and face down is another.
                hand: seat.hand?.map((card, at) =>
                  card === 'govern-the-unaligned' && i === 0 && at === 0 ? card : 'vessel',
                ),
                library: seat.library?.map(() => 'blood-doll'),
                uncontrolled: seat.uncontrolled?.map(one => ({ ...one, card: 'lauren' })),
              },
        ),
      },
    } as Scene
    const drawn: string[] = []
    for (const scene of [scenes.bleed, others]) {
      const { page, context, game } = await atScene(pages, scene, { viewport: DESKTOP })
      await page.getByText('Not available: why?').click()
      await page.locator('.why li').first().waitFor()
      await page.locator('.ring .tile').first().waitFor()
      const whole = await page.evaluate<string>('document.querySelector("#app").outerHTML')
      drawn.push(
        whole
          .replaceAll(game, 'GAME')
          .replace(/\d\d:\d\d/g, 'TIME')
          .replace(/dateTime="[^"]*"|datetime="[^"]*"/gi, ''),
      )
      await context.close()
    }
    expect(drawn[1]).toBe(drawn[0])
  })
})
