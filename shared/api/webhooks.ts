import * as z from 'zod'
import { FeedEntry } from './feed.ts'
import { FEED_TYPES, feedTypes, type FeedType } from './feed-types.ts'
import { Instant, Language } from './primitives.ts'

export const WebhookId = z
  .string()
  .regex(/^whk_[A-Za-z0-9_-]{22}$/)
  .meta({ id: 'WebhookId', description: 'Id of a webhook' })
export const WebhookParams = z.strictObject({ webhook: WebhookId })

const MOST_URL = 2000
const MOST_IDS = 50
const address = () =>
  z
    .string()
    .min(1)
    .max(MOST_URL)
    .describe(
      'Where to post: https at port 443, by a name that leads to public addresses alone, without a password in it',
    )
const note = () =>
  z
    .string()
    .trim()
    .max(100)
    .regex(/^[^\p{Cc}\p{Cf}]*$/u)
    .describe('What you will know it by')
const wanted = () =>
  z
    .array(z.enum(feedTypes))
    .min(1)
    .max(feedTypes.length)
    .nullable()
    .describe('What it is told of; null: of everything but `turn.started` and `clock.low`')
const language = () => Language.describe('What a Discord channel reads')

export const NewWebhook = z.lazy(() =>
  z
    .strictObject({
      url: address(),
      kind: z
        .enum(['standard', 'discord'])
        .default('standard')
        .describe('`standard`: signed by Standard Webhooks 1.0. `discord`: sentences for a channel of Discord'),
      description: note().default(''),
      types: wanted().default(null),
      language: language().default('en'),
    })
    .meta({ id: 'NewWebhook', description: 'A webhook as you would have it' }),
)

export const WebhookChange = z.lazy(() =>
  z
    .strictObject({
      url: z.exactOptional(address()),
      description: z.exactOptional(note()),
      types: z.exactOptional(wanted()),
      language: z.exactOptional(language()),
      enabled: z
        .exactOptional(z.boolean())
        .describe('False: nothing more is sent. True: it is tried out again, and what it has missed is sent'),
    })
    .meta({ id: 'WebhookChange', description: 'What is to be otherwise; what is left out stays' }),
)

const fields = () => ({
  id: WebhookId,
  url: z.string().describe('Where it posts to'),
  kind: z.enum(['standard', 'discord']).describe('In which form'),
  description: z.string().describe('What you know it by'),
  types: z.array(z.enum(feedTypes)).nullable().describe('What it is told of; null: the usual'),
  language: Language.describe('What a Discord channel reads'),
  status: z
    .enum(['pending', 'active', 'disabled'])
    .describe('`pending` until it has answered a `delivery.test`. `disabled`: nothing is sent to it'),
  disabledFor: z
    .enum(['owner', 'gone', 'failing'])
    .nullable()
    .describe('You did it; it answered 410; or nothing arrived for five days'),
  publicKey: z.string().nullable().describe('`whpk_` and an Ed25519 key in base64: what `v1a` is verified with'),
  upTo: z.int().min(0).describe('The number of the last entry of the feed that is sent or waits to be sent'),
  waiting: z.int().min(0).describe('How many deliveries wait for their next attempt'),
  failures: z.int().min(0).describe('Attempts that failed since one succeeded'),
  failingSince: Instant.nullable().describe('Since when all have failed'),
  createdAt: Instant.describe('When it was made'),
})
export const Webhook = z.lazy(() =>
  z.object(fields()).meta({ id: 'Webhook', description: 'An address that is told what happens in a league' }),
)
export const WebhookSecret = z.lazy(() =>
  z
    .object({
      ...fields(),
      signingSecret: z
        .string()
        .nullable()
        .describe('`whsec_` and 32 bytes in base64: what `v1` is verified with. Shown this once; Discord has none'),
    })
    .meta({ id: 'WebhookSecret', description: 'A webhook whose secret has just been made' }),
)
export const WebhookList = z.lazy(() =>
  z
    .object({ webhooks: z.array(Webhook).describe('Oldest first') })
    .meta({ id: 'WebhookList', description: 'The webhooks of a league' }),
)

const Attempt = z.lazy(() =>
  z
    .object({
      at: Instant.describe('When it was made'),
      ms: z.int().min(0).describe('How long it took'),
      status: z.int().nullable().describe('What was answered; null: nothing'),
      error: z
        .enum(['address-refused', 'not-found', 'unreachable', 'timeout', 'failed'])
        .nullable()
        .describe('Why nothing was answered, or that the answer will not do'),
    })
    .meta({ id: 'Attempt', description: 'One attempt at a delivery' }),
)
const Delivery = z.lazy(() =>
  z
    .object({
      seq: z.int().min(0).describe('The number of the entry in the feed; 0: a test'),
      id: z.string().describe('The id of the entry, sent as `webhook-id`'),
      type: z.enum(feedTypes).describe('What has happened'),
      status: z.enum(['waiting', 'delivered', 'given-up']).describe('What has become of it'),
      attempts: z.int().min(0).describe('How many there were'),
      last: z.array(Attempt).describe('The last twelve of them, oldest first'),
      answer: z.string().describe('How the last answer begins: a KB of it'),
    })
    .meta({ id: 'Delivery', description: 'A delivery to a webhook. It is forgotten after 90 days' }),
)
export const DeliveryList = z.lazy(() =>
  z
    .object({ deliveries: z.array(Delivery).describe('In the order of the feed; tests first') })
    .meta({ id: 'DeliveryList', description: 'What was sent to a webhook' }),
)
export const DeliveryQuery = z.lazy(() =>
  z.strictObject({
    since: z.exactOptional(z.coerce.number().int().min(0)).describe('Those behind this number; left out, the last'),
    limit: z.coerce.number().int().min(1).max(100).default(50).describe('How many at most'),
  }),
)

export const ReplayOrder = z.lazy(() =>
  z
    .strictObject({
      since: z.exactOptional(z.int().min(0)).describe('All entries of the feed behind this number'),
      ids: z
        .exactOptional(
          z
            .array(z.string().regex(/^[\x21-\x7e]{1,100}$/))
            .min(1)
            .max(MOST_IDS),
        )
        .describe('Ids of entries that were sent to it in the last 90 days'),
    })
    .refine(({ since, ids }) => (since === undefined) !== (ids === undefined), 'One of since and ids')
    .meta({ id: 'ReplayOrder', description: 'What is to be sent again, under the ids it had: one of the two' }),
)

/** What is posted, type by type, for the `webhooks` of the OpenAPI document: entries of the feed as they stand there. */
export const webhookPayloads = (): { type: FeedType; summary: string; payload: z.ZodType }[] =>
  feedTypes.map(type => ({
    type,
    summary: FEED_TYPES[type],
    payload: FeedEntry.unwrap().extend({
      type: z.literal(type),
      ...(type === 'delivery.test' && { seq: z.literal(0) }),
    }),
  }))
