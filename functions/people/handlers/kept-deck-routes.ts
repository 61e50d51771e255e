import { BASE } from '../../../shared/api/routes/route.ts'
import { loadFacts } from '../../../shared/cards/catalogue.ts'
import { shelfOf, type ShelfDeck } from '../../games/kept-decks.ts'
import { isRefused, refused } from '../../games/refused.ts'
import type { Service } from '../../games/service.ts'
import { etagOf, match, resourceIn } from '../../http/conditional.ts'
import { sent, type Handlers } from '../../http/handler.ts'
import type { LanguageCode } from '../../../shared/text/languages.ts'
import type { Identity } from '../../http/auth.ts'
import { compareDecks, nearestTo, versionsOf, wholeDeck } from '../decks/looking.ts'
import { dropDeck, keepDeck, keepVersion, MOST_DECKS, renameDeck, type ShelfCommand } from '../decks/shelf.ts'
import { playedWith, summaryOf } from '../decks/wire-decks.ts'

interface DeckCall {
  params: { deck: string }
  who: Identity
  key: string
  ifMatch: string | undefined
  language: LanguageCode
}

/** Of a deck in the language it is read in, whichever version is looked at. */
const deckEtag = ({ build }: Service, who: Identity, id: string, rev: number, language: LanguageCode): string =>
  etagOf(build, resourceIn(`${BASE}/me/decks/${id}`, language), who.id, rev)

const commandOf = (service: Service, { params, who, key, ifMatch, language }: DeckCall): ShelfCommand => ({
  by: who,
  key,
  ...(ifMatch !== undefined && {
    isCurrent: rev => match(ifMatch, deckEtag(service, who, params.deck, rev, language)),
  }),
})

async function own({ store }: Service, who: Identity, id: string): Promise<ShelfDeck | undefined> {
  await loadFacts()
  return (await shelfOf(store, who.id))?.value.decks.find(deck => deck.id === id)
}

export const keptDeckHandlers: Handlers<
  | 'myDecks'
  | 'keepDeck'
  | 'keptDeck'
  | 'renameDeck'
  | 'dropDeck'
  | 'deckVersions'
  | 'keepVersion'
  | 'compareDecks'
  | 'nearestDeck'
> = {
  myDecks: async ({ store, build }, { who, resource }) => {
    await loadFacts()
    const [shelf, played] = await Promise.all([shelfOf(store, who.id), playedWith(store, who.id)])
    const decks = (shelf?.value.decks ?? []).map(deck => ({
      ...summaryOf(deck),
      ...(played.get(deck.id) ?? { games: 0, victoryPoints: 0 }),
    }))
    const counted = decks.map(({ id, games, victoryPoints }) => `${id} ${games} ${victoryPoints}`).join('\n')
    return {
      status: 200,
      etag: etagOf(build, resource, who.id, `${shelf?.version ?? 0}\n${counted}`),
      body: () => ({ decks, most: MOST_DECKS }),
    }
  },

  keepDeck: async (service, { who, key, body }) => {
    await loadFacts()
    return sent(await keepDeck(service, { by: who, key }, body))
  },

  keptDeck: async (service, { params, query, who, language }) => {
    const deck = await own(service, who, params.deck)
    if (!deck) return refused('not-found')
    const whole = await wholeDeck(service, who, deck, query.version ?? deck.newest)
    if (isRefused(whole)) return whole
    return { status: 200, etag: deckEtag(service, who, deck.id, deck.rev, language), body: () => whole }
  },

  renameDeck: async (service, call) => {
    await loadFacts()
    return sent(await renameDeck(service, commandOf(service, call), call.params.deck, call.body))
  },

  dropDeck: async (service, call) => {
    const outcome = await dropDeck(service, commandOf(service, call), call.params.deck)
    return isRefused(outcome) ? outcome : { status: 204, body: null }
  },

  deckVersions: async (service, { params, who }) => {
    const deck = await own(service, who, params.deck)
    if (!deck) return refused('not-found')
    const versions = await versionsOf(service, who, deck)
    return { status: 200, body: () => versions }
  },

  keepVersion: async (service, call) => {
    await loadFacts()
    return sent(await keepVersion(service, commandOf(service, call), call.params.deck, call.body))
  },

  compareDecks: async (service, { who, body }) => {
    const compared = await compareDecks(service, who, body.before, body.after)
    return isRefused(compared) ? compared : { status: 200, body: () => compared }
  },

  nearestDeck: async (service, { body }) => {
    const found = await nearestTo(service, body.deck, body.cards)
    return isRefused(found) ? found : { status: 200, body: () => found, headers: { 'Cache-Control': 'no-store' } }
  },
}
