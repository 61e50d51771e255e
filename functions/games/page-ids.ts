import { read } from '../desk/desk-items.ts'
import type { DeskStore } from '../store/desk-port.ts'
import { idFrom } from './hash.ts'

/**
 * The public page of a player has an id of its own, so that what they are known by elsewhere is told to nobody.
 *
 *   PAGE#<page>   PAGE   whose page it is, and what it tells
 */
export const PAGE = 'PAGE'
export const pageIdOf = (player: string): string => idFrom('ply', player)
export const pagePartition = (page: string): string => `PAGE#${page}`

const isPageId = (id: string): boolean => /^ply_[\w-]{22}$/.test(id)

/** Players as whoever invites them names them: by their ids, or by those of their pages. */
export const invitedPlayers = async (store: DeskStore, named: readonly string[]): Promise<string[]> => [
  ...new Set(
    await Promise.all(
      named.map(async id =>
        isPageId(id) ? ((await read<{ player: string }>(store, pagePartition(id), PAGE))?.value.player ?? id) : id,
      ),
    ),
  ),
]
