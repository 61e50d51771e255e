import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sources } from '../../infra/boundaries.ts'
import { ROOT } from '../../infra/root.ts'
import { PRODUCTION, synthesise } from './sample.ts'

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const deployed = sources(ROOT, 'functions').filter(file => !/^functions\/(local|web)\//.test(file))

/** `env['NAME']`, `process.env.NAME`, and what is taken out of an environment by its name. */
function variablesIn(text: string): string[] {
  const one = [...text.matchAll(/\benv(?:\.|\[')([A-Z][A-Z_]+)\b/g)].map(([, name]) => name!)
  const taken = [...text.matchAll(/\{([^{}]*)\}(?: = env\b|: (?:Env\b|Record<string, string \| undefined>))/g)].flatMap(
    ([, names]) => [...names!.matchAll(/\b([A-Z][A-Z_]+)\b/g)].map(([, name]) => name!),
  )
  return [...one, ...taken]
}
const used = new Set(deployed.flatMap(file => variablesIn(read(file))))
const documented = new Set(
  read('functions/README.md')
    .split('## Configuration')[1]!
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .flatMap(line => [...line.split('|')[1]!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!)),
)

describe('the environment of the functions', () => {
  it('is documented, variable by variable', () => {
    expect(used.size).toBeGreaterThan(20)
    expect([...used].toSorted()).toEqual([...documented].toSorted())
  })

  it('has nothing from the stack that no function reads', () => {
    const full = synthesise({
      ...PRODUCTION,
      mailFrom: 'games@example.org',
      vapidPublicKey: `B${'c'.repeat(86)}`,
      pushOrigins: 'https://push.example.org',
    })
    const set = Object.values(full.of('AWS::Lambda::Function')).flatMap(
      ({ Properties: { Environment: environment, Handler: handler } }) =>
        handler === 'index.handler'
          ? Object.keys((environment as { Variables: object } | undefined)?.Variables ?? {})
          : [],
    )
    expect(set.length).toBeGreaterThan(15)
    expect(set.filter(name => name !== 'AWS_CA_BUNDLE' && !used.has(name))).toEqual([])
  })
})
