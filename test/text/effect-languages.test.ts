import { describe, expect, it } from 'vitest'
import { catalogue } from '../../shared/cards/catalogue.ts'
import { isWhole } from '../../shared/cards/index.ts'
import { cardNameIn } from '../../shared/cards/translations.ts'
import { effects as english, type EffectKey } from '../../shared/text/en/effects.ts'
import { effectWordsIn } from '../../shared/text/effect-words.ts'
import { effectText } from '../../shared/text/effects/index.ts'
import { listOf, phrase, type Noun, type Part } from '../../shared/text/effects/phrase.ts'
import { say, type EffectWords } from '../../shared/text/effects/speak.ts'
import { LANGUAGES, type LanguageCode } from '../../shared/text/language.ts'

/** What cards do, in the other languages: all of it, and in their own words. */
const spoken = (await Promise.all(LANGUAGES.map(async (code): Promise<[LanguageCode, EffectWords]> => [code, await effectWordsIn(code)]))).filter(([, words]) => words !== english)

/** What no text of a card may show. */
const GAPS = /[⟦⟧⟨⟩{}<>$~@#|]|undefined|null|NaN|\[object|\s\s|\(\)| [,.;]|\.\.|;;/
/** Words that no other of the five languages has. */
const ENGLISH = /(?<![\p{L}’'])(?:the|with|and|of|your|you|that|this|when|while|minions?|bleeds?|blood|pool|cards?|burns?|gains?|locks?|unlocks?|locked|unlocked|ready|gets?|each|choose|if|is|are|have|cannot|during|costs?|requires?|turn|strikes?|damage|equipment|location|its|it|they|their|other|than|any|may|must|can|put|from|to)(?!\p{L})/iu
const names = [...catalogue.values()].map(({ name }) => name).toSorted((a, b) => b.length - a.length)

function ownWords(text: string, code: LanguageCode): string {
  return names.reduce((rest, name) => rest.replaceAll(cardNameIn(code, name), '').replaceAll(name, ''), text)
}

describe.each(spoken)('%s', (code, words) => {
  it('has every sentence that English has, and no other', () => {
    expect(Object.keys(words.phrases).toSorted()).toEqual(Object.keys(english.phrases).toSorted())
    expect(Object.entries(words.phrases).filter(([, text]) => text === '').map(([key]) => key)).toEqual([])
  })

  it('has no English words in its sentences, used by a card or not', () => {
    const left = Object.entries(words.phrases).filter(([, text]) => ENGLISH.test(ownWords(text.replace(/\{\^?\w+(?:~\w+)?\}|\{\w+[#@]/g, ''), code)))
    expect(left).toEqual([])
  })

  it('takes the parameters that English takes, and invents none', () => {
    const ONLY_AGREEMENT = new Set(['one', 'by', 'the', 'of', 's', 'who', 'card', 'n', 'subject'])
    for (const [key, text] of Object.entries(words.phrases)) {
      const own = parametersOf(text), there = parametersOf(english.phrases[key as EffectKey])
      expect([key, [...own].filter(name => !there.has(name) && !ONLY_AGREEMENT.has(name))]).toEqual([key, []])
      expect([key, [...there].filter(name => !own.has(name) && name !== 's' && !key.startsWith('unit.'))]).toEqual([key, []])
    }
  })

  it.each([...catalogue.keys()].filter(isWhole))('says what %s does', key => {
    const text = effectText(key, words)
    expect(text).toHaveLength(effectText(key).length)
    for (const line of text) {
      expect(line).not.toMatch(GAPS)
      expect(line).toMatch(/^(?:\[[a-zA-Z]{3}\])*\s*(?:\(D\) )?[\p{Lu}0-9+-].*[^.]\.$/u)
      expect(ownWords(line, code)).not.toMatch(ENGLISH)
    }
  })

  it('says what is known of a card without a definition', () => {
    for (const key of catalogue.keys()) for (const line of effectText(key, words)) expect(line).not.toMatch(GAPS)
  })

  it('keeps numbers and levels as they are', () => {
    const figures = (lines: string[]) => lines.map(line => line.match(/\[[a-zA-Z]{3}\]|(?<![\p{L}\d.])\d+/gu)?.toSorted())
    for (const key of ['govern-the-unaligned', '44-magnum', 'kine-resources-contested', 'villein', 'theft-of-vitae', 'carrion-crows']) {
      expect([key, figures(effectText(key, words))]).toEqual([key, figures(effectText(key))])
    }
  })
})

const parametersOf = (text: string): Set<string> => new Set([...text.matchAll(/\{\^?(\w+)/g)].map(match => match[1]!))
const one = (noun: Noun['noun'], form: Noun['form'], before: Part[] = [], more: Partial<Noun> = {}): Noun => ({ noun, form, before, after: [], ...more })
const said = (code: LanguageCode, part: Part): string => say(part, spoken.find(([known]) => known === code)![1])

describe('French', () => {
  it.each<[string, string[]]>([
    ['govern-the-unaligned', ['Action. Coûte 1 point de sang.', '[dom] (D) Mordre avec +2 en morsure.', '[DOM] Action à +1 en discrétion. Un vampire dans votre région incontrôlée plus jeune que ce vampire gagne 3 points de sang.']],
    ['deflection', ['Réaction. Coûte 1 point de sang.', 'Utilisable seulement si un serviteur vous mord.', '[dom] Utilisable quand tous ont renoncé à bloquer. Choisir un Mathusalem autre que le Mathusalem actif et vous. Incliner ce vampire. Le Mathusalem choisi est la nouvelle cible de la morsure.', '[DOM] Utilisable quand tous ont renoncé à bloquer. Un Mathusalem autre que le Mathusalem actif et vous est la nouvelle cible de la morsure.']],
    ['sport-bike', ['Équipement. Véhicule. Coûte 1 point de réserve.', 'Action à +1 en discrétion. Mettre cette carte sur ce serviteur.', 'Le possesseur a +1 en interception.', 'Un serviteur ne peut avoir qu’un véhicule.']],
    ['ayelech', ['Camarilla. Prince d’Addis Ababa.']],
  ])('says what %s does', (key, text) => expect(effectText(key, spoken.find(([code]) => code === 'fr')![1])).toEqual(text))

  it('elides, contracts, agrees, and stands off its colons', () => {
    expect(said('fr', phrase('if', { test: phrase('test.any', { what: one('ally', 'one', [phrase('locked'), phrase('ready')]) }), then: phrase('lock', { who: one('ally', 'that') }) }))).toBe('s’il y a un allié disponible et incliné, incliner l’allié choisi')
    expect(said('fr', phrase('test.is', { card: phrase('ref.this-card'), what: listOf('and', [phrase('locked'), phrase('ready')]) }))).toBe('cette carte est inclinée et disponible')
    expect(said('fr', phrase('test.is', { card: one('minion', 'all', [phrase('word.animal')]), what: phrase('unlocked') }))).toBe('les serviteurs animaux sont redressés')
    expect(said('fr', phrase('pool-of', { whose: phrase('seat.whose', { seat: one('methuselah', 'that') }) }))).toBe('la réserve du Mathusalem choisi')
    expect(said('fr', phrase('pool-of', { whose: phrase('seat.your') }))).toBe('votre réserve')
    expect(said('fr', phrase('test.none', { what: one('card', 'bare') }))).toBe('il n’y a aucune carte')
    expect(said('fr', listOf('steps', [phrase('hunt'), phrase('typed', { type: phrase('type.Combat'), text: phrase('press') })]))).toBe('chasser\u202f; Combat\u202f: poursuivre')
    expect(said('fr', phrase('has.counters', { card: phrase('ref.this-card'), n: 0, s: 0 }))).toBe('cette carte a 0 compteur')
  })
})
