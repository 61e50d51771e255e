import { record } from '../../../functions/games/record.ts'
import { isRefused, type Refused } from '../../../functions/games/refused.ts'
import { rule, type RulingCommand } from '../../../functions/games/rulings/index.ts'
import type { Outcome } from '../../../functions/games/service.ts'
import type { GameRecord } from '../../../functions/store/port.ts'
import { Ruling, RulingReport } from '../../../shared/api/judging.ts'
import type { GameEvent, GameState } from '../../../shared/rules/index.ts'
import { timed } from '../timed.ts'
import { asked, defaultOf } from '../wire-prompts.ts'
import { openWorld, type World } from '../world.ts'

/** Hal judges, and sits nowhere. */
export const HAL = { id: 'hal', name: 'Hal' }
export const REASON = 'It was not legal.'

export interface Judged {
  world: World
  game: string
}

/** A table of an event: five people, clocks, a limit. */
export async function judged(settings: object = {}): Promise<Judged> {
  const world = await openWorld()
  const game = await timed(world, {
    clock: { policy: 'standard', nights: false },
    timeLimit: { hours: 240, points: 0.5 },
    tournament: { firstSeat: true, finish: true, agreements: true },
    ...settings,
  })
  return { world, game }
}

export const stored = async ({ world, game }: Judged): Promise<GameRecord> => (await world.store.loadGame(game))!
export const publicVersion = async (at: Judged): Promise<number> => (await stored(at)).state.views.at(-1)!

let keys = 0
export async function ruleOn(at: Judged, ruling: unknown, more: Partial<RulingCommand> = {}): Promise<Outcome> {
  return rule(at.world.service, {
    gameId: at.game,
    by: HAL,
    key: `ruling-${keys++}`,
    reason: REASON,
    expectedVersion: await publicVersion(at),
    ruling: Ruling.parse(ruling),
    ...more,
  })
}

/** What a ruling that is carried out, or tried dry, tells the judge. */
export function reportIn(outcome: Outcome): RulingReport {
  if (isRefused(outcome)) throw new Error(JSON.stringify(outcome))
  return RulingReport.parse(JSON.parse(outcome.body))
}
export function refusalIn(outcome: Outcome): Refused {
  if (!isRefused(outcome)) throw new Error(`It was carried out: ${outcome.body}`)
  return outcome
}

export async function lastEvents(at: Judged): Promise<GameEvent[]> {
  const { state } = await stored(at)
  return (await at.world.store.event(at.game, state.version))!.events
}

/** Something happens in front of all, as a card might bring it about. */
export async function happens(
  at: Judged,
  events: GameEvent[],
  change: (state: GameState) => GameState = state => state,
): Promise<void> {
  const before = await stored(at)
  const { version, views, fx } = before.state
  const state = { ...change(before.state), version: version + 1, views: views.map(one => one + 1), fx: fx + 1 }
  const id = `happens-${version}`
  const written = record(
    before,
    { game: { ...before, state }, events },
    {
      at: at.world.service.clock(),
      command: { id, by: 'nobody', seat: null, promptId: null, answer: null },
      reply: { commandId: id, player: 'nobody', payloadHash: '', status: 200, body: '' },
    },
  )
  if ((await at.world.store.saveGame(written.game, written.event)) !== 'saved') throw new Error('It was not saved')
}

/** Everybody gives the default, so many times. */
export async function playOn({ world, game }: Judged, answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const { caller, prompt } = await asked(world, game)
    await caller.post(`/games/${game}/commands`, defaultOf(prompt))
  }
}
