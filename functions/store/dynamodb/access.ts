import { GetItemCommand, paginateQuery } from '@aws-sdk/client-dynamodb'
import type { QueryCommandInput } from '@aws-sdk/client-dynamodb'
import type { TableIndex } from '../schema.ts'
import type { Clients } from './client.ts'
import { text, type Key } from './items.ts'
import type { Item, Pause } from './settle.ts'

/** What the parts of the adapter share. */
export interface Access extends Clients {
  tableName: string
  pause: Pause
}

export async function getItem(access: Access, key: Key): Promise<Item | undefined> {
  const { Item: item } = await access.reads.send(
    new GetItemCommand({ TableName: access.tableName, Key: key, ConsistentRead: true }),
  )
  return item
}

/** Every matching item, across however many pages; the last of them may be empty. */
export async function* query(access: Access, input: Omit<QueryCommandInput, 'TableName'>): AsyncGenerator<Item> {
  for await (const page of paginateQuery({ client: access.reads }, { ...input, TableName: access.tableName }))
    yield* page.Items ?? []
}

/** The items of one partition whose sort key starts with `prefix`. */
export function queryPrefix(access: Access, partition: string, prefix: string): AsyncGenerator<Item> {
  return query(access, {
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': { S: partition }, ':prefix': { S: prefix } },
  })
}

const BY_TIME: TableIndex = 'due'
const bySoonest = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** What stands in the index by time above `after` and up to `until`, soonest first, whichever bucket it is in. */
export async function dueIn(
  access: Access,
  buckets: readonly string[],
  { after = '0', until }: { after?: string; until: string },
  limit: number,
): Promise<Item[]> {
  if (limit < 1) return []
  const soonest = async (bucket: string): Promise<Item[]> => {
    const found: Item[] = []
    const items = query(access, {
      IndexName: BY_TIME,
      KeyConditionExpression: 'dueBucket = :bucket AND dueAt BETWEEN :after AND :until',
      ExpressionAttributeValues: { ':bucket': { S: bucket }, ':after': { S: after }, ':until': { S: until } },
      Limit: limit,
    })
    for await (const item of items) if (text(item, 'dueAt') > after && found.push(item) >= limit) break
    return found
  }
  const all = (await Promise.all(buckets.map(soonest))).flat()
  return all.toSorted((a, b) => bySoonest(text(a, 'dueAt'), text(b, 'dueAt'))).slice(0, limit)
}
