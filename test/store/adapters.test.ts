import { afterAll, expect, test } from 'vitest'
import { openMemoryStore } from '../../functions/store/memory.ts'
import { storeContract } from './store-contract.ts'
import { freshTable, startDatabases } from './databases.ts'

const databases = await startDatabases()
afterAll(() => Promise.all(databases.map(database => database.clean())))

const adapters = ['memory', ...databases.map(({ kind }) => kind)]
process.stdout.write(
  `store contract runs against: ${adapters.join(', ')}` +
    `${adapters.includes('dynamodb-local') ? '' : ' (the reference, dynamodb-local, needs java and its package)'}\n`,
)

test('the contract is held to at least one database where its binary is installed', () => {
  expect(adapters[0]).toBe('memory')
  if (process.platform === 'linux' && process.arch === 'x64') expect(adapters.length).toBeGreaterThan(1)
})

storeContract('memory', async () => openMemoryStore())
for (const database of databases) storeContract(database.kind, async () => (await freshTable(database)).open())
