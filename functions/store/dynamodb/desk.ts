import { TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb'
import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import { CODEC, decode, encode } from '../codec.ts'
import {
  MOST_WRITES,
  type DeskItem,
  type DeskKey,
  type DeskStore,
  type DeskWrite,
  type DueBucket,
} from '../desk-port.ts'
import type { TableIndex } from '../schema.ts'
import { writtenBefore } from '../written-before.ts'
import { getItem, query } from './access.ts'
import type { Access } from './access.ts'
import { bytes, key, number, text } from './items.ts'
import { settle } from './settle.ts'
import type { Doubt, Item } from './settle.ts'

const BY_DUE: TableIndex = 'due'
const BUCKET_PREFIX = 'due#'
const bucketOf = (bucket: DueBucket): string => BUCKET_PREFIX + bucket

const keyOf = ({ partition, name }: DeskKey): ReturnType<typeof key> => key(partition, name)

function itemOf({ version, value, due, expires, ...at }: DeskItem): Item {
  return {
    ...keyOf(at),
    version: number(version),
    ...(due && { dueBucket: { S: bucketOf(due.bucket) }, dueAt: { S: due.at } }),
    ...(expires !== undefined && {
      expires: number(Math.floor(Date.parse(expires) / 1000)),
      expiresAt: { S: expires },
    }),
    codec: { S: CODEC },
    blob: { B: encode(JSON.stringify(value)) },
  }
}

function readItem(item: Item): DeskItem {
  const dueAt = item['dueAt']?.S,
    expires = item['expiresAt']?.S
  return {
    partition: text(item, 'pk'),
    name: text(item, 'sk'),
    version: Number(item['version']?.N),
    value: JSON.parse(decode(text(item, 'codec'), bytes(item, 'blob'))) as unknown,
    ...(dueAt !== undefined && {
      due: { bucket: text(item, 'dueBucket').slice(BUCKET_PREFIX.length) as DueBucket, at: dueAt },
    }),
    ...(expires !== undefined && { expires }),
  }
}

/** No key is empty, and none is before it. */
const FIRST = ' '

export function deskIn(access: Access): DeskStore {
  const { writes: database, tableName: TableName } = access

  const deskItem: DeskStore['deskItem'] = async at => {
    const item = await getItem(access, keyOf(at))
    return item && readItem(item)
  }

  const standsAt = (version: number) =>
    version === 0
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: '#version = :expected',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':expected': number(version) },
        }
  function written(write: DeskWrite): TransactWriteItem {
    if ('put' in write) return { Put: { TableName, Item: itemOf(write.put), ...standsAt(write.put.version - 1) } }
    if ('drop' in write) return { Delete: { TableName, Key: keyOf(write.drop), ...standsAt(write.drop.version) } }
    const { require: at } = write
    return { ConditionCheck: { TableName, Key: keyOf(at), ...standsAt(at.version) } }
  }

  /** What became of a write whose answer was lost, by what stands there now. */
  async function outcome(writes: readonly DeskWrite[], doubt: Doubt): Promise<'saved' | 'conflict' | undefined> {
    if (doubt.refused && !doubt.unheard) return (await writtenBefore(writes, deskItem)) ? 'saved' : 'conflict'
    if (await writtenBefore(writes, deskItem)) return 'saved'
    // Written over since, ours may be among the versions between: it must not be called a conflict.
    if (doubt.unheard && (await isBehind(writes))) return undefined
    return doubt.refused ? 'conflict' : undefined
  }
  async function isBehind(writes: readonly DeskWrite[]): Promise<boolean> {
    for (const write of writes)
      if ('put' in write && ((await deskItem(write.put))?.version ?? 0) > write.put.version) return true
    return false
  }

  return {
    deskItem,

    async deskItems(partition, { prefix, after, limit, newestFirst }) {
      const found: DeskItem[] = []
      // What is behind `after` and what begins with `prefix` are both ranges; one condition takes one.
      const from = after !== undefined && after >= prefix ? `${after}\u0000` : prefix || FIRST
      const items = query(access, {
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :until',
        ExpressionAttributeValues: {
          ':pk': { S: partition },
          ':from': { S: from },
          ':until': { S: `${prefix}\uffff` },
        },
        ScanIndexForward: !newestFirst,
        ...(limit !== undefined && { Limit: limit }),
      })
      if (limit === 0) return found
      for await (const item of items) if (found.push(readItem(item)) === limit) break
      return found
    },

    async saveDesk(writes) {
      if (writes.length > MOST_WRITES) throw new RangeError(`A transaction takes ${MOST_WRITES} items`)
      const TransactItems = writes.map(written)
      return settle<'saved' | 'conflict'>(
        () => database.send(new TransactWriteItemsCommand({ TransactItems })),
        'saved',
        doubt => outcome(writes, doubt),
        access.pause,
      )
    },

    async dueOfDesk(bucket, now, limit) {
      const found: DeskKey[] = []
      if (limit < 1) return found
      const items = query(access, {
        IndexName: BY_DUE,
        KeyConditionExpression: 'dueBucket = :due AND dueAt <= :now',
        ExpressionAttributeValues: { ':due': { S: bucketOf(bucket) }, ':now': { S: now } },
        Limit: limit,
      })
      for await (const item of items)
        if (found.push({ partition: text(item, 'pk'), name: text(item, 'sk') }) >= limit) break
      return found
    },
  }
}
