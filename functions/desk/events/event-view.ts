import type * as z from 'zod'
import type { Entry, Entries } from '../../../shared/api/entries.ts'
import type { TournamentEvent } from '../../../shared/api/events.ts'
import { roundSizes, allSit } from '../../../shared/league/seating/table-sizes.ts'
import { commitmentOf } from '../../../shared/league/seating/seating.ts'
import { lacksFinal, seedOf, type EventRecord, type FieldRecord, type Met, type PlayerRecord } from './event.ts'
import { isOver } from '../desk-items.ts'

/** So many days an event that is sanctioned is announced before it begins (TEVENT-10). */
const DAYS_AHEAD = 28
const DAY_MS = 86_400_000

/** An event as somebody is shown it, with who has won it. */
export function wireEvent(
  { kept, event, organiser, judge, own }: Met,
  winner: string | null,
): z.infer<typeof TournamentEvent> {
  const { checkIn } = event
  return {
    id: event.id,
    version: kept.version,
    state: event.state,
    league: event.league,
    ...(event.test && { test: event.test }),
    name: event.name,
    startsAt: event.startsAt,
    sanctioned: event.sanctioned,
    level: event.level,
    rounds: event.rounds,
    mode: event.mode,
    final: event.final,
    roundHours: event.roundHours,
    finalHours: event.finalHours,
    answerWithinHours: event.answerWithinHours,
    clock: event.clock ?? null,
    cards: event.cards,
    decks: event.decks,
    finalDeck: event.finalDeck,
    visibility: event.visibility,
    multiJudge: event.multiJudge,
    judgeCalls: event.judgeCalls,
    season: event.season,
    // Events of earlier builds do not say who may watch.
    spectators: { ...event.spectators, who: event.spectators.who ?? 'signed-in' },
    talk: event.talk ?? 'free',
    embedOn: event.embedOn,
    organisers: event.organisers.map(({ name }) => name),
    judges: event.judges.map(({ name }) => name),
    form: `${event.rounds}R${event.final ? '+F' : ''}`,
    notices: noticesOf(event),
    you: { organiser, judge: judge < 0 ? null : judge + 1, player: own?.value.entry ?? null },
    checkIn: checkIn && {
      round: checkIn.round,
      commitment: checkIn.commitment,
      players: checkIn.players,
      left: checkIn.left,
      closedAt: checkIn.closedAt,
    },
    openRounds: event.openRounds,
    seatedRounds: event.seatedRounds,
    commitment: commitmentOf(seedOf(event)),
    opening: isOver(event) ? seedOf(event) : null,
    withdrawn: event.withdrawn,
    admission: organiser ? { invited: event.invited, suspended: event.suspended } : null,
    winner,
    createdAt: event.createdAt,
    endedAt: event.endedAt,
  }
}

function noticesOf(event: EventRecord): z.infer<typeof TournamentEvent>['notices'] {
  const ahead = Date.parse(event.startsAt) - Date.parse(event.createdAt)
  const players = event.plan?.players.length ?? event.checkIn?.players.length ?? 0
  const sizes = players > 0 && !allSit(players) ? roundSizes(Array<number>(players).fill(0), event.rounds) : undefined
  const unequal = sizes !== undefined && sizes.reduce((sum, seated) => sum + seated, 0) % players !== 0
  return [
    ...(event.sanctioned && ahead < DAYS_AHEAD * DAY_MS ? (['announced-late'] as const) : []),
    ...(lacksFinal(event, players) ? (['without-final'] as const) : []),
    ...(unequal ? (['unequal-rounds'] as const) : []),
    ...(event.cards === 'all' ? [] : (['restricted'] as const)),
  ]
}

export function wireEntry(
  one: PlayerRecord,
  { organiser, own }: Pick<Met, 'organiser' | 'own'>,
): z.infer<typeof Entry> {
  const you = own?.value.player === one.player
  const known = you || organiser
  const seals = Object.entries(one.sealed)
    .map(([round, seal]) => ({ round: Number(round), ...seal }))
    .toSorted((a, b) => a.round - b.round)
  return {
    player: one.entry,
    name: one.name,
    you,
    state: one.state,
    from: one.from,
    sealed: seals.map(({ round }) => round),
    seals: known ? seals : null,
    lost: one.lost,
    veknId: known ? one.veknId : null,
    reportable: known ? one.veknId !== null : null,
  }
}

export const wireEntries = (
  met: Met,
  players: readonly PlayerRecord[],
  { places }: FieldRecord,
): z.infer<typeof Entries> => ({
  players: players
    .toSorted((a, b) => (a.name === b.name ? (a.entry < b.entry ? -1 : 1) : a.name < b.name ? -1 : 1))
    .map(one => wireEntry(one, met)),
  unclaimed: met.organiser
    ? places.filter(({ taken }) => taken === null).map(({ name, veknId }) => ({ name, veknId }))
    : null,
})
