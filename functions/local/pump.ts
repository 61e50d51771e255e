import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import type { StreamReader, StreamRecord } from './streams.ts'

/** What Lambda hands to a stream function, and what it gets back with partial batch responses switched on. */
export interface StreamEvent {
  Records: {
    eventID: string
    eventName: string
    eventSource: 'aws:dynamodb'
    dynamodb: StreamRecord['dynamodb'] & { StreamViewType: 'KEYS_ONLY' }
  }[]
}
export type StreamHandler = (event: StreamEvent) => unknown

export interface Pump {
  /** Reads what is there now and delivers it; resolves when it is delivered. */
  drain(): Promise<void>
  stop(): Promise<void>
}

export interface PumpOptions {
  open: () => Promise<StreamReader>
  handler: StreamHandler
  /**
   * Where the last delivered record of each shard is kept, so that a restart goes on from there. Null for a stream that
   * does not outlive us.
   */
  checkpointFile: string | null
  /** Records given up on: their keys, one JSON line each, like a dead-letter queue. Null where nobody misses them. */
  deadLetterFile: string | null
  everyMs?: number
  attempts?: number
  onDelivered?: (count: number) => void
  onTrouble?: (what: string) => void
}

const Checkpoints = z.record(z.string(), z.string())
const Response = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).nullish() }).nullish()

/**
 * The event source mapping between the table's stream and the function, on this machine. At least once, in order within
 * a shard.
 */
export async function startPump(options: PumpOptions): Promise<Pump> {
  const { everyMs = 200, attempts = 10, onTrouble = () => undefined } = options
  const checkpoints = await load(options.checkpointFile)
  const iterators = new Map<string, string>()
  const finished = new Set<string>()
  const stopping = new AbortController()
  let reader: StreamReader | null = null

  const round = async (): Promise<void> => {
    reader ??= await options.open()
    for (const shard of await reader.shards()) {
      if (stopping.signal.aborted) return
      if (!finished.has(shard)) await readShard(reader, shard)
    }
  }

  const readShard = async (stream: StreamReader, shard: string): Promise<void> => {
    for (;;) {
      const iterator = iterators.get(shard) ?? (await firstIterator(stream, shard))
      const page = await stream.read(iterator)
      const delivered = await deliver(shard, page.records)
      if (!delivered) {
        iterators.delete(shard)
        return
      }
      if (page.next === null) {
        finished.add(shard)
        return
      }
      iterators.set(shard, page.next)
      if (page.records.length === 0 || stopping.signal.aborted) return
    }
  }

  /**
   * A checkpoint older than what the stream keeps is no loss: it begins at the oldest record, and delivery is
   * idempotent.
   */
  const firstIterator = async (stream: StreamReader, shard: string): Promise<string> => {
    const after = checkpoints[shard] ?? null
    try {
      return await stream.iterator(shard, after)
    } catch (failure) {
      if (after === null) throw failure
      return stream.iterator(shard, null)
    }
  }

  /** False when it stopped in the middle: the records after the checkpoint are read again. */
  const deliver = async (shard: string, records: StreamRecord[]): Promise<boolean> => {
    let rest = records
    for (let attempt = 1; rest.length > 0; attempt++) {
      const failed = await invoke(rest)
      const at = rest.findIndex(record => failed === 'all' || failed.has(record.dynamodb.SequenceNumber))
      const done = at < 0 ? rest : rest.slice(0, at)
      if (done.length > 0) attempt = 1
      await advance(shard, done)
      rest = rest.slice(done.length)
      const [stuck] = rest
      if (stuck === undefined) break
      if (attempt >= attempts) {
        const { deadLetterFile: file } = options
        onTrouble(`A record was given up after ${attempts} attempts${file === null ? '' : `; its keys are in ${file}`}`)
        if (file !== null) await appendFile(file, `${JSON.stringify(stuck)}\n`)
        await advance(shard, [stuck])
        rest = rest.slice(1)
        attempt = 0
        continue
      }
      await delay(Math.min(5_000, 50 * 2 ** attempt), null, { signal: stopping.signal }).catch(() => null)
      if (stopping.signal.aborted) return false
    }
    return true
  }

  const advance = async (shard: string, records: StreamRecord[]): Promise<void> => {
    const last = records.at(-1)
    if (last === undefined) return
    checkpoints[shard] = last.dynamodb.SequenceNumber
    if (options.checkpointFile !== null) await save(options.checkpointFile, checkpoints)
    options.onDelivered?.(records.length)
  }

  const invoke = async (records: StreamRecord[]): Promise<Set<string> | 'all'> => {
    try {
      const failures = Response.parse(await options.handler(asLambdaEvent(records)))?.batchItemFailures ?? []
      return new Set(failures.map(failure => failure.itemIdentifier))
    } catch (failure) {
      onTrouble(`The stream function threw: ${failure instanceof Error ? failure.message : String(failure)}`)
      return 'all'
    }
  }

  let current: Promise<void> = Promise.resolve()
  let silent = 0
  const guarded = (): Promise<void> => {
    current = current.then(round).then(
      () => {
        silent = 0
      },
      (failure: unknown) => {
        reader = null
        iterators.clear()
        silent += 1
        if (!stopping.signal.aborted && silent % 25 === 1)
          onTrouble(`The stream could not be read: ${failure instanceof Error ? failure.message : String(failure)}`)
      },
    )
    return current
  }
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      await guarded()
      await delay(everyMs, null, { signal: stopping.signal }).catch(() => null)
    }
  })()
  return {
    drain: guarded,
    stop: async () => {
      stopping.abort()
      await loop
      await current
    },
  }
}

const asLambdaEvent = (records: StreamRecord[]): StreamEvent => ({
  Records: records.map(record => ({
    eventID: record.eventID ?? record.dynamodb.SequenceNumber,
    eventName: record.eventName,
    eventSource: 'aws:dynamodb',
    dynamodb: { ...record.dynamodb, StreamViewType: 'KEYS_ONLY' },
  })),
})

async function load(file: string | null): Promise<Record<string, string>> {
  if (file === null) return {}
  await mkdir(dirname(file), { recursive: true })
  try {
    return Checkpoints.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return {}
  }
}

/** Written aside and renamed, so that a kill never leaves half a checkpoint. */
async function save(file: string, checkpoints: Record<string, string>): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(checkpoints))
  await rename(`${file}.new`, file)
}
