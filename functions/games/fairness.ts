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

const copy = ([count, key]: readonly [number, string]): [number, string] => [count, key]
