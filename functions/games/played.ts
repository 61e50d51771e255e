import { loadFacts } from '../../shared/cards/catalogue.ts'
import { kindOf, type Kind } from '../../shared/decks/kind.ts'
import { changed, made, playerPartition, readAll, type Kept } from '../desk/desk-items.ts'
import type { DeskStore } from '../store/desk-port.ts'
import type { Mark } from '../store/moment-port.ts'
import type { EventRecord, GameRecord, Spectators, Store, TableRecord } from '../store/port.ts'
import { endOf } from './ended.ts'
import { listIn } from './lobby/seals.ts'
import { standing } from './standing-marks.ts'

/**
 * What a finished game was to each person in it: the archive of a player, and what their public page is summed up from.
 * It lies in the player's own partition by the time of its end, so that the newest are read first.
 *
 *   PLAYER#<player>   PLAYED#<time>#<game>   a game that is over
 *   PLAYER#<player>   PLAYED                 what was over before there were such items has been put down as well
 */
export const PLAYED_PREFIX = 'PLAYED#'
export const TAKEN_UP = 'PLAYED'
export const playedName = (at: string, game: string): string => `${PLAYED_PREFIX}${at}#${game}`

export interface PlayedRecord {
  game: string
  /** Null of a game that never had one. */
  table: string | null
  name: string
  at: string
  turns: number
  seats: number
  /** How many of them were people. */
  people: number
  seat: number
  /** Who has more victory points is before them. */
  place: number
  victoryPoints: number
  /** They won the game. */
  won: boolean
  winner: string | null
  ousted: number
  /** They gave up the seat before the end; its points are not theirs. */
  left: boolean
  deck: Kind & { kept: string | null; version: number | null }
  /** The other people who played to the end. */
  with: { player: string; name: string }[]
  watch: NonNullable<Spectators['who']>
  event: string | null
}

/** As many games as anything is summed up from. */
export const LATEST_PLAYED = 500

/** The last games of a player, the newest first. */
export async function playedOf(store: DeskStore, player: string, limit = LATEST_PLAYED): Promise<PlayedRecord[]> {
  const query = { prefix: PLAYED_PREFIX, newestFirst: true, ...(limit < Infinity && { limit }) }
  return (await readAll<PlayedRecord>(store, playerPartition(player), query)).map(({ value }) => value)
}

/**
 * All of them, the newest first. What was over before there were such items is made up of its games, until that has been
 * put down with the next game that ends.
 */
export async function everPlayed(store: Store, player: string): Promise<PlayedRecord[]> {
  const kept = await playedOf(store, player, Infinity)
  if (await isTakenUp(store, player)) return kept
  const known = new Set(kept.map(({ game }) => game))
  const earlier = await Promise.all(
    (await gamesBefore(store, player)).filter(({ id }) => !known.has(id)).map(game => recordsIn(store, game)),
  )
  const own = earlier.flat().flatMap(one => (one.player === player ? [one.record] : []))
  return [...kept, ...own].toSorted((a, b) => (a.at === b.at ? (a.game < b.game ? 1 : -1) : a.at < b.at ? 1 : -1))
}

const isTakenUp = async (store: DeskStore, player: string): Promise<boolean> =>
  (await store.deskItem({ partition: playerPartition(player), name: TAKEN_UP })) !== undefined

/** As many as are taken up of what was over before. */
const MOST_BEFORE = 200

async function gamesBefore(store: Store, player: string): Promise<GameRecord[]> {
  const ids = [...(await store.putAwayBy(player)), ...(await store.gamesOf(player))].slice(0, MOST_BEFORE)
  const games = await Promise.all(ids.map(id => store.loadGame(id)))
  return games.flatMap(game => (game?.state.result ? [game] : []))
}

async function takeUp(store: Store, player: string): Promise<void> {
  if (await isTakenUp(store, player)) return
  for (const game of await gamesBefore(store, player))
    for (const one of await recordsIn(store, game)) if (one.player === player) await keep(store, player, one.record)
  await store.saveDesk([made({ partition: playerPartition(player), name: TAKEN_UP }, {})])
}

const ENDS: ReadonlySet<string> = new Set(['game-ended', 'rewound', 'result-ruled', 'judge-ruled'])

/** Puts down what an event has made of a finished game. Doing it twice changes nothing. */
export async function keepPlayed(
  store: Store,
  game: GameRecord,
  { events }: Pick<EventRecord, 'events'>,
): Promise<void> {
  if (!events.some(({ key }) => ENDS.has(key)) || game.sandbox || game.desk?.test) return
  const ends = (await store.marks(game.id)).filter(isEnd).map(({ at }) => at)
  const records = await recordsIn(store, game)
  const at = records[0]?.record.at
  for (const { player, record } of records) {
    await takeUp(store, player)
    await keep(store, player, record)
  }
  // What a ruling took back is no game of theirs any more.
  const people = new Set(game.players.flatMap(({ player, former = [] }) => [player, ...former.map(one => one.player)]))
  for (const gone of ends.filter(one => one !== at))
    for (const player of people) await drop(store, player, gone, game.id)
}

/** Of each person a game as it came to be; none where it is not over, or was taken back. */
async function recordsIn(store: Store, game: GameRecord): Promise<{ player: string; record: PlayedRecord }[]> {
  if (game.sandbox || game.desk?.test || !game.state.result) return []
  const marks = await store.marks(game.id)
  const at = standing(marks).findLast(isEnd)?.at
  if (at === undefined) return []
  const table = game.tableId === '' ? undefined : await store.loadTable(game.tableId)
  await loadFacts()
  return recordsOf(game, table, marks, at)
}

const isEnd = ({ events }: Mark): boolean => events.some(({ key }) => key === 'game-ended')

async function keep(store: Store, player: string, record: PlayedRecord): Promise<void> {
  const at = { partition: playerPartition(player), name: playedName(record.at, record.game) }
  const there = (await store.deskItem(at)) as Kept<PlayedRecord> | undefined
  if (there && JSON.stringify(there.value) === JSON.stringify(record)) return
  // Who else puts it down at the same time does so by the same game: the next event of it, or the sweep, mends the rest.
  await store.saveDesk([there ? changed(there, record) : made(at, record)])
}

async function drop(store: Store, player: string, at: string, game: string): Promise<void> {
  const key = { partition: playerPartition(player), name: playedName(at, game) }
  const there = await store.deskItem(key)
  if (there) await store.saveDesk([{ drop: { ...key, version: there.version } }])
}

function recordsOf(
  game: GameRecord,
  table: TableRecord | undefined,
  marks: readonly Mark[],
  at: string,
): { player: string; record: PlayedRecord }[] {
  const counted = standing(marks)
  const { winner, victoryPoints } = pointsOf(game)
  const { exits } = endOf(counted, 'spectator')
  const turns = counted.flatMap(({ events }) => events.flatMap(one => (one.key === 'turn-started' ? [one.turn] : [])))
  const people = game.players.filter(({ bot }) => !bot)
  return game.players.flatMap(({ player, bot, former = [] }, seat) => {
    const held = table?.seats[seat]
    const list = held && listIn(held)
    const common = {
      game: game.id,
      table: game.tableId === '' ? null : game.tableId,
      name: game.name,
      at,
      turns: turns.at(-1) ?? 0,
      seats: game.players.length,
      people: people.length,
      seat,
      winner: winner === null ? null : game.players[winner]!.name,
      watch: game.spectators?.who ?? ('signed-in' as const),
      event: game.desk?.event ?? null,
    }
    const kindOfDeck = list ? kindOf(list) : { clan: null, disciplines: [], archetype: 'bleed' as const }
    const own: PlayedRecord = {
      ...common,
      place: 1 + victoryPoints.filter(points => points > victoryPoints[seat]!).length,
      victoryPoints: victoryPoints[seat]!,
      won: winner === seat,
      ousted: exits.filter(({ by, how }) => by === seat && how === 'oust').length,
      left: false,
      // Whoever took the seat over plays a deck of somebody else's.
      deck: { ...kindOfDeck, ...(held?.player === player ? keptAs(held.kept) : keptAs(undefined)) },
      with: others(people, player),
    }
    const gone = former
      .filter(
        (one, index) => one.player !== player && former.findIndex(({ player: by }) => by === one.player) === index,
      )
      .map(({ player: by }) => ({
        player: by,
        record: {
          ...own,
          place: game.players.length,
          victoryPoints: 0,
          won: false,
          ousted: 0,
          left: true,
          deck: { ...kindOfDeck, ...(held?.player === by ? keptAs(held.kept) : keptAs(undefined)) },
          with: others(people, by),
        },
      }))
    return [...(bot ? [] : [{ player, record: own }]), ...gone.filter(({ player: by }) => !by.startsWith('bot-'))]
  })
}

const keptAs = (
  kept: { id: string; version: number } | undefined,
): { kept: string | null; version: number | null } => ({
  kept: kept?.id ?? null,
  version: kept?.version ?? null,
})

const others = (people: GameRecord['players'], player: string): PlayedRecord['with'] =>
  people.filter(one => one.player !== player).map(({ player: id, name }) => ({ player: id, name }))

/** A judge's result in the place of the game's own. */
function pointsOf({ state, ruledResult }: GameRecord): { winner: number | null; victoryPoints: readonly number[] } {
  const { winner, victoryPoints } = state.result!
  if (!ruledResult) return { winner, victoryPoints }
  const most = Math.max(...ruledResult.victoryPoints)
  const leading = ruledResult.victoryPoints.flatMap((points, seat) => (points === most ? [seat] : []))
  return { winner: leading.length === 1 ? leading[0]! : null, victoryPoints: ruledResult.victoryPoints }
}
