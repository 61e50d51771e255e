import { readdirSync } from 'node:fs'
import { PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, describe, expect, it } from 'vitest'
import { openClient } from '../../functions/store/dynamodb/client.ts'
import { EMBEDDED_KINDS } from '../../functions/store/embedded.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { Store } from '../../functions/store/port.ts'
import { freshTable, startDatabase } from '../store/databases.ts'
import { asked } from '../http/wire-prompts.ts'
import { DECKS, json, openWorld } from '../http/world.ts'
import { START } from '../http/tokens.ts'
import { answerByBot, itemsOf, readCorpus, recordsOf, type Stored } from './corpus.ts'

/** State that earlier builds wrote opens and plays on in this one, on every store. */
const files = readdirSync(new URL('stored/', import.meta.url)).filter(name => name.endsWith('.json.br'))
const database = await startDatabase(EMBEDDED_KINDS)
afterAll(() => database?.clean())

async function inMemory(stored: Stored): Promise<Store> {
  const store = openMemoryStore()
  const { tables, games, events } = recordsOf(stored)
  for (const table of tables)
    await store.createTable(table.gameId === null ? table : { ...table, version: table.version - 1 })
  for (const game of games) {
    for (const event of events) {
      const then = {
        ...game,
        state: event.version === game.state.version ? game.state : { ...game.state, version: event.version },
      }
      const saved =
        event.version === 1 ? await store.startGame(tables[0]!, then, event) : await store.saveGame(then, event)
      expect(saved).toBe('saved')
    }
  }
  return store
}

/** Item by item as they were written, and as the first build lists its players. */
async function inDatabase(stored: Stored): Promise<Store> {
  const fresh = await freshTable(database!)
  const client = openClient(database!)
  const items = itemsOf(stored)
  for (const game of recordsOf(stored).games) {
    for (const { player } of game.players) items.push({ pk: { S: `PLAYER#${player}` }, sk: { S: `GAME#${game.id}` } })
  }
  for (const Item of items) await client.send(new PutItemCommand({ TableName: fresh.tableName, Item }))
  client.destroy()
  return fresh.open()
}

const ANSWERS = 25

describe.each(files)('what build %s stored', file => {
  const corpus = readCorpus(file)
  const kinds: [string, (stored: Stored) => Promise<Store>][] = [
    ['memory', inMemory],
    ...(database ? [['the database', inDatabase] as [string, typeof inDatabase]] : []),
  ]

  it('has tables and games of every kind', () => {
    expect(corpus.map(one => one.name)).toEqual(
      expect.arrayContaining([
        'an open table',
        'five: begun',
        'five: a window with sealed answers',
        'five: a block',
        'five: a combat',
        'five: a referendum',
        'five: an oust',
        'mirrored: a contest',
        'two: finished',
        'ordered: a window with sealed answers',
      ]),
    )
  })

  describe.each(kinds)('in %s', (_, open) => {
    it.each(corpus.map(one => [one.name, one] as const))('%s opens and goes on', async (_, stored) => {
      const store = await open(stored)
      const world = await openWorld({ store })
      const { tables, games, events } = recordsOf(stored)
      const table = tables[0]!,
        game = games[0]
      const last = events.at(-1)?.at ?? START
      world.pass((Date.parse(last) - Date.parse(START)) / 3_600_000)

      expect(json(await world.as('ann').get(`/tables/${table.id}`))).toMatchObject({
        name: table.name,
        status: table.status,
        game: table.gameId,
      })
      if (!game) {
        expect(json(await world.as('ben').send('DELETE', `/tables/${table.id}/seats/1`))).toMatchObject({
          status: 'open',
          room: 1,
        })
        expect((await world.as('ben').post(`/tables/${table.id}/seats`, { deck: DECKS[1] }, 'again')).status).toBe(201)
        return expect(json(await world.as('ann').post(`/tables/${table.id}/start`, undefined, 'go'))).toMatchObject({
          status: 'started',
        })
      }
      const players = game.players.map(one => one.player)
      for (const player of players) {
        const seen = json<{ version: number }>(await world.as(player).get(`/games/${game.id}`))
        expect(seen.version).toBe(game.state.views[players.indexOf(player)])
        const log = json<{ entries: unknown[] }>(await world.as(player).get(`/games/${game.id}/log?limit=100`))
        expect(log.entries.length).toBeGreaterThan(0)
        expect((await world.as(player).get('/me/inbox')).status).toBe(200)
      }
      if (game.state.result)
        return expect(json(await world.as('zed').get(`/games/${game.id}/result?view=spectator`))).toMatchObject({
          winner: game.state.result.winner,
        })

      const { deadline } = (await asked(world, game.id, players)).prompt
      expect(deadline).toBe(game.dueAt)
      for (let i = 0; i < ANSWERS; i++) expect(await answerByBot(world, game.id, i, players)).toBe(true)
      const after = (await store.loadGame(game.id))!
      expect(after.state.version).toBe(game.state.version + ANSWERS)
      // What this build wrote can be told as changes; what lies before it was never written so.
      const first = world.as(players[0]!)
      expect((await first.get(`/games/${game.id}/changes?since=${game.state.views[0]}`)).status).toBeLessThan(400)
      expect([200, 410]).toContain((await first.get(`/games/${game.id}/changes?since=0`)).status)
    })
  })
})
