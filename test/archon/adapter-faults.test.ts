import { describe, expect, it } from 'vitest'
import { followFeed } from '../../functions/archon/adapter.ts'
import { BEGINNING, type Place } from '../../functions/archon/place.ts'
import type { Archon, Ports, Praxis, Settings } from '../../functions/archon/ports.ts'
import { sampleReport } from '../league/exports/sample-event.ts'
import { fakeArchon, openTable, recordedTournament, uidOf, type FakeArchon } from './fake-archon.ts'
import { entry, fakePraxis, resultOf, type FakePraxis } from './fake-praxis.ts'

/** The call fails before it does anything; it is carried out and its answer is lost; all ends after its answer. */
const MODES = ['before', 'lost', 'after'] as const
interface Fault {
  call: number
  mode: (typeof MODES)[number]
}

const FIVE = [1, 2, 3, 4, 5]
const OTHERS = [6, 7, 8, 9, 10]
const SETTINGS: Settings = { tournaments: { e1: 't2' }, followed: ['t1'] }

interface World {
  archon: FakeArchon
  praxis: FakePraxis
  /** As the disk keeps it. */
  saved: string
}

/** A tournament whose seating is followed, and one that is told the results of an event here. */
function world(): World {
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
const HAPPENINGS: readonly ((world: World) => void)[] = [
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

class Broken extends Error {}

/** The ports, with a fault at one of the calls that a run makes, the saving of its place among them. */
function broken(world: World, fault: Fault | null) {
  const calls: string[] = []
  let dead = false
  const through = <In extends unknown[], Out>(name: string, call: (...args: In) => Promise<Out>) => {
    return async (...args: In): Promise<Out> => {
      if (dead) throw new Broken('All had ended')
      calls.push(name)
      const here = fault?.call === calls.length
      if (here && fault.mode === 'before') throw new Broken(`${name} failed`)
      const answer = await call(...args)
      if (here && fault.mode === 'lost') throw new Broken(`The answer to ${name} was lost`)
      dead = here
      return answer
    }
  }
  const { archon, praxis } = world
  const ports: Ports = {
    archon: {
      tournament: through('tournament', archon.tournament),
      act: through('act', archon.act),
      members: through('members', archon.members),
      ratingPoints: through('ratingPoints', archon.ratingPoints),
    } satisfies Archon,
    praxis: {
      feed: through('feed', praxis.feed),
      result: through('result', praxis.result),
      report: through('report', praxis.report),
      createTable: through('createTable', praxis.createTable),
      cancelTable: through('cancelTable', praxis.cancelTable),
    } satisfies Praxis,
  }
  const save = through('save', async (place: Place) => void (world.saved = JSON.stringify(place)))
  return { ports, save, calls }
}

/** Runs through all that happens; a run that broke is begun again from what was saved. */
async function played(
  fault: (Fault & { in: number }) | null,
): Promise<{ world: World; calls: string[][]; met: boolean }> {
  const one = world()
  const calls: string[][] = []
  let met = false
  for (const [at, happens] of HAPPENINGS.entries()) {
    happens(one)
    const begun = broken(one, fault?.in === at ? fault : null)
    const run = ({ ports, save }: ReturnType<typeof broken>): Promise<Place> =>
      followFeed(ports, SETTINGS, JSON.parse(one.saved) as Place, save)
    try {
      await run(begun)
    } catch (error) {
      if (!(error instanceof Broken)) throw error
      met = true
      await run(broken(one, null))
    }
    calls.push(begun.calls)
  }
  return { world: one, calls, met }
}

const outcome = ({ archon, praxis, saved }: World): object => ({
  done: archon.done,
  tournaments: [...archon.tournaments.values()],
  tables: [...praxis.tables],
  place: JSON.parse(saved) as Place,
})

describe('the adapter for Archon, with a fault', () => {
  it('does without one what there is to do, once', async () => {
    const { world: one } = await played(null)
    expect(one.archon.done.map(({ type, round, table }) => [type, round, table])).toEqual([
      ['SetScore', 0, 0],
      ['SetScore', 0, 1],
      ['Override', 0, 1],
      ['SetScore', 0, 0],
      ['SetScore', 1, 1],
    ])
    expect([...one.praxis.tables].map(([ref, { state }]) => [ref, state])).toEqual([
      ['archon/t1/1/1/1', 'gone'],
      ['archon/t1/1/2/1', 'gone'],
      ['archon/t1/1/1/2', 'begun'],
    ])
    const { differences, waiting } = JSON.parse(one.saved) as Place
    expect([...new Set(differences.map(({ kind }) => kind))].toSorted()).toEqual([
      'no-number',
      'score',
      'seating',
      'tournament-points',
      'winner',
    ])
    expect(waiting).toMatchObject([{ game: 'g3' }])
  })

  it.each(MODES)('at every call, %s: comes to the same, with each score set once', async mode => {
    const whole = await played(null)
    const expected = outcome(whole.world)
    const faulted = new Set<string>()
    for (const [at, calls] of whole.calls.entries())
      for (const [index, name] of calls.entries()) {
        const { world: one, met } = await played({ in: at, call: index + 1, mode })
        // What ends after the last call of a run ends nothing.
        expect(met || index === calls.length - 1, name).toBe(true)
        expect(outcome(one), `run ${at + 1}, call ${index + 1} (${name})`).toEqual(expected)
        faulted.add(name)
      }
    const ports = 'act cancelTable createTable feed members ratingPoints report result save tournament'
    expect([...faulted].toSorted()).toEqual(ports.split(' '))
  })
})
