import { RemovalPolicy } from 'aws-cdk-lib'
import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
  type ITableV2,
} from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { TABLE } from '../functions/store/schema.ts'

/** What the stack knows of it, whoever made it. */
export type GamesTable = Pick<ITableV2, 'tableArn' | 'tableName'> & { readonly tableStreamArn?: string | undefined }

/** How far back a table can be restored. `npm run adopt` sets the same for one that was. */
export const RECOVERY_DAYS = 35

/**
 * The one table of `functions/store/schema.ts`. It holds every game: nothing a deployment does can delete it. One that
 * is there already, as it was restored, is taken as it is: `npm run adopt` has made it the same.
 */
export function gamesTable(
  scope: Construct,
  { tableName, adoptedStream }: { tableName: string | undefined; adoptedStream: string | undefined },
): GamesTable {
  if (adoptedStream !== undefined)
    return TableV2.fromTableAttributes(scope, 'Games', {
      tableArn: adoptedStream.replace(/\/stream\/.*$/, ''),
      tableStreamArn: adoptedStream,
    })
  return new TableV2(scope, 'Games', {
    ...(tableName === undefined ? {} : { tableName }),
    ...keys(TABLE),
    globalSecondaryIndexes: TABLE.indexes.map(index => ({
      indexName: index.name,
      ...keys(index),
      projectionType: ProjectionType[TABLE.indexProjection],
    })),
    timeToLiveAttribute: TABLE.ttlAttribute,
    dynamoStream: StreamViewType[TABLE.streamView],
    billing: Billing.onDemand(),
    encryption: TableEncryptionV2.awsManagedKey(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: RECOVERY_DAYS },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  })
}

const keys = ({ partitionKey, sortKey }: { partitionKey: string; sortKey: string }) => ({
  partitionKey: { name: partitionKey, type: AttributeType.STRING },
  sortKey: { name: sortKey, type: AttributeType.STRING },
})
