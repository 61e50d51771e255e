import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sources } from '../../infra/boundaries.ts'
import { ROOT } from '../../infra/root.ts'

describe('the adapter for Archon', () => {
  it('is imported by nothing else that is deployed or built', () => {
    const others = ['shared', 'functions', 'infra']
      .flatMap(folder => sources(ROOT, folder))
      .filter(file => !file.startsWith('functions/archon/'))
    expect(others.length).toBeGreaterThan(500)
    const importing = others.filter(file =>
      /from '[^']*\/archon\/|import\('[^']*\/archon\//.test(readFileSync(join(ROOT, file), 'utf8')),
    )
    expect(importing).toEqual([])
  })
})
