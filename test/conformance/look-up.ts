import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../infra/root.ts'
import { everyId, ids, named, prefixOf, rulebook, tournament } from './rulebook.ts'

/** Where a rule stands in a file: `shared/rules/offers/plays.ts:120`, and for a test what it is called. */
export interface Place {
  at: string
  title: string
}

export interface Found {
  /** Code that decides or explains by the rule, nearest to the rules core first; of a ruled card, its definition too. */
  code: Place[]
  /** Where no code names it: the files of the rules core that name most rules of its chapter. */
  around: string[]
  tests: Place[]
  /** What a table that is never together does about it. */
  byWeb: string | undefined
}

const CODE = ['shared/rules', 'shared/cards', 'shared', 'functions']
const BY_WEB = 'test/rules/README.md'

/** Where the rule is cited. Read from the text alone: nothing is run. */
export function lookUp(id: string): Found {
  const code = [...(citations().get(id) ?? []), ...definitionsOf(id)]
  const cites = titles().get(id) ?? []
  // A title says more than the id; where rows make the titles, the row is what shows the rule.
  const titled = cites.filter(({ title }) => title !== id)
  return {
    code,
    around: code.length > 0 ? [] : around(prefixOf(id)),
    tests: titled.length > 0 ? titled : cites,
    byWeb: new RegExp(`^\\| ${id} \\| (.+?) \\| [^|]* \\|$`, 'm').exec(textOf(BY_WEB))?.[1],
  }
}

/** By rule, the lines of code that name it. `DIABLERIE-01 to DIABLERIE-12` names all of them, over a line's end too. */
const citations = once((): Map<string, Place[]> => {
  const found = new Map<string, Place[]>()
  const rank = (file: string): number => CODE.findIndex(folder => file.startsWith(`${folder}/`))
  const sorted = [...filesOf('shared'), ...filesOf('functions')].toSorted(
    (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1),
  )
  for (const file of sorted) {
    const text = textOf(file)
    const lines = text.split('\n')
    for (const match of text.matchAll(CITED)) {
      const line = text.slice(0, match.index).split('\n').length
      const place = { at: `${file}:${line}`, title: lines[line - 1]!.trim() }
      for (const id of idsFrom(match[1]!, match[2])) {
        const places = found.get(id) ?? []
        if (places.at(-1)?.at !== place.at) found.set(id, [...places, place])
      }
    }
  }
  return found
})
const CITED = /(?<![A-Z0-9-])([A-Z]+(?:-[A-Z0-9]+)?-\d{2})(?!\d)(?:[\s*]+to[\s*]+([A-Z]+(?:-[A-Z0-9]+)?-\d{2})(?!\d))?/g

function idsFrom(first: string, last: string | undefined): readonly string[] {
  const [from, to] = [ids.indexOf(first), last === undefined ? -1 : ids.indexOf(last)]
  return from >= 0 && to > from ? ids.slice(from, to + 1) : [first]
}

/** By rule, the tests whose titles name it, or the rows that make their titles. */
const titles = once((): Map<string, Place[]> => {
  const found = new Map<string, Place[]>()
  for (const file of filesOf('test').filter(name => name.endsWith('.test.ts')))
    for (const [n, line] of textOf(file).split('\n').entries())
      for (const title of literalsOf(line))
        for (const id of named(title)) found.set(id, [...(found.get(id) ?? []), { at: `${file}:${n + 1}`, title }])
  return found
})

/** Of CARD-FAME-01 the definition of Fame: the shortest key that has the letters of the id. */
function definitionsOf(id: string): Place[] {
  if (!id.startsWith('CARD-')) return []
  const card = prefixOf(id).slice('CARD-'.length)
  const [first] = definitions()
    .filter(({ letters }) => letters.includes(card))
    .toSorted((a, b) => a.letters.length - b.letters.length)
  return first ? [{ at: first.at, title: first.title }] : []
}

/** The keys of cards in the files that define them; what only speaks of a card says `named`. */
const definitions = once((): (Place & { letters: string })[] =>
  ['shared/cards/library', 'shared/cards/crypt'].flatMap(folder =>
    filesOf(folder).flatMap(file =>
      textOf(file)
        .split('\n')
        .flatMap((line, n) =>
          [...line.matchAll(/(?<!named: )'([a-z0-9-]+)'/g)].map(([, key]) => ({
            at: `${file}:${n + 1}`,
            title: line.trim(),
            letters: key!.replaceAll('-', '').toUpperCase(),
          })),
        ),
    ),
  ),
)

function around(prefix: string): string[] {
  const count = new Map<string, number>()
  for (const [id, places] of citations())
    if (prefixOf(id) === prefix)
      for (const { at } of places) {
        const file = at.slice(0, at.lastIndexOf(':'))
        if (file.startsWith('shared/rules/')) count.set(file, (count.get(file) ?? 0) + 1)
      }
  return [...count]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([file]) => file)
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** The strings of a line, without their quotes. Ids in comments show nothing. */
const literalsOf = (text: string): string[] =>
  /^\s*(\*|\/[/*])/.test(text)
    ? []
    : [...text.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g)].map(match => match[2]!.replaceAll('\\', ''))

/** What is most like a word that is no id, to be asked for instead. */
export function nearest(word: string, count = 5): string[] {
  const distance = new Map(everyId.map(id => [id, edits(word, id)]))
  return everyId.toSorted((a, b) => distance.get(a)! - distance.get(b)!).slice(0, count)
}

/** How many letters one has to add, drop or change to make one word of the other. */
function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, n) => n)
  for (const [n, letter] of [...from].entries()) {
    const next = [n + 1]
    for (let m = 0; m < to.length; m++)
      next.push(Math.min(next[m]! + 1, row[m + 1]! + 1, row[m]! + (letter === to[m] ? 0 : 1)))
    row = next
  }
  return row[to.length]!
}

const MOST = 24

/** What one rule says, and where it is printed. */
function ruleOf(word: string): { place: string; lines: string[] } | undefined {
  const rule = rulebook.find(({ id }) => id === word)
  if (rule) return { place: `${rule.chapter}, p. ${rule.page}`, lines: [rule.line] }
  const event = tournament.find(({ id }) => id === word)
  return (
    event && {
      place: `${event.source}, ${event.applies}`,
      lines: [event.line, ...(event.reason === '' ? [] : [`No case online: ${event.reason}`])],
    }
  )
}

/** What `npm run rules -- WORD` prints; undefined where the word is neither an id nor a prefix of ids. */
export function told(word: string): string[] | undefined {
  const chapter = rulebook.filter(({ id }) => prefixOf(id) === word)
  if (chapter.length > 0) return chapter.map(({ id, page, line }) => `${id}  p. ${page.padEnd(2)}  ${line}`)
  const listed = tournament.filter(({ id }) => prefixOf(id) === word)
  if (listed.length > 0) return listed.map(({ id, applies, line }) => `${id}  ${applies.padEnd(11)}  ${line}`)
  const rule = ruleOf(word)
  if (!rule) return undefined
  const { code, around, tests, byWeb } = lookUp(word)
  const some = (places: Place[], none: string): string[] => [
    ...(places.length === 0 ? [`  ${none}`] : []),
    ...places.slice(0, MOST).flatMap(({ at, title }) => [`  ${at}`, `      ${title}`]),
    ...(places.length > MOST ? [`  and ${places.length - MOST} more places`] : []),
  ]
  return [
    `${word}  ${rule.place}`,
    ...rule.lines.map(line => `  ${line}`),
    ...(byWeb === undefined ? [] : ['', 'On the web', `  ${byWeb}`]),
    '',
    'Code that cites it',
    ...some(
      code,
      around.length > 0
        ? `none by its id; most of its chapter is in ${around.join(', ')}`
        : 'none by its id: it repeats or follows from others; its tests show how',
    ),
    '',
    'Tests that show it',
    ...some(tests, 'none'),
  ]
}

const files = new Map<string, string[]>()
function filesOf(folder: string): string[] {
  if (!files.has(folder))
    files.set(
      folder,
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter(name => /\.tsx?$/.test(name))
        .map(name => `${folder}/${name.replaceAll('\\', '/')}`),
    )
  return files.get(folder)!
}

const texts = new Map<string, string>()
function textOf(file: string): string {
  if (!texts.has(file)) texts.set(file, readFileSync(join(ROOT, file), 'utf8'))
  return texts.get(file)!
}
