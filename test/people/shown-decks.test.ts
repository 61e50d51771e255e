import { expect, it } from 'vitest'
import { json, openWorld, problemIn, startedGame, type World } from '../http/world.ts'

interface Shown {
  game: string
  decks: { seat: number; list: { crypt: [number, string][]; library: [number, string][] } }[]
}
const OWN = {
  crypt: [[12, 'chelsea-blake']],
  library: [
    [60, 'deflection'],
    [20, 'blood-doll'],
  ],
}

/** A game of two that its time limit ends after an hour; who sits first is drawn. */
async function shortGame(hands: 'never' | 'agreed' | 'end'): Promise<{ world: World; game: string; seats: string[] }> {
  const world = await openWorld()
  const table = json<{ id: string }>(
    await world
      .as('ann')
      .post('/tables', { name: 'Short', format: 'two-player', timeLimit: { hours: 1 }, spectators: { hands } }),
  ).id
  await world.as('ann').post(`/tables/${table}/seats`, { deck: 'ventrue' })
  await world.as('ben').post(`/tables/${table}/seats`, { deck: OWN })
  const { game } = json<{ game: string }>(await world.as('ann').post(`/tables/${table}/start`, undefined))
  const { players } = (await world.store.loadGame(game))!
  return { world, game, seats: players.map(({ player }) => player) }
}
const read = async (world: World, game: string, player: string, query = ''): Promise<Shown> =>
  json<Shown>(await world.as(player).get(`/games/${game}/decks${query}`))

it('shows no deck while the game goes on, and nothing at all to who sees no such game', async () => {
  const world = await openWorld(),
    { game } = await startedGame(world)
  expect(await read(world, game, 'ann')).toEqual({ game, decks: [] })
  expect(await read(world, game, 'zed', '?view=spectator')).toEqual({ game, decks: [] })
  expect(problemIn(await world.as('zed').get(`/games/${game}/decks`)).status).toBe(404)
  expect(problemIn(await world.as('ann').get('/games/gam_0123456789abcdefghijkl/decks')).status).toBe(404)
})

it('shows the deck of who agrees once it is over, and of nobody else', async () => {
  const { world, game, seats } = await shortGame('agreed')
  world.pass(2)
  await world.as('ann').get(`/games/${game}`)
  expect((await read(world, game, 'ann')).decks).toEqual([])
  expect((await world.as('ben').send('PUT', `/games/${game}/shown`)).status).toBe(200)
  for (const [player, query] of [
    ['ann', ''],
    ['ben', ''],
    ['zed', '?view=spectator'],
  ] as const)
    expect((await read(world, game, player, query)).decks).toEqual([{ seat: seats.indexOf('ben'), list: OWN }])
})

it.each([
  ['end', 2],
  ['never', 0],
] as const)('shows what the table has said from the beginning: %s', async (hands, count) => {
  const { world, game } = await shortGame(hands)
  world.pass(2)
  await world.as('ann').get(`/games/${game}`)
  expect((await world.as('ben').send('PUT', `/games/${game}/shown`)).status).toBe(200)
  const { decks } = await read(world, game, 'zed', '?view=spectator')
  expect(decks.map(({ seat }) => seat)).toEqual([0, 1].slice(0, count))
})
