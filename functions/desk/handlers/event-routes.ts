import type { Person } from '../../games/player-ids.ts'
import { BASE } from '../../../shared/api/routes/route.ts'
import { sha256 } from '../../games/hash.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Outcome, Service } from '../../games/service.ts'
import { etagOf, match } from '../../http/conditional.ts'
import { sent, type Handlers, type Sent } from '../../http/handler.ts'
import { addPlayers, register, takePlace } from '../events/admission.ts'
import { fieldOf, LISTED, listedPrefix, meet, playersOf, type Met } from '../events/event.ts'
import { exportEvent } from '../events/exported.ts'
import { openFinal, placeInFinal, shownFinal } from '../events/finale.ts'
import { changeEvent, makeEvent, moveEvent } from '../events/holding.ts'
import { dropPlayer } from '../events/leaving.ts'
import { outcomesOf } from '../events/outcomes.ts'
import { closeRound, dealRound } from '../events/playing.ts'
import { winnerOf, wireStandings } from '../events/ranking.ts'
import { playersIn, roundsOf, wireRound } from '../events/round.ts'
import { ownDeck, sealDeck } from '../events/sealed-decks.ts'
import { leagueOf, seasonOf } from '../events/seasons.ts'
import { reseatTable, seatRound, withdrawRound } from '../events/seating-rounds.ts'
import { wireEntries, wireEvent } from '../events/event-view.ts'
import { EVENT_PREFIX, playerPartition, readAll } from '../desk-items.ts'

type EventOperation =
  | 'createEvent'
  | 'listEvents'
  | 'myEvents'
  | 'event'
  | 'changeEvent'
  | 'moveEvent'
  | 'addPlayers'
  | 'register'
  | 'takePlace'
  | 'dropPlayer'
  | 'players'
  | 'sealEventDeck'
  | 'eventDeck'
  | 'seatRound'
  | 'rounds'
  | 'reseatTable'
  | 'withdrawRound'
  | 'dealRound'
  | 'closeRound'
  | 'eventStandings'
  | 'openFinal'
  | 'final'
  | 'placeInFinal'
  | 'league'
  | 'seasonStandings'
  | 'exportEvent'

interface EventCall {
  params: { event: string }
  who: Person
  key: string
}
const commandOf = ({ params, who, key }: EventCall): { event: string; by: Person; key: string } => ({
  event: params.event,
  by: who,
  key,
})
const roundOf = (
  call: EventCall & { params: { round: number } },
): ReturnType<typeof commandOf> & { round: number } => ({
  ...commandOf(call),
  round: call.params.round,
})

/** Nothing to show: a 204 has no bytes to repeat. */
const emptied = (outcome: Outcome): Sent | Refused => (isRefused(outcome) ? outcome : { status: 204, body: null })

/** Its tag is what it says, for whom it says it. */
function tagged({ build }: Service, resource: string, who: Person | null, said: object): Sent {
  const body = JSON.stringify(said)
  return { status: 200, etag: etagOf(build, resource, who?.id ?? '', sha256(body)), body }
}

const withWinners = (service: Service, events: readonly Met[]): Promise<ReturnType<typeof wireEvent>[]> =>
  Promise.all(events.map(async met => wireEvent(met, await winnerOf(service, met.event))))

/** As many of one's own as are shown. */
const MOST_OWN = 100

export const eventHandlers: Handlers<EventOperation> = {
  createEvent: async (service, { who, key, body }) => sent(await makeEvent(service, who, key, body)),

  listEvents: async (service, { who, query: { state, cursor, limit } }) => {
    const prefix = listedPrefix(state)
    const after = cursor === undefined ? undefined : prefix + Buffer.from(cursor, 'base64url').toString('utf8')
    const items = await readAll<{ event: string }>(service.store, LISTED, {
      prefix,
      limit: limit + 1,
      ...(after !== undefined && { after }),
    })
    const page = items.slice(0, limit)
    const met = await Promise.all(page.map(({ value }) => meet(service, value.event, who)))
    const events = await withWinners(
      service,
      met.flatMap(one => (isRefused(one) ? [] : [one])),
    )
    const last = items.length > limit ? page.at(-1) : undefined
    return {
      status: 200,
      body: () => ({
        events,
        cursor: last ? Buffer.from(last.name.slice(prefix.length)).toString('base64url') : null,
      }),
    }
  },

  myEvents: async (service, { who }) => {
    const items = await readAll<{ event: string }>(service.store, playerPartition(who.id), { prefix: EVENT_PREFIX })
    const met = await Promise.all(items.map(({ value }) => meet(service, value.event, who)))
    const own = met.flatMap(one => (isRefused(one) || (!one.organiser && one.judge < 0 && !one.own) ? [] : [one]))
    const newest = own.toSorted((a, b) => (a.event.createdAt < b.event.createdAt ? 1 : -1)).slice(0, MOST_OWN)
    const events = await withWinners(service, newest)
    return { status: 200, body: () => ({ events }) }
  },

  event: async (service, { params, who, resource }) => {
    const met = await meet(service, params.event, who)
    if (isRefused(met)) return met
    const winner = await winnerOf(service, met.event)
    return {
      status: 200,
      etag: etagOf(
        service.build,
        resource,
        who?.id ?? '',
        `${met.kept.version} ${met.own?.value.entry ?? ''} ${winner}`,
      ),
      body: () => wireEvent(met, winner),
    }
  },

  changeEvent: async (service, call) => {
    const { params, who, ifMatch, body } = call
    const met = ifMatch === undefined ? undefined : await meet(service, params.event, who)
    const own = met && !isRefused(met) ? (met.own?.value.entry ?? '') : ''
    const winner = met && !isRefused(met) ? await winnerOf(service, met.event) : null
    const tagAt = (version: number): string =>
      etagOf(service.build, `${BASE}/events/${params.event}`, who.id, `${version} ${own} ${winner}`)
    const isCurrent = ifMatch === undefined ? undefined : (version: number) => match(ifMatch, tagAt(version))
    return sent(await changeEvent(service, { ...commandOf(call), isCurrent }, body))
  },

  moveEvent: async (service, call) => sent(await moveEvent(service, commandOf(call), call.body)),
  addPlayers: async (service, call) => sent(await addPlayers(service, commandOf(call), call.body)),
  register: async (service, call) => sent(await register(service, commandOf(call), call.body)),
  takePlace: async (service, call) => sent(await takePlace(service, commandOf(call), call.body)),
  dropPlayer: async (service, call) =>
    sent(await dropPlayer(service, commandOf(call), call.params.player, call.query.excused === '1')),

  players: async (service, { params, who, resource }) => {
    const met = await meet(service, params.event, who)
    if (isRefused(met)) return met
    const [players, field] = await Promise.all([playersOf(service, params.event), fieldOf(service, params.event)])
    const entries = wireEntries(
      met,
      players.map(({ value }) => value),
      field.value,
    )
    return tagged(service, resource, who, entries)
  },

  sealEventDeck: async (service, call) =>
    sent(await sealDeck(service, commandOf(call), numberIn(call.query.round), call.body.deck)),
  eventDeck: async (service, call) => {
    const deck = await ownDeck(service, { event: call.params.event, by: call.who }, numberIn(call.query.round))
    return isRefused(deck) ? deck : { status: 200, body: () => deck }
  },

  seatRound: async (service, call) => sent(await seatRound(service, commandOf(call), call.body)),
  rounds: async (service, { params, who, resource }) => {
    const met = await meet(service, params.event, who)
    if (isRefused(met)) return met
    const [players, kept] = await Promise.all([playersOf(service, params.event), roundsOf(service, params.event)])
    const rounds = kept.map(({ value }) => value)
    const outcomes = await outcomesOf(service, met.event, rounds)
    const known = playersIn(players)
    return tagged(service, resource, who, { rounds: rounds.map(one => wireRound(met.event, one, known, outcomes)) })
  },
  reseatTable: async (service, call) => sent(await reseatTable(service, roundOf(call), call.body)),
  withdrawRound: async (service, call) => emptied(await withdrawRound(service, roundOf(call))),
  dealRound: async (service, call) => sent(await dealRound(service, roundOf(call))),
  closeRound: async (service, call) => sent(await closeRound(service, roundOf(call))),

  eventStandings: async (service, { params, who, resource }) => {
    const met = await meet(service, params.event, who)
    return isRefused(met) ? met : tagged(service, resource, who, await wireStandings(service, met.event))
  },

  exportEvent: async (service, { params, who, query }) => {
    const file = await exportEvent(service, who, params.event, query)
    return isRefused(file) ? file : { status: 200, body: () => file }
  },

  openFinal: async (service, call) => sent(await openFinal(service, commandOf(call))),
  final: async (service, { params, who, resource }) => {
    const met = await meet(service, params.event, who)
    if (isRefused(met)) return met
    const final = await shownFinal(service, met)
    return isRefused(final) ? refused('not-found') : tagged(service, resource, who, final)
  },
  placeInFinal: async (service, call) => sent(await placeInFinal(service, commandOf(call), call.body)),

  league: async (service, { params, query, resource }) => {
    const league = await leagueOf(service, params.league, query.season)
    return isRefused(league) ? league : tagged(service, `${resource}?${query.season ?? ''}`, null, league)
  },
  seasonStandings: async (service, { params, query, resource }) => {
    const standings = await seasonOf(service, params, query)
    return isRefused(standings) ? standings : tagged(service, `${resource}?${query.by}&${query.rated}`, null, standings)
  },
}

const numberIn = (round: string | undefined): number | undefined => (round === undefined ? undefined : Number(round))
