import { overdue, reminded, reminders, standInDue } from '../../shared/clocks/clock.ts'
import {
  apply,
  defaultFor,
  endHold,
  IllegalCommand,
  isTimeUp,
  promptFor,
  timeUp,
  type Answer,
  type Applied,
  type Env,
  type GameState,
  type SeatIndex,
} from '../../shared/rules/index.ts'
import type { EventRecord, GameRecord, SavedReply } from '../store/port.ts'
import { envOf } from './entropy.ts'
import { payloadHash } from './hash.ts'
import { answersDue, botAsked, dueAtOf, holdDue, later, othersDue, owedByPeople } from './due-times.ts'
import { aftermathOf, unmoved, type Aftermath } from './aftermath.ts'
import { record } from './record.ts'
import { afterOutages, beat, outagesUntilNow } from './outages.ts'
import { isRefused } from './refused.ts'
import { rerun } from './rerun.ts'
import type { Service } from './service.ts'
import { standIn } from './substitutes.ts'

/** The time of a table is up, a deadline gives a default, a bot answers: one command each, so many in a row. */
const MOST_STEPS = 64

/**
 * Does all that is due: gives the published default for every seat that owes an answer after its limit, reminds, lets
 * bots answer, unless they are left to whoever plays them. How many commands it took.
 */
export async function answerOverdue(
  service: Service,
  gameId: string,
  { bots = true, most = MOST_STEPS }: { bots?: boolean; most?: number } = {},
): Promise<number> {
  let byBots = 0
  for (let given = 0; given < most; given++) {
    const step = await rerun(service, () => doOne(service, gameId, bots))
    // Somebody else is at it, and each of their commands brings this function here again.
    if (isRefused(step)) return given
    if (step.given === null) return given
    if (step.given === 'bot') byBots++
  }
  // Bots may have any number of questions, and go on with the next call.
  if (byBots > 0 || most < MOST_STEPS) return most
  throw new Error(`The deadline of ${gameId} does not come to rest`)
}

/**
 * Judged by what is stored now, so a late, early or doubled timer does nothing: once the table waits anew, its deadline
 * has moved.
 */
async function doOne(
  service: Service,
  gameId: string,
  bots: boolean,
): Promise<{ given: 'bot' | 'other' | null } | 'conflict'> {
  const at = service.clock()
  const game = await service.store.loadGame(gameId)
  // Where a bot is asked something is due at once, also in games of builds that did not write that down.
  if (!game || ((game.dueAt === null || game.dueAt > at) && !(bots && botAsked(game) !== undefined)))
    return { given: null }
  const env = envOf(game.secret, at, service.build)
  const away = (othersDue(game) ?? '~') <= at ? await afterAbsence(service, game) : undefined
  const isKept = away !== 'unknown'
  const due = (isKept ? away : undefined) ?? (await dueIn(game, at, env, { bots, isKept }))
  if (!due) return { given: null }
  const done = await carryOut(service, game, due, at)
  if (done === 'conflict') return done
  return { given: due.seat !== null && game.players[due.seat]?.bot === true ? 'bot' : 'other' }
}

async function carryOut(
  service: Service,
  game: GameRecord,
  { aftermath, id, seat, promptId, answer, reminders: told, ...due }: Due,
  at: string,
): Promise<'conflict' | object> {
  const by = due.by ?? 'deadline'
  const reply: SavedReply = { commandId: id, player: by, payloadHash: payloadHash(by, answer), status: 200, body: '' }
  const written = record(game, aftermath, {
    at,
    reply,
    command: { id, by, seat, promptId, answer },
    ...(told && { reminders: told }),
  })
  return (await service.store.saveGame(written.game, written.event)) === 'conflict' ? 'conflict' : written
}

/**
 * A limit that has passed may have done so while nobody kept it: then it moves, before anything comes of it. `unknown`:
 * that is so now, and the sweep will say how long it was.
 */
async function afterAbsence(service: Service, game: GameRecord): Promise<Due | 'unknown' | undefined> {
  const outages = await outagesUntilNow(service, 'deadlines')
  if (outages === null) return 'unknown'
  const [latest] = outages.slice(-1)
  if (!latest || latest.until <= (game.outagesUpTo ?? '')) return undefined
  const begun = await service.store.event(game.id, 1)
  const aftermath = afterOutages(game, outages, begun?.at ?? '')
  return (
    aftermath && {
      aftermath,
      id: `away:${game.state.version}`,
      seat: null,
      promptId: null,
      answer: null,
      by: 'deadline',
    }
  )
}

interface Due {
  aftermath: Aftermath
  id: string
  seat: SeatIndex | null
  promptId: string | null
  answer: Answer | null
  by?: string
  reminders?: NonNullable<EventRecord['reminders']>
}

/**
 * The time of the table goes before any hold, and that before any default; a reminder comes before no limit. Of limits
 * that nobody keeps now nothing comes.
 */
async function dueIn(
  game: GameRecord,
  at: string,
  env: Env,
  { bots, isKept }: { bots: boolean; isKept: boolean },
): Promise<Due | undefined> {
  const { state, clock } = game
  if (isKept && isTimeUp(state, at))
    return {
      // Where something is finished first, nobody has answered and nothing has moved.
      aftermath: unmoved(game, timeUp(state, env), at),
      id: `time-up:${state.version}`,
      seat: null,
      promptId: null,
      answer: null,
    }
  // Before a default: who is answered for now may have been waited for by nobody but the hold.
  if ((holdDue(state) ?? '~') <= at)
    return {
      aftermath: aftermathOf(game, endHold(state, env), at, null),
      id: `hold:${state.version}`,
      seat: null,
      promptId: null,
      answer: null,
    }
  const bot = bots ? botAsked(game) : undefined
  if (bot !== undefined) return answerFor(game, bot, at, env)
  if (!isKept) return undefined
  const owing = owedByPeople(game)
  const [seat] = clock ? overdue(clock, owing, at) : (answersDue(state) ?? '~') <= at ? owing : []
  if (seat !== undefined) return answerFor(game, seat, at, env)
  if (!clock) return undefined
  const vacant = game.players.findIndex(
    (player, index) => !player.bot && !state.seats[index]!.ousted && (standInDue(clock, index) ?? '~') <= at,
  )
  if (vacant >= 0)
    return {
      aftermath: standIn(game, vacant, at),
      id: `stand-in:${vacant}:${state.version}`,
      seat: vacant,
      promptId: null,
      answer: null,
    }
  return remind(game, reminders(clock, owing, at))
}

/** The published default; or, where a bot of ours plays, what it decides. */
async function answerFor(game: GameRecord, seat: SeatIndex, at: string, env: Env): Promise<Due | undefined> {
  const { state, players } = game
  const prompt = promptFor(state, seat)
  if (prompt === null) return undefined
  if (players[seat]?.bot) {
    const { decided } = await import('../bots/decided.ts')
    const answer = decided(state, prompt, players[seat].level)
    const applied = tried(() => apply(state, seat, prompt.id, answer, env))
    if (applied)
      return {
        aftermath: aftermathOf(game, applied, at, { seat, byDefault: false }),
        id: `bot:${prompt.id}:${state.version}`,
        seat,
        promptId: prompt.id,
        answer,
        by: players[seat].player,
      }
  }
  const answer = defaultFor(state, seat)
  const applied = apply(state, seat, prompt.id, answer, env, { byDefault: true })
  return {
    aftermath: aftermathOf(game, applied, at, { seat, byDefault: players[seat]?.bot !== true }),
    id: `due:${prompt.id}:${state.version}`,
    seat,
    promptId: prompt.id,
    answer,
  }
}

/** A bot may be wrong about what it may do; nothing else may be. */
function tried(act: () => Applied): Applied | undefined {
  try {
    return act()
  } catch (error) {
    if (error instanceof IllegalCommand) return undefined
    throw error
  }
}

/** Moves nobody's view: it is an event for whoever sends reminders, and a note not to give it twice. */
function remind(game: GameRecord, due: { seat: SeatIndex; share: number }[]): Due | undefined {
  if (due.length === 0 || !game.clock) return undefined
  const state: GameState = { ...game.state, version: game.state.version + 1 }
  const clock = reminded(
    game.clock,
    due.map(one => one.seat),
  )
  const after = { ...game, state, clock }
  const told = due.map(({ seat, share }) => ({ seat, share, player: game.players[seat]!.player }))
  return {
    aftermath: { game: { ...after, dueAt: dueAtOf(after) }, events: [] },
    id: `remind:${state.version}`,
    seat: null,
    promptId: null,
    answer: null,
    reminders: told,
  }
}

/** So many are moved at once; of all others the limits move when they come due. */
const MOST_MOVED = 300
const MOVED_AHEAD_HOURS = 14 * 24

/** After an outage, so that people read what holds now. */
async function moveLimits(service: Service): Promise<void> {
  const now = service.clock()
  for (const id of await service.store.due(later(now, MOVED_AHEAD_HOURS), MOST_MOVED)) {
    try {
      await rerun(service, async () => {
        const game = await service.store.loadGame(id)
        const away = game && (await afterAbsence(service, game))
        return away && away !== 'unknown' ? carryOut(service, game, away, now) : {}
      })
    } catch {
      // It is moved before anything comes of its limits.
    }
  }
}

/** All games past their deadline, soonest first. One that fails does not hold up the others. */
export async function sweepDue(
  service: Service,
  limit = 100,
): Promise<{ games: number; defaults: number; failed: string[] }> {
  // Where it was away until now, that is said first, and nothing has come due in the meantime.
  const ended = await beat(service, 'deadlines')
  if (ended) await moveLimits(service)
  const games = await service.store.due(service.clock(), limit)
  const failed: string[] = []
  let defaults = 0
  for (const game of games) {
    try {
      defaults += await answerOverdue(service, game)
    } catch {
      failed.push(game)
    }
  }
  return { games: games.length, defaults, failed }
}
