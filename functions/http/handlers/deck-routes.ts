import { isRefused } from '../../games/refused.ts'
import type { Handlers } from '../handler.ts'

/** Reading lists is for those who bring one. */
const decks = (): Promise<typeof import('../../games/decks.ts')> => import('../../games/decks.ts')

export const deckHandlers: Handlers<'checkDeck'> = {
  checkDeck: async ({ official }, { body }) => {
    const { judge, reportOf } = await decks(),
      judged = await judge(official ? { official } : {}, body.deck, body.cards)
    return isRefused(judged)
      ? judged
      : { status: 200, body: () => reportOf(judged), headers: { 'Cache-Control': 'no-store' } }
  },
}
