import { dealt, ended, enter, good, held, move, seat, type Entry, type Round } from '../../desk/events/held.ts'
import type { Scene } from '../every-route.ts'
import { json } from '../world.ts'

const OLGA = 'olga'

/** An event from its announcement to the first placement of its final, with a decision of each kind in it. */
export async function events({ ask, world }: Scene): Promise<void> {
  const { id: event } = json<{ id: string }>(
    await ask(OLGA, 'createEvent', {
      body: {
        name: 'Autumn League',
        startsAt: '2027-03-10T18:00:00.000Z',
        rounds: 1,
        roundHours: 240,
        finalHours: 336,
        clock: { policy: 'standard' },
        judges: [{ player: 'hal', name: 'Hal' }],
      },
    }),
  )
  const params = { event }
  const etag = (await ask(OLGA, 'event', { params })).headers.get('etag')!
  await ask(OLGA, 'changeEvent', { params, body: { name: 'Autumn' }, headers: { 'if-match': etag } })
  await ask(OLGA, 'moveEvent', { params, body: { to: 'registration' } })
  await ask(null, 'listEvents', { query: { state: 'registration' } })
  const { places } = json<{ places: { claim: string }[] }>(
    await ask(OLGA, 'addPlayers', { params, body: { players: [{ name: 'Ann', veknId: '3190001' }] } }),
  )
  await ask('ann', 'takePlace', { params, body: { claim: places[0]!.claim } })
  await ask('ben', 'register', { params, body: { veknId: '3190002' } })
  for (const player of ['ann', 'ben']) await ask(player, 'sealEventDeck', { params, body: { deck: 'tremere' } })
  await ask('ann', 'eventDeck', { params })
  const entries = await enter(world, event, ['cal', 'dee', 'eve', 'fay'])
  const fay = entries.get('fay')!
  await ask('fay', 'dropPlayer', { params: { ...params, player: fay } })
  await ask(null, 'players', { params })
  await ask('ann', 'myEvents')
  await move(world, event, 'check-in-closed')
  await ask(OLGA, 'seatRound', { params, body: {} })
  const round = { ...params, round: '1' }
  await ask(OLGA, 'reseatTable', { params: round, body: { table: 1 } })
  await ask(OLGA, 'withdrawRound', { params: round })
  await seat(world, event)
  const { tables } = json<Round>(await ask(OLGA, 'dealRound', { params: round }))
  await ended(world, tables[0]!.game!, [2, 1, 1, 1, 0])
  await ask(OLGA, 'closeRound', { params: round })
  await ask(null, 'rounds', { params })
  await ask(null, 'eventStandings', { params })
  await ask(null, 'embedEvent', { params, query: { show: 'standings', lang: 'fr' } })
  await ask(null, 'oembed', { query: { url: `https://praxis.example/e/${event}`, maxwidth: '400' } })
  await ask(OLGA, 'exportEvent', { params, query: { as: 'standings' } })
  const final = json<{ finalists: { player: string }[] }>(await ask(OLGA, 'openFinal', { params }))
  const { players } = good<{ players: Entry[] }>(await world.as(OLGA).get(`/events/${event}/players`))
  const lowest = players.find(({ player }) => player === final.finalists[4]!.player)!
  await ask(lowest.name.toLowerCase(), 'placeInFinal', { params, body: { end: 'right' } })
  await ask(null, 'final', { params })
  await season({ ask, world })
}

/** A league's program holds an event of its season, by a key. */
async function season({ ask, world }: Scene): Promise<void> {
  const north = world.league('north', ['events:write', 'games:read'])
  const settings = { name: 'North 1', startsAt: '2027-03-10T18:00:00.000Z', rounds: 1, season: '2027', final: false }
  const { id } = good<{ id: string }>(await north.post('/events', settings))
  good(await north.post(`/events/${id}/state`, { to: 'registration' }))
  await ask(null, 'league', { params: { league: 'north' }, query: { season: '2027' } })
  await ask(null, 'seasonStandings', { params: { league: 'north', season: '2027' } })
}

export interface EventsThere {
  event: string
  player: string
  round: string
  league: string
  season: string
}
/** An event that ann and the others of the scene play in and that olga holds: its first round is dealt. */
export async function eventsThere(world: Scene['world'], players: readonly string[]): Promise<EventsThere> {
  const event = await held(world)
  const entries = await enter(world, event, players)
  const { round } = await seat(world, event)
  await dealt(world, event, round)
  return { event, player: entries.get('dee')!, round: '1', league: 'north', season: '2027' }
}
