import type { Person } from '../../games/player-ids.ts'
import { isRefused } from '../../games/refused.ts'
import { sent, type Handlers } from '../../http/handler.ts'
import { shownToJudge, viewAsJudge } from '../judges/judge-view.ts'
import { closeWatching, watchingOf } from '../judges/close-watching.ts'
import { mendDeck, tryMending } from '../judges/deck-mending.ts'
import { meetingsOf } from '../judges/meetings.ts'
import { givePenalty, liftPenalty, penaltiesFor, tryPenalty, type AtEvent } from '../judges/penalties.ts'
import { postRuling, tryRuling, type AtTable } from '../judges/rulings.ts'
import { appealTicket, callJudge, closeTicket, noteOn, ticketsFor, ticketsOfEvent } from '../judges/tickets.ts'

type JudgeOperation =
  | 'callJudge'
  | 'tickets'
  | 'noteTicket'
  | 'appealTicket'
  | 'closeTicket'
  | 'eventTickets'
  | 'ruleOnGame'
  | 'judgeView'
  | 'meetings'
  | 'mendDeck'
  | 'watching'
  | 'closeWatching'
  | 'givePenalty'
  | 'penalties'
  | 'liftPenalty'

const atTable = ({ params, who, key }: { params: { game: string }; who: Person; key: string }): AtTable => ({
  game: params.game,
  by: who,
  key,
})

const atEvent = ({ params, who, key }: { params: { event: string }; who: Person; key: string }): AtEvent => ({
  event: params.event,
  by: who,
  key,
})

export const judgeHandlers: Handlers<JudgeOperation> = {
  callJudge: async (service, call) => sent(await callJudge(service, atTable(call), call.body)),
  tickets: async (service, { params, who }) => {
    const tickets = await ticketsFor(service, params.game, who)
    return isRefused(tickets) ? tickets : { status: 200, body: () => tickets }
  },
  noteTicket: async (service, call) => sent(await noteOn(service, atTable(call), call.params.ticket, call.body)),
  appealTicket: async (service, call) =>
    sent(await appealTicket(service, atTable(call), call.params.ticket, call.body)),
  closeTicket: async (service, call) => sent(await closeTicket(service, atTable(call), call.params.ticket, call.body)),
  eventTickets: async (service, { params, who }) => {
    const tickets = await ticketsOfEvent(service, params.event, who)
    return isRefused(tickets) ? tickets : { status: 200, body: () => tickets }
  },
  ruleOnGame: async (service, call) => {
    const ruling = call.query.dry === '1' ? tryRuling : postRuling
    return sent(await ruling(service, atTable(call), call.body))
  },
  judgeView: async (service, { params, query, who, language }) => {
    const game = await viewAsJudge(service, params.game, who, query)
    return isRefused(game) ? game : { status: 200, body: () => shownToJudge(game, language) }
  },
  meetings: async (service, { params, query, who }) => {
    const meetings = await meetingsOf(service, params.event, who, query.players.split(','))
    return isRefused(meetings) ? meetings : { status: 200, body: () => meetings }
  },
  mendDeck: async (service, call) => {
    const mend = call.query.dry === '1' ? tryMending : mendDeck
    return sent(await mend(service, atEvent(call), call.params.player, call.body))
  },
  watching: async (service, { params, who }) => {
    const watching = await watchingOf(service, params.event, who)
    return isRefused(watching) ? watching : { status: 200, body: () => watching }
  },
  closeWatching: async (service, call) => sent(await closeWatching(service, atEvent(call), call.body)),
  givePenalty: async (service, call) => {
    const give = call.query.dry === '1' ? tryPenalty : givePenalty
    return sent(await give(service, atEvent(call), call.body))
  },
  penalties: async (service, { params, who }) => {
    const penalties = await penaltiesFor(service, params.event, who)
    return isRefused(penalties) ? penalties : { status: 200, body: () => penalties }
  },
  liftPenalty: async (service, call) =>
    sent(await liftPenalty(service, atEvent(call), call.params.penalty, call.query.reason)),
}
