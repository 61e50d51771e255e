import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validations } from 'aws-cdk-lib'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { AwsSolutionsChecks } from 'cdk-nag'
import { describe, expect, it } from 'vitest'
import { praxisApp } from '../../infra/app.ts'
import { POOLED, PRODUCTION, sampleBundles } from './sample.ts'
import { scratch } from './scratch.ts'

function synth(bundles: { name: string; file: string }[], context: Record<string, string> = PRODUCTION) {
  const outdir = scratch()
  const made = praxisApp({ bundles, context, outdir })
  made.app.synth()
  return { ...made, outdir }
}

/** By CloudFormation's rules it takes more than a second: once for each context. */
const made = new Map<object, ReturnType<typeof synth>>()
function synthOf(context: Record<string, string>): ReturnType<typeof synth> {
  const known = made.get(context) ?? synth(sampleBundles(), context)
  made.set(context, known)
  return known
}

describe('synth', () => {
  it.each([
    ['an issuer named', PRODUCTION],
    ['a user pool', POOLED],
    ['a user pool and second factors', { ...POOLED, mfa: 'required' }],
    ['mails', { ...PRODUCTION, mailFrom: 'Praxis <games@mail.example.org>' }],
  ])('finds nothing that CloudFormation or cdk-nag object to: %s', (_, context) => {
    const { outdir } = synthOf(context)
    const report = JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8')) as {
      pluginReports: unknown[]
    }
    expect(report.pluginReports).toEqual([])
  })

  it('fails on what they object to, so that the test above means something', () => {
    const { app, stack } = praxisApp({ bundles: sampleBundles(), outdir: scratch() })
    new Queue(stack, 'Careless')
    const findings = new AwsSolutionsChecks(app).validateScope(app).violations.map(({ ruleName }) => ruleName)
    expect(findings.sort()).toEqual(['AwsSolutions-SQS3', 'AwsSolutions-SQS4'])
    expect(() => app.synth()).toThrow(/AwsSolutions-SQS4|Validation failed/)
  })

  it('acknowledges few findings, each on one construct and with a reason', () => {
    const { stack } = synthOf(PRODUCTION)
    const acknowledged = stack.node
      .findAll()
      .flatMap(construct =>
        construct.node.metadata
          .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
          .map(({ data }) => ({ path: construct.node.path, rules: data as Record<string, string> })),
      )
    const found = acknowledged.flatMap(({ path, rules }) =>
      Object.entries(rules).map(([id, reason]) => ({ path, id, reason })),
    )
    expect(
      found.map(({ path, id }) => `${path.replace('praxis-prod/', '')} ${id.replace(/^Annotation::/, '')}`).sort(),
    ).toEqual([
      'Api AwsSolutions-APIG4',
      'BotsRole AwsSolutions-IAM5[Resource::*]',
      'DeadlineDeadLetters AwsSolutions-SQS3',
      'DeadlineRole AwsSolutions-IAM5[Resource::*]',
      'DeskRole AwsSolutions-IAM5[Resource::*]',
      'HooksDeadLetters AwsSolutions-SQS3',
      'HooksRole AwsSolutions-IAM5[Resource::*]',
      'HttpRole AwsSolutions-IAM5[Resource::*]',
      'NotifyDeadLetters AwsSolutions-SQS3',
      'NotifyRole AwsSolutions-IAM5[Resource::*]',
      'NotifyRole AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<SocketsA3E6BA67>/live/POST/@connections/*]',
      'PeopleRole AwsSolutions-IAM5[Resource::*]',
      'SocketRole AwsSolutions-IAM5[Resource::*]',
      'SocketStage AwsSolutions-APIG1',
      'Sockets AwsSolutions-APIG4',
    ])
    const pooled = synthOf(POOLED)
      .stack.node.findAll()
      .flatMap(construct =>
        construct.node.metadata
          .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
          .flatMap(({ data }) => Object.keys(data as object)),
      )
    expect(
      pooled
        .filter(id => id.includes('COG'))
        .map(id => id.replace(/^Annotation::/, ''))
        .sort(),
    ).toEqual(['AwsSolutions-COG2', 'AwsSolutions-COG8'])
    for (const { reason } of found) expect(reason.length).toBeGreaterThan(60)
  })

  it('of the same bundles is the same to the letter, of another bundle another', () => {
    const read = (folder: string): Record<string, string> =>
      Object.fromEntries(
        readdirSync(folder)
          .filter(file => /\.(template|assets)\.json$/.test(file))
          .map(file => [file, readFileSync(join(folder, file), 'utf8')]),
      )
    const assets = (folder: string): string[] => readdirSync(folder).filter(file => file.startsWith('asset.'))
    const first = synthOf(PRODUCTION).outdir
    const second = synth(sampleBundles()).outdir
    expect(Object.keys(read(first))).toHaveLength(2)
    expect(read(second)).toEqual(read(first))
    expect(assets(second)).toEqual(assets(first))
    const other = sampleBundles().map(bundle =>
      bundle.name === 'notify' ? { ...bundle, file: bundle.file.replace('notify', 'http') } : bundle,
    )
    expect(assets(synth(other).outdir)).not.toEqual(assets(first))
  })
})
