import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './root.ts'

/** A rule as the pages show it: where it stands, and what it says in one line. */
export type RuleLine = readonly [id: string, place: string, line: string]

/** Every rule that a refusal may name: those of the rulebook, and those of tournaments. */
export async function ruleLines(): Promise<RuleLine[]> {
  const rows = async (name: string): Promise<string[][]> => {
    const [, ...lines] = (await readFile(join(ROOT, `shared/rules/${name}.tsv`), 'utf8')).trimEnd().split('\n')
    return lines.map(line => line.split('\t'))
  }
  const [rulebook, tournament] = await Promise.all([rows('rulebook'), rows('tournament')])
  return [
    ...rulebook.map(([id, chapter, page, line]): RuleLine => [id!, `${chapter}, p. ${page}`, line!]),
    ...tournament.map(([id, source, , line]): RuleLine => [id!, source!, line!]),
  ]
}
