import type { EventRecord, GameRecord, Store, TableRecord } from './port.ts'
import { migrate } from '../../shared/rules/migrations/index.ts'
import { refuseTooLarge, requireMatch, sameRecord } from './codec.ts'
import { deskInMemory } from './memory-desk.ts'
import { renamed } from './erasure-port.ts'
import { keysInMemory } from './memory-keys.ts'
import { markOf, toldOf, type Frame, type Mark } from './moment-port.ts'
import type { Membership } from './visit-port.ts'
import { memoryNotices } from './memory-notices.ts'
import type { TableLink } from './link-port.ts'
import { isListed, listedAt, newestFirst, pageSize, readCursor, writeCursor } from './listing.ts'

/** Records are kept as text, so that nobody shares, freezes or changes what is stored. */
interface StoredGame {
  version: number
  dueAt: string | null
  json: string
}
interface StoredEvent {
  version: number
  commandId: string
  at: string
  json: string
}

const parseEvent = (event: StoredEvent): EventRecord => JSON.parse(event.json) as EventRecord

/**
 * Keeps everything in this process and loses it with it. Behaves as `dynamodb.ts` does; no call yields half way, so
 * each is atomic.
 */
export function openMemoryStore(): Store {
  const desk = deskInMemory()
  const tables = new Map<string, string>()
  const games = new Map<string, StoredGame>()
  /** By game; oldest first. */
  const history = new Map<string, StoredEvent[]>()
  const members = new Map<string, Map<string, Membership>>()
  const away = new Map<string, Set<string>>()
  const links = new Map<string, Map<string, number>>()
  const shown = new Map<string, Set<number>>()
  /** By game; oldest first. */
  const moments = new Map<string, { mark: string; frame: string }[]>()

  const readTable = (id: string): TableRecord | undefined => {
    const json = tables.get(id)
    return json === undefined ? undefined : (JSON.parse(json) as TableRecord)
  }

  const readEvent = (gameId: string, version: number): EventRecord | undefined => {
    const found = history.get(gameId)?.find(event => event.version === version)
    return found && parseEvent(found)
  }

  /** What became of the event's version, if that is settled already. */
  function settled(event: EventRecord): 'saved' | 'conflict' | undefined {
    const stored = readEvent(event.gameId, event.version)
    return stored && (sameRecord(stored, event) ? 'saved' : 'conflict')
  }

  function write(game: GameRecord, event: EventRecord): void {
    games.set(game.id, { version: game.state.version, dueAt: game.dueAt, json: JSON.stringify(game) })
    const events = history.get(game.id) ?? []
    events.push({ version: event.version, commandId: event.command.id, at: event.at, json: JSON.stringify(event) })
    history.set(game.id, events)
    const mark = markOf(event)
    if (!mark) return
    const frame: Frame = { version: event.version, told: toldOf(game) }
    moments.set(game.id, [
      ...(moments.get(game.id) ?? []),
      { mark: JSON.stringify(mark), frame: JSON.stringify(frame) },
    ])
  }

  const { forgetKeys, ...keys } = keysInMemory()
  const { forgetItems, ...items } = desk
  const { forgetReach, ...notices } = memoryNotices(() =>
    [...history].flatMap(([gameId, events]) => events.map(({ version, at }) => ({ gameId, version, at }))),
  )

  return {
    ...keys,
    ...items,
    ...notices,

    async forget(player) {
      for (const one of [members, away]) one.delete(player)
      links.delete(JSON.stringify({ player }))
      forgetKeys(player)
      forgetItems(player)
      forgetReach(player)
    },

    async renameInGame(gameId, player, name) {
      const stored = games.get(gameId)
      if (!stored) return 'renamed'
      const game = JSON.parse(stored.json) as GameRecord
      const json = JSON.stringify({ ...game, players: renamed(game.players, player, name) })
      games.set(gameId, { ...stored, json })
      return 'renamed'
    },

    async createTable(table) {
      if (tables.has(table.id)) return 'exists'
      tables.set(table.id, JSON.stringify(table))
      return 'created'
    },

    loadTable: async id => readTable(id),

    async saveTable(table) {
      const stored = readTable(table.id)
      if (stored && sameRecord(stored, table)) return 'saved'
      if (stored?.version !== table.version - 1) return 'conflict'
      tables.set(table.id, JSON.stringify(table))
      return 'saved'
    },

    async listTables({ status, limit, cursor }) {
      const before = readCursor(cursor)
      const size = pageSize(limit)
      const found = [...tables.keys()]
        .flatMap(id => readTable(id) ?? [])
        .filter(
          table => isListed(table) && table.status === status && (before === undefined || listedAt(table) < before),
        )
        .sort(newestFirst)
      const page = found.slice(0, size)
      const last = page.at(-1)
      return last && found.length > size ? { tables: page, cursor: writeCursor(listedAt(last)) } : { tables: page }
    },

    async startGame(table, game, event) {
      requireMatch(game, event)
      refuseTooLarge(game, event)
      const known = settled(event)
      if (known) return known
      if (readTable(table.id)?.version !== table.version - 1 || games.has(game.id)) return 'conflict'
      tables.set(table.id, JSON.stringify(table))
      write(game, event)
      for (const { player } of game.players)
        members.set(player, (members.get(player) ?? new Map<string, Membership>()).set(game.id, { gameId: game.id }))
      return 'saved'
    },

    async dealHidden(table, game, event, endedBy) {
      requireMatch(game, event)
      refuseTooLarge(game, event)
      const ended = await desk.deskItem(endedBy)
      const there = readTable(table.id)
      if (there) return there.desk?.batch === table.desk?.batch ? 'saved' : 'conflict'
      if (ended || games.has(game.id)) return 'conflict'
      tables.set(table.id, JSON.stringify(table))
      write(game, event)
      return 'saved'
    },

    async undeal(gameId) {
      const stored = games.get(gameId)
      if (!stored || stored.dueAt === null) return
      const game = JSON.parse(stored.json) as GameRecord
      games.set(gameId, { ...stored, dueAt: null, json: JSON.stringify({ ...game, dueAt: null }) })
    },

    async openGame(game, event) {
      requireMatch(game, event)
      refuseTooLarge(game, event)
      const known = settled(event)
      if (known || games.has(game.id)) return known === 'saved' ? 'opened' : 'exists'
      write(game, event)
      for (const { player } of game.players) away.set(player, (away.get(player) ?? new Set()).add(game.id))
      return 'opened'
    },

    async loadGame(id) {
      const stored = games.get(id)
      if (!stored) return undefined
      const record = JSON.parse(stored.json) as GameRecord
      return { ...record, state: migrate(record.state) }
    },

    async saveGame(game, event) {
      requireMatch(game, event)
      refuseTooLarge(game, event)
      const known = settled(event)
      if (known) return known
      if (games.get(game.id)?.version !== game.state.version - 1) return 'conflict'
      write(game, event)
      return 'saved'
    },

    async events(gameId, { after, limit }) {
      const later = (history.get(gameId) ?? []).filter(event => event.version > after)
      return later.slice(0, Math.max(limit, 0)).map(parseEvent)
    },

    event: async (gameId, version) => readEvent(gameId, version),

    // Written with the game, or not at all.
    keepLast: async () => undefined,

    async eventOfCommand(gameId, commandId) {
      const found = history.get(gameId)?.find(event => event.commandId === commandId)
      return found && parseEvent(found)
    },

    marks: async gameId => (moments.get(gameId) ?? []).map(({ mark }) => JSON.parse(mark) as Mark),

    frameFrom: async (gameId, version) =>
      (moments.get(gameId) ?? [])
        .map(({ frame }) => JSON.parse(frame) as Frame)
        .find(frame => frame.version >= version),

    agree: async (gameId, seat) => void shown.set(gameId, (shown.get(gameId) ?? new Set()).add(seat)),

    agreed: async gameId => [...(shown.get(gameId) ?? [])].sort(),

    async joinGame(player, gameId) {
      const own = members.get(player) ?? new Map<string, Membership>()
      members.set(player, own)
      if (!own.has(gameId)) own.set(gameId, { gameId })
    },

    gamesOf: async player => [...(members.get(player)?.keys() ?? [])].sort(),

    memberships: async player =>
      [...(members.get(player)?.values() ?? [])]
        .map(one => ({ ...one }))
        .sort((a, b) => (a.gameId < b.gameId ? -1 : 1)),

    async membership(player, gameId) {
      const found = members.get(player)?.get(gameId)
      return found && { ...found }
    },

    async see(player, gameId, version) {
      const found = members.get(player)?.get(gameId)
      if (found && version > (found.seen ?? -1)) found.seen = version
    },

    async putAway(player, gameId) {
      members.get(player)?.delete(gameId)
      away.set(player, (away.get(player) ?? new Set()).add(gameId))
    },

    putAwayBy: async player => [...(away.get(player) ?? [])].sort(),

    async due(now, limit) {
      return [...games]
        .flatMap(([id, { dueAt }]) => (dueAt !== null && dueAt <= now ? [{ id, dueAt }] : []))
        .sort((a, b) => (a.dueAt < b.dueAt ? -1 : 1))
        .slice(0, Math.max(limit, 0))
        .map(({ id }) => id)
    },

    async linkTable(from, { tableId, version }) {
      const own = links.get(JSON.stringify(from)) ?? new Map<string, number>()
      links.set(JSON.stringify(from), own.set(tableId, version))
    },

    async unlinkTable(from, { tableId, version }) {
      const own = links.get(JSON.stringify(from))
      if (own?.get(tableId) === version) own.delete(tableId)
    },

    linkedTables: async from =>
      [...(links.get(JSON.stringify(from)) ?? [])]
        .map(([tableId, version]): TableLink => ({ tableId, version }))
        .sort((a, b) => (a.tableId < b.tableId ? -1 : 1)),
  }
}
