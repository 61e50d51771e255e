import type { OptionalType } from '../../shared/api/feed-types.ts'
import { kindOf, type Log } from '../logging/log.ts'
import type { DeskKey } from '../store/desk-port.ts'
import type { EventRecord, GameRecord } from '../store/port.ts'
import { factsOf } from './feed/happened.ts'
import { publish } from './feed/withheld.ts'
import { wantedBy } from './feed/wanted.ts'
import { changed, dueSoon, made, read } from './desk-items.ts'
import { resultPlace } from './results/kept.ts'
import type { Signing } from './results/payload.ts'
import { signResult, tellOfResults } from './results/sign-result.ts'

export interface Reporting extends Pick<Signing, 'store' | 'clock' | 'random'> {
  signer?: Signing['signer'] | undefined
}

/** A result that could not be signed waits under this name. */
export const SIGN_PREFIX = 'SIGN#'

/**
 * What one event of a game is to the league that set it up: entries of its feed and, where it ended the game, a signed
 * result. Doing it twice changes nothing. A key that cannot be asked now holds up nobody: the desk asks it again.
 */
export async function reportEvent(
  service: Reporting & { log: Log },
  game: GameRecord,
  event: EventRecord,
): Promise<void> {
  const { desk } = game
  // The event of a trial is gone with its games, even while the database still has these.
  if (!desk || game.sandbox || (game.expires ?? '~') <= service.clock()) return
  if (desk.league !== null)
    await publish(service, game, factsOf(game, event, await wantedFor(service, desk.league, event)))
  if (!event.events.some(({ key }) => key === 'game-ended')) return
  try {
    await report(service, game)
  } catch (failure) {
    service.log('warn', 'result not signed', { gameId: game.id, error: kindOf(failure) })
    await signLater(service, game)
  }
}

const NONE: ReadonlySet<OptionalType> = new Set()

/** Asked only where it decides anything. */
const wantedFor = async (
  { store }: Reporting,
  league: string,
  { events, reminders }: EventRecord,
): Promise<ReadonlySet<OptionalType>> =>
  reminders || events.some(({ key }) => key === 'turn-started') ? wantedBy(store, league) : NONE

async function report(service: Reporting, game: GameRecord): Promise<void> {
  const { signer } = service
  if (signer && (await signResult({ ...service, signer }, game))) await tellOfResults(service, game)
}

async function signLater({ store, clock }: Reporting, game: GameRecord): Promise<void> {
  const place = resultPlace(game)
  if (!place) return
  const { partition } = place,
    name = SIGN_PREFIX + game.id
  if (await read(store, partition, name)) return
  // Who else has put it there meant the same.
  await store.saveDesk([made({ partition, name }, { game: game.id }, dueSoon({ clock }))])
}

/** The next attempt is ahead before this one begins, so that one that fails is behind all others. */
export async function signDue(service: Reporting, key: DeskKey): Promise<void> {
  const kept = await read<{ game: string }>(service.store, key.partition, key.name)
  if (!kept) return
  const { store, clock } = service
  if ((await store.saveDesk([changed(kept, kept.value, dueSoon({ clock }))])) === 'conflict') return
  const game = await store.loadGame(kept.value.game)
  if (game) await report(service, game)
  await store.saveDesk([{ drop: { ...key, version: kept.version + 1 } }])
}
