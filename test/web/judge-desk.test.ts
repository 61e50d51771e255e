import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOf, lengthen } from './appearance.ts'
import { signIn } from './at-table.ts'
import {
  CHROMIUM,
  DESKTOP,
  filesKept,
  openPages,
  overflow,
  PHONE,
  someone,
  violations,
  workerSoonReady,
  type Pages,
} from './browser.ts'
import { judgedEvent, playTo, type JudgedEvent } from './judged-event.ts'

const LANGUAGES = ['en', 'fr', 'es', 'pt', 'it'] as const
const NARROW = { width: 320, height: 700 }
const TABLET = { width: 768, height: 1024 }

describe.skipIf(!CHROMIUM)('the desk of judges, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages, at: JudgedEvent
  beforeAll(async () => {
    pages = await openPages()
    at = await judgedEvent(pages)
    const [mine, other] = at.tables
    await playTo(mine!, 12)
    await mine!.clients[1]!.call('callJudge', {
      params: { game: mine!.game },
      body: { question: 'My block was not offered.', visibility: 'public' },
    })
    await other!.clients[2]!.call('callJudge', {
      params: { game: other!.game },
      body: { question: 'Was that agreed?' },
    })
    await playTo(mine!, 18)
  }, 240_000)
  afterAll(() => pages.close())

  const asRosa = async (viewport = DESKTOP, language = 'en'): Promise<Awaited<ReturnType<Pages['open']>>> => {
    const opened = await pages.open(viewport)
    await signIn(pages, opened.context, at.judges[0]!.name, language)
    await opened.page.goto(`/e/${at.event}/judge`)
    await opened.page.locator('.ruling').waitFor()
    return opened
  }
  const versionOf = async (table: number): Promise<number> => {
    const { game, clients } = at.tables[table]!
    const { body } = await clients[0]!.call('game', { params: { game }, query: { view: 'spectator' } })
    return body!.version
  }
  const rewindBy = async (page: Page, n: number): Promise<void> => {
    await page.getByRole('button', { name: 'Rewind', exact: true }).click()
    await page
      .getByRole('group', { name: 'Back by publications' })
      .getByRole('button', { name: String(n), exact: true })
      .click()
  }

  test('the oldest call comes first, with its table as it was when it was made', async () => {
    const { page, context, faults } = await asRosa()
    await page.getByRole('heading', { name: '2 tickets, oldest first' }).waitFor()
    const { body } = await at.judges[0]!.client.call('eventTickets', { params: { event: at.event } })
    await page.getByRole('heading', { name: new RegExp(`at ply ${body!.tickets[0]!.publicPly}\\b`) }).waitFor()
    expect(await page.locator('.ticket.is-chosen q').innerText()).toBe('My block was not offered.')
    expect(await page.getByRole('button', { name: /^Answer at/ }).isDisabled()).toBe(true)
    await page.getByText('The answer is missing.').waitFor()
    expect([await violations(page), faults]).toEqual([[], []])
    await context.close()
  })

  test('opened once, both desks open without a connection as they were last seen, with the table that was looked at', async () => {
    const desks = [
      [at.judges[0]!.name, 'judge', '.judged-seats .seat'],
      [at.organiser.name, 'desk', '.organised-tables li'],
    ] as const
    for (const [reader, desk, shown] of desks) {
      const { page, context, faults } = await pages.open(DESKTOP, 'light', 'with worker')
      await signIn(pages, context, reader)
      await page.goto(`/e/${at.event}/${desk}`)
      await page.locator(shown).first().waitFor()
      await workerSoonReady(page)
      await filesKept(page)
      await context.setOffline(true)
      await page.reload()
      await page.locator(shown).first().waitFor()
      await page
        .getByText(/^Offline: state of \d\d:\d\d$/)
        .first()
        .waitFor()
      expect(faults).toEqual([])
      await context.close()
    }
  })

  test('TJUDGE-11: of corrections a simple step back is proposed first, and tried out before anything is ruled', async () => {
    const { page, context, faults } = await asRosa(PHONE)
    const before = await versionOf(0)
    await page.getByText('To mend an error, try in this order: a simple step back').waitFor()
    const simplest = page.getByRole('button', { name: 'Back by one publication' })
    await simplest.press('Enter')
    await page.getByRole('button', { name: new RegExp(`to ply ${before - 1}$`) }).waitFor()
    await page.getByRole('heading', { name: /Who has learnt what since/ }).waitFor()
    expect([await simplest.count(), await versionOf(0)]).toEqual([0, before])
    expect([await violations(page), await overflow(page), faults]).toEqual([[], 0, []])
    await context.close()
  })

  test('a rewind is tried out, refused once the table has moved with its reason kept, and done by keys alone', async () => {
    const { page, context, faults } = await asRosa()
    const before = await versionOf(0)
    await rewindBy(page, 2)
    await page.getByRole('heading', { name: /Who has learnt what since/ }).waitFor()
    await page.getByRole('heading', { name: new RegExp(`at ply ${before - 2}\\b`) }).waitFor()
    expect(await page.locator('.ruler .is-back').count()).toBeGreaterThan(0)
    await page.getByText('A reason is missing.').waitFor()
    await page.locator('#reason').fill('The page was at fault.')
    await page.getByText(/takes the game back to turn \d+, that of .*: The page was at fault\.$/).waitFor()
    const button = page.getByRole('button', { name: /^Rewind .* to ply/ }),
      accept = page.locator('#accept')
    // It is tried out first; whether somebody has learnt something, which is then to be accepted, depends on the play.
    const triedOut = (): Promise<void> =>
      expect
        .poll(async () => {
          if ((await accept.isVisible()) && !(await accept.isChecked())) await accept.check()
          return button.isEnabled()
        })
        .toBe(true)
    await triedOut()
    // Somebody plays on meanwhile.
    const now = await playTo(at.tables[0]!, before + 1)
    await button.press('Enter')
    await page.getByText(/since you looked\. Nothing was changed, and your reason is kept\.$/).waitFor()
    expect([await versionOf(0), await page.locator('#reason').inputValue()]).toEqual([now, 'The page was at fault.'])
    await page.getByRole('button', { name: 'Look again' }).press('Enter')
    await page.getByText(`Refused if the table moves on before (ply ${now}).`).waitFor()
    await rewindBy(page, 1)
    await page.getByRole('heading', { name: new RegExp(`at ply ${now - 1}\\b`) }).waitFor()
    await triedOut()
    await button.press('Enter')
    await page.getByText('Done: it stands in the record.').waitFor()
    const { body: log } = await at.tables[0]!.clients[0]!.call('log', {
      params: { game: at.tables[0]!.game },
      query: { order: 'newest', limit: 20 },
    })
    const told = log!.entries.flatMap(({ events }) => events.map(({ text }) => text))
    expect(told.filter(text => text.includes('The page was at fault.'))).toEqual([
      expect.stringContaining(`Judge ${at.judges[0]!.name} takes the game back to turn`),
    ])
    expect([await violations(page), faults]).toEqual([[], []])
    await context.close()
  })

  test('a correction is of the whole view, says what is not conserved, and what lies hidden needs a second word', async () => {
    const { page, context, faults } = await asRosa()
    await page.getByRole('button', { name: 'Adjust', exact: true }).click()
    await page.getByText('A correction needs the whole view.').waitFor()
    await page.getByRole('button', { name: 'Open the whole view' }).click()
    await page.getByText('between two actions').waitFor()
    expect(await page.getByRole('button', { name: /^Adjust .*: 0 changes$/ }).isDisabled()).toBe(true)
    await page.locator('#correct').selectOption({ index: 1 })
    await page.getByRole('button', { name: /^Less: .*, pool$/ }).press('Enter')
    await page.getByText('not conserved').first().waitFor()
    expect(await page.locator('.conserved .is-sum').innerText()).toMatch(/−\s?1$/)
    await page.getByRole('button', { name: /^Leave .*, pool as it is$/ }).click()
    await page.getByText('Nothing is changed yet.').waitFor()
    await page.getByRole('button', { name: 'Patch', exact: true }).click()
    await page.locator('#patch').fill('no patch')
    await page.getByText('This is no JSON Patch.').waitFor()
    await page.locator('#patch').fill('[{"op":"move","from":"/seats/0/hand/0","path":"/seats/0/ash/-"}]')
    await page.getByText('This touches a hand, a library or a crypt.').waitFor()
    await page.getByText('What is hidden would change: say that you mean it.').waitFor()
    await page.getByText(/: .*, hand → .*, ash heap$/).waitFor()
    expect([await violations(page), await faultsOf(page), faults]).toEqual([[], [], []])
    // That it was looked at is no matter of the table.
    await context.close()
  })

  test('points that no game gives are refused before they are sent, and given if the judge insists', async () => {
    const { page, context, faults } = await asRosa()
    await page.getByRole('button', { name: 'Result', exact: true }).click()
    await page.locator('#points-0').fill('4')
    await page.locator('#points-1').fill('4')
    await page.locator('#reason').fill('As they say.')
    await page.getByText('No game gives these victory points.').waitFor()
    const button = page.getByRole('button', { name: /^Rule the result of/ })
    expect(await button.isDisabled()).toBe(true)
    await page.getByLabel('Although no game gives these points').check()
    await expect.poll(() => button.isEnabled()).toBe(true)
    expect([await violations(page), faults]).toEqual([[], []])
    await context.close()
  })

  test('who plays at a table is told who judges there and sees no more; who judges nowhere is led to the event', async () => {
    const { page, context, faults } = await pages.open(PHONE, 'dark')
    await signIn(pages, context, at.judges[1]!.name)
    await page.goto(`/e/${at.event}/judge`)
    await page.getByText(`you sit there: ${at.judges[0]!.name} judges`).click()
    await page.getByText('You do not judge at this table').waitFor()
    expect([await page.locator('.ruling, .judged-seats').count(), await violations(page), faults]).toEqual([0, [], []])
    // At the other table the second in order may not take anything back that somebody has learnt from.
    await page.getByRole('button', { name: 'Tables' }).click()
    await page.locator('.ticket').filter({ hasNotText: 'You do not judge' }).click()
    await page.locator('.ruling').waitFor()
    await context.close()
    for (const name of [undefined, someone()]) {
      const other = await pages.open(PHONE)
      if (name !== undefined) await signIn(pages, other.context, name)
      await other.page.goto(`/e/${at.event}/judge`)
      await other.page.getByText('You do not judge this event.').waitFor()
      expect(await other.page.getByRole('link', { name: 'Sign in', exact: true }).count()).toBe(
        name === undefined ? 1 : 0,
      )
      await other.page.getByRole('link', { name: /^To the event/ }).click()
      await other.page.getByText(/^Round 1 is under way/).waitFor()
      expect(other.faults).toEqual([])
      await other.context.close()
    }
  })

  test('a penalty is given as the guide proposes, by keys, and lifted with a reason', async () => {
    const { page, context, faults } = await pages.open(PHONE)
    await signIn(pages, context, at.judges[0]!.name)
    await page.goto(`/e/${at.event}/judge?part=penalties`)
    await page.getByText('No penalty has been given.').waitFor()
    const name = at.tables[0]!.seats[3]!
    await page.locator('#punished').selectOption({ label: name })
    await page.locator('#infraction').selectOption('3.5')
    await page.getByText('Public Information Miscommunication. The guide proposes: warning.').waitFor()
    const give = page.getByRole('button', { name: `Give ${name}: warning` })
    expect(await give.isDisabled()).toBe(true)
    await page.locator('#penalty-text').fill('The count of the hand was said wrongly.')
    await give.press('Enter')
    await page.getByText(`${name}: warning`, { exact: true }).waitFor()
    expect([await violations(page), await faultsOf(page)]).toEqual([[], []])
    await page.getByText(`Lift: ${name}`).first().click()
    await page.getByLabel('Why it is lifted').fill('It was said rightly.')
    await page.getByRole('button', { name: `Lift: ${name}` }).press('Enter')
    await page.getByText(`lifted by ${at.judges[0]!.name}: It was said rightly.`).waitFor()
    expect([await violations(page), faults]).toEqual([[], []])
    await context.close()
  })

  test('TJUDGE-18 TDECK-20: where players met is listed and not reckoned; a deck is mended between rounds alone', async () => {
    const { page, context, faults } = await pages.open(PHONE)
    await signIn(pages, context, at.judges[0]!.name)
    await page.goto(`/e/${at.event}/judge?part=meetings`)
    const [first, second] = at.tables[0]!.seats as [string, string],
      stranger = at.tables[1]!.seats.at(-1)!
    await page.getByLabel(first, { exact: true }).check()
    await page.getByLabel(second, { exact: true }).check()
    await page.getByRole('heading', { name: /Round 1/ }).waitFor()
    expect([await violations(page), await faultsOf(page)]).toEqual([[], []])
    await page.getByLabel(second, { exact: true }).uncheck()
    await page.getByLabel(stranger, { exact: true }).check()
    await page.getByText('They have met at no table that you judge.').waitFor()

    await page.goto(`/e/${at.event}/judge?part=penalties`)
    await page.getByText('Mend a deck', { exact: true }).first().click()
    const tried = page.getByRole('button', { name: 'Try it out' })
    expect(await tried.isDisabled()).toBe(true)
    await page.getByLabel('What was wrong').fill('A card too few.')
    await tried.click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel('What was wrong').inputValue()).toBe('A card too few.')
    expect([await violations(page), await faultsOf(page), faults]).toEqual([[], [], []])
    await context.close()
  })

  test('TPEN-09 TPEN-17: what goes with a disqualification is ticked there, and when it is to be reported is said', async () => {
    const { page, context, faults } = await pages.open(PHONE)
    await signIn(pages, context, at.judges[0]!.name)
    await page.goto(`/e/${at.event}/judge?part=penalties`)
    const name = at.tables[0]!.seats[3]!
    await page.locator('#punished').selectOption({ label: name })
    const suspension = page.getByLabel('With 30 days of suspension, for a gross breach')
    await page.locator('#infraction').selectOption('4.7')
    await suspension.press('Space')
    await page.locator('#penalty-text').fill('Cards were hidden.')
    await page.getByRole('button', { name: `Give ${name}: disqualification` }).press('Enter')
    await page.getByText(/To be reported to the Ethics Committee by /).waitFor()
    await page.getByText('To the Ethics Committee', { exact: true }).waitFor()
    expect([await violations(page), await faultsOf(page)]).toEqual([[], []])
    await page.locator('#infraction').selectOption('3.5')
    await suspension.waitFor({ state: 'detached' })
    await page.getByText(`Lift: ${name}`).first().click()
    await page.getByLabel('Why it is lifted').fill('They were not.')
    await page.getByRole('button', { name: `Lift: ${name}` }).press('Enter')
    await page.getByText(`lifted by ${at.judges[0]!.name}: They were not.`).waitFor()
    expect([await page.getByText(/To be reported/).count(), faults]).toEqual([0, []])
    await context.close()
  })

  test.each(LANGUAGES)(
    'in %s: axe finds nothing, every target can be hit, and all fits at each width',
    async language => {
      const { page, context, faults } = await asRosa(NARROW, language),
        found: string[] = []
      const kinds = page.locator('.kinds-of-ruling button')
      for (let n = 0; n < (await kinds.count()); n++) {
        await kinds.nth(n).click()
        for (const viewport of [NARROW, TABLET, DESKTOP]) {
          await page.setViewportSize(viewport)
          found.push(...(await faultsOf(page)))
        }
        found.push(...(await violations(page, undefined, language === 'en' ? [] : ['color-contrast'])))
      }
      if (language === 'en') {
        await page.emulateMedia({ colorScheme: 'dark' })
        found.push(...(await violations(page, ['color-contrast'])))
        await lengthen(page)
        found.push(...(await faultsOf(page)))
      }
      await page.goto(`/e/${at.event}/judge?part=penalties`)
      await page.locator('#penalty-text').waitFor()
      for (const viewport of [NARROW, DESKTOP]) {
        await page.setViewportSize(viewport)
        found.push(...(await faultsOf(page)), ...(await violations(page)))
      }
      expect([found, faults]).toEqual([[], []])
      await context.close()
    },
  )
})
