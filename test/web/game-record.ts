import type { Entry } from '../../functions/web/live/state.ts'

/** A finished game, as its record tells it: whose pool changed when, and who left. */
export interface Told {
  turn: number
  /** Whose pool it moves, and to what; and what is said of it. */
  seat: number
  to: number
  text?: string
  why?: string
  /** They are out with it. */
  out?: true
}

const START = 30
const AT = '2026-11-02T10:00:00.000Z'

/** A record with a version for each of these, and for each turn that begins; every seat starts with 30 pool. */
export function recordOf(seats: number, turns: number, told: readonly Told[]): Entry[] {
  const pools = Array.from({ length: seats }, () => START)
  let version = 0
  const entry = (events: object[]): Entry =>
    ({
      version: ++version,
      at: AT,
      events: events.map(event => ({ actor: null, class: 'important', text: '', params: {}, ...event })),
    }) as unknown as Entry
  const counters = (seat: number, to: number, why: string): object => {
    const from = pools[seat]!
    pools[seat] = to
    return to < from
      ? { key: 'counters', params: { from: { pool: seat }, to: 'bank', amount: from - to, why, left: { from: to } } }
      : { key: 'counters', params: { from: 'bank', to: { pool: seat }, amount: to - from, why, left: { to } } }
  }
  const entries = [
    entry(
      pools.map((_, seat) => {
        pools[seat] = 0
        return counters(seat, START, 'set-up')
      }),
    ),
  ]
  for (let turn = 1; turn <= turns; turn++) {
    entries.push(entry([{ key: 'turn-started', params: { seat: (turn - 1) % seats, turn } }]))
    for (const { seat, to, text, why = 'bleed', out } of told.filter(one => one.turn === turn))
      entries.push(
        entry([
          ...(text === undefined ? [] : [{ key: 'bled', text: `${text}.` }]),
          counters(seat, to, why),
          ...(out ? [{ key: 'ousted', params: { seat, predator: null } }] : []),
        ]),
      )
  }
  return entries
}

/** Where in such a record something was told. */
export const plyOf = (entries: readonly Entry[], text: string): number =>
  entries.find(({ events }) => events.some(event => event.text === `${text}.`))!.version
