import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import type { Stack } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { FUNCTIONS, type FunctionName } from './root.ts'
import type { Bundle } from './build.ts'
import { readSettings } from './settings.ts'
import type { Settings } from './settings.ts'
import { praxisStack } from './stack.ts'

export interface AppOptions {
  bundles: readonly Pick<Bundle, 'name' | 'file'>[]
  /** The folder of the built pages. */
  web?: string
  context?: Record<string, string | boolean>
  env?: Record<string, string | undefined>
  outdir?: string
  /** Goes by CloudFormation's own rules for every property, too: to load them takes seconds. */
  rules?: boolean
}

/** The CDK app. Its synth fails where cdk-nag finds fault that no acknowledgement in the code gives a reason for. */
export function praxisApp({ bundles, web, context = {}, env = {}, outdir, rules = true }: AppOptions): {
  app: App
  stack: Stack
  settings: Settings
} {
  const app = new App({
    analyticsReporting: false,
    stackTraces: false,
    builtinCloudFormationValidation: rules,
    context: { ...FLAGS, ...context },
    ...(outdir === undefined ? {} : { outdir }),
  })
  const settings = readSettings(name => app.node.tryGetContext(name), env)
  const stack = praxisStack(app, settings, { bundles: folders(bundles), web, build: settings.build ?? hashOf(bundles) })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { verbose: true }))
  return { app, stack, settings }
}

/** A new project's behaviour where CDK still defaults to an older one. */
const FLAGS = {
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/aws-events:eventsTargetQueueSameAccount': true,
  '@aws-cdk/core:enablePartitionLiterals': true,
  // CloudFormation's own rules for every property; said outright, they are errors.
  '@aws-cdk/core:validateAgainstDefaultRules': true,
}

function folders(bundles: AppOptions['bundles']): Record<FunctionName, string> {
  const folder = (name: FunctionName): string => {
    const bundle = bundles.find(one => one.name === name)
    if (bundle === undefined) throw new Error(`There is no bundle of the function ${name}`)
    return dirname(bundle.file)
  }
  return Object.fromEntries(FUNCTIONS.map(name => [name, folder(name)])) as Record<FunctionName, string>
}

/**
 * The same bundles have the same name on any machine, without asking git. What lies beside the code counts: ETags of
 * what is read from it name the build.
 */
function hashOf(bundles: AppOptions['bundles']): string {
  const hash = createHash('sha256')
  for (const name of FUNCTIONS) {
    for (const folder of bundles.filter(one => one.name === name).map(({ file }) => dirname(file))) {
      for (const file of readdirSync(folder)
        .filter(one => !one.endsWith('.map'))
        .sort())
        hash.update(`${name}/${file}\n`).update(readFileSync(join(folder, file)))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
