import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  clearRunning,
  emptyDataFolder,
  endOrphan,
  isServer,
  readRunning,
  writeRunning,
} from '../../functions/local/data-folder.ts'
import { isAlive } from './process.ts'

let dataDir = ''
const children: ChildProcess[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praxis-data-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true })
})

/** A process that does nothing, and looks as the given arguments say. */
const lookalike = async (script: string, ...args: string[]): Promise<number> => {
  const child = spawn(
    process.execPath,
    ['-e', `${script}; setInterval(() => 0, 1000); console.log('up')`, '--', ...args],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  children.push(child)
  await new Promise(resolve => child.stdout.once('data', resolve))
  return child.pid ?? 0
}

test('what is noted about a running server is read back; a damaged note is none', async () => {
  expect(await readRunning(dataDir)).toBeNull()
  await writeRunning(dataDir, { server: { pid: 1, url: 'http://127.0.0.1:1' }, store: { pid: 2 } })
  expect(await readRunning(dataDir)).toEqual({ server: { pid: 1, url: 'http://127.0.0.1:1' }, store: { pid: 2 } })
  await writeFile(join(dataDir, 'running.json'), '{"server":')
  expect(await readRunning(dataDir)).toBeNull()
  await clearRunning(dataDir)
  expect(await readdir(dataDir)).toEqual([])
})

test('an orphaned database of this folder is ended, even one that does not listen', async () => {
  for (const script of ['0', "process.on('SIGTERM', () => 0)"]) {
    const pid = await lookalike(script, 'dynoxide', '--db-path', join(dataDir, 'ddb.sqlite'))
    expect(await endOrphan(dataDir, pid)).toBe(true)
    expect(isAlive(pid)).toBe(false)
  }
})

test('a process that only has the number of the database is left alone', async () => {
  const others = [
    await lookalike('0', 'something', dataDir),
    await lookalike('0', 'dynoxide', '--db-path', '/elsewhere/ddb.sqlite'),
  ]
  for (const pid of others) {
    expect(await endOrphan(dataDir, pid)).toBe(false)
    expect(isAlive(pid)).toBe(true)
  }
  expect(await isServer(others[0] ?? 0)).toBe(false)
  expect(await endOrphan(dataDir, 2 ** 22 + 1)).toBe(false)
})

test('a fresh start deletes what the server put there and nothing else', async () => {
  await mkdir(join(dataDir, 'dist', 'http'), { recursive: true })
  await mkdir(join(dataDir, 'photos'))
  for (const name of [
    'ddb.sqlite',
    'ddb.sqlite-wal',
    'issuer-key.json',
    'stream-checkpoint.json',
    'dead-letters.jsonl',
    'thesis.txt',
  ])
    await writeFile(join(dataDir, name), 'x')
  await emptyDataFolder(dataDir)
  expect(await readdir(dataDir)).toEqual(['photos', 'thesis.txt'])
  await emptyDataFolder(join(dataDir, 'not there'))
})
