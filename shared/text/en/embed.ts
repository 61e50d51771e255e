import type { EmbedWords } from '../embed-words.ts'

/** What a widget says that stands in somebody else's page. */
export const embed: EmbedWords = {
  standings: 'Standings',
  tables: 'Tables that play',
  nothing: 'Nothing is counted yet.',
  over: (over, of) => `${over} of ${of} over`,
  all: players => `All ${players}`,
  round: number => `round ${number}`,
  final: 'the final',
  table: number => `table ${number}`,
  turn: number => `turn ${number}`,
  ousted: 'ousted',
  pool: pool => `${pool} pool`,
  points: points => `${points} VP`,
  waiting: names => `Waiting for ${names}`,
  until: when => `until ${when} at the latest`,
  for: votes => `For ${votes}`,
  against: votes => `Against ${votes}`,
  lateMinutes: minutes => `shown ${minutes} min late`,
  latePublications: number => `shown ${number} publications late`,
  none: 'No table is live.',
  closed: 'Closed to those who watch.',
  open: 'Open',
  finished: winner => `${winner} has won.`,
}
