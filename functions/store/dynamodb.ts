import type { DeskStore } from './desk-port.ts'
import type { Store } from './port.ts'
import type { Access } from './dynamodb/access.ts'
import { openClients } from './dynamodb/client.ts'
import type { ClientOptions } from './dynamodb/client.ts'
import { deskIn } from './dynamodb/desk.ts'
import { erasureIn } from './dynamodb/erasure.ts'
import { gamesIn } from './dynamodb/games.ts'
import { keysIn } from './dynamodb/keys.ts'
import { linksIn } from './dynamodb/links.ts'
import { noticesIn } from './dynamodb/notices.ts'
import { momentsIn } from './dynamodb/moments.ts'
import { playersIn } from './dynamodb/players.ts'
import { jitter } from './dynamodb/settle.ts'
import type { Pause } from './dynamodb/settle.ts'
import { visitsIn } from './dynamodb/visits.ts'
import { tablesIn } from './dynamodb/tables.ts'

export interface DynamoStoreOptions extends ClientOptions {
  tableName: string
  /** How long to wait between the attempts of one write; jittered when absent. */
  pause?: Pause | undefined
}

const accessBy = (options: DynamoStoreOptions): Access => ({
  ...openClients(options),
  tableName: options.tableName,
  pause: options.pause ?? jitter,
})

export const openDynamoDesk = (options: DynamoStoreOptions): DeskStore => deskIn(accessBy(options))

export function openDynamoStore(options: DynamoStoreOptions): Store {
  const access = accessBy(options)
  return {
    ...tablesIn(access),
    ...gamesIn(access),
    ...playersIn(access),
    ...noticesIn(access),
    ...linksIn(access),
    ...keysIn(access),
    ...momentsIn(access),
    ...visitsIn(access),
    ...deskIn(access),
    ...erasureIn(access),
  }
}
