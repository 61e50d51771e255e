import type { Copies } from '../../cards/five-decks.ts'
import type { Placement } from '../final.ts'
import type { Escalation, Level } from '../penalties.ts'
import type { EventLevel } from '../ratings.ts'

/**
 * All that is told of an event, whatever the format: plain data, players named by one id throughout. Names, numbers and
 * cities are personal, so it is made for the organiser; nothing in it is hidden from them but decks (TDECK-19).
 */
export interface EventReport {
  event: EventFacts
  state: 'running' | 'finished' | 'broken-off'
  /** How many have played at least one round (TRATE-03). */
  played: number
  /** All who registered, also who dropped or was disqualified. */
  players: ReportedPlayer[]
  /** The preliminary rounds, in order. */
  rounds: ReportedRound[]
  final: ReportedFinal | null
  /** By place in the event; who was disqualified is not there (TPEN-07). */
  standings: ReportedStanding[]
  /** Why it gives no rating points; null where it does (TRATE-07, TREPORT-10). */
  unrated: Unrated | null
  penalties: ReportedPenalty[]
  irregularities: Irregularity[]
  winningDeck: WinningDeck | null
}

export interface EventFacts {
  id: string
  /** Of what is known of the event: it grows with every change, and is the sequence of its calendar. */
  version: number
  /** When that version came about (ISO 8601, UTC). */
  changed: string
  name: string
  /** Null where it is played online. */
  place: string | null
  url: string
  organiser: string
  /** Days, as YYYY-MM-DD; it has ended with its final, or with its last round. */
  began: string
  ended: string | null
  format: 'constructed' | 'v5' | 'limited'
  level: EventLevel
  /** Another deck a round is allowed. */
  multideck: boolean
}

export interface ReportedPlayer {
  id: string
  name: string
  /** A number is what they say themselves until somebody who knows has confirmed it (TEVENT-03). */
  vekn: { number: string; confirmed: boolean } | null
  city: string | null
  dropped: boolean
  disqualified: boolean
  /** Of the sealed deck: it tells nothing of the cards. */
  deckFingerprint: string | null
}

export interface ReportedRound {
  /** From 1. */
  round: number
  /** Moments (ISO 8601, UTC): its start and its limit; null where there is none. */
  starts: string | null
  ends: string | null
  tables: ReportedTable[]
}

export interface ReportedTable {
  /** From 1. */
  table: number
  /** In their order round the table: the next one is the prey. */
  seats: ReportedSeat[]
  /** What a judge has said, where a result stands for that; null where it was played so. */
  ruling: string | null
  /** Its own limit, where a judge has moved it. */
  ends: string | null
}

export interface ReportedSeat {
  player: string
  /** Somebody else finished it: the points count in nobody's standings. */
  substituted: boolean
  /** Null while the table is going on. */
  score: SeatScore | null
}
export interface SeatScore {
  /** Victory points as played. */
  played: number
  /** What counts of them, after adjustments; wins and tournament points follow from it (TPEN-02). */
  victoryPoints: number
  gameWins: number
  tournamentPoints: number
}

export interface ReportedFinal {
  starts: string | null
  ends: string | null
  /** Who plays it, the first seed first. */
  seeds: string[]
  /** As the seeds have placed themselves, the lowest first, and by when the others have to. */
  placements: Placement[]
  placing: { player: string; until: string }[]
  /** In their order round the table. */
  row: string[]
  /** Victory points as played and as they count, by seat; null until it is over, and if it broke off (TDROP-11). */
  score: { played: number[]; victoryPoints: number[]; winner: string } | null
  ruling: string | null
}

export interface ReportedStanding {
  player: string
  /** Of the event: the finalists who did not win are second together (TFINAL-11). */
  place: number
  /** Before the final. */
  preliminaryPlace: number
  /** Of the preliminary rounds alone (TSCORE-14). */
  gameWins: number
  victoryPoints: number
  tournamentPoints: number
  /** The lot, as VEKN has it: of those who are tied the highest comes first; 0 where none was drawn. */
  toss: number
  final: { seed: number; victoryPoints: number; gameWins: number } | null
  ratingPoints: number
  grandPrixPoints: number
}

/** The words of exports, so that whoever reads one may look for them. */
export type Unrated = 'set restriction' | 'not sanctioned' | 'void' | 'broken off' | 'too small' | 'unfinished'

export interface ReportedPenalty {
  player: string
  level: Level
  /** That of the final is `FINAL`. */
  round: number
  /** By its paragraph. */
  infraction: string
  text: string
  judge: string
  /** Of a disqualification (TPEN-09). */
  escalation?: Escalation
  /** By when a suspension is reported (TPEN-17). */
  reportBy?: string
}

/** What went otherwise than foreseen: a restart, a removal, an event that broke off. */
export interface Irregularity {
  round: number | null
  table: number | null
  text: string
  /** Who decided; null where nobody did. */
  judge: string | null
  /** It mends what a judge had ruled wrongly (TJUDGE-16). */
  staffError?: true
}

export interface WinningDeck extends WrittenDeck {
  player: string
}
/** A deck with what its owner tells of it. */
export interface WrittenDeck {
  name: string | null
  /** Whose work it is, if not of who played it. */
  author: string | null
  comment: string
  crypt: Copies[]
  library: Copies[]
}

export const playerIn = <P extends { id: string }>(report: { players: readonly P[] }, id: string): P => {
  const player = report.players.find(one => one.id === id)
  if (!player) throw new RangeError(`No player ${id} in the report`)
  return player
}

/** Of a finished event: who won its final or, without one, was first alone. */
export function winnerOf({
  state,
  final,
  standings,
}: Pick<EventReport, 'state'> & {
  final: { score: { winner: string } | null } | null
  standings: readonly Pick<ReportedStanding, 'player' | 'place'>[]
}): string | null {
  if (state !== 'finished') return null
  if (final) return final.score?.winner ?? null
  const [first, second] = standings
  return first && second?.place !== first.place ? first.player : null
}

/** Lists are their owners' alone until the event is over (TDECK-19). */
export const shownDeck = ({ state, winningDeck }: EventReport): WinningDeck | null =>
  state === 'finished' ? winningDeck : null

/** A caution is a word, and is in no report (TREPORT-03). */
export const reportedPenalties = ({ penalties }: EventReport): ReportedPenalty[] =>
  penalties.filter(({ level }) => level !== 'caution')

const VEKN = /^\d{7}$/
/** The number that a row is rated by; null where there is none that is valid (TREPORT-04). */
export const veknOf = ({ vekn }: Pick<ReportedPlayer, 'vekn'>): string | null =>
  vekn && VEKN.test(vekn.number) ? vekn.number : null
