import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { belongsInCrypt, catalogue } from '../../shared/cards/catalogue.ts'
import type { CardFacts } from '../../shared/cards/facts.ts'
import { decks as box, isWhole, listOf, type DeckKey } from '../../shared/cards/index.ts'
import { linesOf } from '../../shared/bots/lines.ts'
import { suits } from '../../shared/bots/hand.ts'
import type { DeckList, Draw } from '../../shared/rules/index.ts'
import { ROOT } from '../../infra/build.ts'

/** The decks that simulated games are played with. */
export const SOURCES = ['box', 'tournament', 'built'] as const
export type Source = (typeof SOURCES)[number]

const BOX = Object.keys(box) as DeckKey[]

/** The five decks of the box, in another order each game; every third game has one of them twice, so that unique cards are contested. */
export const boxDecks = (seed: number): DeckList[] =>
  Array.from({ length: 5 }, (_, i) => listOf(box[BOX[((seed % 3 === 0 && i === 4 ? 0 : i) + seed) % BOX.length]!]))

/** The shelf lies beside the repository and is no part of it. */
const SHELF = join(ROOT, '../shared/data/decks/twd.json')
const SINCE = '2020-01-01'
interface Won { date: string; crypt: [number, number][]; library: [number, number][] }

/** Tournament decks of the last years whose cards are all whole; none where there is no shelf. */
export function tournamentDecks(): DeckList[] {
  if (!existsSync(SHELF)) return []
  const byId = new Map([...catalogue.values()].map(({ id, key }) => [id, key]))
  const keysOf = (cards: [number, number][]): string[] | undefined => {
    const keys = cards.map(([id, n]) => ({ key: byId.get(id), n }))
    return keys.every(({ key }) => key !== undefined && isWhole(key)) ? keys.flatMap(({ key, n }) => Array<string>(n).fill(key!)) : undefined
  }
  return (JSON.parse(readFileSync(SHELF, 'utf8')) as Won[]).filter(({ date }) => date >= SINCE).flatMap(({ crypt: vampires, library: cards }) => {
    const crypt = keysOf(vampires), library = keysOf(cards)
    return crypt && library ? [{ crypt, library }] : []
  })
}

const whole = [...catalogue.values()].filter(({ key }) => isWhole(key))
const vampires = whole.filter(belongsInCrypt), cards = whole.filter(facts => !belongsInCrypt(facts))
/** How many different cards a built deck is about, and how many copies of each it has. */
const SUBJECTS = 9, COPIES = 5, CRYPT = 12, LIBRARY = 72

/**
 * A deck around some cards, so that all of them are played sooner or later: the vampires that can play most of these, and more that
 * those can play. It need not be legal in a tournament.
 */
export function builtDeck(n: number, draw: Draw): DeckList {
  // Those that few vampires can play are together in some decks, and alone among others in others.
  const subjects = Array.from({ length: SUBJECTS }, (_, i) => cards[(i === 0 ? n : draw(cards.length)) % cards.length]!)
  const fit = (vampire: CardFacts) => subjects.reduce((sum, facts, i) => sum + share(vampire, facts) * (i === 0 ? 5 : 1), 0)
  const first = vampires[n % vampires.length]!
  const partner = vampires.find(one => one.name === first.name && one.advanced !== first.advanced)
  const best = vampires.map(vampire => ({ vampire, worth: fit(vampire) + draw(100) / 200 })).sort((a, b) => b.worth - a.worth).slice(0, 5).map(({ vampire }) => vampire)
  const crew = [first, ...(partner ? [partner] : []), ...best]
  const crypt = Array.from({ length: CRYPT }, (_, i) => crew[i % crew.length]!.key)
  const library = subjects.flatMap(({ key }) => Array<string>(COPIES).fill(key))
  for (let tries = 0; library.length < LIBRARY && tries < 500; tries++) {
    const more = cards[draw(cards.length)]!
    if (tries > 400 || crew.some(vampire => share(vampire, more) > 0)) library.push(more.key)
  }
  return { crypt, library }
}

/** How many of its lines it could play, of all. */
function share(vampire: CardFacts, facts: CardFacts): number {
  const lines = linesOf(facts.key)
  const user = { clan: vampire.clan ?? null, title: vampire.title ?? null, disciplines: vampire.disciplines ?? [], capacity: vampire.capacity ?? null, type: 'vampire' as const }
  return lines.length === 0 ? 0 : lines.filter(line => suits(user, facts, line)).length / lines.length
}
