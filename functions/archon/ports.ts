import type { EventReport, ReportedPlayer, ReportedStanding } from '../../shared/league/exports/event-report.ts'

/** What Archon is asked to do, as its organiser (`POST /api/tournaments/{uid}/action`). */
export type ArchonAction =
  | { type: 'SetScore'; round: number; table: number; scores: { player_uid: string; vp: number }[] }
  | { type: 'Override'; round: number; table: number; comment: string }
  | { type: 'Unoverride'; round: number; table: number }

/** The tournament as it then is; or that Archon will not, and why. What is no answer is thrown. */
export type ArchonAnswer = { tournament: unknown } | { refused: string }

/** The routes of Archon that are used. */
export interface Archon {
  /** `GET /api/tournaments/{uid}` */
  tournament: (uid: string) => Promise<ArchonAnswer>
  act: (uid: string, action: ArchonAction) => Promise<ArchonAnswer>
  /** Who plays there: their ids, and the numbers they have. */
  members: (uid: string) => Promise<{ uid: string; vekn: string | null }[]>
  /** Rating points by player, once there are any. */
  ratingPoints: (uid: string) => Promise<Record<string, number> | null>
}

/** An entry of our feed (`GET /v1/feed?since=N`). */
export interface FeedEntry {
  id: string
  seq: number
  type: string
  timestamp: string
  data: {
    event?: string | null
    round?: number | null
    table?: number | null
    externalRef?: string | null
    game?: string | null
  }
}
export interface FeedPage {
  entries: FeedEntry[]
  /** Where to go on; with no entries, where one is. */
  next: number
}

/** A signed result, with the numbers that the organiser may see. */
export interface GameResult {
  game: string
  rev: number
  /** Numbers in seat order; null for who has none. */
  vekn: (string | null)[]
  /** As played. */
  victoryPoints: number[]
  /** Those of earlier revisions: what stood there before a correction is known by them. */
  earlier: number[][]
  /** Seats that were adjusted, one for each time, and seats that were disqualified. */
  adjusted: number[]
  disqualified: number[]
  /** What a judge has said, where the result stands for that. */
  ruling: string | null
}

/** What of an event is compared. */
export interface ReportedEvent extends Pick<EventReport, 'state'> {
  players: Pick<ReportedPlayer, 'id' | 'name' | 'vekn'>[]
  final: { score: { winner: string } | null } | null
  standings: Pick<
    ReportedStanding,
    'player' | 'place' | 'gameWins' | 'victoryPoints' | 'tournamentPoints' | 'toss' | 'ratingPoints'
  >[]
}

/** Our own side. Tables are named by references of ours, each of which gives the same table for ever. */
export interface Praxis {
  feed: (since: number) => Promise<FeedPage>
  result: (game: string) => Promise<GameResult | null>
  report: (event: string) => Promise<ReportedEvent | null>
  createTable: (table: { externalRef: string; vekn: string[] }) => Promise<{ refused: string } | null>
  /** One that was never there is gone, too; one that has begun stays. */
  cancelTable: (externalRef: string) => Promise<'gone' | 'begun'>
}

export interface Ports {
  archon: Archon
  praxis: Praxis
}

export interface Settings {
  /** By our events: the tournament there that is told their results. */
  tournaments: Readonly<Record<string, string>>
  /** Tournaments whose seating is made there: tables here follow it. */
  followed: readonly string[]
}
