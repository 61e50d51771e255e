import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { embeddedKinds, startEmbedded } from '../../functions/store/embedded.ts'
import type { Embedded, EmbeddedKind } from '../../functions/store/embedded.ts'
import { openDynamoStore } from '../../functions/store/dynamodb.ts'
import type { Store } from '../../functions/store/port.ts'
import { beginning, event, game, table } from './fixtures.ts'

const kinds = embeddedKinds()
/** A Java machine on a busy computer takes its time. */
const PATIENCE_MS = 120_000

let folder: string
const running: Embedded[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'praxis-survives-'))
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(embedded => embedded.stop()))
  rmSync(folder, { recursive: true, force: true })
})

async function start(kind: EmbeddedKind): Promise<Embedded> {
  const embedded = await startEmbedded({ folder, tableName: 'praxis', kinds: [kind] })
  if (!embedded) throw new Error(`${kind} is gone`)
  running.push(embedded)
  return embedded
}

const open = ({ endpoint, region, tableName }: Embedded): Store =>
  openDynamoStore({ endpoint, region, tableName, pause: async () => undefined })

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function expectGone(pid: number): Promise<void> {
  for (let waits = 0; waits < 100 && isAlive(pid); waits++) await sleep(50)
  expect(isAlive(pid)).toBe(false)
}

/**
 * Everything acknowledged is there, and snapshot and events tell of the same version. At most one more was written
 * without an answer.
 * `losable`: how many of the last acknowledged writes may be missing, all of each.
 */
async function expectWhole(store: Store, acknowledged: number, losable = 0): Promise<void> {
  const found = await store.loadGame('g')
  const version = found?.state.version ?? 0
  expect(version).toBeGreaterThanOrEqual(acknowledged - losable)
  expect(version).toBeLessThanOrEqual(acknowledged + 1)
  expect(found).toEqual(game('g', version))
  const events = await store.events('g', { after: 0, limit: 100_000 })
  expect(events).toEqual(Array.from({ length: version }, (_, i) => event('g', i + 1)))
}

test('some database is there to be killed, where its binary is installed', () => {
  if (process.platform === 'linux' && process.arch === 'x64') expect(kinds).toContain('dynoxide')
})

/**
 * DynamoDB Local answers some milliseconds before it commits, so the write it has just answered is not safe from its
 * own death.
 */
const LOSABLE: Record<EmbeddedKind, number> = { dynoxide: 0, 'dynamodb-local': 1 }

for (const kind of kinds)
  describe(kind, () => {
    test(
      `loses ${LOSABLE[kind] === 0 ? 'no acknowledged write' : 'at most the write just answered'} when it is killed in the middle of writing`,
      async () => {
        const first = await start(kind)
        const store = open(first)
        await store.createTable(table('table-of-g'))
        await store.startGame(...beginning('g'))
        let acknowledged = 1
        const writing = (async () => {
          for (;;) {
            await store.saveGame(game('g', acknowledged + 1), event('g', acknowledged + 1))
            acknowledged++
            if (acknowledged === 40) setTimeout(() => process.kill(first.pid, 'SIGKILL'), 1)
          }
        })()
        await expect(writing).rejects.toBeInstanceOf(Error)
        expect(acknowledged).toBeGreaterThanOrEqual(40)

        const second = await start(kind)
        expect(second.pid).not.toBe(first.pid)
        const again = open(second)
        await expectWhole(again, acknowledged, LOSABLE[kind])
        const version = (await again.loadGame('g'))!.state.version
        expect(await again.saveGame(game('g', version + 1), event('g', version + 1))).toBe('saved')
      },
      PATIENCE_MS,
    )

    test(
      'is gone after stop, which may be called again, and keeps its data for the next start',
      async () => {
        const first = await start(kind)
        expect(first.kind).toBe(kind)
        expect(isAlive(first.pid)).toBe(true)
        await open(first).createTable(table('t'))
        await Promise.all([first.stop(), first.stop()])
        expect(isAlive(first.pid)).toBe(false)
        await first.stop()
        await expect(open(first).loadTable('t')).rejects.toBeInstanceOf(Error)
        const second = await start(kind)
        expect(await open(second).loadTable('t')).toEqual(table('t'))
      },
      PATIENCE_MS,
    )

    test(
      'keeps what was written a moment before it is killed',
      async () => {
        const first = await start(kind)
        const store = open(first)
        await store.createTable(table('table-of-g'))
        await store.startGame(...beginning('g'))
        for (let version = 2; version <= 10; version++) await store.saveGame(game('g', version), event('g', version))
        await sleep(500)
        process.kill(first.pid, 'SIGKILL')
        await expectWhole(open(await start(kind)), 10)
      },
      PATIENCE_MS,
    )

    test(
      'goes with its parent when that is killed in the middle of writing, and nothing acknowledged is lost',
      async () => {
        const holder = spawn(
          process.execPath,
          ['--import', 'tsx', join(import.meta.dirname, 'holder.ts'), kind, folder],
          { stdio: ['ignore', 'pipe', 'inherit'] },
        )
        let said = ''
        const acknowledged = (): number =>
          Number(/saved (\d+)\n$/.exec(said.slice(0, said.lastIndexOf('\n') + 1))?.[1] ?? 0)
        const closed = new Promise(done => {
          holder.once('close', done)
        })
        try {
          await new Promise<void>((done, fail) => {
            holder.once('exit', () => fail(new Error('It ended by itself')))
            holder.stdout.on('data', (chunk: Buffer) => {
              said += chunk.toString()
              if (acknowledged() >= 40) done()
            })
          })
        } finally {
          holder.kill('SIGKILL')
          await closed
        }
        const server = Number(/server (\d+)/.exec(said)?.[1])
        expect(server).toBeGreaterThan(0)
        await expectGone(server)
        await expectWhole(open(await start(kind)), acknowledged())
      },
      PATIENCE_MS,
    )
  })

test('where none of the wanted kinds can be started the caller is told', async () => {
  expect(await startEmbedded({ folder, tableName: 'praxis', kinds: [] })).toBeUndefined()
})
