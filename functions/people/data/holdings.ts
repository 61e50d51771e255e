import type * as z from 'zod'
import type { PersonalData } from '../../../shared/api/personal-data.ts'
import { learn, type LanguageCode } from '../../../shared/text/languages.ts'
import { personalDataWords } from '../../../shared/text/personal-data-words.ts'
import { keysOf } from '../../access/own-keys.ts'
import {
  EVENT_PREFIX,
  eventPartition,
  playerName,
  playerPartition,
  read,
  readAll,
  type Kept,
} from '../../desk/desk-items.ts'
import type { PlayerRecord } from '../../desk/events/event.ts'
import { DECK_PREFIX, DECKS } from '../../games/kept-decks.ts'
import { seatOf } from '../../games/play.ts'
import { isLeague, type Person } from '../../games/player-ids.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Service } from '../../games/service.ts'
import { QUEUED } from '../queue/queue-items.ts'
import { hearerOf } from '../talk/hearing.ts'
import { sayingsAfter, type SayingRecord } from '../talk/talk-items.ts'
import { readingIn, wireSaying } from '../talk/wire-talk.ts'
import type { GameRecord } from '../../store/port.ts'

type Data = z.infer<typeof PersonalData>

/** Their games, those put away with them; and of each all that they said there. */
export async function gamesOf({ store }: Pick<Service, 'store'>, player: string): Promise<GameRecord[]> {
  const ids = new Set((await Promise.all([store.gamesOf(player), store.putAwayBy(player)])).flat())
  const games = await Promise.all([...ids].map(id => store.loadGame(id)))
  return games.flatMap(game => game ?? [])
}

export const saidBy = async (
  { store }: Pick<Service, 'store'>,
  game: string,
  player: string,
): Promise<Kept<SayingRecord>[]> => (await sayingsAfter(store, game, 0)).filter(({ value }) => value.player === player)

/** Their entries in events. */
export async function entriesOf({ store }: Pick<Service, 'store'>, player: string): Promise<Kept<PlayerRecord>[]> {
  const links = await readAll<{ event: string }>(store, playerPartition(player), { prefix: EVENT_PREFIX })
  const entries = links.map(({ value }) => read<PlayerRecord>(store, eventPartition(value.event), playerName(player)))
  return (await Promise.all(entries)).flatMap(entry => entry ?? [])
}

export const staysIn = async (language: LanguageCode): Promise<Data['stays']> => {
  const words = await personalDataWords(language)
  return (['games', 'results', 'records', 'backups'] as const).map(what => ({ what, text: words[what] }))
}

/** What else lies with a player, by what it begins with: who keeps something more for people names it here. */
const KEPT_BESIDE: readonly string[] = ['CALENDAR', DECKS, DECK_PREFIX, QUEUED]

export async function exportOf(service: Service, who: Person, language: LanguageCode): Promise<Data | Refused> {
  if (isLeague(who.id)) return refused('forbidden', { detail: 'A league is nobody: its people have data of their own' })
  await learn(language)
  const { store } = service
  const { wishesShown } = await import('../notices/preferences.ts')
  const [games, entries, keys, reach, items] = await Promise.all([
    gamesOf(service, who.id),
    entriesOf(service, who.id),
    keysOf(service, who.id),
    store.reach(who.id, service.clock()),
    Promise.all(KEPT_BESIDE.map(prefix => store.deskItems(playerPartition(who.id), { prefix }))),
  ])
  const sayings = await Promise.all(games.map(game => sayingsIn(service, game, who, language)))
  return {
    player: who.id,
    name: who.name,
    at: service.clock(),
    preferences: wishesShown(reach),
    devices: reach.devices.map(({ id, endpoint, since }) => ({ device: id, service: new URL(endpoint).host, since })),
    keys,
    games: games.map(game => {
      const seat = seatOf(game, who.id)
      return {
        game: game.id,
        name: game.name,
        seat: seat < 0 ? null : seat,
        called: game.players[seat]?.name ?? null,
        over: game.state.result !== undefined,
      }
    }),
    sayings: sayings.flat(),
    events: entries.map(({ partition, value }) => ({
      event: partition.slice(EVENT_PREFIX.length),
      name: value.name,
      veknId: value.veknId,
    })),
    kept: items.flat().map(({ name, value }) => ({ name, value })),
    stays: await staysIn(language),
  }
}

async function sayingsIn(
  service: Service,
  game: GameRecord,
  who: Person,
  language: LanguageCode,
): Promise<Data['sayings']> {
  const said = await saidBy(service, game.id, who.id)
  if (said.length === 0) return []
  const hearer = await hearerOf(service, game.id, who, 'seat')
  const reading = await readingIn(
    isRefused(hearer) ? { game, seat: -1, keepsOrder: true, hears: () => true } : { ...hearer, keepsOrder: true },
    language,
  )
  return said.map(({ value }) => ({
    game: game.id,
    n: value.n,
    at: value.at,
    text: wireSaying(value, reading).text ?? '',
  }))
}
