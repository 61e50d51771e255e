import { endMark } from '../../games/ended.ts'
import { sha256 } from '../../games/hash.ts'
import type { GameRecord, Store } from '../../store/port.ts'
import { placeIn } from '../feed/happened.ts'
import { publish, shownFrom } from '../feed/withheld.ts'
import { keep, lastOf, resultPlace, resultsIn, type SignedItem } from './kept.ts'
import { secondsOf, writtenOf, type ResultPayload, type Signing, type Written } from './payload.ts'
import { payloadIn } from './signer.ts'

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
  { payload, salts, ruling }: Written,
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
    ...(ruling !== undefined && { ruling }),
  }
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
