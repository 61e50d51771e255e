import type { CardName, EventKey, GameEvent } from '../model/events.ts'
import type { SeatIndex } from '../model/state.ts'

/**
 * What a reader of the log sorts by: how much a line matters, whose it is, and what it changed. Read from the event
 * alone.
 */
export type LogClass = 'important' | 'plain' | 'pass'

/** What nobody should miss who looks in twice a day. Pool and the Edge always are. */
const IMPORTANT: ReadonlySet<EventKey> = new Set<EventKey>([
  'game-started',
  'turn-started',
  'action-announced',
  'block-declared',
  'blocked',
  'bled',
  'redirected',
  'card-played',
  'card-cancelled',
  'edge-moved',
  'combat-started',
  'to-torpor',
  'left-torpor',
  'burned',
  'diablerized',
  'blood-hunt',
  'control-changed',
  'became',
  'brought-out',
  'merged',
  'marked',
  'referendum-called',
  'votes-cast',
  'votes-changed',
  'referendum-tallied',
  'referendum-cancelled',
  'contested',
  'contest-won',
  'title-contested',
  'title-won',
  'yielded',
  'ousted',
  'withdrawal-declared',
  'withdrawal-failed',
  'withdrawn',
  'time-up',
  'time-called',
  'concession-voted',
  'conceded',
  'draw-offered',
  'draw-declined',
  'draw-agreed',
  'removed',
  'judge-answered',
  'judge-ruled',
  'time-extended',
  'judge-paused',
  'rewound',
  'result-ruled',
  'frame-dropped',
  'order-followed',
  'victory-point',
  'game-ended',
])

export function classOf(event: GameEvent): LogClass {
  // A pass of the deadline is news: somebody was not there.
  if (event.key === 'passed') return event.byDefault.length > 0 ? 'important' : 'pass'
  if (event.key === 'counters') return isPool(event.from) || isPool(event.to) ? 'important' : 'plain'
  return IMPORTANT.has(event.key) ? 'important' : 'plain'
}

const isPool = (purse: Extract<GameEvent, { key: 'counters' }>['from']): purse is { pool: SeatIndex } =>
  purse !== 'bank' && 'pool' in purse

/** The seat it is said of; null where it is said of a card alone, or of several. */
export function actorOf(event: GameEvent): SeatIndex | null {
  switch (event.key) {
    case 'game-started':
      return event.first
    case 'edge-moved':
      return event.to ?? event.from
    case 'redirected':
      return event.by
    case 'control-changed':
    case 'conceded':
      return event.to
    case 'passed':
      return event.seats.length === 1 ? event.seats[0]! : null
    case 'counters':
      return isPool(event.from) ? event.from.pool : isPool(event.to) ? event.to.pool : null
    default:
      return 'seat' in event ? event.seat : null
  }
}

/**
 * A number, or the holder of the Edge, before and after. `what` names the counters: `pool`, `blood` (of an ally its
 * life), or a counter's own name.
 */
export type Change =
  | { what: string; seat: SeatIndex; from: number; to: number }
  | { what: string; card: CardName; from: number; to: number }
  | { what: 'edge'; from: SeatIndex | null; to: SeatIndex | null }

export function changesOf(event: GameEvent): Change[] {
  if (event.key === 'edge-moved') return [{ what: 'edge', from: event.from, to: event.to }]
  if (event.key !== 'counters') return []
  const { amount, left = {} } = event
  const sides = [
    { purse: event.from, left: left.from, by: -amount },
    { purse: event.to, left: left.to, by: amount },
  ]
  // A game stored by an earlier build did not say what was left.
  return sides.flatMap(({ purse, left: to, by }): Change[] => {
    if (purse === 'bank' || to === undefined) return []
    return 'pool' in purse
      ? [{ what: 'pool', seat: purse.pool, from: to - by, to }]
      : [{ what: purse.counter ?? 'blood', card: purse.card, from: to - by, to }]
  })
}
