import { randomBytes } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { isRefused } from '../functions/games/refused.ts'
import type { Service } from '../functions/games/service.ts'
import { eraseAll } from '../functions/people/data/erase.ts'
import { exportOf } from '../functions/people/data/holdings.ts'
import { openStore, storeConfig } from '../functions/store/open.ts'

const HELP = `npm run people -- export --player ID
npm run people -- erase  --player ID --confirm

What is kept of a person, for somebody who asks you for it: as one JSON document, or erased. It is what GET /me/export and
DELETE /me do for whoever is signed in, and says what stays and why. Take the account away where people sign in as well.

  --player ID    as GET /me says it to them, and the log to you
  --confirm      it is meant: what is erased is gone

The table is the one in TABLE_NAME and AWS_REGION, with the credentials of your environment; DYNAMODB_ENDPOINT where it is not AWS's.`

export async function people(
  args: string[],
  env: Record<string, string | undefined>,
  say: (line: string) => void,
  open: typeof openStore = openStore,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      player: { type: 'string' },
      confirm: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [verb] = positionals
  if (values.help || verb === undefined) return say(HELP)
  const { player = '' } = values
  if (!/^[\x20-\x7e]{1,160}$/.test(player)) throw new Error('--player takes the id of a player')
  const service: Service = {
    store: await open(storeConfig(env)),
    clock: () => new Date().toISOString(),
    random: randomBytes,
    wait: async () => undefined,
    build: 'operator',
  }
  const who = { id: player, name: '' }
  if (verb === 'export') {
    const data = await exportOf(service, who, 'en')
    if (isRefused(data)) throw new Error(`${player} has no data: ${data.refused}`)
    say(JSON.stringify(data, null, 2))
  } else if (verb === 'erase') {
    if (!values.confirm) throw new Error('What is erased is gone: say --confirm')
    const erased = await eraseAll(service, who, 'en')
    if (isRefused(erased)) throw new Error(`Nothing, or not all, was erased: ${erased.refused}`)
    say(`Erased. In records they are ${erased.called}.`)
    for (const { text } of erased.stays) say(`  ${text}`)
  } else throw new Error(`'${verb}' is none of export, erase; see --help`)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  people(process.argv.slice(2), process.env, console.log).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
