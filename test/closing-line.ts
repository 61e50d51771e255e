import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { ROOT } from '../infra/root.ts'
import type { RunningNode } from './node-versions.ts'

/** What of vitest's JSON report is read. */
export interface Report {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}
export interface Tally {
  passed: number
  failed: number
  skipped: number
}

/** Nothing that went wrong may be missed: a file that did not load and a run that ended badly are failures as well. */
export function summarise(report: Report | undefined, exitCode: number, root: string): Tally {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 }
  for (const { name, status, message, assertionResults } of report?.testResults ?? []) {
    const failed = assertionResults.filter(result => result.status === 'failed').length
    tally.passed += assertionResults.filter(result => result.status === 'passed').length
    tally.skipped +=
      assertionResults.length - failed - assertionResults.filter(result => result.status === 'passed').length
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

/** On the Node that runs this program, or another; its children find the same one. */
export function vitest(args: readonly string[], node?: RunningNode): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(node?.program ?? process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      ...(node && { env: { ...process.env, PATH: [node.folder, process.env['PATH']].join(delimiter) } }),
    })
    // Stopped or not, what was run so far is counted and told.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
    child.on('error', fail)
    child.on('close', code => done(code ?? 1))
  })
}

export function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
