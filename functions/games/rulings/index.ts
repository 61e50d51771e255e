import type { RulingCall, RulingKind, RulingOf, RulingReport } from '../../../shared/api/judging.ts'
import type * as z from 'zod'
import { diff } from '../../../shared/api/patch.ts'
import { IllegalCommand, viewFor } from '../../../shared/rules/index.ts'
import type { GameRecord } from '../../store/port.ts'
import { commanded, isCommanded, type Amending } from '../amend.ts'
import { currentGame } from '../deadlines.ts'
import { envOf, trialEnvOf } from '../entropy.ts'
import { isRefused, refused, type Refused } from '../refused.ts'
import type { Outcome, Service } from '../service.ts'
import { adjust } from './adjust.ts'
import { answer } from './answer.ts'
import { newlySeen } from './gained.ts'
import { remove, restart, substitute } from './leaving-seats.ts'
import type { Matter, Ruled } from './matter.ts'
import { extend, pause } from './more-time.ts'
import { result } from './result.ts'
import { rewind } from './rewind.ts'
import { skip } from './skip.ts'

/**
 * What a judge rules in a game: a command under its key like any other, conditional on what the judge has looked at,
 * with an event for all that has their name and reason. Who is a judge of this table is asked before; here it is held
 * to that nobody rules where they sit, or have sat (TJUDGE-02).
 */
export interface RulingCommand extends Amending, Omit<z.infer<typeof RulingCall>, 'expectedVersion'> {
  /** What the desk keeps it as; left out, it is kept nowhere but in the game. */
  id?: string
  /** Null where it does not matter: of an answer in words. */
  expectedVersion: number | null
  /** Nothing is changed and nothing kept: the reply says what each seat would see, with other chance than will be. */
  dry?: boolean
}

const RULINGS: {
  [K in RulingKind]: (matter: Matter, ruling: RulingOf<K>) => Ruled | Refused | Promise<Ruled | Refused>
} = {
  answer,
  extend,
  pause,
  skip,
  adjust,
  rewind,
  substitute,
  remove,
  restart,
  result,
}

const RULE = 'rule'
/** It may have been, and whoever carried it out have failed afterwards. */
export const isRuled = (service: Pick<Service, 'store'>, command: Amending): Promise<boolean> =>
  isCommanded(service, command, RULE)

export async function rule(service: Service, command: RulingCommand): Promise<Outcome> {
  const { gameId, by, key, id, ruling, reason, expectedVersion, dry } = command
  const carriedOut = async (game: GameRecord, at: string): Promise<(Ruled & { told: RulingReport }) | Refused> => {
    if (game.players.some(({ player, former = [] }) => player === by.id || former.some(one => one.player === by.id)))
      return refused('conflict-of-interest')
    const version = game.state.views.at(-1)!
    if (expectedVersion !== null && version !== expectedVersion) return refused('moved', { version })
    const env = (dry ? trialEnvOf : envOf)(game.secret, at, service.build)
    const made = await tried(() => ruled({ service, game, at, env, judge: by, reason, id }, ruling))
    return isRefused(made) ? made : { ...made, told: reportOf(ruling.kind, game, made, dry === true) }
  }
  if (dry) {
    const game = await currentGame(service, gameId)
    const made = game ? await carriedOut(game, service.clock()) : refused('not-found')
    return isRefused(made) ? made : { status: 200, body: JSON.stringify(made.told), replayed: false }
  }
  return commanded(
    service,
    { gameId, by, key },
    RULE,
    { ruling, reason, expectedVersion },
    (game, _, at) => carriedOut(game, at),
    async () => true,
  )
}

const ruled = <K extends RulingKind>(matter: Matter, ruling: RulingOf<K>): Ruled | Refused | Promise<Ruled | Refused> =>
  RULINGS[ruling.kind as K](matter, ruling)

/** What the core refuses beyond what was looked at before. */
async function tried(act: () => Ruled | Refused | Promise<Ruled | Refused>): Promise<Ruled | Refused> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof IllegalCommand)) throw error
    return refused(error.code === 'game-over' ? 'game-over' : 'not-waited-for')
  }
}

function reportOf(ruling: RulingKind, before: GameRecord, { game, report }: Ruled, dry: boolean): RulingReport {
  return {
    ruling,
    version: game.state.views.at(-1)!,
    seats: before.state.seats.map((_, seat) => ({
      seat,
      moves: game.state.views[seat] !== before.state.views[seat],
      learns: newlySeen(before.state, game.state, seat),
      ...(dry && { changes: diff(viewFor(before.state, seat), viewFor(game.state, seat)) }),
    })),
    ...report,
  }
}
