import { DynamoDBServiceException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'

/**
 * What goes wrong with one request:
 * - `unsent`: an error before it leaves; `lost`: it is carried out, and its answer does not arrive;
 * - `failed` / `failed-late`: a 500 before, or after it was carried out;
 * - `conflict` / `throttled`: the database refuses it for now.
 */
export type Fault = 'unsent' | 'lost' | 'failed' | 'failed-late' | 'conflict' | 'throttled'
export interface Request {
  command: string
  /** The command and the sort key of what it is about, versions without their zeros: `PutItemCommand EV#2`. */
  call: string
  /** Of this call, counted from 1. */ attempt: number
}

/** Puts faults into the requests of a client, and counts what is sent. */
export function faulty(plan: (request: Request) => Fault | undefined | Promise<Fault | undefined>): {
  prepare(client: DynamoDBClient): void
  counts: Map<string, number>
} {
  const counts = new Map<string, number>()
  const prepare = (client: DynamoDBClient): void => {
    client.middlewareStack.add(
      (next, context) => async args => {
        const command = String(context['commandName'])
        const call = `${command} ${sortOf(args.input)}`.trim()
        const attempt = (counts.get(call) ?? 0) + 1
        counts.set(call, attempt)
        const fault = await plan({ command, call, attempt })
        // A lost answer may also be a refusal: nothing of it is heard.
        if (fault === 'lost' || fault === 'failed-late') await next(args).catch(() => undefined)
        if (fault !== undefined) throw errorOf(fault, command)
        return next(args)
      },
      { step: 'initialize', name: 'faults' },
    )
  }
  return { prepare, counts }
}

function sortOf(input: object): string {
  const { Key: key, Item: item } = input as { Key?: Keys; Item?: Keys }
  return ((key ?? item)?.['sk']?.S ?? '').replace(/#0*(?=\d+$)/, '#')
}
type Keys = Record<string, { S?: string }>

function errorOf(fault: Fault, command: string): Error {
  switch (fault) {
    case 'unsent':
      return Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    case 'lost':
      return Object.assign(new Error('socket hang up'), { name: 'TimeoutError' })
    case 'failed':
    case 'failed-late':
      return new DynamoDBServiceException({
        name: 'InternalServerError',
        $fault: 'server',
        message: 'Internal server error',
        $metadata: { httpStatusCode: 500 },
      })
    case 'conflict':
      if (command !== 'TransactWriteItemsCommand')
        return new DynamoDBServiceException({
          name: 'TransactionConflictException',
          $fault: 'client',
          message: 'A transaction is at it',
          $metadata: { httpStatusCode: 400 },
        })
      return new TransactionCanceledException({
        message: 'Transaction cancelled',
        $metadata: { httpStatusCode: 400 },
        CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
      })
    case 'throttled':
      return new DynamoDBServiceException({
        name: 'ThrottlingException',
        $fault: 'client',
        message: 'Rate exceeded',
        $metadata: { httpStatusCode: 400 },
      })
  }
}
