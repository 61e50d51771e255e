import { expect } from 'vitest'
import { later } from '../../functions/games/due-times.ts'
import { record } from '../../functions/games/record.ts'
import { commitmentTo } from '../../functions/games/deal.ts'
import type { Spectators, TableRecord } from '../../functions/store/port.ts'
import { parsePosition, type PositionInput } from '../../shared/api/position.ts'
import { fromPosition } from '../../shared/rules/position/position.ts'
import { START } from './tokens.ts'
import { openWorld, type World } from './world.ts'

export const GAME = 'gam_positioned'

/** A world with one game that begins in a position; ann, ben and so on sit at it. */
export async function positioned(
  name: string,
  position: PositionInput,
  { world, spectators }: { world?: World; spectators?: Spectators } = {},
): Promise<World> {
  const made = world ?? (await openWorld())
  const state = fromPosition(parsePosition(position), 'test', START)
  const players = ['ann', 'ben', 'cal', 'dee', 'eve'].slice(0, state.seats.length)
  const table: TableRecord = {
    id: 'tbl_positioned',
    version: 1,
    status: 'open',
    name,
    host: 'ann',
    format: state.settings.format,
    size: players.length,
    answerWithinHours: 72,
    seats: players.map(player => ({ player, name: player, deck: 'ventrue', bot: false })),
    gameId: null,
    createdAt: START,
    replies: [],
  }
  const secret = Buffer.alloc(32, 1).toString('base64url')
  const { game, event } = record(
    undefined,
    {
      events: [{ key: 'turn-started', seat: 0, turn: 1 }],
      game: {
        id: GAME,
        tableId: table.id,
        name,
        players: table.seats.map(({ player, name: called, bot }) => ({ player, name: called, bot })),
        secret,
        commitment: commitmentTo(secret),
        commands: [],
        state,
        dueAt: later(START, 72),
        ...(spectators && { spectators }),
      },
    },
    {
      at: START,
      command: { id: 'start', by: 'ann', seat: null, promptId: null, answer: null },
      reply: { commandId: 'start', player: 'ann', payloadHash: '', status: 200, body: '' },
    },
  )
  await made.store.createTable(table)
  expect(await made.store.startGame({ ...table, version: 2, status: 'started', gameId: GAME }, game, event)).toBe(
    'saved',
  )
  return made
}

/** Ann has a vampire that bleeds; Ben has one pool left. */
export const nearlyOver = (options: { world?: World; spectators?: Spectators } = {}): Promise<World> =>
  positioned(
    'The last bleed',
    {
      settings: { format: 'two-player' },
      seats: [
        { pool: 10, ready: [{ generic: {}, as: 'V1' }], hand: ['deflection'] },
        { pool: 1, hand: ['govern-the-unaligned'] },
      ],
      turn: { seat: 0, phase: 'minion', number: 5 },
    },
    options,
  )
