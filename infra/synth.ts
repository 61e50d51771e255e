import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './root.ts'
import { SETTINGS, variableOf } from './settings.ts'

const DEPLOY = 'npx aws-cdk@2 deploy --app cdk.out'

const HELP = `npm run synth [-- options]

Builds the functions and writes the CloudFormation template with everything it needs to cdk.out. Needs no network and no
AWS account. Checks the result with cdk-nag and fails on a finding.

  -c, --context NAME=VALUE   a setting; may be repeated
  --outdir DIR               where to write (cdk.out)
  --cards FILE               deploy an imported card list with the API: .data/cards.json, after npm run cards:import
  --help                     this text

Settings (the environment variable in brackets does the same):
${SETTINGS.map(describe).join('\n')}

Without a stage, made-up values stand in, so that the result can be looked at but is of no use. With one, whatever has no
default must be given. To deploy, once per account and region:

  npx aws-cdk@2 bootstrap
  npm run synth -- -c stage=prod -c alarmMail=...
  ${DEPLOY}

The table survives the deletion of its stack, and has to have its deletion protection taken off before it can be deleted by hand.`

function describe(setting: { name: string; text: string; fallback?: string; optional?: true }): string {
  const state =
    setting.fallback !== undefined
      ? `default ${setting.fallback}`
      : setting.optional
        ? 'optional'
        : 'required for a stage'
  return `  ${setting.name.padEnd(16)}${setting.text}\n${' '.repeat(18)}${state} (${variableOf(setting.name)})`
}

interface Template {
  Resources: Record<string, { Type: string }>
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      context: { type: 'string', short: 'c', multiple: true },
      outdir: { type: 'string' },
      cards: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return console.log(HELP)

  // What only builds has to load takes two seconds, and who asks for help builds nothing.
  const [{ praxisApp }, { build, kilobytes }, { buildWeb }] = await Promise.all([
    import('./app.ts'),
    import('./build.ts'),
    import('./web.ts'),
  ])
  const outdir = resolve(ROOT, values.outdir ?? 'cdk.out')
  const context = contextOf(values.context ?? [])
  const began = performance.now()
  const bundles = await build({ cards: values.cards })
  const web = await buildWeb('dist/web')
  const built = performance.now()
  // What an earlier synth left would be listed among the assets of this one.
  await rm(outdir, { recursive: true, force: true })
  const { app, stack, settings } = praxisApp({ bundles, web: web.folder, context, env: process.env, outdir })
  app.synth()

  const template = JSON.parse(readFileSync(join(outdir, stack.templateFile), 'utf8')) as Template
  console.log(
    `${stack.stackName}: ${Object.keys(template.Resources).length} resources in ${relative(ROOT, outdir) || '.'}`,
  )
  for (const [type, count] of countTypes(template)) console.log(`${String(count).padStart(5)}  ${type}`)
  console.log('functions')
  for (const { name, bytes, gzip } of bundles)
    console.log(`       ${name.padEnd(10)}${kilobytes(bytes).padStart(10)}, ${kilobytes(gzip)} gzipped`)
  console.log(
    `built in ${Math.round(built - began)} ms, synthesised and checked in ${Math.round(performance.now() - built)} ms`,
  )
  console.log(
    settings.sample
      ? 'These are sample settings: see npm run synth -- --help before deploying.'
      : `Deploy with: ${DEPLOY}`,
  )
}

function contextOf(pairs: readonly string[]): Record<string, string> {
  const known: string[] = SETTINGS.map(({ name }) => name)
  return Object.fromEntries(
    pairs.map(pair => {
      const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? []
      if (name === undefined || value === undefined || !known.includes(name))
        throw new Error(`'${pair}' is not a setting; see npm run synth -- --help`)
      return [name, value]
    }),
  )
}

function countTypes(template: Template): [string, number][] {
  const counts = new Map<string, number>()
  for (const { Type } of Object.values(template.Resources)) counts.set(Type, (counts.get(Type) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => a.localeCompare(b))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
