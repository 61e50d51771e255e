import { sha256 } from '../../games/hash.ts'
import { endMark } from '../../games/ended.ts'
import type { DeskStore } from '../../store/desk-port.ts'
import type { DeskPlace, GameRecord, Store } from '../../store/port.ts'
import { publish, shownFrom } from '../feed/later.ts'
import { placeIn } from '../feed/facts.ts'
import { eventPartition, inOrder, leaguePartition, made, readAll, type Kept } from '../items.ts'
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
export const resultPrefix = (game = ''): string => (game === '' ? RESULT : `${RESULT}${game}#`)

/** Where results of a table are kept; nowhere, where neither an event nor a league has set it up. */
export const partitionOf = ({ event, league }: Pick<DeskPlace, 'event' | 'league'>): string | undefined =>
  event !== null ? eventPartition(event) : league !== null ? leaguePartition(league) : undefined

export async function latestResult(
  store: DeskStore,
  { id, desk }: Pick<GameRecord, 'id' | 'desk'>,
): Promise<SignedItem | undefined> {
  const partition = desk && partitionOf(desk)
  if (partition === undefined) return undefined
  const [newest] = await resultsIn(store, partition, { game: id, newestFirst: true, limit: 1 })
  return newest?.value
}

export const resultsIn = (
  store: DeskStore,
  partition: string,
  { game, ...query }: { game?: string; after?: string; limit?: number; newestFirst?: boolean } = {},
): Promise<Kept<SignedItem>[]> => readAll<SignedItem>(store, partition, { prefix: resultPrefix(game), ...query })

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
  for (;;) {
    const latest = await latestResult(store, game)
    const version = game.state.result && (await endVersion(store, game))
    if (version === undefined) return undefined
    if (latest && latest.version >= version) return latest
    const written = await writtenOf(service, game, over(latest))
    if (!written) return undefined
    const item = await signedItem(service, game, version, written)
    if (await keep(store, game, item)) return item
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
export async function keep(store: DeskStore, { desk }: GameRecord, item: SignedItem): Promise<boolean> {
  const partition = desk && partitionOf(desk)
  if (partition === undefined) throw new Error('A result of no league and no event')
  const name = resultPrefix(item.game) + inOrder(item.rev)
  return (await store.saveDesk([made({ partition, name }, item)])) === 'saved'
}

/** Tells the league of all that is signed of a game, once, and not before spectators see that it is over. */
export async function tellOfResults(service: Pick<Signing, 'store' | 'clock'>, game: GameRecord): Promise<void> {
  const { desk } = game,
    partition = desk && partitionOf(desk)
  if (!desk || partition === undefined) return
  for (const { value: item } of await resultsIn(service.store, partition, { game: game.id })) {
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
