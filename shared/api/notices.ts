import * as z from 'zod'
import { BEGINNINGS } from '../rules/model/orders.ts'
import { LATER_KINDS, NOTICE_KINDS, type LaterKind, type NoticeKind } from '../text/notices.ts'
import { GameId, Instant, Language } from './primitives.ts'

const DeviceId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .meta({ id: 'DeviceId', description: "The client's own name for the device it runs on" })
export const DeviceParams = z.strictObject({ device: DeviceId })

/** What `PushSubscription.toJSON()` gives in a browser, and the device's name. */
export const NewSubscription = z.lazy(() =>
  z
    .strictObject({
      device: DeviceId,
      endpoint: z.url().max(1024).describe('Of a push service that browsers use'),
      expirationTime: z
        .exactOptional(z.number().min(0).max(8.64e15).nullable())
        .describe('Until when the browser keeps it, in milliseconds since 1970'),
      keys: z
        .strictObject({
          p256dh: z
            .string()
            .regex(/^B[\w-]{86}$/)
            .describe('Its public key'),
          auth: z
            .string()
            .regex(/^[\w-]{22}$/)
            .describe('Its secret'),
        })
        .describe('What pushes are encrypted with (RFC 8291)'),
    })
    .meta({
      id: 'NewSubscription',
      description: 'What `PushSubscription.toJSON()` gives in a browser, and the name of the device',
    }),
)

export const Subscription = z.lazy(() =>
  z
    .object({
      device: DeviceId,
      service: z.string().describe('Host of the push service'),
      since: Instant.describe('When it was subscribed'),
    })
    .meta({ id: 'Subscription', description: 'A device that is sent pushes' }),
)

export const Subscriptions = z.lazy(() =>
  z
    .object({
      publicKey: z
        .string()
        .nullable()
        .describe('The key to subscribe with (applicationServerKey); null where there is no Web Push'),
      subscriptions: z.array(Subscription).describe('Your devices'),
    })
    .meta({ id: 'Subscriptions', description: 'Your devices that take Web Push' }),
)

const clock = () =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .describe('Local time, HH:MM')
const Channels = z.lazy(() =>
  z
    .strictObject({ push: z.boolean().describe('To your devices'), mail: z.boolean().describe('To your address') })
    .meta({ id: 'Channels', description: 'How you are told of it' }),
)
const channels = () =>
  z.strictObject(Object.fromEntries(NOTICE_KINDS.map(kind => [kind, Channels])) as Record<NoticeKind, typeof Channels>)
/** Clients that know nothing of what came later leave it as it is. */
const newChannels = () =>
  z.strictObject({
    ...(Object.fromEntries(NOTICE_KINDS.map(kind => [kind, Channels])) as Record<
      Exclude<NoticeKind, LaterKind>,
      typeof Channels
    >),
    ...(Object.fromEntries(LATER_KINDS.map(kind => [kind, z.exactOptional(Channels)])) as Record<
      LaterKind,
      ReturnType<typeof z.exactOptional<typeof Channels>>
    >),
  })
const address = () =>
  z
    .string()
    .max(254)
    .regex(
      /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/,
    )

const profile = () =>
  z
    .enum(BEGINNINGS)
    .describe(
      'The rule list that answers for your seats from the beginning of a game on, until you write other orders; `careful` is none',
    )

const wishes = () => ({
  language: Language.describe('English stands in for what is not translated yet'),
  timeZone: z
    .string()
    .max(64)
    .regex(/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/)
    .describe('By its name in the IANA list, as Europe/Madrid'),
  quietHours: z
    .strictObject({ from: clock(), to: clock() })
    .nullable()
    .describe('Nothing is sent between them; what waits comes afterwards'),
  channels: channels().describe('By what there is to tell'),
  digestAt: z.array(clock()).min(1).max(6).describe('When a mail says what you owe, if you owe anything'),
})

export const NewPreferences = z.lazy(() =>
  z
    .strictObject({
      ...wishes(),
      channels: newChannels().describe('By what there is to tell; what is left out of `talk` stays'),
      profile: z.exactOptional(profile().describe('Left out, it stays; another takes the scope `orders:write`')),
      mail: address()
        .nullable()
        .describe('Another address than the present one is sent a code, and takes its place once that is given back'),
    })
    .meta({ id: 'NewPreferences', description: 'How you wish to be told: all of it' }),
)

export const Preferences = z.lazy(() =>
  z
    .object({
      ...wishes(),
      profile: profile(),
      mail: z.string().nullable().describe('Where mails go: an address that has proved to be yours'),
      pendingMail: z.string().nullable().describe('An address whose code has not been given back'),
      refusedMail: z
        .object({
          address: z.string().describe('The address'),
          why: z.enum(['bounce', 'complaint']).describe('What came back'),
        })
        .nullable()
        .describe(
          'An address that was yours to be mailed at until mails came back from it (`bounce`) or were called ' +
            'unwanted there (`complaint`). Give it again and verify it to be mailed there anew',
        ),
    })
    .meta({ id: 'Preferences', description: 'How you wish to be told, and what your seats begin a game with' }),
)

export const MailCode = z.lazy(() =>
  z
    .strictObject({
      code: z
        .string()
        .regex(/^\d{6}$/)
        .describe('The six figures that were mailed'),
    })
    .meta({ id: 'MailCode', description: 'What proves that an address is yours' }),
)

export const TicketQuery = z.lazy(() =>
  z.strictObject({
    watch: z.exactOptional(
      GameId.describe(
        'A game that you look at as a spectator: it rings for that, too, with the version spectators are shown, as late as the table says',
      ),
    ),
  }),
)

export const SocketTicket = z.lazy(() =>
  z
    .object({
      ticket: z.string().describe('The ticket itself'),
      url: z.string().describe('Connect to it; the ticket is in it'),
      expiresAt: Instant.describe('Until when it lets one in'),
    })
    .meta({
      id: 'SocketTicket',
      description:
        'Lets one WebSocket in, once. What comes over it is `{ game, version }`, your own version: a hint to read again',
    }),
)

export const UnsubscribeQuery = z.lazy(() =>
  z.strictObject({ token: z.exactOptional(z.string().max(400)).describe('The token of the mail') }),
)
