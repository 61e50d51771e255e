import { ApiProblem, type Infer } from '../../../shared/api/client.ts'
import type { Entry } from '../../../shared/api/entries.ts'
import type { EventFinal, EventRound } from '../../../shared/api/event-rounds.ts'
import type { EventStandings } from '../../../shared/api/event-standings.ts'
import type { TournamentEvent } from '../../../shared/api/events.ts'
import type { ResultKey, SignedResults } from '../../../shared/api/results.ts'
import { client, troubleOf } from '../session.ts'

export type EventShown = Infer<typeof TournamentEvent>
export type EntryShown = Infer<typeof Entry>
export type RoundShown = Infer<typeof EventRound>
export type TableOfRound = RoundShown['tables'][number]
export type FinalShown = Infer<typeof EventFinal>
export type StandingsShown = Infer<typeof EventStandings>
export type Signed = Infer<typeof SignedResults>['results'][number]
export type Key = Infer<typeof ResultKey>

/** All that the page of an event shows. */
export interface WholeEvent {
  event: EventShown
  players: EntryShown[]
  rounds: RoundShown[]
  standings: StandingsShown
  final: FinalShown | null
  /** Of each table the last revision. */
  results: Signed[]
  keys: Key[]
}

/** How the final is numbered among rounds. */
export const FINAL = 99

const unless = async <T, U>(codes: readonly string[], read: Promise<T>, instead: U): Promise<T | U> => {
  try {
    return await read
  } catch (failure) {
    if (failure instanceof ApiProblem && codes.includes(failure.problem.code)) return instead
    throw failure
  }
}

const PAGE = 100

async function resultsOf(event: string): Promise<Signed[]> {
  const all: Signed[] = []
  let cursor: string | null | undefined
  do {
    const query = { event, limit: PAGE, ...(cursor != null && { cursor }) }
    const { body } = await client.call('results', { query })
    all.push(...(body?.results ?? []))
    cursor = body?.cursor
  } while (cursor != null)
  return all
}

/** Of several of one table the last counts. */
function lastRevisions(results: readonly Signed[]): Signed[] {
  const last = new Map<string, Signed>()
  for (const one of results) {
    const at = `${one.round}.${one.table}`,
      known = last.get(at)
    if (!known || known.rev < one.rev) last.set(at, one)
  }
  return [...last.values()]
}

/** Where a session has lapsed, what anybody may see is still there to be seen. */
export async function asAnybody<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (failure) {
    if (!(failure instanceof ApiProblem) || failure.problem.status !== 401) throw failure
    troubleOf(failure)
    return read()
  }
}

export async function readEvent(id: string): Promise<WholeEvent> {
  const params = { event: id }
  const { body: event } = await client.call('event', { params })
  const [players, rounds, standings, final, results, keys] = await Promise.all([
    client.call('players', { params }),
    client.call('rounds', { params }),
    client.call('eventStandings', { params }),
    event!.final && event!.seatedRounds >= event!.rounds
      ? unless(['not-found'], client.call('final', { params }), null)
      : null,
    event!.seatedRounds > 0 ? resultsOf(id) : [],
    unless(['not-offered'], client.call('resultKeys', {}), null),
  ])
  return {
    event: event!,
    players: players.body!.players,
    rounds: rounds.body!.rounds,
    standings: standings.body!,
    final: final?.body ?? null,
    results: lastRevisions(results),
    keys: keys?.body?.keys ?? [],
  }
}

/** Its rounds and its final alike. */
export function allRounds({ rounds, final }: Pick<WholeEvent, 'rounds' | 'final'>): PlayedRound[] {
  const preliminary = rounds.map(({ round, state, tables, sitOut }) => ({ round, state, tables, sitOut }))
  return final
    ? [...preliminary, { round: FINAL, state: final.state, tables: final.table ? [final.table] : [], sitOut: [] }]
    : preliminary
}
export type PlayedRound = Pick<RoundShown, 'round' | 'state' | 'tables' | 'sitOut'>
