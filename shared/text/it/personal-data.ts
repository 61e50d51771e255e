import type { PersonalDataWords } from '../personal-data-words.ts'

/** What an erasure leaves, and why. */
export const personalData: PersonalDataWords = {
  games: 'Le mosse delle tue partite restano, con un segno al posto del tuo nome: sono anche la cronaca degli altri.',
  results:
    'I risultati firmati restano come furono firmati, con il tuo nome: senza di esso nessuno potrebbe verificare la firma.',
  records:
    'Il numero del tuo account resta in queste cronache, perché nessuno prenda il tuo posto. Da solo non indica nessuno.',
  backups: 'Le copie di emergenza vengono sovrascritte entro 35 giorni.',
}
