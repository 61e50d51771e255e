/** A player's games, and how far they have looked at each. Nobody else sees any of it. */
export interface VisitStore {
  /** Those that have not been put away. */
  memberships(player: string): Promise<Membership[]>
  membership(player: string, gameId: string): Promise<Membership | undefined>
  /**
   * The player has looked at this version of theirs. A lower one never overwrites a higher one; of a game that is put
   * away nothing is kept.
   */
  see(player: string, gameId: string, version: number): Promise<void>
  /** Puts a game away that is over: from then on it costs its players nothing. */
  putAway(player: string, gameId: string): Promise<void>
  /** What has been put away, newest id last. */
  putAwayBy(player: string): Promise<string[]>
}

/** `seen`: the latest own version looked at; left out before the first visit. */
export interface Membership {
  gameId: string
  seen?: number
}
