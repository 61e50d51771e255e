import { judge, reportOf } from '../../games/decks.ts'
import { isRefused } from '../../games/service.ts'
import type { Handlers } from '../handler.ts'

export const deckHandlers: Handlers<'checkDeck'> = {
  checkDeck: async ({ official }, { body }) => {
    const judged = await judge(official, body.deck, body.cards)
    return isRefused(judged) ? judged : { status: 200, body: () => reportOf(judged), headers: { 'Cache-Control': 'no-store' } }
  },
}
