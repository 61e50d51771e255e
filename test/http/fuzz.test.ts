import { expect, it } from 'vitest'
import { operationIds } from '../../shared/api/routes.ts'
import { fuzz } from './fuzz.ts'

const REQUESTS = 2000

/** `FUZZ_SEED=n` sends those of a run that failed again; `npm run soak -- --requests N` sends more. */
it(`${REQUESTS} hostile requests to all routes meet no fault of ours, no reply that is not documented, and no effect where they were refused`, async () => {
  const seed = Number(process.env['FUZZ_SEED'] ?? 1)
  const census = await fuzz(seed, REQUESTS)
  process.stdout.write(`fuzz seed ${seed}: ${JSON.stringify(census.byStatus)}\n`)
  expect(census.failures, `seed ${seed}`).toEqual([])
  expect(Object.keys(census.byRoute).sort()).toEqual([...operationIds].sort())
  // That some get through, and that many kinds of refusal are met, says that the requests go deep enough to mean
  // something.
  expect(census.accepted).toBeGreaterThan(REQUESTS / 20)
  for (const status of [400, 401, 403, 404, 409, 413, 415, 422])
    expect(census.byStatus[status], String(status)).toBeGreaterThan(0)
}, 300_000)
