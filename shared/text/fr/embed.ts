import type { EmbedWords } from '../embed-words.ts'

/** What a widget says that stands in somebody else's page. */
export const embed: EmbedWords = {
  standings: 'Classement',
  tables: 'Tables en jeu',
  nothing: 'Rien n’est encore compté.',
  over: (over, of) => `${over} sur ${of} jouées`,
  all: players => `Voir les ${players}`,
  round: number => `ronde ${number}`,
  final: 'finale',
  table: number => `table ${number}`,
  turn: number => `tour ${number}`,
  ousted: 'hors jeu',
  pool: pool => `réserve : ${pool}`,
  points: points => `${points} VP`,
  waiting: names => `On attend ${names}`,
  until: when => `au plus tard ${when}`,
  for: votes => `Pour ${votes}`,
  against: votes => `Contre ${votes}`,
  lateMinutes: minutes => `en différé de ${minutes} min`,
  latePublications: number => `en différé de ${number} publications`,
  none: 'Aucune table ne joue.',
  closed: 'Fermée au public.',
  open: 'Ouvrir',
  finished: winner => `${winner} gagne le tournoi.`,
}
