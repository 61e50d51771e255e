import type * as z from 'zod'
import type { Message as WireMessage } from '../../shared/api/primitives.ts'
import type { LanguageCode } from '../../shared/text/languages.ts'
import type { GameRecord, Store } from '../store/port.ts'
import { behind, entriesOf, versionOf } from './history.ts'
import { wireMessage, type SeenBy } from './wire.ts'

type Line = z.infer<typeof WireMessage>
type Told = ReturnType<typeof entriesOf>[number]['events'][number]

/** Further back than this nobody needs a summary: what is older is in the log. */
const MOST = 200
const LINES = 8

/** What has happened since a version of this seat's, folded: own pool first, then what everybody must know, then how far the turn has gone. Passes never. */
export async function summaryOf(store: Store, game: GameRecord, seat: number, seen: number, code: LanguageCode): Promise<Line[]> {
  const version = versionOf(game.state.views, seat)
  if (seen >= version) return []
  const since = Math.max(seen, version - MOST), viewer: SeenBy = seat
  const events = entriesOf(await behind(store, game, viewer, since), game, viewer, since, code).flatMap(entry => entry.events)
  const said = (key: Parameters<typeof wireMessage>[0]['key'], params: Parameters<typeof wireMessage>[0]['params']): Line => wireMessage({ key, ...(params && { params }) }, game, code)
  const pools = poolsOf(events).filter(([, from, to]) => from !== to).toSorted(([a], [b]) => Number(b === seat) - Number(a === seat))
  const pool = pools.map(([who, from, to]) => said('since-pool', { seat: who, from, to }))
  const own = pools[0]?.[0] === seat ? pool.slice(0, 1) : [], others = pool.slice(own.length)
  const happened = events.filter(event => HAPPENED.has(event.key)).map(({ key, params, text }): Line => ({ key, params, text }))
  const edge = events.findLast(event => event.key === 'edge-moved'), holder = edge?.params['to']
  const turn = events.findLast(event => event.key === 'turn-started'), orders = events.filter(event => event.key === 'order-followed' || event.key === 'order-answered').length
  return [
    ...own,
    ...(orders > 0 ? [said('since-orders', { orders })] : []),
    ...happened.slice(-LINES),
    ...(edge ? [said('since-edge', { seat: typeof holder === 'number' ? holder : null })] : []),
    ...others,
    ...(turn ? [{ key: turn.key, params: turn.params, text: turn.text }] : []),
  ].slice(0, LINES)
}

/** Told in the words of the log. */
const HAPPENED: ReadonlySet<string> = new Set(['ousted', 'withdrawn', 'diablerized', 'to-torpor', 'burned', 'contested', 'yielded', 'control-changed', 'referendum-tallied', 'game-ended'])

/** Each seat's pool before and after, in the order in which they changed. */
function poolsOf(events: readonly Told[]): [seat: number, from: number, to: number][] {
  const pools = new Map<number, [number, number]>()
  for (const change of events.flatMap(event => event.changes ?? [])) {
    if (change.what !== 'pool' || !('seat' in change)) continue
    pools.set(change.seat, [pools.get(change.seat)?.[0] ?? change.from, change.to])
  }
  return [...pools].map(([seat, [from, to]]) => [seat, from, to])
}
