import { spawnSync } from 'node:child_process'
import { afterAll, expect, it } from 'vitest'
import { EMBEDDED_KINDS } from '../../functions/store/embedded.ts'
import { keys as runKeys } from '../../infra/keys.ts'
import { ROOT } from '../../infra/root.ts'
import { freshTable, startDatabase } from '../store/databases.ts'

const database = await startDatabase(EMBEDDED_KINDS)
afterAll(() => database?.clean())

it.skipIf(!database)('grants, lists and revokes the keys of a league, over the stored table', async () => {
  const { tableName, open } = await freshTable(database!)
  const env = {
    ...process.env,
    TABLE_NAME: tableName,
    AWS_REGION: database!.region,
    DYNAMODB_ENDPOINT: database!.endpoint,
  }
  /** As from outside; the others are run in this process, which takes a tenth of the time. */
  const program = (...args: string[]): string => {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', 'infra/keys.ts', ...args], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
    })
    return `${status} ${stdout}${stderr.replaceAll(/^.*(Warning|trace-warnings).*\n?/gm, '')}`
  }
  const keys = async (...args: string[]): Promise<string> => {
    const said: string[] = []
    const failed = await runKeys(args, env, line => said.push(line)).catch((error: Error) => error.message)
    return `${failed === undefined ? 0 : 1} ${[...said, ...(failed === undefined ? [] : [failed])].map(line => `${line}\n`).join('')}`
  }
  const granted = program(
    'grant',
    '--league',
    'vekn',
    '--title',
    'VEKN',
    '--name',
    'site',
    '--scopes',
    'results:read,tables:bulk',
  )
  const id = /key_[\w-]{22}/.exec(granted)?.[0] ?? ''
  expect(granted).toMatch(/^0 key_[\w-]{22} until .*, for results:read tables:bulk\..*\nprx_[\w-]{38}\n$/)
  expect((await open().keysOf('league vekn')).map(key => [key.id, key.ownerName])).toEqual([[id, 'VEKN']])
  expect(await keys('list', '--league', 'vekn')).toMatch(
    new RegExp(`^0 ${id}  until .*last used never  results:read tables:bulk  site\n$`),
  )
  expect(program('revoke', '--league', 'other', '--key', id)).toMatch(/^1 There is no such key/)
  expect(await keys('revoke', '--league', 'vekn', '--key', id)).toBe(`0 ${id} is revoked\n`)
  expect(await keys('list', '--league', 'vekn')).toBe('0 ')
  expect(await keys('grant', '--league', 'vekn', '--name', 'x', '--scopes', 'keys:manage')).toMatch(/^1 /)
  expect(await keys('grant', '--league', 'vekn', '--scopes', 'nope', '--days', 'long')).toMatch(
    /^1 (--name: .*\n)+--scopes: .*tables:bulk.*\n--days: .*\n$/,
  )
  const trial = [
    '--league',
    'vekn',
    '--name',
    'try',
    '--scopes',
    'events:write',
    '--mail',
    'site@vekn.example',
    '--test',
  ]
  const tried = await keys('grant', ...trial)
  expect(tried).toMatch(/^0 key_[\w-]{22} until .*, for events:write\..*\nprx_test_[\w-]{38}\n$/)
  expect((await open().keysOf('league vekn.test')).map(({ name, mail }) => [name, mail])).toEqual([
    ['try', 'site@vekn.example'],
  ])
  expect(await keys('grant', '--league', 'vekn', '--name', 'x', '--scopes', 'games:read', '--mail', 'site')).toMatch(
    /^1 --mail/,
  )
  expect(await keys('list', '--league', 'vekn')).toBe('0 ')
  expect(await keys('list', '--league', 'vekn', '--test')).toMatch(/events:write {2}try\n$/)
  expect(await keys('grant', '--league', 'V K', '--name', 'x', '--scopes', 'games:read')).toMatch(/^1 --league/)
})
