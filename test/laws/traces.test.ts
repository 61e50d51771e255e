import { describe, expect, it } from 'vitest'
import type { Store } from '../../functions/store/port.ts'
import { checkTraces, positionsIn, USUAL } from './traces.ts'

const FIRST = Number(process.env['PRAXIS_SEED'] ?? 1)
const seeds = (n: number): number[] => Array.from({ length: n }, (_, i) => FIRST + i)
const LONG = 600_000

describe('what a seat may not know', () => {
  it(
    'changes nothing of what the service answers it, rings, pushes or mails, nor when, nor of what the desk tells or is said',
    async () => {
      const { pairs, steps, secrets, sayings, leaks } = await checkTraces(positionsIn(seeds(3), 30))
      process.stdout.write(
        `traces: ${pairs} pairs of services, ${steps} steps, ${secrets} answers sealed in one alone, ${sayings} sayings, ${leaks.length} differences\n`,
      )
      expect(leaks).toEqual([])
      expect(pairs).toBeGreaterThan(50)
      expect(secrets).toBeGreaterThan(40)
      expect(sayings).toBeGreaterThan(50)
    },
    LONG,
  )
})

/** The law would be worth nothing if it did not find them. */
describe('a leak is found where', () => {
  const leaking =
    (change: (event: NonNullable<Awaited<ReturnType<Store['event']>>>, store: Store) => Promise<object> | object) =>
    (store: Store): Store => ({
      ...store,
      event: async (gameId, version) => {
        const event = await store.event(gameId, version)
        return event && { ...event, ...(await change(event, store)) }
      },
    })
  const everybody = async (gameId: string, store: Store): Promise<string[]> =>
    (await store.loadGame(gameId))!.players.map(({ player }) => player)

  it.each<[string, (store: Store) => Store]>([
    [
      'a sealed answer rings everybody',
      leaking(async ({ gameId }, store) => ({ concerns: await everybody(gameId, store) })),
    ],
    ['doorbells tell the store’s own version', leaking(({ version, views }) => ({ views: views.map(() => version) }))],
    [
      'a sealed answer is pushed about as if the game had moved',
      store => ({
        ...leaking(async ({ gameId }, inner) => ({ concerns: await everybody(gameId, inner) }))(store),
        plan: outgoing => store.plan({ ...outgoing, id: `${outgoing.id}#${outgoing.at}` }),
      }),
    ],
    [
      'what is said wakes who never wished it',
      store => ({
        ...store,
        reach: async (player, now) => {
          const { wishes, ...reach } = await store.reach(player, now)
          const talk = { push: true, mail: false }
          return wishes ? { ...reach, wishes: { ...wishes, channels: { ...wishes.channels, talk } } } : reach
        },
      }),
    ],
    [
      'a digest counts the messages of all',
      store => ({
        ...store,
        gamesOf: async player => {
          const [game] = await store.gamesOf(player)
          const told = game === undefined ? 0 : (await store.events(game, { after: 0, limit: 1000 })).length
          // An answer sealed and taken back is two of them.
          return told % 4 < 2 ? store.gamesOf(player) : []
        },
      }),
    ],
  ])(
    '%s',
    async (_, wrap) => {
      const { leaks } = await checkTraces(positionsIn(seeds(12)), { ...USUAL, first: true, wrap })
      expect(leaks).toHaveLength(1)
    },
    LONG,
  )
})
