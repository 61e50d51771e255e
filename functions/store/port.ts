import type { BotLevel } from '../../shared/bots/levels.ts'
import type { CARD_POOLS } from '../../shared/cards/catalogue.ts'
import type { Deck } from '../../shared/cards/five-decks.ts'
import type { Beginning, Case, GameEvent, GameState, Settings } from '../../shared/rules/index.ts'
import type { Clock, Hours } from '../../shared/clocks/clock.ts'
import type { Policy } from '../../shared/clocks/policy.ts'
import type { LanguageCode } from '../../shared/text/spoken-language.ts'
import type { DeskKey, DeskStore } from './desk-port.ts'
import type { ErasureStore } from './erasure-port.ts'
import type { KeyStore } from './key-port.ts'
import type { TableLinks } from './link-port.ts'
import type { MomentStore, Undo } from './moment-port.ts'
import type { NoticeStore } from './notice-port.ts'
import type { VisitStore } from './visit-port.ts'

/**
 * What keeps tables and games. Adapters: `memory.ts`, `dynamodb.ts`; one contract suite holds them to the same
 * behaviour.
 */
export interface Store extends MomentStore, VisitStore, NoticeStore, TableLinks, KeyStore, DeskStore, ErasureStore {
  createTable(table: TableRecord): Promise<'created' | 'exists'>
  loadTable(id: string): Promise<TableRecord | undefined>
  /** Stores `table` if the stored one still has version `table.version - 1`. */
  saveTable(table: TableRecord): Promise<'saved' | 'conflict'>
  /** Newest first. A page may be empty and still have a cursor. */
  listTables(query: {
    status: TableStatus
    limit: number
    cursor?: string
  }): Promise<{ tables: TableRecord[]; cursor?: string }>

  /** Starts a table: its new version, the game, the first event and the seats' memberships, all or nothing. */
  startGame(table: TableRecord, game: GameRecord, event: EventRecord): Promise<'saved' | 'conflict'>
  /**
   * Deals a game as `startGame` does, but with a table that is new and found by nobody; and only as long as the item that
   * puts an end to it is not there. `saved`, too, where the same batch has dealt that table before.
   */
  dealHidden(table: TableRecord, game: GameRecord, event: EventRecord, endedBy: DeskKey): Promise<'saved' | 'conflict'>
  /** Of a game that was dealt hidden and will not be played: nothing of it comes due any more. */
  undeal(gameId: string): Promise<void>
  /** A game without a table, put away from the beginning for all who play it. */
  openGame(game: GameRecord, event: EventRecord): Promise<'opened' | 'exists'>
  /** Strongly consistent. */
  loadGame(id: string): Promise<GameRecord | undefined>
  /**
   * Stores the next version with its event, both or neither, if the stored game still has version `game.state.version
   * - 1`.
   * `conflict` means that nothing was written by this call. A write whose answer was lost is recognised by its command
   * id and is `saved`.
   * Throws `GameTooLarge` before touching anything.
   */
  saveGame(game: GameRecord, event: EventRecord): Promise<'saved' | 'conflict'>
  /** Events with a version above `after`, oldest first. */
  events(gameId: string, query: { after: number; limit: number }): Promise<EventRecord[]>
  event(gameId: string, version: number): Promise<EventRecord | undefined>
  /**
   * The event a command led to, however old: for a command that is not among the recent ones and whose prompt is gone.
   */
  eventOfCommand(gameId: string, commandId: string): Promise<EventRecord | undefined>
  /**
   * Puts the last event of a game where it is read from and told of, if whoever wrote it has not come to that. Twice is
   * once.
   */
  keepLast(gameId: string): Promise<void>
  /** Those that have not been put away. */
  gamesOf(player: string): Promise<string[]>
  /** Lets a player find a game they are about to take a seat in. Twice is once. */
  joinGame(player: string, gameId: string, expires?: string): Promise<void>
  /** Games whose `dueAt` is not after `now`, soonest first. */
  due(now: string, limit: number): Promise<string[]>
}

export type TableStatus = 'open' | 'started' | 'cancelled'

export interface TableRecord {
  id: string
  version: number
  status: TableStatus
  name: string
  host: string
  /** What the host is called; tables of earlier builds do not say. */
  hostName?: string
  format: 'standard' | 'two-player' | 'three-player'
  /** The pool of its decks. Left out: all cards. */
  cards?: (typeof CARD_POOLS)[number]
  size: number
  /** Who may find it and sit down: anybody; who has its code; who is invited. Left out: anybody. */
  access?: 'open' | 'private' | 'invited'
  /** What one finds a private table by. */
  code?: string
  /** Ids of the players who are asked to it. */
  invited?: string[]
  /** Whether seats are drawn as the game begins; left out, they are as they were chosen. */
  seating?: 'chosen' | 'random'
  /** Left out: when its host says so. */
  startsWhen?: 'host' | 'full'
  /** Left out: every question may stay open for `answerWithinHours`. */
  clock?: Policy
  /** The table whose people play again, and where they sat. */
  rematchOf?: { table: string; places: { player: string; place: number }[] }
  answerWithinHours: number
  /** Left out: 1, and no limit. */
  withdrawalPoints?: 0.5 | 1
  timeLimit?: { hours: number; points: 0 | 0.5 | 1 }
  /** Left out: none of these. */
  tournament?: NonNullable<Settings['tournament']>
  /** Minutes; left out, none. */
  hold?: number
  /** What may be said there. Left out: anything. */
  talk?: 'off' | 'phrases' | 'free'
  spectators?: Spectators
  /** What is spoken at it; left out, nobody has said. */
  language?: LanguageCode
  seats: TableSeat[]
  gameId: string | null
  createdAt: string
  /** Replies to the commands that changed the table, so that a retry gets the same bytes. */
  replies: SavedReply[]
  desk?: DeskPlace
}

/** Of a table, and its game, that a league has set up: where it belongs. */
export interface DeskPlace {
  /** The league whose program set it up (`games/player-ids.ts`); null where a person holds the event. */
  league: string | null
  event: string | null
  /** Null outside of events. 99 is the final. */
  round: number | null
  table: number | null
  /** The league's own name for it. */
  externalRef?: string
  /** It is there for nobody until this batch has opened. */
  batch?: string
  /** Made by a test key: nothing of it counts. */
  test?: true
  /** Of what a test key made: when it is gone. */
  until?: string
}
export interface TableSeat {
  player: string
  name: string
  bot: boolean
  /** How well the bot plays; left out, steady. */
  level?: BotLevel
  /** Left out as long as none is sealed. `list`: of a deck called `own`. */
  deck?: string
  list?: Pick<Deck, 'crypt' | 'library'>
  /** What the deck is sealed with: SHA-256 of the salt and the list. Decks of earlier builds have none. */
  seal?: { fingerprint: string; salt: string }
  hours?: Hours
  /** What it begins this game with; left out, what its player prefers. */
  profile?: Beginning
  /** The deck of their own shelf that they sat down with, and which version of it. */
  kept?: { id: string; version: number }
  /** The seat that was chosen. */
  place?: number
}

/**
 * How late spectators see what happens, and whether cards are shown once the game is over: nobody's, theirs who agree,
 * or everybody's.
 */
export interface Spectators {
  /** Whoever has the link, whoever is signed in, or nobody. Left out: whoever is signed in. */
  who?: 'link' | 'signed-in' | 'nobody'
  delay: { minutes: number } | { publications: number } | null
  hands: 'never' | 'agreed' | 'end'
}

export interface GameRecord {
  id: string
  tableId: string
  name: string
  players: GamePlayer[]
  /** Who hosted the table; games of earlier builds do not say. */
  host?: string
  clock?: Clock
  /** Who would take an open seat. */
  offers?: { seat: number; player: string; name: string }[]
  state: GameState
  /** What a judge has ruled in the place of the points that the game gave; `id`: what the desk keeps the ruling as. */
  ruledResult?: { id?: string; victoryPoints: number[]; comment: string; judge: string; at: string }
  /** All seats are one player's, and nothing in it is due. It has no table: `tableId` is empty. */
  sandbox?: true
  /** Of a sandbox or a trial: when it is gone, its items with it; those of earlier builds stay. */
  expires?: string
  /** 32 random bytes, base64url, from which all entropy of the game is derived. Never in the state, a view or a log. */
  secret: string
  /** Published with the seating: what the secret is committed to. */
  commitment: string
  /** When the open prompt falls to its default; null when nobody is waited for. */
  dueAt: string | null
  /** Its limits have moved by all outages of the service until then. */
  outagesUpTo?: string
  desk?: DeskPlace
  /** Left out: as they go on, and shown by those who agree once the game is over. */
  spectators?: Spectators
  /**
   * The last 64 commands, oldest first, each by its letters (`command-letters.ts`). As each version has one command, the
   * reply lies in the event of its version.
   */
  commands: string[]
}

export interface GamePlayer {
  player: string
  name: string
  /** Played by this service itself. */
  bot: boolean
  /** How well; left out, steady. */
  level?: BotLevel
  /** For somebody who has gone, and may come back. */
  standIn?: true
  /** Who sat here before, and up to which version. */
  former?: { player: string; name: string; until: number; answers?: number; misses?: number }[]
}

export interface SavedReply {
  commandId: string
  player: string
  payloadHash: string
  status: number
  body: string
}

/** History, audit, idempotency trail and outbox at once. Never changed once written. */
export interface EventRecord {
  gameId: string
  version: number
  at: string
  command: { id: string; by: string; seat: number | null; promptId: string | null; answer: unknown }
  events: GameEvent[]
  /** Each viewer's version after it: one a seat, the spectators' last. */
  views: number[]
  /** Players whose view it moved. */
  concerns: string[]
  /** It moved what is shown to spectators. */
  shown?: true
  fx: number
  /**
   * The public facts of the window that the command answered, as they were for its seat: for the preview of its orders
   * alone.
   */
  asked?: Case
  stateHash: string
  reply: SavedReply
  /** Back to the version before. Left out by earlier builds, and where there is none before. */
  undo?: Undo
  /** Whom to remind that so much of their time is over. */
  reminders?: { player: string; seat: number; share: number }[]
}

export const SNAPSHOT_LIMIT = 350 * 1024
export class GameTooLarge extends Error {
  readonly bytes: number
  constructor(bytes: number) {
    super(`The snapshot has ${bytes} bytes; ${SNAPSHOT_LIMIT} are allowed`)
    this.bytes = bytes
  }
}
