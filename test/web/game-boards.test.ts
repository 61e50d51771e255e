import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boards } from './game-boards.ts'
import { CHROMIUM, openPages, type Pages } from './browser.ts'
import { outOfSight } from './in-sight.ts'
import { lookAt } from './looked-at.ts'
import { scenes } from './moments.ts'
import { atScene } from './at-table.ts'

/** Of the boards those that ask most of a screen; `npx tsx test/web/every-board.ts` looks at all of them. */
const HARDEST = [
  'five each, three cards on some',
  'ten permanents of mine',
  'a hand of ten',
  'polling',
  'strike',
  'twelve each, with all that lies there',
  'late, one is out',
]

describe.skipIf(!CHROMIUM)('one screen for a table and its question, in Chromium', { timeout: 180_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('forty boards are there to be looked at', () => {
    expect(Object.keys(boards)).toHaveLength(40)
    expect(HARDEST.filter(name => !boards[name])).toEqual([])
  })

  test.each([
    ['en', HARDEST, ['360x740', '1100x700', '1280x720', '1440x900']],
    // The longest words.
    ['it', ['polling', 'late, one is out'], ['320x740', '1280x720']],
  ] as const)(
    '%s: question, first answer and button are in sight, all of table and hand, and no word is broken or covered',
    async (language, names, sizes) => {
      const { looks, faults } = await lookAt(pages, { boards: names, sizes, languages: [language] })
      expect(Object.fromEntries(faults)).toEqual({})
      expect(looks).toBeGreaterThan(names.length * sizes.length)
    },
  )

  test('what is out of sight, broken, cut, covered or written over another is told', async () => {
    const { page, context } = await atScene(pages, scenes.bleed, { viewport: { width: 1280, height: 720 } })
    await page.mouse.move(1, 1)
    expect(await outOfSight(page)).toEqual([])
    const wrong = async (style: string): Promise<string[]> => {
      // A sheet that is made by a script needs no leave of the policy.
      await page.evaluate(
        `(() => { const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(style)}); document.adoptedStyleSheets = [sheet] })()`,
      )
      const found = await outOfSight(page)
      await page.evaluate('document.adoptedStyleSheets = []')
      return [...new Set(found.map(fault => fault.split(/:| is /)[0]!))]
    }
    expect(await wrong('.prompt > .confirm { transform: translateY(400px) }')).toContain('the button')
    expect(await wrong('.hand { margin-top: 300px }')).toContain('.hand')
    expect(await wrong('.tile-name .name-word { width: 1.5em; overflow-wrap: anywhere }')).toContain('broken word')
    expect(await wrong('.tile-name { width: 2em; white-space: nowrap }')).toContain('cut word')
    expect(await wrong('.aside { transform: translateX(-180px); background: red }')).toContainEqual(
      expect.stringMatching(/^covered by/),
    )
    expect(await wrong('.counts { transform: translateX(-260px) }')).toContain('written over another')
    await context.close()
  })
})
