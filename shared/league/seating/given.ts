import { anneal } from './anneal.ts'
import { sha256 } from './seeded.ts'
import type { Round } from './score.ts'
import type { Field } from './seating.ts'
import { tableSizes } from './table-sizes.ts'

/** What is wrong with a seating of the next round that an organiser gives, and where it stands in what was sent. */
export interface SeatingFault {
  path: string
  fault: 'table-size' | 'fewer-fives' | 'stranger' | 'twice' | 'not-seated' | 'prey-twice'
  players: readonly string[]
  /** The round, from 1, in which the same prey was had before. */
  round?: number
}

/**
 * All faults at once; none where the round may be played. Who sits out need not be named, but nobody does where all can
 * sit. A prey that was had before is a fault where it could be avoided.
 */
export function seatingFaults(field: Field, given: Round<string>): SeatingFault[] {
  const faults = [...ofTables(given, field.players.length), ...ofPlayers(field, given)]
  return faults.length > 0 ? faults : ofPreys(field, given)
}

/** The sizes that so many players take; where some must sit out, any that the seated can be split into. */
function ofTables(given: Round<string>, players: number): SeatingFault[] {
  const faults: SeatingFault[] = given.flatMap((table, t) =>
    table.length === 4 || table.length === 5 ? [] : [{ path: `[${t}]`, fault: 'table-size', players: [...table] }],
  )
  if (faults.length > 0) return faults
  const sizes = tableSizes(players) ?? tableSizes(given.flat().length)
  if (given.flat().length === sizes?.reduce((sum, seats) => sum + seats, 0) && given.length > sizes.length)
    return [{ path: '', fault: 'fewer-fives', players: [] }]
  return []
}

function ofPlayers({ players }: Field, given: Round<string>): SeatingFault[] {
  const places = new Map<string, string[]>()
  for (const [t, table] of given.entries())
    for (const [s, player] of table.entries()) places.set(player, [...(places.get(player) ?? []), `[${t}][${s}]`])
  const known = new Set(players)
  const seated: SeatingFault[] = [...places].flatMap(([player, paths]) => [
    ...(known.has(player) ? [] : paths.map((path): SeatingFault => ({ path, fault: 'stranger', players: [player] }))),
    ...(paths.length < 2 ? [] : paths.map((path): SeatingFault => ({ path, fault: 'twice', players: [player] }))),
  ])
  const missing = tableSizes(players.length) ? players.filter(player => !places.has(player)) : []
  return [...seated, ...missing.map((player): SeatingFault => ({ path: '', fault: 'not-seated', players: [player] }))]
}

/** How long is looked for a round without them. */
const STEPS = 100_000
const ATTEMPTS = 4

function ofPreys({ played, players }: Field, given: Round<string>): SeatingFault[] {
  const had = new Map<string, number>()
  for (const [r, { tables }] of played.entries())
    for (const table of tables)
      for (const [s, player] of table.entries()) had.set(key(player, table[(s + 1) % table.length]!), r + 1)
  const faults = given.flatMap((table, t) =>
    table.flatMap((player, s): SeatingFault[] => {
      const prey = table[(s + 1) % table.length]!
      const round = had.get(key(player, prey))
      return round === undefined ? [] : [{ path: `[${t}][${s}]`, fault: 'prey-twice', players: [player, prey], round }]
    }),
  )
  if (faults.length === 0) return []
  // Those who sit stay those who sit: only where they do is looked at anew.
  const seated = players.filter(player => given.some(table => table.includes(player)))
  const indexOf = new Map(seated.map((player, i) => [player, i]))
  const past = played.map(({ tables }) => tables.map(table => table.map(player => indexOf.get(player) ?? -1)))
  const found = anneal(
    { players: seated.length, played: past, pauses: seated.map(() => 0), sizes: [seated.length] },
    { begin: sha256('given'), steps: STEPS, attempts: ATTEMPTS, enough: NO_REPEAT },
  )
  const fewest = found.rounds[0]!.flatMap(table =>
    table.filter((player, s) => had.has(key(seated[player]!, seated[table[(s + 1) % table.length]!]!))),
  ).length
  return faults.length > fewest ? faults : []
}

/** As good as it need be: nothing is asked below R1. */
const NO_REPEAT = [0, ...Array<number>(8).fill(Infinity)]
const key = (predator: string, prey: string): string => JSON.stringify([predator, prey])
