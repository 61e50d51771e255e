import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { TableLinks } from '../link-port.ts'
import { queryPrefix } from './access.ts'
import type { Access } from './access.ts'
import { linkKey, linkOf, linkPartition, number, TABLE_PREFIX } from './items.ts'
import { settle } from './settle.ts'

/** Both writes may be made twice without harm, so an unheard one is simply made again. */
export function linksIn(access: Access): TableLinks {
  const { writes, tableName: TableName } = access
  return {
    async linkTable(from, { tableId, version }) {
      const put = new PutItemCommand({ TableName, Item: { ...linkKey(from, tableId), version: number(version) } })
      await settle(
        () => writes.send(put),
        undefined,
        async () => undefined,
        access.pause,
      )
    },

    async unlinkTable(from, { tableId, version }) {
      const remove = new DeleteItemCommand({
        TableName,
        Key: linkKey(from, tableId),
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': number(version) },
      })
      // Refused: it is gone, or made anew.
      await settle<'gone'>(
        () => writes.send(remove),
        'gone',
        async ({ refused }) => (refused ? 'gone' : undefined),
        access.pause,
      )
    },

    async linkedTables(from) {
      const links = []
      for await (const item of queryPrefix(access, linkPartition(from), TABLE_PREFIX)) links.push(linkOf(item))
      return links
    },
  }
}
