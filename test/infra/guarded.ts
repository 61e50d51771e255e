import { DynamoDBServiceException, type AttributeValue, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { TABLE } from '../../functions/store/schema.ts'
import { rightFor, type Asked, type Right, type Statement } from './policies.ts'

type Item = Record<string, AttributeValue>
interface Input {
  Key?: Item
  Item?: Item
  IndexName?: string
  KeyConditionExpression?: string
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Item
  RequestItems?: Record<string, { Keys?: Item[] }>
  TransactItems?: Record<string, Input>[]
}

const leading = (item: Item | undefined): string => {
  const value = item?.[TABLE.partitionKey]?.S
  if (value === undefined) throw new Error('A call names no partition')
  return value
}
const onTable = (action: string, table: string, keys: string[]): Asked => ({
  action: `dynamodb:${action}`,
  resource: table,
  context: { 'dynamodb:LeadingKeys': keys },
})

/** What one call to the database asks of a policy: a transaction asks for each of its parts. */
export function askedBy(operation: string, input: Input, table: string): Asked[] {
  switch (operation) {
    case 'GetItem':
    case 'UpdateItem':
    case 'DeleteItem':
      return [onTable(operation, table, [leading(input.Key)])]
    case 'PutItem':
      return [onTable(operation, table, [leading(input.Item)])]
    case 'Query': {
      const index = TABLE.indexes.find(({ name }) => name === input.IndexName)
      const attribute = index?.partitionKey ?? TABLE.partitionKey
      const [, name, value] = /^(#?\w+) = (:\w+)/.exec(input.KeyConditionExpression ?? '') ?? []
      const partition = input.ExpressionAttributeValues?.[value ?? '']?.S
      if ((input.ExpressionAttributeNames?.[name ?? ''] ?? name) !== attribute || partition === undefined)
        throw new Error(`A query does not begin with its partition: ${input.KeyConditionExpression}`)
      return [onTable(operation, index ? `${table}/index/${index.name}` : table, [partition])]
    }
    case 'BatchGetItem':
      return Object.values(input.RequestItems ?? {}).map(({ Keys: keys = [] }) =>
        onTable(operation, table, keys.map(leading)),
      )
    case 'TransactWriteItems':
      return (input.TransactItems ?? []).flatMap(part =>
        Object.entries(part).map(([kind, one]) => {
          const action = { Put: 'PutItem', Delete: 'DeleteItem', Update: 'UpdateItem' }[kind] ?? 'ConditionCheckItem'
          return onTable(action, table, [leading(one.Item ?? one.Key)])
        }),
      )
    default:
      throw new Error(`The store sends ${operation}, of which nobody has said what right it needs`)
  }
}

export interface Guard {
  /** For the clients of a store: what the statements do not allow never reaches the database. */
  prepare: (client: DynamoDBClient) => void
  used: Set<string>
  refused: string[]
}

export const nameOf = ({ action, statement }: Right): string =>
  `${action} on ${statement.Resource.join(', ')}` +
  Object.values(statement.Condition)
    .flatMap(keys => Object.values(keys))
    .map(values => ` of ${values.join(', ')}`)
    .join('')

/** The database as the role with these statements finds it. */
export function guard(statements: readonly Statement[], table: string): Guard {
  const used = new Set<string>()
  const refused: string[] = []
  const check = (operation: string, input: Input): void => {
    for (const asked of askedBy(operation, input, table)) {
      const right = rightFor(statements, asked)
      if (right) used.add(nameOf(right))
      else {
        const missing = `${asked.action} on ${asked.resource} of ${asked.context['dynamodb:LeadingKeys']?.join(', ')}`
        refused.push(missing)
        throw new DynamoDBServiceException({
          name: 'AccessDeniedException',
          $fault: 'client',
          message: `Not authorized: ${missing}`,
          $metadata: { httpStatusCode: 400 },
        })
      }
    }
  }
  return {
    used,
    refused,
    prepare: client =>
      client.middlewareStack.add(
        (next, context) => async args => {
          check(String(context['commandName']).replace(/Command$/, ''), args.input as Input)
          return next(args)
        },
        { step: 'initialize', name: 'rights' },
      ),
  }
}
