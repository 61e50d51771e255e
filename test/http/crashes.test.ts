import { expect, it } from 'vitest'
import { crash, PATHS } from './crashes.ts'

const SEEDS = 50
const LONG = 600_000

it(
  'a fault at any call of lobby, play, deadline and substitution, for fifty tables: nothing acknowledged is lost, nothing is done twice',
  async () => {
    const met = new Map<string, number>()
    const broken: string[] = []
    let runs = 0
    for (let seed = 1; seed <= SEEDS; seed++) {
      // Each table another part of its calls; `npm run soak -- --crashes` puts a fault into every one.
      runs += await crash(
        seed,
        (call, mode) => (call * 4 + mode + seed * 31) % 71 === 0,
        ({ faulted, paths, wrong }, call, mode) => {
          const at = `${paths[call - 1]} ${faulted}`
          met.set(at, (met.get(at) ?? 0) + 1)
          if (wrong.length > 0) broken.push(`seed ${seed}, call ${call} (${at}), ${mode}: ${wrong.join('; ')}`)
        },
      )
    }
    process.stdout.write(
      `${runs} faults at ${SEEDS} tables: ${[...met].map(([name, count]) => `${name} ${count}`).join(', ')}\n`,
    )
    expect(broken).toEqual([])
    for (const path of PATHS)
      expect(
        [...met.keys()].some(name => name.startsWith(path)),
        path,
      ).toBe(true)
    for (const write of ['lobby saveTable', 'play saveGame', 'deadline saveGame', 'substitution saveGame'])
      expect(met.get(write) ?? 0, write).toBeGreaterThan(1)
  },
  LONG,
)
