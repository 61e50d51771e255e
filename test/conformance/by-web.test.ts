import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import asked from './by-web.json' with { type: 'json' }
import { ids, named } from './rulebook.ts'

/**
 * The page of what the rules ask of play by web (`test/rules/README.md`), held to the checklist and to the tests it
 * names.
 */
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const page = readFileSync(at('rules/README.md'), 'utf8')
const rows = [...page.matchAll(/^\| ([A-Z][A-Z0-9-]*-\d{2}) \| (.+) \| (?:`(.+)`|–) \|$/gm)].map(
  ([, id, text, test]) => ({ id: id!, text: text!, test }),
)

const checklist = ['part1.yaml', 'part2.yaml'].map(name => at(`../../shared/rules/${name}`))
const compared = checklist.every(file => existsSync(file))

/** What a file's tests are called. */
const titles = (file: string): string =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bit|\btest|\))\(\s*(['"`])(.*?)\1/g)].map(match => match[2]!).join('\n')

describe('the page of play by web', () => {
  it('answers every remark, each once', () => {
    expect(rows.map(({ id }) => id).toSorted()).toEqual(asked.toSorted())
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.filter(id => !ids.includes(id))).toEqual([])
  })

  it.runIf(compared)('knows every remark of the checklist beside the repository', () => {
    const rules = checklist.flatMap(file =>
      readFileSync(file, 'utf8')
        .split(/^- (?=id: )/m)
        .slice(1),
    )
    expect(
      rules
        .filter(rule => /^ {2}async:/m.test(rule))
        .map(rule => /^id: (\S+)/.exec(rule)![1])
        .toSorted(),
    ).toEqual(asked.toSorted())
  })
  if (!compared)
    console.log('The checklist of the rules is not beside the repository: its remarks were not compared with the page.')

  it.each(rows)(
    '$id: its decision in a line, and a test that names it or a word on what is missing',
    ({ id, text, test }) => {
      expect(text.length).toBeLessThan(180)
      if (test === undefined) return expect(text).toMatch(/^Not yet: /)
      expect(existsSync(at(test)), test).toBe(true)
      expect(named(titles(at(test)))).toContain(id)
    },
  )
})
