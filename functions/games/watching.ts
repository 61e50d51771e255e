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
