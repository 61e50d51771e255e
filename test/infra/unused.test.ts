import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtFunctions } from '../../functions/local/built.ts'
import { withoutBodies, withoutStrangeErrors } from '../../infra/unused.ts'
import { scratch } from './scratch.ts'

describe('what no function runs', () => {
  it('is not in the bundle of the API, and what it runs is', async () => {
    const outdir = scratch()
    await builtFunctions(outdir)
    const files = readdirSync(join(outdir, 'http')).filter(file => file.endsWith('.mjs'))
    const code = files.map(file => readFileSync(join(outdir, 'http', file), 'utf8')).join('\n')
    const there = (words: readonly string[]): string[] => words.filter(word => code.includes(word))
    expect(there(['draft-2020-12', 'dynamodb#BackupInUseException', 'concurrently'])).toEqual([])
    const run = ['ConditionalCheckFailedException', 'TransactionCanceledException', 'ThrottlingException']
    expect(there(run)).toEqual(run)
  }, 180_000)

  it('has the names it had, and says so where it is called', async () => {
    const source = withoutBodies(
      'export const createMethod = schema => params => 1\nexport function write(a) {}\nconst b = 1',
    )
    const module = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
      createMethod: () => () => void
      write: () => void
    }
    expect(Object.keys(module).toSorted()).toEqual(['createMethod', 'write'])
    expect(module.createMethod()).toThrow('writes no JSON Schema')
    expect(module.write).toThrow('writes no JSON Schema')
  })

  it('keeps every error that a table may answer with', () => {
    const line = (name: string) => `n0_registry.registerError(${name}$, ${name});`
    const kept = ['ReplicatedWriteConflictException', 'ResourceNotFoundException', 'RequestLimitExceeded'].map(line)
    const source = [
      line('BackupInUseException'),
      ...kept,
      line('ReplicaNotFoundException'),
      line('TableNotFoundException'),
    ].join('\n')
    expect(withoutStrangeErrors(source).trim().split('\n')).toEqual(kept)
  })
})
