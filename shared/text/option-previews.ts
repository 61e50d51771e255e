import type { ComesKey } from '../rules/index.ts'
import type { Reading } from './spoken-language.ts'

/** What an option comes to, in short: each language gives its words, the order is the same. */
export interface ComesWords {
  /** `null`: the reader's. */
  pool: (whose: string | null, change: string) => string
  blood: (change: string, capacity: number) => string
  ready: (blood: number) => string
  bleed: (change: string) => string
  stealth: (change: string) => string
  intercept: (change: string) => string
  votes: (own: number, all: number) => string
  nobody: string
  /** `more`: so many who are not named; `short`: of stealth, at best. */
  block: (names: string[], more: number, short: number) => string
}

/** More than these are counted. */
const NAMED = 2

export const comesTo = (words: ComesWords): Record<ComesKey, (read: Reading) => string> => ({
  'comes-to': read => {
    const change = (name: string): string => `${read.number(name)} → ${read.number(`${name}To`)}`
    const parts: string[] = []
    if (read.has('bleed')) parts.push(words.bleed(change('bleed')))
    if (read.has('blood')) parts.push(words.blood(change('blood'), read.number('capacity')))
    if (read.has('ready')) parts.push(words.ready(read.number('ready')))
    if (read.has('pool')) parts.push(words.pool(read.reader('seat') ? null : read.seats('seat')[0]!, change('pool')))
    if (read.has('own')) parts.push(words.pool(null, change('own')))
    if (read.has('stealth')) parts.push(words.stealth(change('stealth')))
    if (read.has('intercept')) parts.push(words.intercept(change('intercept')))
    if (read.has('votes')) parts.push(words.votes(read.number('votes'), read.number('votesOf')))
    if (read.has('blockers')) {
      const names = read.cards('blockers'),
        more = names.length > NAMED ? names.length - 1 : 0
      parts.push(
        names.length === 0
          ? words.nobody
          : words.block(more > 0 ? names.slice(0, 1) : names, more, read.has('short') ? read.number('short') : 0),
      )
    }
    return parts.map(part => `${part}.`).join(' ')
  },
})
