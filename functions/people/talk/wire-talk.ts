import type * as z from 'zod'
import type { Saying } from '../../../shared/api/talk.ts'
import { languageOf, type LanguageCode } from '../../../shared/text/languages.ts'
import { nameOf } from '../../../shared/text/index.ts'
import { phraseText, talkWords, type TalkWords } from '../../../shared/text/talk-words.ts'
import type { GameRecord } from '../../store/port.ts'
import { wireDeal } from './deals.ts'
import type { Hearer } from './hearing.ts'
import type { SayingRecord } from './talk-items.ts'

/** As whom, and in what, a saying is read. */
export interface Reading extends Pick<Hearer, 'game' | 'seat' | 'keepsOrder'> {
  muted: readonly number[]
  language: LanguageCode
  words: TalkWords
}

export const readingIn = async (
  { game, seat, keepsOrder }: Hearer,
  language: LanguageCode,
  muted: readonly number[] = [],
): Promise<Reading> => ({ game, seat, keepsOrder, muted, language, words: await talkWords(language) })

export function wireSaying(record: SayingRecord, reading: Reading): z.infer<typeof Saying> {
  const { n, at, seat, name, ply, turn, pools, victoryPoints, phrase } = record
  const withheld = withheldFrom(record, reading)
  const isShown = withheld === null || (withheld === 'hidden' && (reading.keepsOrder || seat === reading.seat))
  return {
    n,
    at,
    seat,
    name,
    ply,
    turn,
    pools,
    victoryPoints,
    text: isShown ? textOf(record, reading) : null,
    phrase: isShown && phrase ? phrase : null,
    withheld,
    deal: wireDeal(record, reading.game),
  }
}

function withheldFrom({ erased, hidden, seat }: SayingRecord, { muted }: Reading): z.infer<typeof Saying>['withheld'] {
  if (erased) return 'erased'
  if (hidden) return 'hidden'
  return muted.includes(seat) ? 'muted' : null
}

function textOf({ words: own, phrase }: SayingRecord, { game, seat: you, language, words }: Reading): string {
  if (!phrase) return own ?? ''
  const names = { seats: game.players.map(({ name }) => name) }
  return phraseText(words, phrase.id, phrase, {
    seat: seat => names.seats[seat] ?? '',
    card: card => nameOf(card, namesOf(game, names.seats), languageOf(language)),
    you,
  })
}

/** A minion of a position that no catalogue lists has a name of its own. */
const namesOf = ({ state }: GameRecord, seats: string[]): Parameters<typeof nameOf>[1] => ({
  seats,
  generic: id => state.cards[id]?.printed?.name,
})
