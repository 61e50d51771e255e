import type { PersonalDataWords } from '../personal-data-words.ts'

/** What an erasure leaves, and why. */
export const personalData: PersonalDataWords = {
  games:
    'Les coups de vos parties restent, avec une marque à la place de votre nom : c’est aussi l’historique des autres.',
  results:
    'Les résultats signés restent tels qu’ils ont été signés, avec votre nom : sans lui, personne ne pourrait vérifier la signature.',
  records:
    'Le numéro de votre compte reste dans ces historiques, pour que personne ne prenne votre place. À lui seul il ne désigne personne.',
  backups: 'Les copies de secours sont remplacées en 35 jours.',
}
