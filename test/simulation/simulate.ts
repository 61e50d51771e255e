import { fork, type ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SOURCES, type Source } from './played-decks.ts'
import { report } from './series-report.ts'
import { add, left, nothingYet, read, together, write, type Saved } from './saved.ts'
import { added, levelTable, nothingPlayed, PAIRINGS, playMatch, type Match } from './levels.ts'
import { MANNERS, playSeries, type Plan, type Tally } from './series.ts'

const HELP = `npm run simulate -- [options]

Plays seeded games of five seats with bots (shared/bots), each move held to the laws of test/laws, and tells how it went: length, speed,
what was thrown or broken, points and wins, and how often each card was played in each of its ways. The last line says whether there is
a way that was never played.

  --games N      how many games (default 200)
  --seed N       the first seed (default 1); the n-th game has the n-th seed, so that a large run can be played in pieces
  --bots WHO     all: five bots (default); mixed: two bots and three random players, places rotated; random: none
  --decks LIST   box: the five decks; tournament: won tournaments since 2020 and can be played (needs the shelf beside the repository);
                 built: around every way of every whole card in turn. By default all three, five games of each in turn
  --thorough N   the costlier laws at each N-th move (default 100); 0: no laws at all
  --workers N    processes (default: as many as there are processors)
  --json FILE    writes what it has come to, after every few games; run again with the same file, it plays only what is missing
  --merge FILES  plays nothing: puts such files together and tells of all
  --table        every way of every card with its counts; by default from 1,000 games on
  --reasons      why bots answered as they did, by how often
  --levels       instead of all this: one sharp bot among four steady ones, then one steady among four easy, --games of each
                 (default 500) with the box in turn; a table of their points, of what they waste, and of what a decision takes
                 of a processor
  --help         this text`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    bots: { type: 'string', default: 'all' },
    decks: { type: 'string', default: SOURCES.join() },
    thorough: { type: 'string', default: '100' },
    workers: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'string' },
    merge: { type: 'boolean', default: false },
    part: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
    reasons: { type: 'boolean', default: false },
    levels: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/** A piece of a run is so many games: what is lost where a process dies, and how often the file is written. */
const PIECE = 20
/** From so many games on the table is printed unasked. */
const MANY = 1_000

type Said = { failure?: string } | { tally: Tally }

function settings(): Saved['of'] {
  const bots = MANNERS.find(one => one === values.bots)
  const decks = values.decks.split(',').map(name => SOURCES.find(one => one === name))
  if (!bots || decks.some(one => one === undefined)) throw new Error('npm run simulate -- --help explains the options')
  return { bots, decks: decks as Source[], thorough: Number(values.thorough) || null }
}

/** One of the processes: plays the pieces it is sent. */
function part(of: Saved['of']): void {
  process.on('message', ([first, games]: [number, number]) => {
    const tally = playSeries({ first, games, ...of } satisfies Plan, failure =>
      process.send!({ ...(failure && { failure }) } satisfies Said),
    )
    process.send!({ tally } satisfies Said)
  })
}

async function main(of: Saved['of']): Promise<void> {
  const first = Number(values.seed),
    games = Number(values.games ?? 200)
  const saved = (values.json === undefined ? undefined : read(values.json)) ?? nothingYet(of)
  if (JSON.stringify(saved.of) !== JSON.stringify(of))
    throw new Error(`${values.json} has games of another kind: ${JSON.stringify(saved.of)}`)
  const workers = Math.min(Number(values.workers), games)
  const pieces = left(saved, first, games, Math.min(PIECE, Math.ceil(games / workers)))
  const missing = pieces.reduce((sum, [, n]) => sum + n, 0),
    began = Date.now()
  console.log(
    `${games} games, seeds ${first} to ${first + games - 1}, bots ${of.bots}, on ${workers} ` +
      `processes${missing < games ? `; ${games - missing} have been played` : ''}`,
  )
  let done = 0,
    lost = 0
  const onGame = (failure: string | undefined) => {
    done++
    if (failure) console.log(`FAILED ${failure}`)
    const seconds = (Date.now() - began) / 1000
    if (done % 100 === 0)
      console.log(`${done} of ${missing} games, ${Math.round(seconds)} s, ${(done / seconds).toFixed(2)} a second`)
  }
  const onPiece = (piece: [number, number], tally: Tally) => {
    add(saved, piece, tally)
    if (values.json !== undefined) write(values.json, saved)
  }
  await Promise.all(
    Array.from(
      { length: Math.min(workers, pieces.length) },
      () =>
        new Promise<void>(resolve => {
          const child = fork(fileURLToPath(import.meta.url), [
            '--part',
            '--bots',
            of.bots,
            '--decks',
            values.decks,
            '--thorough',
            values.thorough,
          ])
          let piece = next(child, pieces)
          child.on('message', (said: Said) => {
            if (!('tally' in said)) return onGame(said.failure)
            onPiece(piece!, said.tally)
            piece = next(child, pieces)
          })
          child.on('exit', code => {
            if (piece) console.log(`LOST the games from seed ${piece[0]}: their process ended with code ${code}`)
            lost += piece?.[1] ?? 0
            resolve()
          })
        }),
    ),
  )
  tell(saved, (Date.now() - began) / 1000)
  if (lost > 0 || pieces.length > 0) process.exitCode = 1
}

function next(child: ChildProcess, pieces: [number, number][]): [number, number] | undefined {
  const piece = pieces.shift()
  if (piece) child.send(piece)
  else child.disconnect()
  return piece
}

function tell({ of: { bots }, tally }: Saved, seconds?: number): void {
  for (const line of report(tally, {
    bots,
    ...(seconds !== undefined && { seconds }),
    table: values.table || tally.games >= MANY,
    reasons: values.reasons,
  }))
    console.log(line)
  if (tally.failures.length > 0) process.exitCode = 1
}

/** One of the processes of `--levels`: plays one game of one pairing at a time. */
function levelPart(): void {
  process.on('message', ([which, seed]: [number, number]) =>
    process.send!({ which, match: playMatch(PAIRINGS[which]!, seed, 1) } satisfies Matched),
  )
}
interface Matched {
  which: number
  match: Match
}

async function levels(): Promise<void> {
  const first = Number(values.seed),
    games = Number(values.games ?? 500)
  const all = PAIRINGS.map(pairing => ({ pairing, match: nothingPlayed() }))
  const left = PAIRINGS.flatMap((_, which) => Array.from({ length: games }, (__, i) => [which, first + i] as const))
  let done = 0
  await Promise.all(
    Array.from(
      { length: Math.min(Number(values.workers), left.length) },
      () =>
        new Promise<void>((resolve, reject) => {
          const child = fork(fileURLToPath(import.meta.url), ['--part', '--levels'])
          const more = () => {
            const game = left.shift()
            if (game) child.send(game)
            else child.disconnect()
          }
          more()
          child.on('message', ({ which, match }: Matched) => {
            all[which]!.match = added(all[which]!.match, match)
            if (++done % PIECE === 0) console.log(`${done} of ${2 * games} games`)
            more()
          })
          child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`A process ended with code ${code}`))))
        }),
    ),
  )
  for (const line of levelTable(all)) console.log(line)
}

if (values.help) console.log(HELP)
else if (values.levels && values.part) levelPart()
else if (values.levels) await levels()
else if (values.part) part(settings())
else if (values.merge) tell(together(positionals))
else await main(settings())
