import { fastWords } from './seeded.ts'
import {
  bitOf,
  BITS,
  CHANCES,
  COSTS,
  opposite,
  pairCosts,
  patience,
  seatCosts,
  STEP,
  type Costs,
} from './fault-costs.ts'
import { compareScores, scoreOf, startingTransfers, type Score } from './score.ts'
import { tableSizes } from './table-sizes.ts'

/** What is to be seated. Players are numbers from 0; whoever has dropped is -1 in the rounds played. */
export interface Task {
  players: number
  played: readonly (readonly (readonly number[])[])[]
  /** How often each has sat out. */
  pauses: readonly number[]
  /** How many sit in each of the coming rounds; whoever is left over sits out. */
  sizes: readonly number[]
}

/** Coming rounds and who sits out in each, with the score of the whole event. */
export interface Found {
  rounds: number[][][]
  paused: number[][]
  score: Score
}

export interface Search {
  /** Four words: the same words give the same seating on every machine. */
  begin: ArrayLike<number>
  /** Exchanges tried in each attempt, and how many attempts. */
  steps: number
  attempts?: number
  /** Which set of costs the first attempt takes; those after it take the next ones. */
  costs?: number
  /** Leave off at a score that is as good as this one. */
  enough?: Score
}

/** More rounds than counts of three bits hold are no event. */
export const MOST_ROUNDS = 7

/** Looks for the best seating of the coming rounds: exchanges of two players of a round, at falling temperature. */
export function anneal(task: Task, search: Search): Found {
  const total = task.played.length + task.sizes.length
  if (total > MOST_ROUNDS) throw new RangeError(`No event has more than ${MOST_ROUNDS} rounds`)
  const words = fastWords(search.begin)
  const allSat = task.sizes.every(size => size === task.players)
  let best: Found | undefined
  for (let attempt = 0; attempt < (search.attempts ?? 1); attempt++) {
    const found = attempted(task, search.steps, COSTS[((search.costs ?? 0) + attempt) % COSTS.length]!, words)
    if (!best || compareFound(task, found, best) < 0) best = found
    if (search.enough && allSat && compareScores(best.score, search.enough, total) <= 0) break
  }
  return best!
}

/** Below 0 where `a` is better. Sitting out in turn comes before all rules. */
export const compareFound = (task: Task, a: Found, b: Found): number =>
  unevenness(task, a) - unevenness(task, b) || compareScores(a.score, b.score, task.played.length + task.sizes.length)

function unevenness(task: Task, { paused }: Found): number {
  const pauses = [...task.pauses]
  for (const player of paused.flat()) pauses[player]! += 1
  return pauses.reduce((sum, often) => sum + often * often, 0)
}

const COLD = 0.12
/** At one table everything is in everybody's way. */
const SMALL = { players: 7, hot: 60 }

/** One attempt, from places drawn to places settled. This is where the time goes, so it is one loop over plain rows. */
function attempted(task: Task, steps: number, costs: Costs, words: () => number): Found {
  const { players: n, sizes } = task
  const coming = sizes.length,
    total = task.played.length + coming
  const [w1, , w3, , , , , w8, , warm] = costs

  const pairCost = pairCosts(costs, total)
  const seatCost = seatCosts(costs)

  const { startOf, seatsAt, at, pairs, seats, fives, transfers, games, pauses } = drawnBoard(task, words)

  // Spreads are kept as sums and sums of squares of the mean a round, times the rounds: whole numbers where nobody
  // paused or came late. Over a count of games, as who has played none has no mean.
  const scale = Float64Array.from({ length: total + 1 }, (_, often) => (often === 0 ? 0 : total / often))
  let sumF = 0,
    squaresF = 0,
    sumT = 0,
    squaresT = 0,
    count = 0
  for (let i = 0; i < n; i++) {
    if (games[i]! > 0) count++
    const f = fives[i]! * scale[games[i]!]!,
      t = transfers[i]! * scale[games[i]!]!
    sumF += f
    squaresF += f * f
    sumT += t
    squaresT += t * t
  }

  let energy = 0,
    lowest = Infinity
  const kept = at.slice()
  const moves = coming * n
  const hot = n <= SMALL.players ? SMALL.hot : warm
  for (let step = 0; step < steps; step++) {
    const left = 1 - step / steps
    const temperature = COLD + (hot - COLD) * left * left * left
    const word = words()
    const a = word % moves
    const round = (a / n) | 0
    const from = round * n
    const word2 = words()
    // One exchange in four is within the table: seats are settled there.
    const sa = seatsAt[a]!,
      ta = startOf[a]!
    const b = sa > 0 && word2 >>> 30 === 0 ? ta + ((word2 & 0xffff) % sa) : from + ((word2 & 0xfffffff) % n)
    const sb = seatsAt[b]!,
      tb = startOf[b]!
    if (a === b || (sa === 0 && sb === 0)) continue
    const x = at[a]!,
      y = at[b]!
    const xn = x * n,
      yn = y * n
    const ia = a - ta,
      ib = b - tb
    let change = 0

    if (ta === tb && sa === sb) {
      // The relation of all others at the table to x and y changes, and that of x to y.
      const step4 = STEP[sa - 4]!
      for (let k = 0; k < sa; k++) {
        if (k === ia || k === ib) continue
        const z = at[ta + k]!
        const fromA = step4[(k - ia + sa) % sa]!,
          fromB = step4[(k - ib + sa) % sa]!
        const px = pairs[xn + z]!,
          py = pairs[yn + z]!
        change += pairCost[px - fromA + fromB]! - pairCost[px]! + pairCost[py - fromB + fromA]! - pairCost[py]!
      }
      const p = pairs[xn + y]!
      change += pairCost[p - step4[(ib - ia + sa) % sa]! + step4[(ia - ib + sa) % sa]!]! - pairCost[p]!
    } else {
      if (sa > 0) {
        const step4 = STEP[sa - 4]!
        for (let k = 0; k < sa; k++) {
          if (k === ia) continue
          const z = at[ta + k]!
          const relation = step4[(k - ia + sa) % sa]!
          const px = pairs[xn + z]!,
            py = pairs[yn + z]!
          change += pairCost[px - relation]! - pairCost[px]! + pairCost[py + relation]! - pairCost[py]!
        }
      }
      if (sb > 0) {
        const step4 = STEP[sb - 4]!
        for (let k = 0; k < sb; k++) {
          if (k === ib) continue
          const z = at[tb + k]!
          const relation = step4[(k - ib + sb) % sb]!
          const px = pairs[xn + z]!,
            py = pairs[yn + z]!
          change += pairCost[py - relation]! - pairCost[py]! + pairCost[px + relation]! - pairCost[px]!
        }
      }
    }

    // Their own seats.
    const bitA = sa > 0 ? 1 << (ia * BITS) : 0,
      bitB = sb > 0 ? 1 << (ib * BITS) : 0
    const seatsX = seats[x]! - bitA + bitB,
      seatsY = seats[y]! - bitB + bitA
    change += seatCost[seatsX]! - seatCost[seats[x]!]! + seatCost[seatsY]! - seatCost[seats[y]!]!
    const trA = sa > 0 ? (ia < 3 ? ia + 1 : 4) : 0,
      trB = sb > 0 ? (ib < 3 ? ib + 1 : 4) : 0
    let gamesX = games[x]!,
      gamesY = games[y]!
    const scaleX0 = scale[gamesX]!,
      scaleY0 = scale[gamesY]!
    let counted = count
    if (sa === 0 || sb === 0) {
      const by = sa === 0 ? 1 : -1
      gamesX += by
      gamesY -= by
      counted += (gamesX > 0 ? 1 : 0) + (gamesY > 0 ? 1 : 0) - (games[x]! > 0 ? 1 : 0) - (games[y]! > 0 ? 1 : 0)
      const px = pauses[x]!,
        py = pauses[y]!
      change += w1 * ((px - by) * (px - by) - px * px + (py + by) * (py + by) - py * py)
    }
    const fX = fives[x]! - sa + sb,
      fY = fives[y]! - sb + sa,
      tX = transfers[x]! - trA + trB,
      tY = transfers[y]! - trB + trA
    const scaleX = scale[gamesX]!,
      scaleY = scale[gamesY]!
    let nextSumF = sumF,
      nextSquaresF = squaresF,
      nextSumT = sumT,
      nextSquaresT = squaresT
    if (sa !== sb) {
      const x0 = fives[x]! * scaleX0,
        y0 = fives[y]! * scaleY0,
        x1 = fX * scaleX,
        y1 = fY * scaleY
      nextSumF += x1 + y1 - x0 - y0
      nextSquaresF += x1 * x1 + y1 * y1 - x0 * x0 - y0 * y0
      change += (w3 / 2) * (nextSquaresF - (nextSumF * nextSumF) / counted - squaresF + (sumF * sumF) / count)
    }
    if (trA !== trB) {
      const x0 = transfers[x]! * scaleX0,
        y0 = transfers[y]! * scaleY0,
        x1 = tX * scaleX,
        y1 = tY * scaleY
      nextSumT += x1 + y1 - x0 - y0
      nextSquaresT += x1 * x1 + y1 * y1 - x0 * x0 - y0 * y0
      change += (w8 / 2) * (nextSquaresT - (nextSumT * nextSumT) / counted - squaresT + (sumT * sumT) / count)
    }

    if (change > 0 && change > temperature * patience[words() & (CHANCES - 1)]!) continue

    // Taken: now it is written.
    if (ta === tb && sa === sb) {
      const step4 = STEP[sa - 4]!
      for (let k = 0; k < sa; k++) {
        if (k === ia || k === ib) continue
        const z = at[ta + k]!
        const da = (k - ia + sa) % sa,
          db = (k - ib + sb) % sb
        pairs[xn + z]! += step4[db]! - step4[da]!
        pairs[yn + z]! += step4[da]! - step4[db]!
        const backA = step4[opposite(sa, da)]!,
          backB = step4[opposite(sa, db)]!
        pairs[z * n + x]! += backB - backA
        pairs[z * n + y]! += backA - backB
      }
      const d = (ib - ia + sa) % sa,
        e = (ia - ib + sa) % sa
      pairs[xn + y]! += step4[e]! - step4[d]!
      pairs[yn + x]! += step4[d]! - step4[e]!
    } else {
      if (sa > 0) move(ta, sa, ia, x, y)
      if (sb > 0) move(tb, sb, ib, y, x)
    }
    if (sa === 0 || sb === 0) {
      const by = sa === 0 ? 1 : -1
      games[x]! += by
      games[y]! -= by
      pauses[x]! -= by
      pauses[y]! += by
      count = counted
    }
    seats[x] = seatsX
    seats[y] = seatsY
    fives[x] = fX
    fives[y] = fY
    transfers[x] = tX
    transfers[y] = tY
    sumF = nextSumF
    squaresF = nextSquaresF
    sumT = nextSumT
    squaresT = nextSquaresT
    at[a] = y
    at[b] = x
    energy += change
    if (energy < lowest - 1e-6 && left < 0.6) {
      lowest = energy
      kept.set(at)
    }
  }

  const rounds = sizes.map((size, round) => tablesOf(kept.subarray(round * n, (round + 1) * n), size))
  return {
    rounds,
    paused: sizes.map((size, round) => [...kept.subarray(round * n + size, (round + 1) * n)]),
    score: scoreOf(
      [...task.played, ...rounds],
      Array.from({ length: n }, (_, i) => i),
    ),
  }

  /** `x` leaves the place for `y`. */
  function move(table: number, size: number, place: number, x: number, y: number): void {
    const step = STEP[size - 4]!
    for (let k = 0; k < size; k++) {
      if (k === place) continue
      const z = at[table + k]!
      const distance = (k - place + size) % size
      const there = step[distance]!,
        back = step[opposite(size, distance)]!
      pairs[x * n + z]! -= there
      pairs[y * n + z]! += there
      pairs[z * n + x]! -= back
      pairs[z * n + y]! += back
    }
  }
}

function tablesOf(row: ArrayLike<number>, seated: number): number[][] {
  let at = 0
  return tableSizes(seated)!.map(seats => Array.from({ length: seats }, () => row[at++]!))
}

/** Who sits where to begin with, and what of it the search keeps up to date. */
function drawnBoard({ players: n, sizes, played, pauses: before }: Task, words: () => number) {
  const coming = sizes.length
  // A round is a row of places: its tables one after the other, then who sits out. All rows have n places.
  const startOf = new Uint16Array(coming * n),
    seatsAt = new Uint8Array(coming * n)
  for (const [round, size] of sizes.entries()) {
    let at = round * n
    for (const seats of tableSizes(size)!) {
      seatsAt.fill(seats, at, at + seats)
      startOf.fill(at, at, at + seats)
      at += seats
    }
    startOf.fill(at, at, (round + 1) * n)
  }

  const pairs = new Uint16Array(n * n)
  const seats = new Uint16Array(n),
    fives = new Float64Array(n),
    transfers = new Float64Array(n),
    games = new Uint8Array(n),
    pauses = Uint8Array.from(before)
  const sit = (player: number, seat: number, size: number): void => {
    seats[player]! += bitOf(seat)
    fives[player]! += size
    transfers[player]! += startingTransfers(seat)
    games[player]! += 1
  }
  const meet = (table: readonly number[]): void => {
    for (const [seat, player] of table.entries()) {
      if (player < 0) continue
      sit(player, seat, table.length)
      for (let distance = 1; distance < table.length; distance++) {
        const other = table[(seat + distance) % table.length]!
        if (other >= 0) pairs[player * n + other]! += STEP[table.length - 4]![distance]!
      }
    }
  }
  for (const table of played.flat()) meet(table)
  const at = new Uint16Array(coming * n)
  for (let round = 0; round < coming; round++) {
    const row = at.subarray(round * n, (round + 1) * n)
    for (let i = 0; i < n; i++) row[i] = i
    for (let i = n - 1; i > 0; i--) {
      const j = words() % (i + 1),
        other = row[j]!
      row[j] = row[i]!
      row[i] = other
    }
    for (const player of row.subarray(sizes[round]!)) pauses[player]! += 1
    for (const table of tablesOf(row, sizes[round]!)) meet(table)
  }
  return { startOf, seatsAt, at, pairs, seats, fives, transfers, games, pauses }
}
