import * as z from 'zod'
import { Cursor, GameId, Instant, limit } from './primitives.ts'

const Coordinate = z.string().regex(/^[\w-]{43}$/)
const Kid = z.string().regex(/^[\w.-]{1,64}$/)

const parts = () => ({
  kid: Kid.describe('What a signature names its key by'),
  x: Coordinate.describe('The key itself'),
  y: Coordinate.describe('The key itself'),
})
/** A key that has signed results, as an operator lists it. */
export const RetiredKey = z.strictObject({
  ...parts(),
  retired: Instant.describe('Until when it signed: what it would sign later is none of ours'),
})
export const ResultKey = z.lazy(() =>
  z
    .object({
      kty: z.literal('EC').describe('A key on a curve'),
      crv: z.literal('P-256').describe('The curve'),
      alg: z.literal('ES256').describe('What it signs by'),
      use: z.literal('sig').describe('It signs'),
      ...parts(),
      retired: z
        .exactOptional(Instant)
        .describe('Until when it signed: a signature by it that says `iat` after that is worth nothing'),
      test: z.exactOptional(z.literal(true)).describe('It signs what test keys make: no result that counts'),
    })
    .meta({ id: 'ResultKey', description: 'A public key as a JWK (RFC 7517)' }),
)
export const ResultKeys = z.lazy(() =>
  z
    .object({
      keys: z
        .array(ResultKey)
        .describe('That of now first, then all before it, for ever; last the one of what does not count'),
    })
    .meta({ id: 'ResultKeys', description: 'What signed results are verified with: a JWK Set' }),
)

export const ResultsQuery = z.lazy(() =>
  z.strictObject({
    event: z.exactOptional(
      z
        .string()
        .regex(/^[\w-]{1,80}$/)
        .describe("Whose results; left out, those of the caller's league outside of events"),
    ),
    since: z.exactOptional(Instant.describe('Only what was signed then or later')),
    cursor: z.exactOptional(Cursor),
    limit,
  }),
)

const SignedResult = z.lazy(() =>
  z
    .object({
      game: GameId,
      event: z.string().nullable().describe('Null outside of events'),
      round: z.int().nullable().describe('Null outside of events; 99 is the final'),
      table: z.int().nullable().describe('Which of its round; null outside of events'),
      externalRef: z.exactOptional(z.string()).describe("The league's own name for the table"),
      rev: z.int().min(1).describe('Of several of one table the highest counts'),
      signedAt: Instant.describe('When it was signed'),
      jws: z
        .string()
        .describe(
          'The result: a compact JWS (ES256, `typ: praxis-result+jws`; of a test `praxis-test-result+jws`, by the key `test`)',
        ),
      salts: z
        .exactOptional(z.array(z.string().nullable()))
        .describe('By seat, what the VEKN ids in it are hashed with: for officials and the league alone'),
    })
    .meta({ id: 'SignedResult', description: 'The result of a game, signed once and never changed' }),
)
export const SignedResults = z.lazy(() =>
  z
    .object({
      results: z.array(SignedResult).describe('By round and table, and of each table in the order of their revisions'),
      cursor: z.string().nullable().describe('Where the next page begins; null after the last. A page may be empty'),
    })
    .meta({ id: 'SignedResults', description: 'Signed results' }),
)
