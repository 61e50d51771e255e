import type * as z from 'zod'
import type { Talk, TalkQuery } from '../../../shared/api/talk.ts'
import { readAll } from '../../desk/desk-items.ts'
import type { Service } from '../../games/service.ts'
import type { Hearer } from './hearing.ts'
import { silenceOf } from './silence.ts'
import { headOf, SAYING_PREFIX, sayingName, talkPartition, type SayingRecord } from './talk-items.ts'
import { wireSaying } from './wire-talk.ts'

/** A page of what was said, the newest that the hearer may hear or what came before a number. */
export async function readTalk(
  { store }: Pick<Service, 'store'>,
  { game, seat, hears }: Hearer,
  { before = Infinity, limit }: z.output<typeof TalkQuery>,
): Promise<z.infer<typeof Talk>> {
  const head = (await headOf(store, game.id))?.value
  const last = Math.min(head?.last ?? 0, before - 1)
  const partition = talkPartition(game.id)
  const heard: SayingRecord[] = []
  // What is not heard yet was said last: it is passed over a page at a time.
  for (let until = last; until > 0 && heard.length <= limit; until -= limit) {
    const page = await readAll<SayingRecord>(store, partition, {
      prefix: SAYING_PREFIX,
      after: sayingName(Math.max(0, until - limit)),
      limit: Math.min(limit, until),
    })
    heard.unshift(...page.map(({ value }) => value).filter(hears))
  }
  const sayings = heard.slice(-limit)
  return {
    game: game.id,
    setting: game.sandbox ? 'off' : 'free',
    sayings: sayings.map(wireSaying),
    earlier: (sayings[0]?.n ?? 1) > 1 ? sayings[0]!.n : null,
    silent: silenceOf(game, seat, head),
  }
}
