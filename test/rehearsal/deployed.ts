import { FUNCTIONS, type FunctionName } from '../../infra/root.ts'
import type { Resource, Synthesised } from '../infra/sample.ts'
import { policiesOf, type Statement } from './policies.ts'

/** The template as if it were deployed: each resource has a name and an ARN, and what refers to it says them. */
export interface Deployed {
  functions: Record<FunctionName, DeployedFunction>
  table: { name: string; arn: string; streamArn: string }
  /** What the HTTP API hands to which function: `ANY /v1/events/{event}`, `$default`. */
  routes: { key: string; calls: FunctionName }[]
  /** The same of the WebSocket API. */
  sockets: Record<string, FunctionName>
  /** What calls a function with what is in a stream or a queue. */
  sources: Source[]
  schedules: { name: string; arn: string; calls: FunctionName }[]
  /** The topic of what becomes of mails, with whom it calls. */
  topics: { arn: string; calls: FunctionName }[]
  /** Keys that sign, by their ARNs. */
  keys: string[]
  queueUrls: Record<string, string>
}

export interface DeployedFunction {
  name: FunctionName
  arn: string
  environment: Record<string, string>
  timeoutMs: number
  statements: Statement[]
  logGroup: string
  /** Where a call that nobody waits for is put when it has failed as often as this. */
  given: { attempts: number; to: string | undefined }
}

export interface Source {
  calls: FunctionName
  from: string
  batch: number
  /** Of these, one has to fit a record; none lets everything through. */
  patterns: unknown[]
  attempts: number
  failuresTo: string | undefined
}

export const REGION = 'us-east-1'
export const ACCOUNT = '123456789012'
const arn = (service: string, rest: string): string => `arn:aws:${service}:${REGION}:${ACCOUNT}:${rest}`

type Named = (id: string, resource: Resource) => { ref: string; attributes?: Record<string, string> }

/** How the cloud calls what it makes; the hash that a logical id ends with says nothing. */
const NAMES: Record<string, Named> = {
  'AWS::DynamoDB::GlobalTable': (id, { Properties: { TableName: given } }) => {
    const name = typeof given === 'string' ? given : `praxis-${id}`
    const table = arn('dynamodb', `table/${name}`)
    return { ref: name, attributes: { Arn: table, StreamArn: `${table}/stream/2027-01-01T00:00:00.000` } }
  },
  'AWS::SQS::Queue': id => ({
    ref: `https://sqs.${REGION}.amazonaws.com/${ACCOUNT}/praxis-${id}`,
    attributes: { Arn: arn('sqs', `praxis-${id}`) },
  }),
  'AWS::KMS::Key': id => ({ ref: id, attributes: { Arn: arn('kms', `key/${id}`) } }),
  'AWS::SNS::Topic': id => ({ ref: arn('sns', `praxis-${id}`) }),
  'AWS::Lambda::Function': id => ({ ref: `praxis-${id}`, attributes: { Arn: arn('lambda', `function:praxis-${id}`) } }),
  'AWS::Logs::LogGroup': id => ({ ref: `praxis-${id}`, attributes: { Arn: arn('logs', `log-group:praxis-${id}:*`) } }),
  'AWS::IAM::Role': id => ({ ref: id, attributes: { Arn: `arn:aws:iam::${ACCOUNT}:role/${id}` } }),
  'AWS::ApiGatewayV2::Api': id => ({
    ref: id.toLowerCase(),
    attributes: { ApiEndpoint: `https://${id.toLowerCase()}.execute-api.${REGION}.amazonaws.com` },
  }),
  'AWS::ApiGatewayV2::Integration': id => ({ ref: id }),
  'AWS::SES::EmailIdentity': (id, { Properties: { EmailIdentity: domain } }) => ({ ref: String(domain ?? id) }),
  'AWS::SES::ConfigurationSet': id => ({ ref: `praxis-${id}` }),
  'AWS::Events::Rule': id => ({ ref: id, attributes: { Arn: arn('events', `rule/praxis-${id}`) } }),
}
const PSEUDO: Record<string, string> = {
  'AWS::Region': REGION,
  'AWS::AccountId': ACCOUNT,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
}
const plain = (id: string): string => id.replace(/[0-9A-F]{8}$/, '')

export function deploy(stack: Synthesised): Deployed {
  const named = (id: string): ReturnType<Named> => {
    const resource = stack.resources[id]
    const name = resource && NAMES[resource.Type]
    if (!name) throw new Error(`What the cloud would call ${id} (${resource?.Type}) is not known here`)
    return name(plain(id), resource)
  }
  const text = (value: unknown): string => {
    if (typeof value === 'string') return value
    const [[kind, argument]] = Object.entries(value as object) as [[string, unknown]]
    if (kind === 'Ref') return PSEUDO[String(argument)] ?? named(String(argument)).ref
    if (kind === 'Fn::GetAtt') {
      const [id, attribute] = argument as [string, string]
      const found = named(id).attributes?.[attribute]
      if (found === undefined) throw new Error(`${attribute} of ${id} is not known here`)
      return found
    }
    if (kind === 'Fn::Join') {
      const [by, parts] = argument as [string, unknown[]]
      return parts.map(text).join(by)
    }
    throw new Error(`The template says ${kind}, which is not read here`)
  }
  const of = (type: string): [string, Record<string, unknown>][] =>
    Object.entries(stack.of(type)).map(([id, { Properties: properties }]) => [id, properties])
  const policies = policiesOf(stack, text)
  const lambdas = new Map<string, FunctionName>()
  const functions = {} as Record<FunctionName, DeployedFunction>
  const invoking = of('AWS::Lambda::EventInvokeConfig').map(([, properties]) => properties)
  for (const [id, properties] of of('AWS::Lambda::Function')) {
    const name = FUNCTIONS.find(one => one === plain(id).toLowerCase())
    if (name === undefined) throw new Error(`The template has a function ${id} of which nothing is known here`)
    const own = named(id)
    lambdas.set(own.attributes!['Arn']!, name)
    const { Variables: variables = {} } = (properties['Environment'] ?? {}) as { Variables?: Record<string, unknown> }
    const role = /role\/(.*)$/.exec(text(properties['Role']))![1]!
    const asked = invoking.find(one => text(one['FunctionName']) === own.ref)
    functions[name] = {
      name,
      arn: own.attributes!['Arn']!,
      environment: Object.fromEntries(Object.entries(variables).map(([key, value]) => [key, text(value)])),
      timeoutMs: Number(properties['Timeout']) * 1000,
      statements: policies[role] ?? [],
      logGroup: text({ 'Fn::GetAtt': [logGroupOf(properties), 'Arn'] }),
      given: {
        attempts: 1 + Number(asked?.['MaximumRetryAttempts'] ?? 2),
        to: destinationOf(asked?.['DestinationConfig'], text),
      },
    }
  }
  const called = (value: unknown): FunctionName => {
    const name = lambdas.get(text(value))
    if (name === undefined) throw new Error(`${text(value)} is no function of the template`)
    return name
  }

  const integrations = new Map(
    of('AWS::ApiGatewayV2::Integration').map(([id, { IntegrationUri: uri }]) => [plain(id), functionIn(text(uri))]),
  )
  function functionIn(uri: string): FunctionName {
    const found = [...lambdas].find(([one]) => uri.includes(one))
    if (!found) throw new Error(`${uri} leads to no function`)
    return found[1]
  }
  const apis = Object.fromEntries(
    of('AWS::ApiGatewayV2::Api').map(([id, { ProtocolType: protocol }]) => [named(id).ref, protocol]),
  )
  const routes = of('AWS::ApiGatewayV2::Route').map(([, properties]) => ({
    protocol: apis[text(properties['ApiId'])],
    key: text(properties['RouteKey']),
    calls: integrations.get(text(properties['Target']).replace('integrations/', ''))!,
  }))

  const [table] = of('AWS::DynamoDB::GlobalTable')
  const tableName = functions.http.environment['TABLE_NAME']!
  const sources = of('AWS::Lambda::EventSourceMapping').map(([, properties]) => sourceOf(properties, text, lambdas))
  return {
    functions,
    table: {
      name: tableName,
      arn: arn('dynamodb', `table/${tableName}`),
      streamArn: table
        ? named(table[0]).attributes!['StreamArn']!
        : sources.find(({ from }) => from.includes('/stream/'))!.from,
    },
    routes: routes.flatMap(({ protocol, key, calls }) => (protocol === 'HTTP' ? [{ key, calls }] : [])),
    sockets: Object.fromEntries(
      routes.flatMap(({ protocol, key, calls }) => (protocol === 'WEBSOCKET' ? [[key, calls]] : [])),
    ),
    sources,
    schedules: of('AWS::Events::Rule').flatMap(([id, { Targets: targets }]) =>
      (targets as { Arn: unknown }[]).map(({ Arn: target }) => ({
        name: plain(id),
        arn: named(id).attributes!['Arn']!,
        calls: called(target),
      })),
    ),
    topics: of('AWS::SNS::Subscription').flatMap(([, properties]) =>
      properties['Protocol'] === 'lambda'
        ? [{ arn: text(properties['TopicArn']), calls: called(properties['Endpoint']) }]
        : [],
    ),
    keys: of('AWS::KMS::Key').map(([id]) => named(id).attributes!['Arn']!),
    queueUrls: Object.fromEntries(of('AWS::SQS::Queue').map(([id]) => [named(id).attributes!['Arn']!, named(id).ref])),
  }
}

function logGroupOf(properties: Record<string, unknown>): string {
  const { LogGroup: group } = properties['LoggingConfig'] as { LogGroup: { Ref: string } }
  return group.Ref
}

const destinationOf = (config: unknown, text: (value: unknown) => string): string | undefined => {
  const { OnFailure: failing } = (config ?? {}) as { OnFailure?: { Destination: unknown } }
  return failing && text(failing.Destination)
}

function sourceOf(
  properties: Record<string, unknown>,
  text: (value: unknown) => string,
  lambdas: ReadonlyMap<string, FunctionName>,
): Source {
  const { Filters: filters = [] } = (properties['FilterCriteria'] ?? {}) as { Filters?: { Pattern: string }[] }
  const name = text(properties['FunctionName'])
  const [, calls] = [...lambdas].find(([one]) => one.endsWith(`:${name}`)) ?? []
  if (!calls) throw new Error(`${name} is no function of the template`)
  return {
    calls,
    from: text(properties['EventSourceArn']),
    batch: Number(properties['BatchSize']),
    patterns: filters.map(({ Pattern: pattern }) => JSON.parse(pattern) as unknown),
    attempts: 1 + Number(properties['MaximumRetryAttempts'] ?? 4),
    failuresTo: destinationOf(properties['DestinationConfig'], text),
  }
}

/** The rules of EventBridge by which Lambda filters what it reads; what is not known of them is thrown out. */
export function fits(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some(one => fitsOne(one, value))
  return Object.entries(pattern as object).every(([key, inner]) =>
    fits(inner, (value as Record<string, unknown> | undefined)?.[key]),
  )
}
function fitsOne(rule: unknown, value: unknown): boolean {
  if (typeof rule !== 'object' || rule === null) return rule === value
  const [[kind, argument]] = Object.entries(rule) as [[string, unknown]]
  if (kind === 'prefix') return typeof value === 'string' && value.startsWith(String(argument))
  if (kind === 'exists') return (value !== undefined) === argument
  if (kind === 'anything-but') return ![argument].flat().includes(value)
  throw new Error(`A filter says ${kind}, which is not read here`)
}

/** As the gateway chooses: by the path that says most, and a method before any. */
export function routed(
  { routes }: Pick<Deployed, 'routes'>,
  method: string,
  path: string,
): { key: string; calls: FunctionName; parameters: Record<string, string> } {
  let best: { rank: number; key: string; calls: FunctionName; parameters: Record<string, string> } | undefined
  for (const { key, calls } of routes) {
    if (key === '$default') {
      best ??= { rank: -1, key, calls, parameters: {} }
      continue
    }
    const [asked = '', pattern = ''] = key.split(' ')
    if (asked !== 'ANY' && asked !== method) continue
    const parameters = matched(pattern, path)
    if (!parameters) continue
    const rank = 2 * pattern.split('/').filter(part => !part.startsWith('{')).length + (asked === 'ANY' ? 0 : 1)
    if (best === undefined || rank > best.rank) best = { rank, key, calls, parameters }
  }
  if (!best) throw new Error(`Nothing is called for ${method} ${path}`)
  return best
}

function matched(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/'),
    found = path.split('/')
  if (wanted.length !== found.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined ? part !== found[at] : found[at] === '') return undefined
    if (name !== undefined) parameters[name] = decodeURIComponent(found[at]!)
  }
  return parameters
}
