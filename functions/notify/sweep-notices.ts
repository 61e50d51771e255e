import { kindOf } from '../logging/log.ts'
import type { GameRecord } from '../store/port.ts'
import { handOn } from './hand-on.ts'
import { after, MINUTE_MS, type Notifier } from './notifier.ts'
import { deliver } from './outbox.ts'

/** A function that began an event may take so long, and the index so much longer, before the event can be seen. */
const GRACE_MS = 2 * MINUTE_MS
/** What is older and still could not be handed on is given up. */
const LOOK_BACK_MS = 360 * MINUTE_MS
const EVENTS_A_PAGE = 500
const MESSAGES_A_SWEEP = 200

export interface Swept {
  sent: number
  found: number
  failed: number
  /** Of the oldest thing that waits past its time. */ ageMs: number
}

/**
 * Behind the stream: sends what is due to be sent again, and finds the events whose delivery was lost. It comes at
 * fixed times and
 * judges by what is stored, so that a missed, late or doubled sweep does no harm, and when it comes tells nobody
 * anything.
 */
export async function sweepNotices(notifier: Notifier): Promise<Swept> {
  const began = performance.now()
  const lost = await findLost(notifier)
  const sent = await sendDue(notifier)
  const swept: Swept = {
    sent: sent.sent,
    found: lost.found,
    failed: lost.failed + sent.failed,
    ageMs: Math.max(lost.ageMs, sent.ageMs),
  }
  notifier.log(swept.failed > 0 ? 'warn' : swept.found > 0 ? 'info' : 'debug', 'notices swept', {
    outcome: `${swept.found} lost events found, ${swept.failed} failed`,
    count: swept.sent,
    ms: Math.round(performance.now() - began),
  })
  return swept
}

async function sendDue(notifier: Notifier): Promise<Omit<Swept, 'found'>> {
  const now = notifier.clock()
  const due = await notifier.store.dueOutgoing(now, MESSAGES_A_SWEEP)
  let sent = 0,
    failed = 0
  for (const { player, id } of due) {
    const outcome = await deliver(notifier, player, id).catch((failure: unknown) => {
      notifier.log('error', 'message not handled', { error: kindOf(failure) })
      return 'failed' as const
    })
    if (outcome === 'failed' || outcome === 'given-up') failed++
    if (outcome === 'told') sent++
  }
  return { sent, failed, ageMs: due[0] ? Date.parse(now) - Date.parse(due[0].dueAt) : 0 }
}

async function findLost(notifier: Notifier): Promise<{ found: number; failed: number; ageMs: number }> {
  const { store, clock, log } = notifier
  const now = clock()
  const horizon = after(now, -LOOK_BACK_MS)
  const until = after(now, -GRACE_MS)
  let from = (await store.sweptTo()) ?? horizon
  if (from < horizon) from = horizon
  const games = new Map<string, GameRecord>()
  let found = 0,
    failed = 0
  let stuck: string | undefined
  while (from < until) {
    const page = await store.eventsBetween(from, until, EVENTS_A_PAGE)
    for (const { at, ...key } of page) {
      try {
        if (await store.wasTold(key)) continue
        await handOn(notifier, key, games)
        found++
        log('warn', 'lost event found', { ...key, outcome: 'handed on' })
      } catch (failure) {
        failed++
        stuck = stuck === undefined || at < stuck ? at : stuck
        log('error', 'lost event not handed on', { ...key, error: kindOf(failure), outcome: 'retry' })
      }
    }
    const last = page.at(-1)
    if (last === undefined || page.length < EVENTS_A_PAGE) break
    // A page may end among events of one instant: those are looked at again.
    const next = after(last.at, -1)
    from = next > from ? next : last.at
  }
  const to = stuck === undefined ? until : after(stuck, -1)
  await store.saveSweptTo(to < horizon ? horizon : to)
  return { found, failed, ageMs: stuck === undefined ? 0 : Date.parse(now) - Date.parse(stuck) }
}
