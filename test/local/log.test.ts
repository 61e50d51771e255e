import { expect, test } from 'vitest'
import { createLog, kindOf, type LogFields } from '../../functions/logging/log.ts'

const collect = (): { lines: Record<string, unknown>[]; write: (line: string) => void } => {
  const lines: Record<string, unknown>[] = []
  return { lines, write: line => lines.push(JSON.parse(line) as Record<string, unknown>) }
}

test('one JSON line an entry, with its fields', () => {
  const { lines, write } = collect()
  createLog(write)('info', 'command', { gameId: 'gam_1', version: 7, commandId: 'c', outcome: 'accepted', ms: 12 })
  expect(lines).toEqual([
    {
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      level: 'info',
      message: 'command',
      gameId: 'gam_1',
      version: 7,
      commandId: 'c',
      outcome: 'accepted',
      ms: 12,
    },
  ])
})

test('an object passed along with more in it leaves none of it in the line', () => {
  const { lines, write } = collect()
  const careless = {
    gameId: 'gam_1',
    hand: ['Govern the Unaligned'],
    secret: 's',
    outcome: { card: 12 },
  } as unknown as LogFields
  createLog(write)('warn', 'odd', careless)
  expect(Object.keys(lines[0] ?? {})).toEqual(['timestamp', 'level', 'message', 'gameId'])
})

test('a failure is told by its kind, never by its message', () => {
  expect(kindOf(new TypeError('cannot read hand of Anson'))).toBe('TypeError')
  expect(kindOf('Anson')).toBe('string')
})

test('entries below the threshold are left out', () => {
  const { lines, write } = collect()
  const log = createLog(write, 'warn')
  log('info', 'no')
  log('error', 'yes')
  expect(lines.map(line => line.message)).toEqual(['yes'])
})
