import type { CardFacts } from '../cards/facts.ts'
import type { NamedCard } from '../cards/names.ts'
import { catalogue } from '../cards/catalogue.ts'

/** What a crypt can do for a library: what its vampires have. */
export interface Crypt {
  /** Lower case. */
  disciplines: ReadonlySet<string>
  clans: ReadonlySet<string>
  titles: ReadonlySet<string>
  capacity: number
}

/** Enough that likeness stays above nothing whatever differs. */
const BASE = 20

/** How alike two crypt cards are by what is printed on them: clan, Disciplines, capacity, title. */
export function likenessInCrypt(card: NamedCard, other: CardFacts): number {
  const facts = card.key === undefined ? undefined : catalogue.get(card.key)
  const apart = Math.abs((card.capacity ?? 0) - (other.capacity ?? 0))
  const kin = facts && facts.clan === other.clan ? 6 : 0
  const titled = facts && (facts.title === undefined) === (other.title === undefined) ? 2 : 0
  const sect = facts && facts.sect === other.sect ? 1 : 0
  const shared = (facts?.disciplines ?? []).reduce((sum, one) => sum + sharedBy(one, other.disciplines ?? []), 0)
  return Math.max(BASE + kin + titled + sect + shared - apart * 1.5 - (other.advanced ? 4 : 0), 0)
}

/** Four for the same level, three for the other. */
const sharedBy = (discipline: string, others: readonly string[]): number =>
  others.includes(discipline) ? 4 : others.some(one => one.toLowerCase() === discipline.toLowerCase()) ? 3 : 0

/** How alike two library cards are, as far as the crypt can play the other: type, Disciplines, words, cost. */
export function likenessInLibrary(card: CardFacts, other: CardFacts, crypt: Crypt, copies: number): number {
  const types = card.types.filter(type => other.types.includes(type)).length
  if (types === 0 || !isFor(other, crypt)) return 0
  const same = types === card.types.length && types === other.types.length ? 6 : 0
  const [needs, has] = [lower(card.disciplines), lower(other.disciplines)]
  const disciplines = needs.filter(one => has.includes(one)).length * 5
  const bare = (needs.length === 0) === (has.length === 0) ? 3 : 0
  const words = (card.keywords ?? []).filter(one => other.keywords?.includes(one)).length * 2
  const cost = Math.abs(costOf(card) - costOf(other))
  const kin = card.clan !== undefined && card.clan === other.clan ? 4 : 0
  const turn = (card.outOfTurn ?? false) === (other.outOfTurn ?? false) ? 1 : 0
  const trifle = (card.trifle ?? false) === (other.trifle ?? false) ? 1 : 0
  // Two of a kind that may be there once are one too many.
  const once = other.unique && !card.unique && copies > 1 ? 5 : 0
  return Math.max(BASE + same + disciplines + bare + words + kin + turn + trifle - cost - once, 1)
}

const lower = (disciplines: readonly string[] = []): string[] => disciplines.map(one => one.toLowerCase())
const costOf = ({ poolCost = 0, bloodCost = 0 }: CardFacts): number =>
  (poolCost === 'X' ? 1 : poolCost) + (bloodCost === 'X' ? 1 : bloodCost)

/** Whether somebody in the crypt could play it, by what it requires of them. */
function isFor(card: CardFacts, { disciplines, clans, titles, capacity }: Crypt): boolean {
  const { clan, clans: several, disciplines: some, allDisciplines, requiresTitle, requiresCapacity } = card
  const needed = lower(some)
  const has = (one: string): boolean => disciplines.has(one)
  return (
    (clan === undefined || (several ?? [clan]).some(one => clans.has(one))) &&
    (needed.length === 0 || (allDisciplines ? needed.every(has) : needed.some(has))) &&
    (requiresTitle === undefined || requiresTitle.some(one => titles.has(one))) &&
    (requiresCapacity === undefined || capacity >= requiresCapacity) &&
    card.requiresTraits === undefined &&
    card.requiresSect === undefined
  )
}
