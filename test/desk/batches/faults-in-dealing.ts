import { MODES } from '../../notify/telling-crashes.ts'
import { ask, batchOf, openDealing, shownOf, stateOf, sweepBatches } from './dealing-table.ts'

/** What came of batches each of which met one fault at one call to the database. */
export interface FaultTally {
  faults: number
  /** Tables that were there for everybody in the end. */
  dealt: number
  /** Moments at which somebody saw some of a batch's tables and not all of them. */
  partial: number
  wrong: string[]
}

const SEATS = 5

export const nothingTried = (): FaultTally => ({ faults: 0, dealt: 0, partial: 0, wrong: [] })

/** How many calls it takes to deal so many tables where nothing goes wrong. */
export async function callsToDeal(tables: number): Promise<number> {
  const dealing = openDealing()
  await ask(dealing, batchOf('whole', tables))
  return dealing.calls.length
}

/**
 * A batch with a fault at that call, in each of the four ways: at no moment are there some of its tables; the sweep
 * carries on what was begun, though nobody asks again; and whoever does gets all.
 */
export async function tryFaults(tables: number, call: number, tally: FaultTally): Promise<void> {
  const all = { tables, found: tables * SEATS },
    none = { tables: 0, found: 0 }
  for (const mode of MODES) {
    const dealing = openDealing({ call, mode })
    // What a process knows of a batch it knows for good: each of these worlds has one of its own.
    const batch = batchOf(`${mode}-${call}`, tables)
    const expected = async (when: string, wanted: object): Promise<void> => {
      const shown = await shownOf(dealing, batch)
      if (shown.tables !== 0 && shown.tables !== tables) tally.partial++
      if (JSON.stringify(shown) !== JSON.stringify(wanted))
        tally.wrong.push(`${mode} at ${call} ${dealing.calls[call - 1]}, ${when}: ${JSON.stringify(shown)}`)
    }
    await ask(dealing, batch, 1)
    const { tables: shown } = await shownOf(dealing, batch)
    if (shown !== 0 && shown !== tables) tally.partial++
    dealing.pass(120)
    await sweepBatches(dealing)
    await expected('swept', (await stateOf(dealing, batch)) === undefined ? none : all)
    await ask(dealing, batch)
    await expected('asked again', all)
    tally.faults++
    tally.dealt += (await shownOf(dealing, batch)).tables
  }
}
