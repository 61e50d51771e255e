import type * as z from 'zod'
import type { Inbox } from '../../shared/api/games.ts'
import { ordersOf } from '../../shared/rules/index.ts'
import type { LanguageCode } from '../../shared/text/languages.ts'
import type { GameRecord, Store } from '../store/port.ts'
import { behind, entriesOf, versionOf } from './history.ts'
import { wireMessage, type SeenBy } from './wire.ts'

type Line = z.infer<typeof Inbox>['owed'][number]['since'][number]
type Told = ReturnType<typeof entriesOf>[number]['events'][number] & Pick<Line, 'at' | 'ply'>

/** Further back than this nobody needs a summary: what is older is in the log. */
const MOST = 200
const LINES = 8

/**
 * What has happened since a version of this seat's, folded, each with its moment: own pool first, then what everybody
 * must know, then how far the turn has gone. Passes never; nothing to who has never looked.
 */
export async function summaryOf(
  store: Store,
  game: GameRecord,
  seat: number,
  seen: number | null,
  code: LanguageCode,
): Promise<Line[]> {
  const version = versionOf(game.state.views, seat)
  if (seen === null || seen >= version) return []
  const since = Math.max(seen, version - MOST),
    viewer: SeenBy = seat
  const events = entriesOf(await behind(store, game, viewer, since), game, viewer, since, code).flatMap(
    ({ version: ply, at, events: all }) => all.map((event): Told => ({ ...event, at, ply })),
  )
  const said = (
    key: Parameters<typeof wireMessage>[0]['key'],
    params: Parameters<typeof wireMessage>[0]['params'],
    { at, ply }: Told,
  ): Line => ({ ...wireMessage({ key, ...(params && { params }) }, game, code, viewer), at, ply })
  const asTold = ({ key, params, text, at, ply }: Told): Line => ({ key, params, text, at, ply })
  const pools = poolsOf(events)
    .filter(([, from, to]) => from !== to)
    .toSorted(([a], [b]) => Number(b === seat) - Number(a === seat))
  const pool = pools.map(([who, from, to, last]) => said('since-pool', { seat: who, from, to }, last))
  const own = pools[0]?.[0] === seat ? pool.slice(0, 1) : [],
    others = pool.slice(own.length)
  const happened = events.filter(event => HAPPENED.has(event.key)).map(asTold)
  const edge = events.findLast(event => event.key === 'edge-moved'),
    holder = edge?.params['to']
  const turn = events.findLast(event => event.key === 'turn-started'),
    followed = events.filter(event => event.key === 'order-followed' || event.key === 'order-answered'),
    last = followed.at(-1)
  return [
    ...own,
    ...(last
      ? [{ ...said('since-orders', { orders: followed.length }, last), orders: placesOf(game, seat, followed) }]
      : []),
    ...happened.slice(-LINES),
    ...(edge ? [said('since-edge', { seat: typeof holder === 'number' ? holder : null }, edge)] : []),
    ...others,
    ...(turn ? [asTold(turn)] : []),
  ].slice(0, LINES)
}

/** Of a profile's orders and those that are gone there is no place. */
function placesOf({ state }: GameRecord, seat: number, followed: readonly Told[]): number[] {
  const rules = ordersOf(state, seat)?.rules ?? []
  return [...new Set(followed.map(({ params }) => rules.findIndex(({ id }) => id === params['order']) + 1))]
    .filter(place => place > 0)
    .toSorted((a, b) => a - b)
}

/** Told in the words of the log. */
const HAPPENED: ReadonlySet<string> = new Set([
  'ousted',
  'withdrawn',
  'conceded',
  'removed',
  'judge-answered',
  'judge-ruled',
  'time-extended',
  'judge-paused',
  'rewound',
  'result-ruled',
  'diablerized',
  'to-torpor',
  'burned',
  'contested',
  'yielded',
  'control-changed',
  'referendum-tallied',
  'game-ended',
])

/** Each seat's pool before and after, in the order in which they changed, and what changed it last. */
function poolsOf(told: readonly Told[]): [seat: number, from: number, to: number, last: Told][] {
  // What came before a ruling that began anew from elsewhere does not lead to what is there now.
  const events = told.slice(told.findLastIndex(event => event.key === 'rewound' || event.key === 'game-started') + 1)
  const pools = new Map<number, [number, number, Told]>()
  for (const event of events) {
    for (const change of event.changes ?? []) {
      if (change.what === 'pool' && 'seat' in change)
        pools.set(change.seat, [pools.get(change.seat)?.[0] ?? change.from, change.to, event])
    }
  }
  return [...pools].map(([seat, [from, to, last]]) => [seat, from, to, last])
}
