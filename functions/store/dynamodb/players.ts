import { PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { Store } from '../port.ts'
import { queryPrefix } from './access.ts'
import type { Access } from './access.ts'
import { expiring, GAME_PREFIX, membershipItem, playerPartition, text } from './items.ts'
import { settle } from './settle.ts'

export function playersIn(access: Access): Pick<Store, 'gamesOf' | 'joinGame'> {
  const { writes, tableName: TableName } = access

  async function gamesOf(player: string): Promise<string[]> {
    const games: string[] = []
    for await (const item of queryPrefix(access, playerPartition(player), GAME_PREFIX))
      games.push(text(item, 'sk').slice(GAME_PREFIX.length))
    return games
  }

  async function joinGame(player: string, gameId: string, expires?: string): Promise<void> {
    // What they have seen of it may be noted there already.
    const put = new PutItemCommand({
      TableName,
      Item: { ...membershipItem(player, gameId), ...expiring(expires) },
      ConditionExpression: 'attribute_not_exists(pk)',
    })
    await settle<'there'>(
      () => writes.send(put),
      'there',
      async ({ refused }) => (refused ? 'there' : undefined),
      access.pause,
    )
  }

  return { gamesOf, joinGame }
}
