import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeAll, describe, expect, it } from 'vitest'
import { praxisApp } from '../../infra/app.ts'
import { EDGE_SECRET_HEADER, VIEWER_HEADER } from '../../functions/http/address.ts'
import { ONE_PAGE, VIEWER } from '../../infra/pages.ts'
import { pageHeaders } from '../../infra/web.ts'
import { openWeb } from '../../functions/local/web.ts'
import { personScopes } from '../../shared/api/routes.ts'
import { POOLED, PRODUCTION, sampleBundles, samplePages, type Resource } from './sample.ts'
import { scratch } from './scratch.ts'

interface Made {
  of: (type: string) => Record<string, Resource>
  outdir: string
  findings: unknown[]
}

/** As `npm run synth` makes it, with CloudFormation's rules and cdk-nag. */
function synthesised(context: Record<string, string>): Made {
  const outdir = scratch(),
    { app, stack } = praxisApp({ bundles: sampleBundles(), web: samplePages(), context, outdir })
  app.synth()
  const { Resources: resources } = JSON.parse(readFileSync(join(outdir, stack.templateFile), 'utf8')) as {
    Resources: Record<string, Resource>
  }
  const { pluginReports: findings } = JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8')) as {
    pluginReports: unknown[]
  }
  return {
    of: type => Object.fromEntries(Object.entries(resources).filter(([, { Type }]) => Type === type)),
    outdir,
    findings,
  }
}

let production: Made, pooled: Made
beforeAll(() => {
  production = synthesised({
    ...PRODUCTION,
    pagesDomain: 'play.example.org',
    pagesCertificate: 'arn:aws:acm:us-east-1:123456789012:certificate/abc',
    cardImages: 'https://cards.example.org/{id}.jpg',
  })
  pooled = synthesised(POOLED)
})

const one = (made: Made, type: string): Record<string, unknown> => {
  const found = Object.values(made.of(type))
  expect(found).toHaveLength(1)
  return found[0]!.Properties
}
interface Distribution {
  DefaultCacheBehavior: Record<string, unknown>
  CacheBehaviors: Record<string, unknown>[]
  Aliases?: string[]
  ViewerCertificate?: Record<string, unknown>
}
const distribution = (made: Made): Distribution =>
  one(made, 'AWS::CloudFront::Distribution')['DistributionConfig'] as Distribution

interface Copy {
  SourceObjectKeys: string[]
  SystemMetadata: Record<string, string>
  Prune: boolean
  SourceMarkers?: Record<string, unknown>[]
}
/** What is copied, in order, with what it lies in the bucket under. */
function copies(made: Made): {
  files: string[]
  metadata: Record<string, string>
  text: (name: string) => string
  markers: Record<string, unknown>
  after: string[]
  id: string
}[] {
  return Object.entries(made.of('Custom::CDKBucketDeployment')).map(([id, resource]) => {
    const {
      SourceObjectKeys: keys,
      SystemMetadata: metadata,
      Prune: prune,
      SourceMarkers: markers = [],
    } = resource.Properties as unknown as Copy
    expect(prune).toBe(false)
    const folders = keys.map(key => join(made.outdir, `asset.${key.replace('.zip', '')}`))
    return {
      id,
      metadata,
      markers: Object.assign({}, ...markers) as Record<string, unknown>,
      after: [(resource as Resource & { DependsOn?: string[] }).DependsOn ?? []].flat(),
      files: folders.flatMap(folder => readdirSync(folder)).toSorted(),
      text: name =>
        readFileSync(
          join(
            folders.find(folder => readdirSync(folder).includes(name))!,
            name,
          ),
          'utf8',
        ),
    }
  })
}

describe('the pages of a stage', () => {
  it('give cdk-nag and CloudFormation nothing to object to, with a domain of their own and without', () => {
    expect([production.findings, pooled.findings]).toEqual([[], []])
  })

  it('lie in a bucket that nobody but this distribution reads, over TLS', () => {
    expect(one(pooled, 'AWS::S3::Bucket')).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    })
    expect(one(pooled, 'AWS::CloudFront::OriginAccessControl')).toMatchObject({
      OriginAccessControlConfig: {
        OriginAccessControlOriginType: 's3',
        SigningBehavior: 'always',
        SigningProtocol: 'sigv4',
      },
    })
    const { Statement: statements } = one(pooled, 'AWS::S3::BucketPolicy')['PolicyDocument'] as {
      Statement: { Effect: string; Principal: unknown; Action: unknown; Condition?: unknown }[]
    }
    expect(statements.filter(({ Effect: effect }) => effect === 'Allow')).toEqual([
      expect.objectContaining({
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Action: 's3:GetObject',
        Condition: { StringEquals: { 'AWS:SourceArn': expect.anything() as unknown } },
      }),
    ])
    expect(statements.filter(({ Effect: effect }) => effect === 'Deny')).toEqual([
      expect.objectContaining({ Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    ])
  })

  it('are sent with the headers of the development server, and say that there is only https', async () => {
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = one(
      production,
      'AWS::CloudFront::ResponseHeadersPolicy',
    )['ResponseHeadersPolicyConfig'] as {
      SecurityHeadersConfig: Record<string, Record<string, unknown>>
      CustomHeadersConfig: { Items: { Header: string; Value: string }[] }
    }
    const policy = (security['ContentSecurityPolicy']!['ContentSecurityPolicy'] as { 'Fn::Join': [string, unknown[]] })[
      'Fn::Join'
    ][1]
      .map(part => (typeof part === 'string' ? part : ''))
      .join('')
    const without = (said: string): string => said.replaceAll(/(connect-src|img-src) [^;]+/g, '$1')
    const web = await openWeb(samplePages(), {}, () => ['ws://127.0.0.1:1']),
      local = (await web.route({
        rawPath: '/index.html',
        headers: {},
        requestContext: { http: { method: 'GET' } },
      } as Parameters<typeof web.route>[0]))!.headers
    expect(without(policy)).toBe(without(String(local['content-security-policy'])))
    expect(policy).toMatch(/connect-src 'self' wss:\/\/\.execute-api\.\. https:\/\/id\.example\.org;/)
    expect(policy).toContain("img-src 'self' data: https://cards.example.org;")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(security).toMatchObject({
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: local['referrer-policy'] },
      FrameOptions: { FrameOption: 'DENY' },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000 },
    })
    expect(Object.keys(pageHeaders({ connect: [], images: [] })).toSorted()).toEqual(
      [
        'content-security-policy',
        'x-content-type-options',
        'referrer-policy',
        ...custom.Items.map(({ Header: name }) => name),
      ].toSorted(),
    )
  })

  it('share their address with the API, of which nothing is kept at the edge and everything is passed on', () => {
    const {
      CacheBehaviors: [api, ...more],
      DefaultCacheBehavior: pages,
    } = distribution(pooled)
    expect(more).toEqual([])
    // The policies of AWS for this: nothing cached; all that the browser sends, but the name of the host.
    expect(api).toMatchObject({
      PathPattern: '/v1/*',
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      ViewerProtocolPolicy: 'https-only',
      AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
    })
    expect(api).not.toHaveProperty('ResponseHeadersPolicyId')
    expect(pages).toMatchObject({
      ViewerProtocolPolicy: 'redirect-to-https',
      Compress: true,
      ResponseHeadersPolicyId: expect.anything() as unknown,
    })
    const viewer = runInNewContext(`${VIEWER};handler(event)`, {
      event: { viewer: { ip: '192.0.2.7' }, request: { headers: { 'praxis-viewer': { value: 'forged' } } } },
    }) as { headers: Record<string, { value: string }> }
    expect(viewer.headers[VIEWER_HEADER]).toEqual({ value: '192.0.2.7' })
    expect(api!['FunctionAssociations']).toEqual([
      { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': [expect.stringMatching(/^Viewer/), 'FunctionARN'] } },
    ])
  })

  it('share a secret with it, by which the API believes whose address they name; no template holds it', () => {
    const [secret, ...others] = Object.keys(pooled.of('AWS::SecretsManager::Secret'))
    expect(others).toEqual([])
    const said = { 'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: secret }, ':SecretString:::}}']] }
    const origins = (distribution(pooled) as unknown as { Origins: { OriginCustomHeaders?: unknown[] }[] }).Origins
    expect(origins.flatMap(({ OriginCustomHeaders: headers = [] }) => headers)).toEqual([
      { HeaderName: EDGE_SECRET_HEADER, HeaderValue: said },
    ])
    const told = Object.values(pooled.of('AWS::Lambda::Function')).flatMap(({ Properties: { Environment: env } }) => {
      const variables = (env as { Variables?: Record<string, unknown> } | undefined)?.Variables ?? {}
      return 'EDGE_SECRET' in variables ? [variables['EDGE_SECRET'], 'TOKEN_ISSUERS' in variables] : []
    })
    // The functions that serve routes: games, the desk, people.
    expect(told).toEqual([said, true, said, true, said, true])
  })

  it('lead to the API for what stands in pages of others, with all that was asked', () => {
    const at = (uri: string, querystring: object): unknown =>
      runInNewContext(`${ONE_PAGE};handler({ request })`, { request: { uri, querystring } })
    expect(at('/embed/e/evt_1', { show: { value: 'tables' }, table: { value: '2' } })).toMatchObject({
      statusCode: 308,
      headers: { location: { value: '/v1/embed/e/evt_1?show=tables&table=2' } },
    })
    expect(at('/oembed', {})).toMatchObject({ headers: { location: { value: '/v1/oembed' } } })
  })

  it('are one page wherever no file is named', () => {
    const at = (uri: string): string =>
      (runInNewContext(`${ONE_PAGE};handler({ request: { uri } })`, { uri }) as { uri: string }).uri
    expect(
      [
        '/',
        '/games/gam_1',
        '/games/gam_1/watch',
        '/lobby/tbl_1',
        '/app-ABCD1234.js',
        '/worker.js',
        '/config.json',
        '/manifest.webmanifest',
      ].map(at),
    ).toEqual([
      '/index.html',
      '/index.html',
      '/index.html',
      '/index.html',
      '/app-ABCD1234.js',
      '/worker.js',
      '/config.json',
      '/manifest.webmanifest',
    ])
  })

  it('are copied with how long each may be kept: for good where the name has a hash, asked anew where not, and these after those', () => {
    const lasting = 'public, max-age=31536000, immutable',
      made = copies(production)
    expect(made.map(({ files, metadata }) => [files, metadata['cache-control'], metadata['content-type']])).toEqual([
      [['app-ABCD1234.css', 'app-ABCD1234.js'], lasting, undefined],
      [['serif-ABCD1234.woff2'], lasting, 'font/woff2'],
      [['config.json', 'icon-192.png', 'icon.svg', 'index.html', 'worker.js'], 'no-cache', undefined],
      [['manifest.webmanifest'], 'no-cache', 'application/manifest+json'],
    ])
    for (const [i, { after }] of made.entries()) if (i > 0) expect(after).toContain(made[i - 1]!.id)
  })

  it('are told beside them how to sign in, where the doorbell rings and where pictures lie', () => {
    const configOf = (made: Made): { config: Record<string, unknown>; markers: Record<string, unknown> } => {
      const copy = copies(made).find(({ files }) => files.includes('config.json'))!
      return { config: JSON.parse(copy.text('config.json')) as Record<string, unknown>, markers: copy.markers }
    }
    expect(configOf(production).config).toMatchObject({
      signIn: {
        kind: 'oidc',
        authorize: PRODUCTION.signInAuthorize,
        token: PRODUCTION.signInToken,
        clientId: 'praxis-pages',
        scope: 'openid',
      },
      cardImages: 'https://cards.example.org/{id}.jpg',
      socket: expect.any(String) as string,
    })
    const { config, markers } = configOf(pooled)
    expect(config).toMatchObject({
      signIn: { kind: 'oidc', scope: `openid ${personScopes.map(name => `praxis/${name}`).join(' ')}` },
    })
    expect(config).not.toHaveProperty('cardImages')
    const [client] = Object.keys(pooled.of('AWS::Cognito::UserPoolClient'))
    expect(JSON.stringify(markers)).toContain(`{"Ref":"${client}"}`)
  })

  it("are where the stack's own accounts lead back to", () => {
    const [id] = Object.keys(pooled.of('AWS::CloudFront::Distribution'))
    expect(one(pooled, 'AWS::Cognito::UserPoolClient')['CallbackURLs']).toEqual([
      { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [id, 'DomainName'] }, '/signed-in']] },
      'https://play.example.org/signed-in',
      'praxis://signed-in',
    ])
  })

  it('have their own domain and TLS 1.2 where one is given, and are left out where they are not wanted', () => {
    expect(distribution(production)).toMatchObject({
      Aliases: ['play.example.org'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
    })
    const none = synthesised({ ...POOLED, pages: 'no' })
    expect([
      none.of('AWS::CloudFront::Distribution'),
      none.of('AWS::S3::Bucket'),
      none.of('Custom::CDKBucketDeployment'),
    ]).toEqual([{}, {}, {}])
  })
})
