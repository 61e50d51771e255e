import { promptFor } from '../../shared/rules/index.ts'
import { noticeWords } from '../../shared/text/notice-words.ts'
import { NOTICE_KINDS, type NoticeKind } from '../../shared/text/notices.ts'
import { sha256 } from '../games/hash.ts'
import { seatOf } from '../games/play.ts'
import { kindOf } from '../logging/log.ts'
import type { Outgoing } from '../store/notice-port.ts'
import { composeDigest } from './digest.ts'
import { sendDoorbell } from './doorbells.ts'
import { afterQuiet } from './hours.ts'
import { stillInvited } from './invitation.ts'
import { answeredFor, openly, pushMessage } from './messages.ts'
import { after, MINUTE_MS, type Notifier } from './notifier.ts'
import { sendSwitchedOff } from './switched-off.ts'
import { stillUnread } from './talk-bells.ts'
import { unsubscribeToken, wishesIn } from './wishes.ts'

/** How long after each failure a message is tried again; after the last of them it is given up. */
const PAUSES_MS = [1, 2, 5, 15, 60, 180, 360, 720].map(minutes => minutes * MINUTE_MS)
const ATTEMPTS = PAUSES_MS.length

export type Step =
  /** It has arrived, or nobody is to have it any more. With `dueAt` it is looked at again then. */
  | { kind: 'told' | 'dropped'; dueAt?: string | null; last?: NonNullable<Outgoing['last']> }
  /** Not now, but then: nothing was tried. */
  | { kind: 'later'; until: string }
  | { kind: 'failed'; done: string[]; error: string }

export type Delivered = Step['kind'] | 'given-up' | 'nothing'

/**
 * Sends one message that is due. It is taken by moving its next attempt ahead, so that of two who come for it one goes
 * away, and
 * that it comes again should we die half-way; only afterwards is it marked as told. So it is sent at least once, and
 * again only
 * where nobody can know whether it had arrived.
 */
export async function deliver(notifier: Notifier, player: string, id: string): Promise<Delivered> {
  const { store, log } = notifier
  const now = notifier.clock()
  const found = await store.outgoing(player, id)
  if (!found || found.dueAt === null || found.dueAt > now) return 'nothing'
  const attempt: Outgoing = {
    ...found,
    rev: found.rev + 1,
    attempts: found.attempts + 1,
    dueAt: after(now, PAUSES_MS[found.attempts] ?? PAUSES_MS.at(-1)!),
  }
  if ((await store.saveOutgoing(attempt)) === 'conflict') return 'nothing'

  const step = await send(notifier, attempt, now).catch((failure: unknown): Step => ({
    kind: 'failed',
    done: attempt.done,
    error: kindOf(failure),
  }))
  const isLast = step.kind === 'failed' && attempt.attempts >= ATTEMPTS
  if (step.kind === 'failed')
    log(isLast ? 'error' : 'warn', 'message not sent', {
      outcome: isLast ? 'given up' : 'retry',
      route: `${attempt.channel} ${attempt.kind}`,
      count: attempt.attempts,
      error: step.error,
    })
  if (isLast) await notifier.deadLetter({ player, id, kind: attempt.kind, attempts: attempt.attempts })
  await keep(notifier, attempt, step, isLast)
  return isLast ? 'given-up' : step.kind
}

/** Writes down what came of an attempt. News that was added to a digest meanwhile stays in it. */
async function keep({ store }: Notifier, attempt: Outgoing, step: Step, isLast: boolean): Promise<void> {
  let known: Outgoing | undefined = attempt
  while (known) {
    const next: Outgoing = { ...known, rev: known.rev + 1, ...changes(attempt, known, step, isLast) }
    if ((await store.saveOutgoing(next)) === 'saved') return
    known = await store.outgoing(attempt.player, attempt.id)
  }
}

function changes(attempt: Outgoing, known: Outgoing, step: Step, isLast: boolean): Partial<Outgoing> {
  switch (step.kind) {
    case 'later':
      return { attempts: attempt.attempts - 1, dueAt: step.until }
    case 'failed':
      return { done: step.done, ...(isLast && { dueAt: null, outcome: 'given-up' }) }
    default: {
      const added = known.news?.slice(attempt.news?.length ?? 0) ?? []
      const dueAt = step.dueAt ?? null
      return {
        attempts: 0,
        outcome: step.kind,
        dueAt: added.length > 0 ? (dueAt ?? known.dueAt) : dueAt,
        ...(known.news && { news: added }),
        ...(step.last && { last: step.last }),
      }
    }
  }
}

function send(notifier: Notifier, outgoing: Outgoing, now: string): Promise<Step> {
  switch (outgoing.channel) {
    case 'socket':
      return sendDoorbell(notifier, outgoing, now)
    case 'push':
      return sendPush(notifier, outgoing, now)
    case 'mail':
      return MAILS[outgoing.kind]?.(notifier, outgoing, now) ?? sendDigest(notifier, outgoing, now)
  }
}

const MAILS: Partial<Record<Outgoing['kind'], (notifier: Notifier, outgoing: Outgoing, now: string) => Promise<Step>>> =
  {
    code: sendCode,
    webhook: sendSwitchedOff,
  }

/** To each device that does not have it yet. A question that is no longer open is not asked. */
async function sendPush({ store, push }: Notifier, outgoing: Outgoing, now: string): Promise<Step> {
  const { player, kind, about, done } = outgoing
  const reach = await store.reach(player, now)
  const wishes = wishesIn(reach)
  if (!push || !isNotice(kind) || !wishes.channels[kind].push) return { kind: 'dropped' }
  const until = afterQuiet(now, wishes)
  if (until > now) return { kind: 'later', until }
  const game = about.game === undefined ? undefined : await store.loadGame(about.game)
  const seat = game ? seatOf(game, player) : -1
  const prompt = game && seat >= 0 ? promptFor(game.state, seat) : null
  if (about.prompt !== undefined && about.prompt !== prompt?.id) return { kind: 'dropped' }
  if (about.talk !== undefined && !(game && (await stillUnread(store, game, player, about.talk))))
    return { kind: 'dropped' }
  const table = about.table === undefined ? undefined : await store.loadTable(about.table)
  const invited = kind === 'invitation' ? stillInvited(table, player) : true
  if (invited !== true)
    return invited === undefined ? { kind: 'failed', done, error: 'TableMissing' } : { kind: 'dropped' }
  const title = game?.name ?? table?.name ?? ''
  const said =
    game && prompt && kind !== 'talk'
      ? { ...(await openly(game, prompt, wishes.language)), answered: await answeredFor(game, seat, wishes.language) }
      : { ask: '', answers: undefined }
  const message = await pushMessage(outgoing, title, said, wishes.language)

  const has = [...done]
  let failure: string | undefined
  await Promise.all(
    reach.devices
      .filter(({ id }) => !done.includes(id))
      .map(async device => {
        const outcome = await push(device, message).catch((error: unknown) => {
          failure = kindOf(error)
          return 'failed' as const
        })
        if (outcome === 'gone') await store.dropDevice(player, device.id, device.endpoint)
        if (outcome === 'sent') has.push(device.id)
      }),
  )
  if (failure !== undefined) return { kind: 'failed', done: has.sort(), error: failure }
  return { kind: has.length > 0 ? 'told' : 'dropped' }
}

const isNotice = (kind: Outgoing['kind']): kind is NoticeKind => (NOTICE_KINDS as readonly string[]).includes(kind)

async function sendDigest({ store, mail, apiUrl }: Notifier, outgoing: Outgoing, now: string): Promise<Step> {
  const { wishes } = await store.reach(outgoing.player, now)
  if (!mail || !wishes?.mail) return { kind: 'dropped' }
  const until = afterQuiet(now, wishes)
  if (until > now) return { kind: 'later', until }
  const unsubscribe = `${apiUrl}/v1/mail/unsubscribe?token=${unsubscribeToken(wishes, wishes.mail)}`
  const { letter, dueAt, prompts } = await composeDigest(store, wishes, outgoing, now, unsubscribe)
  if (!letter) return { kind: 'dropped', dueAt }
  await mail({ ...letter, id: letterId(outgoing), player: outgoing.player, to: wishes.mail, unsubscribe })
  return { kind: 'told', dueAt, last: { at: now, prompts } }
}

/** The code of an address that has yet to prove itself. Nobody waits for morning with a form open. */
async function sendCode({ store, mail }: Notifier, outgoing: Outgoing, now: string): Promise<Step> {
  const { wishes } = await store.reach(outgoing.player, now)
  const pending = wishes?.pending
  if (!mail || !wishes || !pending || pending.expires <= now) return { kind: 'dropped' }
  const { subject, body } = (await noticeWords(wishes.language)).code
  const minutes = Math.ceil((Date.parse(pending.expires) - Date.parse(now)) / MINUTE_MS)
  await mail({
    id: letterId(outgoing),
    player: outgoing.player,
    to: pending.address,
    subject,
    text: `${body(pending.code, minutes)}\n`,
    at: now,
  })
  return { kind: 'told' }
}

/** The same for each attempt at the same letter, so that whoever gets it twice can tell. */
const letterId = ({ player, id, last }: Outgoing): string => sha256(`${player}\n${id}\n${last?.at ?? ''}`).slice(0, 32)
