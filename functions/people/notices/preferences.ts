import { timingSafeEqual } from 'node:crypto'
import type * as z from 'zod'
import type { NewPreferences, Preferences } from '../../../shared/api/notices.ts'
import { BASE } from '../../../shared/api/routes/route.ts'
import { isTimeZone } from '../../../shared/clocks/local-times.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import { rerun } from '../../games/rerun.ts'
import type { Service } from '../../games/service.ts'
import { after, MINUTE_MS } from '../../notify/notifier.ts'
import { planned } from '../../notify/planned.ts'
import { USUAL, wishesIn } from '../../notify/wishes.ts'
import type { Reach, Wishes } from '../../store/notice-port.ts'
import { etagOf, match } from '../../http/conditional.ts'
import type { Handler, Sent } from '../../http/handler.ts'
import { invalidField } from '../../http/invalid.ts'

/** How somebody wishes to be told, and the address that has to prove itself. */
const CODE_MS = 60 * MINUTE_MS
const CODE_TRIES = 5
const CODES_A_DAY = 5
/** So soon the same wish is a repetition of it, and no call for another code. */
const SAME_CODE_MS = MINUTE_MS
const RANDOM_BYTES = 24

export function wishesShown({ wishes }: Pick<Reach, 'wishes'>): z.infer<typeof Preferences> {
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
const shownTo = (service: Service, wishes: Wishes): Sent => ({
  status: 200,
  etag: tagOf(service, wishes.player, wishes.rev),
  body: () => wishesShown({ wishes }),
})

export const preferences: Handler<'preferences'> = async (service, { who }) => {
  const reach = await service.store.reach(who.id, service.clock())
  return { status: 200, etag: tagOf(service, who.id, reach.wishes?.rev ?? 0), body: () => wishesShown(reach) }
}

/** Changes somebody's wishes from what is stored, again whenever somebody else came first. */
export function change(
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

export const randomKey = ({ random }: Service): string => Buffer.from(random(RANDOM_BYTES)).toString('base64url')

export const setPreferences: Handler<'setPreferences'> = async (service, { who, body, ifMatch }) => {
  if (!isTimeZone(body.timeZone)) return invalidField('timeZone', 'unknown')
  const changed = await change(service, who.id, (wishes, now) => {
    if (ifMatch !== undefined && !match(ifMatch, tagOf(service, who.id, wishes.rev))) return refused('version-mismatch')
    // It answers for them at the table, which not every key may.
    if (body.profile !== undefined && body.profile !== (wishes.profile ?? 'careful') && !who.scopes.has('orders:write'))
      return refused('insufficient-scope', { scope: 'orders:write' })
    return withMail(service, { ...wishes, ...wished(body, wishes) }, body.mail, now)
  })
  if (isRefused(changed)) return changed
  if (changed.pending) await mailCode(service, changed)
  return shownTo(service, changed)
}

const wished = (
  { language, timeZone, quietHours, channels, digestAt, profile }: z.output<typeof NewPreferences>,
  known: Wishes,
): Partial<Wishes> => ({
  language,
  timeZone,
  quiet: quietHours,
  channels: { ...wishesIn({ wishes: known }).channels, ...channels },
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
  return right ? shownTo(service, changed) : refused('wrong-code')
}
