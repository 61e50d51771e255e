import { TransactWriteItemsCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import type { Membership, VisitStore } from '../visit-port.ts'
import { getItem, queryPrefix, type Access } from './access.ts'
import { GAME_PREFIX, key, number, playerPartition, text } from './items.ts'
import { settle, type Item } from './settle.ts'

const OVER_PREFIX = 'OVER#'
export const awayItem = (player: string, gameId: string): Item => key(playerPartition(player), OVER_PREFIX + gameId)

const membershipOf = (item: Item): Membership => {
  const seen = item['seen']?.N
  return { gameId: text(item, 'sk').slice(GAME_PREFIX.length), ...(seen !== undefined && { seen: Number(seen) }) }
}

export function visitsIn(access: Access): VisitStore {
  const { writes, tableName: TableName } = access

  async function memberships(player: string): Promise<Membership[]> {
    const found: Membership[] = []
    for await (const item of queryPrefix(access, playerPartition(player), GAME_PREFIX)) found.push(membershipOf(item))
    return found
  }

  async function membership(player: string, gameId: string): Promise<Membership | undefined> {
    const item = await getItem(access, key(playerPartition(player), GAME_PREFIX + gameId))
    return item && membershipOf(item)
  }

  async function see(player: string, gameId: string, version: number): Promise<void> {
    const update = new UpdateItemCommand({
      TableName,
      Key: key(playerPartition(player), GAME_PREFIX + gameId),
      UpdateExpression: 'SET seen = :version',
      ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(seen) OR seen < :version)',
      ExpressionAttributeValues: { ':version': number(version) },
    })
    // A refusal means that as much has been seen already, or that there is nothing to keep.
    await settle(
      () => writes.send(update),
      'seen',
      async ({ refused }) => (refused ? 'seen' : undefined),
      access.pause,
    )
  }

  async function putAway(player: string, gameId: string): Promise<void> {
    const move = () =>
      writes.send(
        new TransactWriteItemsCommand({
          TransactItems: [
            { Delete: { TableName, Key: key(playerPartition(player), GAME_PREFIX + gameId) } },
            { Put: { TableName, Item: awayItem(player, gameId) } },
          ],
        }),
      )
    // Unconditional, and the same however often it is done.
    await settle(move, 'away', async () => undefined, access.pause)
  }

  async function putAwayBy(player: string): Promise<string[]> {
    const games: string[] = []
    for await (const item of queryPrefix(access, playerPartition(player), OVER_PREFIX))
      games.push(text(item, 'sk').slice(OVER_PREFIX.length))
    return games
  }

  return { memberships, membership, see, putAway, putAwayBy }
}
