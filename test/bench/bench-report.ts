import { costLines } from './cost.ts'
import { figures, sections, type Known, type Name, type Unit, type Values } from './figures.ts'
import type { Machine } from './machine.ts'
import type { Sizes } from './sizes.ts'

/** What `--json` writes. */
export interface Report {
  machine: Machine
  seed: number
  sizes: Sizes
  /** Where the data was kept; null where no database runs. */
  store: string | null
  figures: Record<Name, Measured>
}
export interface Measured {
  value: number | null
  unit: Unit
  goal: { atMost: number } | null
  met: boolean | null
}

export const names = Object.keys(figures) as Name[]
const known = (name: Name): Known => figures[name]

export function reportOf(machine: Machine, seed: number, sizes: Sizes, store: string | null, values: Values): Report {
  const measured = names.map((name): [Name, Measured] => {
    const { unit, atMost } = known(name)
    const value = values[name]
    return [
      name,
      {
        value,
        unit,
        goal: atMost === undefined ? null : { atMost },
        met: atMost === undefined || value === null ? null : value <= atMost,
      },
    ]
  })
  return { machine, seed, sizes, store, figures: Object.fromEntries(measured) as Report['figures'] }
}

export function textOf(report: Report): string {
  const { machine, seed, sizes } = report
  const lines = [
    `Machine: ${machine.cpu}, ${machine.cores} cores, ${(machine.memory / 2 ** 30).toFixed(0)} GiB, ` +
      `${machine.platform}, Node ${machine.node}; load average at the start ${machine.load}`,
    `Seed ${seed}; ${Object.entries(sizes)
      .map(([what, size]) => `${what} ${size}`)
      .join(', ')}; database: ${report.store ?? 'none on this machine'}`,
  ]
  for (const { title, prefixes } of sections) {
    lines.push('', title)
    for (const name of names.filter(one => prefixes.includes(one.split('.')[0]!)))
      lines.push(line(name, report.figures[name]))
  }
  const cost = costLines(report.figures)
  if (cost.length > 0) lines.push('', ...cost)
  return [...lines, '', ...verdict(report)].join('\n')
}

function line(name: Name, { value, unit, goal, met }: Measured): string {
  const figure = `  ${known(name).about.padEnd(56)}${shown(value, unit).padStart(13)}`
  return goal === null ? figure : `${figure}   goal <= ${shown(goal.atMost, unit).padEnd(11)} ${word(met)}`
}

const word = (met: boolean | null): string => (met === null ? 'not measured' : met ? 'met' : 'MISSED')

function verdict(report: Report): string[] {
  const withGoal = names.filter(name => report.figures[name].goal !== null)
  const missed = withGoal.filter(name => report.figures[name].met === false)
  const unknown = withGoal.filter(name => report.figures[name].met === null)
  const lines = [`${withGoal.length - missed.length - unknown.length} of ${withGoal.length} goals are met.`]
  for (const name of missed) {
    const { value, unit, goal } = report.figures[name]
    lines.push(
      `Missed: ${name} is ${shown(value, unit)}; the goal is at most ${shown(goal!.atMost, unit)}.${reason(report, name)}`,
    )
  }
  if (unknown.length > 0) lines.push(`Not measured: ${unknown.join(', ')}.`)
  return lines
}

/** What the run itself can say of a miss. */
function reason({ machine, figures: all }: Report, name: Name): string {
  const { unit } = all[name]
  if (name === 'ratio.core') {
    const both = ['core.parse.median', 'core.stringify.median', 'core.gzip.median'] as const
    const shared = both.reduce((sum, part) => sum + (all[part].value ?? 0), 0) / 1_000
    const whole = all['core.median'].value ?? NaN
    return (
      ` JSON and gzip, which both do alike, are ${trimmed(shared, 3)} of the ${trimmed(whole, 3)} ms of Praxis; ` +
      `half of boardgame.io's is ${trimmed((all['boardgameio.core.median'].value ?? NaN) / 2, 3)} ms.`
    )
  }
  return (unit === 'ms' || unit === 'us') && machine.load > machine.cores / 2
    ? ` The machine was busy with something else: load average ${machine.load} on ${machine.cores} cores before the run began.`
    : ''
}

function shown(value: number | null, unit: Unit): string {
  if (value === null) return '-'
  if (unit === 'B') return `${grouped(value)} B`
  if (unit === 'units') return `${trimmed(value, 2)} units`
  return `${trimmed(value, unit === 'us' ? 1 : 3)} ${unit}`
}

const trimmed = (value: number, digits: number): string => String(Number(value.toFixed(digits)))
const grouped = (value: number): string => String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
