import { record } from '../../functions/games/record.ts'
import type { Service } from '../../functions/games/service.ts'
import { leagueId } from '../../functions/games/player-ids.ts'
import type { DeskPlace, EventRecord, GameRecord, Spectators, Store, TableRecord } from '../../functions/store/port.ts'
import { eventPartition, leaguePartition, readAll } from '../../functions/desk/desk-items.ts'
import type { SignedItem } from '../../functions/desk/results/kept.ts'
import type { FeedEntry } from '../../shared/api/feed.ts'
import type * as z from 'zod'
import { parsePosition } from '../../shared/api/position.ts'
import type { GameEvent } from '../../shared/rules/index.ts'
import { fromPosition } from '../../shared/rules/position/position.ts'

export const LEAGUE = leagueId('camarilla')
export const PLACE: DeskPlace = { league: LEAGUE, event: 'evt_autumn', round: 2, table: 3, externalRef: 'A17' }

export const NAMES = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve'] as const

interface Playing {
  id?: string
  place?: DeskPlace
  spectators?: Spectators
  seats?: number
}

/** A game of which a test says itself what happens: version by version, by the events that the rules would give. */
export interface Told {
  game: () => Promise<GameRecord>
  /** The next version, with what happens in it; `hidden`: it moves nobody's view but one seat's. */
  happens: (events: GameEvent[], more?: Happening) => Promise<EventRecord>
}
interface Happening {
  hidden?: number
  command?: Partial<EventRecord['command']>
  reminders?: NonNullable<EventRecord['reminders']>
  change?: (game: GameRecord) => GameRecord
}

export async function toldGame(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  { id = 'gam_ofaleague', place = PLACE, spectators, seats = 5 }: Playing = {},
): Promise<Told> {
  const players = NAMES.slice(0, seats).map(name => ({ player: name.toLowerCase(), name, bot: false }))
  const state = fromPosition(
    parsePosition({
      seats: players.map(() => ({ pool: 10, ready: [{ generic: {} }], hand: ['deflection'] })),
      turn: { seat: 0, phase: 'minion', number: 1 },
    }),
    'test',
    clock(),
  )
  const table: TableRecord = {
    id: id.replace('gam', 'tbl'),
    version: 1,
    status: 'open',
    name: 'Table 3',
    host: 'ann',
    format: 'standard',
    size: seats,
    answerWithinHours: 72,
    seats: players.map((one, seat) => ({
      ...one,
      deck: 'ventrue',
      seal: { fingerprint: `fingerprint of ${seat}`, salt: `salt of ${seat}` },
    })),
    gameId: null,
    createdAt: clock(),
    replies: [],
    desk: place,
  }
  const opening: GameRecord = {
    id,
    tableId: table.id,
    name: table.name,
    players,
    ...(spectators && { spectators }),
    state,
    secret: Buffer.alloc(32, 7).toString('base64url'),
    commitment: 'what all chance came from',
    dueAt: null,
    desk: place,
    commands: [],
  }
  await store.createTable(table)
  const events: GameEvent[] = [{ key: 'turn-started', seat: 0, turn: 1 }]
  const first = record(undefined, { game: opening, events }, madeAt(clock(), 1))
  await store.startGame({ ...table, version: 2, status: 'started', gameId: id }, first.game, first.event)
  return telling({ store, clock }, id)
}

const madeAt = (at: string, version: number, command: Happening['command'] = {}) => ({
  at,
  command: { id: `command-${version}`, by: 'ann', seat: null, promptId: null, answer: null, ...command },
  reply: { commandId: `command-${version}`, player: 'ann', payloadHash: '', status: 200, body: '' },
})

/** A game that is there already, and what happens in it from now on. */
export function telling({ store, clock }: Pick<Service, 'store' | 'clock'>, id: string): Told {
  const game = async (): Promise<GameRecord> => (await store.loadGame(id))!
  return {
    game,
    async happens(events, { hidden, command, reminders, change = (one: GameRecord) => one } = {}) {
      const before = await game()
      const { state: then } = before
      const moves = (viewer: number): boolean => reminders === undefined && (hidden ?? viewer) === viewer
      const version = then.version + 1
      const after = change({
        ...before,
        state: { ...then, version, views: then.views.map((view, viewer) => (moves(viewer) ? view + 1 : view)) },
      })
      const written = record(
        before,
        { game: after, events },
        {
          ...madeAt(clock(), version, command),
          ...(reminders && { reminders }),
        },
      )
      if ((await store.saveGame(written.game, written.event)) !== 'saved') throw new Error('Not saved')
      return written.event
    },
  }
}

/** How a game of these points ends, when the seats that are named have been ousted, each by its predator. */
export async function endsWith(
  { happens }: Told,
  ousted: readonly { seat: number; by: number }[],
  last: GameEvent[],
  victoryPoints: number[],
): Promise<EventRecord> {
  for (const { seat, by } of ousted)
    await happens([
      { key: 'ousted', seat, predator: by },
      { key: 'victory-point', seat: by, why: 'prey' },
    ])
  const most = Math.max(...victoryPoints)
  const leading = victoryPoints.flatMap((points, seat) => (points === most ? [seat] : []))
  const winner = leading.length === 1 ? leading[0]! : null
  return happens([...last, { key: 'game-ended', winner, victoryPoints }], {
    change: game => ({ ...game, state: { ...game.state, result: { winner, victoryPoints } } }),
  })
}

/** Ann ousts Ben and Cal, Dee Eve; Ann and Dee see the time out. */
export const byTime = (told: Told): Promise<EventRecord> =>
  endsWith(
    told,
    [
      { seat: 1, by: 0 },
      { seat: 2, by: 0 },
      { seat: 4, by: 3 },
    ],
    [
      { key: 'time-up' },
      { key: 'victory-point', seat: 0, why: 'time', points: 0.5 },
      { key: 'victory-point', seat: 3, why: 'time', points: 0.5 },
    ],
    [2.5, 0, 0, 1.5, 0],
  )

export const feedOf = async (store: Store, league = LEAGUE): Promise<z.infer<typeof FeedEntry>[]> =>
  (await readAll<z.infer<typeof FeedEntry>>(store, leaguePartition(league), { prefix: 'FEED#' })).map(
    ({ value }) => value,
  )

/** The results that are signed of the event, or of the league outside of events. */
export const signedIn = async (store: Store, { event, league }: DeskPlace = PLACE): Promise<SignedItem[]> =>
  (
    await readAll<SignedItem>(store, event === null ? leaguePartition(league!) : eventPartition(event), {
      prefix: 'RESULT#',
    })
  ).map(({ value }) => value)
