import type { OptionalType } from '../../../shared/api/feed-types.ts'
import type { FeedType } from '../../../shared/api/feed-types.ts'
import { waitingFor, type GameEvent } from '../../../shared/rules/index.ts'
import { versionOf } from '../../games/history.ts'
import type { DeskPlace, EventRecord, GameRecord } from '../../store/port.ts'
import type { NewEntry } from './append.ts'

type Facts = Record<string, unknown>
type Fact = [type: FeedType, facts: Facts]

/** Where something happened, as each entry of a table says it. */
export const placeIn = ({ event, round, table, externalRef, test }: DeskPlace): NewEntry['data'] => ({
  event,
  round,
  table,
  ...(externalRef !== undefined && { externalRef }),
  ...(test && { test }),
})

/**
 * What one event of a game is to a league: of what it shows to everybody, never of what it does for some. A sealed
 * answer shows nothing, and gives nothing here.
 */
export function factsOf(
  game: GameRecord,
  event: EventRecord,
  wanted: ReadonlySet<OptionalType> = new Set(),
): NewEntry[] {
  const { desk } = game
  if (!desk) return []
  const name = (seat: number): string => nameAt(game, seat, event.version)
  const facts: Fact[] = event.shown
    ? [
        ...(event.version === 1 ? [['table.started', { players: game.players.map((_, at) => name(at)) }] as Fact] : []),
        ...event.events.flatMap(one => (one.seenBy === undefined ? factsIn(one, name, wanted) : [])),
        ...defaulted(event, name),
      ]
    : wanted.has('clock.low')
      ? low(game, event, name)
      : []
  const version = versionOf(event.views, 'spectator')
  return facts.map(([type, more]) => ({
    // By the version that spectators see: the store's own would tell, to who tries numbers, what was done unseen.
    cause: `${game.id} ${version} ${type} ${JSON.stringify(more)}`,
    type,
    timestamp: event.at,
    data: { ...placeIn(desk), game: game.id, version, ...more },
  }))
}

function nameAt({ players }: GameRecord, seat: number, version: number): string {
  const { name = '', former = [] } = players[seat] ?? {}
  return former.find(one => version <= one.until)?.name ?? name
}

type NameOf = (seat: number) => string

function factsIn(event: GameEvent, name: NameOf, wanted: ReadonlySet<OptionalType>): Fact[] {
  const at = (seat: number): Facts => ({ seat, name: name(seat) })
  switch (event.key) {
    case 'turn-started':
      return wanted.has('turn.started') ? [['turn.started', { ...at(event.seat), turn: event.turn }]] : []
    case 'ousted':
      return [['player.ousted', { ...at(event.seat), by: event.predator }]]
    case 'conceded':
      return event.seats.map((seat): Fact => ['player.ousted', { ...at(seat), by: event.to }])
    case 'substituted':
      return [['seat.substituted', { seat: event.seat, from: event.from, to: event.to }]]
    case 'clocks-paused':
      return [['game.paused', { until: event.until }]]
    case 'clocks-resumed':
      return [['game.resumed', {}]]
    case 'game-ended':
      return [['game.finished', { winner: event.winner, victoryPoints: event.victoryPoints }]]
    default:
      return []
  }
}

/** What answers `pass` for a seat in a window is sealed, and told with the passes of all; anything else shows at once. */
function defaulted({ command, events }: EventRecord, name: NameOf): Fact[] {
  const seats = events.flatMap(one => (one.key === 'passed' && one.seenBy === undefined ? one.byDefault : []))
  const { by, seat, promptId, answer } = command
  if (by === 'deadline' && seat !== null && promptId !== null && !isPass(answer)) seats.push(seat)
  return [...new Set(seats)].map((one): Fact => ['prompt.defaulted', { seat: one, name: name(one) }])
}

const isPass = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'optionId' in answer && answer.optionId === 'pass'

/** Of several who are asked at once nobody knows who has yet to answer; one alone has. */
function low({ state }: GameRecord, { reminders = [] }: EventRecord, name: NameOf): Fact[] {
  const [alone, ...others] = waitingFor(state)
  return reminders.flatMap(({ seat, share }): Fact[] =>
    seat === alone && others.length === 0 ? [['clock.low', { seat, name: name(seat), share }]] : [],
  )
}
