import type { Person } from '../../games/player-ids.ts'
import { judgesFor } from '../../../shared/league/tickets.ts'
import { refused, isRefused, type Refused } from '../../games/refused.ts'
import { seatOf } from '../../games/play.ts'
import type { Service } from '../../games/service.ts'
import type { GameRecord } from '../../store/port.ts'
import { loadEvent, playersOf, type EventRecord } from '../events/event.ts'
import { roundsOf } from '../events/round.ts'
import { FINAL_ROUND, type Named } from '../desk-items.ts'

/** A table of an event, as somebody comes before its judges. */
export interface Court {
  event: EventRecord
  game: GameRecord
  round: number
  table: number
  /** Who may rule here, the head first. */
  judges: Named[]
  /** Where the caller sits; -1: nowhere. */
  seat: number
}
/** A court before one who may rule there: the place among its judges. */
export interface Bench extends Court {
  place: number
}

/** To who neither sits at the table nor judges the event there is nothing. */
export async function courtOf(service: Pick<Service, 'store'>, gameId: string, who: Person): Promise<Court | Refused> {
  const game = await service.store.loadGame(gameId)
  const seat = game ? seatOf(game, who.id) : -1
  const event = game?.desk?.event ? (await loadEvent(service, game.desk.event))?.value : undefined
  const judges = event?.judges.some(({ player }) => player === who.id) === true
  if (!game || (seat < 0 && !judges)) return refused('not-found')
  if (!event) return refused('not-offered', { detail: 'Only tables of an event have judges' })
  const { round, table } = game.desk!
  return { event, game, round: round ?? 0, table: table ?? 0, judges: await judgesAt(service, event, game), seat }
}

/** The same for a judge of the event who may rule at this table. */
export async function benchOf(service: Pick<Service, 'store'>, gameId: string, who: Person): Promise<Bench | Refused> {
  const court = await courtOf(service, gameId, who)
  if (isRefused(court)) return court.refused === 'not-offered' ? refused('not-found') : court
  return seatOnBench(court, who)
}

export function seatOnBench(court: Court, who: Person): Bench | Refused {
  const place = court.judges.findIndex(({ player }) => player === who.id)
  if (place >= 0) return { ...court, place }
  return court.event.judges.some(({ player }) => player === who.id)
    ? refused('conflict-of-interest', {
        ruleRef: 'TJUDGE-02',
        detail: court.judges[0] ? `${court.judges[0].name} judges here` : 'No judge of this event can judge here',
      })
    : refused('forbidden', { detail: 'Only a judge of the event may' })
}

/** Who sits there now or has before (TJUDGE-02). */
const seatedAt = ({ players }: GameRecord): string[] =>
  players.flatMap(({ player, former = [] }) => [player, ...former.map(one => one.player)])

/** Those of an event who neither sit at the table nor meet its people elsewhere, in their order. */
export async function judgesAt(
  service: Pick<Service, 'store'>,
  event: EventRecord,
  game: GameRecord,
): Promise<Named[]> {
  const seated = seatedAt(game)
  const meeting = event.mode === 'parallel' ? await meetingElsewhere(service, event, seated) : []
  const free = new Set(
    judgesFor(
      event.judges.map(({ player }) => player),
      [...seated, ...meeting],
    ),
  )
  return event.judges.filter(({ player }) => free.has(player))
}

/** Where rounds are played at once, a judge would learn here what somebody holds whom they play there (TJUDGE-03). */
async function meetingElsewhere(
  service: Pick<Service, 'store'>,
  event: EventRecord,
  seated: readonly string[],
): Promise<string[]> {
  const players = await playersOf(service, event.id)
  const entries = new Map(players.map(({ value: { player, entry } }) => [player, entry]))
  const here = new Set(seated.flatMap(player => entries.get(player) ?? []))
  const rounds = await roundsOf(service, event.id)
  const tables = rounds.flatMap(({ value: { round, tables: all } }) =>
    round !== FINAL_ROUND && event.openRounds.includes(round) ? all : [],
  )
  return event.judges.flatMap(({ player }) => {
    const entry = entries.get(player)
    const theirs = tables.filter(table => entry !== undefined && table.players.includes(entry))
    return theirs.some(table => table.players.some(other => here.has(other))) ? [player] : []
  })
}

/** What somebody is called who has to do with a table or judges its event. */
export function nameIn({ event, game }: Pick<Court, 'event' | 'game'>, player: string): string {
  const judge = event.judges.find(one => one.player === player)
  const known = game.players.flatMap(({ former = [], ...now }) => [now, ...former])
  return judge?.name ?? known.find(one => one.player === player)?.name ?? ''
}
