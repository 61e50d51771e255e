import { randomBytes, randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { keysOf, makeKey, revokeKey } from '../functions/access/own-keys.ts'
import { leagueId, testLeagueId } from '../functions/games/player-ids.ts'
import { isRefused } from '../functions/games/refused.ts'
import type { Service } from '../functions/games/service.ts'
import { openStore, storeConfig } from '../functions/store/open.ts'
import { NewKey } from '../shared/api/keys.ts'
import { keyScopes } from '../shared/api/routes/route.ts'

const HELP = `npm run keys -- grant  --league ID --title NAME --name NAME --scopes A,B [--days N] [--mail ADDRESS] [--test]
npm run keys -- list   --league ID [--test]
npm run keys -- revoke --league ID --key KEY_ID [--test]

Keys of leagues: a league's own programs are players of their own ("league ID"), with scopes that no token of a person can have
(results:read, tables:bulk). A key is printed once and kept as a hash; revoked, it is worth nothing from the next request on.
A test key (prx_test_…) makes events that do not count, whose empty seats are bots, in a league apart from the other.

  --league ID    small letters, digits and -
  --title NAME   how the league is shown to others
  --name NAME    what you will know the key by
  --scopes A,B   of ${keyScopes.join(', ')}
  --days N       how long it is good for (366)
  --mail ADDRESS whom to write to where a webhook of the league is switched off, as long as the key is good
  --test         of test keys

The table is the one in TABLE_NAME and AWS_REGION, with the credentials of your environment; DYNAMODB_ENDPOINT where it is not AWS's.`

const Address = z.email()

/** What the command line says, to the table of the environment. */
export async function keys(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      league: { type: 'string' },
      title: { type: 'string' },
      name: { type: 'string' },
      scopes: { type: 'string' },
      days: { type: 'string' },
      key: { type: 'string' },
      mail: { type: 'string' },
      test: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [verb] = positionals
  if (values.help || verb === undefined) return say(HELP)
  const { league = '' } = values
  if (!/^[a-z0-9][a-z0-9-]{0,40}$/.test(league)) throw new Error('--league takes small letters, digits and -')
  const service: Service = {
    store: await openStore(storeConfig(env)),
    clock: () => new Date().toISOString(),
    random: randomBytes,
    wait: async () => undefined,
    build: 'operator',
  }
  const owner = values.test ? testLeagueId(league) : leagueId(league)

  if (verb === 'grant') {
    const asked = NewKey.safeParse({
      name: values.name ?? '',
      scopes: (values.scopes ?? '').split(','),
      expiresInDays: Number(values.days ?? 366),
    })
    if (!asked.success)
      throw new Error(
        asked.error.issues
          .map(({ path: [field], message }) => `--${field === 'expiresInDays' ? 'days' : String(field)}: ${message}`)
          .join('\n'),
      )
    const wanted = asked.data
    const { mail } = values
    if (mail !== undefined && !Address.safeParse(mail).success) throw new Error('--mail takes an address')
    const made = await makeKey(
      service,
      { id: owner, name: values.title ?? league, scopes: new Set(keyScopes), ...(mail !== undefined && { mail }) },
      wanted,
      randomUUID(),
    )
    if (isRefused(made)) throw new Error(`The key was not made: ${made.refused}`)
    say(`${made.id} until ${made.expiresAt}, for ${made.scopes.join(' ')}. Its text, shown this once:\n${made.key}`)
  } else if (verb === 'list') {
    for (const { id, name, scopes, expiresAt, lastUsedDay } of await keysOf(service, owner))
      say(`${id}  until ${expiresAt}  last used ${lastUsedDay ?? 'never'}  ${scopes.join(' ')}  ${name}`)
  } else if (verb === 'revoke') {
    if (await revokeKey(service, owner, values.key ?? '')) throw new Error(`There is no such key of ${owner}`)
    say(`${values.key} is revoked`)
  } else throw new Error(`'${verb}' is none of grant, list, revoke; see --help`)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  keys(process.argv.slice(2), process.env, console.log).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
