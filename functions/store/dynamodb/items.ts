import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { GameState } from '../../../shared/rules/index.ts'
import type { EventRecord, GameRecord, TableRecord } from '../port.ts'
import {
  CODEC,
  decode,
  decodeEvent,
  decodeReplies,
  decodeWhole,
  encode,
  encodeEvent,
  encodeGame,
  stateAsStored,
  stateOf,
  type Rest,
} from '../codec.ts'
import type { LinkFrom, TableLink } from '../link-port.ts'
import { unpackLetters } from '../command-letters.ts'
import { eventsOn, GAMES_DUE } from './due-buckets.ts'
import { isListed, listedAt } from '../listing.ts'
import { TABLE } from '../schema.ts'
import type { Item } from './settle.ts'

export type Key = { pk: AttributeValue.SMember; sk: AttributeValue.SMember }

export const key = (pk: string, sk: string): Key => ({ pk: { S: pk }, sk: { S: sk } })

const VERSION_DIGITS = 10
export const LAST_VERSION = 10 ** VERSION_DIGITS - 1
/** Padded, so that the order of the keys is the order of the versions. */
export const padded = (version: number): string => String(version).padStart(VERSION_DIGITS, '0')
export const eventSort = (version: number): string => `EV#${padded(version)}`

export const GAME_PREFIX = 'GAME#'
export const TABLE_PREFIX = 'TABLE#'

export const tableKey = (id: string): Key => key(TABLE_PREFIX + id, 'TABLE')
export const gameKey = (id: string): Key => key(GAME_PREFIX + id, 'SNAP')
export const eventKey = (gameId: string, version: number): Key => key(GAME_PREFIX + gameId, eventSort(version))
export const PLAYER_PREFIX = 'PLAYER#'
export const playerPartition = (player: string): string => PLAYER_PREFIX + player

/** Seconds since 1970, as the database's own clean-up wants it. */
export const expiring = (expires: string | undefined): Item =>
  expires === undefined ? {} : { [TABLE.ttlAttribute]: number(Math.ceil(Date.parse(expires) / 1000)) }

export const number = (value: number): AttributeValue.NMember => ({ N: String(value) })

export function tableItem(table: TableRecord): Item {
  return {
    ...tableKey(table.id),
    version: number(table.version),
    ...expiring(table.desk?.until),
    ...(isListed(table) && { listed: { S: table.status }, listedAt: { S: listedAt(table) } }),
    codec: { S: CODEC },
    blob: { B: encode(JSON.stringify(table)) },
  }
}

export const tableOf = (item: Item): TableRecord =>
  JSON.parse(decode(text(item, 'codec'), bytes(item, 'blob'))) as TableRecord

/** `last`: the event that led to it, where no item of its own is written with it. Throws `GameTooLarge`. */
export function gameItem(game: GameRecord, last?: EventRecord): Item {
  const { whole, commands } = encodeGame(game, last)
  return {
    ...gameKey(game.id),
    version: number(game.state.version),
    ...expiring(game.expires),
    ...(game.dueAt === null ? {} : { dueBucket: { S: GAMES_DUE.of(game.id) }, dueAt: { S: game.dueAt } }),
    codec: { S: CODEC },
    whole: { B: whole },
    commands: { B: commands },
  }
}

export function gameOf(item: Item): GameRecord {
  if (!item['whole']) return firstGameOf(item)
  const { state, rest } = decodeWhole(text(item, 'codec'), bytes(item, 'whole'))
  return gameFrom(item, rest, stateOf(state))
}

const gameFrom = (item: Item, rest: string, state: GameState): GameRecord => ({
  id: gameIdOf(item),
  ...(JSON.parse(rest) as Rest),
  state,
  dueAt: item['dueAt']?.S ?? null,
  commands: unpackLetters(bytes(item, 'commands')),
})

const gameIdOf = (item: Item): string => text(item, 'pk').slice(GAME_PREFIX.length)
export const versionOf = (item: Item): number => Number(item['version']?.N)

/** What a snapshot carries: the event that led to it, and the game to put beside that, as it was stored. */
export function carriedBy(item: Item): { game: GameRecord; event: EventRecord } | undefined {
  if (!item['whole']) return undefined
  const { state, rest, last } = decodeWhole(text(item, 'codec'), bytes(item, 'whole'))
  if (last === undefined) return undefined
  return { game: gameFrom(item, rest, stateAsStored(state)), event: JSON.parse(last) as EventRecord }
}
export const lastOf = (item: Item): EventRecord | undefined => carriedBy(item)?.event

/** As earlier builds wrote it, an attribute for each part. */
function firstGameOf(item: Item): GameRecord {
  const codec = text(item, 'codec')
  return {
    id: gameIdOf(item),
    tableId: text(item, 'tableId'),
    name: text(item, 'name'),
    players: JSON.parse(text(item, 'players')) as GameRecord['players'],
    ...(item['clock'] && {
      clock: JSON.parse(decode(codec, bytes(item, 'clock'))) as NonNullable<GameRecord['clock']>,
    }),
    ...(item['host']?.S !== undefined && { host: item['host'].S }),
    ...(item['offers'] && { offers: JSON.parse(text(item, 'offers')) as NonNullable<GameRecord['offers']> }),
    state: stateOf(decode(codec, bytes(item, 'state'))),
    secret: text(item, 'secret'),
    commitment: text(item, 'commitment'),
    ...(item['sandbox'] && { sandbox: true as const }),
    ...(item['until']?.S !== undefined && { expires: item['until'].S }),
    ...(item['outagesUpTo']?.S !== undefined && { outagesUpTo: item['outagesUpTo'].S }),
    ...(item['spectators'] && {
      spectators: JSON.parse(text(item, 'spectators')) as NonNullable<GameRecord['spectators']>,
    }),
    ...(item['desk'] && { desk: JSON.parse(text(item, 'desk')) as NonNullable<GameRecord['desk']> }),
    ...(item['ruledResult'] && {
      ruledResult: JSON.parse(text(item, 'ruledResult')) as NonNullable<GameRecord['ruledResult']>,
    }),
    dueAt: item['dueAt']?.S ?? null,
    commands: item['commands'] ? unpackLetters(bytes(item, 'commands')) : decodeReplies(codec, bytes(item, 'replies')),
  }
}

/** `expires`: when its game does. Throws `GameTooLarge`. */
export function eventItem(event: EventRecord, expires?: string): Item {
  return {
    ...eventKey(event.gameId, event.version),
    version: number(event.version),
    commandId: { S: event.command.id },
    dueBucket: { S: eventsOn(dayOf(event.at)).of(event.gameId) },
    dueAt: { S: event.at },
    codec: { S: CODEC },
    blob: { B: encodeEvent(event) },
    ...expiring(expires),
  }
}

export const dayOf = (instant: string): string => instant.slice(0, 10)

export const eventOf = (item: Item): EventRecord => decodeEvent(text(item, 'codec'), bytes(item, 'blob'))

export const membershipItem = (player: string, gameId: string): Item =>
  key(playerPartition(player), GAME_PREFIX + gameId)

export const linkPartition = (from: LinkFrom): string =>
  'player' in from ? playerPartition(from.player) : `CODE#${from.code}`
export const linkKey = (from: LinkFrom, tableId: string): Key => key(linkPartition(from), TABLE_PREFIX + tableId)
export const linkOf = (item: Item): TableLink => ({
  tableId: text(item, 'sk').slice(TABLE_PREFIX.length),
  version: Number(item['version']?.N),
})

export function text(item: Item, name: string): string {
  const value = item[name]?.S
  if (value === undefined) throw new TypeError(`A stored item has no text ${name}`)
  return value
}

export function bytes(item: Item, name: string): Uint8Array {
  const value = item[name]?.B
  if (value === undefined) throw new TypeError(`A stored item has no bytes ${name}`)
  return value
}
