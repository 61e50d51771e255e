import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'

/** A queue and the function that it calls, on this machine: of the protocol of SQS, what a sender needs. */
export interface Queue {
  url: string
  close(): Promise<void>
}

export interface QueueOptions {
  handler: (event: { Records: { messageId: string; body: string }[] }) => unknown
  /** How often a message is handed over before it is given up. */
  attempts?: number
  pauseMs?: number
  onTrouble?: (what: string) => void
}

const Sending = z.object({ QueueUrl: z.string(), MessageBody: z.string() })
const Outcome = z.object({ batchItemFailures: z.array(z.unknown()) }).nullish()
const ATTEMPTS = 3
const PAUSE_MS = 1_000
const CLOSE_WITHIN_MS = 2_000

export async function openQueue(options: QueueOptions): Promise<Queue> {
  const { handler, attempts = ATTEMPTS, pauseMs = PAUSE_MS, onTrouble = () => undefined } = options
  const open = new Set<Promise<void>>()
  const closing = new AbortController()

  const handOver = async (messageId: string, body: string): Promise<void> => {
    for (let attempt = 1; attempt <= attempts && !closing.signal.aborted; attempt++) {
      try {
        const outcome = Outcome.parse(await handler({ Records: [{ messageId, body }] }))
        if (!outcome?.batchItemFailures.length) return
      } catch (failure) {
        onTrouble(`The queue's function threw: ${failure instanceof Error ? failure.message : String(failure)}`)
      }
      await delay(pauseMs, null, { signal: closing.signal }).catch(() => null)
    }
  }

  const server = createServer((request, response) => {
    void read(request).then(text => {
      const sending = request.headers['x-amz-target'] === 'AmazonSQS.SendMessage' ? parsed(text) : undefined
      response.setHeader('content-type', 'application/x-amz-json-1.0')
      response.statusCode = sending ? 200 : 400
      const id = randomUUID()
      response.end(JSON.stringify(sending ? { MessageId: id } : { __type: 'InvalidAction' }))
      if (!sending) return
      const given = handOver(id, sending.MessageBody).finally(() => open.delete(given))
      open.add(given)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve())
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    close: async () => {
      closing.abort()
      const closed = new Promise<void>(resolve => void server.close(() => resolve()))
      server.closeAllConnections()
      await closed
      // A receiver may take its time; who is waited for then is sent to again.
      await Promise.race([Promise.allSettled(open), delay(CLOSE_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): z.infer<typeof Sending> | undefined {
  try {
    return Sending.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
