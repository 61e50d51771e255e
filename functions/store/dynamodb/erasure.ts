import { DeleteItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { renamed, type ErasureStore } from '../erasure-port.ts'
import type { GameRecord } from '../port.ts'
import { getItem, query } from './access.ts'
import type { Access } from './access.ts'
import { gameKey, key, playerPartition, text } from './items.ts'
import { settle } from './settle.ts'

export function erasureIn(access: Access): ErasureStore {
  const { writes, tableName: TableName } = access

  async function forget(player: string): Promise<void> {
    const items = query(access, {
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: playerPartition(player) } },
    })
    for await (const item of items) {
      const Key = key(text(item, 'pk'), text(item, 'sk'))
      await settle(
        () => writes.send(new DeleteItemCommand({ TableName, Key })),
        'gone',
        async () => undefined,
        access.pause,
      )
    }
  }

  async function renameInGame(gameId: string, player: string, name: string): Promise<'renamed' | 'conflict'> {
    const item = await getItem(access, gameKey(gameId))
    if (!item) return 'renamed'
    const before = text(item, 'players')
    const after = JSON.stringify(renamed(JSON.parse(before) as GameRecord['players'], player, name))
    if (after === before) return 'renamed'
    const update = new UpdateItemCommand({
      TableName,
      Key: gameKey(gameId),
      UpdateExpression: 'SET players = :after',
      ConditionExpression: 'players = :before',
      ExpressionAttributeValues: { ':before': { S: before }, ':after': { S: after } },
    })
    return settle<'renamed' | 'conflict'>(
      () => writes.send(update),
      'renamed',
      async ({ refused }) => {
        const now = await getItem(access, gameKey(gameId))
        if (now && text(now, 'players') === after) return 'renamed'
        return refused ? 'conflict' : undefined
      },
      access.pause,
    )
  }

  return { forget, renameInGame }
}
