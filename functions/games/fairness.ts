import type * as z from 'zod'
import type { Fairness } from '../../shared/api/games.ts'
import type { GameRecord, Store } from '../store/port.ts'
import { listIn } from './lobby/seals.ts'

/**
 * The secret of a game and the decks it shuffled: all it takes to deal it again. For games whose cards everybody may
 * see.
 */
export async function openingOf(
  store: Store,
  { tableId, secret }: GameRecord,
): Promise<z.infer<typeof Fairness>['opened']> {
  const table = tableId === '' ? undefined : await store.loadTable(tableId)
  const decks = (table?.seats ?? []).flatMap((at, seat) => {
    const list = listIn(at)
    return list
      ? [
          {
            seat,
            list: { crypt: list.crypt.map(copy), library: list.library.map(copy) },
            fingerprint: at.seal?.fingerprint ?? null,
            salt: at.seal?.salt ?? null,
          },
        ]
      : []
  })
  return { opening: secret, seating: table?.seating ?? 'chosen', decks }
}

/** How chance comes from the secret (`entropy.ts`) in words, for who works it out again. */
export const ALGORITHM =
  'What becomes public is counted, from 0, by n. Draws of the n-th come from the bytes of HMAC-SHA256(secret, "fx:<n>:<k>") for k = 0, 1, 2, …, one after ' +
  'another, taken as 32-bit words, the highest byte first. A number below b is the next word modulo b; words of ' +
  'the uneven rest, from 2^32 - (2^32 mod b) on, are left out. ' +
  'A shuffle goes through a list from its end: what stands at i, from 0, changes places with what stands at the number drawn below i + 1. ' +
  'The deal: seat by seat the crypt and then the library are written out, each card as often as the list says ' +
  'and in its order, and shuffled (a draw each), which numbers the cards; ' +
  'then a number below the number of seats says who begins, unless at the table the first seat does; ' +
  'then seat by seat the crypt and the library, as they were numbered, are shuffled, and the first of them are dealt. ' +
  'Where a judge takes a game back, each stack that is mixed takes one n: what lies at places that nobody knew is ' +
  'shuffled, and then the cards change their numbers by a second shuffle of the same bytes. ' +
  'Where a judge has a game begin again, seat by seat the cards of the crypt and then of the library, in the order of ' +
  'their keys, are shuffled (a draw each), and it goes on as in the deal.'

const copy = ([count, key]: readonly [number, string]): [number, string] => [count, key]
