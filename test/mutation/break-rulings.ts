import { appendFileSync } from 'node:fs'
import { afterEach, TestRunner } from 'vitest'
import { catalogue, factsOf } from '../../shared/cards/catalogue.ts'
import { add, definitions } from '../../shared/cards/definitions.ts'
import { rulingsIn } from '../conformance/rulings.ts'
import { breaksOf } from './breaks.ts'

/**
 * For `npm run mutation -- --rulings`: after a test that plays a ruling of the sample has passed, it is run again with
 * the definition of the ruling's card broken, one change at a time. What made it fail is written, a line a ruling.
 */
export interface Tried {
  id: string
  test: string
  breaks: number
  /** Those by which what the test expects is not so, and those by which its scene does not even come about. */
  noticed: string[]
  stopped: string[]
}

/** What is left of the definition makes no sense: that shows nothing of a test. */
const SENSELESS: ReadonlySet<string> = new Set(['TypeError', 'RangeError', 'SyntaxError'])

const { PRAXIS_RULINGS: sampled = '', PRAXIS_BROKEN: file = '' } = process.env
const sample = new Set(sampled.split(' '))

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return
  const ids = rulingsIn(task.name).filter(id => sample.has(id))
  for (const id of new Set(ids)) {
    const key = id.split('#')[0]!,
      printed = factsOf(key),
      definition = definitions.get(key) ?? { facts: printed, modes: [] }
    const tried: Tried = { id, test: task.name, breaks: 0, noticed: [], stopped: [] }
    for (const { where, definition: broken } of breaksOf(definition)) {
      add([broken])
      catalogue.drop(key)
      catalogue.put(broken.facts)
      tried.breaks++
      try {
        await TestRunner.getTestFn(task)()
      } catch (error) {
        const name = error instanceof Error ? error.name : ''
        if (name === 'AssertionError') tried.noticed.push(where)
        else if (!SENSELESS.has(name)) tried.stopped.push(where)
      }
    }
    add([definition])
    catalogue.drop(key)
    appendFileSync(file, `${JSON.stringify(tried)}\n`)
  }
}, 600_000)
