import { describe, expect, it } from 'vitest'
import { askedOf, MODES, prepare, tell, wrong } from './telling-crashes.ts'

const SEEDS = 50
const LONG = 600_000

describe('telling people, with a fault', () => {
  it(
    'comes to the same without one, from the stream and from the sweep alone',
    async () => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const prepared = await prepare(seed)
        expect(askedOf(prepared).length).toBeGreaterThan(0)
        for (const lossy of [false, true])
          expect(
            await wrong(prepared, await tell(prepared, undefined, lossy)),
            `seed ${seed}, lossy ${lossy}`,
          ).toBeUndefined()
      }
    },
    LONG,
  )

  it(
    'at every call, in every way, for fifty games: nothing is lost, and nothing doubled that could be known',
    async () => {
      let runs = 0
      const met = new Map<string, number>()
      const broken: string[] = []
      for (let seed = 1; seed <= SEEDS; seed++) {
        const prepared = await prepare(seed)
        const lossy = seed % 3 === 0
        const { calls } = await tell(prepared, undefined, lossy)
        for (let call = 1; call <= calls.length; call++) {
          for (const mode of MODES) {
            // Every call of the first games; of the others each kind of call by another of its occurrences.
            if (seed > 4 && (call + seed + MODES.indexOf(mode) * 5) % 23 !== 0) continue
            const run = await tell(prepared, { call, mode }, lossy)
            const found = await wrong(prepared, run)
            runs++
            met.set(run.faulted ?? '', (met.get(run.faulted ?? '') ?? 0) + 1)
            if (found !== undefined) broken.push(`seed ${seed}, call ${call} (${run.faulted}), ${mode}: ${found}`)
          }
        }
      }
      process.stdout.write(
        `${runs} faults in ${SEEDS} games, at ${met.size} kinds of calls: ${[...met].map(([name, count]) => `${name} ${count}`).join(', ')}\n`,
      )
      expect(broken.slice(0, 10)).toEqual([])
      for (const name of [
        'event',
        'loadGame',
        'reach',
        'plan',
        'markTold',
        'outgoing',
        'saveOutgoing',
        'ring socket',
        'push',
        'mail',
        'wasTold',
        'eventsBetween',
        'dueOutgoing',
        'sweptTo',
        'saveSweptTo',
      ]) {
        expect(met.get(name) ?? 0, name).toBeGreaterThan(20)
      }
    },
    LONG,
  )
})
