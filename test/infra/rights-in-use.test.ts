import { afterAll, expect, it } from 'vitest'
import { handleRefusals, tagOf } from '../../functions/notify/refusals.ts'
import { FUNCTIONS } from '../../infra/root.ts'
import { eventPartition, made } from '../../functions/desk/desk-items.ts'
import { SIGN_PREFIX } from '../../functions/desk/report.ts'
import { operationIds } from '../../shared/api/routes.ts'
import { byTime, feedOf, PLACE, toldGame } from '../desk/ended-games.ts'
import { callEveryRoute } from '../http/every-route.ts'
import { defaultOf, type WirePrompt } from '../http/wire-prompts.ts'
import { json, PLAYERS, startedGame, type World } from '../http/world.ts'
import { startDatabase } from '../store/databases.ts'
import { quietNotifier } from '../support/notifier.ts'
import { openCloud, type Deployed } from './cloud.ts'
import { PUSH_KEYS } from '../support/push-keys.ts'
import { synthesise } from './sample.ts'

/**
 * Each call to the table is judged by the policies of the template: its action, its table or index, and the partitions
 * it touches. What is refused never reaches the database, and fails here as it would in the cloud.
 */
const database = await startDatabase(['dynoxide', 'dynamodb-local'])
afterAll(() => database?.clean())

it('needs a database of this machine', () => {
  if (process.platform === 'linux' && process.arch === 'x64') expect(database).toBeDefined()
})

/** Everything that leads from a game to its players: devices, mails, sockets that ring, and those that watch. */
async function tellEverybody(deployed: Deployed): Promise<void> {
  const { world, connect, disconnect, stream, sweeps, storeOf } = deployed
  for (const player of PLAYERS) await reachable(world, player)
  const ticket = async (player: string, watch = ''): Promise<string> =>
    json<{ ticket: string }>(await world.as(player).send('POST', `/me/socket-tickets${watch}`)).ticket
  expect(await connect('early', await ticket('ann'))).toBe(200)
  await disconnect('early')
  const { game } = await startedGame(world)
  for (const player of PLAYERS) expect(await connect(`of-${player}`, await ticket(player))).toBe(200)
  expect(await connect('watcher', await ticket('zed', `?watch=${game}`))).toBe(200)
  expect(await stream()).toBe(0)
  // Limits pass, defaults are given, reminders and digests go out, and what the stream brings of it is handed on.
  for (let day = 0; day < 5; day++) {
    world.pass(24)
    await sweeps()
    expect(await stream()).toBe(0)
  }
  const bounced = {
    eventType: 'Bounce',
    bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'ann@example.org' }] },
    mail: { tags: { player: [tagOf('ann')] } },
  }
  await handleRefusals(quietNotifier(storeOf('notify'), { clock: world.service.clock }), [
    { EventSource: 'aws:sns', Sns: { Message: JSON.stringify(bounced) } },
  ])
  expect(json(await world.as('ann').get('/me/preferences'))).toMatchObject({ mail: null })
}

/** Games of a league: one that is watched at once, one later, and one whose result could not be signed at first. */
async function reportToLeague({ world, stream, sweeps, storeOf }: Deployed): Promise<void> {
  const { service } = world
  const setUp = { store: storeOf('http'), clock: service.clock }
  const spectators = { delay: { minutes: 10 }, hands: 'never' } as const
  await byTime(await toldGame(setUp, { id: 'gam_seenatonce', place: { ...PLACE, table: 1 } }))
  await byTime(await toldGame(setUp, { id: 'gam_seenlater', place: { ...PLACE, table: 2 }, spectators }))
  const due = { due: { bucket: 'desk' as const, at: service.clock() } }
  const key = { partition: eventPartition(PLACE.event!), name: `${SIGN_PREFIX}gam_seenatonce` }
  await storeOf('http').saveDesk([made(key, { game: 'gam_seenatonce' }, due)])
  expect(await stream()).toBe(0)
  const signed = async (): Promise<number> =>
    (await feedOf(storeOf('http'))).filter(({ type }) => type === 'result.signed').length
  expect(await signed()).toBe(1)
  world.pass(1)
  await sweeps()
  expect(await signed()).toBe(2)
  expect(await storeOf('desk').dueOfDesk('desk', '9999', 10)).toEqual([])
}

/** *Play now against four bots*: they answer in the functions that the stream calls, on the table of the template. */
async function playWithBots({ world, stream, storeOf }: Deployed): Promise<void> {
  const ann = world.as('ann')
  const table = json<{ id: string }>(await ann.post('/tables', { name: 'Bots', access: 'private' })).id
  for (const seat of [{}, { bot: 'Ada' }, { bot: 'Blaise' }, { bot: 'Cosima' }, { bot: 'Dante' }])
    expect((await ann.post(`/tables/${table}/seats`, { ...seat, deck: 'ventrue' })).status).toBe(201)
  const { game } = json<{ game: string }>(await ann.post(`/tables/${table}/start`, undefined))
  // It has started, so it is no open table of hers any more.
  expect(json(await ann.get('/me/tables'))).toMatchObject({ tables: [] })
  for (let n = 0; n < 20; n++) {
    for (let calls = 0; calls < 20 && (await ann.get(`/games/${game}/prompt`)).status !== 200; calls++)
      expect(await stream()).toBe(0)
    const prompt = await ann.get(`/games/${game}/prompt`)
    expect(prompt.status, prompt.text).toBe(200)
    expect((await ann.post(`/games/${game}/commands`, defaultOf(json<WirePrompt>(prompt)))).status).toBe(200)
  }
  const events = await storeOf('http').events(game, { after: 0, limit: 1000 })
  const seats = new Set(events.flatMap(({ command }) => (command.by.startsWith('bot-') ? [command.seat] : [])))
  expect(seats).toEqual(new Set([1, 2, 3, 4]))
}

async function reachable(world: World, player: string): Promise<void> {
  const caller = world.as(player)
  await caller.post('/me/push-subscriptions', {
    device: 'phone',
    endpoint: `https://fcm.googleapis.com/fcm/send/${player}`,
    keys: PUSH_KEYS,
  })
  const { pendingMail: _, refusedMail: __, ...wishes } = json(await caller.get('/me/preferences'))
  const channels = Object.fromEntries(
    Object.keys(wishes['channels'] as object).map(kind => [kind, { push: true, mail: true }]),
  )
  const set = await caller.send('PUT', '/me/preferences', {
    body: { ...wishes, channels, mail: `${player}@example.org`, quietHours: null },
  })
  expect(set.status, set.text).toBe(200)
  const { pending } = (await world.store.reach(player, world.service.clock())).wishes!
  const verified = await caller.post('/me/mail-verification', { code: pending!.code })
  expect(verified.status, verified.text).toBeLessThan(300)
}

/** It takes half a minute, and some on a machine that does other things as well. */
const patience = { timeout: 600_000 }

if (database)
  it(
    'every route is answered, every event told and every deadline given by the rights of the template',
    patience,
    async () => {
      const cloud = openCloud(synthesise(), database)
      const opened: Deployed[] = []
      const called = await callEveryRoute(async () => {
        const deployed = await cloud.deploy()
        opened.push(deployed)
        return deployed.world
      })
      expect(operationIds.filter(id => !(id in called))).toEqual([])
      await tellEverybody(await cloud.deploy())
      await playWithBots(await cloud.deploy())
      await reportToLeague(await cloud.deploy())
      for (const { stream, sweeps, world } of opened) {
        expect(await stream()).toBe(0)
        world.pass(100)
        await sweeps()
        expect(await stream()).toBe(0)
      }
      expect(cloud.refused()).toEqual([])
      const unused = cloud.unused()
      for (const name of FUNCTIONS)
        for (const right of unused[name]!) process.stdout.write(`granted to ${name} and never used: ${right}\n`)
      expect(unused).toEqual({
        http: [],
        desk: [],
        people: [],
        notify: [],
        deadline: [],
        bots: [],
        socket: [],
        hooks: [],
      })
    },
  )
