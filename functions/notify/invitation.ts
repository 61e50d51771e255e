import { isInvited } from '../games/lobby/who-may-see.ts'
import type { TableRecord } from '../store/port.ts'
import { wishDigest } from './digest.ts'
import { afterQuiet } from './hours.ts'
import { after, MINUTE_MS, type Notifier } from './notifier.ts'
import { planned } from './planned.ts'
import { wishesIn } from './wishes.ts'

/** A link is written before its table (store/link-port.ts): so long it may take until the table says whom it invites. */
const GRACE_MS = MINUTE_MS / 2
const REMEMBERED_MS = 30 * 1440 * MINUTE_MS

/**
 * A table has come to concern somebody: as its host, as one who sits at it, or as one who is invited. Which of these is
 * looked at
 * when there is something to send. What is lost on the way is no more than a hint: the inbox shows every invitation.
 */
export async function handInvitation(
  { store, clock, push, mail }: Notifier,
  player: string,
  table: string,
): Promise<void> {
  const now = clock()
  const reach = await store.reach(player, now)
  const wishes = wishesIn(reach),
    expires = after(now, REMEMBERED_MS),
    name = `invitation#${table}`
  if (push && wishes.channels.invitation.push && reach.devices.length > 0) {
    await store.plan(
      planned({
        player,
        id: `push#${name}`,
        channel: 'push',
        kind: 'invitation',
        about: { table },
        at: now,
        dueAt: afterQuiet(after(now, GRACE_MS), wishes),
        expires,
      }),
    )
  }
  if (mail && wishes.channels.invitation.mail && reach.wishes?.mail != null)
    await wishDigest(store, reach.wishes, now, { name: `mail#${name}`, kind: 'invitation', table, at: now, expires })
}

/** Undefined where the table is not there yet. */
export const stillInvited = (table: TableRecord | undefined, player: string): boolean | undefined =>
  table && isInvited(table, player)
