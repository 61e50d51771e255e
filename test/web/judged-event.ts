import { connect } from '../../functions/local/contract.ts'
import type { Client } from '../../shared/api/client.ts'
import { someone, type Pages } from './browser.ts'

/** An event whose first round is dealt, with two judges; the second of them plays at the other table. */
export interface JudgedEvent {
  event: string
  name: string
  organiser: { name: string; client: Client }
  /** The head judge, who sits nowhere, and one who sits at the second table. */
  judges: { name: string; client: Client }[]
  /** Who sits at which table, in their order, with the game. */
  tables: { game: string; seats: string[]; clients: Client[] }[]
}

/** Two tables of four. */
const PLAYERS = 8

export async function judgedEvent(pages: Pages, name = 'Rhine Autumn Cup'): Promise<JudgedEvent> {
  const person = async (called: string): Promise<{ name: string; player: string; client: Client }> => {
    const own = someone(called),
      client = connect(pages.url, await pages.token(own))
    const { body } = await client.call('me', {})
    return { name: own, player: body!.player, client }
  }
  const viola = await person('Viola'),
    rosa = await person('Rosa'),
    tilo = await person('Tilo')
  const { body: event } = await viola.client.call('createEvent', {
    body: {
      name,
      startsAt: '2027-03-10T12:00:00.000Z',
      rounds: 2,
      final: false,
      multiJudge: true,
      clock: { policy: 'standard', nights: false },
      judges: [rosa, tilo].map(({ player, name: called }) => ({ player, name: called })),
    },
  })
  const params = { event: event!.id }
  await viola.client.call('moveEvent', { params, body: { to: 'registration' } })
  const people = [tilo]
  for (let n = 1; n < PLAYERS; n++) people.push(await person(`Player${n}`))
  for (const { client } of people) {
    await client.call('register', { params, body: {} })
    await client.call('sealEventDeck', { params, body: { deck: 'ventrue' } })
  }
  await viola.client.call('moveEvent', { params, body: { to: 'check-in-closed' } })
  await viola.client.call('seatRound', { params, body: {} })
  const { body: round } = await viola.client.call('dealRound', { params: { ...params, round: 1 } })
  const tables = round!.tables.map(({ game, seats }) => ({
    game: game!,
    seats: seats.map(seat => seat.name),
    clients: seats.map(seat => people.find(one => one.name === seat.name)!.client),
  }))
  // The table of the second judge comes last.
  tables.sort((a, b) => Number(a.seats.includes(tilo.name)) - Number(b.seats.includes(tilo.name)))
  return {
    event: event!.id,
    name,
    organiser: viola,
    judges: [rosa, tilo],
    tables,
  }
}

/** Everybody at a table answers by default until so much has been published. */
export async function playTo({ game, clients }: JudgedEvent['tables'][number], ply: number): Promise<number> {
  const params = { game }
  for (let n = 0; n < 400; n++) {
    const { body: now } = await clients[0]!.call('game', { params, query: { view: 'spectator' } })
    if (now!.version >= ply) return now!.version
    for (const client of clients) {
      const { body: prompt } = await client.call('prompt', { params })
      if (prompt) await client.call('command', { params, body: { promptId: prompt.id, ...prompt.default } })
    }
  }
  throw new Error('The table did not come so far')
}
