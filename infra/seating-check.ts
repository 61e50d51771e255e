import { anneal } from '../shared/league/seating/anneal.ts'
import { drawOf, shuffled, type Draw } from '../shared/league/seating/seeded.ts'
import { chartOf, CHARTED, searchChart, seedOf, taskOf, writeChart } from '../shared/league/seating/charts.ts'
import { scoreOf, type Score } from '../shared/league/seating/score.ts'
import { seatingOf, type Effort, type Field, type SeatedRound } from '../shared/league/seating/seating.ts'
import { tableSizes } from '../shared/league/seating/table-sizes.ts'
import { againstTarget, targetOf } from './seating-targets.ts'

/** The long form of the tests of seatings: every figure that is promised, printed. */
export function checkAll(histories: number): boolean {
  const missed: string[] = []
  const found = [foundAgain(missed), targets(missed), played(histories, missed)]
  for (const line of missed) console.log(`MISSED ${line}`)
  console.log(`${found.join('\n')}\nseating: ${missed.length} missed`)
  return missed.length === 0
}

const short = (score: Score): string => score.map(value => Number(value.toFixed(4))).join(' ')

/** Each stored chart is what its seed gives. */
function foundAgain(missed: string[]): string {
  let many = 0
  for (const rounds of CHARTED.rounds)
    for (let players = CHARTED.from; players <= CHARTED.to; players++) {
      const chart = chartOf(players, rounds)
      if (!chart) missed.push(`no chart of ${players} players in ${rounds} rounds`)
      else if (writeChart(searchChart(players, rounds, seedOf(players, rounds)!)) !== writeChart(chart))
        missed.push(`the chart of ${players} players in ${rounds} rounds is not what its seed gives`)
      else many++
    }
  return `charts: ${many} found again from their seeds`
}

const LONGEST_MS = 10_000
/** Attempts of a search that has to reach a target without the chart. */
const ATTEMPTS = 100

function targets(missed: string[]): string {
  let slowest = 0,
    better = 0
  const fields = [...Array(57).keys()].map(i => i + 4).concat(75, 100)
  for (const players of fields) {
    const target = targetOf(players)
    const chart = chartOf(players, 3)
    const began = performance.now()
    const { score } = anneal(taskOf(players, 3), {
      begin: [players, 3, 77, 1],
      steps: 300_000,
      attempts: chart ? ATTEMPTS : 3,
      ...(chart && { enough: chart.score }),
    })
    const ms = performance.now() - began
    slowest = Math.max(slowest, ms)
    const given = seatingOf(
      { players: Array.from({ length: players }, (_, i) => `p${i}`), rounds: 3, played: [] },
      `check ${players}`,
    ).score
    if (target && againstTarget(given, target) > 0) missed.push(`${players} players: ${short(given)}`)
    if (target && againstTarget(score, target) > 0) missed.push(`${players} players, searched: ${short(score)}`)
    if (ms > LONGEST_MS) missed.push(`${players} players took ${Math.round(ms)} ms`)
    if (target && Number.isFinite(target[7]!) && againstTarget(given, target) < 0) better++
    console.log(
      `${String(players).padStart(3)}  ${chart ? 'chart ' : 'search'} ${short(given)}   searched in ${Math.round(ms)} ms: ${short(score)}`,
    )
  }
  return `targets: ${fields.length} fields, slowest search ${Math.round(slowest)} ms, ${better} better than the target`
}

function played(histories: number, missed: string[]): string {
  let seated = 0,
    repeats = 0,
    forced = 0
  for (let n = 0; n < histories; n++) {
    const event = playEvent(`history ${n}`, HARD)
    seated += event.seatings.length
    for (const { field, rounds, score } of event.seatings) {
      missed.push(...unfit(field, rounds).map(what => `history ${n}: ${what}`))
      const before = scoreOf(
        field.played.map(({ tables }) => tables),
        field.players,
      )[0]!
      if (score[0]! <= before) continue
      repeats++
      if (field.players.length > BRUTE) missed.push(`history ${n}: a prey twice, ${short(score)}`)
      else if (canDoWithoutRepeat(field, rounds)) missed.push(`history ${n}: a prey twice that is avoidable`)
      else forced++
    }
  }
  return `histories: ${histories} with ${seated} seatings, ${repeats} repeat a prey, ${forced} of them must`
}

/** A quarter of what is searched in earnest, and less: what this finds, that finds. Small fields have more attempts. */
const HARD: Effort = { steps: 100_000, attempts: 4 }

/** Up to here every seating can be tried. */
const BRUTE = 10

/** An event in which players drop and join between rounds, each round seated anew with those to come. */
export function playEvent(
  seed: string,
  effort?: Effort,
): {
  seatings: { field: Field; rounds: readonly SeatedRound[]; score: Score }[]
} {
  const draw = drawOf(seed, 'event')
  const few = draw(3) === 0
  let players = Array.from({ length: few ? 4 + draw(8) : 8 + draw(40) }, (_, i) => `p${i}`)
  let next = players.length
  const rounds = 2 + draw(2)
  const played: SeatedRound[] = []
  const seatings = []
  while (played.length < rounds) {
    const field: Field = { players, rounds, played: [...played] }
    const more = players.length > 12 ? 1 : 6
    const tried = effort && { ...effort, attempts: effort.attempts * more }
    const seating = seatingOf(field, `${seed}:${played.length}`, tried)
    seatings.push({ field, ...seating })
    played.push(seating.rounds[0]!)
    players = changed(players, draw, () => `p${next++}`)
  }
  return { seatings }
}

function changed(players: readonly string[], draw: Draw, newcomer: () => string): string[] {
  const drops = Math.min(draw(4), Math.max(0, players.length - 4))
  const stay = shuffled(players, draw).slice(drops)
  return [...stay, ...Array.from({ length: draw(4) }, newcomer)]
}

/** What is wrong with the form of a seating: everybody at one place, tables as they must be. */
export function unfit(field: Field, rounds: readonly SeatedRound[]): string[] {
  const faults: string[] = []
  if (rounds.length !== field.rounds - field.played.length) faults.push(`${rounds.length} rounds`)
  const pausesOf = (player: string): number =>
    [...field.played, ...rounds].filter(({ paused }) => paused.includes(player)).length
  for (const { tables, paused } of rounds) {
    const placed = [...tables.flat(), ...paused]
    if (placed.toSorted().join() !== field.players.toSorted().join()) faults.push('not everybody has one place')
    const sizes = tableSizes(placed.length - paused.length)
    if (tables.map(table => table.length).join() !== sizes?.join()) faults.push(`tables ${sizes?.join()}`)
    if (tableSizes(placed.length) && paused.length > 0) faults.push('somebody sits out who could play')
  }
  const pauses = field.players.map(pausesOf)
  const before = field.players.map(player => field.played.filter(({ paused }) => paused.includes(player)).length)
  const spread = (often: readonly number[]): number => Math.max(...often) - Math.min(...often)
  if (spread(pauses) > Math.max(1, spread(before))) faults.push('not everybody sits out in turn')
  return faults
}

/** Whether the coming rounds, with those who sit in them, could be played without a prey twice: all ways are tried. */
export function canDoWithoutRepeat(field: Field, rounds: readonly SeatedRound[]): boolean {
  const taken = new Set<string>()
  const preys = (table: readonly string[]): string[] => table.map((player, i) => `${player}>${table.at(i - 1)!}`)
  for (const { tables } of field.played) for (const table of tables) for (const prey of preys(table)) taken.add(prey)
  const free = (a: string, b: string): boolean => !taken.has(`${a}>${b}`)

  const seatRound = (round: number): boolean => {
    const sat = rounds[round]
    if (!sat) return true
    return seatTables(
      sat.tables.flat(),
      sat.tables.map(table => table.length),
      () => seatRound(round + 1),
    )
  }
  // The first who is left begins the next table; a ring may be turned, so that loses nothing.
  const seatTables = (left: readonly string[], sizes: readonly number[], then: () => boolean): boolean => {
    if (left.length === 0) return then()
    const [first, ...others] = left
    return [...new Set(sizes)].some(size => {
      const rest = sizes.toSpliced(sizes.indexOf(size), 1)
      return ring([first!], others, size, remaining => seatTables(remaining, rest, then))
    })
  }
  const ring = (
    table: readonly string[],
    left: readonly string[],
    size: number,
    then: (left: readonly string[]) => boolean,
  ): boolean => {
    if (table.length === size) {
      const made = preys(table)
      if (!free(table[0]!, table.at(-1)!)) return false
      for (const prey of made) taken.add(prey)
      const works = then(left)
      for (const prey of made) taken.delete(prey)
      return works
    }
    return left.some(
      (player, i) => free(player, table.at(-1)!) && ring([...table, player], left.toSpliced(i, 1), size, then),
    )
  }
  return seatRound(0)
}
