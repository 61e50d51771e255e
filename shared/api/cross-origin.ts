/**
 * What pages of other sites may send and read. No cookie is used here: a token is all that speaks for anybody, and
 * whose page has none is nobody. So every site may ask.
 */
export const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'vtes-version',
]
export const EXPOSED_HEADERS = [
  'deprecation',
  'etag',
  'idempotency-replayed',
  'link',
  'poll-interval',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'sunset',
  'trace-id',
  'vtes-version',
]
