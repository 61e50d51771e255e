import type * as z from 'zod'
import type { Agreed } from '../../shared/api/agreements.ts'
import {
  answerDraw as answer,
  IllegalCommand,
  viewFor,
  voteConcession as vote,
  type Applied,
  type Env,
  type GameState,
  type SeatIndex,
} from '../../shared/rules/index.ts'
import { commanded, type Amending } from './amend.ts'
import { envOf } from './entropy.ts'
import { unmoved } from './aftermath.ts'
import { isRefused, refused, type Refused } from './refused.ts'
import type { Outcome, Service } from './service.ts'

/** What a table agrees on about the end of its game: votes of its seats, and no moves. */

export const voteConcession = (service: Service, command: Amending, to: SeatIndex | null): Promise<Outcome> =>
  said(service, command, 'vote-concession', to, (state, seat, env) => vote(state, seat, to, env))

export const answerDraw = (service: Service, command: Amending, agrees: boolean): Promise<Outcome> =>
  said(service, command, 'answer-draw', agrees, (state, seat, env) => answer(state, seat, agrees, env))

const said = (
  service: Service,
  amending: Amending,
  name: string,
  payload: unknown,
  to: (state: GameState, seat: SeatIndex, env: Env) => Applied,
): Promise<Outcome> =>
  commanded(service, amending, name, payload, (game, seat, at) => {
    if (seat < 0) return refused('not-found')
    const applied = tried(() => to(game.state, seat, envOf(game.secret, at, service.build)))
    return isRefused(applied) ? applied : { ...unmoved(game, applied, at), told: agreed(applied.state, seat) }
  })

function tried(act: () => Applied): Applied | Refused {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof IllegalCommand)) throw error
    if (error.code === 'game-over') return refused('game-over')
    if (error.code === 'illegal-args')
      return refused('invalid-request', { errors: [{ path: 'to', code: 'not-another-in-the-game' }] })
    return refused('no-agreement')
  }
}

function agreed(state: GameState, seat: SeatIndex): z.infer<typeof Agreed> {
  const { version, agreement, result } = viewFor(state, seat)
  return { version, agreement: agreement ?? { concessions: [], draw: null }, over: result !== null }
}
