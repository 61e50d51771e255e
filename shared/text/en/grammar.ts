import { MISSING } from '../spoken-language.ts'

/** English words around names and numbers. */

/** `Ann`, `Ann and Ben`, `Ann, Ben and Cal`. */
export function listed(names: string[], nobody = 'nobody'): string {
  if (names.length < 2) return names[0] ?? nobody
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** `1 card`, `2 cards`. Blood, pool and life have no plural: give the noun twice. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${figure(n)} ${n === 1 ? one : many}`
}

export const blood = (n: number): string => count(n, 'blood', 'blood')
export const pool = (n: number): string => count(n, 'pool', 'pool')
export const figure = (n: number): string => (Number.isNaN(n) ? MISSING : String(n))
/** `+1`, `-1`. */
export const signed = (n: number): string => (n < 0 ? figure(n) : `+${figure(n)}`)
/** `Ben's`. */
export const of = (name: string): string => `${name}'s`

/** A word of a table, or the word itself where the table has none. */
export const word = (table: Readonly<Record<string, string>>, key: string): string => table[key] ?? key

/** An instant, to the minute, in UTC. */
export const moment = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`
