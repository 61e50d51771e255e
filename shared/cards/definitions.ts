import { type CardPool, inPool, loadFacts } from './catalogue.ts'
import { chunks } from './chunks.ts'
import type { CardDefinition } from './definition.ts'

/**
 * What cards do, as far as it has been loaded. Whoever reads a game loads what the game can need before
 * (`loadPool`, `loadCards`); from then on the rules read it as if it had always been there. What is loaded stays.
 */
const loaded = new Map<string, CardDefinition>()
export const definitions: ReadonlyMap<string, CardDefinition> = loaded

const chunkOf: ReadonlyMap<string, string> = new Map(
  Object.entries(chunks).flatMap(([path, { keys }]) => keys.map(key => [key, path])),
)
/** Why a card cannot be used, by its key: its file does not load, or what stands there is no definition. */
const faults = new Map<string, string>()
const loading = new Map<string, Promise<void>>()

/** Whether anything is written of the card, loaded or not. */
export const isDefined = (key: string): boolean => loaded.has(key) || chunkOf.has(key)

/** A card of which the definition cannot be had. */
export class CardFault extends Error {
  readonly card: string
  constructor(card: string, why: string) {
    super(`The card ${card} cannot be used: ${why}`)
    this.name = 'CardFault'
    this.card = card
  }
}

/** What the card does. Nothing is written of one whose facts are all there is. */
export function definitionFor(key: string): CardDefinition | undefined {
  const definition = loaded.get(key)
  if (definition === undefined && chunkOf.has(key)) throw new CardFault(key, faults.get(key) ?? 'it is not loaded')
  return definition
}

let times = 0
/** How often cards have been taken up: what is worked out of all of them is worked out again. */
export const revision = (): number => times

/** Takes up the cards of a file; what is no definition is a fault of its own card alone. */
export function add(cards: readonly CardDefinition[]): void {
  times++
  for (const card of cards) {
    const key: unknown = card?.facts?.key
    if (typeof key === 'string' && Array.isArray(card.modes)) loaded.set(key, card)
  }
}

async function loadChunk(path: string): Promise<void> {
  const { keys, load } = chunks[path]!
  let why = 'its file does not define it'
  try {
    add((await load()).cards)
  } catch (error) {
    why = `its file does not load (${error instanceof Error ? error.message : String(error)})`
  }
  for (const key of keys) if (!loaded.has(key)) faults.set(key, why)
}

const once = (path: string): Promise<void> => {
  const begun = loading.get(path) ?? loadChunk(path)
  loading.set(path, begun)
  return begun
}

/** A definition is made of the facts of its card. */
const load = async (keys: Iterable<string>): Promise<void> => {
  await loadFacts()
  const paths = new Set([...keys].flatMap(key => (loaded.has(key) ? [] : (chunkOf.get(key) ?? []))))
  if (paths.size > 0) await Promise.all([...paths].map(once))
}

/** Throws a `CardFault` where one of them cannot be had. */
export async function loadCards(keys: Iterable<string>): Promise<void> {
  const missing = new Set<string>()
  for (const key of keys) if (!loaded.has(key)) missing.add(key)
  await load(missing)
  for (const key of missing) definitionFor(key)
}

/** Every game asks for its pool, at each reading: what a name stands for is gone through once. */
const pools = new Map<string, Promise<void>>()

/** All that the decks of a table can hold. What cannot be had is left out: no game without it is any the worse. */
export async function loadPool(pool: CardPool): Promise<void> {
  const name = typeof pool === 'string' ? pool : 'fifth-edition'
  const begun = pools.get(name) ?? load([...chunkOf.keys()].filter(key => inPool(name, key)))
  pools.set(name, begun)
  await begun
  if (typeof pool !== 'string') await load(pool)
}
