import { PutItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb'
import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import type { EventRecord, GameRecord, Store, TableRecord } from '../port.ts'
import { requireMatch, sameRecord } from '../codec.ts'
import type { DeskKey } from '../desk-port.ts'
import { dueIn, getItem, query } from './access.ts'
import type { Access } from './access.ts'
import { eventOfCommand, putCommands } from './old-commands.ts'
import { GAMES_DUE } from './due-buckets.ts'
import {
  eventItem,
  eventKey,
  eventOf,
  eventSort,
  expiring,
  GAME_PREFIX,
  gameItem,
  gameKey,
  gameOf,
  key,
  LAST_VERSION,
  membershipItem,
  number,
  tableItem,
  tableKey,
  tableOf,
  text,
} from './items.ts'
import { putMarks } from './moments.ts'
import { awayItem } from './visits.ts'
import { settle } from './settle.ts'
import type { Doubt } from './settle.ts'

export function gamesIn(
  access: Access,
): Pick<
  Store,
  | 'startGame'
  | 'dealHidden'
  | 'undeal'
  | 'openGame'
  | 'loadGame'
  | 'saveGame'
  | 'events'
  | 'event'
  | 'eventOfCommand'
  | 'due'
> {
  const { writes, tableName: TableName } = access

  /**
   * The event item decides what became of a transaction: it is written with the snapshot or not at all, once, and never
   * changed.
   * Ours must be there to the letter. The same command carried out by another process has the same id but may have
   * another reply,
   * and then the caller must give that one: `conflict` sends it to look.
   */
  async function ours(event: EventRecord, doubt: Doubt, place: number): Promise<'saved' | 'conflict' | undefined> {
    const item = doubt.items[place] ?? (await getItem(access, eventKey(event.gameId, event.version)))
    if (item) return sameRecord(eventOf(item), event) ? 'saved' : 'conflict'
    return doubt.refused ? 'conflict' : undefined
  }

  /** Carries out `items`; the one at `place` puts `event`. */
  async function transact(
    items: TransactWriteItem[],
    event: EventRecord,
    place: number,
  ): Promise<'saved' | 'conflict'> {
    return settle<'saved' | 'conflict'>(
      // A new command each time: the SDK gives each a token of its own, so every attempt is judged by the conditions
      // alone.
      () => writes.send(new TransactWriteItemsCommand({ TransactItems: items })),
      'saved',
      doubt => ours(event, doubt, place),
      access.pause,
    )
  }

  const putEvent = (event: EventRecord, { expires }: GameRecord): TransactWriteItem => ({
    Put: {
      TableName,
      Item: eventItem(event, expires),
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  })

  async function saveGame(game: GameRecord, event: EventRecord): Promise<'saved' | 'conflict'> {
    requireMatch(game, event)
    const snapshot: TransactWriteItem = {
      Put: {
        TableName,
        Item: gameItem(game),
        ConditionExpression: '#version = :expected',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':expected': number(game.state.version - 1) },
      },
    }
    return transact(
      [snapshot, putEvent(event, game), ...putMarks(TableName, game, event), ...putCommands(TableName, game)],
      event,
      1,
    )
  }

  async function startGame(table: TableRecord, game: GameRecord, event: EventRecord): Promise<'saved' | 'conflict'> {
    requireMatch(game, event)
    const items: TransactWriteItem[] = [
      {
        Put: {
          TableName,
          Item: tableItem(table),
          ConditionExpression: '#version = :expected',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':expected': number(table.version - 1) },
        },
      },
      putEvent(event, game),
      { Put: { TableName, Item: gameItem(game), ConditionExpression: 'attribute_not_exists(pk)' } },
    ]
    const players = new Set(game.players.map(({ player }) => player))
    for (const player of players) items.push({ Put: { TableName, Item: membershipItem(player, game.id) } })
    items.push(...putMarks(TableName, game, event))
    return transact(items, event, 1)
  }

  async function dealHidden(
    table: TableRecord,
    game: GameRecord,
    event: EventRecord,
    endedBy: DeskKey,
  ): Promise<'saved' | 'conflict'> {
    requireMatch(game, event)
    const isNew = { ConditionExpression: 'attribute_not_exists(pk)' }
    const items: TransactWriteItem[] = [
      {
        ConditionCheck: {
          TableName,
          Key: key(endedBy.partition, endedBy.name),
          ...isNew,
        },
      },
      putEvent(event, game),
      { Put: { TableName, Item: tableItem(table), ...isNew } },
      { Put: { TableName, Item: gameItem(game), ...isNew } },
      ...putMarks(TableName, game, event),
    ]
    return settle<'saved' | 'conflict'>(
      () => writes.send(new TransactWriteItemsCommand({ TransactItems: items })),
      'saved',
      async ({ refused }) => {
        const there = await getItem(access, tableKey(table.id))
        if (there) return tableOf(there).desk?.batch === table.desk?.batch ? 'saved' : 'conflict'
        return refused ? 'conflict' : undefined
      },
      access.pause,
    )
  }

  async function undeal(gameId: string): Promise<void> {
    const game = await loadGame(gameId)
    if (!game || game.dueAt === null) return
    const put = new PutItemCommand({
      TableName,
      Item: gameItem({ ...game, dueAt: null }),
      ConditionExpression: '#version = :expected',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':expected': number(game.state.version) },
    })
    await settle<'undealt'>(
      () => writes.send(put),
      'undealt',
      async () => ((await loadGame(gameId))?.dueAt === null ? 'undealt' : undefined),
      access.pause,
    )
  }

  async function openGame(game: GameRecord, event: EventRecord): Promise<'opened' | 'exists'> {
    requireMatch(game, event)
    const items: TransactWriteItem[] = [
      putEvent(event, game),
      { Put: { TableName, Item: gameItem(game), ConditionExpression: 'attribute_not_exists(pk)' } },
    ]
    for (const player of new Set(game.players.map(one => one.player)))
      items.push({ Put: { TableName, Item: { ...awayItem(player, game.id), ...expiring(game.expires) } } })
    items.push(...putMarks(TableName, game, event))
    return (await transact(items, event, 0)) === 'saved' ? 'opened' : 'exists'
  }

  async function loadGame(id: string): Promise<GameRecord | undefined> {
    const item = await getItem(access, gameKey(id))
    return item && gameOf(item)
  }

  async function event(gameId: string, version: number): Promise<EventRecord | undefined> {
    const item = await getItem(access, eventKey(gameId, version))
    return item && eventOf(item)
  }

  const events: Store['events'] = async (gameId, { after, limit }) => {
    const found: EventRecord[] = []
    if (limit < 1 || after >= LAST_VERSION) return found
    const items = query(access, {
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': { S: GAME_PREFIX + gameId },
        ':first': { S: eventSort(Math.max(after, 0) + 1) },
        ':last': { S: eventSort(LAST_VERSION) },
      },
      Limit: limit,
    })
    for await (const item of items) if (found.push(eventOf(item)) >= limit) break
    return found
  }

  const due: Store['due'] = async (now, limit) =>
    (await dueIn(access, GAMES_DUE.all, { until: now }, limit)).map(item => text(item, 'pk').slice(GAME_PREFIX.length))

  return {
    startGame,
    dealHidden,
    undeal,
    openGame,
    loadGame,
    saveGame,
    events,
    event,
    eventOfCommand: (gameId, commandId) => eventOfCommand(access, gameId, commandId),
    due,
  }
}
