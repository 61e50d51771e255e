import { expect, it } from 'vitest'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { Store } from '../../functions/store/port.ts'
import { asked, defaultOf, type WireReply } from './wire-prompts.ts'
import { json, openWorld, problemIn, startedGame } from './world.ts'

/** A store on which the next writes fare as the test says. */
function troubled(): { store: Store; next: ('conflict' | 'fails' | 'lost')[]; tries: number } {
  const store = openMemoryStore()
  const trouble: ReturnType<typeof troubled> = {
    next: [],
    tries: 0,
    store: {
      ...store,
      saveGame: async (game, event) => {
        trouble.tries++
        const fate = trouble.next.shift()
        if (fate === 'conflict') return 'conflict'
        if (fate === 'fails') throw new Error("the database is away, and this text is nobody's business")
        const saved = await store.saveGame(game, event)
        if (fate === 'lost') throw new Error('written, but nobody heard')
        return saved
      },
    },
  }
  return trouble
}

it('a write that others beat is made again from what is stored then, at most five times', async () => {
  const trouble = troubled()
  const world = await openWorld({ store: trouble.store })
  const { game } = await startedGame(world)
  const { caller, prompt } = await asked(world, game)
  const path = `/games/${game}/commands`

  trouble.next.push(...Array<'conflict'>(6).fill('conflict'))
  const refused = await caller.post(path, defaultOf(prompt), 'k')
  expect(problemIn(refused)).toMatchObject({ status: 503, code: 'contention', safeToRetry: true, recorded: false })
  expect([refused.headers.get('retry-after'), trouble.tries]).toEqual(['1', 6])

  trouble.next.push(...Array<'conflict'>(5).fill('conflict'))
  expect((await caller.post(path, defaultOf(prompt), 'k')).status).toBe(200)
  expect((await world.store.loadGame(game))!.state.version).toBe(2)
})

it('a fault is a problem without a word of its cause, and the same key may be sent again', async () => {
  const trouble = troubled()
  const world = await openWorld({ store: trouble.store })
  const { game } = await startedGame(world)
  const { caller, prompt } = await asked(world, game)
  const path = `/games/${game}/commands`

  trouble.next.push('fails')
  const failed = await caller.post(path, defaultOf(prompt), 'k')
  expect(problemIn(failed)).toMatchObject({ status: 500, code: 'internal', safeToRetry: true, recorded: null })
  expect(failed.text).not.toContain('database')
  expect((await world.store.loadGame(game))!.state.version).toBe(1)

  trouble.next.push('lost')
  expect((await caller.post(path, defaultOf(prompt), 'k')).status).toBe(500)
  const heard = await caller.post(path, defaultOf(prompt), 'k')
  expect([heard.status, heard.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  expect(json<WireReply>(heard).commandId).toBe('k')
  expect((await world.store.loadGame(game))!.state.version).toBe(2)
})
