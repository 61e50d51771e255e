import { idFrom } from '../../games/hash.ts'
import { isBotId } from '../../games/player-ids.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Service } from '../../games/service.ts'
import type { Batch, BatchSeat, BatchTable } from '../batches/batch.ts'
import { beginBatch, carryOnBatch } from '../batches/deal-batch.ts'
import { FINAL_ROUND, type Kept } from '../desk-items.ts'
import { playersOf, type EventRecord, type PlayerRecord } from './event.ts'
import { playersIn, tableIdOf, type RoundRecord } from './round.ts'
import { deckFor, readSealed } from './sealed-decks.ts'
import { trialOf } from './trial.ts'

/** The tables of a round as they are dealt, or who lacks the deck that was sealed. */
export async function tablesIn(
  service: Service,
  event: EventRecord,
  round: RoundRecord,
  known: ReadonlyMap<string, PlayerRecord>,
): Promise<BatchTable[] | Refused> {
  const lacking: string[] = []
  const seatOf = async (entry: string): Promise<BatchSeat> => {
    const one = known.get(entry)!
    const seed = round.final?.seeds.indexOf(entry) ?? -1
    const sealed = seed < 0 ? round.round : round.final!.decks[seed]!
    const deck = await deckFor(service, event, one, sealed)
    const stated = deck && Object.values(one.sealed).some(({ fingerprint }) => fingerprint === deck.value.fingerprint)
    if (!stated) lacking.push(one.name)
    return { player: one.player, name: one.name, bot: isBotId(one.player), deck: { sealed } }
  }
  const isFinal = round.round === FINAL_ROUND
  const tables = await Promise.all(
    round.tables.map(async ({ players }, at): Promise<BatchTable> => ({
      id: tableIdOf(event, round.round, at + 1, round.final?.deal),
      name: isFinal ? `${event.name}: final` : `${event.name}: round ${round.round}, table ${at + 1}`,
      table: at + 1,
      seats: await Promise.all(players.map(seatOf)),
    })),
  )
  return lacking.length === 0 ? tables : refused('deck-missing', { ruleRef: 'TDECK-10', detail: lacking.join(', ') })
}

/** What the tables of an event have in common. */
export function settingsFor(event: EventRecord, round?: number): Batch['common'] {
  const isFinal = round === FINAL_ROUND
  const host = event.organisers[0]!
  return {
    host: host.player,
    hostName: host.name,
    format: 'standard',
    access: 'invited',
    cards: event.cards,
    size: 5,
    answerWithinHours: event.answerWithinHours,
    ...(event.clock && { clock: event.clock }),
    withdrawalPoints: 0.5,
    timeLimit: { hours: isFinal ? event.finalHours : event.roundHours, points: 0.5 },
    // Only the first player of a final is drawn (TFINAL-08).
    tournament: { firstSeat: !isFinal, finish: true, agreements: true },
    spectators: event.spectators,
    ...(event.talk && event.talk !== 'free' && { talk: event.talk }),
  }
}

const SEED_BYTES = 32
/** A round is dealt once, whoever begins it. */
const batchOfRound = ({ secret }: EventRecord, { round, final }: RoundRecord): string =>
  idFrom('bat', [secret, 'batch', round, final?.deal ?? []].flat().join('\n'))

/** Deals all tables of a round, which are there for nobody before all of them are (`batches/deal-batch.ts`). */
export async function finishDealing(
  service: Service,
  event: EventRecord,
  { value: round }: Kept<RoundRecord>,
): Promise<RoundRecord | Refused> {
  const tables = await tablesIn(service, event, round, playersIn(await playersOf(service, event.id)))
  if (isRefused(tables)) return tables
  const batch: Batch = {
    id: batchOfRound(event, round),
    by: event.organisers[0]!.player,
    payloadHash: '',
    state: 'dealing',
    at: round.seatedAt,
    seed: Buffer.from(service.random(SEED_BYTES)).toString('base64url'),
    common: settingsFor(event, round.round),
    place: { league: event.league, event: event.id, round: round.round, ...trialOf(event) },
    tables,
  }
  await beginBatch(service, batch)
  const carried = await carryOnBatch(service, batch.id, readSealed(service))
  return isRefused(carried) ? carried : { ...round, state: 'dealt' }
}
