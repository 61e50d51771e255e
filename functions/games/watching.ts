import type { DeskStore } from '../store/desk-port.ts'
import type { GameRecord } from '../store/port.ts'

type Watched = Pick<GameRecord, 'players' | 'spectators' | 'sandbox'>

const playsIn = ({ players }: Watched, player: string): boolean => players.some(one => one.player === player)

/**
 * Whether somebody may look at what is public of a game. A sandbox is nobody else's business, and a table may let nobody
 * watch: to them there is no such game.
 */
export const mayWatch = (game: Watched, player: string): boolean =>
  (!game.sandbox && game.spectators?.who !== 'nobody') || playsIn(game, player)

/** Whether who has the link to it need not be signed in. */
export const isWatchedByLink = ({ spectators, sandbox }: Watched): boolean => !sandbox && spectators?.who === 'link'

/** The item SHUT of an event: what its officials have closed to those who watch, and to whom all of it (TGAME-07). */
export interface Shut {
  /** `table` null: the whole round. */
  tables: { round: number; table: number | null }[]
  out: { person: string }[]
}
export const SHUT = 'SHUT'
type Desk = Pick<GameRecord, 'desk'>

const shutOf = async (store: DeskStore, { desk }: Desk): Promise<Shut | undefined> =>
  desk?.event
    ? ((await store.deskItem({ partition: `EVENT#${desk.event}`, name: SHUT }))?.value as Shut | undefined)
    : undefined

/** They have no more part in the event: they neither watch in it nor speak (TPEN-24). */
export const isOut = async (store: DeskStore, game: Desk, player: string): Promise<boolean> =>
  (await shutOf(store, game))?.out.some(({ person }) => person === player) === true

/** To whom a table is closed there is no such game. Who sits there and the judges of the event look on. */
export async function isShut(store: DeskStore, game: Watched & Desk, player: string): Promise<boolean> {
  const shut = await shutOf(store, game)
  if (!shut || playsIn(game, player)) return false
  const { event, round, table } = game.desk!
  const isClosed = shut.tables.some(one => one.round === round && (one.table === null || one.table === table))
  if (!isClosed && !shut.out.some(({ person }) => person === player)) return false
  const held = (await store.deskItem({ partition: `EVENT#${event}`, name: 'EVENT' }))?.value as Shutting | undefined
  return !held?.judges.some(judge => judge.player === player)
}
interface Shutting {
  judges: { player: string }[]
}
