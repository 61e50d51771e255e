import type { PersonalDataWords } from '../personal-data-words.ts'

/** What an erasure leaves, and why. */
export const personalData: PersonalDataWords = {
  games:
    'The moves of your games stay, under a mark in the place of your name: they are the record of the others as well.',
  results:
    'Results that were signed stay as they were signed, your name with them: without it nobody could check the signature.',
  records:
    'The number of your account stays in these records, so that nobody else can take your place. It names nobody by itself.',
  backups: 'Copies for emergencies are overwritten within 35 days.',
}
