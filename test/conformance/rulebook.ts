import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A rule of the rulebook: its id, where it is printed, and what it says in one line of our own. */
export interface Rule {
  id: string
  chapter: string
  page: string
  line: string
}

/** A rule of tournaments: who sees to it, and where it has no case on a server, or nothing to compare with, why. */
export interface TournamentRule {
  id: string
  source: string
  applies: 'core' | 'league' | 'judge' | 'none-online'
  line: string
  reason: string
}

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Every rule, in the order of `shared/rules/rulebook.tsv`. */
export const rulebook: readonly Rule[] = rowsOf('rulebook').map(([id, chapter, page, line]) => ({
  id: id!,
  chapter: chapter!,
  page: page!,
  line: line!,
}))

/** Every rule of tournaments, in the order of `shared/rules/tournament.tsv`. */
export const tournament: readonly TournamentRule[] = rowsOf('tournament').map(
  ([id, source, applies, line, reason = '']) => ({
    id: id!,
    source: source!,
    applies: applies as TournamentRule['applies'],
    line: line!,
    reason,
  }),
)

function rowsOf(name: string): string[][] {
  const text = readFileSync(at(`shared/rules/${name}.tsv`), 'utf8')
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map(row => row.split('\t'))
}

/** An id is a prefix for its chapter and a number: nothing is missing between the first and the last of a prefix. */
export const ids: readonly string[] = rulebook.map(({ id }) => id)
/** Those of tournaments that a test can show here; their prefixes begin with a T of their own. */
export const tournamentIds: readonly string[] = tournament.filter(({ reason }) => reason === '').map(({ id }) => id)
/** All that code and tests may cite. */
export const everyId: readonly string[] = [...ids, ...tournament.map(({ id }) => id)]

export const prefixOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))

/** The ids that a title names: MAND-01, CARD-44MAGNUM-02. */
export const named = (title: string): string[] => title.match(/\b[A-Z]+(?:-[A-Z0-9]+)?-\d{2}\b/g) ?? []

/** The rules of the reference checklist with their places, where it lies beside the repository. */
export function reference(): Omit<Rule, 'line'>[] | undefined {
  const files = ['part1.yaml', 'part2.yaml'].map(name => at(`../shared/rules/${name}`))
  if (!files.every(file => existsSync(file))) return undefined
  return files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/^- id: (\S+)\n {2}ref: (.+)$/gm)].map(match => ({
      id: match[1]!,
      ...placeOf(match[2]!),
    })),
  )
}

/** The rules of tournaments of the reference checklist, and who sees to each. */
export function tournamentReference(): Pick<TournamentRule, 'id' | 'applies'>[] | undefined {
  const file = at('../shared/rules/tournament.yaml')
  if (!existsSync(file)) return undefined
  return [...readFileSync(file, 'utf8').matchAll(/^- id: (\S+)$[^]*?^ {2}applies: (\S+)$/gm)].map(match => ({
    id: match[1]!,
    applies: match[2]! as TournamentRule['applies'],
  }))
}

/** Of `Bleed (Effect), p. 20; FAQ, p. 46` the first place: `Bleed (Effect)` on page 20. */
function placeOf(ref: string): Pick<Rule, 'chapter' | 'page'> {
  const plain = ref.replace(/^'(.*)'$/, '$1').replaceAll("''", "'")
  return {
    chapter: plain
      .split(/;|,? pp?\. ?\d/, 1)[0]!
      .replace(/^FAQ.*/, 'FAQ')
      .replace(/, card text$/, '')
      .replace(/^Glossary (?=["A-Z])/, 'Glossary, ')
      .replaceAll('"', '')
      .replace('(TM)', '')
      .trim(),
    page: /\bpp?\. ?(\d+)/.exec(plain)?.[1] ?? '',
  }
}
