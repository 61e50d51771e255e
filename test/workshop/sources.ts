import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where a card is written and where it is tested. */

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DEFINITIONS = ['shared/cards/library', 'shared/cards/crypt'],
  TESTS = 'test/cards'

export interface Source {
  /** From the root of the repository. */
  file: string
  line: number
  code: string
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => join(folder, file))
    .toSorted()

let read: { file: string; lines: string[] }[] | undefined
const definitionFiles = () =>
  (read ??= DEFINITIONS.flatMap(filesIn).map(file => ({
    file,
    lines: readFileSync(join(ROOT, file), 'utf8').split('\n'),
  })))

/** The definition of a card as it is written; undefined where none is. */
export function sourceOf(key: string): Source | undefined {
  const named = `'${key}'`
  // As a maker is given it, on its line or on one of its own; else wherever it is said first.
  const forms = [
    (line: string) => line.includes(`(${named}`) || line.trim() === `${named},`,
    (line: string) => line.includes(named),
  ]
  for (const form of forms)
    for (const { file, lines } of definitionFiles()) {
      const at = lines.findIndex(form)
      if (at >= 0) return { file: relative(ROOT, join(ROOT, file)), ...elementAt(lines, at) }
    }
  return undefined
}

const indentOf = (line: string): number => (line.trim() === '' ? Infinity : line.length - line.trimStart().length)

/** The member of the exported list, or the declaration before it, that holds this line. */
function elementAt(lines: readonly string[], at: number): { line: number; code: string } {
  const list = lines.findLastIndex((line, i) => i <= at && line.startsWith('export const '))
  const indent = list >= 0 ? 2 : 0
  let from = at
  while (from > 0 && indentOf(lines[from]!) > indent) from--
  let to = from
  if (indentOf(lines[from + 1] ?? '') > indent && lines[from + 1] !== '')
    do to++
    while (to < lines.length - 1 && indentOf(lines[to]!) > indent)
  return { line: from + 1, code: lines.slice(from, to + 1).join('\n') }
}

/** The tests that name the card by its key or its name, those that name it most often first. */
export function testsOf(key: string, name: string): string[] {
  const named = [`'${key}'`, `'${key}#`, ` ${key}#`, `'${name}`, ` ${name}`]
  return filesIn(TESTS)
    .map(file => {
      const text = readFileSync(join(ROOT, file), 'utf8')
      return { file, times: named.reduce((sum, one) => sum + text.split(one).length - 1, 0) }
    })
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times - a.times)
    .map(({ file }) => file)
}

/** The test at the path of a definition's file. */
export const testFor = (file: string): string => file.replace(/^shared\/cards/, TESTS).replace(/\.ts$/, '.test.ts')
