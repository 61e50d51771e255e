import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultOf, type WirePrompt } from './wire-prompts.ts'
import type { Store } from '../../functions/store/port.ts'

/**
 * A definition that cannot be had stops the games that have the card, and no other. Each service here is loaded as a
 * process starts: no card is there yet, and each game brings its own.
 */
const FILE = '../../shared/cards/library/reaction/bounce.ts'
afterEach(() => {
  vi.doUnmock(FILE)
  vi.resetModules()
})

async function started(store?: Store) {
  vi.resetModules()
  const { json, openWorld, problemIn } = await import('./world.ts')
  const { definitions } = await import('../../shared/cards/definitions.ts')
  const world = await openWorld(store ? { store } : {})
  return { me: world.as('ann'), store: world.store, definitions, json, problemIn }
}
type Started = Awaited<ReturnType<typeof started>>

const sandboxWith = ({ me }: Started, card: string) =>
  me.post('/sandbox', {
    position: {
      seats: [
        { hand: [{ card, as: 'C1' }], ready: [{ generic: { disciplines: ['DOM'] }, as: 'V1' }] },
        { ready: [{ generic: {}, as: 'B1' }] },
      ],
    },
  })

const throws = () => {
  throw new Error('a maker has thrown')
}
const malformed = () => ({ cards: [{ facts: { key: 'deflection' }, modes: 'none' }] })

describe('a start', () => {
  it('loads no card, and a game those that it has', async () => {
    const service = await started()
    expect(service.definitions.size).toBe(0)
    expect((await sandboxWith(service, 'deflection')).status).toBe(201)
    expect(service.definitions.has('deflection')).toBe(true)
  })
})

describe.each([
  ['does not load', throws],
  ['does not define it', malformed],
])('a card whose file %s', (_, broken) => {
  it('stops the games that have it with the name of both, and no other', async () => {
    const before = await started()
    const { game } = before.json<{ game: string }>(await sandboxWith(before, 'deflection'))
    const { game: other } = before.json<{ game: string }>(await sandboxWith(before, 'govern-the-unaligned'))

    vi.doMock(FILE, broken)
    const after = await started(before.store)
    const stopped = await after.me.get(`/games/${game}`)
    expect(after.problemIn(stopped)).toMatchObject({ code: 'card-unusable', status: 500, recorded: false })
    expect(after.problemIn(stopped).detail).toContain(
      `The game ${game} cannot be read. The card deflection cannot be used`,
    )
    expect((await after.me.get(`/games/${other}`)).status).toBe(200)
    const prompt = after.json<WirePrompt>(await after.me.get(`/games/${other}/prompt`))
    expect((await after.me.post(`/games/${other}/commands`, defaultOf(prompt))).status).toBe(200)

    const refusal = await sandboxWith(after, 'deflection')
    expect(after.problemIn(refusal)).toMatchObject({ code: 'card-unusable', status: 500 })
    expect((await sandboxWith(after, 'conditioning')).status).toBe(201)
    expect((await after.me.get('/cards/deflection')).status).toBe(200)
    expect((await after.me.get('/cards?limit=10&support=whole')).status).toBe(200)
  })
})
