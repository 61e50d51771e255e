import './facts/loaded.ts'
import { add } from './definitions.ts'
import { files } from './files.ts'

/**
 * Every card at once, for tests and tools: with this file all definitions are there. What runs a game loads those of
 * its own (`definitions.ts`), and imports nothing from here.
 */
for (const cards of Object.values(files)) add(cards)

export { catalogue } from './catalogue.ts'
export { decks, listOf, type DeckKey } from './five-decks.ts'
export { definitions } from './definitions.ts'
export { isWhole, supportOf } from './support.ts'
