import { Duration, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { AlarmProps, IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { ConfigurationSet } from 'aws-cdk-lib/aws-ses'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { METRICS, NAMESPACE, type Metric as MetricName } from '../functions/logging/log.ts'
import { TABLE } from '../functions/store/schema.ts'
import type { FunctionName } from './root.ts'
import type { GamesTable } from './table.ts'

export interface Watched {
  stage: string
  api: HttpApi
  functions: Record<FunctionName, Lambda>
  queues: Partial<Record<FunctionName, Queue>>
  table: GamesTable
  /** Dollars of a day at which somebody is told. */
  dailyCost: number
  /** Where mails are sent. */
  mails: ConfigurationSet | undefined
}

const period = Duration.minutes(5)

/** Every alarm is something a person must look at; each says where to begin. */
export function alarms(scope: Construct, watched: Watched, mail: string | undefined): Topic {
  const topic = alarmTopic(scope, mail)
  const action = new SnsAction(topic)
  const alarm = (id: string, alarmDescription: string, metric: IMetric, props: Partial<AlarmProps> = {}): void => {
    new Alarm(scope, id, {
      alarmDescription,
      metric,
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      ...props,
    }).addAlarmAction(action)
  }

  alarm(
    'ApiFailing',
    'The API answered 5xx five times in five minutes. Look at the log of the http function for level error.',
    watched.api.metricServerError({ period, statistic: 'Sum' }),
    { threshold: 5 },
  )
  alarm(
    'ApiSlow',
    'One request in a hundred took over two seconds for a quarter of an hour. Look at the traces of the http function.',
    watched.api.metricLatency({ period, statistic: 'p99' }),
    { threshold: 2_000, evaluationPeriods: 3 },
  )
  for (const [name, lambda] of Object.entries(watched.functions)) {
    const id = lambda.node.id
    alarm(
      `${id}Errors`,
      `The ${name} function threw or timed out. Look at its log for level error.`,
      lambda.metricErrors({ period }),
    )
    alarm(
      `${id}Throttles`,
      `The ${name} function was refused capacity. Raise its concurrency, or the account's.`,
      lambda.metricThrottles({ period }),
    )
  }
  for (const [name, queue] of Object.entries(watched.queues)) {
    alarm(
      `${queue.node.id}Waiting`,
      `The ${name} function gave up on something. Read the queue, mend the cause, then send it again or delete it.`,
      queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
    )
  }
  alarm(
    'NotifyBehind',
    'Players are notified over ten minutes late. A poisoned event holds up its shard, or the function is too slow.',
    watched.functions.notify.metric('IteratorAge', { period, statistic: 'Maximum' }),
    { threshold: Duration.minutes(10).toMilliseconds(), evaluationPeriods: 2 },
  )
  alarm(
    'BotsBehind',
    'Bots answer over a minute late. Look at the log of the bots function, and whether it is refused capacity.',
    watched.functions.bots.metric('IteratorAge', { period, statistic: 'Maximum' }),
    { threshold: Duration.minutes(1).toMilliseconds(), evaluationPeriods: 2 },
  )
  const sweeps = (metricName: string, statistic: string): Metric =>
    new Metric({
      namespace: METRICS,
      metricName,
      dimensionsMap: { Table: watched.table.tableName },
      statistic,
      period: Duration.minutes(15),
    })
  alarm(
    'DeliveriesLate',
    'Messages to players wait over half an hour past their time. Look at the log of the notify function for what fails.',
    sweeps('DeliveryAge', 'Maximum'),
    { threshold: Duration.minutes(30).toMilliseconds() },
  )
  alarm(
    'DeliveriesFailing',
    'Fifty attempts to tell players failed in a quarter of an hour: a push service, SES, or the key of pushes. Look at the log of the notify function.',
    sweeps('DeliveriesFailed', 'Sum'),
    { threshold: 50 },
  )
  alarm(
    'EventsLost',
    'Events had to be found by the sweep, as the stream did not deliver them. Look at the dead letters and the log of the notify function.',
    sweeps('EventsFoundLost', 'Sum'),
    { threshold: 10 },
  )
  alarm(
    'SweepUnattended',
    'Lost events and failed messages have not been looked for, for a quarter of an hour. Look at the rule EveryMinute and at the notify function.',
    sweeps('DeliveryAge', 'SampleCount'),
    { comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD, treatMissingData: TreatMissingData.BREACHING },
  )
  alarm(
    'DeadlinesUnattended',
    'Deadlines have not been looked at for a quarter of an hour. Look at the rule and at the deadline function.',
    watched.functions.deadline.metricInvocations({ period: Duration.minutes(15) }),
    { comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD, treatMissingData: TreatMissingData.BREACHING },
  )
  alarm(
    'HooksUnattended',
    'Nobody has looked for a quarter of an hour which webhooks are due. Look at the rule HooksEveryMinute and at the hooks function.',
    watched.functions.hooks.metricInvocations({ period: Duration.minutes(15) }),
    { comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD, treatMissingData: TreatMissingData.BREACHING },
  )
  alarm(
    'DeskUnattended',
    'The desk has been called fewer than ten times in a quarter of an hour, and its rule alone calls it each minute. ' +
      'Look at the rule DeskEveryMinute and at the desk function.',
    watched.functions.desk.metricInvocations({ period: Duration.minutes(15) }),
    {
      threshold: 10,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
    },
  )
  alarm(
    'CostOfTheDay',
    `The table and the API have cost ${watched.dailyCost} dollars within a day. Look on the dashboard at what grows: ` +
      'a client that repeats itself (rateLimits), a stream that goes in circles, or more players (dailyCost).',
    costOfTheDay(watched),
    { threshold: watched.dailyCost },
  )
  alarm(
    'Contention',
    'Ten commands in five minutes met so many others at their game that they were sent back. Look for a client that repeats itself.',
    counted('Contention', watched.stage),
    { threshold: 10 },
  )
  alarm(
    'BadTokens',
    'A thousand bad tokens or keys in a quarter of an hour: somebody guesses, or an issuer has new keys that are not at its address.',
    counted('Unauthenticated', watched.stage).with({ period: Duration.minutes(15) }),
    { threshold: 1_000 },
  )
  const { mails } = watched
  if (mails) {
    const share = (metricName: string): Metric =>
      new Metric({
        namespace: 'AWS/SES',
        metricName,
        dimensionsMap: { 'ses:configuration-set': mails.configurationSetName },
        statistic: 'Average',
        period: Duration.hours(1),
      })
    alarm(
      'MailsBouncing',
      'More than one mail in twenty comes back: SES may stop sending for the account. Look at what SES says of ' +
        'the configuration set, and who gives addresses that are not theirs.',
      share('Reputation.BounceRate'),
      { threshold: 0.05 },
    )
    alarm(
      'MailsUnwanted',
      'More than one mail in a thousand is called spam: SES may stop sending for the account. Look at what SES says of the configuration set.',
      share('Reputation.ComplaintRate'),
      { threshold: 0.001 },
    )
  }
  dashboard(scope, watched)
  return topic
}

/** Dollars for a unit, on demand, and for a request, as they were in us-east-1 in 2026. */
const PRICES = { write: 0.625e-6, read: 0.125e-6, request: 1e-6 }

/** What grows with use, and would with a fault: units of the table and its indexes, and requests. Not the whole bill. */
function costOfTheDay({ table: { tableName: TableName }, api }: Watched): MathExpression {
  const period = Duration.days(1)
  const places = [{ TableName }, ...TABLE.indexes.map(({ name }) => ({ TableName, GlobalSecondaryIndexName: name }))]
  const metrics = Object.fromEntries([
    ...places.flatMap((dimensionsMap, at) =>
      (['Write', 'Read'] as const).map(kind => [
        `${kind.toLowerCase()}${at}`,
        new Metric({
          namespace: 'AWS/DynamoDB',
          metricName: `Consumed${kind}CapacityUnits`,
          dimensionsMap,
          statistic: 'Sum',
          period,
        }),
      ]),
    ),
    ['requests', api.metricCount({ statistic: 'Sum', period })],
  ]) as Record<string, Metric>
  const sum = (kind: 'write' | 'read'): string => places.map((_, at) => `FILL(${kind}${at}, 0)`).join(' + ')
  return new MathExpression({
    expression:
      `${PRICES.write.toFixed(9)} * (${sum('write')}) + ${PRICES.read.toFixed(9)} * (${sum('read')}) + ` +
      `${PRICES.request.toFixed(9)} * FILL(requests, 0)`,
    usingMetrics: metrics,
    label: 'Dollars a day',
    period,
  })
}

function alarmTopic(scope: Construct, mail: string | undefined): Topic {
  const topic = new Topic(scope, 'Alarms', { enforceSSL: true })
  // A topic with a policy loses the built-in one that would let the alarms of its account in.
  topic.addToResourcePolicy(
    new PolicyStatement({
      effect: Effect.ALLOW,
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  )
  if (mail !== undefined) topic.addSubscription(new EmailSubscription(mail))
  return topic
}

/** What the functions count by their log lines (functions/logging/log.ts). */
const counted = (metricName: MetricName, stage: string): Metric =>
  new Metric({
    namespace: NAMESPACE,
    metricName,
    dimensionsMap: { stage },
    statistic: 'Sum',
    period,
    label: metricName,
  })

function dashboard(scope: Construct, { stage, api, functions, queues, table }: Watched): void {
  const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
    new GraphWidget({ title, left, right, width: 8, height: 6 })
  const each = (metric: (lambda: Lambda) => Metric): IMetric[] =>
    Object.entries(functions).map(([name, lambda]) => metric(lambda).with({ label: name }))
  const consumed = (metricName: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: table.tableName },
      statistic: 'Sum',
      period,
      label: metricName,
    })
  new Dashboard(scope, 'Dashboard', {
    dashboardName: Stack.of(scope).stackName,
    widgets: [
      [
        graph(
          'Requests and refusals',
          [api.metricCount({ period, label: 'requests' })],
          [api.metricClientError({ period, label: '4xx' }), api.metricServerError({ period, label: '5xx' })],
        ),
        graph(
          'Latency of the API',
          ['p50', 'p99'].map(statistic => api.metricLatency({ period, statistic, label: statistic })),
        ),
        graph(
          'Duration of the functions, p99',
          each(lambda => lambda.metricDuration({ period, statistic: 'p99' })),
        ),
      ],
      [
        graph(
          'Errors',
          each(lambda => lambda.metricErrors({ period })),
          each(lambda => lambda.metricThrottles({ period })),
        ),
        graph('Age of the oldest event not notified', [
          functions.notify.metric('IteratorAge', { period, statistic: 'Maximum' }),
        ]),
        graph('Age of the oldest message not sent', [
          new Metric({
            namespace: METRICS,
            metricName: 'DeliveryAge',
            dimensionsMap: { Table: table.tableName },
            statistic: 'Maximum',
            period,
          }),
        ]),
        graph(
          'Given up on',
          Object.values(queues).map(queue =>
            queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
          ),
        ),
      ],
      [
        graph(
          'Commands, and what was sent back',
          [counted('Commands', stage)],
          [counted('Limited', stage), counted('Unauthenticated', stage), counted('Contention', stage)],
        ),
        graph('Units of the table', [consumed('ConsumedWriteCapacityUnits')], [consumed('ConsumedReadCapacityUnits')]),
      ],
    ],
  })
}
