import { expect, it } from 'vitest'
import { sweep } from '../../functions/deadline/sweep-deadlines.ts'
import { createLog } from '../../functions/logging/log.ts'
import { limitsOf } from '../../functions/access/limits.ts'
import { asked, take } from './wire-prompts.ts'
import { json, openWorld, PLAYERS, startedGame } from './world.ts'

/**
 * The canaries: whatever a game holds that nobody outside may know. If one of them is in a line, the line says too
 * much.
 */
it('a game that is played, refused, overdue and watched leaves no card, secret, question or token in any log line', async () => {
  const lines: string[] = []
  const log = createLog(line => void lines.push(line), 'debug')
  const world = await openWorld({ log, limits: limitsOf({ requests: 0, commands: 5 }) })
  const { game } = await startedGame(world)
  const prompts = new Set<string>()
  for (let i = 0; i < 120; i++) {
    if (i % 15 === 0) world.pass(1 / 60)
    const { player, caller, prompt } = await asked(world, game)
    prompts.add(prompt.id)
    await caller.post(`/games/${game}/commands`, {
      ...take(prompt, prompt.options[i % prompt.options.length]!),
      ...(i % 10 === 0 && { extra: 'canary-field' }),
    })
    await world.as(player).get(`/games/${game}`)
    await world.as('zed').get(`/games/${game}/log?view=spectator`)
  }
  world.pass(80)
  await sweep(world.service, log)
  const key = json<{ key: string }>(
    await world.as('ann').post('/me/keys', { name: 'canary-key', scopes: ['games:read'] }),
  ).key
  await world.request('GET', '/me', { headers: { authorization: `Bearer ${key}` } })
  await world.request('GET', '/me', { headers: { authorization: 'Bearer canary-token.x.y' } })

  const text = lines.join('\n')
  expect(lines.length).toBeGreaterThan(300)
  for (const line of lines)
    expect(Object.keys(JSON.parse(line) as object)).toEqual(expect.arrayContaining(['timestamp', 'level', 'message']))
  const { state, secret, commitment } = (await world.store.loadGame(game))!
  for (const canary of [
    ...new Set(state.cards.map(card => card.key)),
    ...prompts,
    secret,
    commitment,
    key,
    'canary',
    'Bearer',
    'eyJ',
    ...PLAYERS.map(player => `"${player}"`),
  ]) {
    expect(text.includes(canary), canary).toBe(false)
  }
  // And the figures that the dashboard draws are there.
  const metrics = lines.map(line => JSON.parse(line) as Record<string, unknown>).filter(line => '_aws' in line)
  expect(metrics.some(line => line['Commands'] === 1)).toBe(true)
  expect(metrics.some(line => line['Unauthenticated'] === 1)).toBe(true)
  expect(metrics.some(line => line['Limited'] === 1)).toBe(true)
})
