import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build, type Bundle } from '../../infra/build.ts'
import type { Name, Values } from './figures.ts'
import type { measureManyCards } from './many-cards.ts'
import type { measureOrders } from './order-costs.ts'
import type { measureRules } from './rules-times.ts'
import type { Sizes } from './sizes.ts'
import { median } from './spread.ts'

const run = promisify(execFile)

/** Runs a module's text in a Node of its own, where nothing has been loaded or compiled yet; what it prints. */
async function inNode(text: string): Promise<string> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  }
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', text], { env, maxBuffer: 2 ** 26 })
  return stdout
}

/** What a module of the bench measures in a process of its own, built like a function of the service. */
async function apart<T>(entry: string, outdir: string, seed: number, sizes: Sizes): Promise<T> {
  const [bundle] = await build({ outdir, entries: { [entry]: `test/bench/${entry}-process.ts` } })
  const text = await inNode(`
    import { handler } from ${JSON.stringify(pathToFileURL(bundle!.file).href)}
    process.stdout.write(JSON.stringify(await handler(${JSON.stringify({ seed, sizes })})))`)
  return JSON.parse(text) as T
}

type Apart<M extends (...of: never[]) => unknown> = (
  outdir: string,
  seed: number,
  sizes: Sizes,
) => Promise<ReturnType<M>>

export const measureRulesApart: Apart<typeof measureRules> = (...of) => apart('rules', ...of)
/** T0 and commands with the cards there are, and with made-up ones besides. */
export const measureManyCardsApart: Apart<typeof measureManyCards> = (...of) => apart('many-cards', ...of)
export const measureOrdersApart: Apart<typeof measureOrders> = (...of) => apart('orders', ...of)

/** The bundle of the API as it is deployed, and how long a cold start spends on loading it. */
export async function measureBundle(outdir: string, loads: number): Promise<Values<Extract<Name, `bundle.${string}`>>> {
  const [http] = (await build({ outdir, entries: { http: 'functions/http/lambda.ts' } })) as [Bundle]
  const times: number[] = []
  const processor: number[] = []
  for (let i = 0; i < loads; i++) {
    const [took, used] = JSON.parse(
      await inNode(`
      const began = performance.now(), before = process.cpuUsage()
      await import(${JSON.stringify(pathToFileURL(http.file).href)})
      const took = performance.now() - began, { user, system } = process.cpuUsage(before)
      process.stdout.write(JSON.stringify([took, (user + system) / 1000]))`),
    ) as [number, number]
    times.push(took)
    processor.push(used)
  }
  return {
    'bundle.http.code': http.bytes - http.cards,
    'bundle.http.bytes': http.bytes,
    'bundle.http.gzip': http.gzip,
    'bundle.http.load': median(times),
    'bundle.http.loadCpu': median(processor),
  }
}
