import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtFunctions } from '../../functions/local/built.ts'
import { embeddedKinds } from '../../functions/store/embedded.ts'
import { FUNCTIONS } from '../../infra/root.ts'
import { scratch } from '../infra/scratch.ts'
import { closingLine, EXPLAINED } from './closing.ts'
import { rehearse, type Rehearsed } from './rehearsed.ts'
import { openCloud, type Cloud } from './stage.ts'
import { rehearsedStack } from './template.ts'

/**
 * The short form of `npm run rehearse`: the bundles that are deployed, each in a process of its own, under the events of
 * the cloud; every call they make is judged by the policies of the template.
 */
const there = embeddedKinds().length > 0

it('needs a database of this machine', () => {
  if (process.platform === 'linux' && process.arch === 'x64') expect(there).toBe(true)
})

describe.runIf(there)('rehearsed', () => {
  let cloud: Cloud
  let rehearsed: Rehearsed
  beforeAll(async () => {
    const outdir = scratch()
    await builtFunctions(outdir)
    const bundles = FUNCTIONS.map(name => ({ name, file: join(outdir, name, 'index.mjs') }))
    for (const { file } of bundles) expect(existsSync(file)).toBe(true)
    cloud = await openCloud({ ...rehearsedStack(), bundles })
    rehearsed = await rehearse(cloud)
  })
  afterAll(() => cloud?.close())

  it('every route is answered by the function that its gateway calls', () => {
    expect(rehearsed.uncalled).toEqual([])
  })

  it('everything in streams and queues is taken', () => {
    expect(rehearsed.undelivered).toBe(0)
  })

  it('the rights of the template let every call through', () => {
    expect(cloud.rights.refused()).toEqual([])
    expect(cloud.rights.calls()).toBeGreaterThan(5_000)
  })

  it('and grant nothing that nothing needs', () => {
    expect(cloud.rights.unused().filter(right => !(right in EXPLAINED))).toEqual([])
    expect(Object.keys(EXPLAINED).filter(right => !cloud.rights.unused().includes(right))).toEqual([])
  })

  it('ends with a line that says so', () => {
    expect(closingLine(cloud.rights)).toMatch(/^rehearsal: \d+ calls, 0 refused, (\d+) rights used of \1 granted$/)
  })
})
