import type { DeskStore } from './desk-port.ts'
import type { ErasureStore } from './erasure-port.ts'
import type { NoticeStore } from './notice-port.ts'
import type { Store } from './port.ts'
import type { Access } from './dynamodb/access.ts'
import { openClients } from './dynamodb/client.ts'
import type { ClientOptions } from './dynamodb/client.ts'
import { deskIn } from './dynamodb/desk.ts'
import { gamesIn } from './dynamodb/games.ts'
import { keysIn } from './dynamodb/keys.ts'
import { linksIn } from './dynamodb/links.ts'
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

type Calls = Record<string, (...of: never[]) => Promise<unknown>>

/** What few requests call for is loaded with the first such call. All its calls are named, or it does not compile. */
function later<T extends { [K in keyof T]: Calls[string] }>(names: Record<keyof T, true>, load: () => Promise<T>): T {
  let loaded: Promise<T> | undefined
  const calls = Object.keys(names).map(name => [
    name,
    async (...of: never[]) => (await (loaded ??= load()))[name as keyof T](...of),
  ])
  return Object.fromEntries(calls) as T
}

const NOTICES: Record<keyof NoticeStore, true> = {
  reach: true,
  saveWishes: true,
  saveDevice: true,
  dropDevice: true,
  saveTicket: true,
  takeTicket: true,
  saveSocket: true,
  socket: true,
  dropSocket: true,
  plan: true,
  outgoing: true,
  saveOutgoing: true,
  dueOutgoing: true,
  eventsBetween: true,
  markTold: true,
  wasTold: true,
  sweptTo: true,
  saveSweptTo: true,
}
const ERASURE: Record<keyof ErasureStore, true> = { forget: true, renameInGame: true }

export function openDynamoStore(options: DynamoStoreOptions): Store {
  const access = accessBy(options)
  return {
    ...tablesIn(access),
    ...gamesIn(access),
    ...playersIn(access),
    ...later<NoticeStore>(NOTICES, async () => (await import('./dynamodb/notices.ts')).noticesIn(access)),
    ...linksIn(access),
    ...keysIn(access),
    ...momentsIn(access),
    ...visitsIn(access),
    ...deskIn(access),
    ...later<ErasureStore>(ERASURE, async () => (await import('./dynamodb/erasure.ts')).erasureIn(access)),
  }
}
