import { isDeepStrictEqual } from 'node:util'
import { DeleteItemCommand, UpdateItemCommand, type AttributeValue } from '@aws-sdk/client-dynamodb'
import { decodeWhole, encodeWhole, type Rest } from '../codec.ts'
import { renamed, type ErasureStore } from '../erasure-port.ts'
import type { GameRecord } from '../port.ts'
import { getItem, query } from './access.ts'
import type { Access } from './access.ts'
import { bytes, gameKey, key, playerPartition, text } from './items.ts'
import { settle, type Item } from './settle.ts'

interface Change {
  attribute: string
  before: AttributeValue
  after: AttributeValue
}

/** Of what is stored only the names are another: no state is migrated by the way. Undefined where they are so already. */
function inWhole(item: Item, player: string, name: string): Change | undefined {
  const codec = text(item, 'codec'),
    before = bytes(item, 'whole'),
    whole = decodeWhole(codec, before)
  const was = JSON.parse(whole.rest) as Rest
  const rest = JSON.stringify({ ...was, players: renamed(was.players, player, name) })
  if (rest === whole.rest) return undefined
  return { attribute: 'whole', before: { B: before }, after: { B: encodeWhole({ ...whole, rest }) } }
}

/** As earlier builds wrote it. */
function inPlayers(item: Item, player: string, name: string): Change | undefined {
  const before = text(item, 'players')
  const after = JSON.stringify(renamed(JSON.parse(before) as GameRecord['players'], player, name))
  return after === before ? undefined : { attribute: 'players', before: { S: before }, after: { S: after } }
}

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
    const change = item['whole'] ? inWhole(item, player, name) : inPlayers(item, player, name)
    if (!change) return 'renamed'
    const { attribute, before, after } = change
    const update = new UpdateItemCommand({
      TableName,
      Key: gameKey(gameId),
      UpdateExpression: 'SET #at = :after',
      ConditionExpression: '#at = :before',
      ExpressionAttributeNames: { '#at': attribute },
      ExpressionAttributeValues: { ':before': before, ':after': after },
    })
    return settle<'renamed' | 'conflict'>(
      () => writes.send(update),
      'renamed',
      async ({ refused }) => {
        const now = await getItem(access, gameKey(gameId))
        if (now && isDeepStrictEqual(now[attribute], after)) return 'renamed'
        return refused ? 'conflict' : undefined
      },
      access.pause,
    )
  }

  return { forget, renameInGame }
}
