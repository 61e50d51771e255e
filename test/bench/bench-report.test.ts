import { expect, test } from 'vitest'
import { CHROMIUM } from '../web/browser.ts'
import { figures, sections, type Name, type Values } from './figures.ts'
import { measure } from './measure.ts'
import { names, reportOf, textOf } from './bench-report.ts'
import { FULL, HELP, QUICK, readFlags } from './sizes.ts'
import { mean, spread } from './spread.ts'

const MACHINE = { cpu: 'Some CPU', cores: 2, memory: 2 ** 33, platform: 'linux-x64', node: '20.19.0', load: 0 }
const all = (value: number | null): Values => Object.fromEntries(names.map(name => [name, value])) as Values

test('a tiny bench measures everything that has a name, and nothing else', { timeout: 300_000 }, async () => {
  const played = {
    commands: 12,
    warmCommands: 3,
    polls: 3,
    writes: 12,
    moves: 2,
    played: 40,
    openings: 1,
    roundTables: 1,
    entered: 8,
  }
  const sizes = { games: 1, warmGames: 0, passes: 1, loads: 1, lists: 5, ...played }
  const report = await measure(1, sizes)
  expect(Object.keys(report.figures)).toEqual(Object.keys(figures))
  expect(report).toMatchObject({ seed: 1, sizes })
  for (const [name, { value }] of Object.entries(report.figures)) {
    if ((report.store === null && /^(http|units|league)\./.test(name)) || (!CHROMIUM && name.startsWith('web.')))
      expect(value, name).toBeNull()
    // Nothing may have moved.
    else if (/^web\.\w+\.cls$/.test(name)) expect(value, name).toBeGreaterThanOrEqual(0)
    // The one difference of two medians may be anything when so little is measured.
    else if (name !== 'http.command.outside.p50') expect(value, name).toBeGreaterThan(0)
  }
  expect(report.figures['rules.pure.p99'].value).toBeGreaterThanOrEqual(report.figures['rules.pure.median'].value!)
  expect(report.figures['snapshot.raw.max'].value).toBeGreaterThan(report.figures['snapshot.gzip.max'].value!)
})

test('a figure stands beside its goal, with met or missed', () => {
  const met = reportOf(MACHINE, 7, QUICK, 'dynoxide', all(0.01))
  expect(met.figures['ratio.pure']).toEqual({ value: 0.01, unit: 'x', goal: { atMost: 0.5 }, met: true })
  expect(met.figures['rules.legal.p99']).toEqual({ value: 0.01, unit: 'us', goal: null, met: null })
  const goals = names.filter(name => 'atMost' in figures[name]).length
  expect(textOf(met)).toContain(`${goals} of ${goals} goals are met.`)

  const slow = reportOf(MACHINE, 7, QUICK, 'dynoxide', { ...all(0.01), 'http.command.p99': 61.5 })
  expect(slow.figures['http.command.p99'].met).toBe(false)
  expect(textOf(slow)).toMatch(/a command, warm, p99 +61\.5 ms +goal <= 60 ms +MISSED/)
  expect(textOf(slow)).toContain('Missed: http.command.p99 is 61.5 ms; the goal is at most 60 ms.')
})

test('what could not be measured is neither met nor missed', () => {
  const report = reportOf(MACHINE, 7, QUICK, null, { ...all(0.01), 'http.command.p99': null })
  expect(report.figures['http.command.p99']).toEqual({ value: null, unit: 'ms', goal: { atMost: 60 }, met: null })
  expect(textOf(report)).toContain('Not measured: http.command.p99.')
})

test('the text names machine, seed and sizes, and every figure once', () => {
  const text = textOf(reportOf(MACHINE, 7, FULL, 'dynoxide', all(1_234_567)))
  expect(text).toContain('Some CPU, 2 cores, 8 GiB, linux-x64, Node 20.19.0')
  expect(text).toContain(`Seed 7; games ${FULL.games}, `)
  expect(text).toContain('1,234,567 B')
  for (const { title } of sections) expect(text).toContain(title)
  const rows = text.split('\n').filter(line => line.startsWith('  ') && !line.includes('$'))
  expect(rows).toHaveLength(names.length)
  expect(names.every(name => rows.some(row => row.trimStart().startsWith(figures[name].about.trimStart())))).toBe(true)
})

test('names keep to their sections', () => {
  const prefixes = sections.flatMap(section => section.prefixes)
  const strays = names.filter((name: Name) => !prefixes.includes(name.split('.')[0]!))
  expect(strays).toEqual([])
})

test('flags', () => {
  expect(readFlags([])).toEqual({ seed: 1, sizes: FULL, json: null })
  expect(readFlags(['--quick', '--games', '2', '--seed', '9', '--json', 'out.json'])).toEqual({
    seed: 9,
    sizes: { ...QUICK, games: 2 },
    json: 'out.json',
  })
  expect(readFlags(['--help'])).toBe('help')
  expect(readFlags(['--games', '0'])).toEqual({ problem: "--games takes a whole number from 1 to 1000000, not '0'" })
  expect(readFlags(['--nonsense'])).toHaveProperty('problem')
  for (const flag of ['--games', '--seed', '--quick', '--json', '--help']) expect(HELP).toContain(flag)
})

test('quantiles are values that were measured', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i)
  expect(spread(hundred)).toEqual({ median: 50, p95: 95, p99: 99, max: 100 })
  expect(spread([3])).toEqual({ median: 3, p95: 3, p99: 3, max: 3 })
  expect(mean([1, 2, 6])).toBe(3)
  expect(() => spread([])).toThrow(RangeError)
})

test('the text says what it costs, the whole being the sum of its parts', () => {
  const dollars = textOf(reportOf(MACHINE, 7, FULL, 'dynoxide', all(10)))
    .split('\n')
    .flatMap(line => /^ {2}1,000 commands.*\$([\d.]+)$/.exec(line)?.[1] ?? [])
    .map(Number)
  expect(dollars).toHaveLength(6)
  const [whole = 0, ...parts] = dollars.toReversed()
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(whole, 4)
  expect(textOf(reportOf(MACHINE, 7, FULL, null, { ...all(10), 'units.write.mean': null }))).not.toContain('$')
})
