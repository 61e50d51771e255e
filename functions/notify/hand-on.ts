import { batchOf } from '../desk/batches/hidden.ts'
import { promptFor } from '../../shared/rules/index.ts'
import { reportEvent } from '../desk/report.ts'
import { keepPlayed } from '../games/played.ts'
import type { EventKey, Outgoing } from '../store/notice-port.ts'
import type { EventRecord, GameRecord } from '../store/port.ts'
import { wishDigest } from './digest.ts'
import { ringSockets, ringWatchers } from './doorbells.ts'
import { afterQuiet } from './hours.ts'
import { after, MINUTE_MS, type Notifier } from './notifier.ts'
import { planned } from './planned.ts'
import { wishesIn } from './wishes.ts'

const DAY_MS = 1440 * MINUTE_MS
/** Longer than any question stays open. */
const REMEMBERED_MS = 30 * DAY_MS
/** Longer than the sweep looks back. */
const MARK_MS = 3 * DAY_MS

/**
 * What one event gives cause for, seat by seat of those whose view it moved (windows.md#what-shows: a sealed answer, an edited
 * order and a
 * push are seen by nobody else, so nobody else's bell, push or mail hangs on them). Bells ring at once; what takes a
 * way that may
 * fail is planned under a name of its own and sent from there. Doing it twice changes nothing but that a doorbell rings
 * again. An event whose batch is still dealt is tried again for as long as there is patience, and then left, not told,
 * to whoever looks for what was lost.
 */
export async function handOn(
  notifier: Notifier,
  key: EventKey,
  games: Map<string, GameRecord>,
  patienceMs = Infinity,
): Promise<number> {
  const { store } = notifier
  const event = await store.event(key.gameId, key.version)
  if (event === undefined) throw new EventMissing(key)
  let rung = 0
  if (event.concerns.length > 0 || event.reminders) {
    const game = games.get(key.gameId) ?? (await store.loadGame(key.gameId))
    if (game === undefined) throw new EventMissing(key)
    const batch = await batchOf(store, game)
    // Nobody is told of a table before all of its batch are there, nor of one that was taken back.
    if (batch !== 'open' && batch !== 'undone') {
      if (Date.parse(notifier.clock()) - Date.parse(event.at) < patienceMs) throw new EventMissing(key)
      return 0
    }
    if (batch === 'undone') return toldOf(notifier, key)
    games.set(key.gameId, game)
    const told = game.players.map(({ player, bot }, seat) =>
      event.concerns.includes(player) ? tell(notifier, game, event, { player, bot, seat }) : undefined,
    )
    rung = (await Promise.all(told)).filter(one => one !== undefined).length
    await ringWatchers(notifier, game, event)
    await Promise.all((event.reminders ?? []).map(due => remind(notifier, game, due)))
    await keepPlayed(store, game, event)
    await reportEvent(notifier, game, event)
  }
  return toldOf(notifier, key, rung)
}

async function toldOf({ store, clock }: Notifier, key: EventKey, rung = 0): Promise<number> {
  await store.markTold(key, after(clock(), MARK_MS))
  return rung
}

/** A record came before its item can be read: it is tried again. */
export class EventMissing extends Error {
  constructor(key: EventKey) {
    super(`The event ${key.version} of ${key.gameId} is not there`)
    this.name = 'EventMissing'
  }
}

interface Sitting {
  player: string
  bot: boolean
  seat: number
}

async function tell(
  notifier: Notifier,
  game: GameRecord,
  event: EventRecord,
  { player, bot, seat }: Sitting,
): Promise<true | undefined> {
  const { store, clock } = notifier
  const version = event.views[seat]
  if (version === undefined) return undefined
  if (bot) return true
  const now = clock()
  const reach = await store.reach(player, now)
  await ringSockets(notifier, reach.sockets, { game: game.id, version })
  const wishes = wishesIn(reach)
  for (const [kind, about, name] of causes(game, event, seat)) {
    const { push, mail } = wishes.channels[kind]
    if (push && notifier.push && reach.devices.length > 0) {
      await store.plan(
        planned({
          player,
          id: `push#${name}`,
          channel: 'push',
          kind,
          about,
          at: now,
          dueAt: afterQuiet(now, wishes),
          expires: after(now, REMEMBERED_MS),
        }),
      )
    }
    if (mail && notifier.mail && reach.wishes?.mail != null) {
      await wishDigest(
        store,
        reach.wishes,
        now,
        kind === 'prompt'
          ? undefined
          : { name: `mail#${name}`, kind, ...about, at: now, expires: after(now, REMEMBERED_MS) },
      )
    }
  }
  return true
}

/** Moves nobody's view, so it rings no bell; and it is told to whose time it is, and to nobody else. */
async function remind(
  { store, clock, push, mail }: Notifier,
  game: GameRecord,
  { player, seat, share }: NonNullable<EventRecord['reminders']>[number],
): Promise<void> {
  const prompt = promptFor(game.state, seat),
    now = clock()
  if (!prompt || game.players[seat]?.player !== player || game.players[seat].bot) return
  const reach = await store.reach(player, now),
    wishes = wishesIn(reach)
  if (push && wishes.channels.reminder.push && reach.devices.length > 0) {
    const about = { game: game.id, prompt: prompt.id }
    await store.plan(
      planned({
        player,
        id: `push#${game.id}#${prompt.id}#${share}`,
        channel: 'push',
        kind: 'reminder',
        about,
        at: now,
        dueAt: afterQuiet(now, wishes),
        expires: after(now, REMEMBERED_MS),
      }),
    )
  }
  if (mail && wishes.channels.reminder.mail && reach.wishes?.mail != null) await wishDigest(store, reach.wishes, now)
}

/**
 * Judged by the game as it is now, which the event is at most behind: whether this seat is asked follows from what it
 * may know
 * itself, and a question that has gone is told to nobody. Each has a name, and is told once under it.
 */
function* causes(
  game: GameRecord,
  event: EventRecord,
  seat: number,
): Generator<['prompt' | 'gameOver', Outgoing['about'], string]> {
  if (event.events.some(({ key }) => key === 'game-ended')) yield ['gameOver', { game: game.id }, `${game.id}#over`]
  const prompt = promptFor(game.state, seat)
  if (prompt) yield ['prompt', { game: game.id, prompt: prompt.id }, `${game.id}#${prompt.id}`]
}
