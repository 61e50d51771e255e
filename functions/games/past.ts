import { patched } from '../../shared/api/patch.ts'
import { migrate } from '../../shared/rules/index.ts'
import type { Service } from './service.ts'
import { toldOf, type Told } from '../store/moment-port.ts'
import type { EventRecord, GameRecord, Store } from '../store/port.ts'

/**
 * A game as it was. Every event carries what leads back to the version before it, so that nothing is played again: a
 * rule or a card that has
 * been put right since changes no past, and a look back costs what lies between. From far away one starts at the frame
 * of a turn.
 */

/**
 * What was told before these events, which are all there are up to `told`, oldest first. Undefined where an earlier
 * build wrote one of them.
 */
export function undone(told: Told, events: readonly EventRecord[]): Told | undefined {
  let then = told
  for (const { version, undo } of events.toReversed()) {
    if (!undo || undo.schema !== then.state.schema || version !== then.state.version) return undefined
    then = patched(then, undo.operations) as Told
  }
  return then
}

/** The record of a game with something else told of it. Who sits there is called what they are called now. */
export const retold = ({ id, players, secret, commitment, commands }: GameRecord, told: Told): GameRecord => ({
  ...told,
  players: told.players.map((one, at) =>
    players[at]?.player === one.player ? { ...one, name: players[at].name } : one,
  ),
  state: migrate(told.state),
  id,
  secret,
  commitment,
  commands,
})

/** The game as it stood at a version that it has had; undefined where what leads there was never written. */
export async function gameAt(store: Store, game: GameRecord, version: number): Promise<GameRecord | undefined> {
  if (version === game.state.version) return game
  const frame = await store.frameFrom(game.id, version)
  const from = frame && frame.version <= game.state.version ? frame.told : toldOf(game)
  const told = undone(from, await eventsUpTo(store, game.id, version, from.state.version))
  return told && retold(game, told)
}

const PAGE = 100

/** All events with `after` < version <= `last`, oldest first. */
export async function eventsUpTo(store: Store, gameId: string, after: number, last: number): Promise<EventRecord[]> {
  const found: EventRecord[] = []
  for (let at = after; at < last;) {
    const page = await store.events(gameId, { after: at, limit: Math.min(PAGE, last - at) })
    found.push(...page.filter(event => event.version <= last))
    const end = page.at(-1)
    if (!end) break
    at = end.version
  }
  return found
}

/**
 * What spectators see: the game as it is, or as it was as long ago as the table says. Undefined where that was never
 * written.
 */
export async function publicly(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  game: GameRecord,
): Promise<GameRecord | undefined> {
  const delay = game.spectators?.delay
  if (!delay) return game
  if ('publications' in delay) {
    // There is nothing to wait for once nothing more is published.
    if (game.state.result) return game
    const seen = game.state.views.at(-1)! - delay.publications
    return gameAt(store, game, Math.max(1, await lastWhere(store, game, event => event.views.at(-1)! <= seen)))
  }
  const until = new Date(Date.parse(clock()) - delay.minutes * 60_000).toISOString()
  return gameAt(store, game, Math.max(1, await lastWhere(store, game, event => event.at <= until)))
}

/**
 * The highest version up to which something holds that holds from the beginning: sought in growing steps back from the
 * present, then by halves.
 */
export async function lastWhere(
  store: Store,
  game: GameRecord,
  holds: (event: EventRecord) => boolean,
): Promise<number> {
  const there = async (version: number): Promise<boolean> => {
    const event = await store.event(game.id, version)
    return !event || holds(event)
  }
  let above = game.state.version + 1
  let step = 1
  let at = game.state.version
  while (at >= 1 && !(await there(at))) {
    above = at
    at -= step
    step *= 2
  }
  let below = Math.max(at, 0)
  while (above - below > 1) {
    const middle = Math.floor((above + below) / 2)
    if (await there(middle)) below = middle
    else above = middle
  }
  return below
}
