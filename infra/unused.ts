import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/** What libraries bring that no function of the service can come to run. The bundles leave it out. */
export const unused = (): Plugin => ({
  name: 'unused',
  setup({ onLoad }) {
    for (const { file, keep } of LEFT_OUT)
      onLoad({ filter: file }, ({ path }) => {
        const contents = readFileSync(path, 'utf8'),
          kept = keep(contents)
        if (kept === contents) throw new Error(`Nothing of ${path} is left out any more`)
        return { contents: kept, loader: path.endsWith('.json') ? 'json' : 'js' }
      })
  },
})

const LEFT_OUT: readonly { file: RegExp; keep: (source: string) => string }[] = [
  // The OpenAPI document is made at the build: what is deployed writes no JSON Schema.
  { file: /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/, keep: withoutBodies },
  // Of its own package the SDK asks for the version.
  {
    file: /[\\/]@aws-sdk[\\/]client-dynamodb[\\/]package\.json$/,
    keep: source => JSON.stringify({ version: (JSON.parse(source) as { version: string }).version }),
  },
  { file: /[\\/]client-dynamodb[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/, keep: withoutStrangeErrors },
  // Written out for a Node without SHA-256, which there is not.
  {
    file: /[\\/]checksum[\\/]sha256[\\/]Sha256Js\.js$/,
    keep: () => 'export const Sha256Js = undefined',
  },
]

/** Every schema is given methods that write it; they throw where they are called. */
export function withoutBodies(source: string): string {
  const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name!)
  return [
    "const absent = () => { throw new Error('A bundle writes no JSON Schema') }",
    ...names.map(name => `export const ${name} = ${name.startsWith('create') ? '() => absent' : 'absent'}`),
  ].join('\n')
}

/**
 * Errors of backups, exports, imports, global tables, policies, PartiQL and settings of tables, which nothing here asks
 * for. The SDK knows one that is not registered by its name.
 */
export function withoutStrangeErrors(source: string): string {
  return source.replaceAll(STRANGE, '')
}
const FAMILIES =
  'Backup|ContinuousBackups|DuplicateItem|Export|GlobalTable|Import|IndexNotFound|InvalidExport|InvalidRestore|' +
  'LimitExceeded|PointInTime|Policy|Replica[AN]|Table(?:Already|InUse|NotFound)'
const STRANGE = new RegExp(`^n0_registry\\.registerError\\((?:${FAMILIES})\\w*\\$, \\w+\\);$`, 'gm')
