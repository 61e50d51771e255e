import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { expected } from './counts.ts'
import { SOURCES, type Source } from './decks.ts'
import { join, MANNERS, noGames, playSeries, type Manner, type Plan, type Tally } from './series.ts'

const HELP = `npm run simulate -- [options]

Plays seeded games of five seats with bots (shared/bots), each move held to the laws of test/laws, and tells how it went: points and
wins of bots against random players, length, speed, what was thrown or broken, and how often each card was played in each of its ways.

  --games N      how many games (default 200)
  --seed N       the first seed (default 1)
  --bots WHO     mixed: two bots and three random players, places rotated (default); all: five bots; random: none
  --decks LIST   box: the five decks; tournament: won tournaments since 2020 and can be played (needs the shelf beside the repository);
                 built: around every whole card in turn. By default all three, five games of each in turn
  --thorough N   the costlier laws at each N-th move (default 25); 0: no laws at all
  --workers N    processes (default: as many as there are processors)
  --table        every card with its counts, not only those never played
  --reasons      why bots answered as they did, by how often
  --help         this text`

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' }, bots: { type: 'string', default: 'mixed' }, decks: { type: 'string', default: SOURCES.join() },
    thorough: { type: 'string', default: '25' }, workers: { type: 'string', default: String(availableParallelism()) }, stride: { type: 'string' }, table: { type: 'boolean', default: false },
    reasons: { type: 'boolean', default: false }, help: { type: 'boolean', default: false },
  },
})

type Report = { done: number; failure?: string } | { tally: Tally }

function plan(stride: number): Plan {
  const bots = MANNERS.find(one => one === values.bots)
  const decks = values.decks.split(',').map(name => SOURCES.find(one => one === name))
  if (!bots || decks.some(one => one === undefined)) throw new Error('npm run simulate -- --help explains the options')
  return { first: Number(values.seed), games: Number(values.games), stride, bots, decks: decks as Source[], thorough: Number(values.thorough) || null }
}

function part(stride: number): void {
  const tally = playSeries(plan(stride), (done, failure) => process.send!({ done, ...(failure && { failure }) } satisfies Report))
  process.send!({ tally } satisfies Report)
}

async function main(): Promise<void> {
  const { games, first, bots } = plan(1)
  const workers = Math.min(Number(values.workers), games)
  console.log(`${games} games from seed ${first}, bots ${bots}, on ${workers} processes`)
  const whole = noGames(), began = Date.now()
  let done = 0, broken = 0
  await Promise.all(Array.from({ length: workers }, (_, i) => new Promise<void>(resolve => {
    const own = Math.ceil((games - i) / workers)
    const options = ['--stride', String(workers), '--seed', String(first + i), '--games', String(own * workers), '--bots', bots, '--decks', values.decks, '--thorough', values.thorough]
    const child = fork(fileURLToPath(import.meta.url), options)
    let told = false
    child.on('message', (report: Report) => {
      if ('tally' in report) {
        join(whole, report.tally)
        told = true
        return
      }
      done += report.done
      if (report.failure) console.log(`FAILED ${report.failure}`)
      if (done % 500 === 0) console.log(`${done} games, ${Math.round((Date.now() - began) / 1000)} s`)
    })
    child.on('exit', code => {
      if (!told) {
        broken++
        console.log(`a process ended with code ${code} before its games were played`)
      }
      resolve()
    })
  })))
  print(whole, (Date.now() - began) / 1000, bots)
  process.exitCode = whole.failures.length > 0 || broken > 0 || whole.games !== games ? 1 : 0
}

function print(tally: Tally, seconds: number, bots: Manner): void {
  const { rounds, seats, points, wins, failures } = tally
  const sorted = rounds.toSorted((a, b) => a - b), at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  printCards(tally)
  if (values.reasons) for (const [why, n] of Object.entries(tally.reasons).sort((a, b) => b[1] - a[1])) console.log(`${(n / tally.games).toFixed(1).padStart(8)} a game  ${why}`)
  const laws = failures.filter(one => one.startsWith('LawBroken')).length
  console.log(`games      ${tally.games} in ${Math.round(seconds)} s, ${(tally.games / seconds).toFixed(2)} a second; ${Math.round(tally.moves / Math.max(1, rounds.length))} moves a game`)
  console.log(`decks      ${tally.decks.box} games of the box, ${tally.decks.tournament} of tournament decks, ${tally.decks.built} of built ones`)
  if (tally.decisions > 0) console.log(`a decision ${(1000 * tally.decidingMs / tally.decisions).toFixed(0)} µs on average, the view included`)
  for (const brain of ['bot', 'random'] as const) {
    if (seats[brain] > 0) console.log(`${brain.padEnd(11)}${(points[brain] / seats[brain]).toFixed(3)} victory points a seat, ${wins[brain]} wins in ${seats[brain]} seats (${(100 * wins[brain] / seats[brain]).toFixed(1)} %)`)
  }
  if (bots === 'mixed') console.log(`margin     bots have ${(points.bot / Math.max(1, points.bot + points.random) * 100).toFixed(1)} % of the points with 40 % of the seats`)
  console.log(`length     median ${at(0.5)} rounds; one in ten under ${at(0.1)}, one in ten over ${at(0.9)}, longest ${at(1)}; ${tally.byTime} ended by time`)
  console.log(`throws     ${failures.length - laws}`)
  console.log(`broken     ${laws} invariants`)
}

function printCards({ counts }: Tally): void {
  const all = expected()
  const never = all.filter(name => counts[name] === undefined)
  if (values.table) {
    console.log('      bots    random  card, and how')
    for (const name of all) console.log(`${String(counts[name]?.bot ?? 0).padStart(10)}${String(counts[name]?.random ?? 0).padStart(10)}  ${name.replace('\t', ': ')}`)
  }
  console.log(`cards      ${all.length - never.length} of ${all.length} ways to play or use ${new Set(all.map(name => name.split('\t')[0])).size} whole cards were seen${never.length > 0 ? '; never:' : ''}`)
  for (const name of never) console.log(`           ${name.replace('\t', ': ')}`)
}

if (values.help) console.log(HELP)
else if (values.stride) part(Number(values.stride))
else await main()
