import type { Amending } from '../../games/amend.ts'
import { currentGame } from '../../games/deadlines.ts'
import { seatOf } from '../../games/play.ts'
import { refused } from '../../games/refused.ts'
import type { Identity } from '../auth.ts'
import type { Handlers } from '../handler.ts'
import { sent } from '../handler.ts'

/** Loaded when it is first asked for: no move needs it. */
const talk = (): Promise<typeof import('../../games/table-talk.ts')> => import('../../games/table-talk.ts')
const seats = (): Promise<typeof import('../../games/substitution.ts')> => import('../../games/substitution.ts')

const by = ({ params, who, key }: { params: { game: string }; who: Identity; key: string }): Amending => ({
  gameId: params.game,
  by: who,
  key,
})

export const clockHandlers: Handlers<
  | 'setHours'
  | 'votePause'
  | 'withdrawPauseVote'
  | 'voteResume'
  | 'availability'
  | 'setAvailability'
  | 'voteLive'
  | 'leaveGame'
  | 'offerSeat'
  | 'substitute'
  | 'returnToGame'
> = {
  setHours: async (service, call) => sent(await (await talk()).setHours(service, by(call), call.body)),
  votePause: async (service, call) => sent(await (await talk()).votePause(service, by(call), call.body.until)),
  withdrawPauseVote: async (service, call) => sent(await (await talk()).withdrawVote(service, by(call))),
  voteResume: async (service, call) => sent(await (await talk()).voteResume(service, by(call))),
  setAvailability: async (service, call) => sent(await (await talk()).setAvailability(service, by(call), call.body)),
  voteLive: async (service, call) => sent(await (await talk()).voteLive(service, by(call), call.body)),
  leaveGame: async (service, call) => sent(await (await seats()).leaveGame(service, by(call))),
  offerSeat: async (service, call) => sent(await (await seats()).offerSeat(service, by(call), call.body.seat)),
  substitute: async (service, call) => sent(await (await seats()).substitute(service, by(call), call.body)),
  returnToGame: async (service, call) => sent(await (await seats()).returnToGame(service, by(call))),

  availability: async (service, { params, who }) => {
    const game = await currentGame(service, params.game, one => seatOf(one, who.id) >= 0)
    const seat = game ? seatOf(game, who.id) : -1
    if (!game || seat < 0) return refused('not-found')
    const body = (await talk()).availabilityOf(game, seat, service.clock())
    return body ? { status: 200, body: () => body } : refused('no-clock')
  },
}
