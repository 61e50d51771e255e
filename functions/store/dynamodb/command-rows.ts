import type { GameRecord } from '../port.ts'
import { expiring, GAME_PREFIX, key, number, padded } from './items.ts'
import type { Item } from './settle.ts'

/**
 * Which command led to which version, for who sends one again long afterwards: an item for so many versions, with a few
 * letters of each command's hash. To read them all is to read a hundredth of the game's events.
 */
export const ROW = 32
export const ROW_PREFIX = 'COMMANDS#'
/** Put in its place before the event that fills a row. */
export function commandItems({ id, state, commands, expires }: GameRecord): Item[] {
  if (state.version % ROW !== 0 || commands.length < ROW) return []
  return [
    {
      ...key(GAME_PREFIX + id, ROW_PREFIX + padded(state.version)),
      version: number(state.version),
      commands: { S: commands.slice(-ROW).join('') },
      ...expiring(expires),
    },
  ]
}
