import type { Infer } from '../../../shared/api/client.ts'
import type { DeckReport } from '../../../shared/api/decks.ts'
import type { KeptDeckList } from '../../../shared/api/kept-decks.ts'

export type KeptDeck = Infer<typeof KeptDeckList>['decks'][number]
export type Report = Infer<typeof DeckReport>

export const READY = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'] as const
export type ReadyDeck = (typeof READY)[number]
/** What is chosen of the list: a deck that is kept, or one that is ready-made. */
export type Chosen = { kept: KeptDeck } | { ready: ReadyDeck }

export const readyName = (key: ReadyDeck): string => key.charAt(0).toUpperCase() + key.slice(1)
