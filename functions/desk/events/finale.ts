import type * as z from 'zod'
import type { EventFinal, PlaceInFinal } from '../../../shared/api/event-rounds.ts'
import { nextToPlace, placed, type Placement } from '../../../shared/league/final.ts'
import { drawOf, shuffled } from '../../../shared/league/seating/seeded.ts'
import { compared, FINALISTS, finalists, totals } from '../../../shared/league/standings.ts'
import { payloadHash } from '../../games/hash.ts'
import { movedBy, type Outage } from '../../games/outages.ts'
import { isBotId } from '../../games/player-ids.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Outcome, Service } from '../../games/service.ts'
import type { DeskWrite } from '../../store/desk-port.ts'
import { changed, eventPartition, FINAL_ROUND, isOver, made, type Kept } from '../desk-items.ts'
import { tellNow, telling } from '../feed/telling.ts'
import { once, requestOf, type Decided } from '../once.ts'
import type { EventCommand } from './admission.ts'
import { finishDealing } from './dealing.ts'
import { isThrough, meet, playersOf, seedOf, type EventRecord, type Met, type PlayerRecord } from './event.ts'
import { eventWrites, organise } from './holding.ts'
import { outcomesOf } from './outcomes.ts'
import { rankingOf, winnerOf, type Ranking } from './ranking.ts'
import {
  gameOf,
  loadRound,
  NO_OUTCOMES,
  playersIn,
  roundName,
  roundsOf,
  wireTable,
  type FinalRecord,
  type Outcomes,
  type RoundRecord,
} from './round.ts'
import { deckFor, listFor, sealedFor } from './sealed-decks.ts'

/** So many cards of each crypt are shown (TFINAL-03). */
const SHOWN = 3
/** So long a finalist may take to choose a seat. */
const PLACING_MS = 24 * 3_600_000

const placingUntil = ({ clock }: Pick<Service, 'clock'>): string =>
  new Date(Date.parse(clock()) + PLACING_MS).toISOString()

export function openFinal(service: Service, command: EventCommand): Promise<Outcome> {
  return organise(service, { ...command, hash: payloadHash('open-final', null) }, async met => {
    const { event, kept } = met
    const open = await openTables(service, event)
    if (open.length > 0) return refused('round-open', { ruleRef: 'TFINAL-01', detail: `Open: ${open.join(', ')}` })
    if (isOver(event) || !event.final || !isThrough(event))
      return refused('event-state', { detail: 'A final is opened when all its rounds are closed' })
    if (await loadRound(service, event.id, FINAL_ROUND)) return refused('event-state', { detail: 'It has been opened' })
    const ranking = await rankingOf(service, event)
    const { seeds, reserve } = finalists(ranking.standings)
    if (seeds.length < FINALISTS)
      return refused('event-state', { ruleRef: 'TFINAL-02', detail: 'A final has five players' })
    const { round: opened, rows } = await openedFor(service, event, ranking, { seeds, reserve })
    const next: EventRecord = { ...event, openRounds: [...event.openRounds, FINAL_ROUND] }
    return {
      status: 201,
      body: wireFinal(event, opened, ranking.known, met, NO_OUTCOMES),
      writes: [
        ...eventWrites(met, next),
        made({ partition: kept.partition, name: roundName(FINAL_ROUND) }, opened, dueOf(service, opened)),
        ...toldOfPlaces(service, event, rows),
      ],
    }
  })
}

/** The seating of a final as it begins, and the rows that bots have made of it already. */
async function openedFor(
  service: Service,
  event: EventRecord,
  ranking: Ranking,
  { seeds, reserve, deal }: Pick<FinalRecord, 'seeds' | 'reserve' | 'deal'>,
): Promise<{ round: RoundRecord; rows: number[][] }> {
  const chosen = await Promise.all(seeds.map(entry => chosenFor(service, event, ranking, entry, deal)))
  const final: FinalRecord = {
    seeds,
    reserve,
    shown: chosen.map(({ shown }) => shown),
    decks: chosen.map(({ deck }) => deck),
    row: [],
    due: placingUntil(service),
    ...(deal !== undefined && { deal }),
  }
  const round: RoundRecord = {
    round: FINAL_ROUND,
    state: 'placing',
    tables: [],
    sitOut: [],
    score: [],
    from: 'given',
    draw: null,
    commitment: '',
    seatedAt: service.clock(),
    closedAt: null,
    final,
  }
  const rows = rowsByBots(ranking.known, final, [])
  return { round: rows.length === 0 ? round : withRow(service, round, rows.at(-1)!), rows }
}

/** Whether it is this game that the final is played in: where it was begun again, the one before counts no more. */
export async function isOfFinal(service: Service, event: EventRecord, game: string): Promise<boolean> {
  const round = await loadRound(service, event.id, FINAL_ROUND)
  return round !== undefined && gameOf(event, round.value, 0) === game
}

/**
 * The final from its seating on, with the next in rank in the place of who plays it no more (TJUDGE-12): crypts are
 * shown anew, all place themselves again, and another game is dealt.
 */
export async function begunAgain(service: Service, event: EventRecord, seat: number): Promise<DeskWrite[] | Refused> {
  const kept = await loadRound(service, event.id, FINAL_ROUND)
  const out = kept?.value.tables[0]?.players[seat]
  if (!kept?.value.final || kept.value.state !== 'dealt' || out === undefined)
    return refused('event-state', { detail: 'There is no final to begin again' })
  const ranking = await rankingOf(service, event)
  const { seeds, reserve } = finalists(ranking.standings.filter(({ player }) => player !== out))
  if (seeds.length < FINALISTS)
    return refused('event-state', { ruleRef: 'TJUDGE-12', detail: 'Nobody is the next in rank' })
  const deal = (kept.value.final.deal ?? 1) + 1
  const { round, rows } = await openedFor(service, event, ranking, { seeds, reserve, deal })
  return [changed(kept, round, dueOf(service, round)), ...toldOfPlaces(service, event, rows)]
}

async function openTables(service: Service, event: EventRecord): Promise<string[]> {
  const open = (await roundsOf(service, event.id))
    .map(({ value }) => value)
    .filter(({ round }) => event.openRounds.includes(round))
  const outcomes = await outcomesOf(service, event, open)
  return open.flatMap(({ round, tables }) => {
    const running = tables.flatMap((_, at) => (outcomes(round, at) ? [] : [`round ${round} table ${at + 1}`]))
    return running.length > 0 ? running : [`round ${round}`]
  })
}

/** The deck of a finalist, by the round it was sealed for, and three cards of its crypt, drawn once for all. */
async function chosenFor(
  service: Service,
  event: EventRecord,
  ranking: Ranking,
  entry: string,
  deal: number | undefined,
): Promise<{ deck: number; shown: FinalRecord['shown'][number] }> {
  const one = ranking.known.get(entry)!
  const isFree = event.decks === 'multi' && event.finalDeck === 'free' && one.sealed[FINAL_ROUND] !== undefined
  const deck = isFree ? FINAL_ROUND : await bestRound(service, event, ranking, one)
  const sealed = await deckFor(service, event, one, deck)
  const crypt = (sealed?.value.list.crypt ?? []).flatMap(([copies, key]) => Array<string>(copies).fill(key))
  const cards = shuffled(crypt, drawOf(seedOf(event), ['crypt', entry, deal ?? []].flat().join(':'))).slice(0, SHOWN)
  return { deck, shown: { cards, left: crypt.length - cards.length } }
}

/** The round that went best; of different decks that did equally well one is drawn (TDECK-15). */
async function bestRound(
  service: Service,
  event: EventRecord,
  { tables, penalties }: Ranking,
  one: PlayerRecord,
): Promise<number> {
  if (event.decks === 'single') return 1
  const own = tables.filter(({ players }) => players.includes(one.entry))
  const rounds = own
    .map(table => ({
      round: table.round,
      score: totals({ players: [one.entry], tables: [table], penalties }).get(one.entry)!,
    }))
    .toSorted((a, b) => compared(a.score, b.score))
  const best = rounds.filter(({ score }) => compared(score, rounds[0]!.score) === 0)
  const lists = await Promise.all(best.map(({ round }) => listFor(service, event, one, round)))
  const apart = best.filter((_, at) => lists.indexOf(lists[at]) === at).toSorted((a, b) => a.round - b.round)
  const drawn = apart.length > 1 ? drawOf(seedOf(event), `deck:${one.entry}`)(apart.length) : 0
  return apart[drawn]?.round ?? 1
}

export async function shownFinal(service: Service, met: Met): Promise<z.infer<typeof EventFinal> | Refused> {
  const [round, players] = await Promise.all([
    loadRound(service, met.event.id, FINAL_ROUND),
    playersOf(service, met.event.id),
  ])
  if (!round) return refused('not-found')
  const [outcomes, winner] = await Promise.all([
    outcomesOf(service, met.event, [round.value]),
    winnerOf(service, met.event),
  ])
  return { ...wireFinal(met.event, round.value, playersIn(players), met, outcomes), winner }
}

function wireFinal(
  event: EventRecord,
  round: RoundRecord,
  known: ReadonlyMap<string, PlayerRecord>,
  { own }: Pick<Met, 'own'>,
  outcomes: Outcomes,
): z.infer<typeof EventFinal> {
  const { seeds, reserve, shown, decks, row, due } = round.final!
  return {
    state: round.state,
    finalists: seeds.map((player, at) => ({
      place: at + 1,
      player,
      name: known.get(player)?.name ?? '',
      you: own?.value.entry === player,
      shown: shown[at]!.cards,
      left: shown[at]!.left,
      fingerprint: fingerprintFor(event, known.get(player), decks[at]!),
    })),
    reserve,
    row,
    next: nextToPlace(row),
    due: round.state === 'placing' ? due : null,
    table: round.tables[0] ? wireTable(event, round, 0, round.tables[0], known, outcomes) : null,
    winner: null,
    openedAt: round.seatedAt,
  }
}
function fingerprintFor(event: EventRecord, one: PlayerRecord | undefined, deck: number): string {
  const sealed = one && sealedFor(event, one, deck)
  return sealed === undefined ? '' : one!.sealed[sealed]!.fingerprint
}

/** Bots sit down at the right end, each as soon as it is its turn: the row after each of them. */
function rowsByBots(
  known: ReadonlyMap<string, PlayerRecord>,
  final: Pick<FinalRecord, 'seeds'>,
  row: readonly number[],
): number[][] {
  const seed = nextToPlace(row)
  const entry = seed === null ? undefined : final.seeds[seed - 1]
  if (entry === undefined || !isBotId(known.get(entry)?.player ?? '')) return []
  const next = placed(row, 'right-end')!
  return [next, ...rowsByBots(known, final, next)]
}

/** The final after the next seed has placed itself; with the last one it is to be dealt. */
function withRow(service: Pick<Service, 'clock'>, round: RoundRecord, row: number[]): RoundRecord {
  const final = round.final!
  if (nextToPlace(row) !== null) return { ...round, final: { ...final, row, due: placingUntil(service) } }
  const players = row.map(seed => final.seeds[seed - 1]!)
  return { ...round, state: 'dealing', tables: [{ players, reseats: [] }], final: { ...final, row, due: null } }
}
export const dueOf = (
  service: Pick<Service, 'clock'>,
  { final }: RoundRecord,
): { due: { bucket: 'desk'; at: string } } => ({
  due: { bucket: 'desk', at: final?.due ?? service.clock() },
})

/** The same with more time, where some of a finalist's was an outage of the service (TDROP-12). */
export function placingAfter(round: RoundRecord, outages: readonly Outage[]): RoundRecord | undefined {
  const final = round.final!,
    due = Date.parse(final.due!)
  const ms = movedBy(outages, new Date(due - PLACING_MS).toISOString(), final.outagesUpTo)
  if (ms === 0) return undefined
  const moved = { due: new Date(due + ms).toISOString(), outagesUpTo: outages.at(-1)!.until }
  return { ...round, final: { ...final, ...moved } }
}

/** Whoever has not chosen in time sits down at the right end (TFINAL-05). */
export function placeByDefault(
  service: Pick<Service, 'clock'>,
  event: EventRecord,
  kept: Kept<RoundRecord>,
  known: ReadonlyMap<string, PlayerRecord>,
): DeskWrite[] {
  const final = kept.value.final!
  const row = placed(final.row, 'right-end')!
  const rows = [row, ...rowsByBots(known, final, row)]
  const next = withRow(service, kept.value, rows.at(-1)!)
  return [changed(kept, next, dueOf(service, next)), ...toldOfPlaces(service, event, rows)]
}

/** Seeds sit down one by one, the last first: with each row there is one more. */
const toldOfPlaces = (
  service: Pick<Service, 'clock'>,
  event: EventRecord,
  rows: readonly (readonly number[])[],
): DeskWrite[] =>
  rows.flatMap(row => {
    const seed = FINALISTS + 1 - row.length
    return telling(service, event, 'final.placement', String(seed), { round: FINAL_ROUND, seed, row })
  })

const placementOf = (where: z.output<typeof PlaceInFinal>): Placement =>
  where.end ? `${where.end}-end` : { left: where.left!, right: where.right! }

export function placeInFinal(
  service: Service,
  { event: id, by, key }: EventCommand,
  where: z.output<typeof PlaceInFinal>,
): Promise<Outcome> {
  const command = { partition: eventPartition(id), by: by.id, key, hash: payloadHash('place-in-final', where) }
  const request = requestOf(command)
  return once(service, command, async () => {
    const met = await meet(service, id, by)
    if (isRefused(met)) return met
    const { event, own } = met
    const kept = await loadRound(service, id, FINAL_ROUND)
    const final = kept?.value.final
    const seed = final && own ? final.seeds.indexOf(own.value.entry) + 1 : 0
    if (!kept || !final || seed === 0) return refused('not-found')
    const known = playersIn(await playersOf(service, id))
    const answer = (round: RoundRecord) => wireFinal(event, round, known, met, NO_OUTCOMES)
    const isAgain = kept.value.begunBy === request
    if (isAgain && kept.value.state !== 'dealing') return { status: 200, body: answer(kept.value), writes: [] }
    if (isAgain && !isOver(event)) return dealtAs(service, event, kept, answer)
    if (isOver(event) || kept.value.state !== 'placing')
      return refused('event-state', { detail: 'All have placed themselves' })
    const turn = nextToPlace(final.row)
    if (turn !== seed) return refused('not-your-turn', { ruleRef: 'TFINAL-05', detail: `Seed ${turn} is next` })
    const row = placed(final.row, placementOf(where))
    if (!row)
      return refused('seating-invalid', {
        ruleRef: 'TFINAL-06',
        errors: ['left', 'right'].map(path => ({ path, code: 'not-neighbours' })),
      })
    const rows = [row, ...rowsByBots(known, final, row)]
    const after = withRow(service, kept.value, rows.at(-1)!)
    const isLast = after.state === 'dealing'
    const next = isLast ? { ...after, begunBy: request } : after
    const stands = [changed(kept, next, dueOf(service, next)), ...toldOfPlaces(service, event, rows)]
    if (!isLast) return { status: 200, body: answer(next), writes: stands }
    // The row stands from here on; who comes after this finds the same table to deal.
    if ((await service.store.saveDesk(stands)) === 'conflict') return 'conflict'
    await tellNow(service, stands)
    return dealtAs(service, event, { ...kept, version: kept.version + 1, value: next }, answer)
  })
}

async function dealtAs(
  service: Service,
  event: EventRecord,
  begun: Kept<RoundRecord>,
  answer: (round: RoundRecord) => object,
): Promise<Decided | Refused> {
  const dealt = await finishDealing(service, event, begun)
  return isRefused(dealt) ? dealt : { status: 200, body: answer(dealt), writes: [changed(begun, dealt)] }
}
