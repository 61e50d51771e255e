import type * as z from 'zod'
import type { Webhook as WireWebhook } from '../../../shared/api/webhooks.ts'
import { isLeague } from '../../games/player-ids.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import { publicKeyText, secretText } from '../../hooks/standard-webhooks.ts'
import type { Identity } from '../../http/auth.ts'
import type { Handlers, Sent } from '../../http/handler.ts'
import { hookPartition, readAll } from '../desk-items.ts'
import {
  changeWebhook,
  deleteWebhook,
  makeWebhook,
  pairOf,
  pairsOf,
  replay,
  rotateWebhook,
  testWebhook,
  type Pair,
} from '../webhooks/commands.ts'
import { DELIVERY_PREFIX, deliveryKey, type Delivery } from '../webhooks/webhook-items.ts'

/** To who is no league there are no webhooks at all. */
const NO_LEAGUE = ''
const leagueOf = ({ id }: Identity): string => (isLeague(id) ? id : NO_LEAGUE)

export const webhookHandlers: Handlers<
  | 'makeWebhook'
  | 'listWebhooks'
  | 'webhook'
  | 'changeWebhook'
  | 'deleteWebhook'
  | 'testWebhook'
  | 'rotateWebhook'
  | 'deliveries'
  | 'replayDeliveries'
> = {
  makeWebhook: async (service, { who, body, key }) => {
    if (!isLeague(who.id)) return refused('forbidden')
    const made = await makeWebhook(service, who.id, body, key)
    return isRefused(made) ? made : { status: 201, body: () => withSecret(made) }
  },
  listWebhooks: async (service, { who }) => {
    if (!isLeague(who.id)) return refused('forbidden')
    const pairs = await pairsOf(service, who.id)
    return { status: 200, body: () => ({ webhooks: pairs.map(wire) }) }
  },
  webhook: async (service, { who, params }) => shown(await pairOf(service, leagueOf(who), params.webhook)),
  changeWebhook: async (service, { who, params, body }) =>
    shown(await changeWebhook(service, leagueOf(who), params.webhook, body)),
  deleteWebhook: async (service, { who, params }) => {
    const gone = await deleteWebhook(service, leagueOf(who), params.webhook)
    return isRefused(gone) ? gone : { status: 204, body: null }
  },
  testWebhook: async (service, { who, params }) => shown(await testWebhook(service, leagueOf(who), params.webhook)),
  rotateWebhook: async (service, { who, params, key }) => {
    const rotated = await rotateWebhook(service, leagueOf(who), params.webhook, key)
    return isRefused(rotated) ? rotated : { status: 200, body: () => withSecret(rotated) }
  },
  deliveries: async (service, { who, params: { webhook }, query: { since, limit } }) => {
    if (!(await pairOf(service, leagueOf(who), webhook))) return refused('not-found')
    const range = since === undefined ? { newestFirst: true } : { after: deliveryKey(webhook, since).name }
    const found = await readAll<Delivery>(service.store, hookPartition(webhook), {
      prefix: DELIVERY_PREFIX,
      limit,
      ...range,
    })
    const deliveries = found
      .map(({ value: { sending: _, step: __, ...delivery } }) => delivery)
      .toSorted((a, b) => a.seq - b.seq)
    return { status: 200, body: () => ({ deliveries }) }
  },
  replayDeliveries: async (service, { who, params, body }) =>
    shown(await replay(service, leagueOf(who), params.webhook, body)),
}

const shown = (found: Pair | Refused | undefined): Sent | Refused => {
  if (found === undefined) return refused('not-found')
  return isRefused(found) ? found : { status: 200, body: () => wire(found) }
}

function wire({ webhook: { value: webhook }, backlog: { value: backlog } }: Pair): z.infer<typeof WireWebhook> {
  const { id, url, kind, description, types, language, status, disabledFor, createdAt, keys } = webhook
  const { upTo, waiting, failures, failingSince } = backlog
  return {
    id,
    url,
    kind,
    description,
    types,
    language,
    status: status === 'deleted' ? 'disabled' : status,
    disabledFor,
    publicKey: keys[0] ? publicKeyText(keys[0]) : null,
    upTo,
    waiting: waiting.length,
    failures,
    failingSince,
    createdAt,
  }
}

const withSecret = (pair: Pair): object => {
  const [newest] = pair.webhook.value.keys
  return { ...wire(pair), signingSecret: newest ? secretText(newest) : null }
}
