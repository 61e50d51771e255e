import { cardNameIn } from '../../cards/translations.ts'
import { CARDS, capital, likewise, listIn, nounIn, plainly, sentence } from '../effects/romance.ts'
import type { EffectWords } from '../effects/speak.ts'
import { clauses } from './effect-clauses.ts'
import { printed } from './effect-facts.ts'
import { parts } from './effect-parts.ts'
import { tests } from './effect-tests.ts'

/** Italian for the texts of cards: infinitives, tu, the words of the printed rulebook. */

/** Clans and sects that are not called as in English. */
const NAMES: Readonly<Record<string, string>> = {
  Independent: 'Indipendent⟨e|i⟩',
  Anarch: 'Anarchic⟨o|a|i|he⟩',
  'Malkavian antitribu': 'Malkavian antitribù',
  Ministry: 'Ministero',
  'Blood Brother': 'Gemello del Sangue',
}
const name = (of: string): string => (NAMES[of] ?? cardNameIn('it', of)).replace(/antitribu$/, 'antitribù')

const feminine = new Set([
  ...CARDS,
  'ref.this-card',
  'ref.card-played',
  'ref.chosen-card',
  'ref.revealed',
  'ref.action-card',
  'ref.offering',
  'pile.hand',
  'pile.library',
  'pile.crypt',
  'word.weapon',
  'word.gun',
  'word.melee weapon',
  'word.mummy',
  'pile.ash',
] as const)

/** What an article is before a vowel, and before an impure s, z and the like. */
const articled = (text: string): string =>
  text.replace(
    /(?<!\p{L})(il|la|un|una|i|quel) (?=[aeiouàèéìòù]|s[^aeiouàèéìòù\s]|z|ps|gn|x)/giu,
    (found: string, article: string, at: number) =>
      likewise(found, ARTICLES[article.toLowerCase()]![/[aeiouàèéìòù]/i.test(text.charAt(at + found.length)) ? 0 : 1]!),
  )
const ARTICLES: Readonly<Record<string, readonly [vowel: string, impure: string]>> = {
  il: ['l’', 'lo '],
  la: ['l’', 'la '],
  un: ['un ', 'uno '],
  una: ['un’', 'una '],
  i: ['gli ', 'gli '],
  quel: ['quell’', 'quello '],
}

/** A preposition and an article are one word. */
const STEMS: Readonly<Record<string, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' }
const ENDS: Readonly<Record<string, string>> = {
  il: 'l ',
  lo: 'llo ',
  la: 'lla ',
  i: 'i ',
  gli: 'gli ',
  le: 'lle ',
  'l’': 'll’',
}
const contracted = (text: string): string =>
  text.replace(
    /(?<!\p{L})(di|a|da|in|su) (l’|(?:il|lo|la|i|gli|le) )(?=\p{L}|\d)/giu,
    (found: string, before: string, article: string) =>
      likewise(found, STEMS[before.toLowerCase()]! + ENDS[article.trim()]!),
  )

export const effects: EffectWords = {
  phrases: { ...clauses, ...parts, ...tests, ...printed },
  noun: nounIn(
    {
      nouns: {
        minion: ['servitore', 'servitori'],
        vampire: ['vampiro', 'vampiri'],
        ally: ['alleato', 'alleati'],
        location: ['luogo', 'luoghi'],
        equipment: ['equipaggiamento', 'equipaggiamenti'],
        retainer: ['seguace', 'seguaci'],
        monster: ['mostro', 'mostri'],
        combat: ['carta combattimento', 'carte combattimento'],
        master: ['carta dominus', 'carte dominus'],
        reaction: ['carta reazione', 'carte reazione'],
        politicalAction: ['carta azione politica', 'carte azione politica'],
        modifier: ['carta modificatore di azione', 'carte modificatore di azione'],
        action: ['carta azione', 'carte azione'],
        event: ['evento', 'eventi'],
        conviction: ['carta convinzione', 'carte convinzione'],
        library: ['carta libreria', 'carte libreria'],
        crypt: ['carta cripta', 'carte cripta'],
        card: ['carta', 'carte'],
        methuselah: ['Matusalemme', 'Matusalemme'],
        title: ['', ''],
        named: ['carta chiamata', 'carte chiamate'],
      },
      feminine,
      before: {
        one: ['un', 'una'],
        the: ['il', 'la'],
        that: ['quel $', 'quella $'],
        each: ['ogni', 'ogni'],
        any: ['qualsiasi', 'qualsiasi'],
        all: ['i', 'le'],
      },
      upTo: 'fino a',
    },
    name,
  ),
  feminine,
  many: new Set([
    'ref.those',
    'relative.cards',
    'relative.seats',
    'amount.x',
    'amount.pool',
    'pool-of',
    'fact.owed-pool',
    'fact.cast',
    'amount.event',
    'amount.less',
  ]),
  others: 0,
  noneIsOne: false,
  name,
  list: listIn({ and: 'e', both: 'e', or: 'o', either: 'o' }),
  sentence,
  capital,
  tidy: text =>
    contracted(articled(plainly(text).replace(/(scartare [^.;:]*?) in (?=la (?:tua |sua )?mano)/giu, '$1 da ')))
      .replace(/(divers[oaie] da[^.;:()]*) e te(?!\p{L})/gu, '$1 e da te')
      .replace(/ e (?=[eèé])/gi, ' ed ')
      .replace(/(?<!\p{L})la ha(?!\p{L})/gu, 'l’ha')
      .replace(/(attiv[oaie]) (?=impegnat|disimpegnat)/g, '$1 e '),
}
