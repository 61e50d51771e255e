import type * as z from 'zod'
import type { Say } from '../../../shared/api/talk.ts'
import { viewFor, type CardName } from '../../../shared/rules/index.ts'
import { misfits } from '../../../shared/text/phrases.ts'
import type { LanguageCode } from '../../../shared/text/languages.ts'
import { changed, made } from '../../desk/desk-items.ts'
import { once } from '../../desk/once.ts'
import { payloadHash } from '../../games/hash.ts'
import { isOut } from '../../games/watching.ts'
import type { Person } from '../../games/player-ids.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Outcome, Service } from '../../games/service.ts'
import type { GameRecord } from '../../store/port.ts'
import { noDeals } from './deals.ts'
import { hearerOf } from './hearing.ts'
import { settingOf, silenceOf, type Setting } from './silence.ts'
import { HEAD, headOf, sayingName, talkPartition, type SayingRecord, type Standing } from './talk-items.ts'
import { readingIn, wireSaying } from './wire-talk.ts'

export interface AtTalk {
  game: string
  by: Person
  key: string
  language: LanguageCode
}

/** Said to the whole table or not at all (TTALK-01), and written beside the game, of which nothing moves. */
export async function say(
  service: Service,
  { game: gameId, by, key, language }: AtTalk,
  wanted: z.output<typeof Say>,
): Promise<Outcome> {
  const speaker = await hearerOf(service, gameId, by, 'seat')
  if (isRefused(speaker)) return speaker
  const { game, seat } = speaker
  const partition = talkPartition(gameId)
  return once(service, { partition, by: by.id, key, hash: payloadHash('say', wanted) }, async () => {
    const [head, setting, out] = await Promise.all([
      headOf(service.store, gameId),
      settingOf(service.store, game),
      isOut(service.store, game, by.id),
    ])
    const silence = silenceOf(game, seat, setting, head?.value, out)
    if (silence !== null) return refused('silent', { reasonCode: silence })
    const said = saidAt(game, seat, setting, language, wanted)
    if (isRefused(said)) return said
    const n = (head?.value.last ?? 0) + 1
    const saying: SayingRecord = {
      n,
      at: service.clock(),
      seat,
      player: by.id,
      name: game.players[seat]!.name,
      ...standingIn(game),
      ...said,
    }
    const counted = { ...head?.value, last: n }
    return {
      status: 201,
      body: wireSaying(saying, await readingIn(speaker, language)),
      writes: [
        head ? changed(head, counted) : made({ partition, name: HEAD }, counted),
        made({ partition, name: sayingName(n) }, saying),
      ],
    }
  })
}

/** What is kept of it, or why it is not said. */
function saidAt(
  game: GameRecord,
  seat: number,
  setting: Setting,
  language: LanguageCode,
  { words, phrase, deal }: z.output<typeof Say>,
): Pick<SayingRecord, 'words' | 'phrase' | 'deal'> | Refused {
  if (words !== undefined && setting === 'phrases') return refused('silent', { reasonCode: 'phrases-only' })
  if (deal && noDeals(game)) return refused('silent', { reasonCode: 'two-left', ruleRef: 'TTALK-03' })
  if (
    deal &&
    !deal.with.every(other => other !== seat && game.state.seats[other]?.ousted === undefined && game.players[other])
  )
    return refused('illegal-args', { reasonCode: 'no-party' })
  const offered = deal && { deal: { with: [...new Set(deal.with)], marks: [] } }
  if (!phrase) return { ...(words !== undefined && { words }), ...offered }
  const { id, card, ...places } = phrase
  if (misfits(id, phrase).length > 0) return refused('illegal-args', { reasonCode: 'places' })
  if (places.seat !== undefined && !game.players[places.seat]) return refused('illegal-args', { reasonCode: 'no-seat' })
  const named = card === undefined ? undefined : openCard(game, card)
  if (card !== undefined && !named) return refused('illegal-args', { reasonCode: 'card-not-open' })
  return { phrase: { id, language, ...places, ...(named && { card: named }) }, ...offered }
}

/** A card as everybody sees it; what lies hidden is to be named by nobody, whoever knows it. */
function openCard({ state }: GameRecord, id: number): { id: number; key: string } | undefined {
  let found: { id: number; key: string } | undefined
  JSON.stringify(viewFor(state, 'spectator'), (_, value: unknown) => {
    if (isCardName(value) && value.id === id && value.key !== null) found = { id, key: value.key }
    return value
  })
  return found
}
const isCardName = (value: unknown): value is CardName =>
  typeof value === 'object' && value !== null && 'id' in value && 'key' in value

/** By what everybody sees of the game. */
export function standingIn({ state }: GameRecord): Standing {
  const turn = state.frames[0]
  return {
    ply: state.views.at(-1) ?? 0,
    turn: turn?.kind === 'turn' ? turn.number : null,
    pools: state.seats.map(({ pool }) => pool),
    victoryPoints: state.seats.map(({ victoryPoints }) => victoryPoints),
  }
}
