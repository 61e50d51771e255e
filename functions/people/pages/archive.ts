import type * as z from 'zod'
import type { Archive, ArchiveQuery } from '../../../shared/api/player-pages.ts'
import { everPlayed, type PlayedRecord } from '../../games/played.ts'
import type { Service } from '../../games/service.ts'

type Played = z.infer<typeof Archive>['games'][number]

export const wirePlayed = ({
  game,
  name,
  at,
  turns,
  seats,
  place,
  victoryPoints,
  won,
  winner,
  deck: { clan, archetype },
}: PlayedRecord): Omit<Played, 'table' | 'people' | 'left' | 'with'> => ({
  game,
  name,
  at,
  turns,
  seats,
  place,
  victoryPoints,
  won,
  winner,
  clan,
  archetype,
})

/** A page of the games of a player that are over, the newest first. */
export async function archiveOf(
  service: Service,
  player: string,
  { cursor, limit }: z.output<typeof ArchiveQuery>,
): Promise<z.infer<typeof Archive>> {
  const before = cursor === undefined ? undefined : placeIn(cursor)
  if (cursor !== undefined && before === undefined) return { games: [], cursor: null }
  const all = (await everPlayed(service.store, player)).filter(one => before === undefined || placeOf(one) < before)
  const page = all.slice(0, limit)
  const last = all.length > limit ? page.at(-1) : undefined
  return {
    games: page.map(one => ({
      ...wirePlayed(one),
      table: one.table,
      people: one.people,
      left: one.left,
      with: one.with.map(({ name }) => name),
    })),
    cursor: last ? Buffer.from(placeOf(last)).toString('base64url') : null,
  }
}

/** Where a game stands among those of a player: by its end. */
const placeOf = ({ at, game }: PlayedRecord): string => `${at}#${game}`

/** What no page has said leads nowhere. */
function placeIn(cursor: string): string | undefined {
  const place = Buffer.from(cursor, 'base64url').toString()
  return /^\d{4}-[\d:.TZ-]+#gam_[\w-]+$/.test(place) ? place : undefined
}
