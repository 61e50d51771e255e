import { PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { Bell, Store } from '../port.ts'
import { queryPrefix } from './access.ts'
import type { Access } from './access.ts'
import { BELL_PREFIX, bellItem, bellOf, GAME_PREFIX, membershipItem, number, playerPartition, text } from './items.ts'
import { settle } from './settle.ts'

export function playersIn(access: Access): Pick<Store, 'gamesOf' | 'joinGame' | 'ring' | 'bells'> {
  const { writes, tableName: TableName } = access

  async function gamesOf(player: string): Promise<string[]> {
    const games: string[] = []
    for await (const item of queryPrefix(access, playerPartition(player), GAME_PREFIX))
      games.push(text(item, 'sk').slice(GAME_PREFIX.length))
    return games
  }

  async function joinGame(player: string, gameId: string): Promise<void> {
    // What they have seen of it may be noted there already.
    const put = new PutItemCommand({
      TableName,
      Item: membershipItem(player, gameId),
      ConditionExpression: 'attribute_not_exists(pk)',
    })
    await settle<'there'>(
      () => writes.send(put),
      'there',
      async ({ refused }) => (refused ? 'there' : undefined),
      access.pause,
    )
  }

  async function ring(player: string, bell: Bell): Promise<void> {
    const put = new PutItemCommand({
      TableName,
      Item: bellItem(player, bell),
      ConditionExpression: 'attribute_not_exists(pk) OR #version < :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': number(bell.version) },
    })
    // A refusal means that this bell, or a later one, has been rung already: by us or by anybody.
    await settle(
      () => writes.send(put),
      'rung',
      async ({ refused }) => (refused ? 'rung' : undefined),
      access.pause,
    )
  }

  async function bells(player: string): Promise<Bell[]> {
    const found: Bell[] = []
    for await (const item of queryPrefix(access, playerPartition(player), BELL_PREFIX)) found.push(bellOf(item))
    return found
  }

  return { gamesOf, joinGame, ring, bells }
}
