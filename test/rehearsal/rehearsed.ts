import { tagOf } from '../../functions/notify/refusals.ts'
import { changed, read } from '../../functions/desk/desk-items.ts'
import { FUNCTIONS } from '../../infra/root.ts'
import { operationIds } from '../../shared/api/routes.ts'
import { testLeagueId } from '../../functions/games/player-ids.ts'
import { byTime, feedOf, PLACE, signedIn, toldGame } from '../desk/ended-games.ts'
import { callEveryRoute } from '../http/every-route.ts'
import { asked, defaultOf, type WirePrompt } from '../http/wire-prompts.ts'
import { json, PLAYERS, startedGame, type Reply } from '../http/world.ts'
import { PUSH_KEYS } from '../support/push-keys.ts'
import type { Cloud, Stage } from './stage.ts'

/** What is rehearsed: each part says what it expects, and throws where that does not come. */
export interface Rehearsed {
  /** Routes that nobody called with success. */
  uncalled: string[]
  /** Of the stream and of queues, what could not be delivered. */
  undelivered: number
}

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`The rehearsal expected ${what}`)
}
const good = (reply: Reply): Reply => {
  demand(reply.status < 300, `an answer, and got ${reply.status} ${reply.text}`)
  return reply
}

/** Everything but a whole game, which takes longer than all of this. */
export async function rehearse(cloud: Cloud, say: (line: string) => void = () => undefined): Promise<Rehearsed> {
  const rehearsed: Rehearsed = { uncalled: [], undelivered: 0 }
  let stage: Stage | undefined
  /** Whatever was begun is told, comes due, and is told. */
  const leave = async (): Promise<void> => {
    if (!stage) return
    rehearsed.undelivered += await stage.stream()
    stage.world.pass(100)
    await stage.sweeps()
    rehearsed.undelivered += await stage.stream()
  }
  const open = async (): Promise<Stage> => {
    await leave()
    stage = await cloud.open()
    return stage
  }
  say('every route')
  const called = await callEveryRoute(async () => (await open()).world)
  rehearsed.uncalled = operationIds.filter(id => !(id in called))
  say('devices, mails, sockets')
  rehearsed.undelivered += await tellEverybody(await open())
  say('bots')
  await playWithBots(await open(), 'all-have-played')
  say('a league')
  rehearsed.undelivered += await reportToLeague(await open())
  say('a table that cannot be reached')
  await loseTheTable(await open())
  await leave()
  return rehearsed
}

/** Everything that leads from a game to its players: devices, mails, sockets that ring, and those that watch. */
async function tellEverybody(stage: Stage): Promise<number> {
  const { world, store, account, connect, disconnect, stream, sweeps, mailRefused } = stage
  for (const player of PLAYERS) await reachable(stage, player)
  // A program of ann's looks, which leaves the day of its key.
  const made = { name: 'Watch', scopes: ['games:read'] }
  const { key } = json<{ key: string }>(good(await world.as('ann').post('/me/keys', made)))
  good(await world.bearing(key).get('/me/inbox'))
  const ticket = async (player: string, watch = ''): Promise<string> =>
    json<{ ticket: string }>(good(await world.as(player).send('POST', `/me/socket-tickets${watch}`))).ticket
  demand((await connect('early', await ticket('ann'))) === 200, 'a socket to be let in by its ticket')
  demand((await connect('none', 'no ticket')) === 401, 'no socket to be let in without one')
  await disconnect('early')
  // The push service answers nothing but errors for half a day.
  for (const player of PLAYERS) account.failing.add(deviceOf(player))
  const { game } = await startedGame(world)
  let left = await stream()
  for (const minutes of [1, 2, 5, 15, 60, 180, 360]) {
    world.pass(minutes / 60 + 0.01)
    await sweeps()
  }
  const letters = [...account.queues].flatMap(([arn, held]) => (arn.includes('NotifyDeadLetters') ? held : []))
  demand(letters.length > 0, 'what was tried eight times to be put away')
  demand(!letters.some(({ body }) => /example|googleapis/.test(body)), 'nothing but whose it was to be told there')
  account.failing.clear()

  for (const player of PLAYERS) await connect(`of-${player}`, await ticket(player))
  demand((await connect('watcher', await ticket('zed', `?watch=${game}`))) === 200, 'a spectator to be let in')
  await answer()
  left += await stream()
  demand(account.rung.length > PLAYERS.length, 'bells of who plays and who watches')
  // Connections are lost, which nobody says, and a device is gone.
  account.connected.clear()
  account.gone.add(deviceOf('cal'))
  await answer()
  left += await stream()
  // Limits pass while nobody looks after them, and are moved; then defaults are given, reminders and digests go out.
  await answer()
  world.pass(100)
  left += await stream()
  await sweeps()
  for (let day = 0; day < 5; day++) {
    world.pass(24)
    await lookedAfter(stage)
    await sweeps()
    left += await stream()
  }
  const given = (await store.events(game, { after: 0, limit: 1000 })).filter(({ command }) => command.by === 'deadline')
  demand(
    given.some(({ command }) => command.answer !== null),
    'a default to be given',
  )
  demand(account.pushes.length > 0, 'pushes')
  demand(account.mails.length > 0, 'a digest')
  const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'ann@example.org' }] }
  await mailRefused({ eventType: 'Bounce', bounce, mail: { tags: { player: [tagOf('ann')] } } })
  const wishes = json<{ mail: string | null }>(await world.as('ann').get('/me/preferences'))
  demand(wishes.mail === null, 'an address that bounces to be taken out')
  return left

  async function answer(): Promise<void> {
    const { caller, prompt } = await asked(world, game)
    good(await caller.post(`/games/${game}/commands`, defaultOf(prompt)))
  }
}
/** As if limits had been looked after each minute until now. */
async function lookedAfter({ store, world }: Stage): Promise<void> {
  for (const keeper of ['deadlines', 'desk']) {
    const kept = await read<{ at: string; outages: unknown[] }>(store, 'SERVICE', `PULSE#${keeper}`)
    if (kept) await store.saveDesk([changed(kept, { ...kept.value, at: world.service.clock() })])
  }
}

const deviceOf = (player: string): string => `https://fcm.googleapis.com/fcm/send/${player}`

async function reachable({ world }: Stage, player: string): Promise<void> {
  const caller = world.as(player)
  good(await caller.post('/me/push-subscriptions', { device: 'phone', endpoint: deviceOf(player), keys: PUSH_KEYS }))
  const { pendingMail: _, refusedMail: __, ...wishes } = json(await caller.get('/me/preferences'))
  const channels = Object.fromEntries(
    Object.keys(wishes['channels'] as object).map(kind => [kind, { push: true, mail: true }]),
  )
  const body = { ...wishes, channels, mail: `${player}@example.org`, quietHours: null }
  good(await caller.send('PUT', '/me/preferences', { body }))
  const { pending } = (await world.store.reach(player, world.service.clock())).wishes!
  good(await caller.post('/me/mail-verification', { code: pending!.code }))
}

/**
 * *Play now against four bots*: they answer in the function that the stream calls, until all have, or to the end of the
 * game. How many answers ann gave.
 */
export async function playWithBots(
  { world, stream, store }: Stage,
  until: 'all-have-played' | 'it-ends',
): Promise<number> {
  const ann = world.as('ann')
  const table = json<{ id: string }>(good(await ann.post('/tables', { name: 'Bots', access: 'private' }))).id
  for (const seat of [{}, { bot: 'Ada' }, { bot: 'Blaise' }, { bot: 'Cosima' }, { bot: 'Dante' }])
    good(await ann.post(`/tables/${table}/seats`, { ...seat, deck: 'ventrue' }))
  const { game } = json<{ game: string }>(good(await ann.post(`/tables/${table}/start`, undefined)))
  const { tables } = json<{ tables: unknown[] }>(await ann.get('/me/tables'))
  demand(tables.length === 0, 'a table that has started to be open no more')
  const played = new Set<number | null>()
  let answers = 0
  for (let after = 0; until === 'it-ends' || played.size < 4; answers++) {
    const prompt = await question()
    const events = await store.events(game, { after, limit: 1000 })
    for (const { command } of events) if (command.by.startsWith('bot-')) played.add(command.seat)
    after = events.at(-1)?.version ?? after
    if (prompt === undefined) break
    good(await ann.post(`/games/${game}/commands`, defaultOf(prompt)))
  }
  demand(played.size === 4, `four bots to play, and ${played.size} did`)
  return answers

  /** The next question, or nothing where the game is over or ann is out of it. */
  async function question(): Promise<WirePrompt | undefined> {
    for (let calls = 0; calls < 20; calls++) {
      const prompt = await ann.get(`/games/${game}/prompt`)
      if (prompt.status === 200) return json<WirePrompt>(prompt)
      if ((await ann.get(`/games/${game}/result`)).status === 200) return undefined
      demand((await stream()) === 0, 'bots to answer')
    }
    throw new Error('Ann is asked nothing, and the game is not over')
  }
}

/** Games of a league: some that are watched at once, some later, and no key to sign their results with at first. */
async function reportToLeague({ world, account, stream, sweeps, store }: Stage): Promise<number> {
  const setUp = { store, clock: world.service.clock }
  const spectators = { delay: { minutes: 10 }, hands: 'never' } as const
  await byTime(await toldGame(setUp, { id: 'gam_seenatonce', place: { ...PLACE, table: 1 } }))
  await byTime(await toldGame(setUp, { id: 'gam_seenlater', place: { ...PLACE, table: 2 }, spectators }))
  // The same by a test key, which another key signs.
  const tried = { ...PLACE, league: testLeagueId('camarilla'), event: 'evt_tried', test: true as const }
  await byTime(await toldGame(setUp, { id: 'gam_triedatonce', place: tried }))
  await byTime(await toldGame(setUp, { id: 'gam_triedlater', place: { ...tried, table: 4 }, spectators }))
  // The keys do not answer for a while, and the desk asks them again.
  account.keysAway = true
  const left = await stream()
  account.keysAway = false
  const signed = async (): Promise<number> =>
    (await feedOf(store)).filter(({ type }) => type === 'result.signed').length
  demand((await signed()) === 0, 'no result to be signed without a key')
  world.pass(0.1)
  await sweeps()
  demand((await signed()) === 1, 'one result to be signed as soon as a key answers')
  world.pass(1)
  await sweeps()
  demand((await signed()) === 2, 'the other when it is due')
  demand((await signedIn(store, tried)).length === 2, 'those of a test key to be signed as well')
  demand((await store.dueOfDesk('desk', '9999', 10)).length === 0, 'nothing to be due any more')
  return left
}

/** For a while no function reaches the table: each says so, what was asked is not done, and then it goes on. */
async function loseTheTable({ world, account, stream, sweeps, connect }: Stage): Promise<void> {
  const ann = world.as('ann')
  await startedGame(world)
  for (const name of FUNCTIONS) account.cutOff.add(name)
  for (const path of ['/me/inbox', '/me/events', '/me/decks']) {
    const { status, headers, text } = await ann.get(path)
    demand(status >= 500, `${path} to fail without a table`)
    demand(headers.get('content-type') === 'application/problem+json', `a problem, and got ${text}`)
  }
  const letIn = await connect('lost', 'a ticket').catch(() => 500)
  demand(letIn >= 500, 'no socket to be let in without a table')
  await sweeps().catch(() => undefined)
  account.cutOff.clear()
  good(await ann.get('/me/inbox'))
  await sweeps()
  demand((await stream()) === 0, 'what waited in the stream to be told')
}
