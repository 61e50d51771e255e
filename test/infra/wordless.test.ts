import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { build, type Bundle } from '../../infra/build.ts'
import { ROOT } from '../../infra/root.ts'
import { withoutWords } from '../../infra/wordless.ts'
import { openApi } from '../../shared/api/openapi.ts'
import { scratch } from './scratch.ts'

describe('schemas without words', () => {
  it('keep all they check', () => {
    expect(
      withoutWords(
        'const A = z.object({ ' +
          "a: z.int().min(1).describe('a (b)'), " +
          'b: z.array(z.string().max(3).describe(`x ${y}`)).default([]) ' +
          "}).refine(ok, { path: ['a'], message: 'said' }).meta({ id: 'A', description: 'An A' })",
      ),
    ).toBe(
      "const A = z.object({ a: z.int().min(1), b: z.array(z.string().max(3)).default([]) }).refine(ok, { path: ['a'], message: 'said' })",
    )
  })

  it('and a table of routes keeps all but what it says of itself', () => {
    expect(
      withoutWords(
        "const r = { a: { method: 'GET', summary: 'One', description: 'Two ' + 'three', replies: ok(A, 'Four') } }",
        true,
      ),
    ).toBe("const r = { a: { method: 'GET', replies: ok(A, 'Four') } }")
    expect(withoutWords("const d = { summary: 'One' }")).toBe("const d = { summary: 'One' }")
  })

  it.each(
    readdirSync(join(ROOT, 'shared/api'), { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts')),
  )('of shared/api/%s can be compiled', file => {
    expect(() =>
      transformSync(withoutWords(readFileSync(join(ROOT, 'shared/api', file), 'utf8'), file.startsWith('routes')), {
        loader: 'ts',
      }),
    ).not.toThrow()
  })
})

describe('what is deployed', () => {
  let folder: string, bundles: Bundle[]
  beforeAll(async () => {
    folder = scratch()
    bundles = await build({ outdir: folder, entries: { http: 'functions/http/lambda.ts' } })
  })

  it('has the document beside it, and loads nothing of its words', async () => {
    const document = readFileSync(join(folder, 'http/openapi.json'), 'utf8')
    expect(JSON.parse(document)).toEqual(JSON.parse(JSON.stringify(openApi('1'))))
    const code = readdirSync(join(folder, 'http'))
      .filter(file => file.endsWith('.mjs'))
      .map(file => readFileSync(join(folder, 'http', file), 'utf8'))
      .join('\n')
    for (const said of [
      'Names one question to one seat',
      'Answer a question',
      'The board as one viewer may see it',
      'What names a card of the hand is done',
    ])
      expect(code).not.toContain(said)
    expect(document).toContain('Names one question to one seat')
    const served = (
      (await import(join(folder, 'http/index.mjs'))) as {
        handler: (event: object, context: object) => Promise<{ statusCode: number; body: string }>
      }
    ).handler
    process.env['STORE'] = 'memory'
    process.env['TOKEN_ISSUERS'] = JSON.stringify([
      { issuer: 'https://issuer.example', audience: 'praxis', jwksUrl: 'https://issuer.example/jwks.json' },
    ])
    process.env['LOG_LEVEL'] = 'error'
    const event = {
      version: '2.0',
      rawPath: '/v1/openapi.json',
      rawQueryString: '',
      headers: {},
      requestContext: { http: { method: 'GET', path: '/v1/openapi.json' }, domainName: 'localhost', stage: '$default' },
      isBase64Encoded: false,
    }
    expect(await served(event, {})).toMatchObject({ statusCode: 200, body: document })
    expect(bundles[0]!.parts.find(part => part.name === 'shared/api')!.bytes).toBeLessThan(60_000)
    // Words come with the first who is spoken to, English as well.
    expect(bundles[0]!.parts.find(part => part.name === 'shared/text')!.bytes).toBeLessThan(10_000)
  })
})
