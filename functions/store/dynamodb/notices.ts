import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { NoticeStore, OutgoingKey, EventAt } from '../notice-port.ts'
import { sameRecord } from '../codec.ts'
import { dueIn, getItem, queryPrefix } from './access.ts'
import type { Access } from './access.ts'
import { eventsOn, MESSAGES_DUE } from './due-buckets.ts'
import { dayOf, number, PLAYER_PREFIX, playerPartition, text, type Key } from './items.ts'
import {
  deviceItem,
  deviceKey,
  eventAtOf,
  OUT_PREFIX,
  outgoingItem,
  outgoingKey,
  outgoingOf,
  REACH_PREFIX,
  reachedItems,
  reachedKeys,
  reachOf,
  socketItem,
  socketKey,
  socketOf,
  SWEPT_KEY,
  ticketItem,
  ticketKey,
  ticketOf,
  toldItem,
  toldKey,
  wishesItem,
  wishesOf,
} from './notice-items.ts'
import { settle } from './settle.ts'
import type { Item } from './settle.ts'

const DAY_MS = 86_400_000

export function noticesIn(access: Access): NoticeStore {
  const { writes, tableName: TableName } = access
  const again = async (): Promise<undefined> => undefined

  /** Written twice it is as if written once, so a lost answer is simply asked for again. */
  const put = (item: Item): Promise<void> =>
    settle(() => writes.send(new PutItemCommand({ TableName, Item: item })), undefined, again, access.pause)
  const remove = (key: Key): Promise<void> =>
    settle(() => writes.send(new DeleteItemCommand({ TableName, Key: key })), undefined, again, access.pause)

  /** Puts a record of the next revision; what lies there after a doubt says whose it is. */
  function putNext(item: Item, record: { rev: number }, read: (item: Item) => unknown): Promise<'saved' | 'conflict'> {
    const command = new PutItemCommand({
      TableName,
      Item: item,
      ...(record.rev === 1
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : {
            ConditionExpression: 'rev = :expected',
            ExpressionAttributeValues: { ':expected': number(record.rev - 1) },
          }),
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    })
    return settle<'saved' | 'conflict'>(
      () => writes.send(command),
      'saved',
      async doubt => {
        const stored = doubt.items[0] ?? (await getItem(access, { pk: item['pk'], sk: item['sk'] } as Key))
        if (stored && sameRecord(read(stored), record)) return 'saved'
        return doubt.refused ? 'conflict' : undefined
      },
      access.pause,
    )
  }

  return {
    async reach(player, now) {
      const items: Item[] = []
      for await (const item of queryPrefix(access, playerPartition(player), REACH_PREFIX)) items.push(item)
      return reachOf(items, now)
    },
    saveWishes: wishes => putNext(wishesItem(wishes), wishes, wishesOf),
    saveDevice: (player, device) => put(deviceItem(player, device)),
    async dropDevice(player, id, endpoint) {
      if (endpoint === undefined) return remove(deviceKey(player, id))
      const drop = new DeleteItemCommand({
        TableName,
        Key: deviceKey(player, id),
        ConditionExpression: 'endpoint = :endpoint',
        ExpressionAttributeValues: { ':endpoint': { S: endpoint } },
      })
      await settle(
        () => writes.send(drop),
        'dropped',
        async ({ refused }) => (refused ? 'dropped' : undefined),
        access.pause,
      )
    },

    saveTicket: ticket => put(ticketItem(ticket)),
    async takeTicket(hash, now) {
      const item = await getItem(access, ticketKey(hash))
      const ticket = item && ticketOf(item)
      if (!ticket || ticket.expires <= now) return undefined
      // Of two who come with the same ticket only one deletes it. Whose answer is lost has to ask for another.
      const take = new DeleteItemCommand({
        TableName,
        Key: ticketKey(hash),
        ConditionExpression: 'attribute_exists(pk)',
      })
      return (
        (await settle<typeof ticket | null>(
          () => writes.send(take),
          ticket,
          async ({ refused }) => (refused ? null : undefined),
          access.pause,
        )) ?? undefined
      )
    },
    async saveSocket(socket) {
      await put(socketItem(socket))
      await Promise.all(reachedItems(socket).map(put))
    },
    async socket(id, now) {
      const item = await getItem(access, socketKey(id))
      const socket = item && socketOf(item)
      return socket && socket.expires > now ? socket : undefined
    },
    async dropSocket(socket) {
      await Promise.all(reachedKeys(socket).map(remove))
      await remove(socketKey(socket.id))
    },

    async plan(outgoing) {
      const first = { ...outgoing, rev: 1 }
      return (await putNext(outgoingItem(first), first, outgoingOf)) === 'saved' ? 'planned' : 'exists'
    },
    async outgoing(player, id) {
      const item = await getItem(access, outgoingKey(player, id))
      return item && outgoingOf(item)
    },
    saveOutgoing: outgoing => putNext(outgoingItem(outgoing), outgoing, outgoingOf),
    dueOutgoing: async (now, limit) =>
      (await dueIn(access, MESSAGES_DUE.all, { until: now }, limit)).map((item): OutgoingKey => ({
        player: text(item, 'pk').slice(PLAYER_PREFIX.length),
        id: text(item, 'sk').slice(OUT_PREFIX.length),
        dueAt: text(item, 'dueAt'),
      })),

    async eventsBetween(after, until, limit) {
      const found: EventAt[] = []
      for (let day = Date.parse(dayOf(after)); day <= Date.parse(until) && found.length < limit; day += DAY_MS) {
        const buckets = eventsOn(dayOf(new Date(day).toISOString())).all
        const items = await dueIn(access, buckets, { after, until }, limit - found.length)
        found.push(...items.map(eventAtOf))
      }
      return found
    },
    markTold: (event, expires) => put(toldItem(event, expires)),
    wasTold: async event => (await getItem(access, toldKey(event))) !== undefined,
    sweptTo: async () => (await getItem(access, SWEPT_KEY))?.['at']?.S,
    saveSweptTo: at => put({ ...SWEPT_KEY, at: { S: at } }),
  }
}
