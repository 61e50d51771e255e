import { cardNameIn } from '../../cards/translations.ts'
import { CARDS, capital, listIn, nounIn, plainly, sentence } from '../effects/romance.ts'
import type { EffectWords } from '../effects/speak.ts'
import { clauses } from './effect-clauses.ts'
import { printed } from './effect-facts.ts'
import { parts } from './effect-parts.ts'
import { tests } from './effect-tests.ts'

/** Portuguese for the texts of cards: infinitives, você, the words of the printed rulebook. */

/** Clans and sects that are not called as in English. */
const NAMES: Readonly<Record<string, string>> = {
  Independent: 'Independente⟨|s⟩',
  Anarch: 'Anarquista⟨|s⟩',
  Sabbat: 'Sabá',
  Malkavian: 'Malkavian⟨o|a|os|as⟩',
  'Malkavian antitribu': 'Malkavian⟨o|a|os|as⟩ antitribu',
  Ministry: 'Ministério',
  'Blood Brother': 'Irmão de Sangue',
}
const name = (of: string): string => NAMES[of] ?? cardNameIn('pt', of)

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

/** `de` and `em` before an article or a demonstrative are one word with it; so are `a` and `por` before an article. */
const contracted = (text: string): string =>
  text
    .replace(/(?<!\p{L})(d|D)e ((?:o|a)s?|ele|eles|ela|elas|est[ea]s?|ess[ea]s?)(?!\p{L})/gu, '$1$2')
    .replace(/(?<!\p{L})em ((?:o|a)s?|ele|eles|ela|elas|est[ea]s?|ess[ea]s?)(?!\p{L})/gu, 'n$1')
    .replace(/(?<!\p{L})por ((?:o|a)s?)(?= \p{L})/gu, 'pel$1')
    .replace(/(?<!\p{L})a (o|os)(?= \p{L})/gu, 'a$1')
    .replace(/(?<!\p{L})a a(s?)(?= \p{L})/gu, 'à$1')

export const effects: EffectWords = {
  phrases: { ...clauses, ...parts, ...tests, ...printed },
  noun: nounIn(
    {
      nouns: {
        minion: ['servo', 'servos'],
        vampire: ['vampiro', 'vampiros'],
        ally: ['aliado', 'aliados'],
        location: ['local', 'locais'],
        equipment: ['equipamento', 'equipamentos'],
        retainer: ['lacaio', 'lacaios'],
        monster: ['monstro', 'monstros'],
        combat: ['carta de combate', 'cartas de combate'],
        master: ['carta de mestre', 'cartas de mestre'],
        reaction: ['carta de reação', 'cartas de reação'],
        politicalAction: ['carta de ação política', 'cartas de ação política'],
        modifier: ['carta de modificador de ação', 'cartas de modificador de ação'],
        action: ['carta de ação', 'cartas de ação'],
        event: ['evento', 'eventos'],
        conviction: ['carta de convicção', 'cartas de convicção'],
        library: ['carta de biblioteca', 'cartas de biblioteca'],
        crypt: ['carta de cripta', 'cartas de cripta'],
        card: ['carta', 'cartas'],
        methuselah: ['Matusalém', 'Matusaléns'],
        title: ['', ''],
        named: ['carta chamada', 'cartas chamadas'],
      },
      feminine,
      before: {
        one: ['um', 'uma'],
        the: ['o', 'a'],
        that: ['esse $', 'essa $'],
        each: ['cada', 'cada'],
        any: ['qualquer', 'qualquer'],
        all: ['os', 'as'],
      },
      upTo: 'até',
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
  ]),
  others: 0,
  noneIsOne: false,
  name,
  list: listIn({ and: 'e', both: 'e', or: 'ou', either: 'ou' }),
  sentence,
  capital,
  tidy: text =>
    contracted(plainly(text).replace(/(descartar [^.;:]*?) em (?=(?:a|sua) mão)/giu, '$1 de '))
      .replace(/uma quantidade (?!de )/g, 'uma quantidade de ')
      .replace(/(que não sejam? [^.;:()]*) e você/g, '$1 nem você')
      .replace(/(pront[oa]s?) (?=travad|destravad)/g, '$1 e '),
}
