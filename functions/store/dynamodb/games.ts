import { PutItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb'
import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import type { EventRecord, GameRecord, Store, TableRecord } from '../port.ts'
import { requireMatch, sameRecord } from '../codec.ts'
import { dueIn, getItem, query } from './access.ts'
import type { Access } from './access.ts'
import { isTurnAlone, markOf } from '../moment-port.ts'
import { commandItems } from './command-rows.ts'
import { GAMES_DUE } from './due-buckets.ts'
import {
  carriedBy,
  eventItem,
  eventKey,
  eventOf,
  eventSort,
  expiring,
  GAME_PREFIX,
  gameItem,
  gameKey,
  gameOf,
  LAST_VERSION,
  lastOf,
  membershipItem,
  number,
  tableItem,
  text,
  versionOf,
} from './items.ts'
import { markItems, putEvent, putMarks } from './moments.ts'
import { awayItem } from './visits.ts'
import { settle } from './settle.ts'
import type { Doubt, Item } from './settle.ts'

/** Games that a process remembers how far their events are in place. */
const MOST_KNOWN = 1_000

export function gamesIn(
  access: Access,
): Pick<
  Store,
  | 'startGame'
  | 'dealHidden'
  | 'undeal'
  | 'openGame'
  | 'loadGame'
  | 'saveGame'
  | 'events'
  | 'event'
  | 'eventOfCommand'
  | 'keepLast'
  | 'due'
> {
  const { writes, tableName: TableName } = access

  /**
   * The event item decides what became of a transaction: it is written with the snapshot or not at all, once, and never
   * changed.
   * Ours must be there to the letter. The same command carried out by another process has the same id but may have
   * another reply,
   * and then the caller must give that one: `conflict` sends it to look.
   */
  async function ours(event: EventRecord, doubt: Doubt, place: number): Promise<'saved' | 'conflict' | undefined> {
    const item = doubt.items[place] ?? (await getItem(access, eventKey(event.gameId, event.version)))
    if (item) return sameRecord(eventOf(item), event) ? 'saved' : 'conflict'
    return doubt.refused ? 'conflict' : undefined
  }

  /** Carries out `items`; the one at `place` puts `event`. */
  async function transact(
    items: TransactWriteItem[],
    event: EventRecord,
    place: number,
  ): Promise<'saved' | 'conflict'> {
    return settle<'saved' | 'conflict'>(
      // A new command each time: the SDK gives each a token of its own, so every attempt is judged by the conditions
      // alone.
      () => writes.send(new TransactWriteItemsCommand({ TransactItems: items })),
      'saved',
      doubt => ours(event, doubt, place),
      access.pause,
    )
  }

  /** Of these games the events up to these versions have been seen in their places, where they stay. */
  const kept = new Map<string, number>()
  function seeKept(gameId: string, version: number): void {
    if (kept.size > MOST_KNOWN) kept.clear()
    kept.set(gameId, Math.max(version, kept.get(gameId) ?? 0))
  }

  /** Where it may be already: there is one of each for a version, and it is never changed. */
  async function putOnce(item: Item): Promise<void> {
    const put = new PutItemCommand({ TableName, Item: item, ConditionExpression: 'attribute_not_exists(pk)' })
    await settle(
      () => writes.send(put),
      'there',
      async ({ refused }) => (refused ? 'there' : undefined),
      access.pause,
    )
  }

  /** The event is the last that is put in its place: where it is, all is that belongs to its version. */
  async function keep(game: GameRecord, event: EventRecord, own = eventItem(event, game.expires)): Promise<void> {
    await Promise.all([...markItems(game, event), ...commandItems(game)].map(putOnce))
    await putOnce(own)
    seeKept(event.gameId, event.version)
  }

  /** Whoever wrote a version may have died before its event was in its place. */
  async function keepLast(gameId: string): Promise<void> {
    const item = await getItem(access, gameKey(gameId))
    const carried = item && carriedBy(item)
    if (carried) await keep(carried.game, carried.event)
  }

  /** The same for who knows the version, and reads no more than its event where that is in its place. */
  async function keepThat(gameId: string, version: number): Promise<void> {
    if ((kept.get(gameId) ?? 0) >= version) return
    const found = await getItem(access, eventKey(gameId, version))
    if (found) seeKept(gameId, version)
    else await keepLast(gameId)
  }

  /**
   * One put decides, with the event inside. Its own item follows, for whoever reads the past and the stream; where that
   * fails, whoever goes on from here puts it there before the snapshot is written over (`keepLast`), and so does who is
   * called with the snapshot (`bots/play-on.ts`). A mark that results hang on is written with all of it in one
   * transaction.
   */
  async function saveGame(game: GameRecord, event: EventRecord): Promise<'saved' | 'conflict'> {
    requireMatch(game, event)
    const mark = markOf(event)
    const together = mark !== undefined && !isTurnAlone(mark)
    const own = eventItem(event, game.expires)
    const snapshot = {
      TableName,
      Item: gameItem(game, together ? undefined : event),
      ConditionExpression: '#version = :expected',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':expected': number(game.state.version - 1) },
    }
    await keepThat(game.id, game.state.version - 1)
    if (together) {
      const rows = commandItems(game).map(Item => ({ Put: { TableName, Item } }))
      const items = [{ Put: snapshot }, putEvent(TableName, event, game), ...putMarks(TableName, game, event), ...rows]
      const outcome = await transact(items, event, 1)
      if (outcome === 'saved') seeKept(event.gameId, event.version)
      return outcome
    }
    const put = new PutItemCommand({ ...snapshot, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' })
    const saved = await settle<'saved' | 'conflict'>(
      () => writes.send(put),
      'saved',
      doubt => oursIn(event, doubt),
      access.pause,
    )
    if (saved === 'saved') await keep(game, event, own).catch(() => undefined)
    return saved
  }

  /** The snapshot that is stored says whose version it is, or else the event, which is in its place by then. */
  async function oursIn(event: EventRecord, doubt: Doubt): Promise<'saved' | 'conflict' | undefined> {
    const stored = doubt.items[0] ?? (await getItem(access, gameKey(event.gameId)))
    if (!stored || versionOf(stored) < event.version) return doubt.refused ? 'conflict' : undefined
    const last = versionOf(stored) === event.version ? lastOf(stored) : undefined
    const written = last ?? (await eventInPlace(event.gameId, event.version))
    return written && (sameRecord(written, event) ? 'saved' : 'conflict')
  }

  async function startGame(table: TableRecord, game: GameRecord, event: EventRecord): Promise<'saved' | 'conflict'> {
    requireMatch(game, event)
    const items: TransactWriteItem[] = [
      {
        Put: {
          TableName,
          Item: tableItem(table),
          ConditionExpression: '#version = :expected',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':expected': number(table.version - 1) },
        },
      },
      putEvent(TableName, event, game),
      { Put: { TableName, Item: gameItem(game), ConditionExpression: 'attribute_not_exists(pk)' } },
    ]
    const players = new Set(game.players.map(({ player }) => player))
    for (const player of players) items.push({ Put: { TableName, Item: membershipItem(player, game.id) } })
    items.push(...putMarks(TableName, game, event))
    return transact(items, event, 1)
  }

  async function openGame(game: GameRecord, event: EventRecord): Promise<'opened' | 'exists'> {
    requireMatch(game, event)
    const items: TransactWriteItem[] = [
      putEvent(TableName, event, game),
      { Put: { TableName, Item: gameItem(game), ConditionExpression: 'attribute_not_exists(pk)' } },
    ]
    for (const player of new Set(game.players.map(one => one.player)))
      items.push({ Put: { TableName, Item: { ...awayItem(player, game.id), ...expiring(game.expires) } } })
    items.push(...putMarks(TableName, game, event))
    return (await transact(items, event, 0)) === 'saved' ? 'opened' : 'exists'
  }

  async function loadGame(id: string): Promise<GameRecord | undefined> {
    const item = await getItem(access, gameKey(id))
    return item && gameOf(item)
  }

  async function eventInPlace(gameId: string, version: number): Promise<EventRecord | undefined> {
    const item = await getItem(access, eventKey(gameId, version))
    return item && eventOf(item)
  }

  async function event(gameId: string, version: number): Promise<EventRecord | undefined> {
    const found = await eventInPlace(gameId, version)
    if (found) return found
    const item = await getItem(access, gameKey(gameId))
    if (!item || versionOf(item) < version) return undefined
    // Somebody has gone on meanwhile, and put it in its place before.
    return versionOf(item) > version ? eventInPlace(gameId, version) : lastOf(item)
  }

  async function eventsInPlace(gameId: string, after: number, limit: number): Promise<EventRecord[]> {
    const found: EventRecord[] = []
    const items = query(access, {
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': { S: GAME_PREFIX + gameId },
        ':first': { S: eventSort(after + 1) },
        ':last': { S: eventSort(LAST_VERSION) },
      },
      Limit: limit,
    })
    for await (const item of items) if (found.push(eventOf(item)) >= limit) break
    return found
  }

  /** The last may stand in the snapshot alone, which is looked at where fewer are found than were asked for. */
  const events: Store['events'] = async (gameId, { after: from, limit }) => {
    if (limit < 1 || from >= LAST_VERSION) return []
    const after = Math.max(from, 0)
    const found = await eventsInPlace(gameId, after, limit)
    if (found.length >= limit) return found
    const item = await getItem(access, gameKey(gameId))
    const reached = found.at(-1)?.version ?? after
    if (!item || versionOf(item) <= reached) return found
    const last = versionOf(item) === reached + 1 ? lastOf(item) : undefined
    if (last) return [...found, last]
    // Somebody has gone on meanwhile.
    return [...found, ...(await eventsInPlace(gameId, reached, limit - found.length))]
  }

  const due: Store['due'] = async (now, limit) =>
    (await dueIn(access, GAMES_DUE.all, { until: now }, limit)).map(item => text(item, 'pk').slice(GAME_PREFIX.length))

  return {
    startGame,
    // What few routes call for is loaded with the first such call.
    dealHidden: async (...of) => (await import('./hidden-deals.ts')).dealHidden(access, ...of),
    async undeal(gameId) {
      await keepLast(gameId)
      await (await import('./hidden-deals.ts')).undeal(access, gameId)
    },
    openGame,
    loadGame,
    saveGame,
    events,
    event,
    eventOfCommand: async (...of) => (await import('./old-commands.ts')).eventOfCommand(access, ...of),
    keepLast,
    due,
  }
}
