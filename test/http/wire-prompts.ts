import { json, PLAYERS, type Caller, type World } from './world.ts'

export interface WireSlot {
  name: string
  default: unknown
}
export interface WireOption {
  id: string
  kind: string
  slots?: WireSlot[]
}
export interface WirePrompt {
  id: string
  seat: number
  options: WireOption[]
  default: { optionId: string; args?: Record<string, unknown> }
  deadline: string | null
  unavailable?: unknown[]
}
export interface WireReply {
  commandId: string
  version: number
  events: { key: string; text: string }[]
  prompt: WirePrompt | null
}
export interface WireGame {
  version: number
  view: { version: number; waitingFor: number[]; seats: { hand: { cards: unknown[] | null } }[]; result: unknown }
}

export interface Asked {
  player: string
  caller: Caller
  prompt: WirePrompt
}

/** The first player who owes an answer, and the question. */
export async function asked(world: World, game: string, players: readonly string[] = PLAYERS): Promise<Asked> {
  for (const player of players) {
    const reply = await world.as(player).get(`/games/${game}/prompt`)
    if (reply.status === 200) return { player, caller: world.as(player), prompt: json<WirePrompt>(reply) }
  }
  throw new Error(`Nobody is asked in ${game}`)
}

export const defaultOf = (prompt: WirePrompt): Record<string, unknown> => ({ promptId: prompt.id, ...prompt.default })

/** Takes an option with its slots as suggested. */
export const take = (prompt: WirePrompt, option: WireOption): Record<string, unknown> => ({
  promptId: prompt.id,
  optionId: option.id,
  ...(option.slots && { args: Object.fromEntries(option.slots.map(slot => [slot.name, slot.default])) }),
})

/** What is stored and what everybody sees, to the byte. */
export async function everything(world: World, game: string, players: readonly string[] = PLAYERS): Promise<string[]> {
  const stored = await world.store.loadGame(game)
  const events = await world.store.events(game, { after: 0, limit: 1000 })
  const paths = [`/games/${game}`, `/games/${game}/prompt?explain=1`, `/games/${game}/log`, '/me', '/me/inbox']
  const seen = await Promise.all([
    ...players.flatMap(player => paths.map(path => world.as(player).get(path))),
    world.as('zed').get(`/games/${game}?view=spectator`),
  ])
  return [
    JSON.stringify(stored),
    JSON.stringify(events),
    ...seen.map(reply => `${reply.status} ${reply.headers.get('etag')} ${reply.text}`),
  ]
}
