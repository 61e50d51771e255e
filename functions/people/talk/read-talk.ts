import type * as z from 'zod'
import type { Talk, TalkQuery } from '../../../shared/api/talk.ts'
import type { LanguageCode } from '../../../shared/text/languages.ts'
import type { Person } from '../../games/player-ids.ts'
import type { Service } from '../../games/service.ts'
import { isOut } from '../../games/watching.ts'
import type { Hearer } from './hearing.ts'
import { settingOf, silenceOf } from './silence.ts'
import { headOf, readerOf, sayingsAfter, type SayingRecord } from './talk-items.ts'
import { readingIn, wireSaying } from './wire-talk.ts'

/** A page of what was said, the newest that the hearer may hear or what came before a number. */
export async function readTalk(
  { store }: Pick<Service, 'store'>,
  hearer: Hearer,
  who: Person,
  { before = Infinity, limit }: Pick<z.output<typeof TalkQuery>, 'before' | 'limit'>,
  language: LanguageCode,
): Promise<z.infer<typeof Talk>> {
  const { game, seat, keepsOrder } = hearer
  const [head, reader, setting, out] = await Promise.all([
    headOf(store, game.id),
    seat < 0 ? undefined : readerOf(store, game.id, who.id),
    settingOf(store, game),
    isOut(store, game, who.id),
  ])
  const { seen = 0, muted = [] } = reader?.value ?? {}
  const heard = await heardOf(store, hearer, Math.min(head?.value.last ?? 0, before - 1), limit)
  const sayings = heard.slice(-limit)
  const reading = await readingIn(hearer, language, muted)
  return {
    game: game.id,
    setting,
    sayings: sayings.map(saying => wireSaying(saying, reading)),
    earlier: (sayings[0]?.n ?? 1) > 1 ? sayings[0]!.n : null,
    seen,
    silent: silenceOf(game, seat, setting, head?.value, out),
    muted,
    // Of who watches late nobody is told what was done meanwhile.
    silenced: seat < 0 && !keepsOrder ? [] : (head?.value.silenced ?? []),
    keepsOrder,
  }
}

/** Up to a number, a page at a time: what is not heard yet was said last, and is passed over. */
async function heardOf(
  store: Service['store'],
  { game, hears }: Hearer,
  last: number,
  limit: number,
): Promise<SayingRecord[]> {
  const heard: SayingRecord[] = []
  for (let until = last; until > 0 && heard.length <= limit; until -= limit) {
    const page = await sayingsAfter(store, game.id, Math.max(0, until - limit), Math.min(limit, until))
    heard.unshift(...page.map(({ value }) => asHeard(value, hears)).filter(hears))
  }
  return heard
}

/** With the marks of its deal that are heard by now. */
const asHeard = (saying: SayingRecord, hears: Hearer['hears']): SayingRecord =>
  saying.deal ? { ...saying, deal: { ...saying.deal, marks: saying.deal.marks.filter(hears) } } : saying
