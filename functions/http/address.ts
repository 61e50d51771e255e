import { timingSafeEqual } from 'node:crypto'
import { sha256 } from '../games/hash.ts'

/** What the gateway says of a request; a test may say nothing. */
export type Arrival = { requestContext?: { http?: { sourceIp?: string } } } | undefined

/** Set by our own edge, over whatever a viewer sends under these names: its secret, and the viewer's address. */
export const EDGE_SECRET_HEADER = 'praxis-edge'
export const VIEWER_HEADER = 'praxis-viewer'

/**
 * Where a request comes from. The gateway knows who called it, which is the viewer or, for many viewers alike, a machine
 * of the edge. Anybody can write a header, so the viewer's address is taken only with the secret of the edge beside it.
 */
export function addressOf(
  arrival: Arrival,
  header: (name: string) => string | undefined,
  edgeSecret: string | undefined,
): string {
  const caller = arrival?.requestContext?.http?.sourceIp ?? 'unknown'
  return isSame(header(EDGE_SECRET_HEADER), edgeSecret) ? (header(VIEWER_HEADER) ?? caller) : caller
}

const isSame = (said: string | undefined, secret: string | undefined): boolean =>
  !!said && !!secret && timingSafeEqual(Buffer.from(sha256(said)), Buffer.from(sha256(secret)))
