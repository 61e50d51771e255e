import { describe, expect, it } from 'vitest'
import { BadSettings, readSettings, SETTINGS, variableOf } from '../../infra/settings.ts'
import { PRODUCTION } from './sample.ts'

const read = (context: Record<string, string>, env: Record<string, string> = {}) =>
  readSettings(name => context[name], env)

function problemsOf(context: Record<string, string>): string {
  try {
    read(context)
  } catch (error) {
    if (error instanceof BadSettings) return error.message
    throw error
  }
  return ''
}

describe('settings', () => {
  it('are a marked sample when no stage is named', () => {
    expect(read({})).toMatchObject({
      stage: 'sample',
      sample: true,
      concurrency: null,
      issuers: [],
      allowedOrigins: [],
    })
    expect(new URL(read({}).userPool.returns[0] ?? '').hostname).toMatch(/\.invalid$/)
  })

  it('of a stage must all be there: every missing one is named at once, with its variable', () => {
    const problems = problemsOf({ stage: 'prod', pages: 'no' })
    for (const name of ['signInReturns', 'alarmMail'])
      expect(problems).toContain(`${name} (${variableOf(name)}) is missing`)
    const half = problemsOf({ stage: 'prod', issuer: 'https://id.example.org' })
    for (const name of ['audience', 'jwksUrl', 'alarmMail', 'signInAuthorize', 'signInToken', 'signInClient'])
      expect(half).toContain(`${name} (${variableOf(name)}) is missing`)
    expect(problems).not.toContain('tableName')
    // Its own pages are where its own sign-in leads back to.
    expect(problemsOf({ stage: 'prod' })).not.toContain('signInReturns')
    expect(problemsOf({ ...PRODUCTION, pagesDomain: 'play.example.org' })).toContain('go together')
  })

  it('of a stage are taken from the context, or else from the environment', () => {
    expect(read(PRODUCTION)).toMatchObject({
      sample: false,
      stage: 'prod',
      issuers: [{ issuer: PRODUCTION.issuer }],
      allowedOrigins: ['https://play.example.org', 'https://league.example.org'],
    })
    const env = Object.fromEntries(Object.entries(PRODUCTION).map(([name, value]) => [variableOf(name), value]))
    expect(read({}, env)).toEqual(read(PRODUCTION))
    expect(read({ audience: 'other' }, env).issuers).toMatchObject([{ audience: 'other' }])
    expect(variableOf('jwksUrl')).toBe('PRAXIS_JWKS_URL')
  })

  it.each([
    ['stage', 'Prod!'],
    ['stage', 'sample'],
    ['issuer', 'http://id.example.org'],
    ['jwksUrl', 'id.example.org'],
    ['issuer', 'https://127.0.0.1/'],
    ['mfa', 'no'],
    ['signInReturns', 'http://play.example.org'],
    ['signInReturns', 'javascript:x'],
    ['signInDomain', 'my-cognito'],
    ['moreIssuers', 'google'],
    ['moreIssuers', '[{"issuer":"https://a.example","audience":"a","jwksUrl":"https://a.example"}]'],
    ['moreIssuers', '[{"name":"a","issuer":"https://id.example.org/","audience":"a","jwksUrl":"https://a.example"}]'],
    [
      'moreIssuers',
      '[{"name":"dev","issuer":"praxis-local","audience":"praxis","jwksUrl":"http://127.0.0.1:8080/dev/jwks.json"}]',
    ],
    [
      'moreIssuers',
      '[{"name":"a","issuer":"https://a.example","audience":"a","jwksUrl":"https://a.example","bots":true}]',
    ],
    ['allowedOrigins', '*'],
    ['allowedOrigins', 'https://*.example.org'],
    ['allowedOrigins', 'https://a.example.org/path'],
    ['allowedOrigins', 'http://a.example.org'],
    ['resultKey', '2027 June'],
    ['retiredResultKeys', '{}'],
    ['retiredResultKeys', '[{"kid":"prod.1","x":"a","y":"b","retired":"2027-01-01T00:00:00Z"}]'],
    ['resultIssuer', 'our league'],
    ['pages', 'maybe'],
    ['pagesDomain', 'https://play.example.org'],
    ['pagesCertificate', 'arn:aws:acm:eu-west-1:123456789012:certificate/a'],
    ['cardImages', 'https://cards.example.org/{name}.jpg'],
    ['cardImages', 'https://cards.example.org;script-src/{id}'],
    ['signInToken', 'http://id.example.org/token'],
    ['signInClient', 'a b'],
    ['signInScope', 'a,b'],
    ['alarmMail', 'nobody'],
    ['rateLimits', 'none'],
    ['rateLimits', '{"requests":-1}'],
    ['concurrency', '0'],
    ['concurrency', 'many'],
    ['throttleRate', '1.5'],
    ['logDays', '31'],
    ['dailyCost', '0'],
    ['tableName', 'a b'],
    ['adoptedStream', 'games'],
    // Without its tableName, a later deployment that forgets this one would make an empty table.
    ['adoptedStream', 'arn:aws:dynamodb:us-east-1:123456789012:table/games/stream/2027-01-04T12:00:00.000'],
  ])('refuse %s = %s', (name, value) => {
    expect(problemsOf({ ...PRODUCTION, [name]: value })).toContain(`${name} is '`)
  })

  it('take no issuer whose keys are on the machine', () => {
    expect(problemsOf({ ...PRODUCTION, jwksUrl: 'https://localhost/jwks' })).toContain('does not run in the cloud')
  })

  it('accept every default that the help text shows', () => {
    const defaults = SETTINGS.flatMap(setting =>
      'fallback' in setting && setting.name !== 'stage' ? [[setting.name, setting.fallback]] : [],
    )
    expect(defaults.length).toBeGreaterThan(4)
    expect(read({ ...PRODUCTION, ...(Object.fromEntries(defaults) as Record<string, string>) })).toEqual(
      read(PRODUCTION),
    )
  })
})
