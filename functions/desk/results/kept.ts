import type { DeskStore } from '../../store/desk-port.ts'
import type { GameRecord } from '../../store/port.ts'
import { eventPartition, inOrder, inTwo, leaguePartition, made, readAll, type Kept } from '../desk-items.ts'

/** A result as it was signed. It is never changed, and never taken away (TREPORT-02, TREPORT-09). */
export interface SignedItem {
  game: string
  rev: number
  /** The version that ended the game: one that is taken back and ends anew has another. */
  version: number
  jws: string
  signedAt: string
  /** Spectators of a table are shown its end no sooner. */
  shownAt: string
  /** By seat, what a VEKN id is hashed with. */
  salts: (string | null)[]
  /** What made it, where that is not the end of the game. */
  ruling?: string
}

const RESULT = 'RESULT#'

/** Where the results of a table are kept, and what their names begin with. */
export interface ResultPlace {
  partition: string
  prefix: string
}

/** Nowhere, where neither an event nor a league has set the table up. */
export function resultPlace({ id, desk }: Pick<GameRecord, 'id' | 'desk'>): ResultPlace | undefined {
  if (!desk) return undefined
  const { event, league, round, table } = desk
  const ofTable = event === null || round === null || table === null ? id : `${inTwo(round)}#${inTwo(table)}`
  const partition = event !== null ? eventPartition(event) : league !== null ? leaguePartition(league) : undefined
  return partition === undefined ? undefined : { partition, prefix: `${RESULT}${ofTable}#` }
}

/** All of an event, or of a league outside of events. */
export const allResults = (partition: string): ResultPlace => ({ partition, prefix: RESULT })

/** Of a round of an event; among them those of other games that say they are of this round. */
export const resultsOfRound = (event: string, round: number): ResultPlace => ({
  partition: eventPartition(event),
  prefix: `${RESULT}${inTwo(round)}#`,
})

export const resultsIn = (
  store: DeskStore,
  { partition, prefix }: ResultPlace,
  query: { after?: string; limit?: number } = {},
): Promise<Kept<SignedItem>[]> => readAll<SignedItem>(store, partition, { prefix, ...query })

/** Of a game: at its table another may have been begun since, or before. */
export async function latestResult(
  store: DeskStore,
  game: Pick<GameRecord, 'id' | 'desk'>,
): Promise<SignedItem | undefined> {
  const place = resultPlace(game)
  return place && lastOf(game, await resultsIn(store, place))
}

export const lastOf = ({ id }: Pick<GameRecord, 'id'>, known: readonly Kept<SignedItem>[]): SignedItem | undefined =>
  known.findLast(({ value }) => value.game === id)?.value

/** Whether it is this one that is kept: another may have been signed meanwhile. */
export async function keep(store: DeskStore, { partition, prefix }: ResultPlace, item: SignedItem): Promise<boolean> {
  return (await store.saveDesk([made({ partition, name: prefix + inOrder(item.rev) }, item)])) === 'saved'
}
