import * as z from 'zod'

/**
 * The four calls of the DynamoDB Streams protocol, by plain HTTP: an emulator checks no signature, and no further SDK
 * is needed.
 */
export interface StreamReader {
  shards(): Promise<string[]>
  iterator(shard: string, after: string | null): Promise<string>
  read(iterator: string): Promise<{ records: StreamRecord[]; next: string | null }>
}

const Key = z.object({ S: z.string() })
const Record = z.object({
  eventID: z.string().optional(),
  eventName: z.enum(['INSERT', 'MODIFY', 'REMOVE']),
  dynamodb: z.object({ Keys: z.record(z.string(), Key), SequenceNumber: z.string() }),
})
export type StreamRecord = z.infer<typeof Record>

const Streams = z.object({ Streams: z.array(z.object({ StreamArn: z.string() })) })
const Description = z.object({
  StreamDescription: z.object({
    Shards: z.array(z.object({ ShardId: z.string() })),
    LastEvaluatedShardId: z.string().nullish(),
  }),
})
const Iterator = z.object({ ShardIterator: z.string() })
const Page = z.object({ Records: z.array(Record), NextShardIterator: z.string().nullish() })

export interface Emulator {
  endpoint: string
  region: string
  accessKeyId: string
}

/** A call the stream refused; `kind` is the protocol's name of the error. */
export class StreamRefusal extends Error {
  readonly kind: string
  constructor(kind: string, detail: string) {
    super(`${kind}: ${detail}`)
    this.kind = kind
  }
}

export async function openStream(emulator: Emulator, table: string): Promise<StreamReader> {
  const call = (action: string, body: object): Promise<unknown> => post(emulator, action, body)
  const found = Streams.parse(await call('ListStreams', { TableName: table })).Streams
  const arn = found.at(-1)?.StreamArn
  if (arn === undefined) throw new StreamRefusal('ResourceNotFoundException', `the table ${table} has no stream`)
  return {
    shards: async () => {
      const ids: string[] = []
      let after: string | undefined
      do {
        const page = Description.parse(
          await call('DescribeStream', {
            StreamArn: arn,
            ...(after === undefined ? {} : { ExclusiveStartShardId: after }),
          }),
        )
        ids.push(...page.StreamDescription.Shards.map(shard => shard.ShardId))
        after = page.StreamDescription.LastEvaluatedShardId ?? undefined
      } while (after !== undefined)
      return ids
    },
    iterator: async (shard, after) =>
      Iterator.parse(
        await call('GetShardIterator', {
          StreamArn: arn,
          ShardId: shard,
          ...(after === null
            ? { ShardIteratorType: 'TRIM_HORIZON' }
            : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }),
        }),
      ).ShardIterator,
    read: async iterator => {
      const page = Page.parse(await call('GetRecords', { ShardIterator: iterator, Limit: 100 }))
      return { records: page.Records, next: page.NextShardIterator ?? null }
    },
  }
}

async function post(emulator: Emulator, action: string, body: object): Promise<unknown> {
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const day = date.slice(0, 8)
  const scope = `${emulator.accessKeyId}/${day}/${emulator.region}/dynamodb/aws4_request`
  const response = await fetch(emulator.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDBStreams_20120810.${action}`,
      'x-amz-date': date,
      authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host;x-amz-date, Signature=0`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
  const text = await response.text()
  if (response.ok) return JSON.parse(text)
  const kind = /"__type"\s*:\s*"(?:[^"]*#)?([^"]+)"/.exec(text)?.[1] ?? `HTTP ${response.status}`
  throw new StreamRefusal(kind, text.slice(0, 200))
}
