import type * as z from 'zod'
import type { MarkDeal } from '../../../shared/api/talk.ts'
import { changed, made } from '../../desk/desk-items.ts'
import { once } from '../../desk/once.ts'
import { payloadHash } from '../../games/hash.ts'
import { isRefused, refused } from '../../games/refused.ts'
import { isOut } from '../../games/watching.ts'
import type { Outcome, Service } from '../../games/service.ts'
import { whyNot } from './deals.ts'
import { hearerOf } from './hearing.ts'
import { standingIn, type AtTalk } from './say.ts'
import { settingOf, silenceOf } from './silence.ts'
import { dealtName, headOf, sayingOf, talkPartition, type SayingRecord } from './talk-items.ts'
import { readingIn, wireSaying } from './wire-talk.ts'

const DAY_MS = 86_400_000

/** By its parties, with how the game stood: what a deal was worth then and now is for people to judge (TTALK-02). */
export async function markDeal(
  service: Service,
  { game: gameId, by, key, language }: AtTalk,
  n: number,
  marked: z.output<typeof MarkDeal>,
): Promise<Outcome> {
  const party = await hearerOf(service, gameId, by, 'seat')
  if (isRefused(party)) return party
  const { game, seat } = party
  const partition = talkPartition(gameId)
  return once(service, { partition, by: by.id, key, hash: payloadHash('mark-deal', { n, ...marked }) }, async () => {
    const [head, setting, saying, out] = await Promise.all([
      headOf(service.store, gameId),
      settingOf(service.store, game),
      sayingOf(service.store, gameId, n),
      isOut(service.store, game, by.id),
    ])
    if (!saying?.value.deal) return refused('not-found')
    const silence = silenceOf(game, seat, setting, head?.value, out)
    if (silence !== null && silence !== 'full') return refused('silent', { reasonCode: silence })
    const trouble = whyNot(saying.value, game, seat, marked)
    if (trouble === 'forbidden') return refused('forbidden', { detail: 'Its parties mark a deal' })
    if (trouble)
      return refused('deal-state', { reasonCode: trouble, ...(trouble === 'void' && { ruleRef: 'TTALK-03' }) })
    const at = service.clock()
    const next: SayingRecord = {
      ...saying.value,
      deal: {
        ...saying.value.deal,
        marks: [...saying.value.deal.marks, { seat, mark: marked.mark, at, ...standingIn(game) }].slice(-MOST_MARKS),
      },
    }
    const expires = new Date(Date.parse(at) + DAY_MS).toISOString()
    return {
      status: 200,
      body: wireSaying(next, await readingIn(party, language)),
      writes: [
        changed(saying, next),
        made({ partition, name: dealtName(n, saying.version + 1) }, { seat }, { expires }),
      ],
    }
  })
}
/** Of five people who change their minds now and again. */
const MOST_MARKS = 30
