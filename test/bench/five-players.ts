import { setTimeout as delay } from 'node:timers/promises'
import { choose } from '../support/choose.ts'
import { ApiProblem, createClient, type Client } from '../../shared/api/client.ts'
import type { Prompt } from '../../shared/api/prompts.ts'

const DECKS = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'] as const

export interface Player {
  name: string
  token: string
  client: Client
}

/** Five players that play game after game, one command after the other. */
export interface Playing {
  players: Player[]
  game(): string
  /** Sends one command; how long its answer took, in milliseconds. */
  command(): Promise<number>
}

export async function playFive(url: string, seed: number): Promise<Playing> {
  const players = await Promise.all(DECKS.map((_, i) => signIn(url, `player-${i + 1}`)))
  let tables = 0
  let game = await deal(players, ++tables)
  let open: { player: Player; prompt: Prompt } | null = null

  const question = async (): Promise<{ player: Player; prompt: Prompt }> => {
    for (;;) {
      for (const player of players) {
        const { body } = await player.client.call('prompt', { params: { game } })
        if (body) return { player, prompt: body }
      }
      if (!(await isOver(players[0]!, game))) throw new Error(`Nobody is asked anything in ${game}`)
      game = await deal(players, ++tables)
    }
  }

  const command = async (): Promise<number> => {
    const { player, prompt } = open ?? (await question())
    const { default: suggested } = prompt
    const byDefault = { optionId: suggested.optionId, ...(suggested.args && { args: suggested.args }) }
    const body = { promptId: prompt.id, ...choose(prompt, seed) }
    const params = { game: prompt.game }
    const began = performance.now()
    try {
      const answered = await player.client.call('command', { params, body })
      const took = performance.now() - began
      open = answered.body?.prompt ? { player, prompt: answered.body.prompt } : null
      return took
    } catch (failure) {
      if (!(failure instanceof ApiProblem) || failure.problem.status !== 422) throw failure
      // What a chooser without rules makes of the slots may be refused; a refusal writes nothing and is no measurement.
      const answered = await player.client.call('command', { params, body: { promptId: prompt.id, ...byDefault } })
      open = answered.body?.prompt ? { player, prompt: answered.body.prompt } : null
      return command()
    }
  }
  return { players, game: () => game, command }
}

async function signIn(url: string, name: string): Promise<Player> {
  const response = await fetch(`${url}/dev/token`, { method: 'POST', body: JSON.stringify({ name }) })
  const { token } = (await response.json()) as { token: string }
  return {
    name,
    token,
    client: createClient({ url, token: () => token, fetch, newKey: () => crypto.randomUUID(), wait: ms => delay(ms) }),
  }
}

async function deal(players: Player[], table: number): Promise<string> {
  const host = players[0]!.client
  const { body: made } = await host.call('createTable', { body: { name: `Table ${table}` } })
  const params = { table: made!.id }
  for (const [i, { client }] of players.entries())
    await client.call('takeSeat', { params, body: { deck: DECKS[(i + table) % DECKS.length]! } })
  const { body: started } = await host.call('startTable', { params })
  return started!.game!
}

async function isOver({ client }: Player, game: string): Promise<boolean> {
  try {
    return (await client.call('result', { params: { game } })).status === 200
  } catch (failure) {
    if (failure instanceof ApiProblem && failure.problem.status === 404) return false
    throw failure
  }
}
