import { PutItemCommand, type TransactWriteItem } from '@aws-sdk/client-dynamodb'
import { CODEC, decode, encode } from '../codec.ts'
import { markOf, toldOf, type Frame, type Mark, type MomentStore } from '../moment-port.ts'
import { pack, unpack } from '../pack.ts'
import type { EventRecord, GameRecord } from '../port.ts'
import { query, queryPrefix, type Access } from './access.ts'
import { bytes, eventItem, expiring, GAME_PREFIX, key, LAST_VERSION, number, padded, text } from './items.ts'
import type { Item } from './settle.ts'

const MARK_PREFIX = 'MARK#',
  FRAME_PREFIX = 'FRAME#',
  SHOWN_PREFIX = 'SHOWN#'
const place = (gameId: string, prefix: string, version: number) => key(GAME_PREFIX + gameId, prefix + padded(version))

/** The mark of an event and the game as it stands there, in items of their own: who looks for a place reads no game. */
export function markItems(game: GameRecord, event: EventRecord): Item[] {
  const mark = markOf(event)
  if (!mark) return []
  const told = toldOf(game)
  return [
    {
      ...place(game.id, MARK_PREFIX, mark.version),
      version: number(mark.version),
      codec: { S: CODEC },
      ...expiring(game.expires),
      blob: { B: encode(JSON.stringify(mark)) },
    },
    {
      ...place(game.id, FRAME_PREFIX, mark.version),
      version: number(mark.version),
      codec: { S: CODEC },
      ...expiring(game.expires),
      blob: { B: encode(JSON.stringify({ ...told, state: pack(told.state) })) },
    },
  ]
}

/** Written with the event or not at all. */
export const putMarks = (tableName: string, game: GameRecord, event: EventRecord): TransactWriteItem[] =>
  markItems(game, event).map(item => ({ Put: { TableName: tableName, Item: item } }))

export const putEvent = (TableName: string, event: EventRecord, { expires }: GameRecord): TransactWriteItem => ({
  Put: {
    TableName,
    Item: eventItem(event, expires),
    ConditionExpression: 'attribute_not_exists(pk)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
})

export function momentsIn(access: Access): MomentStore {
  async function marks(gameId: string): Promise<Mark[]> {
    const found: Mark[] = []
    for await (const item of queryPrefix(access, GAME_PREFIX + gameId, MARK_PREFIX))
      found.push(JSON.parse(decode(text(item, 'codec'), bytes(item, 'blob'))) as Mark)
    return found
  }

  async function frameFrom(gameId: string, version: number): Promise<Frame | undefined> {
    if (version > LAST_VERSION) return undefined
    const items = query(access, {
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': { S: GAME_PREFIX + gameId },
        ':first': { S: FRAME_PREFIX + padded(Math.max(version, 0)) },
        ':last': { S: FRAME_PREFIX + padded(LAST_VERSION) },
      },
      Limit: 1,
    })
    for await (const item of items) {
      const told = JSON.parse(decode(text(item, 'codec'), bytes(item, 'blob'))) as Frame['told']
      return {
        version: Number(item['version']?.N),
        told: { ...told, state: unpack(told.state) as Frame['told']['state'] },
      }
    }
    return undefined
  }

  async function agree(gameId: string, seat: number): Promise<void> {
    await access.writes.send(
      new PutItemCommand({ TableName: access.tableName, Item: key(GAME_PREFIX + gameId, SHOWN_PREFIX + seat) }),
    )
  }

  async function agreed(gameId: string): Promise<number[]> {
    const seats: number[] = []
    for await (const item of queryPrefix(access, GAME_PREFIX + gameId, SHOWN_PREFIX))
      seats.push(Number(text(item, 'sk').slice(SHOWN_PREFIX.length)))
    return seats
  }

  return { marks, frameFrom, agree, agreed }
}
