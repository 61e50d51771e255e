import type { EmbedWords } from '../embed-words.ts'

/** What a widget says that stands in somebody else's page. */
export const embed: EmbedWords = {
  standings: 'Classificação',
  tables: 'Mesas em jogo',
  nothing: 'Nada conta ainda.',
  over: (over, of) => `${over} de ${of} jogadas`,
  all: players => `Ver ${players}`,
  round: number => `rodada ${number}`,
  final: 'final',
  table: number => `mesa ${number}`,
  turn: number => `turno ${number}`,
  ousted: 'fora',
  pool: pool => `recursos: ${pool}`,
  points: points => `${points} VP`,
  waiting: names => `Espera-se por ${names}`,
  until: when => `no máximo até ${when}`,
  for: votes => `A favor ${votes}`,
  against: votes => `Contra ${votes}`,
  lateMinutes: minutes => `com ${minutes} min de atraso`,
  latePublications: number => `com ${number} publicações de atraso`,
  none: 'Nenhuma mesa joga.',
  closed: 'Fechada ao público.',
  open: 'Abrir',
  finished: winner => `Vitória de ${winner}.`,
}
