import { BEGINNING, type Place } from '../../functions/archon/place.ts'
import type { Settings } from '../../functions/archon/ports.ts'
import { sampleReport } from '../league/exports/sample-event.ts'
import { fakeArchon, openTable, recordedTournament, uidOf, type FakeArchon } from './fake-archon.ts'
import { entry, fakePraxis, resultOf, type FakePraxis } from './fake-praxis.ts'

/** What the adapter meets from its first run to the end of two tournaments. */
const FIVE = [1, 2, 3, 4, 5]
const OTHERS = [6, 7, 8, 9, 10]
export const SETTINGS: Settings = { tournaments: { e1: 't2' }, followed: ['t1'] }

export interface World {
  archon: FakeArchon
  praxis: FakePraxis
  /** As the disk keeps it. */
  saved: string
}

/** A tournament whose seating is followed, and one that is told the results of an event here. */
export function world(): World {
  const followed = recordedTournament([[FIVE, OTHERS]])
  const told = {
    ...recordedTournament([
      [FIVE, OTHERS],
      [OTHERS, FIVE],
    ]),
    uid: 't2',
  }
  return { archon: fakeArchon(followed, told), praxis: fakePraxis(), saved: JSON.stringify(BEGINNING) }
}

/** What happens between runs, in this order. */
export const HAPPENINGS: readonly ((world: World) => void)[] = [
  ({ praxis }) => {
    praxis.results.set('g1', resultOf('g1', FIVE, [3, 0, 2, 0, 0]))
    praxis.results.set('g2', resultOf('g2', OTHERS, [2, 0, 2, 0, 0], { ruling: 'Seat 2 was removed' }))
    praxis.entries.push(
      entry(1, 'turn.started', { event: 'e1', round: 1, table: 1, game: 'g1' }),
      entry(2, 'result.signed', { event: 'e1', round: 1, table: 1, game: 'g1' }),
      entry(3, 'result.signed', { event: 'e1', round: 1, table: 2, game: 'g2' }),
      entry(4, 'turn.started', { event: 'e1', round: 2, table: 1, game: 'g3' }),
    )
  },
  ({ archon, praxis }) => {
    archon.tournaments.get('t1')!.rounds[0]![0] = openTable([1, 3, 2, 4, 5])
    archon.tournaments.get('t1')!.rounds[0]!.pop()
    const corrected = { rev: 2, earlier: [[3, 0, 2, 0, 0]] }
    praxis.results.set('g1', resultOf('g1', FIVE, [4, 0, 1, 0, 0], corrected))
    praxis.entries.push(entry(5, 'result.corrected', { event: 'e1', round: 1, table: 1, game: 'g1' }))
  },
  ({ archon, praxis }) => {
    // Seats change there after the deal, somebody types a score there, and the points of another table are adjusted.
    praxis.tables.get('archon/t1/1/1/2')!.state = 'begun'
    archon.tournaments.get('t1')!.rounds[0]![0] = openTable(FIVE)
    archon.tournaments.get('t2')!.rounds[1]![0]!.seating[0]!.result.vp = 1
    archon.adjusted.push({ player_uid: uidOf(1), round: 1 })
    praxis.results.set('g3', resultOf('g3', OTHERS, [5, 0, 0, 0, 0]))
    praxis.results.set('g4', resultOf('g4', FIVE, [2, 1, 1, 1, 0], { adjusted: [0] }))
    praxis.entries.push(
      entry(6, 'result.signed', { event: 'e1', round: 2, table: 1, game: 'g3' }),
      entry(7, 'result.signed', { event: 'e1', round: 2, table: 2, game: 'g4' }),
    )
  },
  ({ archon, praxis }) => {
    archon.tournaments.get('t2')!.state = 'Finished'
    praxis.reports.set('e1', sampleReport())
    praxis.entries.push(entry(8, 'event.finished', { event: 'e1' }))
  },
]

export const outcome = ({ archon, praxis, saved }: World): object => ({
  done: archon.done,
  tournaments: [...archon.tournaments.values()],
  tables: [...praxis.tables],
  place: JSON.parse(saved) as Place,
})
