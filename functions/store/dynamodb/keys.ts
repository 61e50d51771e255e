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
/** Each of the places an owner has for keys, as long as a key has it. */
const PLACE_PREFIX = 'KEYPLACE#'

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
const placeKey = (owner: string, place: number): Key => ({
  pk: { S: playerPartition(owner) },
  sk: { S: PLACE_PREFIX + place },
})

export function keysIn(access: Access): KeyStore {
  const { writes, tableName: TableName } = access
  const fresh = (item: Item): TransactWriteItem => ({
    Put: { TableName, Item: item, ConditionExpression: 'attribute_not_exists(pk)' },
  })

  const keyByHash: KeyStore['keyByHash'] = async hash => {
    const item = await getItem(access, hashKey(hash))
    return item && keyOf(item)
  }

  /** One whose time is over has left its place. */
  const takePlace = (key: KeyRecord): TransactWriteItem[] =>
    key.place === undefined
      ? []
      : [
          {
            Put: {
              TableName,
              Item: { ...placeKey(key.owner, key.place), ...expires(key), until: { S: key.expiresAt } },
              ConditionExpression: 'attribute_not_exists(pk) OR #until <= :now',
              ExpressionAttributeNames: { '#until': 'until' },
              ExpressionAttributeValues: { ':now': { S: key.createdAt } },
            },
          },
        ]

  const createKey: KeyStore['createKey'] = async key =>
    settle<'created' | 'exists' | 'taken'>(
      () =>
        writes.send(
          new TransactWriteItemsCommand({
            TransactItems: [fresh(idItem(key)), fresh(keyItem(key)), ...takePlace(key)],
          }),
        ),
      'created',
      async doubt => {
        const ours = await keyByHash(key.hash)
        if (ours && doubt.unheard && sameRecord(ours, key)) return 'created'
        if (ours) return 'exists'
        if (!doubt.refused) return undefined
        return (await getItem(access, idKey(key))) ? 'exists' : 'taken'
      },
      access.pause,
    )

  const keysOf: KeyStore['keysOf'] = async owner => {
    const hashes: string[] = []
    for await (const item of queryPrefix(access, playerPartition(owner), KEY_PREFIX)) hashes.push(text(item, 'hash'))
    const found = await Promise.all(hashes.map(keyByHash))
    return found.flatMap(key => key ?? []).sort(oldestFirst)
  }

  /** What is revoked while it lives leaves its place; what had expired may have left it to another long ago. */
  const leavePlace = ({ owner, place, revokedAt, expiresAt }: KeyRecord): TransactWriteItem[] =>
    place === undefined || revokedAt === null || revokedAt >= expiresAt
      ? []
      : [{ Delete: { TableName, Key: placeKey(owner, place) } }]

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
      () => writes.send(new TransactWriteItemsCommand({ TransactItems: [put, listed, ...leavePlace(key)] })),
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
  const count: KeyStore['count'] = async (counter, until, more = 1) => {
    const { Attributes: after } = await writes.send(
      new UpdateItemCommand({
        TableName,
        Key: { pk: { S: `COUNT#${counter}` }, sk: { S: 'COUNT' } },
        UpdateExpression: `ADD amount :more SET #expires = :until`,
        ExpressionAttributeNames: { '#expires': TABLE.ttlAttribute },
        ExpressionAttributeValues: { ':more': number(more), ':until': number(Math.ceil(Date.parse(until) / 1000)) },
        ReturnValues: 'UPDATED_NEW',
      }),
    )
    return Number(after?.['amount']?.N)
  }

  return { createKey, keyByHash, keysOf, saveKey, count }
}
