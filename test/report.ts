import { relative } from 'node:path'

/** What of vitest's JSON report is read. */
export interface Report {
  testResults: { name: string; status: string; message?: string; assertionResults: { status: string }[] }[]
}
export interface Tally { passed: number; failed: number; skipped: number }

/** Nothing that went wrong may be missed: a file that did not load and a run that ended badly are failures as well. */
export function summarise(report: Report | undefined, exitCode: number, root: string): Tally {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 }
  for (const { name, status, message, assertionResults } of report?.testResults ?? []) {
    const failed = assertionResults.filter((result) => result.status === 'failed').length
    tally.passed += assertionResults.filter((result) => result.status === 'passed').length
    tally.skipped += assertionResults.length - failed - assertionResults.filter((result) => result.status === 'passed').length
    tally.failed += failed
    if (status === 'failed' && failed === 0) {
      tally.failed += 1
      console.log(`${relative(root, name)} did not run: ${message?.split('\n')[0] ?? ''}`)
    }
  }
  if (tally.passed + tally.failed === 0) console.log('No test was run')
  if (exitCode !== 0 && tally.failed === 0) {
    tally.failed += 1
    console.log(`vitest ended with ${exitCode}; see above`)
  }
  return tally
}
