import { writeFile } from 'node:fs/promises'
import { measure } from './measure.ts'
import { textOf } from './bench-report.ts'
import { HELP, readFlags, type Flags } from './sizes.ts'

process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
/** Progress is for whoever waits, not for whoever reads the output. */
const tell = (line: string): void => void process.stderr.write(`${line}\n`)

const flags = readFlags(process.argv.slice(2))
if (flags === 'help') say(HELP)
else if ('problem' in flags) {
  tell(`${flags.problem}\nnpm run bench -- --help explains the flags.`)
  process.exitCode = 2
} else await bench(flags)

async function bench({ seed, sizes, json }: Flags): Promise<void> {
  const began = performance.now()
  const report = await measure(seed, sizes, tell)
  say(textOf(report))
  say(`Took ${Math.round((performance.now() - began) / 1_000)} s.`)
  if (json === null) return
  await writeFile(json, `${JSON.stringify(report, null, 2)}\n`)
  say(`The figures are in ${json}.`)
}
