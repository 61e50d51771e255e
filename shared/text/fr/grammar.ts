import { figure as plainly } from '../en/grammar.ts'

export { word } from '../en/grammar.ts'

/** French words around names and numbers. Before `: ; ? ! »` and after `«` stands a narrow no-break space. */

/** `Ann`, `Ann et Ben`, `Ann, Ben et Cal`. */
export function listed(names: string[], nobody = 'personne', and = 'et'): string {
  if (names.length < 2) return names[0] ?? nobody
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
}

/** `0,5`. */
export const figure = (n: number): string => plainly(n).replace('.', ',')
/** `+1`, `-1`. */
export const signed = (n: number): string => (n < 0 ? figure(n) : `+${figure(n)}`)

/** `1 carte`, `2 cartes`: up to two it is one, zero and halves too. */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${figure(n)} ${n >= 2 || Number.isNaN(n) ? many : one}`
const points =
  (of: string) =>
  (n: number): string =>
    count(n, `point de ${of}`, `points de ${of}`)
export const blood = points('sang')
export const pool = points('réserve')
export const life = points('vie')

/** Before a vowel, and a y that is one: `Ann`, `Élise`, `Yves`, not `Yorak`. Names with h are not guessed at. */
const elides = (name: string): boolean => /^(?:[aeiouœæ]|y[^aeiou])/i.test(name.normalize('NFD'))
/** `de Ben`, `d’Ann`. */
export const de = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`)
/** `que Ben`, `qu’Ann`. */
export const que = (name: string): string => (elides(name) ? `qu’${name}` : `que ${name}`)
/** `close` and `long`, as they follow a verb. */
export const RANGES: Readonly<Record<string, string>> = { close: 'au contact', long: 'à distance' }

/** An instant, to the minute, in UTC. */
export const moment = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`
