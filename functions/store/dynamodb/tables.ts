import { BatchGetItemCommand, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb'
import type { Store, TableRecord } from '../port.ts'
import { sameRecord } from '../codec.ts'
import { newestFirst, pageSize, readCursor, writeCursor } from '../listing.ts'
import type { TableIndex } from '../schema.ts'
import { getItem } from './access.ts'
import type { Access } from './access.ts'
import { number, TABLE_PREFIX, tableItem, tableKey, tableOf, text } from './items.ts'
import { settle } from './settle.ts'
import type { Doubt, Item } from './settle.ts'

const BY_STATUS: TableIndex = 'tables'
const BATCH_ATTEMPTS = 5

export function tablesIn(access: Access): Pick<Store, 'createTable' | 'loadTable' | 'saveTable' | 'listTables'> {
  const { reads, writes, tableName: TableName } = access

  async function loadTable(id: string): Promise<TableRecord | undefined> {
    const item = await getItem(access, tableKey(id))
    return item && tableOf(item)
  }

  /** The table a condition failed on, or else the one stored now. */
  const asStored = async (id: string, doubt: Doubt): Promise<TableRecord | undefined> =>
    doubt.items[0] ? tableOf(doubt.items[0]) : loadTable(id)

  async function createTable(table: TableRecord): Promise<'created' | 'exists'> {
    const put = new PutItemCommand({
      TableName,
      Item: tableItem(table),
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    })
    return settle<'created' | 'exists'>(
      () => writes.send(put),
      'created',
      async doubt => {
        const stored = await asStored(table.id, doubt)
        if (!stored) return undefined
        return doubt.unheard && sameRecord(stored, table) ? 'created' : 'exists'
      },
      access.pause,
    )
  }

  async function saveTable(table: TableRecord): Promise<'saved' | 'conflict'> {
    const put = new PutItemCommand({
      TableName,
      Item: tableItem(table),
      ConditionExpression: '#version = :expected',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':expected': number(table.version - 1) },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    })
    return settle<'saved' | 'conflict'>(
      () => writes.send(put),
      'saved',
      async doubt => {
        const stored = await asStored(table.id, doubt)
        if (stored?.version === table.version) return sameRecord(stored, table) ? 'saved' : 'conflict'
        // Unheard, and already written over: ours may be among the versions between, so this must not be called a
        // conflict.
        if (doubt.unheard && stored && stored.version > table.version) return undefined
        return doubt.refused ? 'conflict' : undefined
      },
      access.pause,
    )
  }

  const listTables: Store['listTables'] = async ({ status, limit, cursor }) => {
    const before = readCursor(cursor)
    const page = await reads.send(
      new QueryCommand({
        TableName,
        IndexName: BY_STATUS,
        KeyConditionExpression: before === undefined ? 'listed = :status' : 'listed = :status AND listedAt < :before',
        ExpressionAttributeValues: {
          ':status': { S: status },
          ...(before === undefined ? {} : { ':before': { S: before } }),
        },
        ScanIndexForward: false,
        Limit: pageSize(limit),
      }),
    )
    const found = await loadAll((page.Items ?? []).map(item => tableKey(text(item, 'pk').slice(TABLE_PREFIX.length))))
    // The index lags behind: what has changed its status meanwhile does not belong here any more.
    const tables = found.filter(table => table.status === status).sort(newestFirst)
    const last = page.LastEvaluatedKey
    return last ? { tables, cursor: writeCursor(text(last, 'listedAt')) } : { tables }
  }

  async function loadAll(keys: Item[]): Promise<TableRecord[]> {
    const tables: TableRecord[] = []
    let missing = keys
    for (let attempt = 1; missing.length > 0; attempt++) {
      const answer = await reads.send(
        new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: missing, ConsistentRead: true } } }),
      )
      tables.push(...(answer.Responses?.[TableName] ?? []).map(tableOf))
      missing = answer.UnprocessedKeys?.[TableName]?.Keys ?? []
      if (missing.length > 0 && attempt === BATCH_ATTEMPTS)
        throw new Error(`The database left ${missing.length} tables unread`)
      if (missing.length > 0) await access.pause(attempt)
    }
    return tables
  }

  return { createTable, loadTable, saveTable, listTables }
}
