import { addressing } from '../addressed.ts'

/** Who is called você is spoken to as of somebody: `Você compra 1 carta.` */
export const addressed = addressing([
  ['ao turno (\\d+), de @', 'ao seu turno $1'],
  ['o turno de @', 'o seu turno'],
  ['^([OA]) (lugar|retirada) de @', (_, the, what) => `${the} ${the === 'O' ? 'seu' : 'sua'} ${what}`],
  ['^Referendo de @', 'O seu referendo'],
  ['^Recursos de @', 'Os seus recursos'],
  ['para (a|o) (.+) de @', (_, the, what) => `para ${the} ${the === 'a' ? 'sua' : 'seu'} ${what}`],
  ['^(.+) obtém a Vantagem de @', '$1 tira a Vantagem de você'],
  ['^@', 'Você'],
  ['@', 'você'],
])
