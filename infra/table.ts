import { RemovalPolicy } from 'aws-cdk-lib'
import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { TABLE } from '../functions/store/schema.ts'

/** The one table of `functions/store/schema.ts`. It holds every game: nothing a deployment does can delete it. */
export function gamesTable(scope: Construct, tableName: string | undefined): TableV2 {
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
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  })
}

const keys = ({ partitionKey, sortKey }: { partitionKey: string; sortKey: string }) => ({
  partitionKey: { name: partitionKey, type: AttributeType.STRING },
  sortKey: { name: sortKey, type: AttributeType.STRING },
})
