import type * as z from 'zod'
import type { PlayerPage } from '../../../shared/api/player-pages.ts'
import { reliabilityOf } from '../../games/reliability.ts'
import { playedOf, type PlayedRecord } from '../../games/played.ts'
import { mayWatch } from '../../games/watching.ts'
import type { Person } from '../../games/player-ids.ts'
import type { Service } from '../../games/service.ts'
import type { PageRecord } from './own-page.ts'
import { wirePlayed } from './archive.ts'

type Page = z.infer<typeof PlayerPage>
type Points = NonNullable<Page['points']>
interface Sum {
  games: number
  victoryPoints: number
}

const LAST_GAMES = 10

/** A page as somebody sees it: what its owner shows, and of that what concerns the reader. */
export async function publicPage(
  service: Service,
  id: string,
  { player, name, place, languages, since, shows }: PageRecord,
  viewer: Person | null,
): Promise<Page> {
  const you = viewer?.id === player
  const played = (await playedOf(service.store, player)).filter(({ people }) => people > 1)
  const reliability = shows.reliability ? await reliabilityOf(service, player) : null
  return {
    page: id,
    name,
    place,
    languages,
    since,
    you,
    shows,
    points: shows.points ? pointsOf(played) : null,
    games: shows.games ? await lastGames(service, played, viewer) : null,
    reliability,
    together: viewer && !you ? await togetherOf(service, played, viewer, shows.games) : null,
  }
}

function pointsOf(played: readonly PlayedRecord[]): Points {
  const toTheEnd = played.filter(({ left }) => !left)
  const count = (fits: (one: PlayedRecord) => boolean): number => played.filter(fits).length
  return {
    ...sumOf(played),
    wins: count(({ won }) => won),
    ousted: played.reduce((sum, one) => sum + one.ousted, 0),
    left: count(({ left }) => left),
    byClan: grouped(toTheEnd, ({ deck }) => deck.clan).map(([clan, sum]) => ({ clan, ...sum })),
    byArchetype: grouped(toTheEnd, ({ deck }) => deck.archetype).map(([archetype, sum]) => ({ archetype, ...sum })),
    bySeat: grouped(toTheEnd, ({ seat }) => seat)
      .toSorted(([a], [b]) => a - b)
      .map(([seat, sum]) => ({ seat: seat + 1, ...sum })),
  }
}

const sumOf = (played: readonly PlayedRecord[]): Sum => ({
  games: played.length,
  victoryPoints: played.reduce((sum, { victoryPoints }) => sum + victoryPoints, 0),
})

/** The most points first; of as many the most games. */
function grouped<T>(played: readonly PlayedRecord[], by: (one: PlayedRecord) => T): [T, Sum][] {
  const groups = new Map<T, PlayedRecord[]>()
  for (const one of played) groups.set(by(one), [...(groups.get(by(one)) ?? []), one])
  return [...groups]
    .map(([key, of]): [T, Sum] => [key, sumOf(of)])
    .toSorted(([, a], [, b]) => b.victoryPoints - a.victoryPoints || b.games - a.games)
}

/** Games that nobody may watch are told to nobody who was not in them; the others as far as the reader may look. */
async function lastGames(
  { store }: Service,
  played: readonly PlayedRecord[],
  viewer: Person | null,
): Promise<NonNullable<Page['games']>> {
  const shown = played.filter(one => one.watch !== 'nobody' || one.with.some(({ player }) => player === viewer?.id))
  return Promise.all(
    shown.slice(0, LAST_GAMES).map(async one => {
      const game = viewer ? await store.loadGame(one.game) : undefined
      const watch = viewer ? game !== undefined && mayWatch(game, viewer.id) : one.watch === 'link'
      return { ...wirePlayed(one), watch }
    }),
  )
}

async function togetherOf(
  service: Service,
  played: readonly PlayedRecord[],
  viewer: Person,
  shown: boolean,
): Promise<NonNullable<Page['together']>> {
  const both = played.filter(one => one.with.some(({ player }) => player === viewer.id))
  return {
    games: both.length,
    last: both[0]?.table ?? null,
    list: shown ? await lastGames(service, both, viewer) : [],
  }
}
