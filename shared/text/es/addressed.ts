import { addressing, verbBy } from '../addressed.ts'

const verb = verbBy({ es: 'eres' }, [[/$/, 's']])
/** A pronoun that nobody needs is left out: `Robas 1 carta.` */
const does = (_: string, before = '', not = '', self = '', said = ''): string =>
  `${before}${not}${self && 'te '}${verb(said)}`

/** `Ann roba 1 carta.` to Ann: `Robas 1 carta.` */
export const addressed = addressing([
  ['al turno (\\d+), de @', 'a tu turno $1'],
  ['el turno de @', 'tu turno'],
  ['^(?:El|La) (asiento|retirada) de @', 'Tu $1'],
  ['^(Tu retirada .*)un siervo suyo', '$1un siervo tuyo'],
  ['^(Tu retirada fracasa: )ha perdido', '$1has perdido'],
  ['^(Referéndum|Reserva sanguínea) de @', (_, what) => `Tu ${what!.toLowerCase()}`],
  ['al (montón de ceniza) de @', 'a tu $1'],
  ['a la (biblioteca|cripta|mano|zona incontrolada) de @', 'a tu $1'],
  ['a las cartas disputadas de @', 'a tus cartas disputadas'],
  ['^(.+) obtiene la Ventaja de @', '$1 te quita la Ventaja'],
  ['^(.+) (elimina) a @', '$1 te $2'],
  ['^(.+) sangra (\\S+) a @', '$1 te sangra $2'],
  ['conceder la partida a @', 'concederte la partida'],
  ['^Conceden la partida a @', 'Te conceden la partida'],
  ['la acción a @', 'la acción hacia ti'],
  ['^(.+) elige: @\\.$', '$1 te elige.'],
  ['el objetivo sea @', 'el objetivo seas tú'],
  ['(contra|para|por|a|de) @', '$1 ti'],
  ['(contra [^.:]+ y) @', '$1 ti'],
  [
    '^@.+$',
    sentence =>
      sentence
        .replace(/\bsu (cripta|zona incontrolada|presa|retirada|voto|próxima|reserva)\b/g, 'tu $1')
        .replace('todas sus cartas', 'todas tus cartas'),
  ],
  ['(^|Si |, )@ (no )?(se )?(\\p{L}{2,})', does],
  ['@', 'tú'],
])
