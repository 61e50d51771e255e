import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Words } from '../../functions/web/words/en.ts'
import type { MoreWords } from '../../functions/web/words/more/en.ts'
import type { EventParams, GameEvent, Message, MessageKey, Purse } from '../../shared/rules/index.ts'
import { effectWordsIn } from '../../shared/text/effect-words.ts'
import { en } from '../../shared/text/en.ts'
import type { EffectKey } from '../../shared/text/en/effects.ts'
import { nameOf, renderEvent, renderMessage, wordFor } from '../../shared/text/index.ts'
import { LANGUAGES, MISSING, type Language, type LanguageCode } from '../../shared/text/spoken-language.ts'
import { languageOf, learn, spokenTo } from '../../shared/text/languages.ts'
import * as samples from './sample-sentences.ts'

/** Every language says all that English says: over every sample, whole, and in its own words. */
await Promise.all(LANGUAGES.map(learn))
const spoken = LANGUAGES.filter(code => code !== 'en' && languageOf(code) !== en).map(
  (code): [LanguageCode, Language] => [code, languageOf(code)],
)

const { names, colette, stray, jack, unknown } = samples
const events = Object.entries(samples.events).flatMap(([key, list]) =>
  list.map(params => ({ key, ...params }) as GameEvent),
)
const keys = Object.keys(en.messages) as MessageKey[]
const messages = keys.flatMap(key => (samples.withParameters[key] ?? [{}]).map((params): Message => ({ key, params })))
const purses: Purse[] = [
  'bank',
  { pool: 1 },
  { pool: 2 },
  { card: colette },
  { card: stray },
  { card: jack },
  { card: unknown },
]
const moves = purses.flatMap(from =>
  purses.flatMap(to =>
    (['cost', 'bleed', 'damage', 'left-play', 'drain', 'contest', 'set-up', 'effect'] as const).flatMap(why =>
      [1, 2].map((amount): EventParams['counters'] => ({ from, to, amount, why })),
    ),
  ),
)

/** Words that no other of the five languages has, apart from those in the names of cards. */
const ENGLISH =
  /\b(?:the|with|and|of|your|block|blood|bleeds?|pool|plays?|card|vampires? that|minion|burns?|gains?|votes? for|is|are|which|who|nobody|unlocks?|combat is)\b/i
const cards = [
  'Colette',
  'Naomi Stewart',
  'Underbridge Stray',
  'Smiling Jack, The Anarch',
  'Govern the Unaligned',
  'Kine Resources Contested',
  'The Labyrinth',
  'Hidden Strength',
  'Form of Mist',
  'Lost in Crowds',
  'Blood Doll',
  'Sybren van Oosten',
  '.44 Magnum',
  'Majesty',
  'Revelations',
  'Deflection',
  'small bleeds',
  'action)',
  'window)',
]
const ownWords = (text: string): string => cards.reduce((rest, name) => rest.replaceAll(name, ''), text)

function expectReadable(text: string): void {
  expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|[{}$<>~]|\s\s|\(\)| ,|\.\.|^\p{Ll}|option-|ask-|choose-/u)
  expect(text).not.toContain(MISSING)
  expect(ownWords(text)).not.toMatch(ENGLISH)
}

describe.each(spoken)('%s', (code, language) => {
  it('is spoken to who asks for it, in any country', () => {
    expect([code, `${code}-${code.toUpperCase()}`, `xx, ${code};q=0.5, en;q=0.2`].map(spokenTo)).toEqual([
      code,
      code,
      code,
    ])
  })

  it.each(events.map(event => [renderEvent(event, names, language)]))('logs: %s', text => {
    expectReadable(text)
    expect(text).toMatch(/[^.]\.$/)
  })

  it.each(messages.map(message => [message.key, renderMessage(message, names, language)]))('%s: %s', (key, text) => {
    expectReadable(text)
    const last = text.at(-1)
    expect(/^(?:ask|choose)-/.test(key) ? last === '?' : key.startsWith('option-') ? last !== '.' : last === '.').toBe(
      true,
    )
  })

  it('counts, whichever way counters go', () => {
    for (const move of moves) {
      const text = renderEvent({ key: 'counters', ...move }, names, language)
      expectReadable(text)
      expect(text).toContain(String(move.amount))
    }
  })

  it('says what is left', () => {
    expect(
      renderEvent(
        { key: 'counters', from: { pool: 1 }, to: 'bank', amount: 3, why: 'bleed', left: { from: 14 } },
        names,
        language,
      ),
    ).toMatch(/3.*\(17 → 14\)\.$/)
  })

  it('shows a gap, and nothing worse, where a parameter is missing', () => {
    expect(renderMessage({ key: 'option-bleed' }, names, language)).toMatch(/…/)
    expect(renderMessage({ key: 'option-bleed' }, names, language)).not.toMatch(/undefined|NaN/)
  })

  it('names each thing once and differently, and all that English names', () => {
    const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...language.terms }
    for (const [name, table] of Object.entries<Readonly<Record<string, string>>>({ ...en.terms })) {
      expect(Object.keys(tables[name] ?? {}).toSorted(), name).toEqual(Object.keys(table).toSorted())
      const words = Object.values(tables[name] ?? {})
      expect(new Set(words).size, name).toBe(words.length)
    }
    for (const text of Object.values(language.deckReasons)) expectReadable(text)
  })

  it('says something else than English', () => {
    const same = messages
      .filter(message => renderMessage(message, names, language) === renderMessage(message, names))
      .map(({ key }) => key)
    expect(same).toEqual([])
    expect(events.filter(event => renderEvent(event, names, language) === renderEvent(event, names))).toEqual([])
  })
})

it.each<[LanguageCode, string, string]>([
  ['fr', 'Déflexion', 'Smiling Jack, l’Anarch'],
  ['es', 'Desviación', 'Jack Sonrisas, el Anarquista'],
  ['pt', 'Deflexão', 'Jack Sorridente, O Anarquista'],
  ['it', 'Deflettere', "Smiling Jack, L'Anarchico"],
])('%s names cards in the log, in questions and as labels', (code, deflection, smilingJack) => {
  const language = languageOf(code),
    card = { id: 5, key: 'deflection' }
  expect(nameOf(card, names, language)).toBe(deflection)
  expect(nameOf({ id: 6, key: 'ayelech' }, names, language)).toBe('Ayelech')
  expect(renderEvent({ key: 'burned', card: jack }, names, language)).toContain(smilingJack)
  expect(renderEvent({ key: 'burned', card: jack }, names)).toContain('Smiling Jack, The Anarch')
  expect(
    renderMessage({ key: 'option-play', params: { card, minion: colette, mode: 'DOM' } }, names, language),
  ).toContain(deflection)
})

it('labels what is chosen by a word of the cards: a clan, what is gained', () => {
  expect(['Malkavian', 'Brujah', 'crypt'].map(key => wordFor(key, 'clan', languageOf('fr')))).toEqual([
    'Malkavien',
    'Brujah',
    'piocher de la crypte',
  ])
  expect(['Anarch', 'prince'].map(key => wordFor(key, 'sect', languageOf('it')))).toEqual(['Anarchico', 'principe'])
  expect(wordFor('Malkavian', 'clan', en)).toBe('Malkavian')
})

it('English alone is loaded with the code: no other language is imported but when it is asked for', () => {
  const root = new URL('../../', import.meta.url),
    within = new RegExp(`/(?:${LANGUAGES.filter(code => code !== 'en').join('|')})(?:/|\\.ts)`)
  const sources = ['functions', 'shared'].flatMap(folder =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file))
      .map(file => `${folder}/${file}`),
  )
  expect(sources.length).toBeGreaterThan(200)
  const early = sources.filter(
    file =>
      !within.test(file) &&
      [...readFileSync(new URL(file, root), 'utf8').matchAll(/\bfrom '([^']+)'/g)].some(([, path = '']) =>
        within.test(path),
      ),
  )
  expect(early).toEqual([])
})

const pagesIn: Partial<Record<LanguageCode, () => Promise<Words & MoreWords>>> = {
  fr: async () => ({
    ...(await import('../../functions/web/words/fr.ts')).fr,
    ...(await import('../../functions/web/words/more/fr.ts')).fr,
  }),
  es: async () => ({
    ...(await import('../../functions/web/words/es.ts')).es,
    ...(await import('../../functions/web/words/more/es.ts')).es,
  }),
  pt: async () => ({
    ...(await import('../../functions/web/words/pt.ts')).pt,
    ...(await import('../../functions/web/words/more/pt.ts')).pt,
  }),
  it: async () => ({
    ...(await import('../../functions/web/words/it.ts')).it,
    ...(await import('../../functions/web/words/more/it.ts')).it,
  }),
}
const LIST = new URL('../../../shared/i18n/terms.csv', import.meta.url)
describe.skipIf(!existsSync(LIST))('the terms of the printed rulebooks', () => {
  it.each(spoken)(
    'are those of %s',
    (code, { terms: { phases, actions, stats, piles, disciplines, sides, strikes } }) => {
      const printed = printedIn(code)
      const { unlock, master, minion, influence, discard } = phases
      expect([unlock, master, minion, influence, discard]).toEqual(
        printed('unlockPhase', 'masterPhase', 'minionPhase', 'influencePhase', 'discardPhase'),
      )
      expect([actions.bleed, actions.hunt, actions.diablerie, actions.card]).toEqual(
        printed('bleedNoun', 'huntNoun', 'diablerie', 'action'),
      )
      expect([stats.bleed, stats.stealth, stats.intercept, stats.strength, stats.handSize, stats.capacity]).toEqual(
        printed('bleedNoun', 'stealth', 'intercept', 'strength', 'handSize', 'capacity'),
      )
      expect([piles.library, piles.crypt, piles.hand, piles.ash, piles.uncontrolled]).toEqual(
        printed('library', 'crypt', 'hand', 'ashHeap', 'uncontrolledRegion'),
      )
      const { ani, aus, cel, dom, for: fortitude, obf, pot, pre, tha } = disciplines
      expect([ani, aus, cel, dom, fortitude, obf, pot, pre, tha]).toEqual(
        printed(
          'animalism',
          'auspex',
          'celerity',
          'dominate',
          'fortitude',
          'obfuscate',
          'potence',
          'presence',
          'bloodSorcery',
        ),
      )
      expect([sides.for, sides.against, strikes.dodge, strikes.hand]).toEqual(
        printed('votesFor', 'votesAgainst', 'dodge', 'handStrike'),
      )
    },
  )

  it.each(spoken.map(([code]) => code))('are those of the texts of cards in %s', async code => {
    const { phrases } = await effectWordsIn(code),
      printed = printedIn(code)
    const same = {
      lock: 'lock',
      unlock: 'unlock',
      burn: 'burn',
      discard: 'discard',
      steal: 'steal',
      'draw.library.you': 'draw',
      'gain-pool.you': 'gain',
      referendum: 'callReferendum',
      trifle: 'trifle',
      'out-of-turn': 'outOfTurn',
      'burn-option': 'burnOption',
      requires: 'requires',
      'ref.acting': 'actingMinion',
      'ref.blocking': 'blockingMinion',
      'ref.opposing': 'opposingMinion',
      'ref.bearer': 'bearer',
      'seat.actor': 'actingMethuselah',
      'seat.prey': 'prey',
      'seat.predator': 'predator',
      'first-strike': 'firstStrike',
      ranged: 'ranged',
      'range.close': 'closeRange',
      'range.long': 'longRange',
      'at-long': 'longRange',
      redirect: 'bleedNoun',
      'mark.spied': 'bleedNoun',
      'event.bled': 'bleedNoun',
      'action.bleed': 'bleedNoun',
      'phase.unlock': 'unlockPhase',
      'phase.master': 'masterPhase',
      'phase.minion': 'minionPhase',
      'phase.influence': 'influencePhase',
      'phase.discard': 'discardPhase',
      'pile.ash': 'ashHeap',
      'pile.library': 'library',
      'window.polling': 'polling',
      'title.prince': 'prince',
      'title.justicar': 'justicar',
      'title.primogen': 'primogen',
      'title.baron': 'baron',
      'title.archbishop': 'archbishop',
      'title.bishop': 'bishop',
      'title.cardinal': 'cardinal',
      'title.regent': 'regent',
      'title.inner circle': 'innerCircleMember',
      'type.Action Modifier': 'actionModifier',
      'type.Ally': 'ally',
      'type.Equipment': 'equipment',
      'type.Political Action': 'politicalAction',
      'type.Retainer': 'retainer',
      'word.location': 'location',
      'word.trophy': 'trophy',
      'word.red list': 'redList',
      'word.black hand': 'blackHand',
    } as const satisfies Partial<Record<EffectKey, string>>
    const singular = (text: string): string => text.replace(/⟨([^|⟩]*)[^⟩]*⟩/g, '$1')
    const strange = Object.entries(same)
      .map(([key, term]) => [key, singular(phrases[key as EffectKey]), printed(term)[0]!] as const)
      .filter(([, said, term]) => !said.toLowerCase().includes(term.toLowerCase()))
    expect(strange).toEqual([])
  })

  it.each(spoken.map(([code]) => code))('are those of the pages in %s', async code => {
    const {
        cards: { disciplines, types },
        table,
        sandbox: { regions },
        prompt: { deeds },
      } = await pagesIn[code]!(),
      printed = printedIn(code)
    const small = (said: string[]): string[] => said.map(one => one.toLowerCase())
    const { ani, aus, cel, dom, for: fortitude, obf, pot, pre, tha } = disciplines
    expect([ani, aus, cel, dom, fortitude, obf, pot, pre, tha]).toEqual(
      printed(
        'animalism',
        'auspex',
        'celerity',
        'dominate',
        'fortitude',
        'obfuscate',
        'potence',
        'presence',
        'bloodSorcery',
      ),
    )
    expect(
      small([types['Action Modifier'], types.Ally, types.Equipment, types['Political Action'], types.Retainer]),
    ).toEqual(printed('actionModifier', 'ally', 'equipment', 'politicalAction', 'retainer'))
    expect(small([table.prey, table.predator, table.torpor, table.ash, table.strength])).toEqual(
      printed('prey', 'predator', 'torpor', 'ashHeap', 'strength'),
    )
    expect(
      small([table.meters.bleed, table.meters.stealth, table.meters.intercept, table.range.close, table.range.long]),
    ).toEqual(printed('bleedNoun', 'stealth', 'intercept', 'closeRange', 'longRange'))
    expect(small([regions.hand, regions.library, regions.crypt])).toEqual(printed('hand', 'library', 'crypt'))
    expect(
      small([
        deeds.bleed,
        deeds.hunt,
        deeds['leave-torpor'],
        deeds['enter-combat'],
        deeds.block,
        deeds.play,
        deeds.unlock,
      ]),
    ).toEqual(printed('bleed', 'hunt', 'leaveTorpor', 'enterCombat', 'block', 'play', 'unlock'))
  })
})

/** By their keys; an apostrophe is set as this language sets it. */
function printedIn(code: LanguageCode): (...keys: string[]) => string[] {
  const [head = [], ...rows] = readFileSync(LIST, 'utf8')
    .split('\n')
    .map(line => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''))
  const column = head.indexOf(code),
    listed = new Map(rows.map(row => [row[0], row[column] ?? '']))
  const apostrophe = code === 'fr' ? '’' : "'"
  return (...wanted) => wanted.map(key => (listed.get(key) ?? `no term ${key}`).replaceAll("'", apostrophe))
}
