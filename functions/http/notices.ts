import { timingSafeEqual } from 'node:crypto'
import type * as z from 'zod'
import type {
  NewPreferences,
  Preferences,
  SocketTicket,
  Subscription,
  Subscriptions,
} from '../../shared/api/notices.ts'
import { BASE } from '../../shared/api/routes.ts'
import type { LanguageCode } from '../../shared/text/language.ts'
import { noticeWords } from '../../shared/text/notice-words.ts'
import { sha256 } from '../games/hash.ts'
import { isRefused, refused, rerun, type Refused, type Service } from '../games/service.ts'
import { isTimeZone } from '../../shared/clocks/zones.ts'
import { after, MINUTE_MS } from '../notify/notifier.ts'
import { planned } from '../notify/planned.ts'
import { isPushService } from '../notify/push-services.ts'
import { isToken, playerInToken, USUAL, wishesIn } from '../notify/wishes.ts'
import type { Device, Reach, Wishes } from '../store/notices.ts'
import { etagOf, match } from './conditional.ts'
import type { Handler, Sent } from './handler.ts'
import { look } from './sight.ts'

const DEVICES = 20
const TICKET_MS = MINUTE_MS
const CODE_MS = 60 * MINUTE_MS
const CODE_TRIES = 5
const CODES_A_DAY = 5
/** So soon the same wish is a repetition of it, and no call for another code. */
const SAME_CODE_MS = MINUTE_MS
const RANDOM_BYTES = 24

const invalid = (path: string, code: string): Refused => refused('invalid-request', { errors: [{ path, code }] })

// ---- devices --------------------------------------------------------------------------------------------

const wireDevice = ({ id, endpoint, since }: Device): z.infer<typeof Subscription> => ({
  device: id,
  service: new URL(endpoint).host,
  since,
})

export const pushSubscriptions: Handler<'pushSubscriptions'> = async (
  { store, clock, build, notices },
  { who, resource },
) => {
  const { devices } = await store.reach(who.id, clock())
  const found: z.infer<typeof Subscriptions> = {
    publicKey: notices?.vapidPublicKey ?? null,
    subscriptions: devices.map(wireDevice),
  }
  return { status: 200, etag: etagOf(build, resource, who.id, JSON.stringify(found)), body: () => found }
}

export const subscribe: Handler<'subscribe'> = async ({ store, clock, notices }, { who, body }) => {
  if (notices?.vapidPublicKey === undefined) return refused('not-offered')
  const { device: id, endpoint, keys, expirationTime } = body
  if (!isPushService(endpoint, notices.pushOrigins)) return invalid('endpoint', 'push-service')
  const now = clock()
  const { devices } = await store.reach(who.id, now)
  if (devices.length >= DEVICES && !devices.some(one => one.id === id)) return invalid('device', 'too-many')
  const device: Device = {
    id,
    endpoint,
    keys,
    since: now,
    ...(typeof expirationTime === 'number' && { expires: new Date(expirationTime).toISOString() }),
  }
  await store.saveDevice(who.id, device)
  return { status: 201, body: () => wireDevice(device) }
}

export const unsubscribe: Handler<'unsubscribe'> = async ({ store }, { who, params }) => {
  await store.dropDevice(who.id, params.device)
  return { status: 204, body: null }
}

// ---- preferences ----------------------------------------------------------------------------------------

function wireWishes({ wishes }: Pick<Reach, 'wishes'>): z.infer<typeof Preferences> {
  const {
    language,
    timeZone,
    quiet,
    channels,
    digestAt,
    profile = 'careful',
    mail,
    pending,
    unmailable: none,
  } = wishesIn({ ...(wishes && { wishes }) })
  return {
    language,
    timeZone,
    quietHours: quiet,
    channels,
    digestAt,
    profile,
    mail,
    pendingMail: pending?.address ?? null,
    refusedMail: none ? { address: none.address, why: none.why } : null,
  }
}

const tagOf = ({ build }: Service, player: string, rev: number): string =>
  etagOf(build, `${BASE}/me/preferences`, player, rev)
const sent = (service: Service, wishes: Wishes): Sent => ({
  status: 200,
  etag: tagOf(service, wishes.player, wishes.rev),
  body: () => wireWishes({ wishes }),
})

export const preferences: Handler<'preferences'> = async (service, { who }) => {
  const reach = await service.store.reach(who.id, service.clock())
  return { status: 200, etag: tagOf(service, who.id, reach.wishes?.rev ?? 0), body: () => wireWishes(reach) }
}

/** Changes somebody's wishes from what is stored, again whenever somebody else came first. */
function change(
  service: Service,
  player: string,
  to: (wishes: Wishes, now: string) => Wishes | Refused,
): Promise<Wishes | Refused> {
  return rerun(service, async () => {
    const now = service.clock()
    const { wishes } = await service.store.reach(player, now)
    const known = wishes ?? { ...USUAL, player, linkKey: randomKey(service) }
    const changed = to(known, now)
    if (isRefused(changed) || changed === known) return changed
    const next = { ...changed, rev: known.rev + 1 }
    return (await service.store.saveWishes(next)) === 'conflict' ? 'conflict' : next
  })
}

const randomKey = ({ random }: Service): string => Buffer.from(random(RANDOM_BYTES)).toString('base64url')

export const setPreferences: Handler<'setPreferences'> = async (service, { who, body, ifMatch }) => {
  if (!isTimeZone(body.timeZone)) return invalid('timeZone', 'unknown')
  const changed = await change(service, who.id, (wishes, now) => {
    if (ifMatch !== undefined && !match(ifMatch, tagOf(service, who.id, wishes.rev))) return refused('version-mismatch')
    // It answers for them at the table, which not every key may.
    if (body.profile !== undefined && body.profile !== (wishes.profile ?? 'careful') && !who.scopes.has('orders:write'))
      return refused('insufficient-scope', { scope: 'orders:write' })
    return withMail(service, { ...wishes, ...wished(body) }, body.mail, now)
  })
  if (isRefused(changed)) return changed
  if (changed.pending) await mailCode(service, changed)
  return sent(service, changed)
}

const wished = ({
  language,
  timeZone,
  quietHours,
  channels,
  digestAt,
  profile,
}: z.output<typeof NewPreferences>): Partial<Wishes> => ({
  language,
  timeZone,
  quiet: quietHours,
  channels,
  digestAt: [...new Set(digestAt)].sort(),
  ...(profile && { profile }),
})

/** The address in use stays until another has proved to be theirs. */
function withMail(service: Service, wishes: Wishes, address: string | null, now: string): Wishes | Refused {
  if (address === null || address === wishes.mail) return { ...wishes, mail: address, pending: null }
  if (!service.notices?.mails) return refused('not-offered')
  const codesSent = wishes.codesSent.filter(at => at > after(now, -1440 * MINUTE_MS))
  const last = codesSent.at(-1)
  if (wishes.pending?.address === address && last !== undefined && last > after(now, -SAME_CODE_MS)) return wishes
  if (codesSent.length >= CODES_A_DAY) return refused('rate-limited', { detail: 'No more than five codes a day' })
  const code = String(Buffer.from(service.random(6)).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  return {
    ...wishes,
    pending: { address, code, expires: after(now, CODE_MS), tries: 0 },
    codesSent: [...codesSent, now],
  }
}

/** Planned under the time it was made, so that a repeated wish plans it again at most under the same name. */
async function mailCode({ store }: Service, { player, codesSent, pending }: Wishes): Promise<void> {
  const at = codesSent.at(-1)
  if (at !== undefined && pending)
    await store.plan(
      planned({
        player,
        id: `mail#code#${at}`,
        channel: 'mail',
        kind: 'code',
        about: {},
        at,
        dueAt: at,
        expires: pending.expires,
      }),
    )
}

export const verifyMail: Handler<'verifyMail'> = async (service, { who, body }) => {
  let right = false
  const changed = await change(service, who.id, (wishes, now) => {
    const { pending } = wishes
    if (!pending || pending.expires <= now || pending.tries >= CODE_TRIES) return refused('wrong-code')
    right = timingSafeEqual(Buffer.from(body.code), Buffer.from(pending.code))
    // A guess counts: of a million codes five may be tried.
    if (!right) return { ...wishes, pending: { ...pending, tries: pending.tries + 1 } }
    const { unmailable: _, ...others } = wishes
    return { ...others, mail: pending.address, pending: null, linkKey: randomKey(service) }
  })
  if (isRefused(changed)) return changed
  return right ? sent(service, changed) : refused('wrong-code')
}

// ---- sockets --------------------------------------------------------------------------------------------

export const socketTicket: Handler<'socketTicket'> = async (service, { who, query: { watch } }) => {
  const { store, clock, notices } = service
  if (notices?.socketUrl === undefined) return refused('not-offered')
  const watched = watch === undefined ? undefined : await look(service, watch, who, 'spectator')
  if (watch !== undefined && !watched) return refused('not-found')
  // Who sits there is rung for their own view.
  const watches = watched?.game.players.some(({ player }) => player === who.id) ? undefined : watched?.game.id
  const ticket = randomKey(service),
    expiresAt = after(clock(), TICKET_MS)
  await store.saveTicket({
    hash: sha256(ticket),
    player: who.id,
    ...(watches !== undefined && { watches }),
    expires: expiresAt,
  })
  return {
    status: 201,
    body: (): z.infer<typeof SocketTicket> => ({ ticket, url: `${notices.socketUrl}?ticket=${ticket}`, expiresAt }),
  }
}

// ---- the way out of mails -------------------------------------------------------------------------------

const page = (language: LanguageCode, title: string, inside: string): Sent => ({
  status: 200,
  body: `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body>${inside}</body></html>`,
  headers: { 'Cache-Control': 'no-store' },
})

export const unsubscribePage: Handler<'unsubscribePage'> = async (_, { language }) => {
  const words = (await noticeWords(language)).unsubscribe
  return page(language, words.title, `<p>${words.ask}</p><form method="post"><button>${words.button}</button></form>`)
}

/** Says the same whoever asks: a token that is none tells nothing, not even that. */
export const unsubscribeMail: Handler<'unsubscribeMail'> = async (service, { query: { token = '' }, language }) => {
  const words = (await noticeWords(language)).unsubscribe
  const player = playerInToken(token)
  const { wishes } = player === '' ? {} : await service.store.reach(player, service.clock())
  if (wishes && isToken(token, wishes)) {
    const changed = await change(service, player, now => (isToken(token, now) ? { ...now, mail: null } : now))
    if (isRefused(changed)) return changed
  }
  return page(language, words.title, `<p>${words.done}</p>`)
}
