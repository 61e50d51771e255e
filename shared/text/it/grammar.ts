import { figure as digits } from '../en/grammar.ts'

/** Italian words around names and numbers. Signs and tables of words are read as in English. */
export { signed, word } from '../en/grammar.ts'
/** `0,5` */
export const figure = (n: number): string => digits(n).replace('.', ',')

/** `e`, but `ed` before another e: `Dee ed Eli`. */
const and = (next: string): string => (/^[eèé]/i.test(next) ? 'ed' : 'e')

function joined(names: readonly string[], between: (next: string) => string, none: string): string {
  const last = names.at(-1)
  if (last === undefined || names.length < 2) return last ?? none
  return `${names.slice(0, -1).join(', ')} ${between(last)} ${last}`
}
/** `Ann`, `Ann e Ben`, `Ann, Ben e Cal`. */
export const listed = (names: readonly string[], nobody = 'nessuno'): string => joined(names, and, nobody)
export const either = (words: readonly string[]): string => joined(words, () => 'o', 'niente')

/** `1 carta`, `2 carte`. */
export const count = (n: number, one: string, many: string): string => `${figure(n)} ${n === 1 ? one : many}`
export const blood = (n: number): string => count(n, 'punto sangue', 'punti sangue')
export const pool = (n: number): string => count(n, 'punto risorsa', 'punti risorsa')
export const life = (n: number): string => count(n, 'punto vita', 'punti vita')
export const damage = (n: number): string => count(n, 'danno', 'danni')

/** An instant, to the minute, in UTC. */
export const moment = (instant: string): string =>
  `${instant.slice(0, 10).split('-').toReversed().join('/')} ${instant.slice(11, 16)} UTC`
