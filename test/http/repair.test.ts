import { beforeEach, describe, expect, it } from 'vitest'
import { repair } from '../../functions/games/repair.ts'
import type { GameState } from '../../shared/rules/index.ts'
import { asked, defaultOf, everything, take } from './wire-prompts.ts'
import { json, openWorld, PLAYERS, startedGame, type World } from './world.ts'

let world: World
let game: string
const stateNow = async (): Promise<GameState> => (await world.store.loadGame(game))!.state

/** A game in the middle of something. */
beforeEach(async () => {
  world = await openWorld()
  ;({ game } = await startedGame(world))
  for (let i = 0; (await stateNow()).frames.length < 3; i++) {
    const { caller, prompt } = await asked(world, game)
    await caller.post(`/games/${game}/commands`, take(prompt, prompt.options[i % prompt.options.length]!))
  }
})

describe('taking away what holds up a game', () => {
  it('leaves an event with who and why, tells the table, and the game plays on', async () => {
    const before = await stateNow()
    const [top] = before.frames.toReversed()
    expect(
      await repair(world.service, {
        gameId: game,
        version: before.version,
        frames: [top!.kind],
        reason: 'ticket 12: stuck',
      }),
    ).toBe('repaired')
    const after = await stateNow()
    expect(after.version).toBe(before.version + 1)
    expect(after.frames.some(frame => frame.id === top!.id)).toBe(false)
    const event = (await world.store.event(game, after.version))!
    expect(event.command).toMatchObject({ by: 'operator', seat: null })
    expect(JSON.parse(event.reply.body)).toEqual({ frames: [top!.kind], reason: 'ticket 12: stuck' })
    expect(event.concerns.sort()).toEqual([...PLAYERS].sort())
    for (const player of PLAYERS) {
      const log = await world.as(player).get(`/games/${game}/log?limit=100`)
      const { entries } = json<{ entries: { events: { key: string }[] }[] }>(log)
      expect(entries.flatMap(({ events }) => events.map(({ key: said }) => said))).toContain('frame-dropped')
      expect(log.text).not.toContain('ticket 12')
    }
    for (let i = 0; i < 40; i++) {
      const { caller, prompt } = await asked(world, game)
      expect((await caller.post(`/games/${game}/commands`, defaultOf(prompt))).status).toBe(200)
    }
    // Every card is still somewhere, once.
    const { seats, cards } = await stateNow()
    const places = seats.flatMap(seat => [
      ...seat.library,
      ...seat.crypt,
      ...seat.hand,
      ...seat.ash,
      ...seat.uncontrolled,
      ...seat.removed,
    ])
    expect(new Set(places).size).toBe(places.length)
    expect(cards).toHaveLength(before.cards.length)
  })

  it('does nothing to a game that has moved on, to frames that are not those named, nor to the turn', async () => {
    const { version, frames } = await stateNow()
    const kinds = frames.toReversed().map(frame => frame.kind)
    const before = await everything(world, game)
    const reason = 'x'
    expect(await repair(world.service, { gameId: game, version: version - 1, frames: [kinds[0]!], reason })).toBe(
      'moved',
    )
    expect(
      await repair(world.service, {
        gameId: game,
        version,
        frames: [kinds[0] === 'combat' ? 'turn' : 'combat'],
        reason,
      }),
    ).toBe('other-frames')
    expect(await repair(world.service, { gameId: game, version, frames: kinds, reason })).toBe('other-frames')
    expect(await repair(world.service, { gameId: game, version, frames: [], reason })).toBe('other-frames')
    expect(await repair(world.service, { gameId: 'gam_nowhere00', version, frames: [kinds[0]!], reason })).toBe(
      'unknown',
    )
    expect(await everything(world, game)).toEqual(before)
  })

  it('loses to a command that came first', async () => {
    const { version, frames } = await stateNow()
    const racing = { ...world.service, store: { ...world.store, saveGame: async () => 'conflict' as const } }
    expect(await repair(racing, { gameId: game, version, frames: [frames.at(-1)!.kind], reason: 'x' })).toBe('moved')
    expect((await stateNow()).version).toBe(version)
  })
})
