import { sha256 } from '../../games/hash.ts'
import { endMark } from '../../games/ended.ts'
import type { DeskStore } from '../../store/desk-port.ts'
import type { GameRecord, Store } from '../../store/port.ts'
import { publish, shownFrom } from '../feed/later.ts'
import { placeIn } from '../feed/facts.ts'
import { eventPartition, inOrder, inTwo, leaguePartition, made, readAll, type Kept } from '../items.ts'
import { secondsOf, writtenOf, type ResultPayload, type Signing, type Written } from './payload.ts'
import { payloadIn } from './signer.ts'

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
  salts: Written['salts']
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

const lastOf = ({ id }: Pick<GameRecord, 'id'>, known: readonly Kept<SignedItem>[]): SignedItem | undefined =>
  known.findLast(({ value }) => value.game === id)?.value

/** What a revision says of the one that it takes the place of. */
export const over = (latest: SignedItem | undefined): Pick<ResultPayload, 'rev' | 'supersedes'> =>
  latest
    ? { rev: latest.rev + 1, supersedes: { rev: latest.rev, sha256: sha256(latest.jws) } }
    : { rev: 1, supersedes: null }

/**
 * The signed result of a game that is over. However often it is asked for it is signed once: whoever comes second is
 * given what is there. Undefined where there is nothing to sign.
 */
export async function signResult(service: Signing, game: GameRecord): Promise<SignedItem | undefined> {
  const { store } = service
  const place = resultPlace(game)
  for (;;) {
    const version = game.state.result && (await endVersion(store, game))
    if (version === undefined || place === undefined) return undefined
    const known = await resultsIn(store, place)
    const own = lastOf(game, known)
    if (own && own.version >= version) return own
    const written = await writtenOf(service, game, over(known.at(-1)?.value))
    if (!written) return undefined
    const item = await signedItem(service, game, version, written)
    if (await keep(store, place, item)) return item
  }
}

async function endVersion(store: Store, { id, state }: GameRecord): Promise<number | undefined> {
  return endMark((await store.marks(id)).filter(({ version }) => version <= state.version))?.version
}

export async function signedItem(
  { signer, clock }: Signing,
  game: GameRecord,
  version: number,
  { payload, salts }: Written,
): Promise<SignedItem> {
  const now = clock()
  const ended = payload.ended ?? now
  return {
    game: game.id,
    rev: payload.rev,
    version,
    jws: await signer.sign({ ...payload, iat: secondsOf(now) }),
    signedAt: now,
    shownAt: shownFrom(game, ended),
    salts,
  }
}

/** Whether it is this one that is kept: another may have been signed meanwhile. */
export async function keep(store: DeskStore, { partition, prefix }: ResultPlace, item: SignedItem): Promise<boolean> {
  return (await store.saveDesk([made({ partition, name: prefix + inOrder(item.rev) }, item)])) === 'saved'
}

/** Tells the league of all that is signed of a game, once, and not before spectators see that it is over. */
export async function tellOfResults(service: Pick<Signing, 'store' | 'clock'>, game: GameRecord): Promise<void> {
  const { desk } = game,
    place = resultPlace(game)
  if (!desk || !place) return
  for (const { value: item } of await resultsIn(service.store, place)) {
    if (item.game !== game.id) continue
    const { rev, supersedes, victoryPoints, ended } = payloadIn<ResultPayload>(item.jws)
    const type = supersedes ? 'result.corrected' : 'result.signed'
    const data = {
      ...placeIn(desk),
      game: game.id,
      rev,
      ...(supersedes && { supersedes: supersedes.rev }),
      victoryPoints,
    }
    const told = { cause: `${game.id} result ${rev}`, type, timestamp: item.signedAt, data } as const
    await publish(service, game, [told], ended ?? item.signedAt)
  }
}
