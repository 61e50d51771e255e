import { readdirSync } from 'node:fs'
import { Aws, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectOwnership,
  type CfnBucket,
  type IBucket,
} from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { EDGE_SECRET_HEADER, VIEWER_HEADER } from '../functions/http/address.ts'
import { BASE } from '../shared/api/routes/route.ts'
import type { Settings } from './settings.ts'
import { ASKED_ANEW, cacheControlOf, pageHeaders, type Elsewhere } from './web.ts'

/** What the browser is told by a file beside the pages: `Config` of functions/web/session.ts. */
export interface PagesConfig {
  signIn: { kind: 'oidc'; authorize: string; token: string; clientId: string; scope: string }
  socket: string
  cardImages?: string
  vapidKey?: string
}

export interface Site {
  bucket: IBucket
  distribution: Distribution
  /** What requests through the distribution say to the API, and no others can. */
  edgeSecret: string
  url: string
}

/**
 * Every address that is no file is the one page, which finds its way by itself, as in functions/local/web.ts; what
 * stands in pages of others is made by the API.
 */
export const ONE_PAGE = `function handler(event) {
  var request = event.request
  if (/^\\/(embed\\/|oembed$)/.test(request.uri)) {
    var asked = Object.keys(request.querystring).map(function (name) {
      return name + '=' + request.querystring[name].value
    })
    var to = '${BASE}' + request.uri + (asked.length > 0 ? '?' + asked.join('&') : '')
    return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: to } } }
  }
  if (!/\\.[a-z0-9]+$/.test(request.uri)) request.uri = '/index.html'
  return request
}
`

/** The API is told who asks, as it sees nothing but the edge. What a viewer sends under that name is written over. */
export const VIEWER = `function handler(event) {
  var request = event.request
  request.headers['${VIEWER_HEADER}'] = { value: event.viewer.ip }
  return request
}
`

/**
 * The pages, from a bucket that nobody else can read, and the API under the same address: nothing of it is kept at the
 * edge, as everybody sees their own.
 */
export function pagesSite(
  scope: Construct,
  pages: NonNullable<Settings['pages']>,
  api: HttpApi,
  elsewhere: Elsewhere,
): Site {
  const bucket = new Bucket(scope, 'Pages', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    // Made anew by any deployment, and emptied by it before the stack goes.
    removalPolicy: RemovalPolicy.DESTROY,
    // The class and its interface disagree on what is optional.
  }) as IBucket
  const edgeSecret = secretOfEdge(scope)
  const apiHost = `${api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`
  const distribution = new Distribution(scope, 'Site', {
    comment: 'Praxis: the pages, and the API beside them',
    defaultBehavior: {
      origin: S3BucketOrigin.withOriginAccessControl(bucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: headersOf(scope, elsewhere),
      compress: true,
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new EdgeFunction(scope, 'OnePage', {
            code: FunctionCode.fromInline(ONE_PAGE),
            runtime: FunctionRuntime.JS_2_0,
          }),
        },
      ],
    },
    additionalBehaviors: {
      [`${BASE}/*`]: {
        origin: new HttpOrigin(apiHost, {
          protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
          customHeaders: { [EDGE_SECRET_HEADER]: edgeSecret },
        }),
        functionAssociations: [
          {
            eventType: FunctionEventType.VIEWER_REQUEST,
            function: new EdgeFunction(scope, 'Viewer', {
              code: FunctionCode.fromInline(VIEWER),
              runtime: FunctionRuntime.JS_2_0,
            }),
          },
        ],
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        compress: false,
      },
    },
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_100,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    ...(pages.domain && {
      domainNames: [pages.domain.name],
      certificate: Certificate.fromCertificateArn(scope, 'PagesCertificate', pages.domain.certificate),
    }),
  })
  acknowledge({ bucket, distribution }, pages)
  return {
    bucket,
    distribution,
    edgeSecret,
    url: `https://${pages.domain?.name ?? distribution.distributionDomainName}`,
  }
}

/**
 * Drawn once, at the deployment, and in no template: resolved where it is put. Whoever may read the configuration of
 * this account's functions can read it, and could do no more with it than name an address to be counted by.
 */
function secretOfEdge(scope: Construct): string {
  const secret = new Secret(scope, 'EdgeSecret', {
    description: 'Praxis: by this the API knows what came through its own CloudFront',
    generateSecretString: { passwordLength: 40, excludePunctuation: true },
  })
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason:
      'It lies in the configuration of the distribution and of one function, which take a deployment to change; it lets nobody in.',
  })
  return secret.secretValue.unsafeUnwrap()
}

/** The same as the development server sends, and that there is nothing but https. */
function headersOf(scope: Construct, elsewhere: Elsewhere): ResponseHeadersPolicy {
  const {
    'content-security-policy': policy,
    'x-content-type-options': _,
    'referrer-policy': referrer,
    ...custom
  } = pageHeaders(elsewhere)
  return new ResponseHeadersPolicy(scope, 'PageHeaders', {
    comment: 'Praxis, headers of the pages',
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: policy!, override: true },
      contentTypeOptions: { override: true },
      referrerPolicy: {
        referrerPolicy: Object.values(HeadersReferrerPolicy).find(one => one === referrer)!,
        override: true,
      },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: false, override: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(custom).map(([header, value]) => ({ header, value, override: true })),
    },
  })
}

/** Types that the machine which copies the files does not know. */
const TYPES: Record<string, string> = { '.webmanifest': 'application/manifest+json', '.woff2': 'font/woff2' }
const kindOf = (name: string): string => `${cacheControlOf(name)}\n${typeOf(name) ?? ''}`
const typeOf = (name: string): string | undefined => Object.entries(TYPES).find(([end]) => name.endsWith(end))?.[1]

/**
 * The files, with how long each may be kept; those that ask for others come last, and files of older versions stay, so
 * that a page that is open
 * finds all it was made with.
 */
export function deployPages(
  scope: Construct,
  { bucket }: Site,
  folder: string,
  config: PagesConfig,
  logDays: number,
): void {
  const names = readdirSync(folder).toSorted()
  const kinds = [...new Set(names.map(kindOf))].toSorted(
    (a, b) => Number(a.startsWith(ASKED_ANEW)) - Number(b.startsWith(ASKED_ANEW)) || (a < b ? -1 : 1),
  )
  const logGroup = new LogGroup(scope, 'PagesLog', { retention: logDays, removalPolicy: RemovalPolicy.DESTROY })
  const role = new Role(scope, 'PagesRole', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  role.addToPolicy(
    new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroup.logGroupArn] }),
  )
  let before: BucketDeployment | undefined
  for (const [i, kind] of kinds.entries()) {
    const files = names.filter(name => kindOf(name) === kind)
    const [control = '', type = ''] = kind.split('\n')
    const source = Source.asset(folder, { exclude: names.filter(name => !files.includes(name)) })
    const deployment = new BucketDeployment(scope, `Files${i + 1}`, {
      destinationBucket: bucket,
      sources: files.includes('index.html') ? [source, Source.jsonData('config.json', config)] : [source],
      cacheControl: [CacheControl.fromString(control)],
      ...(type !== '' && { contentType: type }),
      prune: false,
      retainOnDelete: i > 0,
      memoryLimit: 256,
      logGroup,
      role,
    })
    if (before) deployment.node.addDependency(before)
    before = deployment
  }
  acknowledgeCopying(scope, role, bucket)
}

function acknowledge(
  { bucket, distribution }: Pick<Site, 'bucket' | 'distribution'>,
  { domain }: NonNullable<Settings['pages']>,
): void {
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason:
      'It holds the files of a public site and nothing else, and CloudFront alone reads it. Who asked for which of them is not worth keeping.',
  })
  const findings = Validations.of(distribution)
  findings.acknowledge({
    id: 'AwsSolutions-CFR1',
    reason: 'Games are played across borders, and nothing here is for some countries only.',
  })
  findings.acknowledge({
    id: 'AwsSolutions-CFR2',
    reason:
      'The pages are files; the API counts what each player asks, and its gateway what all do together. A ' +
      "firewall is billed by the month and is the operator's choice.",
  })
  findings.acknowledge({
    id: 'AwsSolutions-CFR3',
    reason:
      'Requests to the API are logged by its gateway, without tokens. Those for the pages would tell who looks, and of nothing that matters.',
  })
  if (!domain)
    findings.acknowledge({
      id: 'AwsSolutions-CFR4',
      reason:
        'The certificate of cloudfront.net leaves the oldest protocol to CloudFront. A stage with a domain of its own (pagesDomain) takes TLS 1.2 and later.',
    })
}

/**
 * The one function that is not ours: CDK's, which copies the files when a deployment asks for it, and is not reached by
 * anything else.
 */
function acknowledgeCopying(scope: Construct, role: Role, bucket: IBucket): void {
  const id = Stack.of(scope).getLogicalId(bucket.node.defaultChild as CfnBucket)
  const wide = [
    'Action::s3:GetObject*',
    'Action::s3:GetBucket*',
    'Action::s3:List*',
    'Action::s3:DeleteObject*',
    'Action::s3:Abort*',
    `Resource::<${id}.Arn>/*`,
  ]
  for (const finding of wide)
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[${finding}]`,
      reason:
        'CDK grants its copying function the reading of assets and the writing of this bucket alone, in families ' +
        'of actions; the files have names of their own in each build.',
    })
  const qualifier = 'arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*'
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${qualifier}]`,
    reason:
      'Assets lie in the bucket that bootstrapping made for deployments, under hashes that change with every build of the pages.',
  })
  const copying = Stack.of(scope).node.children.find(one => one.node.id.startsWith('Custom::CDKBucketDeployment'))
  if (copying)
    Validations.of(copying).acknowledge({
      id: 'AwsSolutions-L1',
      reason:
        'Its code and its runtime are those that this version of CDK brings; they are renewed with it, and it runs in deployments only.',
    })
}
