import { TransactWriteItemsCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import { sameRecord } from '../codec.ts'
import { keyKeptUntil, oldestFirst, type KeyRecord, type KeyStore } from '../key-port.ts'
import { TABLE } from '../schema.ts'
import { getItem, queryPrefix } from './access.ts'
import type { Access } from './access.ts'
import { number, playerPartition, text, type Key } from './items.ts'
import { settle } from './settle.ts'
import type { Item } from './settle.ts'

const KEY_PREFIX = 'KEY#'

const hashKey = (hash: string): Key => ({ pk: { S: KEY_PREFIX + hash }, sk: { S: 'KEY' } })
const idKey = ({ owner, id }: KeyRecord): Key => ({ pk: { S: playerPartition(owner) }, sk: { S: KEY_PREFIX + id } })
const expires = (key: KeyRecord): Item => ({ [TABLE.ttlAttribute]: number(keyKeptUntil(key)) })

const keyItem = (key: KeyRecord): Item => ({
  ...hashKey(key.hash),
  ...expires(key),
  version: number(key.version),
  record: { S: JSON.stringify(key) },
})
const keyOf = (item: Item): KeyRecord => JSON.parse(text(item, 'record')) as KeyRecord
const idItem = (key: KeyRecord): Item => ({ ...idKey(key), ...expires(key), hash: { S: key.hash } })

export function keysIn(access: Access): KeyStore {
  const { writes, tableName: TableName } = access
  const fresh = (item: Item): TransactWriteItem => ({
    Put: { TableName, Item: item, ConditionExpression: 'attribute_not_exists(pk)' },
  })

  const keyByHash: KeyStore['keyByHash'] = async hash => {
    const item = await getItem(access, hashKey(hash))
    return item && keyOf(item)
  }

  const createKey: KeyStore['createKey'] = async key =>
    settle<'created' | 'exists'>(
      () => writes.send(new TransactWriteItemsCommand({ TransactItems: [fresh(idItem(key)), fresh(keyItem(key))] })),
      'created',
      async doubt => {
        const ours = await keyByHash(key.hash)
        if (ours && doubt.unheard && sameRecord(ours, key)) return 'created'
        return ours || doubt.refused ? 'exists' : undefined
      },
      access.pause,
    )

  const keysOf: KeyStore['keysOf'] = async owner => {
    const hashes: string[] = []
    for await (const item of queryPrefix(access, playerPartition(owner), KEY_PREFIX)) hashes.push(text(item, 'hash'))
    const found = await Promise.all(hashes.map(keyByHash))
    return found.flatMap(key => key ?? []).sort(oldestFirst)
  }

  const saveKey: KeyStore['saveKey'] = async key => {
    const put: TransactWriteItem = {
      Put: {
        TableName,
        Item: keyItem(key),
        ConditionExpression: '#version = :expected',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':expected': number(key.version - 1) },
      },
    }
    const listed: TransactWriteItem = { Put: { TableName, Item: idItem(key) } }
    return settle<'saved' | 'conflict'>(
      () => writes.send(new TransactWriteItemsCommand({ TransactItems: [put, listed] })),
      'saved',
      async doubt => {
        const stored = await keyByHash(key.hash)
        if (stored && sameRecord(stored, key)) return 'saved'
        return doubt.refused || (stored && stored.version >= key.version) ? 'conflict' : undefined
      },
      access.pause,
    )
  }

  /** Once only: what is counted is not worth a second try, nor a wrong count a fault. */
  const count: KeyStore['count'] = async (counter, until) => {
    const { Attributes: after } = await writes.send(
      new UpdateItemCommand({
        TableName,
        Key: { pk: { S: `COUNT#${counter}` }, sk: { S: 'COUNT' } },
        UpdateExpression: `ADD amount :one SET #expires = :until`,
        ExpressionAttributeNames: { '#expires': TABLE.ttlAttribute },
        ExpressionAttributeValues: { ':one': number(1), ':until': number(Math.ceil(Date.parse(until) / 1000)) },
        ReturnValues: 'UPDATED_NEW',
      }),
    )
    return Number(after?.['amount']?.N)
  }

  return { createKey, keyByHash, keysOf, saveKey, count }
}
