import type * as z from 'zod'
import type { MendDeck, MendedDeck } from '../../../shared/api/deck-mending.ts'
import { factsOf, inPool } from '../../../shared/cards/catalogue.ts'
import { knownCards, knownNames, type NamedCard } from '../../../shared/cards/names.ts'
import { isWhole } from '../../../shared/cards/support.ts'
import { groupsOf } from '../../../shared/decks/legality.ts'
import { mended, type Facts } from '../../../shared/league/mending.ts'
import { judge } from '../../games/decks.ts'
import { payloadHash } from '../../games/hash.ts'
import { sealOf } from '../../games/lobby/seals.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Outcome, Service } from '../../games/service.ts'
import { changed, eventPartition, isOver, made, type Kept } from '../desk-items.ts'
import { meet, playersOf, type EventRecord, type PlayerRecord } from '../events/event.ts'
import { sealedUnder, type List, type SealedRecord } from '../events/sealed-decks.ts'
import { once } from '../once.ts'
import { auditAt } from './judge-view.ts'
import type { AtEvent } from './penalties.ts'

type Call = z.output<typeof MendDeck>
type Told = z.infer<typeof MendedDeck>

/**
 * A deck that was sealed and is not legal, whether it was taken in error or has become so: made legal between two
 * rounds by a way that is fixed. It costs its player nothing, and the rounds before it stand (TDECK-20).
 */
export function mendDeck(service: Service, at: AtEvent, player: string, call: Call): Promise<Outcome> {
  const { event: id, by, key } = at
  const place = { partition: eventPartition(id), by: by.id, key, hash: payloadHash('mend-deck', { player, call }) }
  return once(service, place, async () => {
    const found = await mendable(service, at, player, call)
    if (isRefused(found)) return found
    const { kept, one, round, deck, list, told } = found
    const now = service.clock()
    const { salt, fingerprint } = sealOf(list, service.random)
    const note = { judge: by.name, at: now, reason: call.reason }
    const sealed: SealedRecord = { list, salt, fingerprint, sealedAt: now, mended: note }
    const seals = { ...one.value.sealed, [round]: { fingerprint, sealedAt: now, mended: note } }
    const body: Told = { ...told, fingerprint }
    return {
      status: 200,
      body,
      writes: [
        // A round that is seated meanwhile comes first.
        { require: { partition: kept.partition, name: kept.name, version: kept.version } },
        changed(deck, sealed),
        changed<PlayerRecord>(one, { ...one.value, sealed: seals }),
        made(auditAt(service, id, now), {
          kind: 'deck-mended',
          by: { player: by.id, name: by.name },
          at: now,
          reason: call.reason,
          ...body,
        }),
      ],
    }
  })
}

/** What would be done; nothing is. */
export async function tryMending(service: Service, at: AtEvent, player: string, call: Call): Promise<Outcome> {
  const found = await mendable(service, at, player, call)
  if (isRefused(found)) return found
  return { status: 200, body: JSON.stringify(found.told), replayed: false }
}

interface Mendable {
  kept: Kept<EventRecord>
  one: Kept<PlayerRecord>
  round: number
  deck: Kept<SealedRecord>
  list: List
  told: Told
}

async function mendable(
  service: Service,
  { event: id, by }: AtEvent,
  player: string,
  { way, round: asked }: Call,
): Promise<Mendable | Refused> {
  const met = await meet(service, id, by)
  if (isRefused(met)) return met
  const { event, kept } = met
  if (met.judge < 0) return refused('forbidden', { ruleRef: 'TDECK-20', detail: 'Only a judge of the event may' })
  const one = (await playersOf(service, id)).find(({ value }) => value.entry === player)
  if (!one) return refused('not-found')
  if (one.value.player === by.id) return refused('conflict-of-interest', { ruleRef: 'TJUDGE-02' })
  if (isOver(event)) return refused('event-state', { ruleRef: 'TPEN-16', detail: 'The event is over' })
  if (event.openRounds.length > 0)
    return refused('round-open', { ruleRef: 'TDECK-20', detail: 'Decks are mended between rounds' })
  const round = event.decks === 'single' ? 0 : asked
  const deck = round === undefined ? undefined : await sealedUnder(service, id, one.value.player, round)
  if (!deck || round === undefined || (event.decks === 'single' && asked !== undefined))
    return refused('invalid-request', { errors: [{ path: 'round', code: 'unknown' }] })
  const { list: sealed, fingerprint: before } = deck.value
  const wrong = await wrongIn(service, event, sealed)
  if (wrong.length === 0) return refused('event-state', { ruleRef: 'TDECK-20', detail: 'The deck is legal' })
  const next = mended(sealed, way, factsFor(event))
  if (!next || (await wrongIn(service, event, next)).length > 0)
    return refused('event-state', { ruleRef: 'TDECK-20', detail: 'It does not become legal by this way' })
  const { added, removed, ...list } = next
  const told: Told = { player, round, way, wrong, added, removed, before, fingerprint: null }
  return { kept, one, round, deck, list, told }
}

/** In codes alone: what the deck is made of its owner is told, and nobody else (TDECK-19). */
async function wrongIn(service: Service, { cards }: EventRecord, { crypt, library }: List): Promise<string[]> {
  const judged = await judge(service, { crypt, library }, cards)
  if (isRefused(judged)) return [judged.refused]
  const { problems, deck } = judged.checked
  return problems.length === 0 && !deck ? ['not-whole'] : problems.map(({ reason }) => reason)
}

function factsFor({ cards }: EventRecord): Facts {
  const named = (key: string): NamedCard | undefined => knownNames.byKey.get(key)
  const isBarred: Facts['isBarred'] = (key, section) => {
    const card = named(key)
    return !card || card.banned === true || card.crypt !== (section === 'crypt') || !isWhole(key) || !inPool(cards, key)
  }
  const fit = (section: 'crypt' | 'library') =>
    knownCards().flatMap(card =>
      card.key !== undefined && !isBarred(card.key, section) ? [{ ...card, key: card.key }] : [],
    )
  return {
    isBarred,
    groupOf: key => named(key)?.group,
    fillerFor: (section, { crypt }) => {
      if (section === 'crypt') {
        const groups = groupsOf(crypt.flatMap(([, key]) => named(key) ?? []))
        const smallest = fit('crypt')
          .filter(({ group, advanced }) => !advanced && (group === undefined || groups.includes(group)))
          .toSorted((a, b) => (a.capacity ?? 0) - (b.capacity ?? 0) || (a.key < b.key ? -1 : 1))
        return smallest[0]?.key
      }
      // A card that needs a Discipline which nobody in the crypt has.
      const known = new Set(crypt.flatMap(([, key]) => factsOf(key).disciplines ?? []).map(one => one.toLowerCase()))
      const useless = fit('library').filter(({ key }) => {
        const needed = factsOf(key).disciplines ?? []
        return needed.length > 0 && needed.every(one => !known.has(one.toLowerCase()))
      })
      return useless.map(({ key }) => key).toSorted()[0]
    },
  }
}
