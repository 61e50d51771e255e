import '../support/load-every-card.ts'
import '../support/learn-english.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { EMBEDDED_KINDS, type EmbeddedKind } from '../../functions/store/embedded.ts'
import { build } from '../../infra/build.ts'
import { nodeOf } from '../node-versions.ts'
import { closingLine, EXPLAINED } from './closing.ts'
import { playWithBots, rehearse } from './rehearsed.ts'
import { drillRestore } from './restore-drill.ts'
import { openCloud } from './stage.ts'
import { rehearsedStack } from './template.ts'

const HELP = `npm run rehearse [-- options]

The cloud on this machine: the table of the synthesised template, each function's bundle in a process of its own under
Lambda's Runtime API, the events of its gateways, stream, queues, topics and schedules, and the policies of the template
held to every call. Calls every route with success, tells everybody, plays a whole game with bots, loses the table for a
while, restores one. Prints each right that is granted and never used, and each call that was refused.

  --node 24        run the functions on that Node, fetched from the npm registry once; this one where left out
  --database KIND  ${EMBEDDED_KINDS.join(' or ')}; the first that this machine can start where left out
  --short          without the whole game and the restore: what npm test does
  --help           this text

Ends with 'rehearsal: N calls, 0 refused, N rights used of N granted', and with 1 where that is not so.`

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      node: { type: 'string' },
      database: { type: 'string' },
      short: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const kinds: readonly EmbeddedKind[] =
    values.database === undefined ? EMBEDDED_KINDS : EMBEDDED_KINDS.filter(one => one === values.database)
  if (kinds.length === 0) throw new Error(`--database takes ${EMBEDDED_KINDS.join(' or ')}`)
  const program = values.node === undefined ? process.execPath : nodeOf(values.node).program
  const outdir = mkdtempSync(join(tmpdir(), 'praxis-rehearsed-'))
  const began = performance.now()
  const say = (line: string): void =>
    console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`)
  try {
    const bundles = await build({ outdir })
    const cloud = await openCloud({ ...rehearsedStack(), bundles, program, kinds })
    try {
      const { uncalled, undelivered } = await rehearse(cloud, say)
      if (!values.short) {
        say('a whole game with bots')
        const answers = await playWithBots(await cloud.open(), 'it-ends')
        say(`it is over after ${answers} answers of its one person`)
      }
      let drilled = true
      if (!values.short) {
        say('a restore')
        const drill = await drillRestore({ bundles, program, kinds })
        const { acknowledged, lost, after, since, faults, refused, undelivered: left } = drill
        say(
          `${acknowledged} moves acknowledged up to the point, ${lost} of them lost; ${after} after it are gone; ` +
            `${since} played since`,
        )
        for (const what of [...faults, ...refused]) console.log(`restore: ${what}`)
        drilled = lost + faults.length + refused.length + left === 0
      }
      for (const route of uncalled) console.log(`never called: ${route}`)
      if (undelivered > 0) console.log(`given up: ${undelivered} records of streams and queues`)
      const { rights } = cloud
      for (const what of rights.refused()) console.log(`refused: ${what}`)
      for (const right of rights.unused())
        console.log(`granted and never used: ${right}: ${EXPLAINED[right] ?? 'why?'}`)
      console.log(closingLine(rights))
      const inexplicable = rights.unused().filter(right => !(right in EXPLAINED))
      if (!drilled) return 1
      return uncalled.length + undelivered + rights.refused().length + inexplicable.length > 0 ? 1 : 0
    } finally {
      await cloud.close()
    }
  } finally {
    rmSync(outdir, { recursive: true, force: true })
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().then(
    code => {
      process.exitCode = code
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    },
  )
}
