import type { Entries } from '../../../shared/api/entries.ts'
import type { Infer } from '../../../shared/api/client.ts'
import { allRounds, readEvent, type EntryShown, type TableOfRound, type WholeEvent } from '../events/shown-event.ts'
import type { GameView } from '../live/state.ts'
import { client, signedIn } from '../session.ts'

type Unclaimed = NonNullable<Infer<typeof Entries>['unclaimed']>

export interface TableNow {
  round: number
  table: TableOfRound
  /** As spectators see it; null: it could not be read, or is over. */
  game: GameView | null
}
export interface Organised {
  whole: WholeEvent
  unclaimed: Unclaimed
  tables: TableNow[]
}

/** So many are looked into; of more there are counts and a list. */
export const MOST_LOOKED_AT = 24

export async function readOrganised(id: string): Promise<Organised> {
  const whole = await readEvent(id)
  if (!whole.event.you.organiser || !signedIn()) return { whole, unclaimed: [], tables: [] }
  const { body } = await client.call('players', { params: { event: id } })
  const open = allRounds(whole)
    .filter(({ state }) => state !== 'closed')
    .flatMap(({ round, tables }) => tables.map(table => ({ round, table })))
  const tables = await Promise.all(
    open.map(async ({ round, table }, at): Promise<TableNow> => {
      const game = table.over || at >= MOST_LOOKED_AT ? null : table.game
      return { round, table, game: game === null ? null : await seen(game) }
    }),
  )
  return { whole, unclaimed: body?.unclaimed ?? [], tables: tables.toSorted((a, b) => urgency(a) - urgency(b)) }
}

/** One table that cannot be read is no reason to show none. */
const seen = (game: string): Promise<GameView | null> =>
  client.call('game', { params: { game }, query: { view: 'spectator' } }).then(
    ({ body }) => body,
    () => null,
  )

/** A seat where nobody sits, and since when: the one that has stood open longest. */
export function openSeat(game: GameView | null): { seat: number; since: string } | undefined {
  const open = (game?.clock?.seats ?? []).flatMap(({ seat, open: since, standIn }) =>
    since !== null && !standIn && !game!.view.seats[seat]?.ousted ? [{ seat, since }] : [],
  )
  return open.toSorted((a, b) => (a.since < b.since ? -1 : 1))[0]
}

/** Stuck ones first, those longest; then by when those waited for are answered for; those that are over last. */
function urgency({ table, game }: TableNow): number {
  const stuck = openSeat(game)
  if (stuck) return Date.parse(stuck.since) - Number.MAX_SAFE_INTEGER
  if (table.over) return Number.MAX_SAFE_INTEGER
  return game?.deadline == null ? Number.MAX_SAFE_INTEGER - 1 : Date.parse(game.deadline)
}

/** Fives first, then fours, as many as can sit; those that are left sit out in turn. */
export function tableSizes(players: number): { sizes: number[]; left: number } {
  for (let left = 0; left <= players; left++) {
    const there = players - left
    for (let fours = 0; fours * 4 <= there; fours++)
      if ((there - fours * 4) % 5 === 0 && there > 0)
        return { sizes: [...Array<number>((there - fours * 4) / 5).fill(5), ...Array<number>(fours).fill(4)], left }
  }
  return { sizes: [], left: players }
}

/** Whose deck for the coming round is not there. */
export function unsealedOf({ event, players }: WholeEvent): EntryShown[] {
  const next = event.seatedRounds + 1
  return players.filter(
    ({ state, sealed }) => state === 'in' && !sealed.some(round => round === 0 || (round <= next && round > 0)),
  )
}
