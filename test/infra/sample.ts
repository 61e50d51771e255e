import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Template } from 'aws-cdk-lib/assertions'
import { praxisApp } from '../../infra/app.ts'
import { FUNCTIONS } from '../../infra/root.ts'
import { scratch } from './scratch.ts'

/** Stand-ins for the bundles: what the stack says does not depend on what they hold. */
export function sampleBundles(): { name: string; file: string }[] {
  const folder = scratch()
  return FUNCTIONS.map(name => {
    mkdirSync(join(folder, name))
    const file = join(folder, name, 'index.mjs')
    writeFileSync(file, `export const handler = async () => '${name}'\n`)
    return { name, file }
  })
}

export const PRODUCTION = {
  stage: 'prod',
  issuer: 'https://id.example.org/',
  audience: 'praxis-api',
  jwksUrl: 'https://id.example.org/jwks',
  alarmMail: 'ops@example.org',
  allowedOrigins: 'https://play.example.org, https://league.example.org',
  signInAuthorize: 'https://id.example.org/authorize',
  signInToken: 'https://id.example.org/token',
  signInClient: 'praxis-pages',
}

/** Stand-ins for the pages, by the names that real ones have. */
export function samplePages(): string {
  const folder = scratch()
  for (const name of [
    'app-ABCD1234.js',
    'app-ABCD1234.css',
    'serif-ABCD1234.woff2',
    'index.html',
    'worker.js',
    'manifest.webmanifest',
    'icon.svg',
    'icon-192.png',
  ])
    writeFileSync(join(folder, name), name)
  return folder
}

/** A stage whose players sign in with a user pool of its own. */
export const POOLED = {
  stage: 'pool',
  alarmMail: 'ops@example.org',
  signInReturns: 'https://play.example.org/signed-in, praxis://signed-in',
}

export interface Resource {
  Type: string
  Properties: Record<string, unknown>
  DeletionPolicy?: string
  UpdateReplacePolicy?: string
}

export interface Synthesised {
  template: Template
  resources: Record<string, Resource>
  of: (type: string) => Record<string, Resource>
}

/**
 * The sample stage, unless the context names another. Without CloudFormation's rules, which take seconds to load:
 * synth.test.ts goes by them.
 */
export function synthesise(context: Record<string, string> = {}, web?: string): Synthesised {
  const asked = JSON.stringify([context, web])
  const known = made.get(asked) ?? synthesiseAnew(context, web)
  made.set(asked, known)
  return known
}
/** What a context gives is the same for all who ask. */
const made = new Map<string, Synthesised>()

function synthesiseAnew(context: Record<string, string>, web?: string): Synthesised {
  const { stack } = praxisApp({
    bundles: sampleBundles(),
    ...(web !== undefined && { web }),
    context,
    rules: false,
    outdir: scratch(),
  })
  const template = Template.fromStack(stack)
  const resources = (template.toJSON() as { Resources: Record<string, Resource> }).Resources
  return {
    template,
    resources,
    of: type => Object.fromEntries(Object.entries(resources).filter(([, { Type }]) => Type === type)),
  }
}
