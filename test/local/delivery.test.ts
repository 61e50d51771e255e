import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { withFeed } from '../../functions/local/memory-feed.ts'
import { startPump, type Pump } from '../../functions/local/pump.ts'
import { openStream, type StreamReader } from '../../functions/local/streams.ts'
import { notifyBatch } from '../../functions/notify/notify.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { Store } from '../../functions/store/port.ts'
import { openWorld, PLAYERS, startedGame } from '../http/world.ts'
import { freshTable, startDatabases } from '../store/databases.ts'
import { quietNotifier } from '../support/notifier.ts'

const databases = await startDatabases()
afterAll(async () => {
  for (const database of databases) await database.clean()
})

const onDatabases = databases.map(database => ({
  name: database.kind as string,
  open: async () => {
    const { tableName, open } = await freshTable(database)
    return {
      store: open(),
      stream: () =>
        openStream({ endpoint: database.endpoint, region: database.region, accessKeyId: 'local' }, tableName),
    }
  },
}))
const inMemory = {
  name: 'memory',
  open: async () => {
    const { store, stream } = withFeed(openMemoryStore())
    return { store, stream: async () => stream }
  },
}

describe.each([...onDatabases, inMemory])('on $name', ({ open }) => {
  test('what is stored is handed on, after a restart too, and nothing twice', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'praxis-delivery-'))
    const { store, stream } = await open()
    const world = await openWorld({ store })
    const delivered: number[] = []
    const begin = (source: () => Promise<StreamReader>): Promise<Pump> =>
      startPump({
        open: source,
        handler: async event => {
          delivered.push(event.Records.length)
          return notifyBatch(quietNotifier(store), event.Records)
        },
        checkpointFile: join(folder, 'checkpoint.json'),
        deadLetterFile: join(folder, 'dead.jsonl'),
        everyMs: 20,
      })

    const first = await begin(stream)
    const { game } = await startedGame(world)
    await until(store, game)
    await first.stop()

    // Stored while nobody delivers, as after a kill.
    const version = await answerOnce(world, game)
    expect(await store.wasTold({ gameId: game, version })).toBe(false)
    const before = delivered.reduce((sum, count) => sum + count, 0)
    const second = await begin(stream)
    await second.drain()
    await second.stop()
    expect(await store.wasTold({ gameId: game, version })).toBe(true)
    expect(delivered.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(before)

    const third = await begin(stream)
    const count = delivered.length
    await third.drain()
    await third.stop()
    expect(delivered.length).toBe(count)
    await rm(folder, { recursive: true })
  })
})

/** Until the start of the game has been handed on. */
async function until(store: Store, game: string): Promise<void> {
  for (let i = 0; i < 500; i++) {
    if (await store.wasTold({ gameId: game, version: 1 })) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error('The start was not handed on within 10 s')
}

/** One default answer of whoever is asked, and the version of the game after it. */
async function answerOnce(world: Awaited<ReturnType<typeof openWorld>>, game: string): Promise<number> {
  for (const player of PLAYERS) {
    const asked = await world.as(player).get(`/games/${game}/prompt`)
    if (asked.status !== 200) continue
    const prompt = JSON.parse(asked.text) as { id: string; default: { optionId: string; args?: object } }
    const { optionId, ...rest } = prompt.default
    const reply = await world.as(player).post(`/games/${game}/commands`, { promptId: prompt.id, optionId, ...rest })
    expect(reply.status).toBe(200)
    return (await world.store.loadGame(game))!.state.version
  }
  throw new Error('Nobody is asked anything')
}
