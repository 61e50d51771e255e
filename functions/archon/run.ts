import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import { createClient } from '../../shared/api/client.ts'
import { followFeed } from './adapter.ts'
import { archonOverHttp } from './archon-over-http.ts'
import { Grant, tokensOf } from './archon-tokens.ts'
import { BEGINNING, type Place } from './place.ts'
import { Asked, praxisOverHttp } from './praxis-over-http.ts'

const HELP = `npm run archon -- --settings FILE --state FILE [--grant TOURNAMENT=REFRESH_TOKEN]

Tells Archon what the tables of a league's events gave, once, and lists what differs. Have it run every few minutes;
nothing of it has to run in between. It goes on from the state, which has secrets in it and is its own to write.

  --settings FILE  JSON: { "praxis": { "url", "key" }, "archon": { "site", "api", "clientId", "clientSecret" },
                   "events": [ { "event", "tournament", "follow": false } ], "leadMinutes": 30 }
                   key: of the league, with games:read, results:read, events:write and, to follow, tables:bulk.
                   follow: the seating is made there, and tables here follow it until leadMinutes before their deal.
  --state FILE     How far it has come, what it has asked for, and what organisers have consented to
  --grant T=TOKEN  Puts the refresh token of an organiser's consent (event:run, for this tournament) into the state`

const Settings = z.strictObject({
  praxis: z.strictObject({ url: z.url(), key: z.string() }),
  archon: z.strictObject({ site: z.url(), api: z.url(), clientId: z.string(), clientSecret: z.string() }),
  events: z.array(z.strictObject({ event: z.string(), tournament: z.string(), follow: z.boolean().default(false) })),
  leadMinutes: z.int().min(1).max(1440).default(30),
})
const State = z.strictObject({
  place: z.custom<Place>(value => typeof value === 'object' && value !== null && 'since' in value),
  grants: z.record(z.string(), Grant),
  asked: z.record(z.string(), Asked),
})

/** What the command line says, once; `say` prints. */
export async function runAdapter(args: readonly string[], say: (line: string) => void): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      settings: { type: 'string' },
      state: { type: 'string' },
      grant: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const { settings: file, state: kept, grant } = values
  if (values.help || file === undefined || kept === undefined) return say(HELP)
  const settings = Settings.parse(JSON.parse(await readFile(file, 'utf8')))
  const state = State.parse(
    JSON.parse(await readFile(kept, 'utf8').catch(() => JSON.stringify({ place: BEGINNING, grants: {}, asked: {} }))),
  )
  const save = async (): Promise<void> => {
    await writeFile(`${kept}.new`, JSON.stringify(state), { mode: 0o600 })
    await rename(`${kept}.new`, kept)
  }
  if (grant !== undefined) {
    const [tournament = '', ...token] = grant.split('=')
    state.grants[tournament] = { refreshToken: token.join('=') }
    return save()
  }
  const clock = (): string => new Date().toISOString()
  const { praxis, archon, events } = settings
  const token = tokensOf({
    ...archon,
    fetch,
    clock,
    kept: tournament => state.grants[tournament],
    keep: async (tournament, given) => {
      state.grants[tournament] = given
      await save()
    },
  })
  const client = createClient({
    url: praxis.url,
    token: () => praxis.key,
    newKey: randomUUID,
    fetch: (target, init) => fetch(target, init),
    wait: ms => delay(ms),
  })
  const followed = events.filter(({ follow }) => follow)
  const ports = {
    archon: archonOverHttp({ ...archon, token, fetch }),
    praxis: praxisOverHttp({
      ...praxis,
      client,
      fetch,
      clock,
      leadMinutes: settings.leadMinutes,
      events: Object.fromEntries(followed.map(({ event, tournament }) => [tournament, event])),
      kept: externalRef => state.asked[externalRef],
      keep: async (externalRef, asked) => {
        state.asked[externalRef] = asked
        await save()
      },
    }),
  }
  const place = await followFeed(
    ports,
    {
      tournaments: Object.fromEntries(events.map(({ event, tournament }) => [event, tournament])),
      followed: followed.map(({ tournament }) => tournament),
    },
    state.place,
    async next => {
      state.place = next
      await save()
    },
  )
  say(JSON.stringify({ since: place.since, waiting: place.waiting.length, differences: place.differences }, null, 2))
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  runAdapter(process.argv.slice(2), console.log).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
