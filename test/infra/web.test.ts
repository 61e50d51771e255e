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
  for (const name of found)
    for (const [, next] of readFileSync(join(folder, name), 'utf8').matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g))
      if (!found.includes(next!)) found.push(next!)
  return found
}

describe('what a browser loads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'praxis-pages-'))
  let made: WebFiles
  beforeAll(async () => {
    made = await buildWeb(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is at most 120 KB compressed: with every page, or with the typeface to begin with, 70 KB of it script', () => {
    const wordsIn = (part: 'first' | 'further'): number[] =>
      made.files.filter(({ words }) => words === part).map(({ gzip }) => gzip)
    expect([wordsIn('first').length, wordsIn('further').length]).toEqual([5, 5])
    const longest = Math.max(...wordsIn('first')),
      further = Math.max(...wordsIn('further'))
    const bytes = (of: (name: string) => boolean): number =>
      made.files
        .filter(({ name, words, icon, apart }) => !words && !icon && !apart && of(name))
        .reduce((sum, { gzip }) => sum + gzip, 0)
    const begins = new Set(begun(folder))
    expect(longest + bytes(name => !/\.(js|css)$/.test(name) || begins.has(name))).toBeLessThanOrEqual(120_000)
    // A typeface comes compressed as it is, and no page waits for it.
    expect(longest + further + bytes(name => !name.endsWith('.woff2'))).toBeLessThanOrEqual(120_000)
    expect(bytes(name => name.endsWith('.woff2'))).toBeLessThanOrEqual(52_000)
    expect(longest + bytes(name => name.endsWith('.js') && begins.has(name))).toBeLessThanOrEqual(70_000)
    expect(bytes(name => name.endsWith('.css') && begins.has(name))).toBeLessThanOrEqual(12_000)
  })

  const apartFrom = (part: 'events' | 'desks') => ({
    words: made.files.filter(file => file.words === part).map(({ gzip }) => gzip),
    files: made.files.filter(({ apart }) => apart === part),
  })

  it.each([
    ['events', 20_000],
    ['desks', 30_000],
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
