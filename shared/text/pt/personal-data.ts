import type { PersonalDataWords } from '../personal-data-words.ts'

/** What an erasure leaves, and why. */
export const personalData: PersonalDataWords = {
  games: 'As jogadas das suas partidas ficam, com uma marca no lugar do seu nome: são também o registro dos outros.',
  results:
    'Os resultados assinados ficam como foram assinados, com o seu nome: sem ele ninguém poderia conferir a assinatura.',
  records:
    'O número da sua conta fica nesses registros, para que ninguém tome o seu lugar. Sozinho ele não nomeia ninguém.',
  backups: 'As cópias de emergência são substituídas em 35 dias.',
}
