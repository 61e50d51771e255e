/**
 * Starts an embedded database in the folder given and plays on in game `g` until it is killed. Prints the server's process id, then each
 * version once it has been acknowledged. Run by `survives.test.ts`.
 */
import { startEmbedded } from '../../functions/store/embedded.ts'
import { openStore } from '../../functions/store/open.ts'
import { beginning, event, game, table } from './fixtures.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Which folder?')
const embedded = await startEmbedded({ folder, tableName: 'praxis' })
if (!embedded) throw new Error('No database can be started here')
process.stdout.write(`server ${embedded.pid}\n`)

const store = openStore({ ...embedded, kind: 'dynamodb' })
await store.createTable(table('table-of-g'))
await store.startGame(...beginning('g'))
process.stdout.write('saved 1\n')
for (let version = 2; ; version++) {
  await store.saveGame(game('g', version), event('g', version))
  process.stdout.write(`saved ${version}\n`)
}
