import { setTimeout as sleep } from 'node:timers/promises'
import {
  CreateTableCommand,
  DescribeTableCommand,
  ResourceInUseException,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import type { DynamoDBClient, KeySchemaElement } from '@aws-sdk/client-dynamodb'
import { TABLE } from '../schema.ts'

const WAIT_MS = 50
const MOST_WAITS = 200

/** For the embedded databases. In the cloud the stack makes the table, and nothing else has the right to. */
export async function createTableIfMissing(client: DynamoDBClient, tableName: string): Promise<'created' | 'exists'> {
  if (await isActive(client, tableName)) return 'exists'
  try {
    await client.send(createCommand(tableName))
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
  }
  for (let waits = 0; !(await isActive(client, tableName)); waits++) {
    if (waits === MOST_WAITS) throw new Error(`The table ${tableName} does not become active`)
    await sleep(WAIT_MS)
  }
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: tableName,
      TimeToLiveSpecification: { Enabled: true, AttributeName: TABLE.ttlAttribute },
    }),
  )
  return 'created'
}

async function isActive(client: DynamoDBClient, tableName: string): Promise<boolean> {
  try {
    const { Table: table } = await client.send(new DescribeTableCommand({ TableName: tableName }))
    return table?.TableStatus === 'ACTIVE'
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false
    throw error
  }
}

function createCommand(tableName: string): CreateTableCommand {
  const attributes = [TABLE, ...TABLE.indexes].flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey])
  return new CreateTableCommand({
    TableName: tableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: attributes.map(AttributeName => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: keySchema(TABLE),
    GlobalSecondaryIndexes: TABLE.indexes.map(index => ({
      IndexName: index.name,
      KeySchema: keySchema(index),
      Projection: { ProjectionType: TABLE.indexProjection },
    })),
    StreamSpecification: { StreamEnabled: true, StreamViewType: TABLE.streamView },
  })
}

const keySchema = (keys: { partitionKey: string; sortKey: string }): KeySchemaElement[] => [
  { AttributeName: keys.partitionKey, KeyType: 'HASH' },
  { AttributeName: keys.sortKey, KeyType: 'RANGE' },
]
