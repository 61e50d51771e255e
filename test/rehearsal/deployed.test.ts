import { describe, expect, it } from 'vitest'
import { deploy, fits, routed, type Deployed } from './deployed.ts'
import { judging } from './rights-judged.ts'
import type { Statement } from './policies.ts'
import { rehearsedStack } from './template.ts'

const RECORD = { eventName: 'INSERT', dynamodb: { Keys: { sk: { S: 'EV#0001' } } } }

describe('a filter of a source', () => {
  it('lets through what fits all that it names', () => {
    const filter = { eventName: ['INSERT'], dynamodb: { Keys: { sk: { S: [{ prefix: 'OUT#' }, { prefix: 'EV#' }] } } } }
    expect(fits(filter, RECORD)).toBe(true)
    expect(fits(filter, { ...RECORD, eventName: 'MODIFY' })).toBe(false)
    expect(fits(filter, { ...RECORD, dynamodb: { Keys: { sk: { S: 'SNAP' } } } })).toBe(false)
    expect(fits({ dynamodb: { NewImage: { a: { S: [{ exists: false }] } } } }, RECORD)).toBe(true)
  })

  it('with what is not known here is thrown out', () => {
    expect(() => fits({ eventName: [{ suffix: 'T' }] }, RECORD)).toThrow('suffix')
  })
})

describe('the gateway', () => {
  const routes: Deployed['routes'] = [
    { key: '$default', calls: 'http' },
    { key: 'ANY /v1/events/{event}', calls: 'desk' },
    { key: 'ANY /v1/events/mine', calls: 'people' },
    { key: 'GET /v1/events/{event}', calls: 'hooks' },
  ]
  const called = (method: string, path: string): string => routed({ routes }, method, path).calls

  it('calls by the path that says most, and by a method before any', () => {
    expect(called('POST', '/v1/events/evt_1')).toBe('desk')
    expect(called('GET', '/v1/events/evt_1')).toBe('hooks')
    expect(called('GET', '/v1/events/mine')).toBe('people')
    expect(called('GET', '/v1/events')).toBe('http')
    expect(called('GET', '/v1/events/evt_1/players')).toBe('http')
    expect(routed({ routes }, 'GET', '/v1/events/a%20b').parameters).toEqual({ event: 'a b' })
  })
})

describe('rights', () => {
  const TABLE = 'arn:aws:dynamodb:us-east-1:123456789012:table/Games'
  const statement: Statement = {
    Effect: 'Allow',
    Action: ['dynamodb:PutItem', 'dynamodb:DeleteItem'],
    Resource: [TABLE],
    Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['GAME#*', 'TABLE#*'] } },
  }
  const put = (partition: string, action = 'PutItem') => ({
    action: `dynamodb:${action}`,
    resource: TABLE,
    context: { 'dynamodb:LeadingKeys': [partition] },
  })

  it('are counted action by action and name by name, and what is refused is told', () => {
    const rights = judging({ bots: [statement] })
    expect(rights.judge('bots', [put('GAME#g')])).toBe(true)
    expect(rights.judge('bots', [put('GAME#g'), put('PLAYER#ann')])).toBe(false)
    expect(rights.judge('http', [put('GAME#g')])).toBe(false)
    expect(rights.refused()).toEqual([
      'bots: dynamodb:PutItem on dynamodb table/Games of PLAYER#ann',
      'http: dynamodb:PutItem on dynamodb table/Games of GAME#g',
    ])
    expect(rights.unused()).toEqual([
      'bots: dynamodb:PutItem on dynamodb table/Games of TABLE#*',
      'bots: dynamodb:DeleteItem on dynamodb table/Games of GAME#*',
      'bots: dynamodb:DeleteItem on dynamodb table/Games of TABLE#*',
    ])
    expect([rights.calls(), rights.used().length, rights.granted().length]).toEqual([3, 1, 4])
  })
})

it('a template has no value left that only a deployment would know', () => {
  const deployed = deploy(rehearsedStack().stack)
  expect(JSON.stringify(deployed)).not.toMatch(/Fn::|"Ref"/)
  expect(deployed.functions.http.environment['TABLE_NAME']).toBe(deployed.table.name)
  expect(deployed.functions.notify.statements.length).toBeGreaterThan(5)
  expect(deployed.sources.map(({ calls }) => calls).sort()).toEqual(['bots', 'hooks', 'notify'])
  expect(deployed.schedules.map(({ calls }) => calls).sort()).toEqual(['deadline', 'desk', 'hooks', 'notify'])
  expect(deployed.topics.map(({ calls }) => calls)).toEqual(['notify'])
})
