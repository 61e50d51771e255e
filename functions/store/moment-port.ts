import type { Operation } from '../../shared/api/patch.ts'
import type { GameEvent } from '../../shared/rules/index.ts'
import type { EventRecord, GameRecord } from './port.ts'

/** What is kept of the past of a game, beside its events, so that it can be looked at as it was. */
export interface MomentStore {
  /** The turns, ousts, rulings and the end of a game, oldest first. */
  marks(gameId: string): Promise<Mark[]>
  /** The game as it stood at the first mark whose version is not below `version`. Undefined when there is none. */
  frameFrom(gameId: string, version: number): Promise<Frame | undefined>

  /** A seat shows its cards to all, for good. */
  agree(gameId: string, seat: number): Promise<void>
  agreed(gameId: string): Promise<number[]>
}

/** A place in a game that one looks for. */
export interface Mark {
  version: number
  at: string
  views: number[]
  events: GameEvent[]
}
/** The whole game at a mark, in the shape it was stored in then. */
export interface Frame {
  version: number
  told: Told
}
/** What a game says of itself; neither its secret nor its commands. */
export type Told = Omit<GameRecord, 'secret' | 'commitment' | 'commands' | 'id'>
/** Leads from a version back to the one before it, within one schema. */
export interface Undo {
  schema: number
  operations: Operation[]
}

const MARKING: ReadonlySet<GameEvent['key']> = new Set<GameEvent['key']>([
  'turn-started',
  'ousted',
  'withdrawn',
  'conceded',
  'removed',
  'judge-ruled',
  'rewound',
  'result-ruled',
  'victory-point',
  'game-ended',
])

/** Undefined for an event that is no mark. */
export function markOf({ version, at, views, events }: EventRecord): Mark | undefined {
  const found = events.filter(event => MARKING.has(event.key) && event.seenBy === undefined)
  return found.length === 0 ? undefined : { version, at, views, events: found }
}

/** Of the beginning of a turn and of nothing that a result hangs on. */
export const isTurnAlone = ({ events }: Mark): boolean => events.every(({ key }) => key === 'turn-started')

export function toldOf(game: GameRecord): Told {
  const { secret: _, commitment: __, commands: ___, id: ____, ...told } = game
  return told
}
