import { expect, test } from 'vitest'
import { openStore, storeConfig } from '../../functions/store/open.ts'
import { table } from './fixtures.ts'

test('the environment names the store', () => {
  expect(storeConfig({ STORE: 'memory' })).toEqual({ kind: 'memory' })
  expect(storeConfig({ TABLE_NAME: 'praxis', AWS_REGION: 'eu-west-1' })).toEqual({
    kind: 'dynamodb',
    tableName: 'praxis',
    region: 'eu-west-1',
    endpoint: undefined,
  })
  expect(
    storeConfig({ TABLE_NAME: 'praxis', AWS_REGION: 'eu-west-1', DYNAMODB_ENDPOINT: 'http://127.0.0.1:8000' }),
  ).toMatchObject({ endpoint: 'http://127.0.0.1:8000' })
  expect(storeConfig({ TABLE_NAME: 'praxis', AWS_REGION: 'eu-west-1', DYNAMODB_ENDPOINT: '' })).toMatchObject({
    endpoint: undefined,
  })
})

test('an environment that leaves out the table or the region is refused', () => {
  expect(() => storeConfig({})).toThrow()
  expect(() => storeConfig({ TABLE_NAME: 'praxis' })).toThrow()
  expect(() => storeConfig({ TABLE_NAME: '', AWS_REGION: 'eu-west-1' })).toThrow()
})

test('every memory store is one of its own', async () => {
  const [one, other] = await Promise.all([openStore({ kind: 'memory' }), openStore({ kind: 'memory' })])
  await one.createTable(table('t'))
  expect(await one.loadTable('t')).toEqual(table('t'))
  expect(await other.loadTable('t')).toBeUndefined()
})
