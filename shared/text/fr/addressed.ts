import { addressing, verbBy } from '../addressed.ts'

const verb = verbBy(
  {
    a: 'avez',
    choisit: 'choisissez',
    cède: 'cédez',
    fait: 'faites',
    met: 'mettez',
    perd: 'perdez',
    prend: 'prenez',
    reçoit: 'recevez',
    répond: 'répondez',
    révèle: 'révélez',
    subit: 'subissez',
    veut: 'voulez',
  },
  [[/e$/, 'ez']],
)

/** `Ann pioche 1 carte.` to Ann: `Vous piochez 1 carte.` */
export const addressed = addressing([
  ['au tour (\\d+), joué par @', 'à votre tour $1'],
  ['^L[ea] (tour|place|retraite) de @', 'Votre $1'],
  ['^(Votre retraite .*)un de ses', '$1un de vos'],
  ['^(Votre retraite .*)sa réserve', '$1votre réserve'],
  ['^(Référendum|Réserve) de @', (_, what) => `Votre ${what!.toLowerCase()}`],
  ['dans l[ea] (bibliothèque|crypte|main|tas de cendres|région incontrôlée) de @', 'dans votre $1'],
  ['parmi les cartes disputées de @', 'parmi vos cartes disputées'],
  ['^(Carte disputée .+) de @', '$1, à vous'],
  ['^(.+) prend l’Avantage à @', '$1 vous prend l’Avantage'],
  ['^(.+) (élimine|mord) @', '$1 vous $2'],
  ['concéder la partie à @', 'vous concéder la partie'],
  ['la cible est @', 'vous êtes la cible'],
  [
    '^@.+$',
    sentence =>
      sentence
        .replace(/\b(?:sa|son) (phase|crypte|proie|retraite|vote|prochaine|élimination|réserve)(?!\p{L})/gu, 'votre $1')
        .replace('toutes ses cartes', 'toutes vos cartes'),
  ],
  // Several of whom the reader is one.
  ['^((?:Si )?[^.:]*@[^.:]*) ne bloquent', '$1 ne bloquez'],
  ['^((?:Si )?[^.:]*@[^.:]*) passent', '$1 passez'],
  [
    '@ (ne |se )?(a|\\p{L}*[^aàs\\P{L}])(?!\\p{L})',
    (found, before = '', said = '') =>
      /^(?:pour|par|et|avec|en)$/.test(said)
        ? found.replace(/^./u, 'vous')
        : `vous ${before === 'se ' ? 'vous ' : before}${verb(said)}`,
  ],
  ['@', 'vous'],
  ['^vous', 'Vous'],
])
