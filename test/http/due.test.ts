import { describe, expect, it } from 'vitest'
import { answerOverdue, sweepDue } from '../../functions/games/due.ts'
import { owed, waitingFor } from '../../shared/rules/index.ts'
import { asked, defaultOf, take, type WireReply } from './wire-prompts.ts'
import { json, openWorld, PLAYERS, problemIn, startedGame, type World } from './world.ts'

const HOURS = 72

/** Plays on until several seats are asked in one window. */
async function untilWindow(world: World, game: string): Promise<void> {
  for (let i = 0; i < 300; i++) {
    const { state } = (await world.store.loadGame(game))!
    if (owed(state).length > 1) return
    const { caller, prompt } = await asked(world, game)
    const option = prompt.options.find(one => ['act', 'bring-out', 'invest'].includes(one.kind)) ?? prompt.options[0]!
    await caller.post(`/games/${game}/commands`, take(prompt, option), `until-${i}`)
  }
  throw new Error('No window came up')
}

describe('a deadline', () => {
  it('gives the published default once it has passed, and not before', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const { caller, prompt } = await asked(world, game)
    world.pass(HOURS - 1)
    expect(await sweepDue(world.service)).toEqual({ games: 0, defaults: 0, failed: [] })
    expect(await answerOverdue(world.service, game)).toBe(0)
    world.pass(1)
    expect(await sweepDue(world.service)).toEqual({ games: 1, defaults: 1, failed: [] })
    const { state } = (await world.store.loadGame(game))!
    expect(state.version).toBe(2)
    const event = (await world.store.event(game, 2))!
    expect(event.command).toMatchObject({ by: 'deadline', promptId: prompt.id, answer: prompt.default })
    expect(problemIn(await caller.post(`/games/${game}/commands`, defaultOf(prompt), 'late')).code).toBe('stale-prompt')
  })

  it('moves on with the table, so a late or doubled timer does nothing', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    world.pass(HOURS)
    const given = await Promise.all([
      answerOverdue(world.service, game),
      answerOverdue(world.service, game),
      answerOverdue(world.service, game),
    ])
    expect((await world.store.loadGame(game))!.state.version).toBe(2)
    expect(Math.max(...given)).toBe(1)
    expect(await answerOverdue(world.service, game)).toBe(0)
    world.pass(HOURS - 1)
    expect(await answerOverdue(world.service, game)).toBe(0)
    world.pass(1)
    expect(await answerOverdue(world.service, game)).toBe(1)
  })

  it('answers for all who owe, and for nobody who has answered', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    await untilWindow(world, game)
    const before = (await world.store.loadGame(game))!
    const [first, ...late] = owed(before.state)
    const sealing = world.as(PLAYERS[first!]!)
    const prompt = json<WireReply['prompt']>(await sealing.get(`/games/${game}/prompt`))!
    expect((await sealing.post(`/games/${game}/commands`, defaultOf(prompt), 'sealed')).status).toBe(200)
    const waited = waitingFor((await world.store.loadGame(game))!.state)
    expect((await world.store.loadGame(game))!.dueAt).toBe(before.dueAt)
    world.pass(HOURS)
    const {
      state: { version },
    } = (await world.store.loadGame(game))!
    expect(waited).toContain(first)
    expect(await answerOverdue(world.service, game)).toBe(late.length)
    const events = await world.store.events(game, { after: version, limit: 100 })
    expect(events.map(event => [event.command.by, event.command.seat])).toEqual(late.map(seat => ['deadline', seat]))
    expect((await world.store.loadGame(game))!.dueAt! > before.dueAt!).toBe(true)
  })

  it('keeps a game going that everybody has left', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    for (let sweeps = 0; sweeps < 60; sweeps++) {
      world.pass(HOURS)
      expect(await sweepDue(world.service)).toMatchObject({ games: 1, failed: [] })
    }
    const { state } = (await world.store.loadGame(game))!
    expect(state.version).toBeGreaterThan(60)
  })
})
