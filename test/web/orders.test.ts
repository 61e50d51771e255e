import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import {
  deedsFor,
  EVENTS,
  fights,
  OPPONENTS,
  ruleOf,
  same,
  sentenceOf,
  withEvent,
  withOpponent,
  type EventName,
  type Sentence,
} from '../../functions/web/pages/order-sentence.ts'
import { Orders } from '../../shared/api/orders.ts'
import { CHROMIUM, DESKTOP, openPages, overflow, PHONE, violations, type Pages } from './browser.ts'
import { faultsOf } from './appearance.ts'
import { scenes, taking, type Scene } from './moments.ts'
import { atScene, confirm, pressUntil, question, show, tap } from './at-table.ts'

const library = Array<string>(6).fill('wider-view')
/** Ada bleeds Ben, who is asked whether Cyr blocks; Bea has not acted. */
const bled: Scene = {
  position: {
    seats: [
      { pool: 10, ready: [{ generic: { name: 'Ada' } }, { generic: { name: 'Bea' } }], library },
      { pool: 10, ready: [{ generic: { name: 'Cyr' } }], hand: ['deflection'], library },
    ],
  },
  on: () => prompt => taking(prompt, 'bleed:'),
  until: prompt => prompt.seat === 1 && prompt.ask.key === 'ask-blocks',
}

/** The step on show is the last. */
const atTheEnd = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.locator('#ply').evaluate(one => one.getAttribute('max') === (one as unknown as { value: string }).value),
      { timeout: 20_000 },
    )
    .toBe(true)

describe('a rule and its sentence', () => {
  const sentences = (Object.keys(EVENTS) as EventName[]).flatMap(event =>
    [undefined, ...(fights(event) ? OPPONENTS : [])].flatMap(opponent =>
      deedsFor(event, ['wake-with-evenings-freshness']).map((deed): Sentence => ({
        event,
        deed,
        unless: 'never',
        scope: 'game',
        ...('bleed' in EVENTS[event] && { amount: { of: 'gte', n: 2 } }),
        ...(opponent && { opponent }),
      })),
    ),
  )

  it('are what the service takes, and read as they were written', () => {
    const rules = sentences.map(sentence => ruleOf('r1', sentence))
    expect(rules.length).toBeGreaterThan(100)
    expect(rules.filter(rule => !Orders.safeParse({ rules: [rule] }).success)).toEqual([])
    expect(rules.filter(rule => !same(ruleOf('r1', sentenceOf(rule)!), rule))).toEqual([])
  })

  it('says against whom one fights, and with whose intercept one blocks', () => {
    const dodge = {
      when: { ask: ['ask-strike' as const], combat: { mine: true, type: ['Ally' as const] } },
      do: { strike: ['dodge'], cap: { blood: 1 } },
    }
    expect(sentenceOf({ id: 'a', when: dodge.when, do: dodge.do })).toEqual({
      event: 'strike',
      deed: 'dodge',
      opponent: 'Ally',
      unless: 'never',
      scope: 'game',
    })
    const reaching = ruleOf('b', { event: 'preyActs', deed: 'reach', unless: 'never', scope: 'game' })
    expect(reaching.do).toEqual({ block: ['any'], reaching: true })
    // Another event that is no combat of mine has no opponent; another that is keeps it.
    const said = sentenceOf({ id: 'a', when: dodge.when, do: dodge.do })!
    expect(
      [
        withEvent(said, 'hunts'),
        withEvent(said, 'press'),
        withOpponent(said, 'any'),
        withOpponent(said, 'Vampire'),
      ].map(one => one.opponent),
    ).toEqual([undefined, 'Ally', undefined, 'Vampire'])
    expect(
      sentenceOf({
        id: 'c',
        when: { ask: ['ask-strike'], combat: { mine: true, type: ['Ally', 'Vampire'] } },
        do: { strike: ['hand'] },
      }),
    ).toBeUndefined()
  })
})

describe.skipIf(!CHROMIUM)('orders and the replay of what they did, in Chromium', { timeout: 180_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test.each([
    ['a phone', PHONE, 'dark'],
    ['a desktop', DESKTOP, 'light'],
  ] as const)(
    'on %s: an order is set, the next bleed is answered by it unasked, the log says so, and the replay shows it step by step',
    async (_, viewport, colours) => {
      const { page, context, faults, game } = await atScene(pages, bled, { viewport, colours })
      expect(await question(page)).toBe('Block?')
      await page.goto(`/games/${game}/orders`)
      await page.getByRole('button', { name: 'Add an order', exact: true }).click()
      await page.getByLabel('order 1: when').selectOption({ label: 'I am bled' })
      await page.getByLabel('order 1: how much').selectOption({ label: '2 or less' })
      await page.getByLabel('order 1: what I do').selectOption({ label: 'I pass' })
      await page.getByRole('button', { name: 'Add an order', exact: true }).click()
      await page.getByLabel('order 2: when').selectOption({ label: 'I choose a strike' })
      await page.getByRole('button', { name: /^order 2: More/i }).click()
      await page.getByLabel('order 2: against whom').selectOption({ label: 'against an ally' })
      await page.getByLabel('order 2: what I do').selectOption({ label: 'I dodge if I can' })
      await page.getByRole('button', { name: /^Save/ }).click()
      await page.getByText('Saved. In force from the next window').waitFor()
      expect([await violations(page), await overflow(page)]).toEqual([[], 0])
      expect(await page.getByLabel('order 2: against whom').inputValue()).toBe('Ally')

      await page.goto(`/games/${game}`)
      await page.locator('#question').waitFor()
      const pool = (): Promise<string | null> =>
        page.locator('.strip li, .strip button, .strip > *').filter({ hasText: 'Ben' }).first().textContent()
      expect(await pool()).toContain('10')
      // What was asked before the order was there is the reader's to answer.
      await confirm(page, /No block/)
      await page.locator('[data-prompt]').waitFor()
      await pressUntil(page, async () => (await question(page)).startsWith('Who acts'))
      expect(await pool()).toContain('9')
      const asked: string[] = []
      await page.getByRole('group', { name: 'With' }).getByRole('button', { name: 'Bea' }).click()
      await tap(page, 'Bleed')
      await confirm(page, /^Announce: Bleed/)
      for (let n = 0; n < 8; n++) {
        await page.locator('[data-prompt]').waitFor()
        if ((await pool())?.includes('8')) break
        asked.push(`${await page.locator('.strip .is-you small').first().textContent()}: ${await question(page)}`)
        await confirm(page)
      }
      expect(asked.filter(one => one.startsWith('Ben'))).toEqual([])
      expect(await pool()).toContain('8')
      await page.getByRole('button', { name: /^Ben/ }).click()
      await show(page, 'Log')
      await page.getByRole('button', { name: 'All', exact: true }).click()
      await page
        .locator('.log ol', { hasText: /Your standing orders answered for you/ })
        .first()
        .waitFor()

      await page.goto(`/games/${game}/replay`)
      await atTheEnd(page)
      await (viewport === PHONE
        ? page.locator('#seen-by').selectOption('spectator')
        : page.getByRole('button', { name: 'Public', exact: true }).click())
      await page.getByRole('button', { name: 'To the beginning' }).click()
      await expect.poll(() => page.locator('#ply').inputValue()).toBe('1')
      await expect.poll(pool).toContain('10')
      await page.getByRole('button', { name: 'One step on' }).click()
      await expect.poll(() => page.locator('#ply').inputValue()).toBe('2')
      await page.locator('#ply').press('End')
      await atTheEnd(page)
      await expect.poll(pool).toContain('8')
      // To play is to go on by itself, up to the end.
      await page.getByRole('button', { name: 'One step back' }).click()
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await atTheEnd(page)
      expect([await violations(page), await overflow(page), faults]).toEqual([[], 0, []])
      await context.close()
    },
  )

  test('what is chosen is put into a plan, in the order one likes, and is done unasked after what is announced', async () => {
    const { page, context, faults, client, game } = await atScene(pages, scenes.minion, { viewport: PHONE })
    const plan = async (minion: string): Promise<void> => {
      await page.getByRole('group', { name: 'With' }).getByRole('button', { name: minion }).click()
      await tap(page, 'Bleed Cal')
      await page.getByRole('button', { name: 'Plan', exact: true }).click()
      await page.getByRole('article').last().getByText(`bleed with ${minion}`).waitFor()
    }
    await plan('Horst von Brühl')
    await page.getByRole('button', { name: 'Save plan' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await plan('Brock Sterling')
    // Brock goes first; the other only as he was not blocked.
    await page.getByRole('button', { name: 'Step 2: Earlier' }).click()
    await page.getByLabel('Step 2: only if').selectOption({ label: 'if step 1 was successful' })
    await page
      .getByRole('article', { name: 'Step 2' })
      .getByText('the action of step 1 was successful: bleed with Horst von Brühl')
      .waitFor()
    expect([await violations(page), await overflow(page), await faultsOf(page)]).toEqual([[], 0, []])
    await page.getByRole('button', { name: 'Save plan' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const { body: written } = await client.call('orders', { params: { game } }),
      [first, second] = written!.orders.plan!.steps
    expect([first!.phase, second!.after]).toEqual(['minion', { step: first!.id, was: 'successful' }])

    // Among the orders it can be changed, too.
    await page.goto(`/games/${game}/orders`)
    await page.getByRole('article', { name: 'Step 1' }).getByText('bleed with Brock Sterling').waitFor()
    await page.getByLabel('In each of my turns').check()
    await page.getByRole('button', { name: /^Save/ }).click()
    await page.getByText('Saved. In force from the next window').waitFor()
    expect((await client.call('orders', { params: { game } })).body!.orders.plan).toMatchObject({
      each: true,
      steps: [{ id: first!.id }, { id: second!.id }],
    })
    await page.goto(`/games/${game}`)

    await page.getByRole('group', { name: 'With' }).getByRole('button', { name: 'Naomi Stewart' }).click()
    await tap(page, 'Bleed Cal')
    await confirm(page, /^Announce: Bleed Cal/)
    await page.locator('[data-prompt]').waitFor()
    const told: string[] = []
    await pressUntil(
      page,
      async () => {
        told.push(...(await page.locator('.stack h2').allTextContents()))
        return (await question(page)).startsWith('Who acts')
      },
      40,
    )
    expect([...new Set(told.filter(text => / bleeds Cal/.test(text)))]).toEqual([
      'Naomi Stewart bleeds Cal for 1',
      'Brock Sterling bleeds Cal for 1',
      'Horst von Brühl bleeds Cal for 1',
    ])

    expect(faults).toEqual([])
    await context.close()
  })
})
