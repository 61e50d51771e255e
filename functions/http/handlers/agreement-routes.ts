import type { Handlers } from '../handler.ts'
import { sent } from '../handler.ts'

/** Loaded when it is first asked for: no move needs it. */
const agreements = (): Promise<typeof import('../../games/agreements.ts')> => import('../../games/agreements.ts')

export const agreementHandlers: Handlers<'voteConcession' | 'answerDraw'> = {
  voteConcession: async (service, { params, who, key, body }) =>
    sent(await (await agreements()).voteConcession(service, { gameId: params.game, by: who, key }, body.to)),
  answerDraw: async (service, { params, who, key, body }) =>
    sent(await (await agreements()).answerDraw(service, { gameId: params.game, by: who, key }, body.agrees)),
}
