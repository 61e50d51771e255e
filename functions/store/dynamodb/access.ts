import { GetItemCommand, paginateQuery } from '@aws-sdk/client-dynamodb'
import type { QueryCommandInput } from '@aws-sdk/client-dynamodb'
import type { Clients } from './client.ts'
import type { Key } from './items.ts'
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
