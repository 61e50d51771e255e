import {
  type ContinuousBackupsDescription,
  type CreateTableCommandInput,
  type DynamoDBClient,
  type KeySchemaElement,
  type SSEDescription,
  type TableDescription,
} from '@aws-sdk/client-dynamodb'
import { TABLE } from '../../functions/store/schema.ts'

/** What a restore makes: keys, indexes, items to be; and neither stream, time to live, protection nor recovery. */
export function bareTable(name: string): CreateTableCommandInput {
  const keys = ({ partitionKey, sortKey }: { partitionKey: string; sortKey: string }): KeySchemaElement[] => [
    { AttributeName: partitionKey, KeyType: 'HASH' },
    { AttributeName: sortKey, KeyType: 'RANGE' },
  ]
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [TABLE, ...TABLE.indexes]
      .flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey])
      .map(AttributeName => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: keys(TABLE),
    GlobalSecondaryIndexes: TABLE.indexes.map(index => ({
      IndexName: index.name,
      KeySchema: keys(index),
      Projection: { ProjectionType: TABLE.indexProjection },
    })),
  }
}

const backups = new Map<string, ContinuousBackupsDescription>()
const encrypted = new Map<string, SSEDescription>()

/** Answers in the place of an emulator what none of them knows: recovery of a point in time, and encryption. */
export function asInCloud(client: DynamoDBClient): DynamoDBClient {
  client.middlewareStack.add(
    (next, context) => async args => {
      const input = args.input as {
        TableName?: string
        SSESpecification?: { SSEType?: 'KMS' | 'AES256' }
        PointInTimeRecoverySpecification?: { PointInTimeRecoveryEnabled?: boolean; RecoveryPeriodInDays?: number }
      }
      const table = input.TableName ?? ''
      const answer = (output: object) => ({ response: {}, output: { $metadata: {}, ...output } }) as never
      switch (context['commandName']) {
        case 'UpdateContinuousBackupsCommand': {
          const { PointInTimeRecoveryEnabled: enabled, RecoveryPeriodInDays: days } =
            input.PointInTimeRecoverySpecification!
          backups.set(table, {
            ContinuousBackupsStatus: 'ENABLED',
            PointInTimeRecoveryDescription: {
              PointInTimeRecoveryStatus: enabled ? 'ENABLED' : 'DISABLED',
              RecoveryPeriodInDays: days,
            },
          })
          return answer({ ContinuousBackupsDescription: backups.get(table) })
        }
        case 'DescribeContinuousBackupsCommand':
          return answer({ ContinuousBackupsDescription: backups.get(table) ?? { ContinuousBackupsStatus: 'ENABLED' } })
        case 'UpdateTableCommand':
          if (!input.SSESpecification) break
          encrypted.set(table, { Status: 'ENABLED', SSEType: input.SSESpecification.SSEType })
          return answer({})
        case 'DescribeTableCommand': {
          const result = await next(args)
          const { Table: found } = result.output as { Table?: TableDescription }
          const sse = encrypted.get(table)
          if (found && sse) found.SSEDescription = sse
          // An emulator says a region of its own.
          if (found?.LatestStreamArn)
            found.LatestStreamArn = found.LatestStreamArn.replace(
              /dynamodb:\w+:0{12}/,
              'dynamodb:us-east-1:123456789012',
            )
          return result
        }
      }
      return next(args)
    },
    { step: 'initialize', name: 'cloud' },
  )
  return client
}
