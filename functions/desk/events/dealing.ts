import { listOf } from '../../../shared/cards/five-decks.ts'
import { loadFor } from '../../games/cards.ts'
import { deal, gameIdOf, newSecret, profilesOf } from '../../games/deal.ts'
import { listIn } from '../../games/lobby/seals.ts'
import { isBotId } from '../../games/player-ids.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Service } from '../../games/service.ts'
import type { TableRecord, TableSeat } from '../../store/port.ts'
import { FINAL_ROUND, type Kept } from '../items.ts'
import type { Batch } from '../batches/batch.ts'
import { playersOf, type EventRecord, type PlayerRecord } from './event.ts'
import { playersIn, tableIdOf, type RoundRecord } from './round.ts'
import { deckFor } from './sealed-decks.ts'

/** So many are dealt side by side. */
const LANES = 4

/** The tables of a round as they are dealt, or who lacks the deck that was sealed. */
export async function tablesIn(
  service: Service,
  event: EventRecord,
  round: RoundRecord,
  known: ReadonlyMap<string, PlayerRecord>,
): Promise<TableRecord[] | Refused> {
  const lacking: string[] = []
  const seatOf = async (entry: string): Promise<TableSeat> => {
    const one = known.get(entry)!
    const seed = round.final?.seeds.indexOf(entry) ?? -1
    const number = seed < 0 ? round.round : round.final!.decks[seed]!
    const deck = await deckFor(service, event, one, number)
    const stated = deck && Object.values(one.sealed).some(({ fingerprint }) => fingerprint === deck.value.fingerprint)
    if (!deck || !stated) lacking.push(one.name)
    const seat = { player: one.player, name: one.name, bot: isBotId(one.player) }
    if (!deck) return seat
    const { list, fingerprint, salt } = deck.value
    return { ...seat, deck: 'own', list, seal: { fingerprint, salt } }
  }
  const tables = await Promise.all(
    round.tables.map(async ({ players }, at) => tableFor(event, round, at, await Promise.all(players.map(seatOf)))),
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
  }
}

function tableFor(event: EventRecord, { round, seatedAt }: RoundRecord, at: number, seats: TableSeat[]): TableRecord {
  const isFinal = round === FINAL_ROUND
  return {
    ...settingsFor(event, round),
    id: tableIdOf(event, round, at + 1),
    version: 1,
    status: 'open',
    name: isFinal ? `${event.name}: final` : `${event.name}: round ${round}, table ${at + 1}`,
    size: seats.length,
    seats,
    gameId: null,
    createdAt: seatedAt,
    replies: [],
    desk: { league: event.league, event: event.id, round, table: at + 1, ...(event.test && { test: true as const }) },
  }
}

/**
 * Deals these tables, each once, however often and by whomever it is called: what is there is left as it is. No table
 * is in a list or linked to anybody, and no id can be guessed.
 */
export async function dealTables(service: Service, tables: readonly TableRecord[]): Promise<void> {
  await inLanes(tables, table => service.store.createTable(table))
  await inLanes(tables, ({ id }) => dealOne(service, id))
}

async function dealOne(service: Service, id: string): Promise<void> {
  const { store } = service
  const table = await store.loadTable(id)
  if (!table || table.status === 'started') return
  const begun: TableRecord = { ...table, version: table.version + 1, status: 'started', gameId: gameIdOf(id) }
  await loadFor(
    begun.gameId!,
    begun.cards,
    begun.seats.flatMap(seat => Object.values(listOf(listIn(seat)!)).flat()),
  )
  const reply = { commandId: `deal ${id}`, player: table.host, payloadHash: '', status: 201, body: '' }
  const profiles = await profilesOf(service, begun.seats)
  const { game, event } = deal(service, begun, newSecret(service), reply, profiles)
  // In conflict somebody else has dealt it.
  await store.startGame(begun, game, event)
}

async function inLanes<T>(list: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = [...list]
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one)
    }),
  )
}

/** All its tables are dealt; what becomes of the round is for the caller to write. */
export async function finishDealing(
  service: Service,
  event: EventRecord,
  { value: round }: Kept<RoundRecord>,
): Promise<RoundRecord | Refused> {
  const tables = await tablesIn(service, event, round, playersIn(await playersOf(service, event.id)))
  if (isRefused(tables)) return tables
  await dealTables(service, tables)
  return { ...round, state: 'dealt' }
}
