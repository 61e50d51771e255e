import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clockFrom } from '../clock.ts'

/**
 * The clock of a data folder, as `CLOCK` (`functions/clock.ts`). It goes on from where it was told last, at the speed
 * of this start, and never
 * back: what is stored would have happened in the future. Undefined where it has always been the real one.
 */
export async function clockOf(
  dataDir: string,
  speed: number,
  real: () => number = Date.now,
): Promise<string | undefined> {
  const file = join(dataDir, 'clock')
  const before = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (!before && speed === 1) return undefined
  const clock = `${speed} ${new Date(real()).toISOString()} ${clockFrom({ CLOCK: before }, real)()}`
  await writeFile(file, `${clock}\n`)
  return clock
}
