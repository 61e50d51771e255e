import * as z from 'zod'
import { CardList, CardPage, CardParams, CardQuery, Health, RulesVersion } from '../cards.ts'
import { CheckDeck, DeckReport } from '../decks.ts'
import { ok, type Route } from './route.ts'

export const serviceRoutes = {
  health: {
    method: 'GET',
    path: '/healthz',
    tag: 'Service',
    access: 'public',
    scope: null,
    summary: 'Whether the service is up, and which build it is',
    replies: ok(Health, 'It is up'),
    problems: [],
  },
  rulesVersion: {
    method: 'GET',
    path: '/rules-version',
    tag: 'Service',
    access: 'public',
    scope: null,
    conditional: true,
    summary: 'By which rules games are played here',
    replies: ok(RulesVersion, 'Rules, build and cards'),
    problems: [],
  },
  document: {
    method: 'GET',
    path: '/openapi.json',
    tag: 'Service',
    access: 'public',
    scope: null,
    conditional: true,
    summary: 'This document',
    replies: ok(z.record(z.string(), z.unknown()), 'An OpenAPI 3.1 document'),
    problems: [],
  },
  cards: {
    method: 'GET',
    path: '/cards',
    tag: 'Service',
    access: 'public',
    scope: null,
    conditional: true,
    summary: 'The cards that are known, by name, and the decks one can play',
    query: CardQuery,
    description:
      'What is asked for narrows: a card is listed that is all of it. Anybody may keep a reply for as long as it says.',
    replies: ok(CardList, 'A page of cards'),
    problems: [],
  },
  card: {
    method: 'GET',
    path: '/cards/{card}',
    tag: 'Service',
    access: 'public',
    scope: null,
    conditional: true,
    summary: 'One card, what it does, and where rulings on it stand',
    params: CardParams,
    replies: ok(CardPage, 'The card'),
    problems: ['not-found'],
  },
  checkDeck: {
    method: 'POST',
    path: '/decks/check',
    tag: 'Service',
    access: 'public',
    scope: null,
    summary: 'What a list of cards says, whether it is legal, and whether it can be played here',
    description:
      'Nothing is kept. A list with unknown or ambiguous names is answered with candidates, line by line; what is no list at all is refused.',
    body: CheckDeck,
    replies: ok(DeckReport, 'What stands against it, if anything'),
    problems: ['unreadable-deck'],
  },
} as const satisfies Record<string, Route>
