import {
  CreateTableCommand,
  DescribeTableCommand,
  type CreateTableCommandInput,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb'
import { afterAll, describe, expect, it } from 'vitest'
import { openClient } from '../../functions/store/dynamodb/client.ts'
import { TABLE } from '../../functions/store/schema.ts'
import { adopt, adoptTable } from '../../infra/adopt.ts'
import { startDatabase } from '../store/databases.ts'
import { asInCloud, bareTable } from '../support/restored-table.ts'

const database = await startDatabase(['dynoxide', 'dynamodb-local'])
afterAll(() => database?.clean())

it('needs a database of this machine', () => {
  if (process.platform === 'linux' && process.arch === 'x64') expect(database).toBeDefined()
})

const ALL = ['protection', 'encryption', 'stream', 'time to live', 'point-in-time recovery']

describe.runIf(database)('a table that was restored', () => {
  const client = (): DynamoDBClient => asInCloud(openClient(database!))
  const restored = async (name: string, more: Partial<CreateTableCommandInput> = {}): Promise<DynamoDBClient> => {
    const one = client()
    await one.send(new CreateTableCommand({ ...bareTable(name), ...more }))
    return one
  }

  it('is given all that a restore leaves out, once', async () => {
    const one = await restored('restored')
    const first = await adopt(one, 'restored', { waitMs: 5 })
    expect(first.missing).toEqual(ALL)
    expect(first.streamArn).toMatch(/table\/restored\/stream\//)
    const { Table: table } = await one.send(new DescribeTableCommand({ TableName: 'restored' }))
    expect(table).toMatchObject({
      DeletionProtectionEnabled: true,
      StreamSpecification: { StreamEnabled: true, StreamViewType: TABLE.streamView },
      SSEDescription: { SSEType: 'KMS' },
    })
    expect(await adopt(one, 'restored', { waitMs: 5 })).toEqual({ missing: [], streamArn: first.streamArn })
    one.destroy()
  })

  it('is looked at without being touched', async () => {
    const said: string[] = []
    const run = (...args: string[]): Promise<boolean> =>
      adoptTable(args, { DYNAMODB_ENDPOINT: database!.endpoint }, line => void said.push(line), client)
    ;(await restored('looked-at')).destroy()
    expect(await run('--table', 'looked-at', '--check')).toBe(false)
    expect(said.splice(0)).toEqual(ALL.map(what => `missing: ${what}`))
    expect(await run('--table', 'looked-at')).toBe(true)
    expect(said.splice(0).at(-1)).toMatch(
      /-c tableName=looked-at -c adoptedStream=arn:aws:dynamodb:\S+\/looked-at\/stream\/\S+$/,
    )
    expect(await run('--table', 'looked-at', '--check')).toBe(true)
    await expect(run()).rejects.toThrow('--table names the table')
  })

  it('of other keys or indexes, or with another stream, is refused, and nothing of it is changed', async () => {
    const { GlobalSecondaryIndexes: indexes } = bareTable('x')
    const without = await restored('without', {
      GlobalSecondaryIndexes: indexes!.slice(1),
      AttributeDefinitions: bareTable('x').AttributeDefinitions!.filter(
        ({ AttributeName: name }) => !['listed', 'listedAt'].includes(name!),
      ),
    })
    await expect(adopt(without, 'without', { waitMs: 5 })).rejects.toThrow('the keys of its index tables are missing')
    const { Table: table } = await without.send(new DescribeTableCommand({ TableName: 'without' }))
    expect(table?.DeletionProtectionEnabled ?? false).toBe(false)
    const images = await restored('images', {
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    })
    await expect(adopt(images, 'images', { waitMs: 5 })).rejects.toThrow('switch it off first')
    without.destroy()
    images.destroy()
  })
})
