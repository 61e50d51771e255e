import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { ConsumedCapacity, DynamoDBClientConfig, VectorCapacity } from '@aws-sdk/client-dynamodb'

/** What one call consumed, as the database reports it; `indexUnits` is the part of `units` that went to the indexes. */
export interface Capacity {
  operation: string
  units: number
  indexUnits: number
}

export interface ClientOptions {
  region: string
  endpoint?: string | undefined
  onCapacity?: ((capacity: Capacity) => void) | undefined
  /** Called with each client made, so that a caller can add middleware: faults, traces. */
  prepare?: ((client: DynamoDBClient) => void) | undefined
}

export interface Clients {
  reads: DynamoDBClient
  writes: DynamoDBClient
}

/**
 * Reads may be repeated blindly. Writes are attempted once per call: `settle` counts the attempts, and looks for its
 * own write between them.
 */
export function openClients(options: ClientOptions): Clients {
  const reads = openClient(options, { maxAttempts: 3 })
  const writes = openClient(options, { maxAttempts: 1, requestHandler: reads.config.requestHandler })
  return { reads, writes }
}

export function openClient(options: ClientOptions, config: DynamoDBClientConfig = {}): DynamoDBClient {
  const client = new DynamoDBClient({
    region: options.region,
    ...(options.endpoint === undefined ? {} : { endpoint: options.endpoint }),
    ...(isLoopback(options.endpoint) ? { credentials: { accessKeyId: 'local', secretAccessKey: 'local' } } : {}),
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
    ...config,
  })
  if (options.onCapacity) meter(client, options.onCapacity)
  options.prepare?.(client)
  return client
}

/** An emulator takes any key but insists on one; a real endpoint (a VPC's, say) must not be given a made-up one. */
function isLoopback(endpoint: string | undefined): boolean {
  return endpoint !== undefined && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(endpoint).hostname)
}

function meter(client: DynamoDBClient, onCapacity: (capacity: Capacity) => void): void {
  client.middlewareStack.add(
    (next, context) => async args => {
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'INDEXES' } })
      const operation = String(context['commandName']).replace(/Command$/, '')
      const consumed = 'ConsumedCapacity' in result.output ? result.output.ConsumedCapacity : undefined
      if (consumed !== undefined) onCapacity({ operation, ...sum([consumed].flat()) })
      return result
    },
    { step: 'initialize', name: 'capacity' },
  )
}

function sum(parts: readonly (ConsumedCapacity | VectorCapacity)[]): Omit<Capacity, 'operation'> {
  let units = 0
  let indexUnits = 0
  for (const part of parts) {
    if (!('CapacityUnits' in part)) continue
    units += part.CapacityUnits ?? 0
    for (const index of Object.values(part.GlobalSecondaryIndexes ?? {})) indexUnits += index.CapacityUnits ?? 0
  }
  return { units, indexUnits }
}
