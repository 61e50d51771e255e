import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtFunctions } from '../../functions/local/built.ts'
import { embeddedKinds } from '../../functions/store/embedded.ts'
import { FUNCTIONS } from '../../infra/root.ts'
import { scratch } from '../infra/scratch.ts'
import { drillRestore } from './restore-drill.ts'

describe.runIf(embeddedKinds().length > 0)('a table that was spoilt', () => {
  it('is restored to a minute before, adopted, deployed on and played on: nothing acknowledged until then is lost', async () => {
    const outdir = scratch()
    await builtFunctions(outdir)
    const bundles = FUNCTIONS.map(name => ({ name, file: join(outdir, name, 'index.mjs') }))
    const drilled = await drillRestore({ bundles })
    expect(drilled).toEqual({
      acknowledged: 14,
      lost: 0,
      after: 6,
      since: 15,
      faults: [],
      set: ['protection', 'encryption', 'stream', 'time to live', 'point-in-time recovery'],
      undelivered: 0,
      refused: [],
    })
  })
})
