import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../functions/local/contract.ts'
import { signIn } from './at-table.ts'
import { CHROMIUM, DESKTOP, openPages, PHONE, someone, type Pages } from './browser.ts'
import { asked, BEN, openScene, scenes, wishing } from './moments.ts'

describe.skipIf(!CHROMIUM)('small things that were seen in play, in Chromium', { timeout: 180_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('a token that is refused is said where one signs in again', async () => {
    const { page, context } = await pages.open(DESKTOP)
    const session = { token: 'refused', name: 'Reader', expires: Date.now() + 3_600_000 }
    await context.addInitScript(`localStorage.setItem('praxis.session', ${JSON.stringify(JSON.stringify(session))})`)
    await page.goto('/')
    await page.getByText('You have been signed out. Sign in again to go on; nothing is lost.').waitFor()
    await context.close()
  })

  test('a guest who waits at a table is brought to it when it starts', async () => {
    const [host, guest] = [someone('Ann'), someone('Ben')],
      client = connect(pages.url, await pages.token(host))
    const { body: table } = await client.call('createTable', {
        body: { name: 'Rosewood', format: 'two-player' },
      }),
      params = { table: table!.id }
    await client.call('takeSeat', { params, body: { deck: 'ventrue' } })
    await connect(pages.url, await pages.token(guest)).call('takeSeat', {
      params,
      body: { deck: 'toreador' },
    })
    const { page, context } = await pages.open(PHONE)
    await signIn(pages, context, guest)
    await page.goto(`/lobby/${table!.id}`)
    await page.getByText('2 of 2 seats taken').waitFor()
    const { body: started } = await client.call('startTable', { params })
    await page.clock.fastForward(8_000)
    await page.waitForURL(`**/games/${started!.game}`)
    await context.close()
  })

  test('there is a main part whatever tab of a phone is on show, and a replay waits for nobody', async () => {
    const reader = someone(),
      token = await pages.token(reader),
      { game } = await openScene(pages.url, token, scenes.bleed)
    const { page, context } = await pages.open(PHONE)
    await signIn(pages, context, reader)
    await page.goto(`/games/${game}`)
    await page.locator('#question').waitFor()
    const mains: number[] = []
    for (const tab of [0, 1, 2, 3]) {
      await page.locator('nav.bottom button').nth(tab).click()
      mains.push(await page.getByRole('main').count())
    }
    expect(mains).toEqual([1, 1, 1, 1])
    await page.goto(`/games/${game}/replay`)
    await page.locator('.stack').waitFor()
    expect(await page.locator('.waiting').count()).toBe(0)
    await context.close()
  })

  test('what may be brought out stands above what may be moved to others', async () => {
    const reader = someone(),
      token = await pages.token(reader)
    const { game } = await openScene(pages.url, token, {
      position: {
        settings: { cards: 'fifth-edition' },
        seats: [
          {},
          {
            uncontrolled: [
              { card: 'alexa-draper', blood: 1 },
              { card: 'brock-sterling', blood: 3 },
            ],
          },
          {},
        ],
        turn: { seat: BEN, number: 8, phase: 'influence' },
      },
      on: wishing([]),
      until: asked(BEN, 'ask-influence'),
    })
    const { page, context } = await pages.open(DESKTOP)
    await signIn(pages, context, reader)
    await page.goto(`/games/${game}`)
    await page.locator('.option').first().waitFor()
    expect(await page.locator('.option b').first().textContent()).toContain('Brock Sterling')
    await context.close()
  })
})
