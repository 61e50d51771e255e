import {
  watchersOf,
  type Device,
  type EventKey,
  type Outgoing,
  type Reach,
  type Socket,
  type Ticket,
  type Wishes,
} from '../notice-port.ts'
import { MESSAGES_DUE } from './due-buckets.ts'
import { expiring, GAME_PREFIX, key, number, playerPartition, text, type Key } from './items.ts'
import type { Item } from './settle.ts'

const REACH_PREFIX = 'REACH#'
const WISHES = 'REACH#WISHES'
const DEVICE_PREFIX = 'REACH#DEVICE#'
const SOCKET_PREFIX = 'REACH#SOCKET#'
export const OUT_PREFIX = 'OUT#'
/** Partitions of their own, so that rights can be given for them alone. */
export const SOCKET_PARTITION = 'SOCKET#'
export const TICKET_PARTITION = 'TICKET#'
export const TOLD_PARTITION = 'TOLD#'
export const SWEEP_PARTITION = 'SWEEP'
export { REACH_PREFIX }

export const wishesKey = (player: string): Key => key(playerPartition(player), WISHES)
export const deviceKey = (player: string, id: string): Key => key(playerPartition(player), DEVICE_PREFIX + id)
/** Where a connection is found: with whose it is, and with those who watch the same game. */
export const reachedKeys = ({ player, id, watches }: Pick<Socket, 'id' | 'player' | 'watches'>): Key[] =>
  [player, ...(watches === undefined ? [] : [watchersOf(watches)])].map(one =>
    key(playerPartition(one), SOCKET_PREFIX + id),
  )
export const socketKey = (id: string): Key => key(SOCKET_PARTITION + id, 'SOCKET')
export const ticketKey = (hash: string): Key => key(TICKET_PARTITION + hash, 'TICKET')
export const outgoingKey = (player: string, id: string): Key => key(playerPartition(player), OUT_PREFIX + id)
export const toldKey = ({ gameId, version }: EventKey): Key => key(TOLD_PARTITION + gameId, String(version))
export const SWEPT_KEY = key(SWEEP_PARTITION, 'TOLD')

/** What these items hold is read whole or not at all: one attribute, beside what conditions and indexes go by. */
const kept = (value: unknown): Item => ({ json: { S: JSON.stringify(value) } })
const read = <T>(item: Item): T => JSON.parse(text(item, 'json')) as T

export const wishesItem = (wishes: Wishes): Item => ({
  ...wishesKey(wishes.player),
  rev: number(wishes.rev),
  ...kept(wishes),
})
export const wishesOf = (item: Item): Wishes => read<Wishes>(item)
export const deviceItem = (player: string, device: Device): Item => ({
  ...deviceKey(player, device.id),
  endpoint: { S: device.endpoint },
  ...kept(device),
  ...expiring(device.expires),
})
export const reachedItems = (socket: Socket): Item[] =>
  reachedKeys(socket).map(at => ({ ...at, ...kept(socket), ...expiring(socket.expires) }))
export const socketItem = (socket: Socket): Item => ({
  ...socketKey(socket.id),
  ...kept(socket),
  ...expiring(socket.expires),
})
export const socketOf = (item: Item): Socket => read<Socket>(item)
export const ticketItem = (ticket: Ticket): Item => ({
  ...ticketKey(ticket.hash),
  ...kept(ticket),
  ...expiring(ticket.expires),
})
export const ticketOf = (item: Item): Ticket => read<Ticket>(item)
export const toldItem = (event: EventKey, expires: string): Item => ({ ...toldKey(event), ...expiring(expires) })

export function outgoingItem(outgoing: Outgoing): Item {
  return {
    ...outgoingKey(outgoing.player, outgoing.id),
    rev: number(outgoing.rev),
    ...(outgoing.dueAt === null
      ? {}
      : { dueBucket: { S: MESSAGES_DUE.of(outgoing.player) }, dueAt: { S: outgoing.dueAt } }),
    ...kept(outgoing),
    ...expiring(outgoing.expires),
  }
}
export const outgoingOf = (item: Item): Outgoing => read<Outgoing>(item)

export function eventAtOf(item: Item): EventKey & { at: string } {
  return {
    gameId: text(item, 'pk').slice(GAME_PREFIX.length),
    version: Number(text(item, 'sk').slice('EV#'.length)),
    at: text(item, 'dueAt'),
  }
}

/** What has expired is as good as gone, whether or not the database has cleaned it up. */
export function reachOf(items: readonly Item[], now: string): Reach {
  const reach: Reach = { devices: [], sockets: [] }
  for (const item of items) {
    const sort = text(item, 'sk')
    if (sort === WISHES) reach.wishes = wishesOf(item)
    else if (sort.startsWith(DEVICE_PREFIX)) reach.devices.push(read<Device>(item))
    else reach.sockets.push(read<Socket>(item))
  }
  const live = <T extends { expires?: string }>(found: T[]): T[] =>
    found.filter(({ expires }) => expires === undefined || expires > now)
  return { ...reach, devices: live(reach.devices), sockets: live(reach.sockets) }
}
