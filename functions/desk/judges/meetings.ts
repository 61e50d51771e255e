import type { Person } from '../../games/player-ids.ts'
import type * as z from 'zod'
import type { Meetings } from '../../../shared/api/meetings.ts'
import { eventsUpTo } from '../../games/past.ts'
import { versionOf } from '../../games/history.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Service } from '../../games/service.ts'
import { standing } from '../../games/standing-marks.ts'
import { partiesOf, stateOf } from '../../people/talk/deals.ts'
import { sayingsAfter } from '../../people/talk/talk-items.ts'
import type { GameRecord } from '../../store/port.ts'
import { FINAL_ROUND } from '../desk-items.ts'
import { meet, playersOf } from '../events/event.ts'
import { outcomesOf } from '../events/outcomes.ts'
import { gameOf, loadRound, playersIn, roundsOf, wireTable } from '../events/round.ts'
import { judgesAt } from './court.ts'

type Table = z.infer<typeof Meetings>['tables'][number]

/** What they did wherever they met, as it happened: a judge weighs it, and nothing here does (TJUDGE-18). */
export async function meetingsOf(
  service: Service,
  id: string,
  who: Person,
  entries: readonly string[],
): Promise<z.infer<typeof Meetings> | Refused> {
  const met = await meet(service, id, who)
  if (isRefused(met)) return met
  const { event, judge } = met
  if (judge < 0) return refused('forbidden', { detail: 'Only a judge of the event may' })
  const known = playersIn(await playersOf(service, id))
  if (new Set(entries).size < entries.length || entries.some(one => !known.has(one)))
    return refused('invalid-request', { errors: [{ path: 'players', code: 'unknown' }] })
  const final = await loadRound(service, id, FINAL_ROUND)
  const rounds = [...(await roundsOf(service, id)), ...(final ? [final] : [])].map(({ value }) => value)
  const outcomes = await outcomesOf(service, event, rounds)
  const tables: Table[] = []
  let withheld = 0
  for (const round of rounds) {
    for (const [at, seated] of round.tables.entries()) {
      if (!entries.every(one => seated.players.includes(one))) continue
      const game = await service.store.loadGame(gameOf(event, round, at))
      if (!game) continue
      const judges = await judgesAt(service, event, game)
      if (!judges.some(({ player }) => player === who.id)) {
        withheld++
        continue
      }
      const { seats, over } = wireTable(event, round, at, seated, known, outcomes)
      tables.push({
        round: round.round,
        table: at + 1,
        game: game.id,
        over,
        seats: seats.map(({ player, name, victoryPoints }) => ({ player, name, victoryPoints })),
        ...(await doneAt(
          service,
          game,
          entries.map(one => seated.players.indexOf(one)),
        )),
      })
    }
  }
  return { players: entries.map(player => ({ player, name: known.get(player)!.name })), tables, withheld }
}

/** By these seats, of what everybody was shown and no ruling has taken back. */
async function doneAt(
  { store }: Service,
  game: GameRecord,
  asked: readonly number[],
): Promise<Pick<Table, 'deals' | 'votes' | 'concessions'>> {
  const deals = (await sayingsAfter(store, game.id, 0)).flatMap(({ value }) => {
    const parties = partiesOf(value)
    return value.deal && parties.some(seat => asked.includes(seat))
      ? [{ saying: value.n, ply: value.ply, at: value.at, parties, state: stateOf(value, game) }]
      : []
  })
  const votes: Table['votes'] = [],
    concessions: Table['concessions'] = []
  let called: number | null = null
  for (const { events, views, at } of standing(await eventsUpTo(store, game.id, 0, game.state.version))) {
    const ply = versionOf(views, 'spectator')
    for (const event of events) {
      if (event.seenBy !== undefined) continue
      if (event.key === 'referendum-called') called = event.seat
      if (event.key === 'blood-hunt') called = null
      if (event.key === 'votes-cast' && asked.includes(event.seat))
        votes.push({ ply, at, seat: event.seat, votes: event.votes, for: event.for, called })
      if (event.key === 'concession-voted' && [event.seat, event.to].some(one => one !== null && asked.includes(one)))
        concessions.push({ ply, at, seat: event.seat, to: event.to })
    }
  }
  return { deals, votes, concessions }
}
