import type { EmbedWords } from '../embed-words.ts'

/** What a widget says that stands in somebody else's page. */
export const embed: EmbedWords = {
  standings: 'Clasificación',
  tables: 'Mesas en juego',
  nothing: 'Aún no cuenta nada.',
  over: (over, of) => `${over} de ${of} jugadas`,
  all: players => `Ver ${players}`,
  round: number => `ronda ${number}`,
  final: 'final',
  table: number => `mesa ${number}`,
  turn: number => `turno ${number}`,
  ousted: 'fuera',
  pool: pool => `reserva: ${pool}`,
  points: points => `${points} VP`,
  waiting: names => `Se espera a ${names}`,
  until: when => `como mucho hasta ${when}`,
  for: votes => `A favor ${votes}`,
  against: votes => `En contra ${votes}`,
  lateMinutes: minutes => `con ${minutes} min de retraso`,
  latePublications: number => `con ${number} publicaciones de retraso`,
  none: 'Ninguna mesa juega.',
  closed: 'Cerrada al público.',
  open: 'Abrir',
  finished: winner => `Victoria de ${winner}.`,
}
