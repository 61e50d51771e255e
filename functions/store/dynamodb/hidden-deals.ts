import { PutItemCommand, TransactWriteItemsCommand, type TransactWriteItem } from '@aws-sdk/client-dynamodb'
import { requireMatch } from '../codec.ts'
import type { DeskKey } from '../desk-port.ts'
import type { EventRecord, GameRecord, TableRecord } from '../port.ts'
import { getItem, type Access } from './access.ts'
import { gameItem, gameKey, gameOf, key, number, tableItem, tableKey, tableOf } from './items.ts'
import { putEvent, putMarks } from './moments.ts'
import { settle } from './settle.ts'

/** Games that are dealt with others, and are there for nobody until all of them are (`desk/batches/`). */
export async function dealHidden(
  access: Access,
  table: TableRecord,
  game: GameRecord,
  event: EventRecord,
  endedBy: DeskKey,
): Promise<'saved' | 'conflict'> {
  requireMatch(game, event)
  const { writes, tableName: TableName } = access
  const isNew = { ConditionExpression: 'attribute_not_exists(pk)' }
  const items: TransactWriteItem[] = [
    {
      ConditionCheck: {
        TableName,
        Key: key(endedBy.partition, endedBy.name),
        ...isNew,
      },
    },
    putEvent(TableName, event, game),
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

export async function undeal(access: Access, gameId: string): Promise<void> {
  const { writes, tableName: TableName } = access
  const game = await gameNow(access, gameId)
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
    async () => ((await gameNow(access, gameId))?.dueAt === null ? 'undealt' : undefined),
    access.pause,
  )
}

async function gameNow(access: Access, id: string): Promise<GameRecord | undefined> {
  const item = await getItem(access, gameKey(id))
  return item && gameOf(item)
}
