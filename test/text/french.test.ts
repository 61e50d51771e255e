import { expect, it } from 'vitest'
import { fr as pages } from '../../functions/web/words/fr.ts'
import { fr as more } from '../../functions/web/words/more/fr.ts'
import type { GameEvent, MessageKey } from '../../shared/rules/index.ts'
import { fr } from '../../shared/text/fr.ts'
import { count, de, que } from '../../shared/text/fr/grammar.ts'
import { pushMessage } from '../../functions/notify/messages.ts'
import { planned } from '../../functions/notify/planned.ts'
import { noticeWords } from '../../shared/text/notice-words.ts'
import { orderWordsIn } from '../../shared/text/order-words.ts'
import { orderText } from '../../shared/text/orders.ts'
import { nameOf, renderEvent, renderMessage } from '../../shared/text/index.ts'
import * as samples from './sample-sentences.ts'

const { colette, naomi, names, unknown } = samples

/** The narrow space of French is written as `~` here. */
const narrow = (text: string): string => text.replaceAll('~', '\u202F')

it('elides before vowels, and leaves h alone', () => {
  expect(['Ann', 'Ben', 'Élise', 'Yves', 'Yorak', 'Henri', 'une carte'].map(de)).toEqual([
    'd’Ann',
    'de Ben',
    'd’Élise',
    'd’Yves',
    'de Yorak',
    'de Henri',
    'd’une carte',
  ])
  expect([que('Ann'), que('Ben')]).toEqual(['qu’Ann', 'que Ben'])
})

it('counts by its own rule: zero, halves and one are one', () => {
  expect([0, 0.5, 1, 2].map(n => count(n, 'carte'))).toEqual(['0 carte', '0,5 carte', '1 carte', '2 cartes'])
})

it.each<[string, GameEvent]>([
  ['Colette mord Ben pour 3.', { key: 'bled', by: colette, seat: 0, target: 1, amount: 3 }],
  ['La retraite d’Ann échoue~: sa réserve a baissé.', { key: 'withdrawal-failed', seat: 0, why: 'pool' }],
  ['Carte brûlée~: une carte face cachée.', { key: 'burned', card: unknown }],
  ['Une carte face cachée s’incline.', { key: 'locked', card: unknown }],
  ['Ann prend le contrôle d’une carte face cachée.', { key: 'control-changed', card: unknown, from: 1, to: 0 }],
  [
    'Colette devient prince d’Oslo.',
    { key: 'became', card: colette, clan: null, sect: null, title: 'prince', city: 'Oslo' },
  ],
])('says: %s', (text, event) => {
  expect(renderEvent(event, names, fr)).toBe(narrow(text))
})

it('sets a narrow space before : ; ? ! and inside of « »', () => {
  const words = (of: object): string[] =>
    Object.values(of).flatMap((one: unknown) =>
      typeof one === 'string'
        ? [one]
        : typeof one === 'function'
          ? [(one as (...holes: unknown[]) => string)(2, 3, 4, 5)]
          : words(one as object),
    )
  const said = [
    ...Object.entries(samples.events).flatMap(([key, list]) =>
      list.map(params => renderEvent({ key, ...params } as GameEvent, names, fr)),
    ),
    ...Object.entries(samples.withParameters).flatMap(([key, list]) =>
      (list ?? []).map(params => renderMessage({ key: key as MessageKey, params }, names, fr)),
    ),
    ...Object.values(fr.deckReasons),
    ...words(fr.terms),
    ...words({ pages, more }).filter(text => !text.startsWith('Vampire:')),
  ]
  expect(said.length).toBeGreaterThan(800)
  expect(said.filter(text => /[^\u202F][;?!»]|[^\u202F\d]:|«[^\u202F]/.test(text))).toEqual([])
})

it('sets the names of cards likewise', () => {
  expect(nameOf({ id: 7, key: 'second-tradition-domain' }, names, fr)).toBe(narrow('Deuxième Tradition~: le Domaine'))
  expect(nameOf({ id: 8, key: 'art-museum' }, names, fr)).toBe('Musée d’art')
})

it('asks', () => {
  expect(
    renderMessage(
      { key: 'option-block', params: { minion: naomi, blocking: colette, intercept: 0, stealth: 1 } },
      names,
      fr,
    ),
  ).toBe(narrow('Bloquer Colette avec Naomi Stewart~: interception 0 contre discrétion 1, il manque 1'))
})

it('tells who wishes to be told in French', async () => {
  const at = '2027-02-01T18:00:00.000Z'
  const over = planned({
    player: 'usr_1',
    id: 'one',
    channel: 'push',
    kind: 'gameOver',
    about: { game: 'gam_1' },
    at,
    dueAt: at,
    expires: at,
  })
  expect(await pushMessage(over, 'Table', { ask: '', answers: undefined }, 'fr')).toMatchObject({
    title: 'Table',
    body: 'La partie est terminée.',
  })
})

it('has sentences for orders, pushes and mails', async () => {
  const words = await orderWordsIn('fr')
  expect(
    orderText(
      {
        id: 'r',
        scope: 'until-my-turn',
        when: {
          window: ['blocks', 'declined'],
          action: { kind: ['bleed', 'political'], by: ['predator'], bleed: { gte: 4 } },
        },
        unless: { pool: { gte: 20 } },
        do: { play: ['deflection'], to: ['prey'], cap: { blood: 1 } },
      },
      { seat: seat => names.seats[seat]!, card: key => key, minion: String },
      words,
    ),
  ).toBe(
    narrow(
      'Jusqu’à mon tour~: quand la fenêtre est « tentatives de blocage » ou « quand tous ont renoncé à ' +
        'bloquer », et que l’action est une morsure ou une action politique, et que le serviteur qui agit est à ' +
        'mon prédateur, et que la morsure est d’au moins 4, sauf si ma réserve est d’au moins 20~: jouer ' +
        'deflection vers ma proie si je l’ai en main, pour au plus 1 point de sang~; sinon passer.',
    ),
  )
  expect([0, 1, 2].map((await noticeWords('fr')).digest.subject)).toEqual([
    'Nouvelles de vos parties',
    'On attend votre réponse dans 1 partie',
    'On attend votre réponse dans 2 parties',
  ])
})
