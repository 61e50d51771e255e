import { LETTERS, lettersOf } from '../command-letters.ts'
import type { EventRecord } from '../port.ts'
import { getItem, query, queryPrefix, type Access } from './access.ts'
import { ROW, ROW_PREFIX } from './command-rows.ts'
import { eventKey, eventOf, eventSort, GAME_PREFIX, gameKey, LAST_VERSION, lastOf, text } from './items.ts'

/** Who sends a command again long afterwards: loaded when first somebody does. The last may stand in the snapshot alone. */
export async function eventOfCommand(
  access: Access,
  gameId: string,
  commandId: string,
): Promise<EventRecord | undefined> {
  const found = await inPlace(access, gameId, commandId)
  if (found) return found
  const item = await getItem(access, gameKey(gameId))
  const last = item && lastOf(item)
  return last?.command.id === commandId ? last : undefined
}

/** Earlier builds filled no rows: what stands before the first of them, and behind the last, is looked through. */
async function inPlace(access: Access, gameId: string, commandId: string): Promise<EventRecord | undefined> {
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
