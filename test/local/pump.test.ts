import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPump, type Pump, type PumpOptions, type StreamEvent } from '../../functions/local/pump.ts'
import { StreamRefusal, type StreamReader, type StreamRecord } from '../../functions/local/streams.ts'

let dir = ''
let pump: Pump | undefined
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'praxis-pump-'))
})
afterEach(async () => {
  await pump?.stop()
  await rm(dir, { recursive: true })
})

const record = (n: number): StreamRecord => ({
  eventName: 'INSERT',
  dynamodb: { Keys: { pk: { S: 'g' } }, SequenceNumber: String(n) },
})
/** A stream of one shard whose iterators are positions. */
const streamOf = (records: StreamRecord[], page = 100): StreamReader => ({
  shards: async () => ['shard-1'],
  iterator: async (_, after) => {
    if (after === null) return '0'
    const at = records.findIndex(one => one.dynamodb.SequenceNumber === after)
    if (at < 0) throw new StreamRefusal('TrimmedDataAccessException', 'gone')
    return String(at + 1)
  },
  read: async iterator => {
    const from = Number(iterator)
    const found = records.slice(from, from + page)
    return { records: found, next: String(from + found.length) }
  },
})
const start = async (
  stream: StreamReader,
  handler: PumpOptions['handler'],
  more: Partial<PumpOptions> = {},
): Promise<Pump> => {
  pump = await startPump({
    open: async () => stream,
    handler,
    checkpointFile: join(dir, 'checkpoint.json'),
    deadLetterFile: join(dir, 'dead.jsonl'),
    everyMs: 5,
    ...more,
  })
  return pump
}
const numbers = (event: StreamEvent): number[] => event.Records.map(one => Number(one.dynamodb.SequenceNumber))

test('delivers everything once, in order, over pages', async () => {
  const seen: number[] = []
  await (await start(streamOf([1, 2, 3, 4, 5].map(record), 2), event => void seen.push(...numbers(event)))).drain()
  expect(seen).toEqual([1, 2, 3, 4, 5])
})

test('goes on after the checkpoint when it starts again', async () => {
  const records = [1, 2].map(record)
  const seen: number[] = []
  const first = await start(streamOf(records), event => void seen.push(...numbers(event)))
  await first.drain()
  await first.stop()
  records.push(record(3), record(4))
  await (await start(streamOf(records), event => void seen.push(...numbers(event)))).drain()
  expect(seen).toEqual([1, 2, 3, 4])
})

test('begins at the oldest record when its checkpoint is older than the stream, or unreadable', async () => {
  for (const checkpoint of ['{"shard-1":"0"}', '{"shard']) {
    await writeFile(join(dir, 'checkpoint.json'), checkpoint)
    const seen: number[] = []
    const started = await start(streamOf([7, 8].map(record)), event => void seen.push(...numbers(event)))
    await started.drain()
    await started.stop()
    expect(seen).toEqual([7, 8])
  }
})

test('tries a reported failure again from that record on, and keeps what went before', async () => {
  const seen: number[][] = []
  let failures = 2
  await (
    await start(streamOf([1, 2, 3].map(record)), event => {
      seen.push(numbers(event))
      return numbers(event).includes(2) && failures-- > 0
        ? { batchItemFailures: [{ itemIdentifier: '2' }] }
        : { batchItemFailures: [] }
    })
  ).drain()
  expect(seen).toEqual([
    [1, 2, 3],
    [2, 3],
    [2, 3],
  ])
})

test('tries the whole batch again when the function throws', async () => {
  let calls = 0
  const troubles: string[] = []
  await (
    await start(
      streamOf([record(1)]),
      () => {
        calls += 1
        if (calls === 1) throw new Error('first')
      },
      { onTrouble: what => troubles.push(what) },
    )
  ).drain()
  expect(calls).toBe(2)
  expect(troubles).toEqual(['The stream function threw: first'])
})

test('puts aside a record that always fails, and delivers the rest', async () => {
  const good: number[] = []
  await (
    await start(
      streamOf([1, 2, 3].map(record)),
      event => {
        const list = numbers(event)
        good.push(...list.filter(n => n !== 2))
        return list.includes(2) ? { batchItemFailures: [{ itemIdentifier: '2' }] } : null
      },
      { attempts: 2 },
    )
  ).drain()
  expect(new Set(good)).toEqual(new Set([1, 3]))
  expect(JSON.parse(await readFile(join(dir, 'dead.jsonl'), 'utf8'))).toEqual(record(2))
  expect(JSON.parse(await readFile(join(dir, 'checkpoint.json'), 'utf8'))).toEqual({ 'shard-1': '3' })
})

test('goes on when the stream could not be read for a while', async () => {
  const seen: number[] = []
  let broken = true
  const stream = streamOf([record(1)])
  const started = await start(
    { ...stream, read: iterator => (broken ? Promise.reject(new Error('down')) : stream.read(iterator)) },
    event => void seen.push(...numbers(event)),
  )
  await started.drain()
  expect(seen).toEqual([])
  broken = false
  await started.drain()
  expect(seen).toEqual([1])
})
