import { randomUUID } from 'node:crypto'
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FUNCTIONS, type FunctionName } from '../../infra/root.ts'
import { askedBy } from './asked.ts'
import type { Asked } from './policies.ts'
import { ACCOUNT, REGION, type Deployed } from './deployed.ts'
import { keyOfKms } from './kms.ts'
import type { Rights } from './rights-judged.ts'
import { read } from './runtime.ts'

/**
 * Everything that functions ask of the world, at one address: AWS, which knows who asks by the keys of a role and lets
 * through what the template's policies allow it, and, beyond it, push services, receivers of webhooks, and whoever
 * signs people in.
 */
export interface Account {
  address: string
  /** Where the table is. */
  database: string
  /** What waits in each queue, by its ARN. */
  queues: Map<string, { id: string; body: string }[]>
  /** Sockets that are connected. */
  connected: Set<string>
  rung: { socket: string; bell: unknown }[]
  mails: { to: string[]; mime: string }[]
  pushes: string[]
  posts: { url: string; body: string }[]
  /** Devices that have gone, and those whose service has: it says so. */
  gone: Set<string>
  failing: Set<string>
  /** Nothing can be signed now. */
  keysAway: boolean
  /** Whose calls to the table fail, as if it were not there. */
  cutOff: Set<FunctionName>
  /** What Lambda itself does by the role of a function. */
  by: (name: FunctionName, action: string, resource: string) => boolean
  /** Puts a message on a queue, by the role of whose failure it tells. */
  send: (name: FunctionName, queue: string, body: string) => void
  close: () => Promise<void>
}

export interface AccountOptions {
  deployed: Deployed
  rights: Rights
  /** Public keys of whoever signs people in. */
  jwks: object
  /** The secret of pushes, in its parameter. */
  vapid: string
}

interface Reply {
  status: number
  body: unknown
}
const refusal = (status: number): Reply => ({
  status,
  body: { __type: 'com.amazon.coral.service#AccessDeniedException', Message: 'Not authorized' },
})
const PARAMETER = 'GetParameter'

export async function openAccount({ deployed, rights, jwks, vapid }: AccountOptions): Promise<Account> {
  const agent = new Agent({ keepAlive: true })
  const keys = new Map(deployed.keys.map(arn => [arn, keyOfKms()]))
  const urls = new Map(Object.entries(deployed.queueUrls).map(([arn, url]) => [url, arn]))
  const account: Account = {
    address: '',
    database: '',
    queues: new Map(Object.keys(deployed.queueUrls).map(arn => [arn, []])),
    connected: new Set(),
    rung: [],
    mails: [],
    pushes: [],
    posts: [],
    gone: new Set(),
    failing: new Set(),
    cutOff: new Set(),
    keysAway: false,
    by: (name, action, resource) => rights.judge(name, [{ action, resource, context: {} }]),
    send(name, queue, body) {
      if (!account.by(name, 'sqs:SendMessage', queue)) throw new Error(`${name} may not put what failed on ${queue}`)
      account.queues.get(queue)!.push({ id: randomUUID(), body })
    },
    close: async () => {
      server.closeAllConnections()
      agent.destroy()
      await new Promise<void>(resolve => void server.close(() => resolve()))
    },
  }
  const mayAll = (name: FunctionName, asked: Asked[]): boolean => rights.judge(name, asked)

  function table(name: FunctionName, operation: string, text: string, request: IncomingMessage, out: ServerResponse) {
    if (account.cutOff.has(name))
      return answer(out, { status: 500, body: { __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError' } })
    if (!mayAll(name, askedBy(operation, JSON.parse(text) as never, deployed.table.arn)))
      return answer(out, refusal(400))
    const { hostname, port } = new URL(account.database)
    const asking = httpRequest(
      {
        hostname,
        port,
        agent,
        method: 'POST',
        path: '/',
        headers: {
          'content-type': 'application/x-amz-json-1.0',
          'x-amz-target': String(request.headers['x-amz-target']),
          authorization: String(request.headers.authorization),
          'x-amz-date': String(request.headers['x-amz-date']),
          'content-length': Buffer.byteLength(text),
        },
      },
      response => {
        out.writeHead(response.statusCode ?? 500, { 'content-type': 'application/x-amz-json-1.0' })
        response.pipe(out)
      },
    )
    asking.on('error', () => answer(out, { status: 500, body: {} }))
    asking.end(text)
  }

  const services: Record<string, (name: FunctionName, asked: Asking) => Reply> = {
    ssm(name, { action, body }) {
      const { Name: parameter } = body as { Name: string }
      const resource = `arn:aws:ssm:${REGION}:${ACCOUNT}:parameter/${parameter.replace(/^\//, '')}`
      if (action !== PARAMETER || !account.by(name, `ssm:${action}`, resource)) return refusal(400)
      return { status: 200, body: { Parameter: { Name: parameter, Value: vapid } } }
    },
    kms(name, { action, body }) {
      const { KeyId: id, Message: digest } = body as { KeyId: string; Message?: string }
      const key = keys.get(id)
      if (!key || !account.by(name, `kms:${action}`, id)) return refusal(400)
      if (account.keysAway) return { status: 500, body: { __type: 'KMSInternalException' } }
      return {
        status: 200,
        body:
          action === 'Sign'
            ? { KeyId: id, Signature: key.signDigest(Buffer.from(digest!, 'base64')).toString('base64') }
            : { KeyId: id, PublicKey: key.spki },
      }
    },
    sqs(name, { action, body }) {
      const { QueueUrl: url, MessageBody: message } = body as { QueueUrl: string; MessageBody: string }
      const arn = urls.get(url)
      if (arn === undefined || !account.by(name, `sqs:${action}`, arn)) return refusal(400)
      const id = randomUUID()
      account.queues.get(arn)!.push({ id, body: message })
      return { status: 200, body: { MessageId: id } }
    },
    email(name, { body }) {
      const mail = body as {
        FromEmailAddress: string
        Destination: { ToAddresses: string[] }
        ConfigurationSetName?: string
        Content: { Raw: { Data: string } }
      }
      const from = /<([^>]+)>/.exec(mail.FromEmailAddress)?.[1] ?? mail.FromEmailAddress
      const places = [
        `identity/${from.split('@')[1]}`,
        ...(mail.ConfigurationSetName === undefined ? [] : [`configuration-set/${mail.ConfigurationSetName}`]),
      ]
      // What is written out whole takes the second as well.
      const asked = ['ses:SendEmail', 'ses:SendRawEmail'].flatMap(action =>
        places.map(place => ({
          action,
          resource: `arn:aws:ses:${REGION}:${ACCOUNT}:${place}`,
          context: { 'ses:FromAddress': [from] },
        })),
      )
      if (!mayAll(name, asked)) return refusal(403)
      const mime = Buffer.from(mail.Content.Raw.Data, 'base64').toString('utf8')
      account.mails.push({ to: mail.Destination.ToAddresses, mime })
      return { status: 200, body: { MessageId: randomUUID() } }
    },
    'execute-api'(name, { host, path, body }) {
      const [, stage = '', socket = ''] = /^\/(\w+)\/@connections\/(.+)$/.exec(decodeURIComponent(path)) ?? []
      const resource = `arn:aws:execute-api:${REGION}:${ACCOUNT}:${host.split('.')[0]}/${stage}/POST/@connections/${socket}`
      if (!account.by(name, 'execute-api:ManageConnections', resource)) return refusal(403)
      if (!account.connected.has(socket)) return { status: 410, body: {} }
      account.rung.push({ socket, bell: body })
      return { status: 200, body: {} }
    },
  }

  /** The world beyond AWS; it knows nothing of roles. */
  function beyond(host: string, path: string, text: string): Reply {
    if (path === '/jwks') return { status: 200, body: jwks }
    const url = `https://${host}${path}`
    if (host.endsWith('googleapis.com')) {
      if (account.gone.has(url)) return { status: 410, body: {} }
      if (account.failing.has(url)) return { status: 503, body: {} }
      account.pushes.push(url)
      return { status: 201, body: {} }
    }
    account.posts.push({ url, body: text })
    return { status: 204, body: null }
  }

  const server = createServer((request, out) => {
    const host = String(request.headers['rehearsed-host']),
      path = request.url ?? '/'
    void read(request).then(text => {
      if (!host.endsWith('.amazonaws.com')) return answer(out, beyond(host, path, text))
      const who = /Credential=ROLE(\w+)\//.exec(request.headers.authorization ?? '')?.[1]
      const name = FUNCTIONS.find(one => one === who)
      if (name === undefined) return answer(out, refusal(403))
      const action = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? ''
      const [first = '', second = ''] = host.split('.')
      if (first === 'dynamodb') return table(name, action, text, request, out)
      const service = services[second === 'execute-api' ? second : first]
      if (!service) return answer(out, { status: 404, body: { __type: `nobody plays ${host}` } })
      return answer(out, service(name, { action, host, path, body: JSON.parse(text) as unknown }))
    })
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  account.address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return account
}

interface Asking {
  action: string
  host: string
  path: string
  body: unknown
}

function answer(out: ServerResponse, { status, body }: Reply): void {
  out.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
  out.end(body === null ? undefined : JSON.stringify(body))
}
