import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../infra/root.ts'
import { breakRulings, sampleOf } from './ruling-sample.ts'

const INCREMENTAL = 'coverage/mutation/incremental.json'
const HELP = `npm run mutation [-- options] [files]

Breaks the procedures and operations of the rules on purpose, one change at a time, and looks whether a rule's test fails.
There are some thousands of them, and two idle cores try two or three a second;
what has not changed since the last run is not tried again. Ends with the share of
changes that were caught, by file; the changes nobody caught are printed before it. Fails below 85 %.

  --rulings   breaks, instead, the definitions of cards: of so many rulings that tests play, drawn by a seed, each change to
              the definition of its card is tried, and one at least must fail the ruling's test. Fails below 58 of 60
  --seed N    the seed, 20261120 if it is not said;  --size N  how many, 60 if it is not said
  files       only these, such as shared/rules/procedures/blocking.ts (also a range of lines: blocking.ts:10-20)
  --fresh     forget the results of earlier runs
  --help      this text`

const { values, positionals } = parseArgs({
  options: {
    fresh: { type: 'boolean' },
    rulings: { type: 'boolean' },
    seed: { type: 'string', default: '20261120' },
    size: { type: 'string', default: '60' },
    help: { type: 'boolean', short: 'h' },
  },
  allowPositionals: true,
})

if (values.help) console.log(HELP)
else if (values.rulings) {
  const ids = positionals.length > 0 ? positionals : sampleOf(Number(values.seed), Number(values.size))
  if (!(await breakRulings(ids))) process.exitCode = 1
} else {
  if (values.fresh && existsSync(join(ROOT, INCREMENTAL))) rmSync(join(ROOT, INCREMENTAL))
  const files = positionals.length > 0 ? ['--mutate', positionals.join(',')] : []
  const child = spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      'test/mutation/stryker.config.json',
      ...files,
    ],
    { cwd: ROOT, stdio: 'inherit' },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('close', code => (process.exitCode = code ?? 1))
}
