import { deflateSync, gunzipSync, inflateSync } from 'node:zlib'
import { STORED_WORDS_1 } from '../../shared/cards/stored-words.ts'
import type { GameState } from '../../shared/rules/index.ts'
import { migrate } from '../../shared/rules/migrations/index.ts'
import { lettersOf, packLetters } from './command-letters.ts'
import { pack, unpack } from './pack.ts'
import { GameTooLarge, SNAPSHOT_LIMIT } from './port.ts'
import type { EventRecord, GameRecord, SavedReply } from './port.ts'

/**
 * Stored beside every blob, so that another codec can be introduced while old blobs remain: gzip as earlier builds
 * wrote it, and zlib with a preset dictionary, whose checksum stands in the blob. A state takes two thirds of the room
 * that it took.
 */
export type Codec = 'gzip' | 'words-1'
export const CODEC: Codec = 'words-1'
const dictionary = Buffer.from(STORED_WORDS_1)
/** More memory makes it quicker, and no blob larger. */
const SETTINGS = { level: 6, memLevel: 9, dictionary }

export interface Snapshot {
  whole: Uint8Array
  commands: Uint8Array
}

export const encode = (json: string): Uint8Array => deflateSync(json, SETTINGS)

const decoders: Record<Codec, (blob: Uint8Array) => Buffer> = {
  gzip: blob => gunzipSync(blob),
  'words-1': blob => inflateSync(blob, { dictionary }),
}
const isCodec = (codec: string): codec is Codec => Object.hasOwn(decoders, codec)

export function decode(codec: string, blob: Uint8Array): string {
  if (!isCodec(codec)) throw new Error(`Nothing here reads the codec ${codec}`)
  return decoders[codec](blob).toString('utf8')
}

export const stateOf = (json: string): GameState => migrate(unpack(JSON.parse(json)))
/** As it was stored, of whatever schema: for who only carries it to another place. */
export const stateAsStored = (json: string): GameState => unpack(JSON.parse(json)) as GameState
/** As earlier builds kept them: whole replies without their bodies. */
export const decodeReplies = (codec: string, blob: Uint8Array): string[] =>
  (JSON.parse(decode(codec, blob)) as SavedReply[]).map(({ commandId }) => lettersOf(commandId))
export const decodeEvent = (codec: string, blob: Uint8Array): EventRecord =>
  JSON.parse(decode(codec, blob)) as EventRecord

/** What a snapshot has beside its state, its commands, and what the database itself looks at. */
export type Rest = Omit<GameRecord, 'id' | 'state' | 'commands' | 'dueAt'>
export interface Whole {
  state: string
  rest: string
  /** The event that led to it, where it may stand nowhere else yet. */
  last?: string
}

/** A line each: compressed together, since they say much of the same. */
export const encodeWhole = ({ state, rest, last }: Whole): Uint8Array =>
  encode([state, rest, ...(last === undefined ? [] : [last])].join('\n'))

export function decodeWhole(codec: string, blob: Uint8Array): Whole {
  const [state = '', rest = '', last] = decode(codec, blob).split('\n')
  return { state, rest, ...(last !== undefined && { last }) }
}

/** Throws `GameTooLarge`. The commands share the item with the rest, so they count. */
export function encodeGame(
  { id: _, state, commands: letters, dueAt: __, ...rest }: GameRecord,
  last?: EventRecord,
): Snapshot {
  const whole = encodeWhole({
    state: JSON.stringify(pack(state)),
    rest: JSON.stringify(rest satisfies Rest),
    ...(last && { last: JSON.stringify(last) }),
  })
  const commands = packLetters(letters)
  refuseAbove(whole.byteLength + commands.byteLength)
  return { whole, commands }
}

/** Throws `GameTooLarge`: an event too big to store would block its game just as well. */
export function encodeEvent(event: EventRecord): Uint8Array {
  const blob = encode(JSON.stringify(event))
  refuseAbove(blob.byteLength)
  return blob
}

/** Throws `GameTooLarge` where `encodeGame` or `encodeEvent` would, without compressing what is small enough anyway. */
export function refuseTooLarge(game: GameRecord, event: EventRecord): void {
  const letters = JSON.stringify(event).length
  if (JSON.stringify(game).length + letters > PLAINLY_SMALL) encodeGame(game, event)
  if (letters > PLAINLY_SMALL) encodeEvent(event)
}
/** A UTF-16 unit makes at most three bytes, and zlib adds less than the rest to what it cannot compress. */
const PLAINLY_SMALL = SNAPSHOT_LIMIT / 4

function refuseAbove(bytes: number): void {
  if (bytes > SNAPSHOT_LIMIT) throw new GameTooLarge(bytes)
}

/** A snapshot and an event of different versions would break the promise that one event leads to each version. */
export function requireMatch(game: GameRecord, event: EventRecord): void {
  if (event.gameId !== game.id || event.version !== game.state.version) {
    throw new TypeError(
      `Event ${event.gameId} v${event.version} does not belong to game ${game.id} v${game.state.version}`,
    )
  }
}

/** Whether a stored record is the one at hand: the test for having met our own write. */
export const sameRecord = (stored: unknown, ours: unknown): boolean =>
  JSON.stringify(stored) === JSON.stringify(JSON.parse(JSON.stringify(ours)))
