import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'

/**
 * A receiver of webhooks to try out and to begin one's own with: it has them sent to itself, verifies each by Standard
 * Webhooks 1.0, and prints it. It takes nothing from the project.
 */
const HELP = `npm run receiver -- --key KEY [--api URL] [--port N]

Makes a webhook with the key of a league, listens for it on this machine, and prints what comes once it is verified:
all that the league has been told so far, and what happens from now on. Ctrl-C takes the webhook away again.

  --key KEY   a key of a league with the scope webhooks:manage; npm start prints one
  --api URL   where the service is (http://127.0.0.1:8080)
  --port N    where to listen (any free port)`

/** How old, or how far ahead, what is sent may be: older is somebody's who has overheard it. */
const TOLERANCE_SECONDS = 300

interface Entry {
  seq: number
  type: string
  timestamp: string
  data: { round?: number | null; table?: number | null; externalRef?: string; test?: true; [fact: string]: unknown }
}

/** What was sent, if whoever has the secret has sent it now; undefined otherwise. */
function verified(secret: string, headers: IncomingHttpHeaders, body: string): Entry | undefined {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(name => String(headers[`webhook-${name}`]))
  const age = Date.now() / 1000 - Number(timestamp)
  if (!(Math.abs(age) <= TOLERANCE_SECONDS)) return undefined
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  const good = signatures!.split(' ').some(one => {
    const [version, given = ''] = one.split(',')
    const bytes = Buffer.from(given, 'base64')
    return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
  return good ? (JSON.parse(body) as Entry) : undefined
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

function shown({ seq, type, timestamp, data: { event: _, round, table, externalRef, test, ...facts } }: Entry): string {
  const where = [
    round != null && (round === 99 ? 'final' : `round ${round}`),
    table != null && `table ${table}`,
    externalRef,
    test && 'test',
  ]
  return `#${seq} ${timestamp} ${type} ${where.filter(Boolean).join(', ')} ${JSON.stringify(facts)}`
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      key: { type: 'string' },
      api: { type: 'string', default: 'http://127.0.0.1:8080' },
      port: { type: 'string', default: '0' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const { key, api } = values
  if (values.help || key === undefined) return say(HELP)
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${api}/v1/webhooks${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': `receiver-${process.pid}-${Date.now()}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} /webhooks${path}: ${response.status} ${text}`)
    return text === '' ? null : JSON.parse(text)
  }

  let tellSecret: (secret: string) => void = () => undefined
  // The first delivery may come before the secret is known here.
  const secret = new Promise<string>(resolve => void (tellSecret = resolve))
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const entry = verified(await secret, request.headers, Buffer.concat(chunks).toString())
    say(entry ? shown(entry) : 'Refused: it was not signed with the secret of this webhook, or not now')
    response.writeHead(entry ? 204 : 400).end()
  }
  const server = createServer((request, response) => void hear(request, response))
  await new Promise<void>(resolve => void server.listen(Number(values.port), '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const made = (await call('POST', '', { url, description: 'npm run receiver' })) as {
    id: string
    signingSecret: string
  }
  tellSecret(made.signingSecret)
  say(`Listening at ${url} for ${made.id}. Ctrl-C takes it away.`)
  const leave = (): void =>
    void call('DELETE', `/${made.id}`)
      .catch((failure: unknown) => say(String(failure)))
      .finally(() => process.exit())
  process.once('SIGINT', leave)
  process.once('SIGTERM', leave)
  await call('POST', `/${made.id}/replay`, { since: 0 })
}

main().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exit(1)
})
