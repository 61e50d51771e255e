import { Aws, CfnOutput, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import type { StackProps } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { CorsHttpMethod, HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import type { WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { ConfigurationSet } from 'aws-cdk-lib/aws-ses'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { ALLOWED_HEADERS, EXPOSED_HEADERS } from '../shared/api/cross-origin.ts'
import { BASE, operationIds, routes } from '../shared/api/routes.ts'
import { claimsOf, FIRST, servingFunctions } from '../shared/api/served.ts'
import { alarms } from './alarms.ts'
import type { FunctionName } from './root.ts'
import { mayMail, mayPush } from './channels.ts'
import {
  callBots,
  sweepDeadlinesEveryMinute,
  callEveryMinute,
  callHooks,
  callOnEvents,
  sweepEveryMinute,
} from './deliveries.ts'
import { RIGHTS, tableFunction } from './functions.ts'
import type { FunctionProps } from './functions.ts'
import { deployPages, pagesSite, type PagesConfig } from './pages.ts'
import { signResults } from './result-key.ts'
import type { Settings } from './settings.ts'
import { PERSON_SCOPE, signIn, signInOrigin } from './sign-in.ts'
import { mayRing, socketApi } from './sockets.ts'
import { gamesTable } from './table.ts'

export interface Built {
  /** The folder of each function's bundle. */
  bundles: Record<FunctionName, string>
  /** The folder of the pages. */
  web?: string | undefined
  build: string
}

/** One stage of Praxis. It names nothing but itself and its dashboard, so any number of stages fit into one account. */
export function praxisStack(scope: Construct, settings: Settings, built: Built, props: StackProps = {}): Stack {
  const stack = new Stack(scope, `praxis-${settings.stage}`, {
    ...props,
    description: `Praxis, play-by-web for Vampire: The Eternal Struggle (${settings.sample ? 'sample settings, not for use' : settings.stage})`,
    tags: { project: 'praxis', stage: settings.stage },
  })
  const table = gamesTable(stack, settings)
  const of = (
    name: FunctionName,
    props: Pick<FunctionProps, 'description' | 'timeout' | 'memory'> & {
      most: number
      environment?: Record<string, string>
    },
  ): Lambda =>
    tableFunction(stack, {
      name,
      table,
      rights: RIGHTS[name],
      code: built.bundles[name],
      logDays: settings.logDays,
      description: props.description,
      timeout: props.timeout,
      memory: props.memory,
      environment: { BUILD: built.build, STAGE: settings.stage, ...props.environment },
      concurrency: settings.concurrency === null ? null : Math.min(settings.concurrency, props.most),
    })

  const functions: Record<FunctionName, Lambda> = {
    http: of('http', {
      description: 'answers the API',
      // The gateway gives up after 30 s, and nobody waits for a move that long.
      timeout: Duration.seconds(15),
      most: Infinity,
      environment: { RATE_LIMITS: settings.rateLimits ?? '{}' },
    }),
    desk: of('desk', {
      description: 'answers the routes of leagues, events and judges, and carries on what is half done',
      timeout: Duration.seconds(25),
      // To seat a round takes seconds of a whole core, and is asked for now and again.
      memory: 1769,
      most: 50,
      environment: { RATE_LIMITS: settings.rateLimits ?? '{}', FOUR_AFTER_MINUTES: String(settings.fourAfterMinutes) },
    }),
    people: of('people', {
      description: 'answers the routes of what people have beside games: talk, decks, pages, the queue for a seat',
      timeout: Duration.seconds(15),
      most: Infinity,
      environment: { RATE_LIMITS: settings.rateLimits ?? '{}', FOUR_AFTER_MINUTES: String(settings.fourAfterMinutes) },
    }),
    notify: of('notify', {
      description: 'tells the players an event concerns: doorbells, pushes, mails',
      timeout: Duration.seconds(60),
      most: 5,
    }),
    // Two sweeps at a time would do each other's work again.
    deadline: of('deadline', {
      description: 'gives the default when a deadline has passed',
      timeout: Duration.minutes(2),
      most: 1,
    }),
    bots: of('bots', {
      description: 'answers for bots',
      timeout: Duration.minutes(1),
      // A sharp bot thinks for up to a third of a second of a whole core.
      memory: 1769,
      most: 20,
    }),
    socket: of('socket', { description: 'lets WebSockets in', timeout: Duration.seconds(10), most: 20 }),
    // A receiver may take fifteen seconds, and is tried twice.
    hooks: of('hooks', { description: 'sends webhooks', timeout: Duration.minutes(2), most: 11 }),
  }
  signResults(stack, settings, { signing: [functions.notify, functions.desk], telling: functions.desk })
  const queues = {
    notify: callOnEvents(stack, functions.notify, table),
    deadline: sweepDeadlinesEveryMinute(stack, functions.deadline),
    hooks: callHooks(stack, functions.hooks, functions.notify),
  }
  callEveryMinute(stack, functions.notify, queues.notify)
  callBots(functions.bots, table)
  sweepEveryMinute(stack, functions.desk)
  const api = httpApi(stack, settings, functions)
  const sockets = socketApi(stack, settings, functions.socket)
  const site = servePages(stack, settings, built.web, api, sockets)
  const serving = servingFunctions.map(name => functions[name])
  if (site) for (const one of serving) one.addEnvironment('EDGE_SECRET', site.edgeSecret)
  const accounts = settings.issuers.length === 0 ? signIn(stack, settings, site?.url) : undefined
  const issuers = stack.toJsonString([...(accounts ? [accounts.trusted] : settings.issuers), ...settings.moreIssuers])
  for (const one of serving) one.addEnvironment('TOKEN_ISSUERS', issuers)
  site?.deploy(
    accounts
      ? {
          authorize: `${accounts.domain.baseUrl()}/oauth2/authorize`,
          token: `${accounts.domain.baseUrl()}/oauth2/token`,
          clientId: accounts.clientId,
          scope: PERSON_SCOPE,
        }
      : undefined,
  )
  const mails = tellPlayers(stack, settings, functions, {
    apiUrl: api.apiEndpoint,
    deadLetters: queues.notify,
    sockets,
  })
  const topic = alarms(
    stack,
    { stage: settings.stage, api, functions, queues, table, dailyCost: settings.dailyCost, mails },
    settings.sample ? undefined : settings.alarmMail,
  )

  const output = (id: string, description: string, value: string): void =>
    void new CfnOutput(stack, id, { description, value })
  output('ApiUrl', 'Where the API answers', api.apiEndpoint)
  if (site) output('PagesUrl', 'What people open in a browser; the API answers there too', site.url)
  output('SocketUrl', 'Where doorbells ring', sockets.url)
  output('TableName', 'The table of all games', table.tableName)
  output('NotifyDeadLettersUrl', 'Events that nobody could be told of', queues.notify.queueUrl)
  output('DeadlineDeadLettersUrl', 'Sweeps that failed', queues.deadline.queueUrl)
  output('HooksDeadLettersUrl', 'Wake-ups that webhooks could not be sent after', queues.hooks.queueUrl)
  output('AlarmTopic', 'What the alarms are published to', topic.topicArn)
  if (accounts) {
    output('SignInUrl', 'The pages that players sign in on', accounts.domain.baseUrl())
    output('SignInClient', 'The client id that signs players in: code with PKCE, no secret', accounts.clientId)
  }
  output('Build', 'What the functions report as their build', built.build)
  return stack
}

/** What browsers open, where the stage has it: first the place, and what goes there once it is known how to sign in. */
function servePages(
  scope: Construct,
  settings: Settings,
  folder: string | undefined,
  api: HttpApi,
  sockets: WebSocketStage,
):
  | { url: string; edgeSecret: string; deploy: (own: Omit<PagesConfig['signIn'], 'kind'> | undefined) => void }
  | undefined {
  const { pages, push, logDays } = settings
  if (!pages || folder === undefined) return undefined
  const { cardImages } = pages,
    signInAt = pages.signIn ? new URL(pages.signIn.token).origin : signInOrigin(settings)
  const site = pagesSite(scope, pages, api, {
    connect: [`wss://${sockets.api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`, signInAt],
    images: cardImages === undefined ? [] : [new URL(cardImages).origin],
  })
  return {
    url: site.url,
    edgeSecret: site.edgeSecret,
    deploy: own =>
      deployPages(
        scope,
        site,
        folder,
        {
          signIn: { kind: 'oidc', ...(pages.signIn ?? own!) },
          socket: sockets.url,
          ...(cardImages !== undefined && { cardImages }),
          ...(push && { vapidKey: push.publicKey }),
        },
        logDays,
      ),
  }
}

/** The ways by which players are told, and what the API says of them. */
function tellPlayers(
  scope: Construct,
  { mailFrom, push }: Settings,
  { people, notify }: Record<FunctionName, Lambda>,
  to: { apiUrl: string; deadLetters: Queue; sockets: WebSocketStage },
): ConfigurationSet | undefined {
  const set = (lambda: Lambda, variables: Record<string, string>): void => {
    for (const [name, value] of Object.entries(variables)) lambda.addEnvironment(name, value)
  }
  set(people, {
    SOCKET_URL: to.sockets.url,
    ...(push && { VAPID_PUBLIC_KEY: push.publicKey, PUSH_ORIGINS: push.origins.join(',') }),
    ...(mailFrom !== undefined && { MAIL_FROM: mailFrom }),
  })
  set(notify, { API_URL: to.apiUrl, DEAD_LETTERS: to.deadLetters.queueUrl, SOCKET_ENDPOINT: to.sockets.callbackUrl })
  mayRing(notify, to.sockets)
  const mails = mailFrom === undefined ? undefined : mayMail(scope, notify, mailFrom, to.deadLetters)
  if (push) mayPush(notify, push)
  return mails
}

/**
 * What a function claims goes to it and everything else to `http` (`shared/api/served.ts`). Each routes and authorises
 * by itself: the same code decides here and on a developer's machine.
 */
function httpApi(scope: Construct, settings: Settings, functions: Record<FunctionName, Lambda>): HttpApi {
  const api = new HttpApi(scope, 'Api', {
    description: `Praxis, ${settings.stage}`,
    createDefaultStage: false,
    defaultIntegration: new HttpLambdaIntegration('Http', functions.http),
    ...(settings.allowedOrigins.length === 0
      ? {}
      : {
          corsPreflight: {
            allowOrigins: settings.allowedOrigins,
            allowMethods: [...new Set(operationIds.map(id => CorsHttpMethod[routes[id].method]))],
            allowHeaders: ALLOWED_HEADERS,
            exposeHeaders: EXPOSED_HEADERS,
            maxAge: Duration.hours(1),
          },
        }),
  })
  for (const name of servingFunctions.filter(one => one !== FIRST)) {
    const lambda = functions[name]
    // One permission for all its routes: one each would not fit into the policy of a function.
    const integration = new HttpLambdaIntegration(lambda.node.id, lambda, { scopePermissionToRoute: false })
    for (const { path, method } of claimsOf(name))
      api.addRoutes({ path: BASE + path, methods: [HttpMethod[method]], integration })
  }
  const logGroup = new LogGroup(scope, 'AccessLog', {
    retention: settings.logDays,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  new HttpStage(scope, 'Stage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: settings.throttleRate, burstLimit: settings.throttleBurst },
    detailedMetricsEnabled: true,
    accessLogSettings: {
      destination: new LogGroupLogDestination(logGroup),
      format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
    },
  })
  Validations.of(api).acknowledge({
    id: 'AwsSolutions-APIG4',
    reason:
      'The http function verifies every bearer token itself (signature, issuer, audience, time) and has public ' +
      'routes: health, cards, OpenAPI. A gateway authorizer would be a second rule that a local run cannot have.',
  })
  return api
}

/** No token, header or body: only what tells who was served what, and how fast. */
const ACCESS_LOG = {
  at: '$context.requestTime',
  requestId: '$context.requestId',
  method: '$context.httpMethod',
  path: '$context.path',
  status: '$context.status',
  bytes: '$context.responseLength',
  ms: '$context.responseLatency',
  functionMs: '$context.integration.latency',
  ip: '$context.identity.sourceIp',
  agent: '$context.identity.userAgent',
  error: '$context.error.message',
}
