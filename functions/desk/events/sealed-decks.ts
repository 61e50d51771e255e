import type * as z from 'zod'
import type { EventDeck, EventSeal } from '../../../shared/api/entries.ts'
import type { Deck } from '../../../shared/cards/five-decks.ts'
import { judge, refusalOf, type GivenDeck } from '../../games/decks.ts'
import { payloadHash } from '../../games/hash.ts'
import { fingerprintOf, sealOf } from '../../games/lobby/seals.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Outcome, Service } from '../../games/service.ts'
import type { ReadDeck } from '../batches/deal-batch.ts'
import type { DeskWrite } from '../../store/desk-port.ts'
import { changed, eventPartition, FINAL_ROUND, inTwo, isOver, made, read, type Kept } from '../desk-items.ts'
import { once } from '../once.ts'
import { isThrough, meet, type EventRecord, type PlayerRecord } from './event.ts'
import type { EventCommand } from './admission.ts'

export type List = Pick<Deck, 'crypt' | 'library'>

/** The item DECK#<player>#<n>. */
export interface SealedRecord {
  list: List
  salt: string
  fingerprint: string
  sealedAt: string
  /** It was not legal, and a judge has had it mended. */
  mended?: { judge: string; at: string; reason: string }
}
const deckName = (player: string, round: number): string => `DECK#${player}#${inTwo(round)}`
export const sealedUnder = ({ store }: Pick<Service, 'store'>, event: string, player: string, round: number) =>
  read<SealedRecord>(store, eventPartition(event), deckName(player, round))

/** Of a single deck, which is for all rounds. */
const ALL_ROUNDS = 0

/** A deck sealed for all rounds, or where there is one a round for the first and those after it. */
export function sealedFromStart(
  service: Pick<Service, 'random' | 'clock'>,
  { id, decks }: EventRecord,
  player: string,
  list: List,
): { place: number; seal: PlayerRecord['sealed'][string]; write: DeskWrite } {
  const place = decks === 'single' ? ALL_ROUNDS : 1
  const { salt, fingerprint } = sealOf(list, service.random)
  const seal = { fingerprint, sealedAt: service.clock() }
  const record: SealedRecord = { list, salt, ...seal }
  return { place, seal, write: made({ partition: eventPartition(id), name: deckName(player, place) }, record) }
}

/** The rounds whose deck is no longer changed: handed in when their check-in closed (TDECK-08). */
const handedIn = ({ seatedRounds, checkIn, mode, rounds }: EventRecord): number =>
  !checkIn ? seatedRounds : mode === 'parallel' ? rounds : checkIn.round

/** Under which number a deck for a round is sealed, or why none can be now. */
function placeOf(event: EventRecord, one: PlayerRecord, round: number | undefined): number | Refused {
  const late = (ruleRef: string, detail: string): Refused => refused('event-state', { ruleRef, detail })
  if (isOver(event) || event.state === 'announced')
    return refused('event-state', { detail: 'No decks are sealed for it now' })
  if (event.decks === 'single') {
    if (round === FINAL_ROUND) return late('TFINAL-14', 'The deck was sealed for the whole event')
    if (round !== undefined) return refused('invalid-request', { errors: [{ path: 'round', code: 'one-deck' }] })
    const isFirst = handedIn(event) < one.from
    // Who came to a check-in without one has still to hand in the first.
    if (!isFirst && one.sealed[ALL_ROUNDS]) return late('TDECK-11', 'The deck was sealed for the whole event')
    return ALL_ROUNDS
  }
  if (round === FINAL_ROUND) {
    if (event.finalDeck !== 'free') return late('TDECK-14', 'The deck of the final is that of the best round')
    if (!isThrough(event) || event.openRounds.length > 0 || event.finalClosed)
      return late('TDECK-16', 'It is chosen between the last round and the opening of the final')
    return FINAL_ROUND
  }
  if (round === undefined || round > event.rounds)
    return refused('invalid-request', { errors: [{ path: 'round', code: 'no-such-round' }] })
  return round > handedIn(event) ? round : late('TDECK-08', 'Check-in of this round is closed')
}

export function sealDeck(
  service: Service,
  { event: id, by, key }: EventCommand,
  round: number | undefined,
  deck: GivenDeck,
): Promise<Outcome> {
  const hash = payloadHash('seal-event-deck', { round, deck })
  return once(service, { partition: eventPartition(id), by: by.id, key, hash }, async () => {
    const met = await meet(service, id, by)
    if (isRefused(met)) return met
    const { event, kept, own } = met
    if (!own) return refused('forbidden', { detail: 'You have not entered this event' })
    if (own.value.state !== 'in') return refused('event-state', { detail: 'You have left this event' })
    const place = placeOf(event, own.value, round)
    if (typeof place !== 'number') return place
    const judged = await judge({ ...service, owner: by.id }, deck, event.cards)
    if (isRefused(judged)) return judged
    const list = judged.checked.deck
    const refusal = refusalOf(judged)
    if (refusal || !list) return refusal ?? refused('unplayable-deck')
    if (place === FINAL_ROUND && !(await hasPlayed(service, event, own.value, list)))
      return refused('event-state', { ruleRef: 'TDECK-16', detail: 'The final is played with a deck of the rounds' })
    const sealedAt = service.clock()
    const { salt, fingerprint } = sealOf(list, service.random)
    const sealed: SealedRecord = { list, salt, fingerprint, sealedAt }
    const before = await sealedUnder(service, id, by.id, place)
    const { partition } = kept
    return {
      status: 200,
      body: { round: place, fingerprint, sealedAt } satisfies z.infer<typeof EventSeal>,
      writes: [
        // A check-in that closes meanwhile comes first.
        { require: { partition, name: kept.name, version: kept.version } },
        before ? changed(before, sealed) : made({ partition, name: deckName(by.id, place) }, sealed),
        changed(own, { ...own.value, sealed: { ...own.value.sealed, [place]: { fingerprint, sealedAt } } }),
      ],
    }
  })
}

/** The same list, whatever it was sealed with. */
const asList = (list: List): string => fingerprintOf(list, '')

async function hasPlayed(service: Service, event: EventRecord, one: PlayerRecord, list: List): Promise<boolean> {
  for (let round = 1; round <= event.rounds; round++) {
    const played = await deckFor(service, event, one, round)
    if (played && asList(played.value.list) === asList(list)) return true
  }
  return false
}

/** What the deck of a round is sealed under: where it has none of its own, the round before it (TDECK-13). */
export function sealedFor({ decks }: EventRecord, one: PlayerRecord, round: number): number | undefined {
  const sealed = Object.keys(one.sealed)
    .map(Number)
    .filter(at => (decks === 'single' ? at === ALL_ROUNDS : at > ALL_ROUNDS && at <= round))
  return sealed.length > 0 ? Math.max(...sealed) : undefined
}

export async function deckFor(
  service: Pick<Service, 'store'>,
  event: EventRecord,
  one: PlayerRecord,
  round: number,
): Promise<Kept<SealedRecord> | undefined> {
  const sealed = sealedFor(event, one, round)
  return sealed === undefined ? undefined : sealedUnder(service, event.id, one.player, sealed)
}
/** What tells decks of one player apart, by round. */
export const listFor = async (
  service: Pick<Service, 'store'>,
  event: EventRecord,
  one: PlayerRecord,
  round: number,
): Promise<string | undefined> => {
  const deck = await deckFor(service, event, one, round)
  return deck && asList(deck.value.list)
}

/** A list for its owner alone (TDECK-19). */
export async function ownDeck(
  service: Service,
  { event: id, by }: Pick<EventCommand, 'event' | 'by'>,
  round: number | undefined,
): Promise<z.infer<typeof EventDeck> | Refused> {
  const met = await meet(service, id, by)
  if (isRefused(met)) return met
  const place = met.event.decks === 'single' ? ALL_ROUNDS : (round ?? 1)
  const deck = met.own && (await sealedUnder(service, id, by.id, place))
  return deck
    ? {
        round: place,
        ...deck.value,
        list: { crypt: copies(deck.value.list.crypt), library: copies(deck.value.list.library) },
      }
    : refused('not-found')
}
const copies = (cards: List['crypt']): [number, string][] => cards.map(([count, key]) => [count, key])

/** The list that was sealed, whoever deals. */
export const readSealed =
  (service: Pick<Service, 'store'>): ReadDeck =>
  async ({ place }, { player, deck }) => {
    if (typeof deck === 'string') return { deck }
    const event = place.event!
    const met = await meet(service, event, { id: player, name: '' })
    const own = isRefused(met) ? undefined : met.own?.value
    const sealed = own && !isRefused(met) ? await deckFor(service, met.event, own, deck.sealed) : undefined
    if (!sealed) throw new Error('A deck that was sealed is not there')
    const { list, fingerprint, salt } = sealed.value
    return { deck: 'own', list, seal: { fingerprint, salt } }
  }
