import { expect, it } from 'vitest'
import { record } from '../../functions/games/record.ts'
import { commitmentTo } from '../../functions/games/start.ts'
import type { TableRecord } from '../../functions/store/port.ts'
import { parsePosition } from '../../shared/api/position.ts'
import { fromPosition } from '../../shared/rules/index.ts'
import { asked, defaultOf, take, type WirePrompt } from './playing.ts'
import { START } from './tokens.ts'
import { json, openWorld, problemIn, type World } from './world.ts'

const GAME = 'gam_nearlyover'

/** Ann has a vampire that bleeds; Ben has one pool left. */
async function nearlyOver(): Promise<World> {
  const world = await openWorld()
  const state = fromPosition(parsePosition({
    settings: { format: 'two-player' },
    seats: [{ pool: 10, ready: [{ generic: {}, as: 'V1' }] }, { pool: 1 }],
    turn: { seat: 0, phase: 'minion', number: 5 },
  }), 'test', START)
  const table: TableRecord = {
    id: 'tbl_nearlyover', version: 1, status: 'open', name: 'The last bleed', host: 'ann', format: 'two-player', size: 2, answerWithinHours: 72,
    seats: ['ann', 'ben'].map(player => ({ player, name: player, deck: 'ventrue', bot: false })), gameId: null, createdAt: START, replies: [],
  }
  const secret = Buffer.alloc(32, 1).toString('base64url')
  const { game, event } = record(
    { id: GAME, tableId: table.id, name: table.name, players: table.seats.map(({ player, name, bot }) => ({ player, name, bot })), secret, commitment: commitmentTo(secret), replies: [] },
    { state, events: [], at: START, command: { id: 'start', by: 'ann', seat: null, promptId: null, answer: null }, reply: { commandId: 'start', player: 'ann', payloadHash: '', status: 200, body: '' } },
  )
  await world.store.createTable(table)
  expect(await world.store.startGame({ ...table, version: 2, status: 'started', gameId: GAME }, game, event)).toBe('saved')
  return world
}

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
  for (const [player, query] of [['ann', ''], ['ben', ''], ['zed', '?view=spectator']] as const) {
    const result = json(await world.as(player).get(`/games/${GAME}/result${query}`))
    expect(result).toMatchObject({ game: GAME, winner: 0, name: 'The last bleed' })
    expect((result['victoryPoints'] as number[])[0]).toBeGreaterThan((result['victoryPoints'] as number[])[1]!)
  }
  for (const player of ['ann', 'ben']) {
    expect((await world.as(player).get(`/games/${GAME}/prompt`)).status).toBe(204)
    expect(json<{ owed: unknown[] }>(await world.as(player).get('/me/inbox')).owed).toEqual([])
    expect(problemIn(await world.as(player).post(`/games/${GAME}/commands`, defaultOf(last!.prompt), 'after'))).toMatchObject({ status: 409, code: 'game-over' })
  }
  expect(json<{ deadline: unknown; view: { result: unknown } }>(await world.as('ben').get(`/games/${GAME}`))).toMatchObject({ deadline: null, view: { result: { winner: 0 } } })
  expect((await world.as(last!.player).post(`/games/${GAME}/commands`, last!.body, last!.key)).text).toBe(last!.text)
  world.pass(10_000)
  expect(await world.store.due(world.service.clock(), 10)).toEqual([])
})
