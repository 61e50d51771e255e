import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const smaller = promisify(gzip)
/** What fits into one packet arrives no sooner for being smaller. */
const WORTH_BYTES = 1_200

/** As far as the gateway's results go. */
interface Result {
  body: string
  headers?: Record<string, unknown>
  isBase64Encoded?: boolean
}

const takesGzip = (accepted: string): boolean =>
  accepted.split(',').some(one => /^\s*(gzip|\*)\s*(;\s*q=(0?\.\d*[1-9]\d*|1(\.0*)?)\s*)?$/i.test(one))

/**
 * A view of a table is text of the same words over and over, and neither the gateway nor a distribution that keeps
 * nothing compresses what passes
 * through it: a tenth of the bytes is what a phone waits for.
 */
export async function compressed<R extends Result>(result: R, accepted: string): Promise<R> {
  const { body, headers, isBase64Encoded } = result
  if (isBase64Encoded || body.length < WORTH_BYTES || !takesGzip(accepted)) return result
  const vary = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'vary')
  return {
    ...result,
    body: (await smaller(body)).toString('base64'),
    isBase64Encoded: true,
    headers: {
      ...headers,
      'content-encoding': 'gzip',
      [vary?.[0] ?? 'vary']: vary ? `${String(vary[1])}, accept-encoding` : 'accept-encoding',
    },
  }
}
