import { kept } from '../cell.ts'
import type { Entry } from '../live/state.ts'
import type { SignName } from '../parts/signs.ts'

/** What the others have done since the own last turn: the deeds that mattered, a line each; the log keeps all. */
export interface Deed {
  text: string
  ply: number
  sign: SignName
  /** The reader lost by it. */
  own: boolean
}
export interface TurnTold {
  seat: number
  turn: number
  deeds: Deed[]
  /** Pools that are others by the end of it. */
  pools: Pool[]
}
export interface Pool {
  seat: number
  from: number
  to: number
}
export interface Recap {
  turns: TurnTold[]
  /** Of the reader, over all of it; undefined where it did not change. */
  pool: Pool | undefined
  /** Steps that are in the log alone. */
  steps: number
  /** What is known of the record goes back to the own last turn. */
  whole: boolean
  ply: number
  at: string
}

/** When it is told, and of what. */
export interface RecapWish {
  when: 'round' | 'never'
  what: 'matters' | 'all'
}
const WISH = 'recap'
export const recapWish = (): RecapWish => kept.read<RecapWish>(WISH) ?? { when: 'round', what: 'matters' }
export const wishRecap = (wish: RecapWish): void => kept.write(WISH, wish)

type Told = Entry['events'][number] & { ply: number; at: string }

/** What changes pool, minions or votes, by the sign that stands beside it. */
const MATTERS: Readonly<Record<string, SignName>> = {
  bled: 'bleed',
  'referendum-tallied': 'votes',
  'brought-out': 'vampire',
  'to-torpor': 'torpor',
  diablerized: 'torpor',
  burned: 'ash',
  'control-changed': 'contested',
  contested: 'contested',
  yielded: 'contested',
  ousted: 'victory',
  withdrawn: 'victory',
  conceded: 'victory',
  removed: 'victory',
  'edge-moved': 'edge',
  'judge-ruled': 'log',
  rewound: 'log',
}

/** Undefined where the turn is another's, or nobody else has had one. */
export function recapOf(
  entries: readonly Entry[],
  own: number,
  what: RecapWish['what'] = 'matters',
): Recap | undefined {
  const told = entries.flatMap(({ version: ply, at, events }) => events.map((event): Told => ({ ...event, ply, at })))
  const begins = told.flatMap(({ key }, i) => (key === 'turn-started' ? [i] : [])),
    now = begins.at(-1)
  if (now === undefined || told[now]!.params['seat'] !== own) return undefined
  const before = begins.findLast(i => i < now && told[i]!.params['seat'] === own),
    round = begins.filter(i => i < now && i > (before ?? -1))
  if (round.length === 0) return undefined
  const turns = round.map((from, i) => turnOf(told.slice(from, round[i + 1] ?? now), own, what)),
    first = told[round[0]!]!
  const lines = turns.reduce((n, { deeds }) => n + deeds.length, 0)
  return {
    turns,
    pool: changeIn(told.slice(round[0], now), own),
    steps: now - round[0]! - round.length - lines,
    whole: before !== undefined || told.some(({ key }) => key === 'game-started'),
    ply: first.ply,
    at: first.at,
  }
}

/** What each pool was before all of it, of those that are others now. */
export function poolsBefore({ turns }: Recap): ReadonlyMap<number, number> {
  const before = new Map<number, number>()
  for (const { pools } of turns) for (const { seat, from } of pools) if (!before.has(seat)) before.set(seat, from)
  return before
}

function turnOf([begun, ...events]: Told[], own: number, what: RecapWish['what']): TurnTold {
  const deeds: Deed[] = []
  for (const [i, event] of events.entries()) {
    const { key, text, ply, changes = [], class: weight } = event
    const hurt = changes.some(one => one.what === 'pool' && 'seat' in one && one.seat === own && one.to < one.from)
    // Of a bleed the line itself is there already.
    const last = events[i - 1]
    if (hurt && last?.key === 'bled') {
      deeds.at(-1)!.own = true
      continue
    }
    const sign = hurt ? 'pool' : MATTERS[key]
    const master = key === 'card-played' && event.params['by'] === null
    const kept =
      what === 'all'
        ? weight === 'important' && !key.startsWith('order-')
        : hurt || master || (sign !== undefined && (key !== 'burned' || event.params['ready'] !== undefined))
    if (kept) deeds.push({ text, ply, sign: sign ?? (master ? 'master' : 'action'), own: hurt })
  }
  const seats = new Set(
    events.flatMap(({ changes = [] }) =>
      changes.flatMap(one => (one.what === 'pool' && 'seat' in one ? [one.seat] : [])),
    ),
  )
  return {
    seat: Number(begun!.params['seat']),
    turn: Number(begun!.params['turn']),
    // One's own losses come first.
    deeds: deeds.toSorted((a, b) => Number(b.own) - Number(a.own)),
    pools: [...seats]
      .toSorted((a, b) => Number(b === own) - Number(a === own))
      .flatMap(seat => changeIn(events, seat) ?? []),
  }
}

function changeIn(events: readonly Told[], of: number): Pool | undefined {
  const steps = events.flatMap(({ changes = [] }) =>
    changes.flatMap(one => (one.what === 'pool' && 'seat' in one && one.seat === of ? [one] : [])),
  )
  const from = steps[0]?.from,
    to = steps.at(-1)?.to
  return typeof from === 'number' && typeof to === 'number' && from !== to ? { seat: of, from, to } : undefined
}
