import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../functions/local/contract.ts'
import { PlayerPage } from '../../shared/api/player-pages.ts'
import {
  CHROMIUM,
  DESKTOP,
  filesKept,
  openPages,
  overflow,
  PHONE,
  signIn,
  someone,
  violations,
  workerSoonReady,
  type Pages,
} from './browser.ts'

/** A player with so many games, of which some were with the reader. */
function shownPlayer(): ReturnType<(typeof PlayerPage)['parse']> {
  const game = (n: number) => ({
    game: `gam_${String(n).padStart(22, '0')}`,
    name: `Evening ${n}`,
    at: `2026-05-${10 + n}T20:00:00.000Z`,
    turns: 40,
    seats: 5,
    place: 1,
    victoryPoints: 2.5,
    won: true,
    winner: 'Bea',
    clan: 'Ventrue',
    archetype: 'bleed-and-votes',
    watch: n === 1,
  })
  const sums = { games: 3, victoryPoints: 7.5 }
  return PlayerPage.parse({
    page: `ply_${'b'.repeat(22)}`,
    name: 'Bea',
    place: 'Ghent',
    languages: ['en'],
    since: '2026-01-01T00:00:00.000Z',
    you: false,
    shows: { points: true, games: true, reliability: true },
    points: {
      ...sums,
      wins: 3,
      ousted: 6,
      left: 0,
      byClan: [{ clan: 'Ventrue', ...sums }],
      byArchetype: [
        { archetype: 'bleed-and-votes', ...sums },
        { archetype: 'wall', games: 1, victoryPoints: 0 },
      ],
      bySeat: [{ seat: 1, ...sums }],
    },
    games: [3, 2, 1].map(game),
    reliability: { answered: 98, owed: 100, games: 3 },
    together: { games: 1, last: null, list: [game(1)] },
  })
}

describe.skipIf(!CHROMIUM)('players and seats, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('who waits for a seat is taken to the table as soon as five do', async () => {
    const { page, context, faults } = await pages.open(PHONE)
    await signIn(page)
    await page.goto('/lobby')
    await page.getByLabel('Your deck').selectOption({ label: 'Fifth Edition: Tremere' })
    await page.locator('#queue-clock').selectOption('brisk')
    await page.getByRole('button', { name: 'Wait for a seat' }).click()
    await page.getByText('1 of 5 are waiting, with you.').waitFor()
    expect([await violations(page), await overflow(page)]).toEqual([[], 0])
    for (let n = 0; n < 4; n++)
      await connect(pages.url, await pages.token(someone())).call('waitForSeat', {
        body: { deck: 'ventrue', clock: 'brisk' },
      })
    await page.waitForURL(/\/games\/gam_/)
    expect(faults).toEqual([])
    await context.close()
  })

  test('a page is made public, found by its name, read without signing in, and invited from', async () => {
    const reader = someone()
    const { page, context, faults } = await pages.open(DESKTOP, 'dark')
    await signIn(page, reader)
    await page.goto('/me')
    const name = `Bén ${reader}`
    await page.getByLabel('Public name', { exact: true }).fill(name)
    await page.getByLabel('French').check()
    await page.getByRole('button', { name: 'Make my page public' }).click()
    await page.getByText('Saved.').waitFor()
    await page.getByRole('link', { name: 'Look at it' }).click()
    await page.getByRole('heading', { name }).waitFor()
    const address = page.url()
    expect(faults).toEqual([])
    await context.close()
    const other = await pages.open(PHONE)
    await other.page.goto(address)
    await other.page.getByRole('heading', { name }).waitFor()
    await other.page.getByText('No finished game with others yet.').first().waitFor()
    expect([await violations(other.page), await overflow(other.page)]).toEqual([[], 0])
    await signIn(other.page)
    await other.page.goto('/me')
    await other.page.getByLabel('Public name, or how it begins').fill(`ben ${reader}`.slice(0, -1))
    await other.page.getByRole('button', { name: 'Search players' }).click()
    await other.page.getByRole('link', { name }).click()
    await other.page.getByRole('link', { name: 'Invite to a table' }).click()
    await other.page.getByText(`${name} is invited`).waitFor()
    await other.page.getByLabel('Name of the table').fill('Ours')
    await other.page.getByRole('button', { name: 'Create a table' }).click()
    await other.page.waitForURL(/\/lobby\/tbl_/)
    const { body } = await connect(pages.url, await pages.token(reader)).call('inbox', {})
    expect(body!.invitations.map(one => one.name)).toEqual(['Ours'])
    expect(other.faults).toEqual([])
    await other.context.close()
  })

  test('of a player there are the games with the reader apart, and what their decks were for; kept, it opens offline', async () => {
    const { page, context, faults } = await pages.open(DESKTOP, 'light', 'with worker'),
      bea = shownPlayer()
    await signIn(page)
    await page.route(`**/v1/players/${bea.page}`, route => route.fulfill({ json: bea }))
    await page.goto(`/players/${bea.page}`)
    const games = page.locator('.last-games li')
    await expect.poll(() => games.count()).toBe(3)
    await page.getByRole('button', { name: 'With you 1' }).click()
    await expect.poll(() => games.allInnerTexts()).toEqual([expect.stringContaining('Evening 1')])
    await page.getByRole('link', { name: 'Evening 1' }).waitFor()
    expect((await page.locator('.archetypes li').allInnerTexts()).map(text => text.replaceAll(/\s+/g, ' '))).toEqual([
      'bleed and votes 7½ 3 games',
      'wall 0 1 game',
    ])
    await workerSoonReady(page)
    await filesKept(page)
    await page.unrouteAll()
    await context.setOffline(true)
    await page.reload()
    await page.getByText(/^Offline: state of /).waitFor()
    expect([await games.count(), faults]).toEqual([3, []])
    await context.close()
  })

  test('a table that anybody with the link may watch is replayed at a step without signing in', async () => {
    const host = someone()
    const token = await pages.token(host)
    const client = connect(pages.url, token)
    const { body: table } = await client.call('createTable', {
      body: { name: 'Glass house', access: 'private', spectators: { who: 'link' } },
    })
    const params = { table: table!.id }
    await client.call('takeSeat', { params, body: { deck: 'ventrue' } })
    for (const bot of ['Ada', 'Blaise', 'Cosima', 'Dante'])
      await client.call('takeSeat', { params, body: { deck: 'tremere', bot } })
    const { game } = (await client.call('startTable', { params })).body!
    const { page, context, faults } = await pages.open(DESKTOP)
    await page.goto(`/games/${game}/replay?step=1&by=spectator`)
    await page.getByRole('heading', { name: 'Glass house' }).waitFor()
    await page.getByRole('button', { name: 'Copy a link to this step' }).waitFor()
    expect([await violations(page), faults]).toEqual([[], []])
    await page.goto(`/games/${game}/watch`)
    await page.locator('.ring').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })
})
