import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { ROOT } from '../../infra/root.ts'
import { CHROMIUM, openPages } from './browser.ts'
import { scenes } from './moments.ts'
import { atScene, show } from './at-table.ts'

/**
 * Where the parts of the table stand, at each width and in each scene: `layout.json` is how they are meant to. `npx tsx
 * test/web/layout.ts` writes it anew;
 * look at the pages before it is committed.
 */
const FILE = join(ROOT, 'test/web/layout.json')
export const LAID_OUT = ['bleed', 'strike', 'polling'] as const
export const WIDTHS = [320, 360, 768, 1100, 1440, 1920]
/** A line that is a little higher or lower is no other layout. */
const SLACK_PX = 8

type Box = [left: number, top: number, width: number, height: number]
/** By width, and on a phone by tab. */
export type Layout = Record<string, Record<string, Box>>

const PARTS = [
  'header.bar',
  '.phases',
  '.game > .strip',
  '.part-now',
  '.stack',
  '.meters',
  '.prompt',
  '.prompt .tabs',
  '.option',
  '.votes',
  '.confirm',
  '.confirm .primary',
  '.board',
  '.stage',
  '.fighter',
  '.tally',
  '.terms > *',
  '.ring > div',
  '.seat header',
  '.minions',
  '.aside',
  '.tile',
  '.hand',
  '.face',
  '.part-log',
  '.log header',
  '.bottom',
]
const MOST = 6

/**
 * All text in the one typeface that comes with the pages: what other machines have instead of it must not move
 * anything.
 */
const SAME_TYPE = `(async () => {
  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
  const ours = rules.find(rule => rule instanceof CSSFontFaceRule)
  const [, path] = /url\\(["']?([^"')]+)/.exec(ours.style.getPropertyValue('src'))
  const source = 'url(' + new URL(path, ours.parentStyleSheet.href) + ')'
  const face = await new FontFace('Laid Out', source, { weight: '200 900' }).load()
  document.fonts.add(face)
  for (const name of ['--sans', '--serif']) document.documentElement.style.setProperty(name, '"Laid Out"')
})()`

const BOXES = `(() => {
  const found = {}
  const visible = one =>
    one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).clipPath === 'none'
  for (const part of ${JSON.stringify(PARTS)}) {
    const shown = [...document.querySelectorAll(part)].filter(visible).slice(0, ${MOST})
    shown.forEach((one, i) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      if (width > 1) found[shown.length > 1 ? part + ' ' + (i + 1) : part] = [left + scrollX, top + scrollY, width, height].map(Math.round)
    })
  }
  return found
})()`

export async function layoutOf(page: Page): Promise<Layout> {
  const found: Layout = {}
  await page.evaluate(SAME_TYPE)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 700 ? 740 : 900 })
    for (const tab of width < 700 ? (['Now', 'Table', 'Hand'] as const) : (['Now'] as const)) {
      await show(page, tab)
      await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
      await page.evaluate('scrollTo(0, 0)')
      found[width < 700 ? `${width} ${tab}` : `${width}`] = await page.evaluate<Record<string, Box>>(BOXES)
    }
  }
  return found
}

export const meant = (scene: string): Layout =>
  (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Layout>)[scene] ?? {}

/** A line for each part that has moved, come or gone. */
export function movedIn(before: Layout, now: Layout): string[] {
  const places = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...places].flatMap(place => {
    const was = before[place] ?? {},
      is = now[place] ?? {}
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap(part => {
      const a = was[part],
        b = is[part]
      return a && b && a.every((n, i) => Math.abs(n - b[i]!) <= SLACK_PX)
        ? []
        : [`${place} ${part}: ${a?.join(' ') ?? 'not there'} → ${b?.join(' ') ?? 'not there'}`]
    })
  })
}

async function writeAnew(): Promise<void> {
  if (!CHROMIUM) throw new Error('No Chromium on this machine; name one with CHROMIUM=/path')
  const pages = await openPages()
  try {
    const all: [string, Layout][] = []
    for (const scene of LAID_OUT) {
      const { page, context } = await atScene(pages, scenes[scene], { viewport: { width: 360, height: 740 } })
      all.push([scene, await layoutOf(page)])
      await context.close()
    }
    // A line for each part of each place.
    const text = all
      .map(
        ([scene, layout]) =>
          `  ${JSON.stringify(scene)}: {\n${Object.entries(layout)
            .map(
              ([place, parts]) =>
                `    ${JSON.stringify(place)}: {\n${Object.entries(parts)
                  .map(([part, box]) => `      ${JSON.stringify(part)}: ${JSON.stringify(box)}`)
                  .join(',\n')}\n    }`,
            )
            .join(',\n')}\n  }`,
      )
      .join(',\n')
    writeFileSync(FILE, `{\n${text}\n}\n`)
  } finally {
    await pages.close()
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await writeAnew()
