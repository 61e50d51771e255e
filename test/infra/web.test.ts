import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildWeb, type WebFiles } from '../../infra/web.ts'

/** The scripts and styles that are loaded before anything is on show: those of the page, and what they name at once. */
function begun(folder: string): string[] {
  const found = [
    ...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/([\w-]+-[A-Z0-9]{8}\.(?:js|css))"/g),
  ].map(([, name]) => name!)
  return withImports(folder, found, new Set())
}

/** Those files with what they name at once, but for what is there. */
function withImports(folder: string, files: readonly string[], there: ReadonlySet<string>): string[] {
  const found = [...files]
  for (const name of found)
    for (const [, next] of readFileSync(join(folder, name), 'utf8').matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g))
      if (!found.includes(next!) && !there.has(next!)) found.push(next!)
  return found
}

const most =
  (bytes: number) =>
  (n: number): boolean =>
    n <= bytes

describe('what a browser loads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'praxis-pages-'))
  let made: WebFiles
  beforeAll(async () => {
    made = await buildWeb(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is to begin with at most 125 KB compressed with the typeface, 72 KB of it script; a page at most 40 KB more', () => {
    const wordsIn = (part: 'first' | 'further'): number[] =>
      made.files.filter(({ words }) => words === part).map(({ gzip }) => gzip)
    expect([wordsIn('first').length, wordsIn('further').length]).toEqual([5, 5])
    const longest = Math.max(...wordsIn('first')),
      further = Math.max(...wordsIn('further'))
    const all = made.files.filter(({ words, icon, apart, rules }) => !words && !icon && !apart && !rules),
      bytes = (of: (name: string) => boolean): number =>
        all.filter(({ name }) => of(name)).reduce((sum, { gzip }) => sum + gzip, 0)
    const begins = new Set(begun(folder))
    expect(longest + bytes(name => !/\.(js|css)$/.test(name) || begins.has(name))).toBeLessThanOrEqual(125_000)
    // A typeface comes compressed as it is, and no page waits for it.
    expect(bytes(name => name.endsWith('.woff2'))).toBeLessThanOrEqual(52_000)
    expect(longest + bytes(name => name.endsWith('.js') && begins.has(name))).toBeLessThanOrEqual(72_000)
    expect(bytes(name => name.endsWith('.css') && begins.has(name))).toBeLessThanOrEqual(14_000)
    // Each part that comes later, with what it brings along, the style and the words that such pages share.
    const style = bytes(name => name.endsWith('.css') && !begins.has(name)),
      pages = all.filter(({ name }) => name.endsWith('.js') && !begins.has(name)).map(({ name }) => name)
    expect(pages.length).toBeGreaterThan(10)
    for (const page of pages) {
      const brought = withImports(folder, [page], begins)
      expect([page, further + style + bytes(name => brought.includes(name))]).toEqual([
        page,
        expect.toSatisfy(most(40_000)),
      ])
    }
    // What the device keeps of all of them.
    expect(longest + further + bytes(name => !name.endsWith('.woff2'))).toBeLessThanOrEqual(150_000)
  })

  const apartFrom = (part: 'events' | 'desks' | 'people' | 'steps') => ({
    words: made.files.filter(file => file.words === part).map(({ gzip }) => gzip),
    files: made.files.filter(({ apart }) => apart === part),
  })

  it.each([
    ['events', 20_000],
    ['desks', 36_000],
    ['people', 40_000],
    ['steps', 20_000],
  ] as const)(
    'takes apart from that, for the pages of %s, at most %i bytes, which nobody loads who opens none',
    (part, most) => {
      const { words, files } = apartFrom(part)
      expect([words.length, new Set(files.map(({ name }) => name.split('.').at(-1)))]).toEqual([
        5,
        new Set(['css', 'js']),
      ])
      expect(Math.max(...words) + files.reduce((sum, { gzip }) => sum + gzip, 0)).toBeLessThanOrEqual(most)
      const worker = readFileSync(join(folder, 'worker.js'), 'utf8')
      expect(files.filter(({ name }) => worker.includes(name) || begun(folder).includes(name))).toEqual([])
    },
  )

  it('has a line for every rule that a refusal may name, which no device keeps before somebody asks', () => {
    const lines = JSON.parse(readFileSync(join(folder, 'rules.json'), 'utf8')) as [string, string, string][],
      ids = new Set(lines.map(([id]) => id))
    expect(ids.size).toBe(lines.length)
    for (const id of ['BLEED-03', 'DECK-10', 'TTALK-03']) expect(ids).toContain(id)
    for (const [id, place, line] of lines) expect([id, place.length > 2, line.endsWith('.')]).toEqual([id, true, true])
    expect(readFileSync(join(folder, 'worker.js'), 'utf8')).not.toContain('rules.json')
  })

  it('names no address but its own, and holds neither schemas nor rules', () => {
    for (const { name } of made.files.filter(file => /\.(js|css|html)$/.test(file.name))) {
      const text = readFileSync(join(folder, name), 'utf8')
      expect(text.match(/https?:\/\/(?!www\.w3\.org)[^"'` )]+/g) ?? []).toEqual([])
      expect(text).not.toContain('ZodError')
      expect(text).not.toContain('torpor-actions')
    }
  })

  it('is the same from the same sources, and changes its names with its content', async () => {
    const again = await buildWeb(folder)
    expect(again.files).toEqual(made.files)
    expect(made.files.filter(({ name }) => /-[A-Z0-9]{8}\./.test(name)).length).toBeGreaterThanOrEqual(3)
  })
})
