import type * as z from 'zod'
import type { Say } from '../../../shared/api/talk.ts'
import { changed, made } from '../../desk/desk-items.ts'
import { once } from '../../desk/once.ts'
import { payloadHash } from '../../games/hash.ts'
import type { Person } from '../../games/player-ids.ts'
import { isRefused, refused } from '../../games/refused.ts'
import type { Outcome, Service } from '../../games/service.ts'
import type { GameRecord } from '../../store/port.ts'
import { hearerOf } from './hearing.ts'
import { silenceOf } from './silence.ts'
import { HEAD, headOf, sayingName, talkPartition, type SayingRecord } from './talk-items.ts'
import { wireSaying } from './wire-talk.ts'

export interface AtTalk {
  game: string
  by: Person
  key: string
}

/** Said to the whole table or not at all (TTALK-01), and written beside the game, of which nothing moves. */
export async function say(
  service: Service,
  { game: gameId, by, key }: AtTalk,
  said: z.output<typeof Say>,
): Promise<Outcome> {
  const speaker = await hearerOf(service, gameId, by, 'seat')
  if (isRefused(speaker)) return speaker
  const { game, seat } = speaker
  const partition = talkPartition(gameId)
  return once(service, { partition, by: by.id, key, hash: payloadHash('say', said) }, async () => {
    const head = await headOf(service.store, gameId)
    const silence = silenceOf(game, seat, head?.value)
    if (silence !== null) return refused('silent', { reasonCode: silence })
    const n = (head?.value.last ?? 0) + 1
    const saying: SayingRecord = {
      n,
      at: service.clock(),
      seat,
      player: by.id,
      name: game.players[seat]!.name,
      ...whenIn(game),
      ...said,
    }
    const counted = { last: n }
    return {
      status: 201,
      body: wireSaying(saying),
      writes: [
        head ? changed(head, counted) : made({ partition, name: HEAD }, counted),
        made({ partition, name: sayingName(n) }, saying),
      ],
    }
  })
}

/** By what everybody sees of the game. */
const whenIn = ({ state }: GameRecord): Pick<SayingRecord, 'ply' | 'turn'> => {
  const turn = state.frames[0]
  return { ply: state.views.at(-1) ?? 0, turn: turn?.kind === 'turn' ? turn.number : null }
}
