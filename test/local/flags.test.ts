import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { HELP, readFlags } from '../../functions/local/flags.ts'

test('without flags: the default port or the next free one, .data', () => {
  expect(readFlags([])).toEqual({ port: null, dataDir: resolve('.data'), fresh: false, speed: 1 })
})

test('all flags', () => {
  expect(readFlags(['--port', '0', '--data', '/tmp/x', '--fresh', '--speed', '60'])).toEqual({
    port: 0,
    dataDir: '/tmp/x',
    fresh: true,
    speed: 60,
  })
})

test('--help is explained flag by flag', () => {
  expect(readFlags(['--port', '1', '--help'])).toBe('help')
  for (const flag of ['--port', '--data', '--fresh', '--speed', '--help']) expect(HELP).toContain(`  ${flag}`)
})

test.each([
  ['--port', 'x'],
  ['--port', '65536'],
  ['--port', '-1'],
  ['--port', '1.5'],
  ['--speed', '0'],
  ['--speed', '1001'],
  ['--speed', '2.5'],
  ['--unknown'],
  ['stray'],
])('refuses %s %s with a reason', (...args) => {
  expect(readFlags(args)).toEqual({ problem: expect.stringMatching(/\S/) })
})
