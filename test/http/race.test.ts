import { afterAll, describe, expect, it } from 'vitest'
import { openMemoryStore } from '../../functions/store/memory.ts'
import { EMBEDDED_KINDS } from '../../functions/store/embedded.ts'
import { freshTable, startDatabase } from '../store/databases.ts'
import { asked, defaultOf, take, type WirePrompt, type WireReply } from './wire-prompts.ts'
import { json, openWorld, PLAYERS, problemIn, startedGame, type Reply, type World } from './world.ts'

const WRITERS = 64
const ROUNDS = 4

/** The embedded store as `npm start` has it; what this machine has no binary for falls back to memory, as there. */
const database = await startDatabase(EMBEDDED_KINDS)
afterAll(() => database?.clean())
const kind = database?.kind ?? 'memory'

/** Worlds over one store, as several instances of the function have it, that really wait between attempts. */
async function openWorlds(count: number): Promise<World[]> {
  const table = database && (await freshTable(database))
  const memory = openMemoryStore()
  return Promise.all(
    Array.from({ length: count }, async (_, n) =>
      openWorld({ store: table?.open() ?? memory, seed: `race ${n}`, wait: true }),
    ),
  )
}

it('runs on the embedded database where its binary is installed', () => {
  if (process.platform === 'linux' && process.arch === 'x64') expect(kind).not.toBe('memory')
})

describe(`on ${kind}`, () => {
  it(`${WRITERS} writers at once on one prompt: one is accepted, the others are shown the new prompt`, async () => {
    const worlds = await openWorlds(4)
    const { game } = await startedGame(worlds[0]!)
    let met = 0
    for (let round = 0; met < ROUNDS && round < 60; round++) {
      const { player, caller, prompt } = await asked(worlds[0]!, game)
      const body = take(prompt, prompt.options[round % prompt.options.length]!)
      const before = (await worlds[0]!.store.loadGame(game))!.state.version
      const alone = (await worlds[0]!.store.loadGame(game))!.state.frames.at(-1)!.kind !== 'window'
      // A sealed answer may be replaced until it is public, so there several writers of one seat may all be right, one
      // after another.
      if (!alone) {
        expect((await caller.post(`/games/${game}/commands`, body, `window ${round}`.replace(' ', '-'))).status).toBe(
          200,
        )
        continue
      }
      met++
      const replies = await Promise.all(
        Array.from({ length: WRITERS }, (_, n) =>
          worlds[n % worlds.length]!.as(player).post(`/games/${game}/commands`, body, `r${round}-w${n}`),
        ),
      )
      const accepted = replies.filter(reply => reply.status === 200)
      expect(accepted).toHaveLength(1)
      const reply = json<WireReply>(accepted[0]!)
      for (const lost of replies.filter(one => one.status !== 200)) {
        const problem = problemIn(lost)
        expect([problem.status, problem.code, problem.version]).toEqual([409, 'stale-prompt', reply.version])
        expect(problem.prompt).toEqual(reply.prompt)
      }
      const stored = (await worlds[0]!.store.loadGame(game))!
      expect(stored.state.version).toBe(before + 1)
      expect((await worlds[0]!.store.event(game, before + 1))!.command.id).toBe(
        `${PLAYERS.indexOf(player as (typeof PLAYERS)[number])}:${reply.commandId}`,
      )
    }
    expect(met).toBe(ROUNDS)
  })

  it('one command sent by many at once is one command, with one reply', async () => {
    const worlds = await openWorlds(4)
    const { game } = await startedGame(worlds[0]!)
    for (let round = 0; round < 5; round++) {
      const { player, prompt } = await asked(worlds[0]!, game)
      const before = (await worlds[0]!.store.loadGame(game))!.state.version
      const replies = await Promise.all(
        Array.from({ length: 16 }, (_, n) =>
          worlds[n % worlds.length]!.as(player).post(`/games/${game}/commands`, defaultOf(prompt), `one-${round}`),
        ),
      )
      expect(new Set(replies.map(reply => `${reply.status} ${reply.text}`)).size).toBe(1)
      expect(replies[0]!.status).toBe(200)
      expect((await worlds[0]!.store.loadGame(game))!.state.version).toBe(before + 1)
    }
  })

  it('every command sent three times with dropped replies has one effect and the same bytes', async () => {
    const worlds = await openWorlds(2)
    const { game } = await startedGame(worlds[0]!)
    const sent: { player: string; key: string; body: unknown; text: string }[] = []
    for (let move = 0; move < 40; move++) {
      const { player, prompt } = await asked(worlds[0]!, game)
      const body = take(prompt, prompt.options[move % prompt.options.length]!)
      const send = (n: number): Promise<Reply> =>
        worlds[n % 2]!.as(player).post(`/games/${game}/commands`, body, `move-${move}`)
      // The first reply is lost; the second attempt starts before it could have come; the third is made after all is
      // done.
      const dropped = [send(0), send(1)]
      const heard = [...(await Promise.all(dropped)), await send(0)]
      expect(new Set(heard.map(reply => `${reply.status} ${reply.text}`)).size).toBe(1)
      expect(heard[0]!.status).toBe(200)
      sent.push({ player, key: `move-${move}`, body, text: heard[0]!.text })
    }
    const { state } = (await worlds[0]!.store.loadGame(game))!
    expect(state.version).toBe(1 + sent.length)
    const events = await worlds[0]!.store.events(game, { after: 1, limit: 100 })
    expect(events.map(event => event.command.id.split(':')[1])).toEqual(sent.map(({ key }) => key))
    for (const { player, key, body, text } of sent)
      expect((await worlds[1]!.as(player).post(`/games/${game}/commands`, body, key)).text).toBe(text)
    expect((await worlds[0]!.store.loadGame(game))!.state).toEqual(state)
  })

  it('seats that answer the same window at the same moment all get in, each in a version of its own', async () => {
    const worlds = await openWorlds(5)
    const { game } = await startedGame(worlds[0]!)
    let together = 0
    for (let move = 0; together < 3 && move < 150; move++) {
      const prompts = await Promise.all(
        PLAYERS.map(async (player, n) => ({
          player,
          n,
          reply: await worlds[n]!.as(player).get(`/games/${game}/prompt`),
        })),
      )
      const open = prompts
        .filter(({ reply }) => reply.status === 200)
        .map(({ reply, ...rest }) => ({ ...rest, prompt: json<WirePrompt>(reply) }))
      const before = (await worlds[0]!.store.loadGame(game))!.state.version
      const act = (prompt: WirePrompt): unknown =>
        take(
          prompt,
          prompt.options.find(one => ['act', 'bring-out', 'invest', 'play'].includes(one.kind)) ?? prompt.options[0]!,
        )
      const replies = await Promise.all(
        open.map(({ player, n, prompt }) =>
          worlds[n]!.as(player).post(
            `/games/${game}/commands`,
            open.length > 1 ? defaultOf(prompt) : act(prompt),
            `${move}-${player}`,
          ),
        ),
      )
      if (open.length > 1) together++
      expect(replies.map(reply => reply.status)).toEqual(replies.map(() => 200))
      expect((await worlds[0]!.store.loadGame(game))!.state.version).toBe(before + open.length)
    }
    expect(together).toBe(3)
  })
})
