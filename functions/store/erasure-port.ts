/** What an erasure takes beside what others of the store do. Done twice it changes nothing more. */
export interface ErasureStore {
  /** All that is kept for a player alone, whatever it is. */
  forget(player: string): Promise<void>
  /**
   * Another name for a player in the record of a game, wherever they sit or have sat. Nothing of the game moves, and
   * `conflict` means that it moved meanwhile.
   */
  renameInGame(gameId: string, player: string, name: string): Promise<'renamed' | 'conflict'>
}

interface Sitter {
  player: string
  name: string
  former?: { player: string; name: string }[]
}
export const renamed = <T extends Sitter>(players: readonly T[], player: string, name: string): T[] =>
  players.map(one => ({
    ...one,
    ...(one.player === player && { name }),
    ...(one.former && { former: one.former.map(was => (was.player === player ? { ...was, name } : was)) }),
  }))
