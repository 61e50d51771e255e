import type { Archon, ArchonAction, ArchonAnswer } from '../../functions/archon/ports.ts'
import { validity } from '../../shared/league/exits.ts'
import { gameWins, tournamentPoints } from '../../shared/league/scores.ts'

/** Archon's tournament with all the fields that its answers have, in the shapes that were recorded of them. */
interface Seat {
  player_uid: string
  result: { gw: number; vp: number; tp: number }
  judge_uid: string
}
interface Table {
  seating: Seat[]
  state: 'In Progress' | 'Finished' | 'Invalid' | 'Cancelled'
  override: { judge_uid: string; comment: string } | null
  organized_by: null
}
export interface Tournament {
  uid: string
  modified: string
  name: string
  format: string
  rank: string
  online: boolean
  start: string
  finish: string | null
  timezone: string
  country: null
  state: string
  organizers_uids: string[]
  proxies: boolean
  multideck: boolean
  decklist_required: boolean
  standings_mode: string
  decklists_mode: string
  max_rounds: number
  external_ids: Record<string, string>
  checkin_code: string
  players: {
    user_uid: string
    state: string
    payment_status: string
    toss: number
    result: object
    finalist: boolean
  }[]
  rounds: Table[][]
  finals: (Table & { seed_order: string[] }) | null
  winner: string
  standings: object[]
  timer: object
}

export const ORGANISER = 'u-organiser'
/** The id there of who has the number 3000001, and so on. */
export const uidOf = (at: number): string => `u-${at}`
export const veknOf = (at: number): string => String(3_000_000 + at)

export const seats = (players: readonly number[]): Seat[] =>
  players.map(at => ({ player_uid: uidOf(at), result: { gw: 0, vp: 0, tp: 0 }, judge_uid: '' }))
export const openTable = (players: readonly number[]): Table => ({
  seating: seats(players),
  state: 'In Progress',
  override: null,
  organized_by: null,
})

export const recordedTournament = (rounds: readonly (readonly (readonly number[])[])[]): Tournament => ({
  uid: 't1',
  modified: '2026-09-01T18:00:00Z',
  name: 'Autumn League',
  format: 'Standard',
  rank: '',
  online: true,
  start: '2026-09-01T18:00:00',
  finish: null,
  timezone: 'UTC',
  country: null,
  state: 'Playing',
  organizers_uids: [ORGANISER],
  proxies: false,
  multideck: false,
  decklist_required: true,
  standings_mode: 'Private',
  decklists_mode: 'Winner',
  max_rounds: 2,
  external_ids: {},
  checkin_code: 'abc',
  players: [...new Set(rounds.flat(2))].map(at => ({
    user_uid: uidOf(at),
    state: 'Playing',
    payment_status: 'Pending',
    toss: 0,
    result: {
      gw: 0,
      vp: 0,
      tp: 0,
    },
    finalist: false,
  })),
  rounds: rounds.map(tables => tables.map(openTable)),
  finals: null,
  winner: '',
  standings: [],
  timer: {
    started_at: null,
    elapsed_before_pause: 0,
    paused: true,
  },
})

export interface FakeArchon extends Archon {
  tournaments: Map<string, Tournament>
  /** What was carried out, in order. */
  done: ArchonAction[]
  /** By player and round from 0: adjustments, which lower wins there and leave tournament points alone. */
  adjusted: { player_uid: string; round: number }[]
  points: Record<string, number> | null
  withoutNumber: Set<string>
}

/** Archon's routes, with what its engine answers to them as it was read. */
export function fakeArchon(...given: Tournament[]): FakeArchon {
  const fake: FakeArchon = {
    tournaments: new Map(given.map(one => [one.uid, one])),
    done: [],
    adjusted: [],
    points: null,
    withoutNumber: new Set(),
    tournament: async uid => answered(fake.tournaments.get(uid)),
    members: async uid => {
      const players = fake.tournaments.get(uid)?.players ?? []
      return players.map(({ user_uid }) => ({
        uid: user_uid,
        vekn: fake.withoutNumber.has(user_uid) ? null : veknOf(Number(user_uid.slice(2))),
      }))
    },
    ratingPoints: async () => fake.points,
    act: async (uid, action) => {
      const tournament = fake.tournaments.get(uid)
      if (!tournament) return { refused: 'Tournament not found' }
      if (!['Playing', 'Finished'].includes(tournament.state)) return { refused: `Not possible in ${tournament.state}` }
      const isFinal = action.round === tournament.rounds.length && tournament.finals && action.table === 0
      const table = isFinal ? tournament.finals! : tournament.rounds[action.round]?.[action.table]
      if (!table) return { refused: 'Invalid table number' }
      fake.done.push(structuredClone(action))
      if (action.type === 'SetScore') score(table, action, fake.adjusted, Boolean(isFinal))
      else if (action.type === 'Override') {
        table.override = {
          judge_uid: ORGANISER,
          comment: action.comment,
        }
        table.state = 'Finished'
      } else {
        table.override = null
        table.state = stateOf(table)
      }
      return answered(tournament)
    },
  }
  return fake
}

const answered = (tournament: Tournament | undefined): ArchonAnswer =>
  tournament ? { tournament: structuredClone(tournament) } : { refused: 'Tournament not found' }

function score(
  table: Table,
  { scores, round }: Extract<ArchonAction, { type: 'SetScore' }>,
  adjusted: FakeArchon['adjusted'],
  isFinal: boolean,
): void {
  for (const seat of table.seating) {
    const given = scores.find(one => one.player_uid === seat.player_uid)
    if (given) seat.result.vp = given.vp
    if (given) seat.judge_uid = ORGANISER
  }
  const points = table.seating.map(({ result }) => result.vp)
  const lowered = points.map(
    (vp, seat) =>
      vp - adjusted.filter(one => one.round === round && one.player_uid === table.seating[seat]!.player_uid).length,
  )
  const most = Math.max(...lowered)
  const wins = isFinal
    ? lowered.map((vp, seat) => (seat === lowered.indexOf(most) ? Number(vp === most) : 0))
    : gameWins(lowered)
  // Tournament points are taken from the points as played.
  const places = tournamentPoints(points)
  for (const [seat, { result }] of table.seating.entries()) Object.assign(result, { gw: wins[seat], tp: places[seat] })
  if (!table.override) table.state = stateOf(table)
}

function stateOf({ seating }: Table): Table['state'] {
  const points = seating.map(({ result }) => result.vp)
  if (points.reduce((sum, vp) => sum + Math.ceil(vp), 0) < points.length) return 'In Progress'
  return validity(points).valid ? 'Finished' : 'Invalid'
}
