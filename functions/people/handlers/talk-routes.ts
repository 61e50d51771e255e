import { isRefused } from '../../games/refused.ts'
import { etagOf } from '../../http/conditional.ts'
import { sent, type Handlers } from '../../http/handler.ts'
import { pollAfter } from '../../http/sight.ts'
import { hearerOf } from '../talk/hearing.ts'
import { readTalk } from '../talk/read-talk.ts'
import { say } from '../talk/say.ts'

export const talkHandlers: Handlers<'talk' | 'say'> = {
  talk: async (service, { params, query, who, resource }) => {
    const hearer = await hearerOf(service, params.game, who, query.view)
    if (isRefused(hearer)) return hearer
    const talk = await readTalk(service, hearer, query)
    return {
      status: 200,
      // Of what is said and nothing else: what its reader does not hear yet moves no tag.
      etag: etagOf(service.build, resource, who.id, JSON.stringify(talk)),
      body: () => talk,
      headers: pollAfter(hearer.game),
    }
  },
  say: async (service, { params, body, who, key }) =>
    sent(await say(service, { game: params.game, by: who, key }, body)),
}
