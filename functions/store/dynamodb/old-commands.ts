import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import { LETTERS, lettersOf } from '../command-letters.ts'
import type { EventRecord, GameRecord } from '../port.ts'
import { getItem, query, queryPrefix, type Access } from './access.ts'
import {
  eventKey,
  eventOf,
  eventSort,
  expiring,
  GAME_PREFIX,
  key,
  LAST_VERSION,
  number,
  padded,
  text,
} from './items.ts'

/**
 * Which command led to which version, for who sends one again long afterwards: an item for so many versions, with a few
 * letters of each command's hash. To read them all is to read a hundredth of the game's events.
 */
const ROW = 32
const ROW_PREFIX = 'COMMANDS#'
/** Written with the event that fills a row, or not at all. */
export function putCommands(TableName: string, { id, state, commands, expires }: GameRecord): TransactWriteItem[] {
  if (state.version % ROW !== 0 || commands.length < ROW) return []
  const item = {
    ...key(GAME_PREFIX + id, ROW_PREFIX + padded(state.version)),
    version: number(state.version),
    commands: { S: commands.slice(-ROW).join('') },
    ...expiring(expires),
  }
  return [{ Put: { TableName, Item: item } }]
}

/** Earlier builds filled no rows: what stands before the first of them, and behind the last, is looked through. */
export async function eventOfCommand(
  access: Access,
  gameId: string,
  commandId: string,
): Promise<EventRecord | undefined> {
  const wanted = lettersOf(commandId)
  let first = LAST_VERSION
  let last = 0
  for await (const item of queryPrefix(access, GAME_PREFIX + gameId, ROW_PREFIX)) {
    last = Number(item['version']?.N)
    first = Math.min(first, last - ROW)
    const letters = text(item, 'commands')
    for (let at = 0; at < ROW; at++) {
      if (letters.slice(at * LETTERS, (at + 1) * LETTERS) !== wanted) continue
      const stored = await getItem(access, eventKey(gameId, last - ROW + 1 + at))
      if (stored && text(stored, 'commandId') === commandId) return eventOf(stored)
    }
  }
  const behind = await lookThrough(access, gameId, commandId, last + 1, LAST_VERSION)
  return behind ?? (last > 0 && first > 0 ? lookThrough(access, gameId, commandId, 0, first) : undefined)
}

async function lookThrough(
  access: Access,
  gameId: string,
  commandId: string,
  from: number,
  until: number,
): Promise<EventRecord | undefined> {
  const items = query(access, {
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    FilterExpression: 'commandId = :command',
    ExpressionAttributeValues: {
      ':pk': { S: GAME_PREFIX + gameId },
      ':first': { S: eventSort(from) },
      ':last': { S: eventSort(until) },
      ':command': { S: commandId },
    },
  })
  for await (const item of items) return eventOf(item)
  return undefined
}
