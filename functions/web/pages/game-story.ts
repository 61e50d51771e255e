import type { Entry } from '../live/state.ts'

/** Somebody's pool at the end of a turn. */
export interface PoolAt {
  turn: number
  pool: number
}

/** A deed that made the game another: what is said of it, whose pool it moved, and where to see it. */
export interface TurningPoint {
  ply: number
  turn: number
  text: string
  changes: { seat: number; from: number; to: number }[]
}

export interface Story {
  turns: number
  /** By seat, from turn 0, which is before the first, to the last in which they had any. */
  pools: PoolAt[][]
  points: TurningPoint[]
}

export interface Left {
  seat: number
  turn: number
  ply: number
}

type Event = Entry['events'][number]

/** So many are told, those of an exit among them; less than this is none. */
const MOST = 5,
  LEAST = 3
/** What a seat does with its own pool turns no game. */
const OWN = new Set('set-up transfer withdraw edge contest merge infernal cost crypt-draw left-play'.split(' '))

const seatOf = (purse: unknown): number | undefined =>
  typeof purse === 'object' && purse !== null && 'pool' in purse && typeof purse.pool === 'number'
    ? purse.pool
    : undefined

/** Whose pool an event moved, and what it was and is; nothing where an earlier build did not keep that. */
function movesOf({ key, params }: Event): { seat: number; from: number; to: number; own: boolean }[] {
  if (key !== 'counters' || typeof params['amount'] !== 'number') return []
  const { amount, why } = params as { amount: number; why?: unknown },
    left = (params['left'] ?? {}) as { from?: number; to?: number },
    own = OWN.has(String(why))
  const [giver, taker] = [seatOf(params['from']), seatOf(params['to'])]
  return [
    ...(giver === undefined || left.from === undefined
      ? []
      : [{ seat: giver, from: left.from + amount, to: left.from, own }]),
    ...(taker === undefined || left.to === undefined
      ? []
      : [{ seat: taker, from: left.to - amount, to: left.to, own }]),
  ]
}

/** The sentence that says what a change of pool came of: a bleed, a referendum, or what was told first. */
const causeIn = (events: readonly Event[]): Event | undefined =>
  events.findLast(({ key }) => key === 'bled') ??
  events.find(({ key }) => key === 'referendum-tallied' || key === 'card-played') ??
  events.find(event => event.class === 'important' && event.key !== 'counters') ??
  events[0]

const plain = (text: string): string => text.replace(/\.$/, '')

/** What a whole record tells of how a game went. `seats`: how many sat there. */
export function storyOf(entries: readonly Entry[], seats: number, exits: readonly Left[]): Story {
  let turn = 0
  const now = Array.from({ length: seats }, () => 0),
    pools: PoolAt[][] = Array.from({ length: seats }, () => []),
    found: TurningPoint[] = []
  const sample = (): void => {
    for (const [seat, pool] of now.entries()) {
      const gone = exits.find(one => one.seat === seat)
      if (!gone || turn <= gone.turn) pools[seat]!.push({ turn, pool })
    }
  }
  for (const { version, events } of entries) {
    const changes = new Map<number, { seat: number; from: number; to: number; own: boolean }>()
    for (const event of events) {
      if (event.key === 'turn-started' && typeof event.params['turn'] === 'number') {
        sample()
        turn = event.params['turn']
      }
      for (const { seat, from, to, own } of movesOf(event)) {
        now[seat] = to
        changes.set(seat, {
          seat,
          from: changes.get(seat)?.from ?? from,
          to,
          own: own && changes.get(seat)?.own !== false,
        })
      }
    }
    const moved = [...changes.values()].filter(({ from, to, own }) => !own && from !== to)
    const cause = causeIn(events)
    if (turn > 0 && cause && moved.length > 0)
      found.push({
        ply: version,
        turn,
        text: plain(cause.text),
        changes: moved
          .map(({ seat, from, to }) => ({ seat, from, to }))
          .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from)),
      })
  }
  sample()
  return {
    turns: turn,
    pools: pools.some(line => line.some(({ pool }) => pool > 0)) ? pools : [],
    points: turningPoints(found, exits),
  }
}

/** What put somebody out of the game, and then what moved most; in the order in which it was. */
function turningPoints(found: readonly TurningPoint[], exits: readonly Left[]): TurningPoint[] {
  const weight = ({ changes: [most] }: TurningPoint): number => (most ? Math.abs(most.to - most.from) : 0)
  const last = exits.flatMap(
    ({ seat, ply }) =>
      found.findLast(point => point.ply <= ply && point.changes.some(one => one.seat === seat && one.to === 0)) ?? [],
  )
  const others = found
    .filter(point => !last.includes(point) && weight(point) >= LEAST)
    .toSorted((a, b) => weight(b) - weight(a) || a.ply - b.ply)
  return [...new Set([...last, ...others])].slice(0, MOST).toSorted((a, b) => a.ply - b.ply)
}
