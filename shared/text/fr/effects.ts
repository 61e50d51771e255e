import type { EffectWords } from '../effects/speak.ts'
import { CARDS, capital, likewise, listIn, nounIn, plainly, sentence } from '../effects/romance.ts'
import { cardNameIn } from '../../cards/translations.ts'
import { clauses } from './effect-clauses.ts'
import { printed } from './effect-facts.ts'
import { parts } from './effect-parts.ts'
import { tests } from './effect-tests.ts'

/** French for the texts of cards: infinitives, the words of the printed rulebook. */

/** Clans and sects that are not called as in English. */
const NAMES: Readonly<Record<string, string>> = {
  Independent: 'Indépendant⟨|e|s|es⟩',
  Malkavian: 'Malkavien⟨|ne|s|nes⟩',
  'Malkavian antitribu': 'Malkavien⟨|ne|s|nes⟩ antitribu',
  Toreador: 'Toréador',
  'Toreador antitribu': 'Toréador antitribu',
  Ministry: 'Ministère',
  'Blood Brother': 'Frère de Sang',
}
const name = (of: string): string => NAMES[of] ?? cardNameIn('fr', of)

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
  'word.ghoul',
  'amount.pool',
  'pool-of',
] as const)

/** Before a vowel, and before the h of names: `d’Atlanta`, `l’allié`. */
const ELIDED = /(?<![\p{L}’])(?:(d|l|qu|n|s|jusqu|lorsqu)e|(l)a) (?=[aeiouyœæàâéèêëîïôûœh])/giu

export const effects: EffectWords = {
  phrases: { ...clauses, ...parts, ...tests, ...printed },
  noun: nounIn(
    {
      nouns: {
        minion: ['serviteur', 'serviteurs'],
        vampire: ['vampire', 'vampires'],
        ally: ['allié', 'alliés'],
        location: ['lieu', 'lieux'],
        equipment: ['équipement', 'équipements'],
        retainer: ['compagnon', 'compagnons'],
        monster: ['monstre', 'monstres'],
        combat: ['carte de combat', 'cartes de combat'],
        master: ['carte de maître', 'cartes de maître'],
        reaction: ['carte de réaction', 'cartes de réaction'],
        politicalAction: ['carte d’action politique', 'cartes d’action politique'],
        modifier: ['carte de modificateur d’action', 'cartes de modificateur d’action'],
        action: ['carte d’action', 'cartes d’action'],
        event: ['événement', 'événements'],
        conviction: ['carte de conviction', 'cartes de conviction'],
        library: ['carte de bibliothèque', 'cartes de bibliothèque'],
        crypt: ['carte de crypte', 'cartes de crypte'],
        card: ['carte', 'cartes'],
        methuselah: ['Mathusalem', 'Mathusalems'],
        title: ['', ''],
        named: ['carte nommée', 'cartes nommées'],
      },
      feminine,
      before: {
        one: ['un', 'une'],
        the: ['le', 'la'],
        that: ['le $ choisi', 'la $ choisie'],
        each: ['chaque', 'chaque'],
        any: ['n’importe quel', 'n’importe quelle'],
        all: ['les', 'les'],
      },
      upTo: 'jusqu’à',
    },
    name,
  ),
  feminine,
  many: new Set(['ref.those', 'relative.cards', 'relative.seats', 'amount.x', 'fact.inflicted', 'fact.cast']),
  others: 0,
  noneIsOne: true,
  name,
  list: listIn({ and: 'et', both: 'et que', or: 'ou', either: 'soit' }),
  sentence,
  capital,
  tidy: text =>
    plainly(text)
      .replace(/(défausser [^.;:]*?) dans (?=(?:la|votre|sa) main)/giu, '$1 de ')
      .replace(/(disponibles?) (?=incliné|redressé)/g, '$1 et ')
      .replace(/((?:peut|peuvent|pouvez) pas jouer) (?=(?:cartes?|événements?)(?!\p{L}))/gu, '$1 de ')
      .replace(ELIDED, '$1$2’')
      .replace(/(?<!\p{L})(s)i (?=ils?(?!\p{L}))/giu, '$1’')
      .replace(/(?<!\p{L})(c)e (?=[aeiouéèê])/giu, '$1et ')
      .replace(/(?<!\p{L})de les?(?= )/giu, found => likewise(found, found.endsWith('s') ? 'des' : 'du'))
      .replace(/(?<!\p{L})à les?(?= )/giu, found => likewise(found, found.endsWith('s') ? 'aux' : 'au'))
      .replace(/\s*([:;!?»])/g, '\u202f$1')
      .replace(/«\s*/g, '«\u202f'),
}
