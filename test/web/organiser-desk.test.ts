import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOf, lengthen } from './appearance.ts'
import { signIn } from './at-table.ts'
import { CHROMIUM, DESKTOP, openPages, overflow, PHONE, someone, violations, type Pages } from './browser.ts'
import { judgedEvent, playTo, type JudgedEvent } from './judged-event.ts'

const LANGUAGES = ['en', 'fr', 'es', 'pt', 'it'] as const
const NARROW = { width: 320, height: 700 }
const TABLET = { width: 768, height: 1024 }
const DAY_MS = 86_400_000

describe.skipIf(!CHROMIUM)('the desk of an organiser, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages, at: JudgedEvent
  beforeAll(async () => {
    pages = await openPages()
    at = await judgedEvent(pages, 'Autumn Cup')
    await playTo(at.tables[0]!, 3)
    await at.organiser.client.call('addPlayers', {
      params: { event: at.event },
      body: { players: [{ name: 'Pia' }] },
    })
  }, 240_000)
  afterAll(() => pages.close())

  /** Somebody has left the last table, as its clock says. */
  async function leaveSeat(page: Page, days: number): Promise<void> {
    await page.route(`**/v1/games/${at.tables[1]!.game}?**`, async route => {
      const response = await route.fetch(),
        game = (await response.json()) as { clock: { seats: { open: string | null }[] } }
      game.clock.seats[2]!.open = new Date(Date.now() - days * DAY_MS).toISOString()
      await route.fulfill({ response, json: game })
    })
  }
  async function asViola(viewport = DESKTOP, language = 'en'): Promise<Awaited<ReturnType<Pages['open']>>> {
    const opened = await pages.open(viewport)
    await signIn(pages, opened.context, at.organiser.name, language)
    await leaveSeat(opened.page, 3)
    await opened.page.goto(`/e/${at.event}/desk`)
    await opened.page.locator('.organised-tables li').first().waitFor()
    return opened
  }

  test('what is stuck comes first, then who is missing; decks are seals with fingerprints and never lists', async () => {
    const { page, context, faults } = await asViola()
    // The open seat, and Pia, who has not taken up her place.
    await page.getByRole('heading', { name: '2 things need you' }).waitFor()
    const first = page.locator('.organised-tables > ul > li').first()
    expect(await first.innerText()).toMatch(/^stuck 3 days/)
    expect(await first.locator('.seat-line .has-turn').allInnerTexts()).toContainEqual(
      expect.stringMatching(new RegExp(`^${at.tables[1]!.seats[2]}\\s+open seat`)),
    )
    await page.getByText('A judge can let somebody else or a bot play there.').waitFor()
    await page.getByText('link sent, not taken up').waitFor()
    const { body } = await at.organiser.client.call('players', { params: { event: at.event } })
    const { fingerprint } = body!.players[0]!.seals![0]!
    expect(await page.locator('.player-row code').first().innerText()).toBe(
      `${fingerprint.slice(0, 4)} ${fingerprint.slice(4, 8)}`,
    )
    // Eight players in two rounds, drawn onto their chart.
    expect(await page.locator('.rules-of-seating tbody tr').count()).toBe(9)
    const seatedScore = (await at.organiser.client.call('rounds', { params: { event: at.event } })).body!.rounds[0]!
    expect(seatedScore.chart).toHaveLength(9)
    await page.getByRole('columnheader', { name: 'chart' }).waitFor()
    await page.getByText('As good as the chart.').waitFor()
    expect(await page.getByText('These tables still play: 1, 2.').count()).toBe(1)
    expect(await page.locator('.primary:not(:disabled)').count()).toBe(0)
    expect([await violations(page), faults]).toEqual([[], []])
    await context.close()
  })

  test('a file that cannot be made is said with its reason, and the others are there', async () => {
    const { page, context, faults } = await asViola(PHONE)
    await page.getByRole('button', { name: 'archondata' }).press('Enter')
    await page.getByText(/^archondata: No valid number: /).waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Standings', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${at.event}.standings.csv`)
    expect([await violations(page), await overflow(page), faults]).toEqual([[], 0, []])
    await context.close()
  })

  test('sites are named that may show it, and what is none is refused and changes nothing', async () => {
    const { page, context, faults } = await asViola()
    const sites = page.locator('#sites')
    await sites.fill('*')
    await page.getByRole('button', { name: 'Keep these sites' }).click()
    await page.getByRole('alert').waitFor()
    const embedOn = async (): Promise<string[]> =>
      (await at.organiser.client.call('event', { params: { event: at.event } })).body!.embedOn
    expect(await embedOn()).toEqual([])
    await sites.fill('https://keller-spiele.example/\n\nhttp://localhost:8080')
    await page.getByRole('button', { name: 'Keep these sites' }).press('Enter')
    await page.getByText('Kept.').waitFor()
    expect(await embedOn()).toEqual(['https://keller-spiele.example', 'http://localhost:8080'])
    await expect
      .poll(() => page.locator('#embed-code').inputValue())
      .toBe(
        `<iframe src="${pages.url}/v1/embed/e/${at.event}" width="480" height="320" title="Autumn Cup" loading="lazy"></iframe>`,
      )
    expect([await violations(page), faults]).toEqual([[], []])
    await context.close()
  })

  test('a private address of the calendar is made, replaced and taken back', async () => {
    const { page, context, faults } = await asViola(PHONE)
    const address = page.locator('#calendar-address'),
      answers = async (of: string): Promise<number> => (await fetch(of)).status
    await page.getByRole('button', { name: 'Make a private address' }).press('Enter')
    await address.waitFor()
    const first = await address.inputValue()
    expect(await answers(first)).toBe(200)
    await page.getByRole('button', { name: 'Make another address' }).click()
    await expect.poll(() => address.inputValue()).not.toBe(first)
    const second = await address.inputValue()
    expect([await answers(first), await answers(second), await violations(page), await overflow(page)]).toEqual([
      404,
      200,
      [],
      0,
    ])
    await page.getByRole('button', { name: 'Take the address back' }).press('Enter')
    await page.getByText('There is no address any more.').waitFor()
    expect([await answers(second), await address.count(), faults]).toEqual([404, 0, []])
    await context.close()
  })

  test('somebody leaves when it is pressed twice', async () => {
    const { page, context, faults } = await asViola()
    const name = at.tables[0]!.seats[0]!
    await page.getByRole('button', { name: `Let ${name} leave` }).press('Enter')
    await page.getByRole('button', { name: 'Press again to let them leave' }).press('Enter')
    await page.locator('.player-row').filter({ hasText: name }).getByText('dropped').waitFor()
    expect([await violations(page), faults]).toEqual([[], []])
    await context.close()
  })

  test.each([undefined, 'somebody'])('who does not hold it (%s) is led to the event', async name => {
    const { page, context, faults } = await pages.open(PHONE, 'dark')
    if (name !== undefined) await signIn(pages, context, someone())
    await page.goto(`/e/${at.event}/desk`)
    await page.getByText('You do not hold this event.').waitFor()
    expect([await violations(page), await page.getByRole('link', { name: 'Sign in', exact: true }).count()]).toEqual([
      [],
      name === undefined ? 1 : 0,
    ])
    await page.getByRole('link', { name: /^To the event/ }).click()
    await page.getByText(/^Round 1 is under way/).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test.each(LANGUAGES)(
    'in %s: axe finds nothing, every target can be hit, and all fits at each width',
    async language => {
      const { page, context, faults } = await asViola(NARROW, language),
        found: string[] = []
      for (const viewport of [NARROW, TABLET, DESKTOP]) {
        await page.setViewportSize(viewport)
        found.push(...(await faultsOf(page)))
        found.push(...(await violations(page, undefined, language === 'en' ? [] : ['color-contrast'])))
      }
      if (language === 'en') {
        await page.emulateMedia({ colorScheme: 'dark' })
        found.push(...(await violations(page, ['color-contrast'])))
        await lengthen(page)
        found.push(...(await faultsOf(page)))
      }
      expect([found, faults]).toEqual([[], []])
      await context.close()
    },
  )

  test('who judges, too, seats a substitute from the table that is stuck, with a reason that everybody reads', async () => {
    const { client, name } = at.organiser,
      params = { event: at.event },
      { game, seats, clients } = at.tables[1]!
    const { etag } = await client.call('event', { params })
    const judges = await Promise.all(
      [...at.judges, at.organiser].map(async one => ({
        player: (await one.client.call('me', {})).body!.player,
        name: one.name,
      })),
    )
    await client.call('changeEvent', { params, body: { judges }, ifMatch: etag })
    await clients[2]!.call('leaveGame', { params: { game } })
    const { page, context, faults } = await pages.open(DESKTOP)
    await signIn(pages, context, name)
    await page.goto(`/e/${at.event}/desk`)
    const stuck = page.locator('.organised-tables .is-stuck')
    const seating = stuck.getByRole('button', { name: 'Seat a substitute' })
    await seating.waitFor()
    expect([await stuck.count(), await seating.isDisabled(), await violations(page)]).toEqual([1, true, []])
    expect(await stuck.getByLabel(`Who plays on for ${seats[2]!}`).locator('option').allInnerTexts()).toEqual(['A bot'])
    await stuck.getByLabel(/^Reason/).fill('Gone since Sunday.')
    await seating.press('Enter')
    await expect.poll(() => stuck.count()).toBe(0)
    const { body: now } = await client.call('game', { params: { game }, query: { view: 'spectator' } })
    expect(now!.clock!.seats.find(({ seat }) => seat === 2)).toMatchObject({ standIn: true })
    expect(faults).toEqual([])
    await context.close()
  })
})
