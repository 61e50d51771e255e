import { describe, expect, it } from 'vitest'
import { ids, named, reference } from './ids.ts'
import { printed, rulesShown } from './shown.ts'

const listed = reference()
const run = (...results: [string, string][]) =>
  rulesShown({
    testResults: [
      { name: 'x', status: 'passed', assertionResults: results.map(([fullName, status]) => ({ fullName, status })) },
    ],
  })

describe('the count of rules', () => {
  it.runIf(listed !== undefined)('knows every rule of the checklist beside the repository', () => {
    expect(ids.toSorted()).toEqual(listed!.toSorted())
  })
  if (!listed)
    console.log('The checklist of the rules is not beside the repository: the count of rules was not compared with it.')

  it('finds ids in titles, whatever stands around them', () => {
    expect(named(`combat ${ids[0]}, CARD-44MAGNUM-02: not MAND-1, mand-01 or X-001`)).toEqual([
      ids[0],
      'CARD-44MAGNUM-02',
    ])
  })

  it('a rule is shown by a test that passed, and by no test that failed or did not run', () => {
    const [a, b, c, d] = ids
    const found = run(
      [`${a}: so`, 'passed'],
      [`${b}: so`, 'passed'],
      [`${b}: and so`, 'failed'],
      [`${c}: so`, 'skipped'],
      ['NOSUCH-77', 'passed'],
    )
    expect([...found.shown]).toEqual([a])
    expect([...found.failing]).toEqual([b])
    expect([found.missing.includes(c!), found.missing.includes(d!), found.missing.length]).toEqual([
      true,
      true,
      ids.length - 2,
    ])
    expect(found.unknown).toEqual(['NOSUCH-77'])
    expect(printed(found).at(-1)).toBe(`rules: 1 of ${ids.length} shown`)
  })
})
