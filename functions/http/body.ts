import type { Context } from 'hono'
import { depthOf, FORBIDDEN_KEYS } from '../../shared/api/json.ts'
import { refused, type Refused } from '../games/refused.ts'

export const BODY_LIMIT = 16 * 1024
export const DEPTH_LIMIT = 8

/** The JSON a request carries, or why it is refused: too long, of another type, not JSON, or too deep. */
export async function readJson(
  c: Context,
  deepest = DEPTH_LIMIT,
  longest = BODY_LIMIT,
): Promise<{ json: unknown } | Refused> {
  const announced = Number(c.req.header('content-length') ?? 0)
  if (announced > longest) return refused('body-too-large')
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength > longest) return refused('body-too-large')
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return refused('unsupported-media-type')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (depthOf(text) > deepest) return malformed('too-deep')
    let forbidden = false
    const json: unknown = JSON.parse(text, (key, value: unknown) => {
      forbidden ||= FORBIDDEN_KEYS.includes(key)
      return value
    })
    return forbidden ? malformed('forbidden-key') : { json }
  } catch {
    return malformed('malformed')
  }
}

const malformed = (code: string): Refused => refused('invalid-request', { errors: [{ path: '', code }] })
