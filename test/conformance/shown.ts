import type { Report } from '../report.ts'
import { ids, named, prefixOf } from './ids.ts'

export interface Shown {
  /** Ids that at least one passed test names, and no failed one. */
  shown: Set<string>
  failing: Set<string>
  missing: string[]
  /** Named by a test, and no rule at all: a slip of the pen. */
  unknown: string[]
}

export const rulesShown = (report: Report): Shown => shownBy(report, ids, named)

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

export function printed({ shown, failing, missing, unknown }: Shown): string[] {
  const prefixes = [...new Set(ids.map(prefixOf))]
  const of = (list: Iterable<string>, prefix: string): string[] => [...list].filter(id => prefixOf(id) === prefix)
  const width = Math.max(...prefixes.map(prefix => prefix.length))
  const number = (id: string): string => id.slice(id.lastIndexOf('-') + 1)
  return [
    ...prefixes.map(prefix => {
      const all = of(ids, prefix),
        lacking = of(missing, prefix),
        wrong = of(failing, prefix)
      return [
        `${prefix.padEnd(width)}  ${String(of(shown, prefix).length).padStart(3)} of ${String(all.length).padStart(3)}`,
        ...(lacking.length > 0 ? [`missing ${lacking.map(number).join(' ')}`] : []),
        ...(wrong.length > 0 ? [`FAILING ${wrong.map(number).join(' ')}`] : []),
      ].join('  ')
    }),
    ...(unknown.length > 0 ? ['', `named by tests, but no rules: ${unknown.join(' ')}`] : []),
    '',
    `rules: ${shown.size} of ${ids.length} shown`,
  ]
}
