import { describe, expect, it } from 'vitest'
import { followFeed } from '../../functions/archon/adapter.ts'
import type { Place } from '../../functions/archon/place.ts'
import type { Archon, Ports, Praxis } from '../../functions/archon/ports.ts'
import { HAPPENINGS, outcome, SETTINGS, world, type World } from './adapter-story.ts'

/** The call fails before it does anything; it is carried out and its answer is lost; all ends after its answer. */
const MODES = ['before', 'lost', 'after'] as const
interface Fault {
  call: number
  mode: (typeof MODES)[number]
}

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
