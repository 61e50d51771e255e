import { figure as digits } from '../en/grammar.ts'

/** Portuguese words around names and numbers. Signs and tables of words are read as in English. */
export { signed, word } from '../en/grammar.ts'
/** `0,5` */
export const figure = (n: number): string => digits(n).replace('.', ',')

function joined(names: readonly string[], between: string, none: string): string {
  if (names.length < 2) return names[0] ?? none
  return `${names.slice(0, -1).join(', ')} ${between} ${names.at(-1)!}`
}
/** `Ann`, `Ann e Ben`, `Ann, Ben e Cal`. */
export const listed = (names: readonly string[], nobody = 'ninguém'): string => joined(names, 'e', nobody)
export const either = (words: readonly string[]): string => joined(words, 'ou', 'nada')

/** `1 carta`, `2 cartas`; `0,5 ponto`: what is less than two is one. */
export const count = (n: number, one: string, many = `${one}s`): string => `${figure(n)} ${n > 0 && n < 2 ? one : many}`
export const blood = (n: number): string => `${figure(n)} de sangue`
export const pool = (n: number): string => count(n, 'de recurso')
export const life = (n: number): string => `${figure(n)} de vida`

/** An instant, to the minute, in UTC. */
export const moment = (instant: string): string =>
  `${instant.slice(0, 10).split('-').toReversed().join('/')} ${instant.slice(11, 16)} UTC`
