import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { build, EntryMissing } from '../../infra/build.ts'
import { FUNCTIONS } from '../../infra/root.ts'
import type { Bundle } from '../../infra/build.ts'
import { scratch, write } from './scratch.ts'

const run = (code: string, env: Record<string, string> = {}): string => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return stdout.trim()
}

describe('build', () => {
  it("bundles CommonJS that asks for Node's own modules into an ES module that works", async () => {
    const folder = scratch()
    write(folder, {
      'old.cjs':
        "const { sep } = require('path')\nmodule.exports = { name: () => sep.length + require('node:os').EOL.length }\n",
      'lambda.ts':
        "import old from './old.cjs'\nexport const handler = async (event: { more: number }): Promise<number> => old.name() + event.more\n",
    })
    const [bundle] = await build({ outdir: join(folder, 'dist'), entries: { old: join(folder, 'lambda.ts') } })
    expect(bundle).toMatchObject({ name: 'old', file: join(folder, 'dist/old/index.mjs') })
    expect(
      run(`import { handler } from ${JSON.stringify(bundle?.file)}; console.log(await handler({ more: 5 }))`),
    ).toBe('7')
  })

  it('reports the true sizes and what they are made of', async () => {
    const folder = scratch()
    write(folder, {
      'node_modules/big/package.json': '{ "name": "big", "main": "index.js" }',
      'node_modules/big/index.js': `module.exports = '${'x'.repeat(5000)}'\n`,
      'lambda.ts': "import big from 'big'\nexport const handler = (): string => big\n",
    })
    const [bundle] = await build({ outdir: join(folder, 'dist'), entries: { sized: join(folder, 'lambda.ts') } })
    expect(bundle?.bytes).toBe(readFileSync(bundle?.file ?? '').length)
    expect(bundle?.gzip).toBeLessThan(1000)
    expect(bundle?.parts[0]).toMatchObject({ name: 'big' })
    expect(bundle?.parts[0]?.bytes).toBeGreaterThan(5000)
  })

  it('counts what a start loads, and keeps what it does not in files beside it', async () => {
    const folder = scratch()
    write(folder, {
      'shared.ts': `export const both = '${'b'.repeat(3000)}'\n`,
      'later.ts': `import { both } from './shared.ts'\nexport const text = both + '${'l'.repeat(5000)}'\n`,
      'lambda.ts':
        "import { both } from './shared.ts'\nexport const handler = async (): Promise<number> => both.length + (await import('./later.ts')).text.length\n",
    })
    const [bundle] = await build({ outdir: join(folder, 'dist'), entries: { split: join(folder, 'lambda.ts') } })
    expect(bundle?.bytes).toBeGreaterThan(3000)
    expect(bundle?.bytes).toBeLessThan(5000)
    expect(bundle?.later).toBeGreaterThan(5000)
    expect(bundle?.later).toBeLessThan(6000)
    expect(run(`import { handler } from ${JSON.stringify(bundle?.file)}; console.log(await handler())`)).toBe('11000')
  })

  it('loads one file beside the main one, whatever is loaded later, and what both know is the same thing', async () => {
    const folder = scratch()
    write(folder, {
      'count.ts': 'let count = 0\nexport const add = (): number => ++count\n',
      'names.ts': "export const name = 'both'\n",
      'one.ts': "import { add } from './count.ts'\nexport const one = (): number => add()\n",
      'two.ts':
        "import { add } from './count.ts'\nimport { name } from './names.ts'\nexport const two = (): string => name + add()\n",
      'lambda.ts': `import { add } from './count.ts'
        import { name } from './names.ts'
        export const handler = async (): Promise<string> => {
          const said = [name, add(), (await import('./one.ts')).one(), (await import('./two.ts')).two(), add()]
          return said.join(' ')
        }\n`,
    })
    const options = { outdir: join(folder, 'dist'), entries: { joined: join(folder, 'lambda.ts') } }
    const [bundle] = await build(options)
    const started = readdirSync(join(folder, 'dist/joined')).filter(file => /^(index|start-.*)\.mjs$/.test(file))
    expect(started).toHaveLength(2)
    expect(bundle?.bytes).toBe(
      started.reduce((sum, file) => sum + readFileSync(join(folder, 'dist/joined', file)).length, 0),
    )
    expect(run(`import { handler } from ${JSON.stringify(bundle?.file)}; console.log(await handler())`)).toBe(
      'both 1 2 both3 4',
    )
    // esbuild has the source map in the names of its parts.
    const index = (): string =>
      readFileSync(join(folder, 'dist/joined/index.mjs'), 'utf8').replaceAll(/(start|part)-\w+/g, '$1')
    const first = index()
    await build({ ...options, sourcemap: true })
    expect(index()).toBe(first)
    expect(JSON.parse(readFileSync(join(folder, 'dist/joined/index.mjs.map'), 'utf8')).sources.join()).toContain(
      'lambda.ts',
    )
  })

  it('makes the same bytes again, and leaves nothing of an earlier build', async () => {
    const folder = scratch()
    write(folder, { 'lambda.ts': 'export const handler = (): number => 1\n', 'dist/same/stale.mjs': 'export {}\n' })
    const options = { outdir: join(folder, 'dist'), entries: { same: join(folder, 'lambda.ts') } }
    await build(options)
    const first = readFileSync(join(folder, 'dist/same/index.mjs'))
    expect(existsSync(join(folder, 'dist/same/stale.mjs'))).toBe(false)
    await build(options)
    expect(readFileSync(join(folder, 'dist/same/index.mjs')).equals(first)).toBe(true)
    await build({ ...options, sourcemap: true })
    expect(existsSync(join(folder, 'dist/same/index.mjs.map'))).toBe(true)
    expect(readFileSync(join(folder, 'dist/same/index.mjs')).equals(first)).toBe(true)
  })

  it('says which entry is missing, and which exports no handler', async () => {
    const folder = scratch()
    write(folder, { 'lambda.ts': 'export const handle = (): number => 1\n' })
    await expect(build({ outdir: folder, entries: { gone: join(folder, 'gone.ts') } })).rejects.toThrow(EntryMissing)
    await expect(build({ outdir: folder, entries: { gone: 'functions/gone/lambda.ts' } })).rejects.toThrow(
      'The function gone has no entry: functions/gone/lambda.ts is missing',
    )
    await expect(build({ outdir: join(folder, 'dist'), entries: { mute: join(folder, 'lambda.ts') } })).rejects.toThrow(
      'The function mute must export handler',
    )
  })
})

describe('the bundles that are deployed', () => {
  let bundles: Bundle[]
  beforeAll(async () => {
    bundles = await build({ outdir: scratch() })
  })

  it.each(FUNCTIONS)('%s loads by itself, outside the repository, and exports a handler', name => {
    const { file = '' } = bundles.find(bundle => bundle.name === name) ?? {}
    expect(
      run(`import { handler } from ${JSON.stringify(file)}; console.log(typeof handler); process.exit()`, {
        STORE: 'memory',
      }),
    ).toBe('function')
  })

  it('http answers about cards with what it loads only then', () => {
    const { file = '', later = 0 } = bundles.find(({ name }) => name === 'http') ?? {}
    const event = {
      version: '2.0',
      rawPath: '/v1/cards/deflection',
      rawQueryString: '',
      headers: {},
      requestContext: {
        http: { method: 'GET', path: '/v1/cards/deflection' },
        domainName: 'localhost',
        stage: '$default',
      },
      isBase64Encoded: false,
    }
    const environment = {
      STORE: 'memory',
      TOKEN_ISSUERS: JSON.stringify([
        { issuer: 'https://issuer.example', audience: 'praxis', jwksUrl: 'https://issuer.example/jwks.json' },
      ]),
      LOG_LEVEL: 'error',
    }
    expect(
      run(
        `import { handler } from ${JSON.stringify(file)}; const { statusCode, body } = await ` +
          `handler(${JSON.stringify(event)}, {}); console.log(statusCode, JSON.parse(body).name); process.exit()`,
        environment,
      ),
    ).toBe('200 Deflection')
    expect(later).toBeGreaterThan(10_000)
  })

  it.each(FUNCTIONS)('%s has at most 700 KB beside its cards, the API 650, and no locales of zod', name => {
    const bundle = bundles.find(one => one.name === name)
    expect(bundle!.bytes - bundle!.cards).toBeLessThanOrEqual(name === 'http' ? 650_000 : 700_000)
    expect(bundle!.bytes).toBeLessThanOrEqual(1_500_000)
    expect(bundle?.parts.find(part => part.name === 'zod')?.bytes ?? 0).toBeLessThan(150_000)
  })
})
