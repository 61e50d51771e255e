import { Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import type { Settings } from './settings.ts'

/** Mails go out from an identity of this domain; its DKIM records are the owner's to publish. */
export function mayMail(scope: Construct, lambda: Lambda, from: string): void {
  const address = addressIn(from)
  const identity = new EmailIdentity(scope, 'MailIdentity', { identity: Identity.domain(address.split('@')[1] ?? '') })
  lambda.addToRolePolicy(new PolicyStatement({
    actions: ['ses:SendEmail', 'ses:SendRawEmail'],
    resources: [identity.emailIdentityArn],
    conditions: { StringEquals: { 'ses:FromAddress': address } },
  }))
  lambda.addEnvironment('MAIL_FROM', from)
}

/** The key that signs pushes lies in a parameter that is stored encrypted; only its name is in the stack. */
export function mayPush(lambda: Lambda, { publicKey, parameter, subject, origins }: NonNullable<Settings['push']>): void {
  const { partition, region, account } = Stack.of(lambda)
  lambda.addToRolePolicy(new PolicyStatement({ actions: ['ssm:GetParameter'], resources: [`arn:${partition}:ssm:${region}:${account}:parameter/${parameter.replace(/^\//, '')}`] }))
  for (const [name, value] of Object.entries({ VAPID_PUBLIC_KEY: publicKey, VAPID_PARAMETER: parameter, VAPID_SUBJECT: subject })) lambda.addEnvironment(name, value)
  if (origins.length > 0) lambda.addEnvironment('PUSH_ORIGINS', origins.join(','))
}

export const addressIn = (from: string): string => /<([^>]+)>$/.exec(from)?.[1] ?? from
