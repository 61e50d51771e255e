import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedKinds, startEmbedded } from '../../functions/store/embedded.ts'
import type { Embedded, EmbeddedKind } from '../../functions/store/embedded.ts'
import { openClient } from '../../functions/store/dynamodb/client.ts'
import { createTableIfMissing } from '../../functions/store/dynamodb/provision.ts'
import { openDynamoStore, type DynamoStoreOptions } from '../../functions/store/dynamodb.ts'
import type { Store } from '../../functions/store/port.ts'

export interface Database extends Embedded {
  clean(): Promise<void>
}

/** A database on a folder of its own; undefined where this machine cannot start one. */
export async function startDatabase(kinds: readonly EmbeddedKind[]): Promise<Database | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'praxis-store-'))
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true })
  const embedded = await startEmbedded({ folder, tableName: 'praxis', kinds })
  if (!embedded) {
    removeFolder()
    return undefined
  }
  return {
    ...embedded,
    clean: async () => {
      await embedded.stop()
      removeFolder()
    },
  }
}

/** All kinds this machine can start. */
export async function startDatabases(): Promise<Database[]> {
  const started = await Promise.all(embeddedKinds().map(kind => startDatabase([kind])))
  return started.flatMap(database => database ?? [])
}

let made = 0

/** An empty table on `database`, and how to open a store on it. */
export async function freshTable(
  database: Database,
): Promise<{ tableName: string; open(extras?: Omit<DynamoStoreOptions, 'tableName' | 'region' | 'endpoint'>): Store }> {
  const tableName = `praxis-${++made}`
  const client = openClient(database)
  await createTableIfMissing(client, tableName)
  client.destroy()
  return {
    tableName,
    open: extras => openDynamoStore({ ...extras, tableName, region: database.region, endpoint: database.endpoint }),
  }
}
