import { describe, expect, it } from 'vitest'
import { catalogue } from '../../shared/cards/catalogue.ts'
import { isWhole } from '../../shared/cards/index.ts'
import { effectWordsIn } from '../../shared/text/effect-words.ts'
import { effectText } from '../../shared/text/effects/index.ts'
import { LANGUAGES, type LanguageCode } from '../../shared/text/spoken-language.ts'

/**
 * Laws of grammar that the texts of all whole cards keep, in every language: they find what no reader of some of them
 * would. Each says what may not stand in a line.
 */
type Laws = Readonly<Record<string, RegExp>>

const EVERYWHERE: Laws = {
  'a word twice': /(?<![\p{L}’'-])(?!vous vous|nous nous)(\p{L}{2,}) \1(?![\p{L}’'-])/iu,
  'a placeholder, or words that agree with nothing': /[⟦⟧⟨⟩{}<>$~@#|]|undefined|NaN|\[object/,
  'a key': /(?<![\p{L}.])\p{Ll}{3,}\.\p{Ll}{3,}/u,
  'an empty part': /\(\s*\)|[,;:]\s*[.,;:)]|\(\s|\s\)|^[,;:.]|\s[,.)]/u,
  'a sentence that begins small': /(?<!\b\p{L})(?<!D\.C)(?<!Dr)\. \p{Ll}/u,
  'an end that is none': /[^.]$|\.\.$/,
  'a quantity of one that is several':
    /(?<![\d+.,-])1 (?:\p{L}+ )?(?:cards|counters|votes|cartes|compteurs|cartas|fichas)\b/u,
}

const VOWEL = 'aeiouyàâéèêëîïôûœ'
const LAWS: Readonly<Record<LanguageCode, Laws>> = {
  en: {
    'an article twice': /\b(?:an?|the) (?:an?|the)\b/i,
    'a before a vowel': /\ba [aeiou](?!ni[qt])/i,
    'an before none': /\ban (?![aeiou8])/i,
    'a subject of one with a verb of several':
      /(?:^|[.;:,] )(?:this|that) (?:card|vampire|minion|ally) (?:get|have|burn|gain|take)\b/i,
    'a subject of several with a verb of one': /(?:^|[.;:,] )(?:those|all) \w+s (?:gets|has|burns|gains|takes)\b/i,
    'somebody who does as if told': /\b(?:and|then) (?:unlock|lock|move|discard) that \w+ (?:gets|gains|burns)\b/,
  },
  fr: {
    'no elision': new RegExp(String.raw`(?<![\p{L}’])(?:[dlns]e|la|que|jusque|lorsque) (?=[${VOWEL}])`, 'iu'),
    'no contraction': /(?<!\p{L})(?:de les?|à les?) /iu,
    'si il': /(?<!\p{L})si ils?(?!\p{L})/iu,
    'ce before a vowel': new RegExp(String.raw`(?<!\p{L})ce (?=[${VOWEL.replace('e', '')}])`, 'iu'),
    'et without que after si':
      /seulement si [^.,]*(?<!ni) et (?:ce |le |la |l’|cette |vous |un |il )[^.]* (?:est|a|n’est|contrôlez) /iu,
    'a colon without its space': /[^\u202f\d]:/u,
  },
  es: {
    'no contraction': /(?<!\p{L})(?:de|a) el (?!\p{Lu})/u,
    'y before i': / y (?=h?[ií](?![aeo]))/i,
    'o before o': / o (?=h?[oó])/i,
    'a quantity of nothing': /una cantidad (?!de )/,
  },
  pt: {
    'no contraction': /(?<!\p{L})(?:(?:de|em) (?:os?|as|ess[ea]s?|est[ea]s?|el[ea]s?)|por os?|a os?|a as?)(?= \p{Ll})/u,
    'a quantity of nothing': /uma quantidade (?!de )/,
  },
  it: {
    'no contraction': /(?<!\p{L})(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l’)(?![\p{L}])/iu,
    'an article before a vowel':
      /(?<!\p{L})(?:il|lo|la|una|i|del|della|al|alla|dal|dalla|nel|sul|quel|quella) (?=[aeiouàèéìòù]\p{Ll}{2})/u,
    'an article before an impure s': /(?<!\p{L})(?:il|un|i|del|al|dal|nel|sul) (?=s[bcdfglmnpqrtv]|z)/u,
    'damage that does not agree': /\b1 danno (?:aggravati|ambientali)\b/u,
  },
}

const keys = [...catalogue.keys()].filter(isWhole)

describe('the texts of all whole cards', () => {
  it.each(LANGUAGES)('keep the laws of grammar: %s', async code => {
    const words = await effectWordsIn(code),
      laws = Object.entries({ ...EVERYWHERE, ...LAWS[code] })
    const broken = keys.flatMap(key =>
      effectText(key, words).flatMap(line => [
        ...laws.filter(([, law]) => law.test(line)).map(([name]) => `${key}, ${name}: ${line}`),
        ...(isBalanced(line) ? [] : [`${key}, what is opened is not closed: ${line}`]),
      ]),
    )
    expect(broken).toEqual([])
  })
})

const PAIRS = ['()', '[]', '«»', '“”'] as const
const isBalanced = (line: string): boolean =>
  PAIRS.every(([open, close]) => line.split(open!).length === line.split(close!).length)
