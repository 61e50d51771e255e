import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../functions/local/contract.ts'
import { EventStandings } from '../../shared/api/event-standings.ts'
import type { Client } from '../../shared/api/client.ts'
import { signIn } from './at-table.ts'
import { faultsOf, lengthen } from './appearance.ts'
import { CHROMIUM, DESKTOP, openPages, overflow, PHONE, someone, violations, type Pages } from './browser.ts'
import { entryOf, EVENT, tellStory } from './event-story.ts'

const LANGUAGES = ['en', 'fr', 'es', 'pt', 'it'] as const
const NARROW = { width: 320, height: 700 }
const TABLET = { width: 768, height: 1024 }

const texts = async (page: Page, of: string): Promise<string[]> =>
  (await page.locator(of).allInnerTexts()).map(text => text.replaceAll(/\s+/g, ' ').trim())

describe.skipIf(!CHROMIUM)('events, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  /** An event that is open to enter, and whoever holds it. */
  async function held(name: string): Promise<{ event: string; olga: string; client: Client }> {
    const olga = someone('Olga'),
      client = connect(pages.url, await pages.token(olga))
    const { body } = await client.call('createEvent', {
      body: { name, startsAt: '2027-03-10T12:00:00.000Z', rounds: 2, final: false },
    })
    const params = { event: body!.id }
    await client.call('moveEvent', { params, body: { to: 'registration' } })
    return { event: body!.id, olga, client }
  }

  test('an event is entered, a deck sealed for it, and held to its first deal, which anybody looks on', async () => {
    const { event, olga, client } = await held('Spring Cup')
    const anybody = await pages.open(PHONE)
    await anybody.page.goto('/events')
    await anybody.page.getByRole('link', { name: 'Open: Spring Cup' }).click()
    await anybody.page.getByText('Open to enter: 0 players, 0 with a sealed deck.').waitFor()
    expect(await anybody.page.getByRole('link', { name: 'Sign in to enter' }).getAttribute('href')).toBe(
      `/sign-in?to=${encodeURIComponent(`/e/${event}`)}`,
    )
    expect([await violations(anybody.page), await overflow(anybody.page)]).toEqual([[], 0])

    const player = someone('Pia'),
      reader = await pages.open(PHONE, 'dark')
    await signIn(pages, reader.context, player)
    await reader.page.goto(`/e/${event}`)
    await reader.page.getByRole('button', { name: 'Enter the event' }).click()
    await reader.page.getByText('Seal your deck: without one you are not seated.').waitFor()
    expect([await violations(reader.page), await faultsOf(reader.page)]).toEqual([[], []])
    await reader.page.getByRole('button', { name: 'Seal this deck' }).click()
    await reader.page.getByText('You have entered, and your deck is sealed.').waitFor()

    const holder = await pages.open(DESKTOP)
    await signIn(pages, holder.context, olga)
    await holder.page.goto(`/e/${event}/desk`)
    const close = holder.page.getByRole('button', { name: 'Close check-in' })
    await holder.page.getByText('Four players with a sealed deck are needed; there are 1.').waitFor()
    expect([await close.isDisabled(), await violations(holder.page)]).toEqual([true, []])

    // One of them takes up a place that was kept.
    const params = { event }
    await holder.page.getByText('Keep places for people').click()
    await holder.page.locator('#places').fill('Nils\nOda, 1000001\n')
    await holder.page.getByRole('button', { name: 'Keep these places' }).click()
    const links = (await holder.page.locator('#links').inputValue()).split('\n')
    expect([links.map(link => link.split(' ')[0]), await violations(holder.page)]).toEqual([['Nils', 'Oda'], []])
    const guest = await pages.open(PHONE)
    await signIn(pages, guest.context, someone('Nils'))
    await guest.page.goto(links[0]!.split(' ')[1]!)
    await guest.page.getByText('A place is kept for you here.').waitFor()
    await guest.page.getByRole('button', { name: 'Take the place' }).click()
    await guest.page.getByRole('button', { name: 'Seal this deck' }).click()
    await guest.page.getByText('You have entered, and your deck is sealed.').waitFor()
    for (const name of ['Ada', 'Ben', 'Cal']) {
      const one = connect(pages.url, await pages.token(someone(name)))
      await one.call('register', { params, body: {} })
      await one.call('sealEventDeck', { params, body: { deck: 'tremere' } })
    }
    // Pressed twice, one leaves.
    await guest.page.getByRole('button', { name: 'Leave the event' }).click()
    await guest.page.getByRole('button', { name: 'Press again to leave the event' }).click()
    await guest.page.getByText('dropped', { exact: true }).waitFor()

    await holder.page.reload()
    await close.click()
    await holder.page.getByText('Check-in is closed: 4 players will be seated in round 1.').waitFor()
    await holder.page.getByRole('button', { name: 'Seat the round' }).click()
    await holder.page.getByRole('button', { name: 'Deal: Round 1' }).click()
    await holder.page.getByText('These tables still play: 1.').waitFor()
    expect(await holder.page.getByRole('button', { name: 'Close: Round 1' }).isDisabled()).toBe(true)

    await anybody.page.reload()
    await anybody.page.getByText('Round 1 is under way: 1 table plays, 0 over.').waitFor()
    const { body: rounds } = await client.call('rounds', { params })
    const { game, seats } = rounds!.rounds[0]!.tables[0]!
    await anybody.page.getByText('30 pool').first().waitFor()
    expect(await texts(anybody.page, '.live-tables .seat-line li')).toEqual(
      seats.map(({ name }) => `${name} 30 30 pool`),
    )
    // Without being signed in one watches, too, and nothing is asked that would be refused.
    const refused: string[] = []
    anybody.page.on('response', response => {
      if (response.status() === 401) refused.push(response.url())
    })
    await anybody.page.getByRole('link', { name: 'Watch: Round 1, table 1' }).click()
    await anybody.page.waitForURL(`**/games/${game}/watch`)
    await anybody.page.locator('.ring').waitFor()
    expect([await violations(anybody.page), refused]).toEqual([[], []])
    await reader.page.reload()
    expect(
      await reader.page.getByRole('link', { name: 'To the game: Round 1', exact: true }).getAttribute('href'),
    ).toBe(`/games/${game}`)
    await reader.page.getByText('30 pool').first().waitFor()
    // The seed that was opened is what was committed to.
    await reader.page.getByText('What it takes to draw it again').click()
    await reader.page.getByText('The seed is what was committed to when check-in closed.').waitFor()
    for (const { faults, context } of [anybody, reader, holder, guest]) {
      expect(faults).toEqual([])
      await context.close()
    }
  })

  test('what is refused is said and changes nothing: a claim that nobody gave; who holds an event is not asked to enter', async () => {
    const { event, olga } = await held('Closed Cup')
    const { page, context } = await pages.open(PHONE)
    await signIn(pages, context, someone('Eve'))
    await page.goto(`/e/${event}?claim=clm_${'x'.repeat(43)}`)
    await page.getByRole('button', { name: 'Take the place' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByText('Open to enter: 0 players, 0 with a sealed deck.').waitFor()
    expect(await violations(page)).toEqual([])
    await context.close()
    const holder = await pages.open(PHONE)
    await signIn(pages, holder.context, olga)
    await holder.page.goto(`/e/${event}`)
    await holder.page.getByText('You hold or judge this event.').waitFor()
    expect(await holder.page.getByRole('button', { name: 'Enter the event' }).count()).toBe(0)
    await holder.context.close()
  })

  test('who stands where: shared places, the line of the final, points by round, and the reader', async () => {
    const { page, context, faults } = await pages.open(DESKTOP)
    await signIn(pages, context, 'Maud')
    await tellStory(page, 'third round')
    await page.goto(`/e/${EVENT}`)
    await page.locator('.standings tbody tr').first().waitFor()
    expect((await texts(page, '.standings tbody tr')).slice(0, 6)).toEqual([
      '1 Bruno 0 3 3 2 6 156',
      '2 Ada 4 0 1 1 5 144',
      '3 Nils 0 4 – 1 4 96',
      '4= tied Chiara 0 2½ – 1 2½ 96',
      '4= tied Maud you 2½ 0 – 1 2½ 96',
      '6 Jonna ½ 2 – 0 2½ 84',
    ])
    expect([await texts(page, '.standings .is-last'), await texts(page, '.stages li')]).toEqual([
      ['4= tied Maud you 2½ 0 – 1 2½ 96'],
      ['Check-in 14 players', 'Round 1 3 of 3 over', 'Round 2 3 of 3 over', 'Round 3 1 of 3 over', 'Final'],
    ])
    expect(await texts(page, '.live-tables .plain-list > li:first-child li')).toEqual([
      'Lior 4 4 pool',
      'Maud 18 18 pool',
      'Elin out out',
      'Femke 9 9 pool',
      'Kaspar 21 21 pool',
    ])
    expect(await page.locator('.primary').allInnerTexts()).toEqual(['To the game'])
    // In another language, once it is chosen.
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.locator('#language').selectOption('fr')
    await page.goBack()
    await page.getByText('Ronde 3 en cours : 2 tables jouent, 1 terminée.').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('of more than thirty the first are shown with the reader, and any is found by name', async () => {
    const { page, context, faults } = await pages.open(PHONE)
    await signIn(pages, context, 'Maud')
    await tellStory(page, 'third round')
    const rows = Array.from({ length: 40 }, (_, at) => ({
      player: at === 39 ? entryOf('Maud') : `ent_player${at + 1}0000`,
      name: at === 39 ? 'Maud' : `Player ${at + 1}`,
      place: at + 1,
      finalPlace: null,
      gameWins: 0,
      victoryPoints: 0,
      tournamentPoints: 400 - at,
      toss: null,
      dropped: at === 2,
      final: null,
      ratingPoints: 0,
      grandPrixPoints: 0,
    }))
    const standings = EventStandings.parse({ rounds: [1], complete: false, over: false, rows })
    await page.route('**/standings', route => route.fulfill({ json: standings }))
    await page.goto(`/e/${EVENT}`)
    const shown = page.locator('.standings tbody tr')
    await expect.poll(() => shown.count()).toBe(31)
    // Who has left does not play the final: the line is one further down.
    expect([await shown.last().innerText(), await page.locator('.standings .is-last').innerText()]).toEqual([
      expect.stringContaining('Maud'),
      expect.stringContaining('Player 6'),
    ])
    await page.getByLabel('Look for a player').fill('player 35')
    await expect.poll(() => shown.count()).toBe(1)
    await page.getByLabel('Look for a player').fill('')
    await page.getByRole('button', { name: '9 more' }).click()
    await expect.poll(() => shown.count()).toBe(40)
    expect([await violations(page), await overflow(page), faults]).toEqual([[], 0, []])
    await context.close()
  })

  test('a signed result is verified on this device: valid, its key unknown, or altered since', async () => {
    const { page, context, faults } = await pages.open(PHONE)
    await signIn(pages, context, 'Maud')
    await tellStory(page, 'third round')
    await page.goto(`/e/${EVENT}`)
    await page.locator('.results li').first().waitFor()
    // Without a connection.
    await context.setOffline(true)
    const verdicts: string[] = []
    for (const table of ['Round 2, table 3', 'Round 2, table 2', 'Round 2, table 1']) {
      const row = page.locator('.results .plain-list > li').filter({ hasText: table })
      await row.getByRole('button', { name: `Verify: ${table}` }).click()
      verdicts.push((await row.getByRole('status').innerText()).split('\n')[0]!.trim())
    }
    expect(verdicts).toEqual(['valid', 'key unknown', 'does not verify'])
    // It is looked at again by itself, and says of when it is.
    await page.unrouteAll()
    await page.clock.fastForward(61_000)
    await page.getByText(/^Offline: state of \d\d:\d\d$/).waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await violations(page, ['color-contrast'])
    await page.emulateMedia({ colorScheme: 'light' })
    expect([dark, await violations(page), await overflow(page), faults]).toEqual([[], [], 0, []])
    await context.close()
  })

  test('one sits down in the final between two neighbours, by keys, and the button says where', async () => {
    const { page, context, faults } = await pages.open(PHONE, 'dark')
    await signIn(pages, context, 'Maud')
    await tellStory(page, 'final')
    const sent = page.waitForRequest(request => request.url().endsWith('/final/placements'))
    await page.goto(`/e/${EVENT}`)
    await page.getByText('The finalists choose their seats: 3 of 5 are placed.').waitFor()
    expect(await page.getByRole('radio').count()).toBe(4)
    await page.getByRole('radio', { name: 'Right end' }).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    const sit = page.getByRole('button', { name: 'Sit down: Between Nils and Chiara' })
    await sit.focus()
    await page.keyboard.press('Enter')
    expect((await sent).postDataJSON()).toEqual({ left: 5, right: 3 })
    expect([await violations(page), faults]).toEqual([[], []])
    await context.close()
  })

  test.each(LANGUAGES)(
    'in %s: axe finds nothing, every target can be hit, and all fits at each width',
    async language => {
      const { page, context, faults } = await pages.open(NARROW),
        found: string[] = []
      await signIn(pages, context, 'Maud', language)
      for (const at of ['third round', 'final'] as const) {
        await page.unrouteAll()
        await tellStory(page, at)
        await page.goto(`/e/${EVENT}`)
        await page.locator('.standings').waitFor()
        for (const viewport of [NARROW, TABLET, { width: 1280, height: 900 }]) {
          await page.setViewportSize(viewport)
          // Colours are the same in every language.
          for (const colorScheme of language === 'en' ? (['light', 'dark'] as const) : (['light'] as const)) {
            await page.emulateMedia({ colorScheme })
            found.push(...(await violations(page, undefined, language === 'en' ? [] : ['color-contrast'])))
          }
          found.push(...(await faultsOf(page)))
        }
        if (language !== 'en') continue
        await lengthen(page)
        for (const viewport of [NARROW, DESKTOP]) {
          await page.setViewportSize(viewport)
          found.push(...(await faultsOf(page)))
        }
      }
      expect([found, faults]).toEqual([[], []])
      await context.close()
    },
  )
})
