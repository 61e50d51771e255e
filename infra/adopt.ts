import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  type DynamoDBClient,
  type KeySchemaElement,
  type TableDescription,
  type UpdateTableCommandInput,
} from '@aws-sdk/client-dynamodb'
import { openClient } from '../functions/store/dynamodb/client.ts'
import { TABLE } from '../functions/store/schema.ts'
import { RECOVERY_DAYS } from './table.ts'

const HELP = `npm run adopt -- --table NAME [--check]

Makes a table that is there already, such as one that was restored, what the stack would have made: sets its stream, its
time to live, point-in-time recovery, deletion protection, encryption and billing, where they are not set. What is set
already is left; done twice it changes nothing more. Then says how to deploy the stack on it.

  --table NAME   the table; its keys and indexes have to be those of the stack's
  --check        sets nothing, says what is missing, and ends with 1 if anything is
  --help         this text

The table is in AWS_REGION, with the credentials of your environment; DYNAMODB_ENDPOINT where it is not AWS's.`

const WAIT_MS = 2_000
const MOST_WAITS = 900

/** What of a table is not as the stack makes it, and how it is set. */
interface Missing {
  what: string
  set: () => Promise<unknown>
}

export interface Adopted {
  /** What was not as it should be. */
  missing: string[]
  streamArn: string | undefined
}

/** Sets what is missing of the table, one after the other, as a table takes one change at a time. */
export async function adopt(
  client: DynamoDBClient,
  table: string,
  { check = false, waitMs = WAIT_MS }: { check?: boolean; waitMs?: number } = {},
): Promise<Adopted> {
  const ready = await active(client, table, waitMs)
  const wrong = differences(ready)
  if (wrong.length > 0) throw new Error(`${table} is no table of this stack: ${wrong.join('; ')}`)
  const found = await missingOf(client, table, ready)
  if (!check)
    for (const { set } of found) {
      await set()
      await active(client, table, waitMs)
    }
  const { LatestStreamArn: streamArn } = await active(client, table, waitMs)
  return { missing: found.map(({ what }) => what), streamArn }
}

async function active(client: DynamoDBClient, name: string, waitMs: number): Promise<TableDescription> {
  for (let waits = 0; waits < MOST_WAITS; waits++) {
    const { Table: table } = await client.send(new DescribeTableCommand({ TableName: name }))
    const busy = table?.GlobalSecondaryIndexes?.some(({ IndexStatus: status }) => (status ?? 'ACTIVE') !== 'ACTIVE')
    if (table?.TableStatus === 'ACTIVE' && !busy) return table
    await sleep(waitMs)
  }
  throw new Error(`The table ${name} does not become active`)
}

/** What no change makes right: keys and indexes are as a table was made with them. */
function differences(table: TableDescription): string[] {
  const wrong: string[] = []
  const keys = (schema: KeySchemaElement[] | undefined): string =>
    (schema ?? []).map(({ AttributeName: name, KeyType: type }) => `${type} ${name}`).join(', ')
  const wanted = ({ partitionKey, sortKey }: { partitionKey: string; sortKey: string }): string =>
    `HASH ${partitionKey}, RANGE ${sortKey}`
  const compare = (what: string, is: string, should: string): void => {
    if (is !== should) wrong.push(`${what} ${is || 'missing'} instead of ${should}`)
  }
  compare('its keys are', keys(table.KeySchema), wanted(TABLE))
  for (const index of TABLE.indexes) {
    const there = table.GlobalSecondaryIndexes?.find(({ IndexName: name }) => name === index.name)
    compare(`the keys of its index ${index.name} are`, keys(there?.KeySchema), wanted(index))
    if (there) compare(`its index ${index.name} has`, String(there.Projection?.ProjectionType), TABLE.indexProjection)
  }
  return wrong
}

async function missingOf(client: DynamoDBClient, name: string, table: TableDescription): Promise<Missing[]> {
  const missing: Missing[] = []
  const change = (what: string, is: boolean, input: Omit<UpdateTableCommandInput, 'TableName'>): void => {
    if (!is) missing.push({ what, set: () => client.send(new UpdateTableCommand({ TableName: name, ...input })) })
  }
  const { StreamSpecification: stream, BillingModeSummary: billing, SSEDescription: encrypted } = table
  if (stream?.StreamEnabled && stream.StreamViewType !== TABLE.streamView)
    throw new Error(`${name} has a stream of ${stream.StreamViewType}: switch it off first`)
  change('protection', table.DeletionProtectionEnabled === true, { DeletionProtectionEnabled: true })
  change('billing', billing?.BillingMode === 'PAY_PER_REQUEST', { BillingMode: 'PAY_PER_REQUEST' })
  change('encryption', encrypted?.SSEType === 'KMS', { SSESpecification: { Enabled: true, SSEType: 'KMS' } })
  change('stream', stream?.StreamEnabled === true, {
    StreamSpecification: { StreamEnabled: true, StreamViewType: TABLE.streamView },
  })
  const { TimeToLiveDescription: expiry } = await client.send(new DescribeTimeToLiveCommand({ TableName: name }))
  if (!['ENABLED', 'ENABLING'].includes(expiry?.TimeToLiveStatus ?? ''))
    missing.push({
      what: 'time to live',
      set: () =>
        client.send(
          new UpdateTimeToLiveCommand({
            TableName: name,
            TimeToLiveSpecification: { Enabled: true, AttributeName: TABLE.ttlAttribute },
          }),
        ),
    })
  const { ContinuousBackupsDescription: backups } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: name }),
  )
  const recovery = backups?.PointInTimeRecoveryDescription
  if (recovery?.PointInTimeRecoveryStatus !== 'ENABLED' || recovery.RecoveryPeriodInDays !== RECOVERY_DAYS)
    missing.push({
      what: 'point-in-time recovery',
      set: () =>
        client.send(
          new UpdateContinuousBackupsCommand({
            TableName: name,
            PointInTimeRecoverySpecification: {
              PointInTimeRecoveryEnabled: true,
              RecoveryPeriodInDays: RECOVERY_DAYS,
            },
          }),
        ),
    })
  return missing
}

/** True where nothing is missing any more. */
export async function adoptTable(
  args: string[],
  env: Record<string, string | undefined>,
  say: (line: string) => void,
  open: (env: Record<string, string | undefined>) => DynamoDBClient = clientOf,
): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { table: { type: 'string' }, check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  const { table, check = false } = values
  if (values.help) {
    say(HELP)
    return true
  }
  if (table === undefined) throw new Error('--table names the table')
  const client = open(env)
  try {
    const { missing, streamArn } = await adopt(client, table, {
      check,
      ...(env['DYNAMODB_ENDPOINT'] && { waitMs: 50 }),
    })
    for (const what of missing) say(`${check ? 'missing' : 'set'}: ${what}`)
    if (check) return missing.length === 0
    say(`${table} is as the stack makes one. Deploy the stack on it, now and from now on, with`)
    say(`  npm run synth -- ... -c tableName=${table} -c adoptedStream=${streamArn}`)
    return true
  } finally {
    client.destroy()
  }
}

function clientOf({ AWS_REGION: region, DYNAMODB_ENDPOINT: endpoint }: Record<string, string | undefined>) {
  if (!region) throw new Error('AWS_REGION is not set; it says where the table is')
  return openClient({ region, endpoint: endpoint || undefined })
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  adoptTable(process.argv.slice(2), process.env, console.log).then(
    done => {
      process.exitCode = done ? 0 : 1
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    },
  )
}
