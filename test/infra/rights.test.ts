import { beforeAll, describe, expect, it } from 'vitest'
import { FUNCTIONS } from '../../infra/root.ts'
import { PRODUCTION, synthesise } from './sample.ts'
import type { Synthesised } from './sample.ts'

interface Statement {
  Effect: string
  Action: string | string[]
  Resource: unknown
  Condition?: unknown
}

let stack: Synthesised
beforeAll(() => {
  stack = synthesise()
})

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value])

/** The statements of each role, by the name of its function. */
function statements(of = stack): Record<string, Statement[]> {
  const found: Record<string, Statement[]> = {}
  for (const { Properties: properties } of Object.values(of.of('AWS::IAM::Policy'))) {
    const { Roles: roles, PolicyDocument: policy } = properties as unknown as {
      Roles: { Ref: string }[]
      PolicyDocument: { Statement: Statement[] }
    }
    const role =
      /^(Http|Desk|People|Notify|Deadline|Bots|Socket|Hooks)Role/.exec(roles[0]?.Ref ?? '')?.[1]?.toLowerCase() ??
      'unknown'
    found[role] = [...(found[role] ?? []), ...policy.Statement]
  }
  return found
}

/** `table` or `index/<name>` and so on, then the actions. */
function rightsOf(name: string): string[] {
  return (statements()[name] ?? [])
    .flatMap(({ Action: action, Resource: resource, Condition: condition }) =>
      list(action).flatMap(one =>
        list(resource).map(
          place => `${one} on ${where(place)}${condition === undefined ? '' : ` if ${JSON.stringify(condition)}`}`,
        ),
      ),
    )
    .sort()
}

function where(resource: unknown): string {
  const text = JSON.stringify(resource)
  const index = /\/index\/([^"]+)/.exec(text)?.[1]
  const [, id, attribute] = /"Fn::GetAtt":\["([A-Za-z]+?)\d*[0-9A-F]{8}","(\w+)"\]/.exec(text) ?? []
  return id === undefined
    ? text
    : `${id}${attribute === 'StreamArn' ? ' stream' : ''}${index === undefined ? '' : ` index ${index}`}`
}

/** On partitions of these names alone. */
const only = (action: string, ...names: string[]): string =>
  `dynamodb:${action} on Games if ${JSON.stringify({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': names } })}`

const reading = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
  action => `dynamodb:${action} on Games stream`,
)

const basics = (log: string): string[] => [
  `logs:CreateLogStream on ${log}`,
  `logs:PutLogEvents on ${log}`,
  'xray:PutTelemetryRecords on "*"',
  'xray:PutTraceSegments on "*"',
]

describe('each function may do what it needs and nothing else', () => {
  it('http', () => {
    expect(rightsOf('http')).toEqual(
      [
        'dynamodb:BatchGetItem on Games',
        'dynamodb:GetItem on Games',
        'dynamodb:Query on Games',
        'dynamodb:Query on Games index tables',
        only('PutItem', 'TABLE#*', 'CODE#*', 'GAME#*', 'PLAYER#*', 'KEY#*'),
        only('DeleteItem', 'PLAYER#*'),
        only('UpdateItem', 'PLAYER#*', 'COUNT#*'),
        ...basics('HttpLog'),
      ].sort(),
    )
  })

  it('notify', () => {
    expect(rightsOf('notify').filter(right => !right.startsWith('execute-api:'))).toEqual(
      [
        'dynamodb:GetItem on Games',
        'dynamodb:Query on Games',
        'dynamodb:Query on Games index due',
        only('PutItem', 'PLAYER#*', 'SWEEP', 'TOLD#*', 'EVENT#*', 'LEAGUE#*'),
        only('DeleteItem', 'PLAYER#*', 'SOCKET#*'),
        ...reading,
        'kms:Sign on ResultKey',
        'kms:Sign on TestResultKey',
        'sqs:SendMessage on HooksQueue',
        'sqs:SendMessage on NotifyDeadLetters',
        ...basics('NotifyLog'),
      ].sort(),
    )
  })

  it('notify may also ring what is connected, mail from its own address alone, and read the one key', () => {
    const stack = synthesise({
      ...PRODUCTION,
      vapidPublicKey: `B${'x'.repeat(86)}`,
      mailFrom: 'Praxis <games@mail.example.org>',
    })
    const found = statements(stack)['notify']!.filter(({ Action: action }) =>
      /^(execute-api|ses|ssm):/.test(list(action)[0]!),
    )
    expect(found.map(({ Action: action, Condition: condition }) => [list(action), condition])).toEqual([
      [['execute-api:ManageConnections'], undefined],
      [['ses:SendEmail', 'ses:SendRawEmail'], { StringEquals: { 'ses:FromAddress': 'games@mail.example.org' } }],
      [['ssm:GetParameter'], undefined],
    ])
    expect(JSON.stringify(found[0]!.Resource)).toContain('/live/POST/@connections/*')
    expect(JSON.stringify(found[2]!.Resource)).toContain(':parameter/praxis/vapid')
    const [set, identity, ...others] = list(found[1]!.Resource) as unknown[]
    expect([JSON.stringify(identity), JSON.stringify(set), others]).toEqual([
      expect.stringContaining(':identity/'),
      expect.stringMatching(/:configuration-set\/.*"Mails/),
      [],
    ])
  })

  it('socket', () => {
    expect(rightsOf('socket')).toEqual(
      [
        'dynamodb:GetItem on Games',
        'dynamodb:Query on Games',
        only('PutItem', 'PLAYER#*', 'SOCKET#*'),
        only('DeleteItem', 'PLAYER#*', 'SOCKET#*', 'TICKET#*'),
        ...basics('SocketLog'),
      ].sort(),
    )
  })

  it('deadline', () => {
    expect(rightsOf('deadline')).toEqual(
      [
        only('GetItem', 'GAME#*'),
        only('PutItem', 'GAME#*'),
        only('GetItem', 'BATCH#*'),
        only('GetItem', 'SERVICE'),
        only('PutItem', 'SERVICE'),
        'dynamodb:Query on Games index due',
        'sqs:SendMessage on DeadlineDeadLetters',
        ...basics('DeadlineLog'),
      ].sort(),
    )
  })

  it('desk', () => {
    expect(rightsOf('desk')).toEqual(
      [
        'dynamodb:GetItem on Games',
        'dynamodb:Query on Games',
        'dynamodb:Query on Games index due',
        only('PutItem', 'EVENT#*', 'LEAGUE#*', 'BATCH#*', 'HOOK#*', 'QUEUE#*'),
        only('DeleteItem', 'EVENT#*', 'LEAGUE#*', 'HOOK#*', 'QUEUE#*'),
        only('PutItem', 'SERVICE'),
        only('ConditionCheckItem', 'EVENT#*', 'BATCH#*'),
        only('PutItem', 'TABLE#*', 'GAME#*', 'PLAYER#*', 'KEY#*'),
        only('UpdateItem', 'COUNT#*'),
        'kms:GetPublicKey on ResultKey',
        'kms:GetPublicKey on TestResultKey',
        'kms:Sign on ResultKey',
        'kms:Sign on TestResultKey',
        ...basics('DeskLog'),
      ].sort(),
    )
  })

  it('people: what is said at tables, decks, pages and the queue; games it reads, deals, and takes names out of', () => {
    expect(rightsOf('people')).toEqual(
      [
        'dynamodb:GetItem on Games',
        'dynamodb:Query on Games',
        only('DeleteItem', 'PLAYER#*', 'PAGE#*', 'NAMES#*', 'QUEUE#*'),
        only('DeleteItem', 'TALK#*'),
        only('PutItem', 'PLAYER#*', 'PAGE#*', 'NAMES#*', 'QUEUE#*'),
        only('PutItem', 'TALK#*', 'TABLE#*', 'GAME#*', 'KEY#*', 'EVENT#*', 'TICKET#*'),
        only('UpdateItem', 'GAME#*'),
        only('UpdateItem', 'COUNT#*'),
        ...basics('PeopleLog'),
      ].sort(),
    )
  })

  it('hooks: leagues and their webhooks, and no game, table or player', () => {
    expect(rightsOf('hooks')).toEqual(
      [
        only('GetItem', 'LEAGUE#*', 'HOOK#*'),
        only('PutItem', 'LEAGUE#*', 'HOOK#*'),
        only('Query', 'LEAGUE#*'),
        'dynamodb:Query on Games index due',
        ...['DeleteMessage', 'GetQueueAttributes', 'ReceiveMessage'].map(action => `sqs:${action} on HooksQueue`),
        ...basics('HooksLog'),
      ].sort(),
    )
  })

  it('bots', () => {
    expect(rightsOf('bots')).toEqual(
      [
        only('GetItem', 'GAME#*'),
        only('PutItem', 'GAME#*'),
        only('GetItem', 'BATCH#*', 'SERVICE'),
        ...reading,
        ...basics('BotsLog'),
      ].sort(),
    )
  })
})

describe('the whole stack', () => {
  it('allows no action by wildcard, and no resource by wildcard but the tracing and the connections of its own socket', () => {
    const all = Object.values(statements()).flat()
    expect(all.length).toBeGreaterThan(10)
    for (const { Effect: effect, Action: action, Resource: resource } of all) {
      expect(effect).toBe('Allow')
      for (const one of list(action)) expect(one).not.toContain('*')
      if (JSON.stringify(resource).includes('@connections/*'))
        expect(list(action)).toEqual(['execute-api:ManageConnections'])
      else if (JSON.stringify(resource).includes('*'))
        expect(list(action)).toEqual(['xray:PutTelemetryRecords', 'xray:PutTraceSegments'])
    }
  })

  it('gives its roles to Lambda alone, without managed policies', () => {
    const roles = Object.values(stack.of('AWS::IAM::Role')).map(({ Properties: properties }) => properties)
    expect(roles).toHaveLength(FUNCTIONS.length)
    for (const role of roles) {
      expect(role).not.toHaveProperty('ManagedPolicyArns')
      expect(JSON.stringify(role['AssumeRolePolicyDocument'])).toContain('"Service":"lambda.amazonaws.com"')
    }
  })

  it('lets only its own API and its own rule call the functions', () => {
    const permissions = Object.values(stack.of('AWS::Lambda::Permission')).map(
      ({ Properties: properties }) => properties,
    )
    expect(permissions.map(permission => permission['Principal']).sort()).toEqual([
      ...Array<string>(6).fill('apigateway.amazonaws.com'),
      ...Array<string>(4).fill('events.amazonaws.com'),
    ])
    for (const permission of permissions)
      expect(JSON.stringify(permission['SourceArn'])).toMatch(
        /"Ref":"(Api|Sockets)|"(Deadline|Desk|Hooks)?Every(FiveMinutes|Minute)/,
      )
  })
})
