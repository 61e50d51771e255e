import * as z from 'zod'
import { Instant } from './primitives.ts'
import { keyScopes, scopes, type Scope } from './routes/route.ts'

export const KeyId = z
  .string()
  .regex(/^key_[A-Za-z0-9_-]{22}$/)
  .meta({ id: 'KeyId', description: 'Id of an API key; not the key' })
const AnyScope = z.enum(Object.keys(scopes) as [Scope, ...Scope[]])

export const NewKey = z.lazy(() =>
  z
    .strictObject({
      name: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .regex(/^[^\p{Cc}\p{Cf}]+$/u)
        .describe('What you will know it by'),
      scopes: z
        .array(z.enum(keyScopes as [Scope, ...Scope[]]))
        .min(1)
        .max(keyScopes.length)
        .describe('No more than you have yourself'),
      expiresInDays: z.int().min(1).max(366).default(90).describe('After so many days it is worth nothing'),
    })
    .meta({ id: 'NewKey', description: 'A key as you would have it' }),
)

const fields = () => ({
  id: KeyId,
  name: z.string().describe('What you know it by'),
  scopes: z.array(AnyScope).describe('What it allows'),
  createdAt: Instant.describe('When it was made'),
  expiresAt: Instant.describe('From when on it is worth nothing'),
  lastUsedDay: z.iso.date().nullable().describe('The last day it was used, in UTC'),
})
export const ApiKey = z.lazy(() =>
  z
    .object(fields())
    .meta({ id: 'ApiKey', description: 'What is known of a key. Its text is not: only its hash is kept' }),
)
export const MadeKey = z.lazy(() =>
  z
    .object({ ...fields(), key: z.string().describe('The key itself, sent as a bearer token. It is shown this once') })
    .meta({ id: 'MadeKey', description: 'A key that has just been made' }),
)
export const KeyList = z.lazy(() =>
  z
    .object({ keys: z.array(ApiKey).describe('Those that are not revoked') })
    .meta({ id: 'KeyList', description: 'Your API keys' }),
)
export const KeyParams = z.strictObject({ key: KeyId })
