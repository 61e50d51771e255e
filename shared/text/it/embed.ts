import type { EmbedWords } from '../embed-words.ts'

/** What a widget says that stands in somebody else's page. */
export const embed: EmbedWords = {
  standings: 'Classifica',
  tables: 'Tavoli in gioco',
  nothing: 'Ancora niente conta.',
  over: (over, of) => `${over} su ${of} giocati`,
  all: players => `Vedi ${players}`,
  round: number => `turno ${number}`,
  final: 'finale',
  table: number => `tavolo ${number}`,
  turn: number => `turno ${number}`,
  ousted: 'fuori',
  pool: pool => `risorse: ${pool}`,
  points: points => `${points} VP`,
  waiting: names => `Si aspetta ${names}`,
  until: when => `al massimo fino a ${when}`,
  for: votes => `A favore ${votes}`,
  against: votes => `Contro ${votes}`,
  lateMinutes: minutes => `con ${minutes} min di ritardo`,
  latePublications: number => `con ${number} pubblicazioni di ritardo`,
  none: 'Nessun tavolo gioca.',
  closed: 'Chiuso al pubblico.',
  open: 'Apri',
  finished: winner => `Vittoria di ${winner}.`,
}
