import { Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Settings } from './settings.ts'

/**
 * Mails go out from an identity of this domain; its DKIM records are the owner's to publish. What comes back, or is
 * called unwanted, is told to the same function. Returns what SES counts them by.
 */
export function mayMail(scope: Construct, lambda: Lambda, from: string, deadLetters: Queue): ConfigurationSet {
  const address = addressIn(from)
  const identity = new EmailIdentity(scope, 'MailIdentity', { identity: Identity.domain(address.split('@')[1] ?? '') })
  // An address that bounced may be verified anew, which SES would prevent; whose owner complained is for the operator
  // to ask.
  const sent = new ConfigurationSet(scope, 'Mails', {
    suppressionReasons: SuppressionReasons.COMPLAINTS_ONLY,
    reputationMetrics: true,
  })
  const refusals = new Topic(scope, 'MailRefusals', { enforceSSL: true })
  sent.addEventDestination('Refusals', {
    destination: EventDestination.snsTopic(refusals),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  })
  refusals.addSubscription(new LambdaSubscription(lambda, { deadLetterQueue: deadLetters }))
  lambda.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail', 'ses:SendRawEmail'],
      resources: [
        identity.emailIdentityArn,
        Stack.of(scope).formatArn({
          service: 'ses',
          resource: 'configuration-set',
          resourceName: sent.configurationSetName,
        }),
      ],
      conditions: { StringEquals: { 'ses:FromAddress': address } },
    }),
  )
  lambda.addEnvironment('MAIL_FROM', from)
  lambda.addEnvironment('MAIL_CONFIGURATION', sent.configurationSetName)
  return sent
}

/** The key that signs pushes lies in a parameter that is stored encrypted; only its name is in the stack. */
export function mayPush(
  lambda: Lambda,
  { publicKey, parameter, subject, origins }: NonNullable<Settings['push']>,
): void {
  const { partition, region, account } = Stack.of(lambda)
  lambda.addToRolePolicy(
    new PolicyStatement({
      actions: ['ssm:GetParameter'],
      resources: [`arn:${partition}:ssm:${region}:${account}:parameter/${parameter.replace(/^\//, '')}`],
    }),
  )
  for (const [name, value] of Object.entries({
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PARAMETER: parameter,
    VAPID_SUBJECT: subject,
  }))
    lambda.addEnvironment(name, value)
  if (origins.length > 0) lambda.addEnvironment('PUSH_ORIGINS', origins.join(','))
}

export const addressIn = (from: string): string => /<([^>]+)>$/.exec(from)?.[1] ?? from
