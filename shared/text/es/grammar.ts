import { figure as digits } from '../en/grammar.ts'

/** Spanish words around names and numbers. Signs and tables of words are read as in English. */
export { signed, word } from '../en/grammar.ts'
/** `0,5` */
export const figure = (n: number): string => digits(n).replace('.', ',')

/** `y`, but `e` before the sound of an i: `Ann e Inés`, `Ann y Hiedra`. */
export const and = (next: string): string => (/^h?[ií](?![aeoáéó])/i.test(next) ? 'e' : 'y')
/** `o`, but `u` before the sound of an o: `siete u ocho`. */
const orBefore = (next: string): string => (/^h?[oó]|^8/i.test(next) ? 'u' : 'o')

function joined(names: readonly string[], between: (next: string) => string, none: string): string {
  const last = names.at(-1)
  if (last === undefined || names.length < 2) return last ?? none
  return `${names.slice(0, -1).join(', ')} ${between(last)} ${last}`
}
/** `Ann`, `Ann y Ben`, `Ann, Ben y Cal`. */
export const listed = (names: readonly string[], nobody = 'nadie'): string => joined(names, and, nobody)
export const either = (words: readonly string[]): string => joined(words, orBefore, 'nada')

/** `1 carta`, `2 cartas`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${figure(n)} ${n === 1 ? one : many}`
export const blood = (n: number): string => `${figure(n)} de sangre`
export const pool = (n: number): string => `${figure(n)} de reserva sanguínea`
export const life = (n: number): string => `${figure(n)} de vida`

/** An instant, to the minute, in UTC. */
export const moment = (instant: string): string =>
  `${instant.slice(0, 10).split('-').toReversed().join('/')} ${instant.slice(11, 16)} UTC`
