import { loadPreviews } from './previews.ts'
import { CardFault, definitions, loadCards, loadPool } from '../../shared/cards/definitions.ts'
import { loadFacts, type CardPool } from '../../shared/cards/catalogue.ts'
import type { GameState } from '../../shared/rules/index.ts'
import { payloadHash } from './hash.ts'
import type { Store } from '../store/port.ts'

/**
 * Definitions are loaded with the first game that can need them, and a process keeps them: a start loads none, however
 * many cards there are. The rules read them as if they had always been there.
 */

/** A game has a card whose definition cannot be had. Other games go on. */
export class GameNeedsCard extends Error {
  constructor(game: string, fault: CardFault) {
    super(`The game ${game} cannot be read. ${fault.message}`, { cause: fault })
    this.name = 'GameNeedsCard'
  }
}

/** What the decks of a table can hold, and these cards, which it has. */
export async function loadFor(game: string, pool: CardPool | undefined, keys: Iterable<string>): Promise<void> {
  await Promise.all([loadPool(pool ?? 'all'), loadPreviews()])
  try {
    await loadCards(keys)
  } catch (error) {
    throw error instanceof CardFault ? new GameNeedsCard(game, error) : error
  }
}

export const loadForGame = (id: string, { settings, cards }: GameState): Promise<void> =>
  loadFor(
    id,
    settings.cards,
    Object.values(cards).map(({ key }) => key),
  )

/** The store, which hands out no game before its cards are there, and nothing that happened before their names are. */
export const withCards = (store: Store): Store =>
  Object.assign(Object.create(store) as Store, {
    event: (...of) => loadFacts().then(() => store.event(...of)),
    events: (...of) => loadFacts().then(() => store.events(...of)),
    eventsBetween: (...of) => loadFacts().then(() => store.eventsBetween(...of)),
    async loadGame(id) {
      const game = await store.loadGame(id)
      if (game) await loadForGame(id, game.state)
      return game
    },
  } satisfies Partial<Store>)

let fingerprint: Promise<string> | undefined
/** By which definitions games are played here: the same text for the same definitions, in whatever order they came. */
export const definitionsFingerprint = (): Promise<string> =>
  (fingerprint ??= loadPool('all').then(() => payloadHash('cards', Object.fromEntries(definitions))))
