import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { startServer } from '../../functions/local/server.ts'
import { ROOT } from '../../infra/root.ts'

/** The section of the README that a league begins with, in the words and lines that stand there. */
const HEADING = '## Run a league in an hour\n'
const CODE = '    '

async function linesOf(url: string): Promise<string> {
  const [, after = ''] = (await readFile(join(ROOT, 'README.md'), 'utf8')).split(HEADING)
  const lines = after
    .split('\n## ')[0]!
    .split('\n')
    .flatMap(line => (line.startsWith(CODE) ? [line.slice(CODE.length)] : []))
  // What listens until it is ended is tried by itself.
  return lines
    .filter(line => !line.startsWith('npm run receiver'))
    .join('\n')
    .replaceAll('http://127.0.0.1:8080', url)
}

it('works line by line, from a key to a result that is verified', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'praxis-hour-'))
  const server = await startServer({ port: 0, dataDir, pumpMs: 25, noticesMs: 1_000 })
  try {
    const script = await linesOf(server.url)
    expect(script.split('\n').length).toBeGreaterThan(25)
    const { stdout } = await promisify(execFile)('/bin/sh', ['-euc', script], { cwd: ROOT, timeout: 200_000 })
    expect(stdout.trim().split('\n')).toEqual([
      'registration',
      'ann',
      '43',
      '5',
      '64',
      '5',
      'result',
      'closed',
      '3,2,0,0,0',
      'finished',
      'Called.',
      'event.finished',
    ])
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}, 240_000)
