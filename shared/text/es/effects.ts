import { cardNameIn } from '../../cards/translations.ts'
import { CARDS, capital, listIn, nounIn, plainly, sentence } from '../effects/romance.ts'
import type { EffectWords } from '../effects/speak.ts'
import { clauses } from './effect-clauses.ts'
import { printed } from './effect-facts.ts'
import { parts } from './effect-parts.ts'
import { tests } from './effect-tests.ts'

/** Spanish for the texts of cards: infinitives, tú, the words of the printed rulebook. */

/** Clans and sects that are not called as in English. */
const NAMES: Readonly<Record<string, string>> = {
  Independent: 'Independiente⟨|s⟩',
  Anarch: 'Anarquista⟨|s⟩',
  Ministry: 'Ministerio',
  'Blood Brother': 'Hermano de Sangre',
}
const name = (of: string): string => NAMES[of] ?? cardNameIn('es', of)

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
] as const)

export const effects: EffectWords = {
  phrases: { ...clauses, ...parts, ...tests, ...printed },
  noun: nounIn(
    {
      nouns: {
        minion: ['siervo', 'siervos'],
        vampire: ['vampiro', 'vampiros'],
        ally: ['aliado', 'aliados'],
        location: ['lugar', 'lugares'],
        equipment: ['equipo', 'equipos'],
        retainer: ['criado', 'criados'],
        monster: ['monstruo', 'monstruos'],
        combat: ['carta de combate', 'cartas de combate'],
        master: ['carta heril', 'cartas heriles'],
        reaction: ['carta de reacción', 'cartas de reacción'],
        politicalAction: ['carta de acción política', 'cartas de acción política'],
        modifier: ['carta modificadora de acción', 'cartas modificadoras de acción'],
        action: ['carta de acción', 'cartas de acción'],
        event: ['evento', 'eventos'],
        conviction: ['carta de convicción', 'cartas de convicción'],
        library: ['carta de biblioteca', 'cartas de biblioteca'],
        crypt: ['carta de cripta', 'cartas de cripta'],
        card: ['carta', 'cartas'],
        methuselah: ['Matusalén', 'Matusalenes'],
        title: ['', ''],
        named: ['carta llamada', 'cartas llamadas'],
      },
      feminine,
      before: {
        one: ['un', 'una'],
        the: ['el', 'la'],
        that: ['ese $', 'esa $'],
        each: ['cada', 'cada'],
        any: ['cualquier', 'cualquier'],
        all: ['los', 'las'],
      },
      upTo: 'hasta',
    },
    name,
  ),
  feminine,
  many: new Set(['ref.those', 'relative.cards', 'relative.seats', 'amount.x', 'fact.cast']),
  others: 0,
  noneIsOne: false,
  name,
  list: listIn({ and: 'y', both: 'y', or: 'o', either: 'o bien' }),
  sentence,
  capital,
  tidy: text =>
    plainly(text)
      .replace(/(descartar [^.;:]*?) en (?=(?:la|tu|su) mano)/giu, '$1 de ')
      .replace(/(?<!\p{L})(de|a) el(?= )/giu, '$1l')
      .replace(/(que no sean? [^.;:()]*) y tú/g, '$1 ni tú')
      .replace(/(?<!\p{L})(controla[ns]?) el (?=siervo|vampiro|aliado)/gu, '$1 al ')
      .replace(/una cantidad (?!de )/g, 'una cantidad de ')
      .replace(/ y (?=h?[ií](?![aeo]))/gi, ' e ')
      .replace(/ o (?=h?[oó])/gi, ' u ')
      .replace(/(preparad[oa]s?) (?=girad|enderezad)/g, '$1 y '),
}
