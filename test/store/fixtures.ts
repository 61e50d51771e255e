import { randomBytes } from 'node:crypto'
import { type GameState, SCHEMA } from '../../shared/rules/index.ts'
import type { EventRecord, GameRecord, SavedReply, TableRecord } from '../../functions/store/port.ts'

/** Two Methuselahs, one turn frame; as much of a game as a store can tell apart. */
export function state(version: number): GameState {
  const seat = (offset: number): GameState['seats'][number] => ({
    pool: 30 - offset,
    victoryPoints: 0,
    library: [offset + 3, offset + 1],
    crypt: [offset],
    hand: [offset + 2],
    ash: [],
    inPlay: [],
    uncontrolled: [],
    contested: [],
    removed: [],
    handEpoch: version,
  })
  return {
    schema: SCHEMA,
    rules: 'test',
    settings: { format: 'two-player', answerWithinHours: 24 },
    version,
    views: [version, version, version],
    fx: version,
    seats: [seat(0), seat(4)],
    edge: null,
    cards: Array.from({ length: 8 }, (_, i) => ({ key: `card-${i}`, owner: i < 4 ? 0 : 1, counters: { ünïcode: i } })),
    frames: [],
    modifiers: [],
    watches: [],
    uses: [],
    facts: [],
    sealed: [],
    nextId: 8,
    present: null,
    waitingSince: at(version),
  }
}

/** What no codec makes smaller, about `bytes` long once compressed. */
export const incompressible = (bytes: number): string => randomBytes(bytes).toString('base64')

export const at = (minute: number): string => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()

export const reply = (commandId: string, player = 'ann'): SavedReply => ({
  commandId,
  player,
  payloadHash: `hash-of-${commandId}`,
  status: 200,
  body: `{"did":"${commandId}"}`,
})

export function table(id: string, changes: Partial<TableRecord> = {}): TableRecord {
  return {
    id,
    version: 1,
    status: 'open',
    name: `Table ${id}`,
    host: 'ann',
    format: 'two-player',
    size: 2,
    answerWithinHours: 24,
    seats: [{ player: 'ann', name: 'Ann', deck: 'one', bot: false }],
    gameId: null,
    createdAt: at(0),
    replies: [],
    ...changes,
  }
}

export function game(id: string, version: number, changes: Partial<GameRecord> = {}): GameRecord {
  return {
    id,
    tableId: `table-of-${id}`,
    name: `Game ${id}`,
    players: [
      { player: 'ann', name: 'Ann', bot: false },
      { player: 'bot:1', name: 'Bot', bot: true },
    ],
    state: state(version),
    secret: 'c2VjcmV0',
    commitment: 'Y29tbWl0bWVudA',
    dueAt: null,
    commands: [],
    ...changes,
  }
}

export function event(gameId: string, version: number, commandId = `command-${version}`): EventRecord {
  return {
    gameId,
    version,
    at: at(version),
    command: {
      id: commandId,
      by: 'ann',
      seat: 0,
      promptId: `p${version}`,
      answer: { optionId: 'pass', args: { 10: 'ten', 9: 'nine' } },
    },
    events: [{ key: 'locked', card: { id: 3, key: null } }],
    views: [version, version, version],
    concerns: ['ann'],
    fx: version,
    stateHash: `h${version}`,
    reply: reply(commandId),
  }
}

/** The three arguments of `startGame` for a table saved as version 1. */
export function beginning(id: string, changes: Partial<GameRecord> = {}): [TableRecord, GameRecord, EventRecord] {
  const tableId = `table-of-${id}`
  return [table(tableId, { version: 2, status: 'started', gameId: id }), game(id, 1, changes), event(id, 1)]
}
