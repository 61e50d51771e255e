import { Sha256 } from '@smithy/core/checksum'
import { SignatureV4 } from '@smithy/signature-v4'
import { defaultProvider } from '../store/dynamodb/credentials.ts'

/**
 * The five calls to AWS that telling people takes, signed by the SDK's own signer and sent as they are: a client of the
 * SDK for
 * each would be ten times the code for the same request.
 */
export interface Call {
  method?: 'POST' | 'DELETE'
  service: string
  url: string
  headers?: Record<string, string>
  body: string
}
export type CallAws = (call: Call) => Promise<{ status: number; text: string }>

const PATIENCE_MS = 5_000

export function awsCalls(region: string, send: typeof fetch = fetch): CallAws {
  return async ({ method = 'POST', service, url, headers = {}, body }) => {
    const { protocol, hostname, port, pathname, host } = new URL(url)
    const local = ['127.0.0.1', 'localhost'].includes(hostname)
    const signer = new SignatureV4({
      service,
      region,
      sha256: Sha256,
      credentials: local ? { accessKeyId: 'local', secretAccessKey: 'local' } : defaultProvider(),
    })
    const request = {
      method,
      protocol,
      hostname,
      ...(port !== '' && { port: Number(port) }),
      path: pathname,
      headers: { ...headers, host },
      body,
    }
    const signed = await signer.sign(request)
    const { host: _, ...sent } = signed.headers
    const response = await send(url, {
      method,
      headers: sent,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { status: response.status, text: await response.text() }
  }
}

/** A service refused; only its name for the reason goes into a log. */
export class CallRefused extends Error {
  constructor(service: string, status: number, text: string) {
    super(`${service} answered ${status}`)
    this.name = /"__type"\s*:\s*"(?:[^"]*#)?(\w{1,60})"/.exec(text)?.[1] ?? `${service}-${status}`
  }
}

/** Rings a connection of the WebSocket API whose management endpoint this is. */
export function doorbellTo(endpoint: string, call: CallAws) {
  return async (socket: string, bell: object): Promise<'sent' | 'gone'> => {
    const { status, text } = await call({
      service: 'execute-api',
      url: `${endpoint}/%40connections/${encodeURIComponent(socket)}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bell),
    })
    if (status === 410) return 'gone'
    if (status >= 300) throw new CallRefused('execute-api', status, text)
    return 'sent'
  }
}

/** Puts messages on a queue. */
export function queueAt(queueUrl: string, call: CallAws) {
  return async (message: object): Promise<void> => {
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' }
    const { status, text } = await call({
      service: 'sqs',
      url: new URL('/', queueUrl).href,
      headers,
      body: JSON.stringify({ QueueUrl: queueUrl, MessageBody: JSON.stringify(message) }),
    })
    if (status >= 300) throw new CallRefused('sqs', status, text)
  }
}

/** A parameter that is stored encrypted. */
export async function secretParameter(name: string, region: string, call: CallAws): Promise<string> {
  const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AmazonSSM.GetParameter' }
  const { status, text } = await call({
    service: 'ssm',
    url: `https://ssm.${region}.amazonaws.com/`,
    headers,
    body: JSON.stringify({ Name: name, WithDecryption: true }),
  })
  if (status >= 300) throw new CallRefused('ssm', status, text)
  const { Parameter: parameter } = JSON.parse(text) as { Parameter?: { Value?: string } }
  if (!parameter?.Value) throw new CallRefused('ssm', status, text)
  return parameter.Value
}
