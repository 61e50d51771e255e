import type { Infer } from '../../shared/api/client.ts'
import type { Card } from '../../shared/api/cards.ts'
import { cell, useCell } from './cell.ts'
import { memory } from './browser-memory.ts'
import { client } from './session.ts'

/** What cards are called and do, read once, many at a time. */
export type Facts = Infer<typeof Card>

const MOST = 100
const known = cell<ReadonlyMap<string, Facts>>(new Map())
const wanted = new Set<string>()
const asked = new Set<string>()
let waiting = false,
  fetching = Promise.resolve()

export function want(keys: Iterable<string>): void {
  for (const key of keys) if (!asked.has(key)) wanted.add(key)
  if (wanted.size === 0 || waiting) return
  waiting = true
  fetching = Promise.resolve().then(fetchWanted)
}

/** All that is wanted is there, or could not be read. */
export const factsRead = (): Promise<void> => fetching

/** What was read on this device before stands in until it is read again, and where it cannot be. */
const factsName = (): string => `facts.${document.documentElement.lang}`

async function recall(keys: readonly string[]): Promise<void> {
  const held = await memory.read<Facts[]>(factsName()),
    wanted = new Set(keys)
  learn((held ?? []).filter(({ key }) => wanted.has(key) && !known.get().has(key)))
}

async function fetchWanted(): Promise<void> {
  waiting = false
  const all = [...wanted]
  wanted.clear()
  for (const key of all) asked.add(key)
  await recall(all)
  for (let at = 0; at < all.length; at += MOST) {
    const keys = all.slice(at, at + MOST)
    try {
      const { body } = await client.call('cards', { query: { keys: keys.join(','), limit: MOST } })
      learn(body?.cards ?? [])
      void memory.write(factsName(), [...known.get().values()])
    } catch {
      // Keys stand in for names until the next look.
      for (const key of keys) asked.delete(key)
    }
  }
}

export function learn(cards: readonly Facts[]): void {
  if (cards.length > 0) known.set(new Map([...known.get(), ...cards.map(card => [card.key, card] as const)]))
}

/** Everything forgotten: names and texts are in one language. */
export function forget(): void {
  asked.clear()
  known.set(new Map())
}

export const useFacts = (): ReadonlyMap<string, Facts> => useCell(known)

/** A key is a name without its accents: better than a gap until the name is there. */
export const nameOf = (facts: ReadonlyMap<string, Facts>, key: string): string =>
  called(facts.get(key)) ??
  key
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** What a card is called by who reads this page. */
export const called = (card: Pick<Facts, 'name' | 'called'> | undefined): string | undefined =>
  card?.called ?? card?.name

/** A clan, sect or title as the page calls it, if it is that of the card. */
export function standingOf(
  card: Facts | undefined,
  what: 'clan' | 'sect' | 'title',
  now: string | null | undefined = card?.[what],
): string | undefined {
  return (now === card?.[what] ? card?.words?.[what] : undefined) ?? now ?? undefined
}

/** The language of that name where it is not that of the page. */
export const langOf = (card: Pick<Facts, 'called'> | undefined): 'en' | undefined =>
  card && card.called === undefined && document.documentElement.lang !== 'en' ? 'en' : undefined
