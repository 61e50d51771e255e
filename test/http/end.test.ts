import { expect, it } from 'vitest'
import { asked, defaultOf, take, type WirePrompt } from './wire-prompts.ts'
import { GAME, nearlyOver } from './positioned.ts'
import { json, problemIn } from './world.ts'

it('a game that ends has a result for all, owes nothing to anybody, and takes no more commands', async () => {
  const world = await nearlyOver()
  expect(problemIn(await world.as('ann').get(`/games/${GAME}/result`)).code).toBe('not-found')
  let last: { player: string; prompt: WirePrompt; text: string; body: unknown; key: string } | undefined
  for (let i = 0; i < 30 && !(await world.store.loadGame(GAME))!.state.result; i++) {
    const { player, caller, prompt } = await asked(world, GAME, ['ann', 'ben'])
    const bleed = prompt.options.find(option => option.id.startsWith('bleed'))
    const body = bleed ? take(prompt, bleed) : defaultOf(prompt)
    const reply = await caller.post(`/games/${GAME}/commands`, body, `k${i}`)
    expect(reply.status).toBe(200)
    last = { player, prompt, text: reply.text, body, key: `k${i}` }
  }
  for (const [player, query] of [
    ['ann', ''],
    ['ben', ''],
    ['zed', '?view=spectator'],
  ] as const) {
    const result = json(await world.as(player).get(`/games/${GAME}/result${query}`))
    expect(result).toMatchObject({ game: GAME, winner: 0, name: 'The last bleed' })
    expect(result).toMatchObject({
      table: 'tbl_positioned',
      seat: { ann: 0, ben: 1, zed: null }[player],
      exits: [{ seat: 1, by: 0, withdrew: false, how: 'oust', turn: 1 }],
      parts: [
        [
          { reason: 'oust', points: 1 },
          { reason: 'last', points: 1 },
        ],
        [],
      ],
      first: 0,
      ended: world.service.clock(),
    })
    // The place is the reader's own, and there it can be looked at.
    const {
      exits: [exit],
    } = result as { exits: { ply: number }[] }
    expect(
      json(await world.as(player).get(`/games/${GAME}/replay?ply=${exit!.ply}${query.replace('?', '&')}`)),
    ).toMatchObject({ game: { view: { seats: [{ ousted: false }, { ousted: true }] } } })
    expect((result['victoryPoints'] as number[])[0]).toBeGreaterThan((result['victoryPoints'] as number[])[1]!)
  }
  for (const player of ['ann', 'ben']) {
    expect((await world.as(player).get(`/games/${GAME}/prompt`)).status).toBe(204)
    expect(json<{ owed: unknown[] }>(await world.as(player).get('/me/inbox')).owed).toEqual([])
    expect(
      problemIn(await world.as(player).post(`/games/${GAME}/commands`, defaultOf(last!.prompt), 'after')),
    ).toMatchObject({ status: 409, code: 'game-over' })
  }
  expect(
    json<{ deadline: unknown; view: { result: unknown } }>(await world.as('ben').get(`/games/${GAME}`)),
  ).toMatchObject({ deadline: null, view: { result: { winner: 0 } } })
  expect((await world.as(last!.player).post(`/games/${GAME}/commands`, last!.body, last!.key)).text).toBe(last!.text)
  world.pass(10_000)
  expect(await world.store.due(world.service.clock(), 10)).toEqual([])
})
