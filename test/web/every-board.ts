import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { boards } from './game-boards.ts'
import { CHROMIUM, openPages } from './browser.ts'
import { LANGUAGES, lookAt, SIZES, type Look } from './looked-at.ts'

/**
 * Looks at every board at every size, light and dark, in five languages: `npx tsx test/web/every-board.ts`. A line for
 * each fault, with the looks that have it; `--pictures FOLDER` keeps what was seen. Less of it by what is asked for:
 * `--board`, `--size`, `--language`, each several times, and `--light` or `--dark`.
 */
const { values } = parseArgs({
  options: {
    board: { type: 'string', multiple: true },
    size: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    light: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
    pictures: { type: 'string' },
  },
})
if (!CHROMIUM) throw new Error('No Chromium on this machine; name one with CHROMIUM=/path')
const folder = values.pictures
if (folder !== undefined) await mkdir(folder, { recursive: true })
const nameOf = ({ board, size, tab, colours, language }: Look): string =>
  `${[board.replaceAll(/\W+/g, '-'), size, tab, colours, language].join('_')}.png`

const MOST_TOLD = 4
const pages = await openPages()
try {
  const { looks, faults } = await lookAt(pages, {
    boards: values.board ?? Object.keys(boards),
    sizes: values.size ?? SIZES,
    languages: values.language ?? LANGUAGES,
    colours: values.light === values.dark ? ['light', 'dark'] : [values.light ? 'light' : 'dark'],
    ...(folder !== undefined && {
      also: async (page, look) => void (await page.screenshot({ path: join(folder, nameOf(look)) })),
    }),
  })
  for (const [fault, at] of [...faults].toSorted(([, a], [, b]) => b.length - a.length))
    console.log(`${at.length} × ${fault}: ${at.slice(0, MOST_TOLD).join('; ')}${at.length > MOST_TOLD ? '; …' : ''}`)
  console.log(`${values.board?.length ?? Object.keys(boards).length} boards, ${looks} looks, ${faults.size} faults`)
  process.exitCode = faults.size > 0 ? 1 : 0
} finally {
  await pages.close()
}
