import type * as z from 'zod'
import type { Calendar } from '../../shared/api/calendar.ts'
import { calendarOf, type CalendarEntry } from '../../shared/league/exports/calendar-file.ts'
import { nextToPlace } from '../../shared/league/final.ts'
import { promptFor } from '../../shared/rules/index.ts'
import { calendarWords, type CalendarWords } from '../../shared/text/calendar-words.ts'
import { deadlineOf } from '../games/deadlines.ts'
import { sha256 } from '../games/hash.ts'
import { versionOf } from '../games/history.ts'
import { seatOf } from '../games/play.ts'
import type { Person } from '../games/player-ids.ts'
import { isRefused, refused, type Refused } from '../games/refused.ts'
import { rerun } from '../games/rerun.ts'
import type { Service } from '../games/service.ts'
import { wishesIn } from '../notify/wishes.ts'
import { changed, EVENT_PREFIX, FINAL_ROUND, isOver, made, playerPartition, read, readAll } from './desk-items.ts'
import { meet, type EventRecord } from './events/event.ts'
import { gameOf, loadRound, type RoundRecord } from './events/round.ts'

/**
 * Somebody's own calendar, for whoever has its token: what they are asked and until when, their rounds and limits, and
 * when it is their turn to choose a seat in a final. It says no more than its owner sees, and no card.
 */

/** The item CALENDAR of a player: the hash of the token that is good now; null where none is. */
interface CalendarRecord {
  hash: string | null
  createdAt: string
}
const CALENDAR = 'CALENDAR'
const SECRET_BYTES = 24

const ownCalendar = ({ store }: Pick<Service, 'store'>, player: string) =>
  read<CalendarRecord>(store, playerPartition(player), CALENDAR)

/** Another token takes the place of the one before. */
export async function makeCalendar(service: Service, { id }: Person): Promise<z.infer<typeof Calendar> | Refused> {
  const secret = Buffer.from(service.random(SECRET_BYTES)).toString('base64url')
  const token = `${Buffer.from(id).toString('base64url')}.${secret}`
  const createdAt = service.clock()
  const kept = await keep(service, id, { hash: sha256(token), createdAt })
  return 'refused' in kept ? kept : { token, path: `/v1/me/calendar.ics?token=${token}`, createdAt }
}

export const dropCalendar = (service: Service, { id }: Person): Promise<object | Refused> =>
  keep(service, id, { hash: null, createdAt: service.clock() })

const keep = (service: Service, player: string, value: CalendarRecord): Promise<object | Refused> =>
  rerun<object | Refused>(service, async () => {
    const kept = await ownCalendar(service, player)
    if (!kept && value.hash === null) return {}
    const write = kept ? changed(kept, value) : made({ partition: playerPartition(player), name: CALENDAR }, value)
    return (await service.store.saveDesk([write])) === 'conflict' ? 'conflict' : {}
  })

/** The file, for whoever has the token; in the language that its owner has chosen to be told in. */
export async function calendarFile(service: Service, token: string): Promise<{ text: string } | Refused> {
  const player = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8')
  const kept = await ownCalendar(service, player)
  if (kept?.value.hash !== sha256(token)) return refused('not-found')
  const { language } = wishesIn(await service.store.reach(player, service.clock()))
  const words = await calendarWords(language)
  const [answers, events] = await Promise.all([answersOf(service, player, words), eventsOf(service, player, words)])
  return { text: calendarOf('Praxis', [...answers, ...events]) }
}

/** What they are asked, and until when: their own limits alone, as the inbox has them. */
async function answersOf(
  { store, clock }: Service,
  player: string,
  { answer }: CalendarWords,
): Promise<CalendarEntry[]> {
  const games = await Promise.all((await store.gamesOf(player)).map(id => store.loadGame(id)))
  return games.flatMap((game): CalendarEntry[] => {
    const seat = game ? seatOf(game, player) : -1
    const prompt = game && seat >= 0 ? promptFor(game.state, seat) : null
    const from = game && prompt && deadlineOf(game, seat)
    if (!from) return []
    const sequence = versionOf(game.state.views, seat)
    return [{ uid: `${game.id}-${prompt.id}`, sequence, stamp: clock(), summary: answer(game.name), from }]
  })
}

async function eventsOf(service: Service, player: string, words: CalendarWords): Promise<CalendarEntry[]> {
  const items = await readAll<{ event: string }>(service.store, playerPartition(player), { prefix: EVENT_PREFIX })
  const entries = items.map(async ({ value: { event: id } }): Promise<CalendarEntry[]> => {
    const met = await meet(service, id, { id: player, name: '' })
    if (isRefused(met) || isOver(met.event) || met.own?.value.state !== 'in') return []
    const { event, kept, own } = met
    if (event.state !== 'playing')
      return [
        {
          uid: `${id}-begins`,
          sequence: kept.version,
          stamp: service.clock(),
          summary: words.begins(event.name),
          from: event.startsAt,
        },
      ]
    const rounds = await Promise.all(event.openRounds.map(round => loadRound(service, id, round)))
    return (
      await Promise.all(
        rounds.flatMap(round => (round ? [roundOf(service, event, round.value, own.value.entry, words)] : [])),
      )
    ).flat()
  })
  return (await Promise.all(entries)).flat()
}

/** Their turn to choose a seat in the final, or their table of a round and when time is called there. */
async function roundOf(
  { store, clock }: Service,
  event: EventRecord,
  record: RoundRecord,
  entry: string,
  words: CalendarWords,
): Promise<CalendarEntry[]> {
  const { round, state, seatedAt, tables, final } = record
  const stamp = clock()
  if (state === 'placing' && final) {
    const seed = nextToPlace(final.row)
    if (seed === null || final.due === null || final.seeds[seed - 1] !== entry) return []
    const uid = `${event.id}-placement`
    return [{ uid, sequence: final.row.length, stamp, summary: words.placement(event.name), from: final.due }]
  }
  const at = tables.findIndex(({ players }) => players.includes(entry))
  const game = state === 'dealt' && at >= 0 ? await store.loadGame(gameOf(event, record, at)) : undefined
  if (!game || game.state.result) return []
  const ends = game.state.settings.timeLimit?.endsAt
  const summary = round === FINAL_ROUND ? words.final(event.name) : words.round(event.name, round)
  // A judge may put the limit off: then spectators see another version.
  const shared = { sequence: versionOf(game.state.views, 'spectator'), stamp }
  const uid = `${event.id}-round-${round}`
  return [
    { ...shared, uid, summary, from: seatedAt, ...(ends !== undefined && { to: ends }) },
    ...(ends === undefined ? [] : [{ ...shared, uid: `${uid}-limit`, summary: words.limit(summary), from: ends }]),
  ]
}
