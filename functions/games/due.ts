import { apply, defaultFor, isTimeUp, owed, promptFor, timeUp, type Answer, type Applied, type Env, type GameState, type SeatIndex } from '../../shared/rules/index.ts'
import { envOf } from './entropy.ts'
import { payloadHash } from './hash.ts'
import { record } from './record.ts'
import { isRefused, rerun, type Service } from './service.ts'

/** The time of a table is up, or a deadline gives a default: one command each; more than this many in a row would be a fault in the rules. */
const MOST_DEFAULTS = 64

/** Gives the published default for every seat that still owes an answer after its deadline. How many were given. */
export async function answerOverdue(service: Service, gameId: string): Promise<number> {
  for (let given = 0; given < MOST_DEFAULTS; given++) {
    const step = await rerun(service, () => answerOne(service, gameId))
    if (isRefused(step)) throw new Error(`The deadline of ${gameId} met with ${step.refused}`)
    if (!step.given) return given
  }
  throw new Error(`The deadline of ${gameId} does not come to rest`)
}

/**
 * Judged by what is stored now, so a late, early or doubled timer does nothing: once the table waits anew, its deadline has moved.
 */
async function answerOne(service: Service, gameId: string): Promise<{ given: boolean } | 'conflict'> {
  const at = service.clock()
  const game = await service.store.loadGame(gameId)
  if (!game || game.dueAt === null || game.dueAt > at) return { given: false }
  const env = envOf(game.secret, at, service.build)
  const command = isTimeUp(game.state, at) ? endOf(game.state, env) : defaultOf(game.state, env)
  if (!command) return { given: false }

  const { applied, id, seat, promptId, answer } = command
  const written = record(game, {
    ...applied,
    at,
    command: { id, by: 'deadline', seat, promptId, answer },
    reply: { commandId: id, player: 'deadline', payloadHash: payloadHash('deadline', answer), status: 200, body: '' },
  })
  return await service.store.saveGame(written.game, written.event) === 'conflict' ? 'conflict' : { given: true }
}

interface Given { applied: Applied; id: string; seat: SeatIndex | null; promptId: string | null; answer: Answer | null }

function defaultOf(state: GameState, env: Env): Given | undefined {
  const seat = owed(state)[0]
  const prompt = seat === undefined ? null : promptFor(state, seat)
  if (seat === undefined || prompt === null) return undefined
  const answer = defaultFor(state, seat)
  return { applied: apply(state, seat, prompt.id, answer, env, { byDefault: true }), id: `due:${prompt.id}:${state.version}`, seat, promptId: prompt.id, answer }
}

/** The time of the table goes before any default. */
const endOf = (state: GameState, env: Env): Given => ({ applied: timeUp(state, env), id: `time-up:${state.version}`, seat: null, promptId: null, answer: null })

/** All games past their deadline, soonest first. One that fails does not hold up the others. */
export async function sweepDue(service: Service, limit = 100): Promise<{ games: number; defaults: number; failed: string[] }> {
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
