import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { clashes } from './basenames.ts'
import { ROOT } from './root.ts'
import { COLUMNS, lineWidths, MOST_COLUMNS, MOST_WIDE_SHARE, tooMany, tooWide } from './line-widths.ts'

export interface CheckResult {
  name: string
  passed: boolean
  ms: number
  detail: string
}

interface Check {
  name: string
  text: string
  run: () => Promise<{ passed: boolean; detail: string }>
}

/** The native compiler takes a third of the time. `typescript` itself is the last that programs can ask about code. */
const TSC = 'typescript-7/bin/tsc'

const CHECKS: readonly Check[] = [
  {
    name: 'types',
    text: 'tsc, strict, over everything',
    run: () => tool(TSC, ['--noEmit', '-p', '.']),
  },
  {
    name: 'page types',
    text: 'the same over the pages, which run in a browser',
    run: () => tool(TSC, ['--noEmit', '-p', 'functions/web']),
  },
  {
    name: 'worker types',
    text: 'and over their worker',
    run: () => tool(TSC, ['--noEmit', '-p', 'functions/web/worker.tsconfig.json']),
  },
  {
    name: 'format',
    text: 'oxfmt, 120 columns (npm run format writes it)',
    run: () => tool('oxfmt/bin/oxfmt', ['--check']),
  },
  {
    name: 'lint',
    text: 'oxlint with .oxlintrc.json',
    run: () => tool('oxlint/bin/oxlint', ['--deny-warnings', '-f', 'unix', '.']),
  },
  { name: 'boundaries', text: 'who may import what, by where an import leads', run: boundaries },
  {
    name: 'widths',
    text: `no line over ${MOST_COLUMNS} columns, few over ${COLUMNS}; rows of data apart`,
    run: async () => widths(),
  },
  { name: 'names', text: 'no basename means two things in one tree', run: names },
  {
    name: 'unused',
    text: 'knip: files, exports and dependencies nobody uses',
    run: () => tool('knip/bin/knip.js', ['--no-progress']),
  },
]

/** All checks, or those named. They run at the same time: the one that takes long uses one core. */
export function runChecks(names: readonly string[] = CHECKS.map(({ name }) => name)): Promise<CheckResult[]> {
  return Promise.all(
    CHECKS.filter(({ name }) => names.includes(name)).map(async ({ name, run }) => {
      const began = performance.now()
      const { passed, detail } = await run()
      return { name, passed, detail: detail.trim(), ms: Math.round(performance.now() - began) }
    }),
  )
}

/** Runs a tool of node_modules with this very Node, whatever the path and the shell are. */
function tool(script: string, args: readonly string[]): Promise<{ passed: boolean; detail: string }> {
  return new Promise(done => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let detail = ''
    child.stdout.on('data', (chunk: Buffer) => (detail += chunk.toString()))
    let complaints = ''
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
    child.on('error', error => done({ passed: false, detail: error.message }))
    child.on('close', code => done({ passed: code === 0, detail: code === 0 ? '' : `${detail}\n${complaints}` }))
  })
}

/** Loaded where it is needed: it brings the compiler, and who asks for help waits for it. */
const room = (): Promise<typeof import('./boundaries.ts')> => import('./boundaries.ts')

async function boundaries(): Promise<{ passed: boolean; detail: string }> {
  const { findBreaches } = await room()
  const breaches = findBreaches(ROOT)
  return {
    passed: breaches.length === 0,
    detail: breaches.map(({ file, line, import: name, rule }) => `${file}:${line} imports ${name}: ${rule}`).join('\n'),
  }
}

function widths(): { passed: boolean; detail: string } {
  const found = lineWidths(ROOT),
    share = `${found.wide.length} of ${found.lines} lines are over ${COLUMNS} columns`
  const faults = tooWide(found).map(({ file, line, columns }) => `${file}:${line} has ${columns} columns`)
  if (tooMany(found)) faults.push(`${share}, and ${MOST_WIDE_SHARE * 100} % may be`)
  return { passed: faults.length === 0, detail: faults.join('\n') }
}

async function names(): Promise<{ passed: boolean; detail: string }> {
  const { sources } = await room()
  const found = clashes(CODE.flatMap(folder => sources(ROOT, folder)))
  return {
    passed: found.length === 0,
    detail: found
      .map(({ tree, name, files }) => `${name} means two things in ${tree}/: ${files.join(', ')}`)
      .join('\n'),
  }
}

const CODE = ['shared', 'functions', 'infra', 'test'] as const
const LONG = 400

/** No failure: a table of facts may be long. Code that is, is usually two subjects. */
async function longFiles(): Promise<{ file: string; lines: number }[]> {
  const { sources } = await room()
  return CODE.flatMap(folder => sources(ROOT, folder))
    .map(file => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > LONG)
}

export function printChecks(results: readonly CheckResult[]): void {
  for (const { name, passed, detail } of results) if (!passed) console.log(`--- ${name}\n${detail}\n`)
  for (const { name, passed, ms } of results)
    console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(12)}${String(ms).padStart(7)} ms`)
}

const HELP = `npm run check [-- names]

Everything about the code that can be told without running it.

${CHECKS.map(({ name, text }) => `  ${name.padEnd(12)}${text}`).join('\n')}

Names choose among them. Files of over ${LONG} lines are listed, which is a hint and no failure.
  --help      this text`

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  if (values.help) return console.log(HELP)
  const unknown = positionals.filter(name => !CHECKS.some(check => check.name === name))
  if (unknown.length > 0) throw new Error(`There is no check ${unknown.join(', ')}\n\n${HELP}`)

  const results = await runChecks(positionals.length > 0 ? positionals : undefined)
  for (const { file, lines } of await longFiles()) console.log(`hint    ${file} has ${lines} lines`)
  printChecks(results)
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
