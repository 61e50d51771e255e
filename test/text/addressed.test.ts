import { describe, expect, it } from 'vitest'
import type { GameEvent, Message } from '../../shared/rules/index.ts'
import { phraseIds, phrases } from '../../shared/text/phrases.ts'
import { phraseText, talkWords } from '../../shared/text/talk-words.ts'
import { languageOf, learn, type LanguageCode } from '../../shared/text/languages.ts'
import { LANGUAGES, READER } from '../../shared/text/spoken-language.ts'
import { renderEvent, renderMessage, type Names } from '../../shared/text/index.ts'
import * as samples from './sample-sentences.ts'

const OWN = 'Guest-2afc58'
const toSeat = (you: number): Names => ({ seats: samples.names.seats.with(you, OWN), you })
const { colette, naomi } = samples
const card = (key: string, id = 41) => ({ id, key })

/** One thing that happened, as it is told to the second seat, `you`, in each language. */
const told: [GameEvent, Record<LanguageCode, string>][] = [
  [
    { key: 'discarded', seat: 1, card: card('majesty') },
    {
      en: 'You discard Majesty.',
      fr: 'Vous défaussez Majesté.',
      es: 'Te descartas de Majestad.',
      pt: 'Você descarta Majestade.',
      it: 'Scarti Maestà.',
    },
  ],
  [
    { key: 'bled', by: colette, seat: 0, target: 1, amount: 3 },
    {
      en: 'Colette bleeds you for 3.',
      fr: 'Colette vous mord pour 3.',
      es: 'Colette te sangra 3.',
      pt: 'Colette sangra você em 3.',
      it: 'Colette ti dissangua da 3.',
    },
  ],
  [
    { key: 'unlocked-all', seat: 1 },
    {
      en: 'You unlock all your cards.',
      fr: 'Vous redressez toutes vos cartes.',
      es: 'Enderezas todas tus cartas.',
      pt: 'Você destrava todas as suas cartas.',
      it: 'Disimpegni tutte le tue carte.',
    },
  ],
  [
    { key: 'passed', window: 'blocks', seats: [1], byDefault: [] },
    {
      en: 'You do not block.',
      fr: 'Vous ne bloquez pas.',
      es: 'No bloqueas.',
      pt: 'Você não bloqueia.',
      it: 'Non blocchi.',
    },
  ],
  [
    { key: 'passed', window: 'declined', seats: [0, 1], byDefault: [1] },
    {
      en: 'Ann and you pass (after blocks are declined); by default at the time limit: you.',
      fr: 'Ann et vous passez (quand tous ont renoncé à bloquer) ; par défaut à la fin du délai : vous.',
      es: 'Ann y tú pasan (tras la renuncia a bloquear); por defecto al acabarse el tiempo: tú.',
      pt: 'Ann e você passam (após a recusa de bloquear); por padrão no fim do prazo: você.',
      it: 'Ann e tu passano (dopo il rifiuto di bloccare); come predefinito allo scadere del tempo: tu.',
    },
  ],
  [
    { key: 'edge-moved', from: 1, to: 0 },
    {
      en: 'Ann takes the Edge from you.',
      fr: 'Ann vous prend l’Avantage.',
      es: 'Ann te quita la Ventaja.',
      pt: 'Ann tira a Vantagem de você.',
      it: 'Ann ti toglie il Vantaggio.',
    },
  ],
  [
    { key: 'ousted', seat: 1, predator: 0 },
    {
      en: 'Ann ousts you.',
      fr: 'Ann vous élimine.',
      es: 'Ann te elimina.',
      pt: 'Ann elimina você.',
      it: 'Ann ti elimina.',
    },
  ],
  [
    { key: 'victory-point', seat: 1, why: 'prey' },
    {
      en: 'You gain 1 victory point as your prey is ousted.',
      fr: 'Vous gagnez 1 point de victoire pour l’élimination de votre proie.',
      es: 'Ganas 1 punto de victoria por la eliminación de tu presa.',
      pt: 'Você ganha 1 ponto de vitória pela eliminação de sua presa.',
      it: 'Guadagni 1 punto vittoria per l’eliminazione della tua preda.',
    },
  ],
  [
    { key: 'moved', card: naomi, to: 'ash', owner: 1 },
    {
      en: 'Naomi Stewart goes to your ash heap.',
      fr: 'Naomi Stewart va dans votre tas de cendres.',
      es: 'Naomi Stewart va a tu montón de ceniza.',
      pt: 'Naomi Stewart vai para a sua pilha de cinzas.',
      it: 'Naomi Stewart va nella tua pila degli scarti.',
    },
  ],
  [
    { key: 'withdrawal-failed', seat: 1, why: 'blood' },
    {
      en: 'Your withdrawal fails: a minion of yours has lost blood.',
      fr: 'Votre retraite échoue : un de vos serviteurs a perdu du sang.',
      es: 'Tu retirada fracasa: un siervo tuyo ha perdido sangre.',
      pt: 'A sua retirada falha: um servo seu perdeu sangue.',
      it: 'Il tuo ritiro fallisce: un tuo servitore ha perso sangue.',
    },
  ],
]

describe.each(LANGUAGES)('in %s its reader is told', code => {
  it.each(told)('%j', async (event, texts) => {
    await learn(code)
    expect(renderEvent(event, toSeat(1), languageOf(code))).toBe(texts[code])
  })

  it('never of themselves by their name, nor in half a sentence', async () => {
    await learn(code)
    const language = languageOf(code)
    const events = Object.entries(samples.events).flatMap(([key, list]) =>
      list.map(params => ({ key, ...params }) as GameEvent),
    )
    const messages = Object.entries(samples.withParameters).flatMap(([key, list]) =>
      list.map((params): Message => ({ key: key as Message['key'], params })),
    )
    const seen = new Set<string>()
    for (const you of samples.names.seats.keys()) {
      const names = toSeat(you),
        named: Names = { seats: names.seats }
      const pairs = [
        ...events.map(event => [renderEvent(event, names, language), renderEvent(event, named, language)] as const),
        ...messages.map(one => [renderMessage(one, names, language), renderMessage(one, named, language)] as const),
      ]
      for (const [to, about] of pairs) {
        expect(to).not.toContain(OWN)
        expect(to).not.toContain(READER)
        expect(to).not.toMatch(/\s\s|^\p{Ll}|undefined/u)
        if (about.includes(OWN)) seen.add(to)
        // Somebody else's sentence stays as it is, but for whose pool and prey it is.
        else if (!/[Tt]e |[Yy]ou|[Vv]o(us|tre)|[Tt][uie]|[Ss]eus?|ocê/.test(to)) expect(to).toBe(about)
      }
    }
    expect(seen.size).toBeGreaterThan(100)
  })

  it('what a ready phrase says of them', async () => {
    const words = await talkWords(code)
    const names = { seat: (seat: number) => (seat === 1 ? OWN : 'Ann'), card: () => 'Majesty', you: 1 }
    const filled = { seat: 1, card: { id: 4, key: 'majesty' }, amount: 2, until: 'game-end' as const }
    for (const id of phraseIds) {
      const text = phraseText(words, id, filled, names),
        others = phraseText(words, id, { ...filled, seat: 0 }, names)
      expect(text).not.toMatch(/[{}]/)
      expect(others).not.toContain(OWN)
      // By their name where they are called by it, and else addressed.
      if (words.toReader[id] !== undefined) expect([id, text.includes(OWN)]).toEqual([id, false])
      else if ((phrases[id] as readonly string[]).includes('seat'))
        expect(text).toMatch(new RegExp(`${OWN}[,.! \\u202f]`))
      for (const place of phrases[id])
        if (place !== 'seat' && words.toReader[id] !== undefined) expect(words.toReader[id]).toContain(`{${place}}`)
    }
  })
})
