import { decks as box, isWhole } from '../../shared/cards/index.ts'
import { allNames } from '../../shared/cards/names.ts'
import { check } from '../../shared/decks/check.ts'
import { isNotRead } from '../../shared/decks/list.ts'
import { readList } from '../../shared/decks/read.ts'
import { writers } from '../decks/sample-lists.ts'
import { wonDecks } from '../decks/won.ts'
import type { Name, Values } from './figures.ts'
import type { Sizes } from './sizes.ts'
import { spread } from './spread.ts'

/**
 * Reading a list of names in the tournament format, and judging it: whether it is legal, and whether it is playable.
 * They are lists that won tournaments, of all years; the five decks where those are not beside the repository.
 */
export function measureDecks({ lists: most }: Pick<Sizes, 'lists'>): Values<Extract<Name, `decks.${string}`>> {
  const write = writers['tournament']!
  const won = wonDecks()
  const lists = (
    won.length > 0 ? won.filter((_, n) => n % Math.ceil(won.length / most) === 0) : Object.values(box)
  ).map(write)
  // Not those of other parts of this process, whose names are gathered by now.
  const names = allNames([])
  const times = lists.map(text => {
    const began = performance.now()
    const list = readList(text)
    if (isNotRead(list)) throw new Error(list.unreadable)
    check(list, names, 'all', isWhole)
    return performance.now() - began
  })
  const { median, p99 } = spread(times)
  return { 'decks.check.first': times[0]!, 'decks.check.median': median, 'decks.check.p99': p99 }
}
