import { describe, expect, it } from 'vitest'
import { askedBy } from './asked.ts'
import { rightFor, type Asked, type Statement } from './policies.ts'

/** What the evaluation of rights understands of a policy, as IAM has it. */
const statement = (more: Partial<Statement>): Statement => ({
  Effect: 'Allow',
  Action: ['dynamodb:PutItem'],
  Resource: ['Games'],
  Condition: {},
  ...more,
})
const asked = (more: Partial<Asked> = {}): Asked => ({
  action: 'dynamodb:PutItem',
  resource: 'Games',
  context: { 'dynamodb:LeadingKeys': ['PLAYER#ann'] },
  ...more,
})
const partitions = (...names: string[]): Statement =>
  statement({ Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': names } } })
const may = (statements: Statement[], one: Asked = asked()): boolean => rightFor(statements, one) !== undefined

describe('a call is allowed', () => {
  it('by a statement of its action and its resource, and by no other', () => {
    expect(may([statement({})])).toBe(true)
    expect(may([])).toBe(false)
    expect(may([statement({ Action: ['dynamodb:GetItem'] })])).toBe(false)
    expect(may([statement({})], asked({ resource: 'Games/index/due' }))).toBe(false)
    expect(may([statement({ Resource: ['Games/index/*'] })], asked({ resource: 'Games/index/due' }))).toBe(true)
  })

  it('on the partitions of its condition alone, all of those it touches', () => {
    const some = [partitions('PLAYER#*', 'SWEEP')]
    const on = (...keys: string[]): boolean => may(some, asked({ context: { 'dynamodb:LeadingKeys': keys } }))
    expect([on('PLAYER#ann'), on('SWEEP'), on('PLAYER#ann', 'SWEEP')]).toEqual([true, true, true])
    expect([on('GAME#g'), on('SWEEPER'), on('PLAYER#ann', 'GAME#g'), on('xPLAYER#ann')]).toEqual(Array(4).fill(false))
  })

  it('never where another statement denies it', () => {
    expect(may([statement({}), statement({ Effect: 'Deny', Action: ['dynamodb:*'] })])).toBe(false)
  })

  it('by a condition on one value only where there is that value', () => {
    const one = [statement({ Condition: { StringEquals: { 'ses:FromAddress': ['a@b'] } } })]
    expect(may(one)).toBe(false)
    expect(may(one, asked({ context: { 'ses:FromAddress': ['a@b'] } }))).toBe(true)
    expect(may(one, asked({ context: { 'ses:FromAddress': ['c@d'] } }))).toBe(false)
  })

  it('by nothing that is not understood', () => {
    expect(() => may([statement({ Condition: { IpAddress: { 'aws:SourceIp': ['::1'] } } })])).toThrow('IpAddress')
    expect(() => askedBy('Scan', {}, 'Games')).toThrow('Scan')
  })
})

describe('a call asks', () => {
  it('of a transaction, for each of its parts', () => {
    const pk = (S: string) => ({ pk: { S } })
    const parts = askedBy(
      'TransactWriteItems',
      { TransactItems: [{ Delete: { Key: pk('PLAYER#a') } }, { Put: { Item: pk('GAME#g') } }] },
      'Games',
    )
    expect(parts.map(({ action, context }) => [action, context['dynamodb:LeadingKeys']])).toEqual([
      ['dynamodb:DeleteItem', ['PLAYER#a']],
      ['dynamodb:PutItem', ['GAME#g']],
    ])
  })

  it('of a query, for the partition of the table or of the index', () => {
    const of = (IndexName: string | undefined, KeyConditionExpression: string): Asked[] =>
      askedBy(
        'Query',
        { ...(IndexName && { IndexName }), KeyConditionExpression, ExpressionAttributeValues: { ':a': { S: 'x' } } },
        'Games',
      )
    expect(of('due', 'dueBucket = :a AND dueAt <= :now')[0]!.resource).toBe('Games/index/due')
    expect(of(undefined, 'pk = :a')[0]!.resource).toBe('Games')
    expect(() => of('due', 'pk = :a')).toThrow()
  })
})
