import type * as z from 'zod'
import type { ShownDecks } from '../../../shared/api/shown-decks.ts'
import { listIn } from '../../games/lobby/seals.ts'
import { isRefused } from '../../games/refused.ts'
import { shownIn } from '../../games/shown-cards.ts'
import type { Handlers } from '../../http/handler.ts'
import { hearerOf } from '../talk/hearing.ts'

type Decks = z.infer<typeof ShownDecks>['decks']

export const shownDeckHandlers: Handlers<'shownDecks'> = {
  // By the one rule of shown hands; who watches late is shown them when they have seen the end.
  shownDecks: async (service, { params, query, who }) => {
    const seen = await hearerOf(service, params.game, who, query.view)
    if (isRefused(seen)) return seen
    const { game } = seen,
      { store } = service
    const shown = game.state.result ? await shownIn(store, game) : []
    const table = shown.length === 0 || game.tableId === '' ? undefined : await store.loadTable(game.tableId)
    const decks = shown.flatMap((seat): Decks => {
      const at = table?.seats[seat],
        list = at && listIn(at)
      return list ? [{ seat, list: { crypt: list.crypt.map(copy), library: list.library.map(copy) } }] : []
    })
    return { status: 200, body: () => ({ game: game.id, decks }) }
  },
}

const copy = ([count, key]: readonly [number, string]): [number, string] => [count, key]
