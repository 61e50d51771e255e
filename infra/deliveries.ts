import { Duration, Validations } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { TABLE } from '../functions/store/schema.ts'
import { SNAPSHOT_SORT, WRITTEN } from '../functions/store/stream.ts'
import type { GamesTable } from './table.ts'

/** Where what could not be delivered waits for a person, for as long as a queue can keep it. */
function deadLetters(scope: Construct, id: string): Queue {
  const queue = new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  Validations.of(queue).acknowledge({
    id: 'AwsSolutions-SQS3',
    reason:
      'This is the dead-letter queue: of a stream or of a schedule, where the rule does not look for it. An alarm tells when something is in it.',
  })
  return queue
}

/** The one right a function needs to put its failures on a queue. */
function maySend(lambda: Lambda, queue: Queue): void {
  lambda.addToRolePolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }))
}

/** What reading the table's stream takes. */
function readStream(lambda: Lambda, table: GamesTable): string {
  const { tableStreamArn } = table
  if (tableStreamArn === undefined) throw new Error('The table has no stream')
  lambda.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
      resources: [tableStreamArn],
    }),
  )
  return tableStreamArn
}

/** One filter for all: a source has no more than five. */
const inserted = (...prefixes: string[]) =>
  FilterCriteria.filter({
    eventName: FilterRule.isEqual('INSERT'),
    dynamodb: { Keys: { [TABLE.sortKey]: { S: prefixes.flatMap(prefix => FilterRule.beginsWith(prefix)) } } },
  })

/**
 * Every event of a game calls the function, whose bots may have to answer, and every snapshot, behind which its event
 * may be missing: ten games of a shard at a time, each in the order of its events. What fails twice more is left to the
 * sweep of deadlines, which tells when a game cannot go on.
 */
export function callBots(lambda: Lambda, table: GamesTable): void {
  lambda.addEventSourceMapping('Events', {
    eventSourceArn: readStream(lambda, table),
    startingPosition: StartingPosition.TRIM_HORIZON,
    filters: [
      inserted(WRITTEN.events),
      FilterCriteria.filter({
        eventName: FilterRule.or('INSERT', 'MODIFY'),
        dynamodb: { Keys: { [TABLE.sortKey]: { S: FilterRule.isEqual(SNAPSHOT_SORT) } } },
      }),
    ],
    batchSize: 100,
    parallelizationFactor: 10,
    reportBatchItemFailures: true,
    retryAttempts: 2,
    maxRecordAge: Duration.minutes(5),
  })
}

/**
 * Every event, message, link to a table and entry of a feed that is written calls the function, in the order of its
 * game, player or league, until that works or six hours are over.
 */
export function callOnEvents(scope: Construct, lambda: Lambda, table: GamesTable): Queue {
  const queue = deadLetters(scope, 'NotifyDeadLetters')
  maySend(lambda, queue)
  lambda.addEventSourceMapping('Events', {
    eventSourceArn: readStream(lambda, table),
    startingPosition: StartingPosition.TRIM_HORIZON,
    filters: [inserted(...Object.values(WRITTEN))],
    batchSize: 100,
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    retryAttempts: 20,
    maxRecordAge: Duration.hours(6),
    onFailure: { bind: () => ({ destination: queue.queueArn }) },
  })
  return queue
}

/**
 * Calls the function every minute: a default comes at most a minute and a half after its deadline. A call that fails
 * is soon followed by the next, so it is tried again only once.
 */
export function sweepDeadlinesEveryMinute(scope: Construct, lambda: Lambda): Queue {
  const queue = deadLetters(scope, 'DeadlineDeadLetters')
  maySend(lambda, queue)
  lambda.configureAsyncInvoke({
    retryAttempts: 1,
    maxEventAge: Duration.minutes(5),
    onFailure: { bind: () => ({ destination: queue.queueArn }) },
  })
  new Rule(scope, 'DeadlineEveryMinute', {
    description: 'Praxis: gives the default where a deadline has passed',
    schedule: Schedule.rate(Duration.minutes(1)),
    targets: [
      new LambdaFunction(lambda, { deadLetterQueue: queue, retryAttempts: 1, maxEventAge: Duration.minutes(5) }),
    ],
  })
  return queue
}

/** The sweep behind the stream. One that is missed is made up for by the next. */
export function callEveryMinute(scope: Construct, lambda: Lambda, queue: Queue): void {
  new Rule(scope, 'EveryMinute', {
    description: 'Praxis: sends again what could not be sent, and finds events whose delivery was lost',
    schedule: Schedule.rate(Duration.minutes(1)),
    targets: [
      new LambdaFunction(lambda, { deadLetterQueue: queue, retryAttempts: 0, maxEventAge: Duration.minutes(1) }),
    ],
  })
}

/** The desk's own sweep. One that fails or is missed is made up for by the next. */
export function sweepEveryMinute(scope: Construct, lambda: Lambda): void {
  new Rule(scope, 'DeskEveryMinute', {
    description: 'Praxis: carries on what the desk of leagues has left half done, and does what has come due',
    schedule: Schedule.rate(Duration.minutes(1)),
    targets: [new LambdaFunction(lambda, { retryAttempts: 0, maxEventAge: Duration.minutes(1) })],
  })
}

/**
 * What the stream brings of leagues wakes the function that sends webhooks, by a queue between two functions: the table's
 * stream has as many readers as it should. Each message is a hint, and the schedule finds by itself what got lost.
 */
export function callHooks(scope: Construct, hooks: Lambda, from: Lambda): Queue {
  const failures = deadLetters(scope, 'HooksDeadLetters')
  const queue = new Queue(scope, 'HooksQueue', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    // Six times what a call may take, as Lambda asks for.
    visibilityTimeout: Duration.minutes(12),
    retentionPeriod: Duration.days(1),
    deadLetterQueue: { queue: failures, maxReceiveCount: 5 },
  })
  maySend(from, queue)
  from.addEnvironment('HOOKS_QUEUE', queue.queueUrl)
  hooks.addToRolePolicy(
    new PolicyStatement({
      actions: ['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'],
      resources: [queue.queueArn],
    }),
  )
  hooks.addEventSourceMapping('WakeUps', {
    eventSourceArn: queue.queueArn,
    batchSize: 10,
    maxConcurrency: 10,
    reportBatchItemFailures: true,
  })
  new Rule(scope, 'HooksEveryMinute', {
    description: 'Praxis: sends webhooks again that failed, and those that nothing woke the sender for',
    schedule: Schedule.rate(Duration.minutes(1)),
    targets: [new LambdaFunction(hooks, { retryAttempts: 0, maxEventAge: Duration.minutes(1) })],
  })
  return failures
}
