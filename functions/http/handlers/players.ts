import type * as z from 'zod'
import type { Inbox, Me } from '../../../shared/api/games.ts'
import { isInvited, tablesOf } from '../../games/lobby/sight.ts'
import type { LanguageCode } from '../../../shared/text/languages.ts'
import { versionOf } from '../../games/history.ts'
import { seatOf } from '../../games/play.ts'
import { wirePromptOf } from '../../games/wire.ts'
import type { Store } from '../../store/port.ts'
import { etagOf } from '../conditional.ts'
import type { Handlers } from '../handler.ts'

type Owed = z.infer<typeof Inbox>['owed'][number]

export const playerHandlers: Handlers<'me' | 'inbox'> = {
  me: async ({ store }, { who }) => {
    const games = await store.gamesOf(who.id)
    return { status: 200, body: (): z.infer<typeof Me> => ({ player: who.id, name: who.name, games }) }
  },

  inbox: async ({ store, build }, { who, resource, language }) => {
    const [owed, invitations] = await Promise.all([owedBy(store, who.id, language), invitationsOf(store, who.id)])
    const state = [...owed.map(one => `${one.game} ${one.version} ${one.prompt.id} ${one.deadline}`), ...invitations.map(one => JSON.stringify(one))].join('\n')
    return {
      status: 200,
      etag: etagOf(build, resource, who.id, state),
      body: (): z.infer<typeof Inbox> => ({ owed, invitations }),
      headers: { 'Poll-Interval': owed.length > 0 ? '30' : '300' },
    }
  },
}

async function invitationsOf(store: Store, player: string): Promise<z.infer<typeof Inbox>['invitations']> {
  const tables = await tablesOf(store, player)
  return tables.filter(table => isInvited(table, player))
    .map(({ id, name, hostName, format, seats, size }) => ({ table: id, name, host: hostName ?? null, format, seated: seats.length, room: size - seats.length }))
}

async function owedBy(store: Store, player: string, language: LanguageCode): Promise<Owed[]> {
  const games = await Promise.all((await store.gamesOf(player)).map(id => store.loadGame(id)))
  const owed = games.flatMap((game): Owed[] => {
    const seat = game ? seatOf(game, player) : -1
    const prompt = game && seat >= 0 ? wirePromptOf(game, seat, language) : null
    if (!game || !prompt) return []
    return [{ game: game.id, name: game.name, seat, version: versionOf(game.state.views, seat), deadline: game.dueAt, prompt }]
  })
  return owed.sort((a, b) => (a.deadline ?? '~').localeCompare(b.deadline ?? '~') || (a.game < b.game ? -1 : 1))
}
