import type { DeskStore } from './desk-port.ts'
import type { Store } from './port.ts'
import { openDynamoDesk, openDynamoStore } from './dynamodb.ts'

export type StoreConfig =
  | { kind: 'memory' }
  | { kind: 'dynamodb'; tableName: string; region: string; endpoint?: string | undefined }

/** The store in memory is for trying things out, and is loaded only there. */
export async function openStore(config: StoreConfig): Promise<Store> {
  return config.kind === 'memory' ? (await import('./memory.ts')).openMemoryStore() : openDynamoStore(config)
}

/** What the desk keeps, for whoever has no business with games. */
export async function openDeskStore(config: StoreConfig): Promise<DeskStore> {
  return config.kind === 'memory' ? (await import('./memory-desk.ts')).deskInMemory() : openDynamoDesk(config)
}

/**
 * `STORE=memory`, or a table in `TABLE_NAME` and `AWS_REGION`, reached at `DYNAMODB_ENDPOINT` where it is not AWS's
 * own.
 */
export function storeConfig(env: Record<string, string | undefined>): StoreConfig {
  if (env['STORE'] === 'memory') return { kind: 'memory' }
  return {
    kind: 'dynamodb',
    tableName: required(env, 'TABLE_NAME'),
    region: required(env, 'AWS_REGION'),
    endpoint: env['DYNAMODB_ENDPOINT'] || undefined,
  }
}

function required(env: Record<string, string | undefined>, name: string): string {
  const value = env[name]
  if (!value) throw new Error(`${name} is not set; it says which table to use (or set STORE=memory)`)
  return value
}
