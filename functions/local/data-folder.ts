import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import * as z from 'zod'

/**
 * Who works on a data folder. A killed server leaves its embedded database running; the next one finds it here and ends
 * it
 * before it opens the same file, so that two never write to it.
 */
const Running = z.object({
  server: z.object({ pid: z.int(), url: z.string().optional() }),
  store: z.object({ pid: z.int() }).optional(),
})
export type Running = z.infer<typeof Running>

const run = promisify(execFile)
const fileOf = (dataDir: string): string => join(dataDir, 'running.json')

export async function readRunning(dataDir: string): Promise<Running | null> {
  try {
    return Running.parse(JSON.parse(await readFile(fileOf(dataDir), 'utf8')))
  } catch {
    return null
  }
}

export async function writeRunning(dataDir: string, running: Running): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(fileOf(dataDir), JSON.stringify(running))
}

/** What the server itself puts there. Nothing else is ever deleted: a data folder may be given by mistake. */
const OURS: readonly RegExp[] = [
  /^ddb\.sqlite(-wal|-shm|-journal)?$/,
  /^shared-local-instance\.db$/,
  /^(issuer-key|league-keys|result-key|result-test-key|running|vapid)\.json$/,
  /^stream-checkpoint\.json(\.new)?$/,
  /^dead-letters\.jsonl$/,
  /^(mail|dist)$/,
]

export async function emptyDataFolder(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir).catch(() => []))
    if (OURS.some(one => one.test(name))) await rm(join(dataDir, name), { recursive: true, force: true })
}

export const clearRunning = (dataDir: string): Promise<void> => rm(fileOf(dataDir), { force: true })

/**
 * The command line of a process; null when there is none. Process ids are used again, so a number alone proves nothing.
 */
async function commandOf(pid: number): Promise<string | null> {
  const known = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  if (known !== '') return known.replaceAll('\0', ' ')
  try {
    const { stdout } = await run('ps', ['-ww', '-o', 'args=', '-p', String(pid)])
    return stdout.trim() === '' ? null : stdout.trim()
  } catch {
    return null
  }
}

/** The source, or the module that it was made into. */
const START = /functions\/local\/start\.(ts|mjs)/
export const isServer = async (pid: number): Promise<boolean> => START.test((await commandOf(pid)) ?? '')

/** Ends a database left behind by a killed server. True when there was one. */
export async function endOrphan(dataDir: string, pid: number): Promise<boolean> {
  const ours = async (): Promise<boolean> => {
    const command = await commandOf(pid)
    return command !== null && command.includes(dataDir) && /dynoxide|DynamoDBLocal/.test(command)
  }
  if (!(await ours())) return false
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return true
    }
    for (let i = 0; i < 50; i++) {
      if (!(await ours())) return true
      await delay(40)
    }
  }
  throw new Error(`The database of ${dataDir} (process ${pid}) cannot be stopped; end it by hand`)
}
