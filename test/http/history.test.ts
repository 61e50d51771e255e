import { describe, expect, it } from 'vitest'
import { gameAt } from '../../functions/games/past.ts'
import { asked, defaultOf, take, type WireGame } from './wire-prompts.ts'
import { GAME, nearlyOver } from './positioned.ts'
import { json, openWorld, PLAYERS, problemIn, startedGame, type World } from './world.ts'

interface Replay {
  ply: number
  plies: number
  at: string
  events: { key: string; text: string }[]
  shown: number[]
  game: Omit<WireGame, 'view'> & { view: { seats: { hand: { cards: { key: string }[] | null } }[] } }
}
interface Marks {
  plies: number
  marks: { ply: number; events: { key: string }[] }[]
}

/** Plays by random choice; hands over each game document a viewer could see on the way, by the viewer's version. */
async function played(world: World, game: string, moves: number): Promise<Map<string, Map<number, unknown>>> {
  const seen = new Map<string, Map<number, unknown>>()
  for (let i = 0; i < moves; i++) {
    const { caller, prompt } = await asked(world, game)
    expect(
      (await caller.post(`/games/${game}/commands`, take(prompt, prompt.options[(i * 7) % prompt.options.length]!)))
        .status,
    ).toBe(200)
    world.pass(0.25)
    for (const [player, query] of [
      ['ann', ''],
      ['cal', ''],
      ['zed', '?view=spectator'],
    ] as const) {
      const doc = json<WireGame>(await world.as(player).get(`/games/${game}${query}`)),
        versions = seen.get(player) ?? new Map<number, unknown>()
      const known = versions.get(doc.version)
      if (known) expect(doc, `${player} at ${doc.version}: nothing has moved for this viewer`).toEqual(known)
      seen.set(player, versions.set(doc.version, doc))
    }
  }
  return seen
}

describe('the past', () => {
  it('is what everybody saw then, at every ply, in the order in which it happened', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const seen = await played(world, game, 150)
    for (const [player, versions] of seen) {
      const query = player === 'zed' ? '&view=spectator' : ''
      for (const [ply, doc] of versions) {
        const reply = json<Replay>(await world.as(player).get(`/games/${game}/replay?ply=${ply}${query}`))
        expect(reply.game, `${player} ${ply}`).toEqual(doc)
        expect([reply.ply, reply.shown]).toEqual([ply, []])
      }
      const log = json<{ entries: { version: number; events: unknown[] }[] }>(
        await world.as(player).get(`/games/${game}/log?limit=100${query}`),
      ).entries
      for (const entry of log)
        expect(
          json<Replay>(await world.as(player).get(`/games/${game}/replay?ply=${entry.version}${query}`)).events,
        ).toEqual(entry.events)
      const { plies, marks } = json<Marks>(await world.as(player).get(`/games/${game}/marks?${query.slice(1)}`))
      expect(marks.length).toBeGreaterThan(2)
      for (const { ply, events } of marks) {
        expect(log.find(entry => entry.version === ply)?.events ?? events).toEqual(expect.arrayContaining(events))
        expect(events.every(event => event.key === 'turn-started')).toBe(true)
      }
      expect(problemIn(await world.as(player).get(`/games/${game}/replay?ply=${plies + 1}${query}`)).status).toBe(400)
    }
    expect(problemIn(await world.as('zed').get(`/games/${game}/replay?ply=1`)).status).toBe(404)
  })

  it('is the very state that was stored, whatever has been put right in the rules since', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const states = new Map<number, unknown>()
    for (let i = 0; i < 80; i++) {
      const { caller, prompt } = await asked(world, game)
      await caller.post(`/games/${game}/commands`, i % 2 ? defaultOf(prompt) : take(prompt, prompt.options[0]!))
      const { state } = (await world.store.loadGame(game))!
      states.set(state.version, state)
    }
    const now = (await world.store.loadGame(game))!
    for (const [version, state] of states)
      expect((await gameAt(world.store, now, version))!.state, String(version)).toEqual(state)
  })

  it('that is too long ago is read whole', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    for (let i = 0; i < 205; i++) {
      const { caller, prompt } = await asked(world, game)
      await caller.post(`/games/${game}/commands`, defaultOf(prompt))
    }
    const { version } = json<WireGame>(await world.as('ann').get(`/games/${game}`))
    const refused = problemIn(await world.as('ann').get(`/games/${game}/changes?since=${version - 201}`))
    expect(refused).toMatchObject({
      status: 410,
      code: 'compacted',
      safeToRetry: false,
      view: `/v1/games/${game}?view=seat`,
    })
    expect((await world.as('ann').get(refused.view!.replace('/v1', ''))).status).toBe(200)
    expect((await world.as('ann').get(`/games/${game}/changes?since=${version - 200}`)).status).toBe(200)
  })

  it('of a game of an earlier build, which wrote no way back, is told by whole games', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const { version } = json<WireGame>(await world.as('ann').get(`/games/${game}`))
    const save = world.store.saveGame.bind(world.store)
    world.store.saveGame = (next, { undo: _, ...event }) => save(next, event)
    for (let i = 0; i < 5; i++) {
      const { caller, prompt } = await asked(world, game)
      await caller.post(`/games/${game}/commands`, defaultOf(prompt))
    }
    const changes = json<{ patch?: unknown; game?: unknown }>(
      await world.as('ann').get(`/games/${game}/changes?since=${version}`),
    )
    expect(changes.patch).toBeUndefined()
    expect(changes.game).toEqual(json(await world.as('ann').get(`/games/${game}`)))
    expect(problemIn(await world.as('ann').get(`/games/${game}/replay?ply=${version + 1}`)).code).toBe('compacted')
  })
})

describe('spectators', () => {
  async function delayed(delay: object): Promise<{ world: World; game: string }> {
    const world = await openWorld()
    const table = json<{ id: string }>(
      await world.as('ann').post('/tables', { name: 'Late', spectators: { delay } }),
    ).id
    for (const player of PLAYERS) await world.as(player).post(`/tables/${table}/seats`, { deck: 'ventrue' })
    const game = json<{ game: string }>(await world.as('ann').post(`/tables/${table}/start`, undefined)).game
    return { world, game }
  }

  it.each([[{ minutes: 60 }], [{ publications: 12 }]])(
    'see the game as it was with a delay of %j, log, tags and changes too',
    async delay => {
      const { world, game } = await delayed(delay)
      const whole: { at: string; public: number; text: string }[] = []
      for (let i = 0; i < 50; i++) {
        const { caller, prompt } = await asked(world, game)
        await caller.post(`/games/${game}/commands`, defaultOf(prompt))
        const { state } = (await world.store.loadGame(game))!
        whole.push({ at: world.service.clock(), public: state.views.at(-1)!, text: '' })
        world.pass(0.2)
      }
      const spectator = world.as('zed'),
        now = Date.parse(world.service.clock())
      const reply = await spectator.get(`/games/${game}?view=spectator`),
        { version, view } = json<WireGame>(reply)
      const due =
        'minutes' in delay
          ? whole.filter(one => Date.parse(one.at) <= now - delay.minutes * 60_000).at(-1)!.public
          : whole.at(-1)!.public - delay.publications
      expect([version, view.version]).toEqual([due, due])
      expect(version).toBeLessThan(whole.at(-1)!.public)
      const log = json<{ entries: { version: number }[]; cursor: string | null }>(
        await spectator.get(`/games/${game}/log?view=spectator&limit=100`),
      )
      expect([log.entries.at(-1)!.version, log.cursor]).toEqual([version, null])
      expect((await spectator.get(`/games/${game}/changes?view=spectator&since=${version}`)).status).toBe(304)
      expect(problemIn(await spectator.get(`/games/${game}/changes?view=spectator&since=${version + 1}`)).status).toBe(
        400,
      )
      expect(
        json<{ game: WireGame }>(await spectator.get(`/games/${game}/replay?view=spectator&ply=${version}`)).game,
      ).toEqual(json(reply))
      expect(
        (await spectator.get(`/games/${game}?view=spectator`, { 'if-none-match': reply.headers.get('etag')! })).status,
      ).toBe(304)
      // Who sits there and looks as a spectator sees no more.
      expect((await world.as('ann').get(`/games/${game}?view=spectator`)).text).toBe(reply.text)
      expect(json<WireGame>(await world.as('ann').get(`/games/${game}`)).version).toBeGreaterThan(version)
    },
  )

  it.each([
    { delay: { minutes: 0 } },
    { delay: { minutes: 5, publications: 1 } },
    { delay: 5 },
    { hands: 'all' },
    { hidden: true },
  ])('cannot be set to %j', async spectators => {
    const world = await openWorld()
    expect(problemIn(await world.as('ann').post('/tables', { name: 'x', spectators })).status).toBe(400)
  })
})

describe('once a game is over', () => {
  async function finish(world: World): Promise<void> {
    for (let i = 0; i < 30 && !(await world.store.loadGame(GAME))!.state.result; i++) {
      const { caller, prompt } = await asked(world, GAME, ['ann', 'ben'])
      const bleed = prompt.options.find(option => option.id.startsWith('bleed'))
      await caller.post(`/games/${GAME}/commands`, bleed ? take(prompt, bleed) : defaultOf(prompt))
    }
  }
  const hands = async (world: World): Promise<unknown[]> => {
    const { shown, game } = json<Replay>(await world.as('zed').get(`/games/${GAME}/replay?ply=1&view=all`))
    return [shown, ...game.view.seats.map(seat => seat.hand.cards?.map(card => card.key) ?? null)]
  }

  it('cards are shown of those who agree, and never before', async () => {
    const world = await nearlyOver()
    for (const player of ['ann', 'ben'])
      expect(problemIn(await world.as(player).send('PUT', `/games/${GAME}/shown`)).code).toBe('game-running')
    expect(problemIn(await world.as('zed').get(`/games/${GAME}/replay?ply=1&view=all`)).code).toBe('game-running')
    await finish(world)
    expect(await hands(world)).toEqual([[], null, null])
    expect(problemIn(await world.as('zed').send('PUT', `/games/${GAME}/shown`)).status).toBe(404)
    expect(json(await world.as('ben').send('PUT', `/games/${GAME}/shown`))).toEqual({ shown: [1] })
    expect(await hands(world)).toEqual([[1], null, ['govern-the-unaligned']])
    await world.as('ann').send('PUT', `/games/${GAME}/shown`)
    expect(await hands(world)).toEqual([[0, 1], ['deflection'], ['govern-the-unaligned']])
    expect(
      json<Marks>(await world.as('zed').get(`/games/${GAME}/marks?view=spectator`)).marks.map(mark =>
        mark.events.map(event => event.key),
      ),
    ).toEqual([['turn-started'], ['ousted', 'game-ended']])
  })

  it.each([
    ['end', [0, 1]],
    ['never', []],
  ] as const)('or as the table has said from the beginning: %s', async (said, shown) => {
    const world = await nearlyOver({ spectators: { delay: null, hands: said } })
    await finish(world)
    expect((await hands(world))[0]).toEqual(shown)
    await world.as('ann').send('PUT', `/games/${GAME}/shown`)
    expect((await hands(world))[0]).toEqual(shown)
  })
})
