import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { ROOT } from '../infra/root.ts'
import { summarise, vitest } from './closing-line.ts'

const file = (status: string, ...results: string[]) => ({
  name: '/x/a.test.ts',
  status,
  message: 'SyntaxError: no',
  assertionResults: results.map(result => ({ fullName: 'a test', status: result })),
})

describe('the closing line', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})

  it('counts passed, failed and skipped tests', () => {
    expect(
      summarise(
        { testResults: [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'failed', 'passed')] },
        1,
        '/x',
      ),
    ).toEqual({ passed: 3, failed: 1, skipped: 1 })
  })

  it('counts a file that did not load as a failure', () => {
    expect(summarise({ testResults: [file('failed'), file('passed', 'passed')] }, 1, '/x')).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    })
  })

  it('counts a run that ended badly as a failure, even if every test passed', () => {
    expect(summarise({ testResults: [file('passed', 'passed')] }, 1, '/x')).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    })
    expect(summarise(undefined, 1, '/x')).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('is of every Node that is named, and a name that is no version is refused before anything runs', async () => {
    const { checked } = await import('./node-versions.ts')
    expect(['22', '24.21', '24.21.0'].map(checked)).toEqual(['22', '24.21', '24.21.0'])
    for (const odd of ['', 'lts', '24; rm', '../24', '^24']) expect(() => checked(odd)).toThrow('--node')
    const here = { program: process.execPath, folder: dirname(process.execPath) }
    expect(await vitest(['--version'], here)).toBe(0)
    expect(await vitest(['--version'], { ...here, program: join(here.folder, 'no-such-node') }).catch(() => -1)).toBe(
      -1,
    )
  })

  it('is the last thing npm test prints, with a bad exit code when no test was run', () => {
    const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', 'test/run.ts', 'no-such-test'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, VITEST: undefined },
    })
    expect(stdout.trimEnd().split('\n').slice(-1)).toEqual(['0 passed, 1 failed'])
    expect(status).toBe(1)
  })
})

describe.each(['infra/build.ts', 'infra/check.ts', 'infra/synth.ts', 'test/run.ts'])('%s', program => {
  it('explains itself', () => {
    const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', join(ROOT, program), '--help'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^npm (run )?(build|check|synth|test) \[-- /)
    expect(stdout).toContain('--help')
  })
})
