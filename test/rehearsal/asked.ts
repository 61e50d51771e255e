import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { TABLE } from '../../functions/store/schema.ts'
import type { Asked } from './policies.ts'

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
