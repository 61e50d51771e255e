import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import { TABLE } from '../../functions/store/schema.ts'
import { openApi } from '../../shared/api/openapi.ts'
import { BASE } from '../../shared/api/routes.ts'
import { claimsOf } from '../../shared/api/served.ts'
import { praxisApp } from '../../infra/app.ts'
import { FUNCTIONS } from '../../infra/root.ts'
import { PRODUCTION, sampleBundles, synthesise } from './sample.ts'
import type { Synthesised } from './sample.ts'
import { scratch } from './scratch.ts'

let sample: Synthesised
let production: Synthesised
beforeAll(() => {
  sample = synthesise()
  production = synthesise(PRODUCTION)
})

const only = (found: Record<string, { Properties: Record<string, unknown> }>): [string, Record<string, unknown>] => {
  const entries = Object.entries(found)
  expect(entries).toHaveLength(1)
  const [id, resource] = entries[0] ?? ['', { Properties: {} }]
  return [id, resource.Properties]
}

describe('functions', () => {
  it('are one for each name, on Node 24 and arm64, from their bundles, logging JSON, traced', () => {
    const functions = Object.entries(sample.of('AWS::Lambda::Function'))
    expect(functions).toHaveLength(FUNCTIONS.length)
    for (const [id, { Properties: properties }] of functions) {
      expect(properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        // To seat a round, and to try answers out, takes a whole core.
        MemorySize: /^(Desk|Bots)/.test(id) ? 1769 : 512,
        LoggingConfig: { LogFormat: 'JSON', ApplicationLogLevel: 'INFO' },
        TracingConfig: { Mode: 'Active' },
      })
      expect(properties['Code']).toHaveProperty('S3Key')
    }
  })

  it('have a build of their own for every change of a file that is deployed with them', () => {
    const bundles = sampleBundles(),
      folder = dirname(bundles[0]!.file)
    const build = (): unknown => {
      const { stack } = praxisApp({
        bundles,
        rules: false,
        outdir: scratch(),
      })
      return (Template.fromStack(stack).toJSON() as { Outputs: Record<string, { Value: unknown }> }).Outputs['Build']!
        .Value
    }
    const first = build()
    expect(first).toMatch(/^[0-9a-f]{12}$/)
    // What a reply is read from, whose ETag names the build; and a map, which is not deployed.
    writeFileSync(join(folder, 'openapi.json'), '{}')
    const second = build()
    writeFileSync(join(folder, 'index.mjs.map'), '{}')
    expect([second === first, build()]).toEqual([false, second])
  })

  it('know the table, their build and, where it matters, whose tokens to trust', () => {
    const [table] = only(production.of('AWS::DynamoDB::GlobalTable'))
    for (const { Properties: properties } of Object.values(production.of('AWS::Lambda::Function'))) {
      expect(properties).toMatchObject({
        Environment: {
          Variables: { TABLE_NAME: { Ref: table }, BUILD: expect.stringMatching(/^[0-9a-f]{12}$/) as string },
        },
      })
    }
    production.template.hasResourceProperties('AWS::Lambda::Function', {
      Description: 'answers the API',
      Environment: {
        Variables: {
          TOKEN_ISSUERS: JSON.stringify([
            { issuer: PRODUCTION.issuer, audience: PRODUCTION.audience, jwksUrl: PRODUCTION.jwksUrl, type: 'JWT' },
          ]),
        },
      },
    })
  })

  it('reserve concurrency as the setting says, or none', () => {
    const reserved = (synthesised: Synthesised): unknown[] =>
      Object.values(synthesised.of('AWS::Lambda::Function')).map(
        ({ Properties: properties }) => properties['ReservedConcurrentExecutions'],
      )
    expect(reserved(synthesise({ concurrency: '20' }))).toEqual([20, 20, 20, 5, 1, 20, 20, 11])
    expect(reserved(synthesise({ concurrency: 'none' }))).toEqual(FUNCTIONS.map(() => undefined))
  })

  it('keep every log for the time that is set', () => {
    const groups = Object.values(synthesise({ logDays: '90' }).of('AWS::Logs::LogGroup'))
    expect(groups.map(({ Properties: properties }) => properties['RetentionInDays'])).toEqual(
      Array(FUNCTIONS.length + 1).fill(90),
    )
  })
})

describe('table', () => {
  it('is the one of the schema: keys, indexes, expiry, stream', () => {
    const [, table] = only(sample.of('AWS::DynamoDB::GlobalTable'))
    const keys = (of: { partitionKey: string; sortKey: string }) => [
      { AttributeName: of.partitionKey, KeyType: 'HASH' },
      { AttributeName: of.sortKey, KeyType: 'RANGE' },
    ]
    expect(table).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: keys(TABLE),
      GlobalSecondaryIndexes: TABLE.indexes.map(index => ({
        IndexName: index.name,
        KeySchema: keys(index),
        Projection: { ProjectionType: 'KEYS_ONLY' },
      })),
      TimeToLiveSpecification: { AttributeName: TABLE.ttlAttribute, Enabled: true },
      StreamSpecification: { StreamViewType: 'KEYS_ONLY' },
    })
  })

  it('is encrypted, can be restored to any second, and cannot be deleted by a deployment', () => {
    const [id, table] = only(sample.of('AWS::DynamoDB::GlobalTable'))
    expect(table).toMatchObject({
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
      Replicas: [
        {
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
        },
      ],
    })
    expect(sample.resources[id]).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
  })

  it('has a name of its own only when one is set', () => {
    expect(only(sample.of('AWS::DynamoDB::GlobalTable'))[1]).not.toHaveProperty('TableName')
    expect(only(synthesise({ tableName: 'games-eu' }).of('AWS::DynamoDB::GlobalTable'))[1]).toHaveProperty(
      'TableName',
      'games-eu',
    )
  })

  it('is none where one is adopted: functions, their rights and the stream are those of the other', () => {
    const table = 'arn:aws:dynamodb:eu-central-1:123456789012:table/games-restored'
    const adoptedStream = `${table}/stream/2027-01-04T12:00:00.000`
    const stack = synthesise({ ...PRODUCTION, tableName: 'games-restored', adoptedStream })
    expect(stack.of('AWS::DynamoDB::GlobalTable')).toEqual({})
    for (const { Properties: properties } of Object.values(stack.of('AWS::Lambda::Function')))
      expect(properties).toHaveProperty('Environment.Variables.TABLE_NAME', 'games-restored')
    const streams = Object.values(stack.of('AWS::Lambda::EventSourceMapping')).flatMap(
      ({ Properties: { EventSourceArn: from } }) => (typeof from === 'string' ? [from] : []),
    )
    expect(streams).toEqual([adoptedStream, adoptedStream])
    const policies = JSON.stringify(stack.of('AWS::IAM::Policy'))
    for (const place of [table, `${table}/index/due`, adoptedStream]) expect(policies).toContain(`"${place}"`)
    expect(JSON.stringify(stack.of('AWS::CloudWatch::Alarm'))).toContain('"games-restored"')
  })
})

describe('API', () => {
  it('sends the paths that a function claims to it and everything else to one function, with payload 2.0', () => {
    const routes = Object.values(sample.of('AWS::ApiGatewayV2::Route')).filter(({ Properties: properties }) =>
      JSON.stringify(properties['ApiId']).includes('"Api'),
    )
    const claimed = (['desk', 'people'] as const).flatMap(name =>
      claimsOf(name).map(({ path, method }) => `${method} ${BASE}${path}`),
    )
    expect(routes.map(({ Properties: properties }) => properties['RouteKey'])).toEqual(['$default', ...claimed])
    sample.template.hasResourceProperties('AWS::ApiGatewayV2::Integration', {
      IntegrationType: 'AWS_PROXY',
      PayloadFormatVersion: '2.0',
    })
  })

  it('throttles, and logs as JSON who was served what but never a token', () => {
    const stage = Object.values(synthesise({ throttleRate: '7', throttleBurst: '9' }).of('AWS::ApiGatewayV2::Stage'))
      .map(({ Properties: properties }) => properties)
      .find(one => one['StageName'] === '$default')!
    expect(stage).toMatchObject({
      StageName: '$default',
      AutoDeploy: true,
      DefaultRouteSettings: { ThrottlingRateLimit: 7, ThrottlingBurstLimit: 9 },
    })
    const { Format: format, DestinationArn: destination } = stage['AccessLogSettings'] as {
      Format: string
      DestinationArn: unknown
    }
    expect(destination).toBeDefined()
    expect(Object.keys(JSON.parse(format) as object)).toEqual(
      expect.arrayContaining(['requestId', 'method', 'path', 'status', 'ms']),
    )
    expect(format.toLowerCase()).not.toMatch(/authori[sz]|header|querystring/)
  })

  it('lets browsers in from the listed sites only, without credentials', () => {
    const http = (of: Synthesised): Record<string, unknown> =>
      Object.values(of.of('AWS::ApiGatewayV2::Api'))
        .map(({ Properties: properties }) => properties)
        .find(one => one['ProtocolType'] === 'HTTP')!
    expect(http(sample)).not.toHaveProperty('CorsConfiguration')
    const api = http(production)
    expect(api['CorsConfiguration']).toMatchObject({
      AllowOrigins: ['https://play.example.org', 'https://league.example.org'],
      AllowHeaders: expect.arrayContaining([
        'authorization',
        'idempotency-key',
        'if-match',
        'if-none-match',
      ]) as string[],
      ExposeHeaders: expect.arrayContaining([
        'deprecation',
        'etag',
        'idempotency-replayed',
        'link',
        'poll-interval',
        'ratelimit',
        'ratelimit-policy',
        'retry-after',
        'sunset',
        'trace-id',
        'vtes-version',
      ]) as string[],
    })
    // All headers that a request may have: a browser asks first, and a client that sends one would else get nothing at
    // all.
    const { paths, components } = openApi('1') as unknown as {
      paths: Record<string, Record<string, { parameters: { name?: string; in?: string; $ref?: string }[] }>>
      components: { parameters: Record<string, { name: string }> }
    }
    const headers = [
      ...Object.values(components.parameters),
      ...Object.values(paths)
        .flatMap(methods => Object.values(methods))
        .flatMap(({ parameters }) => parameters.filter(one => one.in === 'header')),
    ].map(({ name }) => name!.toLowerCase())
    expect((api['CorsConfiguration'] as { AllowHeaders: string[] }).AllowHeaders).toEqual(
      expect.arrayContaining([...new Set(headers)]),
    )
    expect(api['CorsConfiguration']).not.toHaveProperty('AllowCredentials')
  })
})

describe('deliveries', () => {
  it('call notify for what it reads of the stream only, halve a failing batch, and give up into the queue', () => {
    const mapping = mappingOf('Notify')
    expect(mapping).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 20,
      MaximumRecordAgeInSeconds: 21_600,
    })
    const { Filters: filters } = mapping['FilterCriteria'] as { Filters: { Pattern: string }[] }
    expect(filters.map(({ Pattern: pattern }) => JSON.parse(pattern) as unknown)).toEqual([
      {
        eventName: ['INSERT'],
        dynamodb: {
          Keys: {
            sk: {
              S: ['EV#', 'OUT#', 'TABLE#', 'FEED#', 'ASK#', 'OFF#', 'SAY#', 'DEALT#'].map(prefix => ({ prefix })),
            },
          },
        },
      },
    ])
    expect(queueOf(mapping, 'DestinationConfig')).toMatch(/^NotifyDeadLetters/)
  })

  it('call bots with every event of a game, ten games of a shard at a time, and leave what fails to the sweep', () => {
    const mapping = mappingOf('Bots')
    expect(mapping).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      ParallelizationFactor: 10,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 2,
      MaximumRecordAgeInSeconds: 300,
    })
    const { Filters: filters } = mapping['FilterCriteria'] as { Filters: { Pattern: string }[] }
    expect(filters.map(({ Pattern: pattern }) => JSON.parse(pattern) as unknown)).toEqual([
      { eventName: ['INSERT'], dynamodb: { Keys: { sk: { S: [{ prefix: 'EV#' }] } } } },
      { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { sk: { S: ['SNAP'] } } } },
    ])
  })

  it('call deadline every minute, and keep what fails twice', () => {
    const rule = ruleCalled('DeadlineEveryMinute')
    expect(rule).toMatchObject({
      ScheduleExpression: 'rate(1 minute)',
      State: 'ENABLED',
      Targets: [{ RetryPolicy: { MaximumRetryAttempts: 1 } }],
    })
    const [target] = rule['Targets'] as Record<string, unknown>[]
    expect(queueOf(target ?? {}, 'DeadLetterConfig')).toMatch(/^DeadlineDeadLetters/)
    const [, invocation] = only(sample.of('AWS::Lambda::EventInvokeConfig'))
    expect(invocation).toMatchObject({ MaximumRetryAttempts: 1 })
    expect(queueOf(invocation, 'DestinationConfig')).toMatch(/^DeadlineDeadLetters/)
  })

  it('have a sweep behind the stream every minute', () => {
    const rule = ruleCalled('EveryMinute')
    expect(rule).toMatchObject({
      ScheduleExpression: 'rate(1 minute)',
      State: 'ENABLED',
      Targets: [{ RetryPolicy: { MaximumRetryAttempts: 0 } }],
    })
    const [target] = rule['Targets'] as Record<string, unknown>[]
    expect(JSON.stringify(target?.['Arn'])).toContain('"Notify')
    expect(queueOf(target ?? {}, 'DeadLetterConfig')).toMatch(/^NotifyDeadLetters/)
  })

  it('call hooks by a queue between notify and it, whose failures are kept, and every minute', () => {
    const [queue, { Properties: properties }] = Object.entries(sample.of('AWS::SQS::Queue')).find(([id]) =>
      id.startsWith('HooksQueue'),
    )!
    expect(properties).toMatchObject({ SqsManagedSseEnabled: true, RedrivePolicy: { maxReceiveCount: 5 } })
    expect(queueOf(properties['RedrivePolicy'] as Record<string, unknown>, 'deadLetterTargetArn')).toMatch(
      /^HooksDeadLetters/,
    )
    const mapping = mappingOf('Hooks')
    expect(mapping).toMatchObject({
      EventSourceArn: { 'Fn::GetAtt': [queue, 'Arn'] },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 10 },
    })
    const timeouts = Object.values(sample.of('AWS::Lambda::Function')).map(({ Properties: one }) => one)
    const hooks = timeouts.find(one => one['Description'] === 'sends webhooks')!
    expect(properties['VisibilityTimeout']).toBeGreaterThanOrEqual(6 * Number(hooks['Timeout']))
    sample.template.hasResourceProperties('AWS::Lambda::Function', {
      Description: 'tells the players an event concerns: doorbells, pushes, mails',
      Environment: { Variables: { HOOKS_QUEUE: { Ref: queue } } },
    })
    expect(JSON.stringify(hooks['Environment'])).not.toContain('HOOKS_LOOPBACK')
    expect(ruleCalled('HooksEveryMinute')).toMatchObject({ ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' })
  })

  it('have encrypted queues that refuse plain HTTP, those of the dead letters for two weeks', () => {
    const queues = Object.entries(sample.of('AWS::SQS::Queue'))
    expect(queues).toHaveLength(4)
    for (const [id, { Properties: properties }] of queues) {
      const seconds = id.includes('DeadLetters') ? 1_209_600 : 86_400
      expect(properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: seconds })
      sample.template.hasResourceProperties('AWS::SQS::QueuePolicy', {
        Queues: [{ Ref: id }],
        PolicyDocument: {
          Statement: Match.arrayWith([
            Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          ]),
        },
      })
    }
  })
})

/** How the stream calls a function. */
const mappingOf = (name: string): Record<string, unknown> =>
  Object.values(sample.of('AWS::Lambda::EventSourceMapping')).find(({ Properties: { FunctionName: called } }) =>
    (called as { Ref: string }).Ref.startsWith(name),
  )!.Properties

const ruleCalled = (id: string): Record<string, unknown> =>
  Object.entries(sample.of('AWS::Events::Rule')).find(([name]) => name.startsWith(id))?.[1].Properties ?? {}

describe('doorbells', () => {
  it('go over a WebSocket API whose every route is the socket function’s, and answer what is said', () => {
    const [api] = Object.entries(sample.of('AWS::ApiGatewayV2::Api')).find(
      ([, { Properties: properties }]) => properties['ProtocolType'] === 'WEBSOCKET',
    )!
    const routes = Object.values(sample.of('AWS::ApiGatewayV2::Route'))
      .map(({ Properties: properties }) => properties)
      .filter(one => JSON.stringify(one['ApiId']).includes(api))
    expect(routes.map(one => one['RouteKey']).sort()).toEqual(['$connect', '$default', '$disconnect'])
    expect(routes.find(one => one['RouteKey'] === '$default')).toHaveProperty(
      'RouteResponseSelectionExpression',
      '$default',
    )
    sample.template.hasResourceProperties('AWS::Lambda::Function', {
      Description: 'tells the players an event concerns: doorbells, pushes, mails',
      Environment: {
        Variables: { SOCKET_ENDPOINT: Match.anyValue(), API_URL: Match.anyValue(), DEAD_LETTERS: Match.anyValue() },
      },
    })
  })
})

describe('pushes and mails', () => {
  const keys = {
    vapidPublicKey: `B${'x'.repeat(86)}`,
    mailFrom: 'Praxis <games@mail.example.org>',
    pushOrigins: 'https://push.example.org',
  }
  const environment = (of: Synthesised, description: RegExp): Record<string, unknown> => {
    const found = Object.values(of.of('AWS::Lambda::Function')).find(({ Properties: properties }) =>
      description.test(String(properties['Description'])),
    )!
    return (found.Properties['Environment'] as { Variables: Record<string, unknown> }).Variables
  }

  it('are not there unless they are set', () => {
    for (const type of [
      'AWS::SES::EmailIdentity',
      'AWS::SES::ConfigurationSet',
      'AWS::SES::ConfigurationSetEventDestination',
    ])
      sample.template.resourceCountIs(type, 0)
    for (const name of ['VAPID_PUBLIC_KEY', 'VAPID_PARAMETER', 'MAIL_FROM'])
      expect(environment(sample, /^tells/)).not.toHaveProperty(name)
  })

  it('come from an identity of the domain, and are signed with a key whose name alone is in the template', () => {
    const stack = synthesise({ ...PRODUCTION, ...keys })
    stack.template.hasResourceProperties('AWS::SES::EmailIdentity', { EmailIdentity: 'mail.example.org' })
    expect(environment(stack, /^tells/)).toMatchObject({
      VAPID_PUBLIC_KEY: keys.vapidPublicKey,
      VAPID_PARAMETER: '/praxis/vapid',
      VAPID_SUBJECT: 'mailto:ops@example.org',
      MAIL_FROM: keys.mailFrom,
      PUSH_ORIGINS: 'https://push.example.org',
    })
    expect(environment(stack, /^answers the routes of what people have/)).toMatchObject({
      VAPID_PUBLIC_KEY: keys.vapidPublicKey,
      MAIL_FROM: keys.mailFrom,
    })
    expect(environment(stack, /^answers the routes of what people have/)).not.toHaveProperty('VAPID_PARAMETER')
  })

  it('that come back, or are called unwanted, are told to the function that sends them, and ring an alarm', () => {
    const stack = synthesise({ ...PRODUCTION, ...keys })
    const [set] = only(stack.of('AWS::SES::ConfigurationSet'))
    const [topic] = Object.keys(stack.of('AWS::SNS::Topic')).filter(id => id.startsWith('MailRefusals'))
    expect(environment(stack, /^tells/)['MAIL_CONFIGURATION']).toEqual({ Ref: set })
    expect(environment(stack, /^answers/)).not.toHaveProperty('MAIL_CONFIGURATION')
    stack.template.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      ConfigurationSetName: { Ref: set },
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ['bounce', 'complaint'],
        SnsDestination: { TopicARN: { Ref: topic } },
      },
    })
    stack.template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      Topics: [{ Ref: topic }],
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          Match.objectLike({
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: 'ses.amazonaws.com' },
            Condition: { StringEquals: Match.objectLike({ 'AWS:SourceAccount': Match.anyValue() }) },
          }),
        ]),
      },
    })
    const [, told] = Object.entries(stack.of('AWS::SNS::Subscription')).find(
      ([, { Properties: properties }]) => properties['Protocol'] === 'lambda',
    )!
    expect(JSON.stringify(told.Properties['Endpoint'])).toContain('"Notify')
    expect(JSON.stringify(told.Properties['RedrivePolicy'])).toContain('"NotifyDeadLetters')
    stack.template.hasResourceProperties('AWS::Lambda::Permission', {
      Principal: 'sns.amazonaws.com',
      SourceArn: { Ref: topic },
    })
    for (const MetricName of ['Reputation.BounceRate', 'Reputation.ComplaintRate']) {
      stack.template.hasResourceProperties('AWS::CloudWatch::Alarm', {
        MetricName,
        Namespace: 'AWS/SES',
        Dimensions: [{ Name: 'ses:configuration-set', Value: { Ref: set } }],
      })
    }
  })
})

function queueOf(properties: Record<string, unknown>, name: string): string {
  return /"Fn::GetAtt":\["([^"]+)","Arn"\]/.exec(JSON.stringify(properties[name]))?.[1] ?? ''
}

describe('alarms', () => {
  it('cover failures, throttles, dead letters and delay of everything there is', () => {
    const alarms = Object.values(sample.of('AWS::CloudWatch::Alarm')).map(({ Properties: properties }) => properties)
    const watched = alarms.map(
      ({ Namespace: namespace, MetricName: metric }) => `${String(namespace)} ${String(metric)}`,
    )
    const count = (name: string): number => watched.filter(one => one === name).length
    expect(count('AWS/ApiGateway 5xx')).toBe(1)
    expect(count('AWS/Lambda Errors')).toBe(FUNCTIONS.length)
    expect(count('AWS/Lambda Throttles')).toBe(FUNCTIONS.length)
    expect(count('AWS/SQS ApproximateNumberOfMessagesVisible')).toBe(3)
    expect(count('AWS/Lambda IteratorAge')).toBe(2)
    expect(count('AWS/Lambda Invocations')).toBe(3)
    expect([count('Praxis DeliveryAge'), count('Praxis DeliveriesFailed'), count('Praxis EventsFoundLost')]).toEqual([
      2, 1, 1,
    ])
    for (const alarm of alarms) {
      expect(alarm['AlarmActions']).toHaveLength(1)
      expect(String(alarm['AlarmDescription']).length).toBeGreaterThan(40)
    }
  })

  it('ring where anything that is called each minute is silent, also where nothing at all is heard of it', () => {
    const silent = Object.entries(sample.of('AWS::CloudWatch::Alarm')).filter(
      ([, { Properties: properties }]) => properties['ComparisonOperator'] === 'LessThanThreshold',
    )
    expect(silent.map(([id]) => id.replace(/[0-9A-F]{8}$/, '')).sort()).toEqual([
      'DeadlinesUnattended',
      'DeskUnattended',
      'HooksUnattended',
      'SweepUnattended',
    ])
    for (const [, { Properties: properties }] of silent)
      expect(properties).toMatchObject({ TreatMissingData: 'breaching', Period: 900 })
  })

  it('ring when a day costs what is set: units of the table and of each index, and requests', () => {
    const costs = (stack: Synthesised): Record<string, unknown>[] =>
      Object.values(stack.of('AWS::CloudWatch::Alarm')).flatMap(({ Properties: properties }) =>
        JSON.stringify(properties['Metrics'])?.includes('"Expression"') ? [properties] : [],
      )
    const [alarm, ...others] = costs(sample)
    expect(others).toEqual([])
    expect(alarm).toMatchObject({ Threshold: 10, ComparisonOperator: 'GreaterThanOrEqualToThreshold' })
    const metrics = alarm!['Metrics'] as {
      Id: string
      Expression?: string
      MetricStat?: { Period: number; Stat: string; Metric: { MetricName: string; Dimensions: { Value: unknown }[] } }
    }[]
    const { Expression: expression = '' } = metrics.find(one => one.Expression !== undefined)!
    const counted = metrics.flatMap(({ Id: id, MetricStat: stat }) => (stat ? [{ id, ...stat }] : []))
    expect(counted).toHaveLength(2 * (1 + TABLE.indexes.length) + 1)
    for (const { id, Period: seconds, Stat: stat } of counted) {
      expect([seconds, stat]).toEqual([86_400, 'Sum'])
      expect(expression).toContain(`FILL(${id}, 0)`)
    }
    // A thousand million of each: writes 625, reads 125 dollars, requests a thousand.
    expect(expression.match(/[\d.]+(?= \*)/g)!.map(price => Math.round(Number(price) * 1e9))).toEqual([625, 125, 1000])
    expect(costs(synthesise({ ...PRODUCTION, dailyCost: '3' }))[0]).toHaveProperty('Threshold', 3)
  })

  it('reach the mail address over a topic that CloudWatch may publish to', () => {
    production.template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: PRODUCTION.alarmMail,
    })
    production.template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          Match.objectLike({
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
          }),
        ]),
      },
    })
    sample.template.resourceCountIs('AWS::SNS::Subscription', 0)
  })

  it('have a dashboard', () => sample.template.resourceCountIs('AWS::CloudWatch::Dashboard', 1))
})

describe('two stages', () => {
  it('share no physical name', () => {
    const names = (synthesised: Synthesised): string[] =>
      Object.values(synthesised.resources).flatMap(({ Properties: properties = {} }) =>
        Object.entries(properties)
          .filter(
            ([key, value]) =>
              /^(Function|Table|Queue|Topic|Role|LogGroup|Dashboard|Alarm)Name$/.test(key) && typeof value === 'string',
          )
          .map(([, value]) => String(value)),
      )
    expect(names(production)).toEqual(['praxis-prod'])
    expect(names(synthesise({ ...PRODUCTION, stage: 'beta' }))).toEqual(['praxis-beta'])
  })

  it('tell what one needs to know of them', () => {
    const outputs = Object.keys((production.template.toJSON() as { Outputs: object }).Outputs)
    expect(outputs.sort()).toEqual([
      'AlarmTopic',
      'ApiUrl',
      'Build',
      'DeadlineDeadLettersUrl',
      'HooksDeadLettersUrl',
      'NotifyDeadLettersUrl',
      'SocketUrl',
      'TableName',
    ])
  })
})

describe('the key that signs results', () => {
  const allKeys = (of: Synthesised) => Object.entries(of.of('AWS::KMS::Key'))
  const keys = (of: Synthesised) => allKeys(of).filter(([id]) => !id.startsWith('TestResultKey'))
  const variablesOf = (of: Synthesised, name: string): Record<string, unknown> =>
    Object.values(of.of('AWS::Lambda::Function'))
      .map(({ Properties: properties }) => properties as { Description?: string; Environment?: { Variables: object } })
      .find(({ Description: description }) => description?.startsWith(name))!.Environment!.Variables as Record<
      string,
      unknown
    >

  it('signs on P-256, stays when the stack goes, and is another for each name', () => {
    const [[id, key] = ['', undefined], ...others] = keys(production)
    expect(others).toEqual([])
    expect(key).toMatchObject({
      Properties: { KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' },
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
    })
    const later = synthesise({ ...PRODUCTION, resultKey: '2028' })
    const [[next] = ['']] = keys(later)
    expect(next).not.toBe(id)
    const tests = [production, later].map(of => allKeys(of).filter(([one]) => one.startsWith('TestResultKey')))
    expect(tests[0]).toHaveLength(1)
    expect(tests[0]).toEqual(tests[1])
    expect(tests[0]![0]![1]).toMatchObject({ Properties: { KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' } })
  })

  it('is named, with those before it, to the functions that sign and to no others', () => {
    const [[id] = ['']] = keys(production)
    const retired = JSON.stringify([
      { kid: 'prod.0', x: 'x'.repeat(43), y: 'y'.repeat(43), retired: '2027-01-01T00:00:00Z' },
    ])
    const full = synthesise({ ...PRODUCTION, retiredResultKeys: retired })
    for (const name of ['answers the routes of leagues', 'tells the players'])
      expect(variablesOf(full, name)).toMatchObject({
        RESULT_KEY: { 'Fn::GetAtt': [id, 'Arn'] },
        RESULT_TEST_KEY: { 'Fn::GetAtt': [expect.stringMatching(/^TestResultKey/), 'Arn'] },
        RESULT_KID: 'prod.1',
        RESULT_ISSUER: 'praxis-prod',
        RETIRED_RESULT_KEYS: retired,
      })
    const told = Object.values(full.of('AWS::Lambda::Function')).filter(one => JSON.stringify(one).includes('RESULT_'))
    expect(told).toHaveLength(2)
    expect(() => synthesise({ ...PRODUCTION, retiredResultKeys: retired, resultKey: '0' })).toThrow(/resultKey/)
  })
})
