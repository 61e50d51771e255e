import type { Report } from '../closing-line.ts'
import { everyId, ids, named, prefixOf, tournament, tournamentIds } from './rulebook.ts'

export interface Shown {
  /** Ids that at least one passed test names, and no failed one. */
  shown: Set<string>
  failing: Set<string>
  missing: string[]
  /** Named by a test, and no rule at all: a slip of the pen. */
  unknown: string[]
}

export const rulesShown = (report: Report): Shown => among(report, ids)
/** Of the rules of tournaments, those that can have a case on a server. */
export const tournamentShown = (report: Report): Shown => among(report, tournamentIds)

function among(report: Report, ids: readonly string[]): Shown {
  const found = shownBy(report, ids, named)
  return { ...found, unknown: found.unknown.filter(id => !everyId.includes(id)) }
}

/** From what really ran: a test that failed or did not run shows nothing. */
export function shownBy(report: Report, ids: readonly string[], named: (title: string) => string[]): Shown {
  const known = new Set(ids),
    passed = new Set<string>(),
    failing = new Set<string>(),
    unknown = new Set<string>()
  for (const { assertionResults } of report.testResults) {
    for (const { fullName, status } of assertionResults) {
      for (const id of named(fullName)) {
        if (!known.has(id)) unknown.add(id)
        else if (status === 'passed') passed.add(id)
        else if (status === 'failed') failing.add(id)
      }
    }
  }
  const shown = new Set(ids.filter(id => passed.has(id) && !failing.has(id)))
  return {
    shown,
    failing,
    missing: ids.filter(id => !shown.has(id) && !failing.has(id)),
    unknown: [...unknown].toSorted(),
  }
}

export function printed(found: Shown): string[] {
  return [
    ...byPrefix(found, ids),
    ...(found.unknown.length > 0 ? ['', `named by tests, but no rules: ${found.unknown.join(' ')}`] : []),
    '',
    `rules: ${found.shown.size} of ${ids.length} shown`,
  ]
}

/** The rules of tournaments, counted beside those of the rulebook. */
export function printedTournament(found: Shown): string[] {
  const apart = tournament.filter(({ applies }) => applies === 'none-online')
  const without = tournament.filter(({ applies, reason }) => applies !== 'none-online' && reason !== '')
  const core = tournament.filter(({ applies }) => applies === 'core').map(({ id }) => id)
  return [
    ...byPrefix(found, tournamentIds),
    '',
    ...apart.map(({ id, reason }) => `${id}  no case online: ${reason}`),
    ...without.map(({ id, reason }) => `${id}  nothing to compare with: ${reason}`),
    '',
    `of the core: ${core.filter(id => found.shown.has(id)).length} of ${core.length} shown`,
    `rules of tournaments: ${found.shown.size} of ${tournamentIds.length} shown, ` +
      `${apart.length} without a case online, ${without.length} with nothing to compare with`,
  ]
}

function byPrefix({ shown, failing, missing }: Shown, ids: readonly string[]): string[] {
  const prefixes = [...new Set(ids.map(prefixOf))]
  const of = (list: Iterable<string>, prefix: string): string[] => [...list].filter(id => prefixOf(id) === prefix)
  const width = Math.max(...prefixes.map(prefix => prefix.length))
  const number = (id: string): string => id.slice(id.lastIndexOf('-') + 1)
  return prefixes.map(prefix => {
    const all = of(ids, prefix),
      lacking = of(missing, prefix),
      wrong = of(failing, prefix)
    return [
      `${prefix.padEnd(width)}  ${String(of(shown, prefix).length).padStart(3)} of ${String(all.length).padStart(3)}`,
      ...(lacking.length > 0 ? [`missing ${lacking.map(number).join(' ')}`] : []),
      ...(wrong.length > 0 ? [`FAILING ${wrong.map(number).join(' ')}`] : []),
    ].join('  ')
  })
}
