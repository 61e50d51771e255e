import type { Page } from 'playwright-core'
import type * as z from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Inbox, Result } from '../../shared/api/games.ts'
import { Archive } from '../../shared/api/player-pages.ts'
import { CHROMIUM, DESKTOP, openPages, overflow, PHONE, signIn, someone, violations, type Pages } from './browser.ts'
import { openScene, taking } from './moments.ts'
import { signIn as signedIn } from './at-table.ts'

const NAMES = ['Ann', 'Bernadette', 'Cal', 'Dee', 'Eve'],
  players = NAMES.map((name, seat) => ({ seat, name, bot: seat === 4 })),
  commitment = 'x'
const exit = (seat: number, by: number | null, turn: number, ply: number) => ({
  seat,
  by,
  withdrew: by === null,
  how: by === null ? ('withdrawal' as const) : ('oust' as const),
  turn,
  ply,
})
const RESULTS: z.input<typeof Result>[] = [
  {
    game: 'gam_rosewood1',
    table: 'tbl_rosewood',
    seat: 1,
    name: 'Rosewood',
    winner: 1,
    victoryPoints: [0.5, 3, 0, 0.5, 0],
    players,
    first: 0,
    parts: null,
    exits: [exit(2, 1, 18, 400), exit(4, 3, 21, 500), exit(0, null, 24, 600)],
    ended: '2026-12-09T18:00:00.000Z',
    commitment,
  },
  {
    game: 'gam_older1234',
    table: 'tbl_older1234',
    seat: 0,
    name: 'Sunday five',
    winner: 3,
    victoryPoints: [0, 1, 0, 4, 0],
    players,
    first: 0,
    parts: null,
    exits: [exit(0, 4, 9, 120)],
    ended: '2026-11-02T20:10:00.000Z',
    commitment,
  },
  {
    game: 'gam_drawn1234',
    table: 'tbl_drawn1234',
    seat: 2,
    name: 'To the end of its time',
    winner: null,
    victoryPoints: [0.5, 0.5, 0.5, 0.5, 0.5],
    players,
    first: 0,
    parts: null,
    exits: [],
    ended: '2026-11-20T20:10:00.000Z',
    commitment,
  },
]
const SANDBOX = 'gam_sandbox123'

/** The page's own requests are answered with what the contract allows: games take days to end. */
async function finishedGames(page: Page): Promise<void> {
  const results = RESULTS.map(one => Result.parse(one)),
    [fresh, ...away] = results
  const inbox = Inbox.parse({
    owed: [],
    waiting: [],
    invitations: [],
    finished: [
      {
        game: fresh!.game,
        name: fresh!.name,
        seat: 1,
        version: 655,
        seen: 600,
        result: { winner: 1, victoryPoints: fresh!.victoryPoints },
        names: NAMES,
      },
    ],
  })
  const archive = Archive.parse({
    games: [...away.map(({ game }) => game), SANDBOX].map(game => ({
      game,
      name: 'A table',
      at: '2026-11-20T20:10:00.000Z',
      turns: 20,
      seats: 5,
      place: 1,
      victoryPoints: 0,
      won: false,
      winner: null,
      clan: null,
      archetype: 'bleed',
      table: null,
      people: 5,
      left: false,
      with: [],
    })),
    cursor: null,
  })
  await page.route('**/v1/me/inbox', route => route.fulfill({ json: inbox }))
  await page.route('**/v1/me/games?*', route => route.fulfill({ json: archive }))
  for (const result of results)
    await page.route(`**/v1/games/${result.game}/result`, route => route.fulfill({ json: result }))
}

describe.skipIf(!CHROMIUM)('finished games, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test.each([
    ['a phone', PHONE, 'dark'],
    ['a desktop', DESKTOP, 'light'],
  ] as const)(
    'on %s: what came of each, the unseen first, then the latest; a sandbox has no result',
    async (_, viewport, colours) => {
      const { page, context, faults } = await pages.open(viewport, colours)
      await signIn(page)
      await finishedGames(page)
      await page.goto('/finished')
      await page.locator('article').first().waitFor()
      expect(await page.locator('article h2').allTextContents()).toEqual([
        'Rosewood',
        'To the end of its time',
        'Sunday five',
      ])
      const [won, drawn, lost] = [0, 1, 2].map(at => page.locator('article').nth(at))
      expect([
        await won!.locator('.my-result').innerText(),
        await won!.getByText('Not yet looked at').count(),
        await lost!.getByText('Not yet looked at').count(),
      ]).toEqual([expect.stringMatching(/You won\s+3 VP for you/), 1, 0])
      expect([await drawn!.locator('.my-result').innerText(), await lost!.locator('.my-result').innerText()]).toEqual([
        expect.stringMatching(/No winner\s+½ VP for you/),
        expect.stringMatching(/Dee won\s+0 VP for you/),
      ])
      expect(await won!.getByRole('list', { name: 'Victory points by seat' }).locator('li').allTextContents()).toEqual([
        'Ann½½ VP',
        'Bernadette33 VP',
        'Cal00 VP',
        'Dee½½ VP',
        'Eve00 VP',
      ])
      expect(await won!.getByRole('list', { name: 'Who left the game' }).locator('li').allTextContents()).toEqual([
        'Bernadette ousts Cal Turn 18',
        'Dee ousts Eve Turn 21',
        'Ann withdraws Turn 24',
        'Bernadette won',
      ])
      expect(await won!.getByRole('link', { name: 'Bernadette ousts Cal' }).getAttribute('href')).toBe(
        '/games/gam_rosewood1/replay?step=400&by=seat',
      )
      expect([await violations(page), await overflow(page), faults]).toEqual([[], 0, []])
      await context.close()
    },
  )

  test.each([
    ['a phone', PHONE, 'light'],
    ['a desktop', DESKTOP, 'dark'],
  ] as const)(
    'on %s: a game that is over is looked at as a seat that shows its cards saw it, and with all that is shown',
    async (_, viewport, colours) => {
      const reader = someone(),
        token = await pages.token(reader)
      const { client, game } = await openScene(pages.url, token, {
        position: {
          seats: [
            {
              pool: 10,
              ready: [{ generic: { name: 'Ada' } }],
              uncontrolled: [{ card: 'colette' }],
              hand: ['deflection'],
              library: ['wider-view'],
            },
            { pool: 1, uncontrolled: [{ card: 'sully' }], hand: ['majesty'], library: ['wider-view'] },
          ],
        },
        on: () => () => undefined,
        until: ({ seat, ask }) => seat === 0 && ask.key === 'ask-minion',
      })
      for (let n = 0; n < 20; n++) {
        const { body } = await client.call('prompt', { params: { game } })
        if (!body) break
        await client.call('command', {
          params: { game },
          body: { promptId: body.id, ...(taking(body, 'bleed:') ?? body.default) },
        })
      }
      expect((await client.call('game', { params: { game } })).body!.view.result).not.toBeNull()
      expect((await client.call('showCards', { params: { game } })).body!.shown).toEqual([0])
      const { page, context, faults } = await pages.open(viewport, colours)
      await signedIn(pages, context, reader)
      const seenBy = async (name: string): Promise<void> => {
        if (viewport === PHONE) await page.locator('#seen-by').selectOption({ label: name })
        else await page.getByRole('group', { name: 'Seen by' }).getByRole('button', { name, exact: true }).click()
      }
      // Ann's hand and what she has face down; of Ben's, who shows nothing, neither.
      const shown = async (): Promise<boolean[]> =>
        Promise.all(
          ['Deflection', 'Colette', 'Majesty', 'Sully'].map(name =>
            page.locator('.seat').getByRole('button', { name }).isVisible(),
          ),
        )
      await page.goto(`/games/${game}/replay?step=1&by=spectator`)
      await page.locator('.ring .seat').first().waitFor()
      expect(await shown()).toEqual([false, false, false, false])
      for (const name of ['Ann', 'Cards shown']) {
        await seenBy(name)
        if (viewport === PHONE) await page.locator('.ring .box-open').first().click()
        await expect.poll(shown).toEqual([true, true, false, false])
        if (viewport === PHONE) await page.keyboard.press('Escape')
      }
      expect([await violations(page), await overflow(page), faults]).toEqual([[], 0, []])
      await context.close()
    },
  )

  test('nothing is over yet: it says so, and where to begin', async () => {
    const { page, context, faults } = await pages.open(PHONE)
    await signIn(page, someone('Newcomer'))
    await page.goto('/finished')
    await page.getByText('No game of yours is over yet.').waitFor()
    expect([
      await page.getByRole('link', { name: 'Find a table' }).getAttribute('href'),
      await violations(page),
      faults,
    ]).toEqual(['/lobby', [], []])
    await context.close()
  })
})
