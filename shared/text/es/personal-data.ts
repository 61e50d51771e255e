import type { PersonalDataWords } from '../personal-data-words.ts'

/** What an erasure leaves, and why. */
export const personalData: PersonalDataWords = {
  games:
    'Las jugadas de tus partidas quedan, con una marca en lugar de tu nombre: también son el registro de los demás.',
  results: 'Los resultados firmados quedan como se firmaron, con tu nombre: sin él nadie podría comprobar la firma.',
  records:
    'El número de tu cuenta queda en esos registros, para que nadie ocupe tu lugar. Por sí solo no nombra a nadie.',
  backups: 'Las copias de emergencia se sobrescriben en 35 días.',
}
