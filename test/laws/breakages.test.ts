import { describe, expect, it } from 'vitest'
import { breakages, brokenSource } from './breakages.ts'
import { leaks } from './seeded-leaks.ts'

/** Soon told to whoever changes the code; whether the laws find them is tested with the laws. */
describe('what is broken on purpose', () => {
  it.each([...breakages, ...leaks])('can still be broken: $name', breakage => {
    expect(brokenSource(breakage)).not.toBe('')
  })
})
