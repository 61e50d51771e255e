import { expect, it } from 'vitest'
import { owed } from '../../shared/rules/index.ts'
import { asked, defaultOf, everything, take, type WirePrompt, type WireReply } from './wire-prompts.ts'
import { json, openWorld, PLAYERS, startedGame, type World } from './world.ts'

/** A game in which several seats are asked at once; the seats. */
async function inWindow(seed: string): Promise<{ world: World; game: string; seats: number[] }> {
  const world = await openWorld({ seed })
  const { game } = await startedGame(world)
  for (let i = 0; i < 300; i++) {
    const seats = owed((await world.store.loadGame(game))!.state)
    if (seats.length > 1) return { world, game, seats }
    const { caller, prompt } = await asked(world, game)
    const option = prompt.options.find(one => ['act', 'bring-out', 'invest'].includes(one.kind)) ?? prompt.options[0]!
    await caller.post(`/games/${game}/commands`, take(prompt, option))
  }
  throw new Error('No window came up')
}

it.each(['one', 'two', 'three'])(
  'an answer that is not public yet shows nowhere but to its owner, who may take it back (game %s)',
  async seed => {
    const { world, game, seats } = await inWindow(seed)
    const seat = seats.at(-1)!
    const owner = world.as(PLAYERS[seat]!)
    const others = [...PLAYERS.filter((_, at) => at !== seat), 'zed']
    const outside = async (): Promise<string[]> => {
      const seen = await Promise.all(
        others.flatMap(player =>
          ['', '/prompt', '/log', '/changes?since=0'].map(path => world.as(player).get(`/games/${game}${path}`)),
        ),
      )
      const watched = await world.as('zed').get(`/games/${game}/changes?since=0&view=spectator`)
      return [...seen, watched].map(
        reply => `${reply.status} ${reply.headers.get('etag')} ${reply.status === 404 ? '' : reply.text}`,
      )
    }
    const before = await outside()
    const prompt = json<WirePrompt>(await owner.get(`/games/${game}/prompt`))
    const etag = (await owner.get(`/games/${game}`)).headers.get('etag')

    world.pass(1)
    const sealed = json<WireReply>(await owner.post(`/games/${game}/commands`, defaultOf(prompt), 'seal'))
    expect([sealed.events, sealed.prompt]).toEqual([[], null])
    expect((await owner.get(`/games/${game}/prompt`)).status).toBe(204)
    expect((await owner.get(`/games/${game}`)).headers.get('etag')).not.toBe(etag)
    expect(json<{ view: { you: unknown } }>(await owner.get(`/games/${game}`)).view.you).toMatchObject({
      prompt: null,
      sealed: { prompt: prompt.id },
    })
    expect(await outside()).toEqual(before)

    const back = json<WireReply>(
      await owner.post(`/games/${game}/commands`, { promptId: prompt.id, optionId: 'take-back' }, 'back'),
    )
    expect(back.prompt).toEqual(prompt)
    expect(await outside()).toEqual(before)
    expect((await owner.post(`/games/${game}/commands`, defaultOf(prompt), 'seal')).text).toBe(JSON.stringify(sealed))
    expect(json(await owner.get(`/games/${game}/prompt`))).toEqual(prompt)
  },
)

it('when the last answer is in, everybody sees what came of it', async () => {
  const { world, game, seats } = await inWindow('publish')
  const before = await everything(world, game)
  for (const seat of seats) {
    const owner = world.as(PLAYERS[seat]!)
    const reply = await owner.get(`/games/${game}/prompt`)
    if (reply.status === 200)
      expect((await owner.post(`/games/${game}/commands`, defaultOf(json<WirePrompt>(reply)))).status).toBe(200)
  }
  const after = await everything(world, game)
  const views = after.map((text, at) => text !== before[at])
  expect(views.slice(2).filter((_, at) => at % 5 === 0)).toEqual(Array(6).fill(true))
})
