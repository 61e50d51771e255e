import type * as z from 'zod'
import type { SocketTicket } from '../../../shared/api/notices.ts'
import { sha256 } from '../../games/hash.ts'
import { refused } from '../../games/refused.ts'
import { after, MINUTE_MS } from '../../notify/notifier.ts'
import type { Handler } from '../../http/handler.ts'
import { look } from '../../http/sight.ts'
import { randomKey } from './preferences.ts'

const TICKET_MS = MINUTE_MS

export const socketTicket: Handler<'socketTicket'> = async (service, { who, query: { watch } }) => {
  const { store, clock, notices } = service
  if (notices?.socketUrl === undefined) return refused('not-offered')
  const watched = watch === undefined ? undefined : await look(service, watch, who, 'spectator')
  if (watch !== undefined && !watched) return refused('not-found')
  // Who sits there is rung for their own view.
  const watches = watched?.game.players.some(({ player }) => player === who.id) ? undefined : watched?.game.id
  const ticket = randomKey(service),
    expiresAt = after(clock(), TICKET_MS)
  await store.saveTicket({
    hash: sha256(ticket),
    player: who.id,
    ...(watches !== undefined && { watches }),
    expires: expiresAt,
  })
  return {
    status: 201,
    body: (): z.infer<typeof SocketTicket> => ({ ticket, url: `${notices.socketUrl}?ticket=${ticket}`, expiresAt }),
  }
}
