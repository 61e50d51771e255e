import { spawnSync } from 'node:child_process'
import { afterAll, expect, it } from 'vitest'
import { EMBEDDED_KINDS } from '../../functions/store/embedded.ts'
import { ROOT } from '../../infra/root.ts'
import { freshTable, startDatabase } from '../store/databases.ts'

const database = await startDatabase(EMBEDDED_KINDS)
afterAll(() => database?.clean())

it.skipIf(!database)('grants, lists and revokes the keys of a league, over the stored table', async () => {
  const { tableName, open } = await freshTable(database!)
  const keys = (...args: string[]): string => {
    const env = {
      ...process.env,
      TABLE_NAME: tableName,
      AWS_REGION: database!.region,
      DYNAMODB_ENDPOINT: database!.endpoint,
    }
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', 'infra/keys.ts', ...args], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
    })
    return `${status} ${stdout}${stderr.replaceAll(/^.*(Warning|trace-warnings).*\n?/gm, '')}`
  }
  const granted = keys(
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
  expect(keys('list', '--league', 'vekn')).toMatch(
    new RegExp(`^0 ${id}  until .*last used never  results:read tables:bulk  site\n$`),
  )
  expect(keys('revoke', '--league', 'other', '--key', id)).toMatch(/^1 There is no such key/)
  expect(keys('revoke', '--league', 'vekn', '--key', id)).toBe(`0 ${id} is revoked\n`)
  expect(keys('list', '--league', 'vekn')).toBe('0 ')
  expect(keys('grant', '--league', 'vekn', '--name', 'x', '--scopes', 'keys:manage')).toMatch(/^1 /)
  expect(keys('grant', '--league', 'vekn', '--scopes', 'nope', '--days', 'long')).toMatch(
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
  const tried = keys('grant', ...trial)
  expect(tried).toMatch(/^0 key_[\w-]{22} until .*, for events:write\..*\nprx_test_[\w-]{38}\n$/)
  expect((await open().keysOf('league vekn.test')).map(({ name, mail }) => [name, mail])).toEqual([
    ['try', 'site@vekn.example'],
  ])
  expect(keys('grant', '--league', 'vekn', '--name', 'x', '--scopes', 'games:read', '--mail', 'site')).toMatch(
    /^1 --mail/,
  )
  expect(keys('list', '--league', 'vekn')).toBe('0 ')
  expect(keys('list', '--league', 'vekn', '--test')).toMatch(/events:write {2}try\n$/)
  expect(keys('grant', '--league', 'V K', '--name', 'x', '--scopes', 'games:read')).toMatch(/^1 --league/)
})
