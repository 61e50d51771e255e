import { makeKey } from '../../../functions/access/own-keys.ts'
import { EVENT, eventPartition, made, type EventFacts } from '../../../functions/desk/desk-items.ts'
import { reportEvent } from '../../../functions/desk/report.ts'
import { isRefused } from '../../../functions/games/refused.ts'
import { createLog } from '../../../functions/logging/log.ts'
import { keyScopes } from '../../../shared/api/routes.ts'
import { byTime, LEAGUE, toldGame } from '../../desk/ended-games.ts'
import type { Scene } from '../every-route.ts'

/** A table of an event has ended, and its league asks what came of it. */
export async function results({ world, ask }: Scene): Promise<void> {
  const { store, service } = world
  const event: EventFacts = {
    id: 'evt_autumn',
    league: LEAGUE,
    name: 'Autumn',
    organisers: [],
    judges: [],
    visibility: 'public',
  }
  await store.saveDesk([made({ partition: eventPartition(event.id), name: EVENT }, event)])
  const told = await toldGame(service)
  await byTime(told)
  const game = await told.game()
  for (const one of await store.events(game.id, { after: 0, limit: 100 }))
    await reportEvent({ ...service, log: createLog(() => undefined) }, game, one)
  const owner = { id: LEAGUE, name: 'Camarilla', scopes: new Set<string>(keyScopes) }
  const key = await makeKey(service, owner, { name: 'Site', scopes: [...keyScopes], expiresInDays: 30 }, 'a site')
  if (isRefused(key)) throw new Error(key.refused)
  const headers = { authorization: `Bearer ${key.key}` }
  await ask(null, 'resultKeys')
  await ask(null, 'results', { query: { event: event.id } })
  await ask(null, 'feed', { query: { since: '0', limit: '3' }, headers })
  await ask(null, 'setOptionalTypes', { body: { types: ['turn.started'] }, headers })
}
