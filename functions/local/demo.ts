import { ApiProblem, type Client } from '../../shared/api/client.ts'

/** Who is at the demo table: a person and four bots. */
export const YOU = 'you'
const BOTS = [
  { bot: 'Ada', deck: 'malkavian' },
  { bot: 'Blaise', deck: 'nosferatu' },
  { bot: 'Cosima', deck: 'toreador' },
  { bot: 'Dante', deck: 'tremere' },
] as const
const MOST_DEMOS = 100

/**
 * Deals a game with four bots, so that there is something to play at once; its id. The keys of the commands are fixed,
 * so
 * the same game is found again after a restart, and a table that was being set up when the server was killed is
 * completed.
 * A finished demo is followed by another.
 */
export async function setUpDemo(client: Client): Promise<string> {
  for (let n = 1; n <= MOST_DEMOS; n++) {
    const key = `demo-${n}`
    const { body: made } = await client.call('createTable', {
      body: { name: `Demo table ${n}`, cards: 'fifth-edition' },
      key,
    })
    if (!made) continue
    const params = { table: made.id }
    await client.call('takeSeat', { params, body: { deck: 'ventrue' }, key: `${key}-you` })
    for (const seat of BOTS) await client.call('takeSeat', { params, body: seat, key: `${key}-${seat.bot}` })
    const { body: started } = await client.call('startTable', { params, key: `${key}-start` })
    const game = started?.game
    if (game && !(await isOver(client, game))) return game
  }
  throw new Error('Too many demo games are over; start with --fresh')
}

async function isOver(client: Client, game: string): Promise<boolean> {
  try {
    return (await client.call('result', { params: { game } })).status === 200
  } catch (failure) {
    if (failure instanceof ApiProblem && failure.problem.status === 404) return false
    throw failure
  }
}
