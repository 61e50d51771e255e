import { RemovalPolicy } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { resultKid, type Settings } from './settings.ts'

/** Who signs results, and who also says by which key. */
interface Signers {
  signing: readonly Lambda[]
  telling: Lambda
}

/**
 * The key that signs results: it never leaves KMS, and stays when the stack, or its name in the settings, goes. A name
 * of the settings is a key of its own.
 */
export function signResults(
  scope: Construct,
  { stage, results: { key: name, issuer, retired } }: Settings,
  { signing, telling }: Signers,
): void {
  const key = new Key(scope, `ResultKey${name}`, {
    description: `Praxis, ${stage}: signs results, ${name}`,
    keySpec: KeySpec.ECC_NIST_P256,
    keyUsage: KeyUsage.SIGN_VERIFY,
    removalPolicy: RemovalPolicy.RETAIN,
  })
  // One for all years: what it signs counts for nobody.
  const test = new Key(scope, 'TestResultKey', {
    description: `Praxis, ${stage}: signs what test keys make`,
    keySpec: KeySpec.ECC_NIST_P256,
    keyUsage: KeyUsage.SIGN_VERIFY,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const may = (lambda: Lambda, action: 'kms:Sign' | 'kms:GetPublicKey'): void =>
    lambda.addToRolePolicy(new PolicyStatement({ actions: [action], resources: [key.keyArn, test.keyArn] }))
  for (const lambda of signing) may(lambda, 'kms:Sign')
  may(telling, 'kms:GetPublicKey')
  for (const lambda of new Set([...signing, telling])) {
    lambda.addEnvironment('RESULT_KEY', key.keyArn)
    lambda.addEnvironment('RESULT_TEST_KEY', test.keyArn)
    lambda.addEnvironment('RESULT_KID', resultKid(stage, name))
    lambda.addEnvironment('RESULT_ISSUER', issuer)
    if (retired !== undefined) lambda.addEnvironment('RETIRED_RESULT_KEYS', retired)
  }
}
