import { anneal, type Found, type Task } from './anneal.ts'
import stored from './charts.json' with { type: 'json' }
import { scoreOf, type Score } from './score.ts'
import { roundSizes, tableSizes } from './table-sizes.ts'

/**
 * A seating of all rounds of a field without names, made once and kept: players are numbers from 0, who are put on it
 * by a draw.
 */
export interface Chart {
  rounds: readonly (readonly (readonly number[])[])[]
  paused: readonly (readonly number[])[]
  score: Score
}

/** Fields and rounds that have a chart. */
export const CHARTED = { from: 4, to: 60, rounds: [2, 3] } as const

/** A player is one letter of these. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

interface Row {
  players: number
  rounds: number
  seed: number
  chart: string
}
const rows: readonly Row[] = stored.charts

export function chartOf(players: number, rounds: number): Chart | undefined {
  const row = rows.find(each => each.players === players && each.rounds === rounds)
  return row && readChart(players, rounds, row.chart)
}

/** What is wrong with so many of its first rounds; undefined where there is no chart. */
export function scoreOfChart(players: number, rounds: number, after: number): Score | undefined {
  const chart = chartOf(players, rounds)
  if (!chart || after < 1 || after > rounds) return undefined
  return after === rounds ? chart.score : scoreOf(chart.rounds.slice(0, after))
}

/** The seed by which a stored chart was found: with it `searchChart` finds the same again. */
export const seedOf = (players: number, rounds: number): number | undefined =>
  rows.find(each => each.players === players && each.rounds === rounds)?.seed

/** Rounds are apart by a stroke, each the letters of who sits, table by table; the rest of the field sits out. */
export const writeChart = ({ rounds }: Pick<Chart, 'rounds'>): string =>
  rounds
    .map(round =>
      round
        .flat()
        .map(player => LETTERS[player]!)
        .join(''),
    )
    .join('/')

function readChart(players: number, count: number, text: string): Chart {
  const seated = text.split('/').map(row => [...row].map(letter => LETTERS.indexOf(letter)))
  const rounds = seated.map(row => {
    let at = 0
    return tableSizes(row.length)!.map(seats => row.slice(at, (at += seats)))
  })
  if (rounds.length !== count) throw new Error(`The chart of ${players} players has ${rounds.length} rounds`)
  const all = Array.from({ length: players }, (_, player) => player)
  return { rounds, paused: seated.map(row => all.filter(player => !row.includes(player))), score: scoreOf(rounds) }
}

/** A whole event of so many players, nothing played yet. */
export function taskOf(players: number, rounds: number): Task {
  const pauses = Array<number>(players).fill(0)
  const sizes = roundSizes(pauses, rounds)
  if (!sizes) throw new RangeError(`${players} players cannot be seated`)
  return { players, played: [], pauses, sizes }
}

/** One attempt at a chart, from its seed. */
export const searchChart = (players: number, rounds: number, seed: number): Found =>
  anneal(taskOf(players, rounds), { begin: [players, rounds, seed, 0], steps: stored.steps, costs: seed })
