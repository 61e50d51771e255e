import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../functions/local/contract.ts'
import { signIn } from './at-table.ts'
import { CHROMIUM, DESKTOP, openPages, overflow, PHONE, someone, violations, type Pages } from './browser.ts'

const panel = (page: Page) => page.locator('section.talk')
const lines = (page: Page): Promise<string[]> => panel(page).locator('.said-text').allTextContents()
const open = async (page: Page, name: string): Promise<void> => {
  await page.locator('.bar-talk').click()
  await panel(page).locator('h2', { hasText: name }).waitFor()
}

describe.skipIf(!CHROMIUM)('talk at a table, between two browsers', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('in two languages: phrases, deals, what is new, a draft, without a connection, and by keys alone', async () => {
    const ann = someone('Ann'),
      bia = someone('Bia')
    const [anns, bias] = await Promise.all([ann, bia].map(async name => connect(pages.url, await pages.token(name))))
    const table = (await anns!.call('createTable', { body: { name: 'Rosewood', format: 'two-player' } })).body!.id
    for (const client of [anns!, bias!]) await client.call('takeSeat', { params: { table }, body: { deck: 'ventrue' } })
    const game = (await anns!.call('startTable', { params: { table } })).body!.game!
    const a = await pages.open(DESKTOP),
      b = await pages.open(PHONE)
    await signIn(pages, a.context, ann)
    await signIn(pages, b.context, bia, 'pt')
    for (const { page } of [a, b]) {
      page.setDefaultTimeout(60_000)
      await page.goto(`/games/${game}`)
      await page.locator('.bar-talk').waitFor()
    }

    // A phrase, chosen by keys alone, read before it is sent as the other will read it.
    await a.page.locator('.bar-talk').focus()
    await a.page.keyboard.press('Enter')
    await panel(a.page).locator('h2').waitFor()
    const keyed = async (name: string | RegExp): Promise<void> => {
      await panel(a.page).getByRole('button', { name }).first().focus()
      await a.page.keyboard.press('Enter')
    }
    await keyed('Phrases')
    await keyed(/^I will not bleed/)
    await panel(a.page).locator('#place-seat').selectOption({ label: bia })
    await panel(a.page).locator('#preview-language').selectOption('pt')
    await panel(a.page)
      .locator('.preview', { hasText: `«Não vou sangrar ${bia}` })
      .waitFor()
    await keyed('As a deal')
    expect(await violations(a.page)).toEqual([])
    await keyed('Say it')
    await expect.poll(() => lines(a.page)).toEqual([`I will not bleed ${bia} before my next turn.`])

    // It is marked as new to the other, who reads it in another language, and agrees.
    await b.page.locator('.bar-talk .is-new').waitFor()
    await open(b.page, 'Conversa')
    await expect.poll(() => lines(b.page)).toEqual(['Não vou sangrar você antes do meu próximo turno.'])
    await b.page.locator('.bar-talk .is-new').waitFor({ state: 'detached' })
    expect(await overflow(b.page)).toBeLessThanOrEqual(0)
    expect(await violations(b.page)).toEqual([])
    await panel(b.page).getByRole('button', { name: 'Aceitar' }).click()
    await panel(b.page).locator('.deal.is-made').waitFor()
    await panel(a.page).locator('.deal.is-made').waitFor()
    await panel(a.page).getByRole('button', { name: 'It was broken' }).click()
    await panel(b.page).locator('.deal.is-broken', { hasText: 'quebrado' }).waitFor()

    // What is typed stays over a reload; what is sent without a connection is kept, and said once when there is one.
    const own = panel(b.page).locator('textarea')
    await own.fill('<b>Obrigada</b>')
    await b.page.reload()
    await open(b.page, 'Conversa')
    await expect.poll(() => own.inputValue()).toBe('<b>Obrigada</b>')
    await b.context.setOffline(true)
    await panel(b.page).getByRole('button', { name: 'Dizer' }).click()
    await panel(b.page).locator('.speak .trouble').waitFor()
    expect(await own.inputValue()).toBe('<b>Obrigada</b>')
    await b.context.setOffline(false)
    await expect.poll(() => lines(b.page)).toContain('<b>Obrigada</b>')
    await expect.poll(() => own.inputValue()).toBe('')
    await expect.poll(() => lines(a.page)).toEqual([expect.stringContaining(bia), '<b>Obrigada</b>'])

    // Muted for oneself, and reported to the host.
    await panel(a.page).locator('.about summary').last().click()
    await panel(a.page).getByRole('button', { name: 'Report' }).click()
    await panel(a.page).locator('.about input').fill('Too polite')
    await panel(a.page).locator('.about form button').click()
    await panel(a.page).locator('.about [role=status]').waitFor()
    await panel(a.page)
      .getByRole('button', { name: `Mute ${bia}` })
      .last()
      .click()
    await panel(a.page).getByText('You have muted this.').waitFor()
    expect([a.faults, b.faults]).toEqual([[], []])
  })
})
