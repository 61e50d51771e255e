/**
 * Starts an embedded database of the kind and in the folder given, and plays on in game `g` until it is killed. Prints
 * the server's process id, then each
 * version once it has been acknowledged. Run by `survives.test.ts`.
 */
import { EMBEDDED_KINDS, startEmbedded } from '../../functions/store/embedded.ts'
import { openDynamoStore } from '../../functions/store/dynamodb.ts'
import { beginning, event, game, table } from './fixtures.ts'

const [kind, folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which kind, and which folder?')
const embedded = await startEmbedded({
  folder,
  tableName: 'praxis',
  kinds: EMBEDDED_KINDS.filter(known => known === kind),
})
if (!embedded) throw new Error('No database can be started here')
process.stdout.write(`server ${embedded.pid}\n`)

const store = openDynamoStore(embedded)
await store.createTable(table('table-of-g'))
await store.startGame(...beginning('g'))
process.stdout.write('saved 1\n')
for (let version = 2; ; version++) {
  await store.saveGame(game('g', version), event('g', version))
  process.stdout.write(`saved ${version}\n`)
}
