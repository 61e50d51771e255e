import { playerIn, veknOf, type EventReport } from './event-report.ts'

const ROUNDS = '¤'
const FIELD = '§'

/** What VEKN takes, or the names of the players whose rows keep it from being rated. */
export type Archondata = { text: string; notRated: string[] } | { blocked: string[] }

/**
 * Results as VEKN takes them: the rounds, then a row a player (TREPORT-05). A row without a valid number blocks the
 * whole, unless it is asked for all the same: then it goes without number and without rating points (TREPORT-04).
 */
export function archondata(report: EventReport, { incomplete = false } = {}): Archondata {
  const notRated = report.standings
    .map(({ player }) => playerIn(report, player))
    .filter(player => veknOf(player) === null)
    .map(({ name }) => name)
  if (notRated.length > 0 && !incomplete) return { blocked: notRated }
  const rounds = report.rounds.length + (report.final ? 1 : 0)
  const rows = report.standings.map(standing => {
    const player = playerIn(report, standing.player)
    const vekn = veknOf(player)
    const [first, last] = nameParts(player.name)
    return [
      String(standing.place),
      field(first),
      field(last),
      field(player.city ?? ''),
      vekn ?? '',
      String(standing.gameWins),
      decimal(standing.victoryPoints),
      decimal(standing.final?.victoryPoints ?? 0),
      String(standing.tournamentPoints),
      String(standing.toss),
      String(vekn === null ? 0 : standing.ratingPoints),
    ].map(value => value + FIELD)
  })
  return { text: `${rounds}${ROUNDS}${rows.flat().join('')}`, notRated }
}

/** The first word, and all the others. */
function nameParts(name: string): [first: string, last: string] {
  const [first = '', ...others] = field(name).split(' ')
  return [first, others.join(' ')]
}

/** What separates fields is in none of them. */
const field = (text: string): string => text.replace(/[¤§\p{Cc}\s]+/gu, ' ').trim()

/** Halves are kept, and a whole number has its zero. */
const decimal = (points: number): string => points.toFixed(1)
