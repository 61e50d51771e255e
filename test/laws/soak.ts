import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as core from '../../shared/rules/index.ts'
import { playLawfully, type Census } from './laws.ts'
import { checkCrowded, checkPairs } from './leaks.ts'
import * as observed from './observed.ts'
import { checkRewinds } from './rewinds.ts'
import { checkGames, checkStorms, FAITHFUL } from './sealed.ts'
import { checkTraces, positionsIn } from './traces.ts'
import { callsToDeal, nothingTried, tryFaults } from '../desk/batches/faults-in-dealing.ts'
import { crash as failSending } from '../hooks/sending-crashes.ts'
import { crash } from '../http/crashes.ts'
import { MODES, prepare, tell, wrong } from '../notify/telling-crashes.ts'

const HELP = `npm run soak -- [options]

Plays seeded random games of four and five seats with the five decks and holds every move to the laws
(test/laws/laws.ts): round trip, frozen input, somebody can act, conservation of cards and counters,
no hidden card in anybody's view, prompt or event, silence of sealed answers, small snapshots, bounded steps, an end.
A failing seed is printed; --seed with --games 1 reproduces it.

With --windows it compares instead, from the windows of such games and of crowded tables, asking everybody at once
with asking one at a time (test/laws/sealed.ts), with standing orders and without, until N windows were gone through.
With --requests and --operations it looks at the API instead of the rules.
With --pairs it plays on N times in two executions that differ only in what a seat may not know, and compares what reaches
that seat (test/laws/leaks.ts). With --traces it does so with two whole services, and compares replies, doorbells, pushes, mails
and times (test/laws/traces.ts). With --crashes it lets telling people fail N times, at every call in every way (test/notify/telling-crashes.ts),
and so do tables from their lobby over commands and deadlines to a substitute (test/http/crashes.ts). With --league it does so
with batches of a hundred tables: all of one are there or none, whatever fails (test/desk/batches/faults-in-dealing.ts).

  --games N      how many games (default 10000)
  --seed N       the first seed (default 1); game i has seed N + i, and four or five seats in turn
  --thorough N   the costlier checks at each N-th move (default 25)
  --windows N    compare N windows instead of playing games to their end
  --orders N     the same N windows, each table under standing orders, with people who follow the same rules when asked in turn
  --pairs N      compare N pairs of executions instead
  --operations N carry out N mixed operations over the API on the embedded database, and check that each game has a linear
                 history (test/http/mixed-operations.ts)
  --requests N   send N hostile requests made from the schemas of all routes instead (test/http/fuzz.ts)
  --rewinds N    take games of bots back N times, as a judge does, and play them to their end (test/laws/rewinds.ts)
  --traces N     compare N pairs of services instead
  --crashes N    put N faults into the stream, the sending and the sweep, and into lobby, commands, deadlines and substitution instead
  --league N     put N faults into the dealing of batches of --tables tables instead
  --tables N     how many tables such a batch has (default 100)
  --league       without a number: a fault at every call in every way, and then a thousand histories of deliveries
  --deliveries N let webhooks be sent through N histories of faults at any call (test/hooks/sending-crashes.ts)
  --help         this text`

const ALL = 'all'
const DELIVERIES = 1_000
/** `--league` alone means all of it. */
const said = process.argv
  .slice(2)
  .flatMap((word, at, words) => (word === '--league' && !/^\d/.test(words[at + 1] ?? '') ? [word, ALL] : [word]))

const { values } = parseArgs({
  args: said,
  options: {
    games: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    thorough: { type: 'string', default: '25' },
    windows: { type: 'string' },
    orders: { type: 'string' },
    pairs: { type: 'string' },
    traces: { type: 'string' },
    rewinds: { type: 'string' },
    crashes: { type: 'string' },
    requests: { type: 'string' },
    operations: { type: 'string' },
    league: { type: 'string' },
    deliveries: { type: 'string' },
    tables: { type: 'string', default: '100' },
    stride: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const games = Number(values.games),
  first = Number(values.seed),
  thorough = Number(values.thorough)

interface Progress {
  done: number
  failure?: string
  census?: Census
  more?: number
  partial?: number
}

/** What is counted instead of games, and by which option. */
const COUNTED = {
  windows: compareWindows,
  orders: compareOrders,
  pairs: comparePairs,
  traces: compareTraces,
  rewinds: takeBack,
  crashes: putFaults,
  requests: sendRequests,
  operations: carryOut,
  league: dealBatches,
  deliveries: failDeliveries,
} as const
type Counted = keyof typeof COUNTED
const counted: Counted | undefined = (Object.keys(COUNTED) as Counted[]).find(name => values[name] !== undefined)

const NOTHING: Census = { events: {}, games: 0, moves: 0, largest: 0 }

/** Plays every `stride`-th game of the range and reports to the parent. */
function part(stride: number): void {
  const census: Census = { ...NOTHING, events: {} }
  for (let i = 0; i < games; i += stride) {
    const seed = first + i
    try {
      playLawfully(seed, 4 + (seed % 2), thorough, census)
    } catch (error) {
      process.send!({ done: 1, failure: error instanceof Error ? error.message : String(error) } satisfies Progress)
      continue
    }
    process.send!({ done: 1 } satisfies Progress)
  }
  process.send!({ done: 0, census } satisfies Progress)
}

/** Plays pairs of services until this process has gone through its share. */
async function compareTraces(stride: number, share: number): Promise<void> {
  let pairs = 0
  for (let seed = first; pairs < share; seed += stride) {
    const tally = await checkTraces(positionsIn([seed]))
    pairs += tally.pairs
    for (const failure of tally.leaks) process.send!({ done: 0, failure } satisfies Progress)
    process.send!({ done: tally.pairs, more: tally.secrets } satisfies Progress)
  }
  process.send!({ done: 0, census: NOTHING } satisfies Progress)
}

/** Takes games back until this process has done its share. */
async function takeBack(stride: number, share: number): Promise<void> {
  let rewinds = 0
  for (let seed = first; rewinds < share; seed += stride) {
    const tally = await checkRewinds(seed, Math.min(REWINDS_A_GAME, share - rewinds))
    rewinds += tally.rewinds
    for (const failure of tally.faults) process.send!({ done: 0, failure } satisfies Progress)
    process.send!({ done: tally.rewinds, more: tally.clean } satisfies Progress)
  }
  process.send!({ done: 0, census: NOTHING } satisfies Progress)
}
const REWINDS_A_GAME = 40

/**
 * Puts a fault into every call of telling people, and of what tables do, in every way, until this process has gone
 * through its share.
 */
async function putFaults(stride: number, share: number): Promise<void> {
  let faults = 0
  for (let seed = first; faults < share; seed += stride) {
    const prepared = await prepare(seed),
      lossy = seed % 3 === 0
    const { calls } = await tell(prepared, undefined, lossy)
    for (let call = 1; call <= calls.length; call++) {
      for (const mode of MODES) {
        const failure = await wrong(prepared, await tell(prepared, { call, mode }, lossy))
        if (failure !== undefined)
          process.send!({ done: 0, failure: `seed ${seed}, call ${call}, ${mode}: ${failure}` } satisfies Progress)
      }
    }
    const runs = await crash(
      seed,
      () => true,
      (run, call, mode) => {
        if (run.wrong.length > 0)
          process.send!({
            done: 0,
            failure: `table ${seed}, call ${call} (${run.faulted}), ${mode}: ${run.wrong.join('; ')}`,
          } satisfies Progress)
      },
    )
    const done = calls.length * MODES.length + runs
    faults += done
    process.send!({ done, more: 1 } satisfies Progress)
  }
  process.send!({ done: 0, census: NOTHING } satisfies Progress)
}

/** Puts a fault at each call that dealing a batch takes, those far apart first, until this process has put in its share. */
async function dealBatches(stride: number, share: number): Promise<void> {
  const tables = Number(values.tables),
    calls = await callsToDeal(tables)
  for (let at = first - 1, faults = 0; faults < share; at += stride) {
    const tally = nothingTried()
    await tryFaults(tables, 1 + ((at * PRIME) % calls), tally)
    faults += tally.faults
    for (const failure of tally.wrong) process.send!({ done: 0, failure } satisfies Progress)
    process.send!({ done: tally.faults, more: tally.dealt, partial: tally.partial } satisfies Progress)
  }
  process.send!({ done: 0, census: NOTHING } satisfies Progress)
}
const PRIME = 7_919

/** Lets things happen, and the store and receivers fail at any call, until this process has gone through its share. */
async function failDeliveries(stride: number, share: number): Promise<void> {
  for (let seed = first, done = 0; done < share; seed += stride, done++) {
    const failure = await failSending(seed)
    process.send!({
      done: 1,
      more: Number(failure === undefined),
      ...(failure !== undefined && { failure: `seed ${seed}: ${failure}` }),
    } satisfies Progress)
  }
  process.send!({ done: 0, census: NOTHING } satisfies Progress)
}

/** Plays pairs of executions until this process has gone through its share. */
function comparePairs(stride: number, share: number): void {
  let pairs = 0
  for (let seed = first; pairs < share; seed += stride) {
    for (const tally of [
      checkPairs(observed, [seed]),
      checkCrowded(
        observed,
        Array.from({ length: 50 }, (_, i) => seed * 50 + i),
      ),
    ]) {
      pairs += tally.pairs
      for (const failure of tally.leaks) process.send!({ done: 0, failure } satisfies Progress)
      process.send!({ done: tally.pairs, more: tally.steps } satisfies Progress)
    }
  }
  process.send!({ done: 0, census: NOTHING } satisfies Progress)
}

/** Sends hostile requests until this process has sent its share. */
async function sendRequests(_stride: number, share: number): Promise<void> {
  const { fuzz } = await import('../http/fuzz.ts')
  // Parts of a run have seeds that follow each other; processes are kept far apart.
  const { failures } = await fuzz(first * 1_000_000, share, (sent, accepted) =>
    process.send!({ done: sent, more: accepted } satisfies Progress),
  )
  for (const failure of failures) process.send!({ done: 0, failure } satisfies Progress)
  process.send!({ done: 0, census: NOTHING } satisfies Progress)
}

/** Carries out operations until this process has done its share, on a database of its own. */
async function carryOut(stride: number, share: number): Promise<void> {
  const { EMBEDDED_KINDS } = await import('../../functions/store/embedded.ts')
  const { openMemoryStore } = await import('../../functions/store/memory.ts')
  const { freshTable, startDatabase } = await import('../store/databases.ts')
  const { operate } = await import('../http/mixed-operations.ts')
  const database = await startDatabase(EMBEDDED_KINDS)
  for (let seed = first, done = 0; done < share; seed += stride) {
    const store = database ? (await freshTable(database)).open() : openMemoryStore()
    const { operations, accepted, faults } = await operate(store, seed, Math.min(OPERATIONS_A_TABLE, share - done))
    done += operations
    for (const failure of faults) process.send!({ done: 0, failure } satisfies Progress)
    process.send!({ done: operations, more: accepted } satisfies Progress)
  }
  await database?.clean()
  process.send!({ done: 0, census: NOTHING } satisfies Progress)
}
const OPERATIONS_A_TABLE = 10_000

/** Compares windows until this process has gone through its share. */
function compareWindows(stride: number, share: number): void {
  let windows = 0
  for (let seed = first; windows < share; seed += stride) {
    const storms = Array.from({ length: 20 }, (_, i) => seed * 20 + i)
    for (const tally of [
      checkGames(core, [seed]),
      checkStorms(core, storms),
      checkStorms(core, storms, { ...FAITHFUL, orders: true }),
    ]) {
      windows += tally.windows
      for (const failure of tally.differences) process.send!({ done: 0, failure } satisfies Progress)
      process.send!({ done: tally.windows, more: tally.contested } satisfies Progress)
    }
  }
  process.send!({ done: 0, census: NOTHING } satisfies Progress)
}

/** The same under standing orders alone: crowded tables, and games from each window on. */
function compareOrders(stride: number, share: number): void {
  let windows = 0
  const manner = { ...FAITHFUL, people: 2, orders: true }
  for (let seed = first; windows < share; seed += stride) {
    const storms = Array.from({ length: 100 }, (_, i) => seed * 100 + i)
    for (const tally of [checkGames(core, [seed], manner), checkStorms(core, storms, manner)]) {
      windows += tally.windows
      for (const failure of tally.differences) process.send!({ done: 0, failure } satisfies Progress)
      process.send!({ done: tally.windows, more: tally.contested } satisfies Progress)
    }
  }
  process.send!({ done: 0, census: NOTHING } satisfies Progress)
}

async function main(): Promise<void> {
  if (values.league === ALL) {
    await compareAll('league', (await callsToDeal(Number(values.tables))) * MODES.length)
    const dealt = process.exitCode
    await compareAll('deliveries', DELIVERIES)
    process.exitCode = dealt || process.exitCode || 0
    return
  }
  if (counted) return compareAll(counted, Number(values[counted]))
  const workers = Math.min(availableParallelism(), games)
  console.log(`${games} games from seed ${first}, on ${workers} processes`)
  const started = Date.now()
  const failures: string[] = []
  let done = 0,
    moves = 0,
    largest = 0
  await Promise.all(
    Array.from(
      { length: workers },
      (_, i) =>
        new Promise<void>(resolve => {
          const own = Math.ceil((games - i) / workers)
          const child = fork(fileURLToPath(import.meta.url), [
            '--stride',
            String(workers),
            '--seed',
            String(first + i),
            '--games',
            String(own * workers),
            '--thorough',
            String(thorough),
          ])
          let finished = false
          child.on('message', (progress: Progress) => {
            done += progress.done
            if (progress.failure) {
              failures.push(progress.failure)
              console.log(`FAILED ${progress.failure}`)
            }
            if (progress.census) {
              moves += progress.census.moves
              largest = Math.max(largest, progress.census.largest)
              finished = true
            }
            if (progress.done && done % 250 === 0)
              console.log(`${done} games, ${Math.round((Date.now() - started) / 1000)} s, ${failures.length} failed`)
          })
          child.on('exit', code => {
            if (!finished) failures.push(`a process ended with code ${code} before its games were played`)
            resolve()
          })
        }),
    ),
  )
  console.log(
    `${done} games, ${moves} moves in ${Math.round((Date.now() - started) / 1000)} s; largest snapshot ${largest} bytes; ${failures.length} failed`,
  )
  process.exitCode = failures.length > 0 || done !== games ? 1 : 0
}

/** Of what is counted, how many a second number says more of: windows with several seats asked, steps of the pairs. */
const MORE: Record<Counted, string> = {
  windows: 'of them with more than one seat asked',
  orders: 'of them with more than one seat asked',
  pairs: 'steps',
  rewinds: 'of them clean',
  traces: 'answers sealed in one of the two alone',
  crashes: 'games',
  requests: 'accepted',
  operations: 'commands accepted',
  league: 'tables dealt',
  deliveries: 'sent whole',
}

async function compareAll(what: Counted, most: number): Promise<void> {
  const workers = availableParallelism(),
    started = Date.now()
  const tally = { done: 0, more: 0, partial: 0, differences: 0, ended: 0, told: 0 }
  console.log(`${most} ${what} from seed ${first}, on ${workers} processes`)
  await Promise.all(
    Array.from(
      { length: workers },
      (_, i) =>
        new Promise<void>(resolve => {
          const child = fork(fileURLToPath(import.meta.url), [
            '--stride',
            String(workers),
            '--seed',
            String(first + i),
            `--${what}`,
            String(Math.ceil(most / workers)),
            '--tables',
            values.tables,
          ])
          child.on('message', (progress: Progress) => {
            tally.done += progress.done
            tally.more += progress.more ?? 0
            tally.partial += progress.partial ?? 0
            if (progress.census) tally.ended++
            if (progress.failure) {
              tally.differences++
              console.log(`DIFFERS ${progress.failure}`)
            }
            if (tally.done - tally.told >= 10_000) {
              tally.told = tally.done
              console.log(
                `${tally.done} ${what}, ${Math.round((Date.now() - started) / 1000)} s, ${tally.differences} differences`,
              )
            }
          })
          child.on('exit', () => resolve())
        }),
    ),
  )
  console.log(
    `${tally.done} ${what}, ${tally.more} ${MORE[what]}, in ${Math.round((Date.now() - started) / 1000)} s; ${tally.differences} differences`,
  )
  if (what === 'league')
    console.log(`league: ${tally.more} tables dealt, ${tally.done} faults, ${tally.partial} partial`)
  process.exitCode = tally.differences > 0 || tally.partial > 0 || tally.ended !== workers ? 1 : 0
}

if (values.help) console.log(HELP)
else if (values.stride && counted) await COUNTED[counted](Number(values.stride), Number(values[counted]))
else if (values.stride) part(Number(values.stride))
else await main()
