import { setTimeout as delay } from 'node:timers/promises'
import { HELP, readFlags, type Flags } from './flags.ts'
import { VISITOR } from './demo-league.ts'
import { leagueLines, playerLines } from './landing.ts'
import { startServer, type LocalServer } from './server.ts'

/** How long to wait for the bots to play up to your first question before printing what to try. */
const FIRST_QUESTION_MS = 10_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const flags = readFlags(process.argv.slice(2))
if (flags === 'help') say(HELP)
else if ('problem' in flags) {
  process.stderr.write(`${flags.problem}\nnpm start -- --help explains the flags.\n`)
  process.exitCode = 2
} else await serve(flags)

async function serve(asked: Flags): Promise<void> {
  let server: LocalServer | undefined
  let asksToStop = false
  const stop = async (): Promise<void> => {
    // Whoever asks twice does not want to wait; the database ends with this process all the same.
    if (asksToStop) process.exit(1)
    asksToStop = true
    // Until the start is complete there is nobody to stop; it is done as soon as there is.
    if (server) await leave(server)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  process.on('SIGHUP', () => void stop())
  try {
    server = await startServer({ ...asked, say })
  } catch (failure) {
    process.stderr.write(`Praxis cannot start: ${failure instanceof Error ? failure.message : String(failure)}\n`)
    process.exit(1)
  }
  if (asksToStop) await leave(server)
  await introduce(server, () => asksToStop)
}

async function leave(server: LocalServer): Promise<void> {
  await server.stop().catch((failure: unknown) => {
    process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`)
    process.exitCode = 1
  })
  process.exit()
}

async function introduce(server: LocalServer, given: () => boolean): Promise<void> {
  const until = Date.now() + FIRST_QUESTION_MS
  let tour = await server.tour()
  while (tour.prompt === null && Date.now() < until && !given()) {
    await delay(200)
    tour = await server.tour().catch(() => tour)
  }
  if (given()) return
  const store = server.store === 'memory' ? 'in memory only' : `in ${server.dataDir} (${server.store})`
  say(`
Praxis is served at ${server.url}
The data is ${store}
Doorbells ring at ${server.notices.socketUrl}?ticket=… (a ticket: POST /v1/me/socket-tickets)
Mails are files in ${server.notices.mailFolder}
The VAPID public key for Web Push is ${server.notices.vapidPublicKey}
The demo game, with four bots and you, is ${tour.game}
What the player 'you' may ask of the API:
`)
  say(playerLines(tour))
  const league = await server.league().catch((failure: unknown) => {
    // What was asked of a server that stops has failed for that.
    if (given()) return null
    throw failure
  })
  if (league === null || given()) return
  say(`The demo league holds an event of bots, which you organise and judge: ${server.url}/e/${league.event}
One table waits for the player '${VISITOR}': POST /dev/token {"name":"${VISITOR}"}
A receiver of webhooks, which verifies and prints them: npm run receiver -- --api ${server.url} --key ${league.key}
What its programs may ask, by a test key:
`)
  say(leagueLines(league))
  say('Ctrl-C stops everything.')
}
