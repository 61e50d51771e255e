import { isRefused, type Refused } from '../../games/refused.ts'
import { etagOf, SHARED } from '../../http/conditional.ts'
import { sent, type Handlers, type Sent } from '../../http/handler.ts'
import { pollAfter } from '../../http/sight.ts'
import { hearerOf } from '../talk/hearing.ts'
import { hideSaying, muteSeats, reportSaying, seeTalk, silenceSeats, talkReports } from '../talk/keeping-order.ts'
import { markDeal } from '../talk/mark-deal.ts'
import { phrasesIn } from '../talk/phrase-list.ts'
import { readTalk } from '../talk/read-talk.ts'
import { say, type AtTalk } from '../talk/say.ts'
import type { talkRoutes } from '../../../shared/api/routes/talk.ts'

const atTalk = ({
  params,
  who,
  key,
  language,
}: { params: { game: string }; who: AtTalk['by'] } & Pick<AtTalk, 'key' | 'language'>): AtTalk => ({
  game: params.game,
  by: who,
  key,
  language,
})

const done = (outcome: { status: 204 } | Refused): Sent | Refused =>
  isRefused(outcome) ? outcome : { status: 204, body: null }

export const talkHandlers: Handlers<keyof typeof talkRoutes> = {
  phrases: async (service, { query, resource, language }) => {
    const wanted = query.language ?? language
    return {
      status: 200,
      etag: etagOf(service.build, resource, 'anybody', wanted),
      headers: { ...SHARED, Vary: 'Accept-Language' },
      body: () => phrasesIn(wanted),
    }
  },
  talk: async (service, { params, query, who, resource, language }) => {
    const hearer = await hearerOf(service, params.game, who, query.view)
    if (isRefused(hearer)) return hearer
    const talk = await readTalk(service, hearer, who, query, language)
    return {
      status: 200,
      // Of what is heard and nothing else: what its reader does not hear yet moves no tag.
      etag: etagOf(service.build, resource, `${query.view} ${who.id}`, JSON.stringify(talk)),
      body: () => talk,
      headers: pollAfter(hearer.game),
    }
  },
  say: async (service, call) => sent(await say(service, atTalk(call), call.body)),
  seeTalk: async (service, { params, body, who }) => done(await seeTalk(service, params.game, who, body.n)),
  muteSeats: async (service, { params, body, who }) => done(await muteSeats(service, params.game, who, body.seats)),
  markDeal: async (service, call) => sent(await markDeal(service, atTalk(call), call.params.saying, call.body)),
  reportSaying: async (service, call) => sent(await reportSaying(service, atTalk(call), call.params.saying, call.body)),
  talkReports: async (service, { params, who }) => {
    const reports = await talkReports(service, params.game, who)
    return isRefused(reports) ? reports : { status: 200, body: () => reports }
  },
  hideSaying: async (service, { params, body, who }) =>
    done(await hideSaying(service, params.game, who, params.saying, body.hidden)),
  silenceSeats: async (service, { params, body, who }) =>
    done(await silenceSeats(service, params.game, who, body.seats)),
}
