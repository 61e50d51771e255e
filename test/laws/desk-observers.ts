import { eventPartition, leaguePartition } from '../../functions/desk/desk-items.ts'
import type { Posting } from '../../functions/hooks/posting.ts'
import { sweepHooks } from '../../functions/hooks/wake.ts'
import { createLog } from '../../functions/logging/log.ts'
import type { DeskItem } from '../../functions/store/desk-port.ts'
import type { DeskPlace } from '../../functions/store/port.ts'
import type { SeatIndex } from '../../shared/rules/index.ts'
import { keyScopes } from '../../shared/api/routes.ts'
import { LEAGUE } from '../desk/ended-games.ts'
import type { House } from '../notify/house.ts'
import { json, openWorld, type Caller, type Reply } from '../http/world.ts'

/**
 * The desk as an observer: an event whose one table is the game that is looked at, and all that the desk says of it, to
 * a player of it, to who holds it, to a receiver of its webhooks and to anybody.
 */
interface Template {
  event: string
  game: string
  table: string
  place: DeskPlace
  items: DeskItem[]
}

const HAL = 'hal'
const NAME = 'camarilla'
const SETTINGS = {
  name: 'Autumn',
  startsAt: '2027-03-10T12:00:00.000Z',
  rounds: 1,
  final: false,
  judges: [
    { player: HAL, name: 'Hal' },
    { player: 'ida', name: 'Ida' },
  ],
}
const DECKS = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue']

function done<T>(reply: Reply): T {
  if (reply.status >= 300) throw new Error(reply.text)
  return json<T>(reply)
}

const templates = new Map<number, Promise<Template>>()
/** The event of a table of so many, as its league keeps it when the round is dealt: made once, and copied. */
export function templateFor(nameOf: (seat: SeatIndex) => string, seats: number): Promise<Template> {
  const known = templates.get(seats) ?? made(nameOf, seats)
  templates.set(seats, known)
  return known
}

async function made(nameOf: (seat: SeatIndex) => string, seats: number): Promise<Template> {
  const world = await openWorld({ seed: 'event' })
  const program = world.league(NAME, [...keyScopes])
  const { id: event } = done<{ id: string }>(await program.post('/events', SETTINGS))
  done(await program.post(`/events/${event}/state`, { to: 'registration' }))
  const entries: string[] = []
  for (let seat = 0; seat < seats; seat++) {
    const player = world.as(nameOf(seat))
    entries.push(done<{ player: string }>(await player.post(`/events/${event}/registration`, {})).player)
    done(await player.send('PUT', `/events/${event}/deck`, { body: { deck: DECKS[seat] } }))
  }
  done(await program.post(`/events/${event}/state`, { to: 'check-in-closed' }))
  done(await program.post(`/events/${event}/rounds`, { seating: [[entries]] }))
  const dealt = done<{ tables: { id: string; game: string }[] }>(
    await program.post(`/events/${event}/rounds/1/deal`, undefined),
  )
  const { id: table, game } = dealt.tables[0]!
  return {
    event,
    game,
    table,
    place: { league: LEAGUE, event, round: 1, table: 1 },
    items: [
      ...(await world.store.deskItems(eventPartition(event), { prefix: '' })).filter(
        ({ name }) => !/^(DONE|TELL)#/.test(name),
      ),
      ...(await world.store.deskItems(leaguePartition(LEAGUE), { prefix: 'EVENT#' })),
    ],
  }
}

export interface Desk {
  house: House
  template: Template
  program: Caller
  posts: (Posting & { at: string })[]
  /** What is due of webhooks is posted, and written down. */
  send: () => Promise<void>
}

export async function openDesk(house: House, template: Template): Promise<Desk> {
  const { store, service } = house.world
  for (const item of template.items) await store.saveDesk([{ put: { ...item, version: 1 } }])
  const program = house.world.league(NAME, [...keyScopes])
  const posts: Desk['posts'] = []
  const send = async (): Promise<void> => {
    await sweepHooks({
      ...service,
      // Its chance is its own: what it waits hangs on nothing that was drawn before.
      random: bytes => new Uint8Array(bytes),
      store,
      realTime: service.clock,
      post: async posting => {
        posts.push({ ...posting, at: service.clock() })
        return { status: 204, retryAfter: null, answer: '' }
      },
      log: createLog(() => undefined),
      timeLeft: () => 120_000,
    })
  }
  done(await program.post('/webhooks', { url: 'https://hooks.example.org/in' }))
  done(await program.post('/webhooks', { url: 'https://discord.com/api/webhooks/1/x', kind: 'discord' }))
  await send()
  return { house, template, program, posts, send }
}

/**
 * Who does not look asks judges in private and is answered in private, with words that differ between the two services;
 * in public, with the same words. None of what is different may show.
 */
export async function callInPrivate(
  { house, template }: Desk,
  asker: string,
  [one, other]: readonly [SeatIndex, SeatIndex],
  secret: string,
): Promise<void> {
  const { game } = template
  const { id } = done<{ id: string }>(
    await house.world.as(asker).post(`/games/${game}/tickets`, { question: `Is it ${secret}?` }, 'in-private'),
  )
  const on = (player: string, what: string, body: object): Promise<Reply> =>
    house.world.as(player).post(`/games/${game}/tickets/${id}/${what}`, body, `${what}-${Object.keys(body).length}`)
  done(await on(HAL, 'notes', { text: `They hold ${secret}.`, private: true }))
  done(await on('ida', 'close', { answer: `It is ${secret}.`, to: [one, other], reason: `Because of ${secret}` }))
}

/** The same words of the same seat, whatever it has sealed and taken back. */
export async function callInPublic({ house, template }: Desk, asker: string, key: string): Promise<void> {
  const { game } = template
  const call = { question: 'May they?', visibility: 'public' }
  const reply = await house.world.as(asker).post(`/games/${game}/tickets`, call, key)
  // So many calls may wait, and no more: then it is refused to both.
  if (reply.status !== 201 && reply.status !== 409) throw new Error(reply.text)
}

const bare = ({ status, headers, text }: Reply): string =>
  JSON.stringify([
    status,
    [...headers].filter(([name]) => name !== 'trace-id'),
    text.replaceAll(/"traceId":"\w+"/g, ''),
  ])

/** A ruling as a player of the table would try it out, who may not; a judge is shown how it changes every view. */
async function triedBy({ house, template: { game } }: Desk, player: string): Promise<Reply> {
  const { state, players } = (await house.world.store.loadGame(game))!
  const seat = state.seats.findIndex(({ ousted }, at) => !ousted && players[at]!.player !== player)
  const tried = { ruling: { kind: 'remove', seat }, reason: 'To see', expectedVersion: state.views.at(-1) }
  return house.world.as(player).post(`/games/${game}/rulings?dry=1`, tried, 'tried')
}

/** All that the desk says: to a player, to who holds the event, to a receiver, to anybody. */
export async function observeDesk(desk: Desk, player: string): Promise<Record<string, string>> {
  const { house, template, program, posts } = desk
  const { event, game } = template
  await desk.send()
  const seen: Record<string, string> = {}
  const own = house.world.as(player)
  for (const path of [
    `/games/${game}/tickets`,
    `/events/${event}/tickets`,
    `/games/${game}/judge-view?reason=To%20see`,
    `/events/${event}/penalties`,
    `/events/${event}`,
    `/events/${event}/players`,
  ])
    seen[`${path} to a player`] = bare(await own.get(path))
  seen['a ruling tried by a player'] = bare(await triedBy(desk, player))
  for (const path of [
    `/embed/e/${event}?show=tables`,
    `/embed/e/${event}`,
    `/events/${event}/standings`,
    `/events/${event}/rounds`,
  ])
    seen[`${path} to anybody`] = bare(await house.world.anonymous.get(path))
  for (const as of ['json', 'results', 'standings', 'archon', 'ics'])
    seen[`export ${as}`] = bare(await program.get(`/events/${event}/export?as=${as}`))
  seen['feed to its league'] = bare(await program.get('/feed?since=0'))
  seen['webhooks'] = JSON.stringify(posts)
  return seen
}
