import type * as z from 'zod'
import type { Reliability } from '../../shared/api/tables.ts'
import type { GameRecord } from '../store/port.ts'
import { playedOf } from './played.ts'
import type { Service } from './service.ts'

const DAYS = 90
const DAY_MS = 86_400_000
/** Their latest say enough. */
const MOST_GAMES = 30

/** How somebody kept to the limits of games with clocks that moved in the last ninety days. */
export async function reliabilityOf({ store, clock }: Service, player: string): Promise<z.infer<typeof Reliability>> {
  const since = new Date(Date.parse(clock()) - DAYS * DAY_MS).toISOString()
  // Games that are over, and those that go on, also without them.
  const [over, underWay] = await Promise.all([playedOf(store, player, MOST_GAMES), store.gamesOf(player)])
  const ids = new Set([...over.map(({ game }) => game), ...underWay])
  const games = await Promise.all([...ids].map(id => store.loadGame(id)))
  const lately = games.filter(game => game !== undefined && game.state.waitingSince >= since)
  const kept = lately.map(game => keptIn(game!, player)).filter(all => all.length > 0)
  const sum = (of: (one: Kept) => number): number => kept.flat().reduce((all, one) => all + of(one), 0)
  return { answered: sum(one => one.answers), owed: sum(one => one.answers + one.misses), games: kept.length }
}

interface Kept {
  answers: number
  misses: number
}

/**
 * What is told of a game: all of it once it is over, and before that only of who has left it. Who could read it while
 * they play would see
 * which passes were given by hand and which by orders, and of who rides whether they could have answered.
 */
function keptIn({ clock, players, state, sandbox }: GameRecord, player: string): Kept[] {
  if (!clock || sandbox) return []
  return players.flatMap((own, seat) => [
    ...(own.former ?? []).flatMap(one =>
      one.player === player && one.answers !== undefined ? [{ answers: one.answers, misses: one.misses ?? 0 }] : [],
    ),
    ...(own.player === player && state.result
      ? [{ answers: clock.seats[seat]!.answers ?? 0, misses: clock.seats[seat]!.misses }]
      : []),
  ])
}
