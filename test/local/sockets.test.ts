import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { doorbellTo, awsCalls } from '../../functions/notify/aws.ts'
import { createLog } from '../../functions/logging/log.ts'
import { openSocketBridge, type SocketBridge } from '../../functions/local/socket-bridge.ts'
import { handleSocket } from '../../functions/socket/socket.ts'
import { json, openWorld, type World } from '../http/world.ts'

let bridge: SocketBridge | undefined
afterEach(() => bridge?.close())

async function opened(): Promise<{ world: World; bridge: SocketBridge; ring: ReturnType<typeof doorbellTo> }> {
  const world = await openWorld()
  bridge = await openSocketBridge({
    handler: event =>
      handleSocket({ store: world.store, clock: world.service.clock, log: createLog(() => undefined) }, event),
  })
  return { world, bridge, ring: doorbellTo(bridge.endpoint, awsCalls('us-east-1')) }
}
const ticketOf = async (world: World, player: string): Promise<string> =>
  json<{ ticket: string }>(await world.as(player).post('/me/socket-tickets', undefined, null)).ticket
const connect = (url: string): Promise<{ socket: WebSocket; next: () => Promise<string> }> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    const waiting: ((text: string) => void)[] = [],
      came: string[] = []
    socket.on('message', data => {
      const taker = waiting.shift()
      if (taker) taker(String(data))
      else came.push(String(data))
    })
    socket.on('open', () =>
      resolve({ socket, next: async () => came.shift() ?? new Promise(take => waiting.push(take)) }),
    )
    socket.on('unexpected-response', (_, response) => reject(new Error(`${response.statusCode}`)))
    socket.on('error', reject)
  })
const socketsOf = async (world: World, player: string) =>
  (await world.store.reach(player, world.service.clock())).sockets

test('lets in who has a ticket, once, and rings them', async () => {
  const {
    world,
    bridge: { url },
    ring,
  } = await opened()
  const ticket = await ticketOf(world, 'ann')
  const { socket, next } = await connect(`${url}/?ticket=${ticket}`)
  const { id } = (await socketsOf(world, 'ann'))[0]!
  expect(await ring(id, { game: 'gam_1', version: 7 })).toBe('sent')
  expect(JSON.parse(await next())).toEqual({ game: 'gam_1', version: 7 })
  socket.send('{"action":"ping"}')
  expect(JSON.parse(await next())).toEqual({ pong: true })
  await expect(connect(`${url}/?ticket=${ticket}`)).rejects.toThrow('401')

  socket.close()
  await expect.poll(() => socketsOf(world, 'ann')).toEqual([])
  expect(await ring(id, { game: 'gam_1', version: 8 })).toBe('gone')
})

test('keeps out who has none, one of long ago, or ten connections', async () => {
  const {
    world,
    bridge: { url },
  } = await opened()
  for (const query of ['', '?ticket=', '?ticket=made-up'])
    await expect(connect(`${url}/${query}`)).rejects.toThrow('401')
  const late = await ticketOf(world, 'ann')
  world.pass(0.02)
  await expect(connect(`${url}/?ticket=${late}`)).rejects.toThrow('401')
  for (let i = 0; i < 10; i++) await connect(`${url}/?ticket=${await ticketOf(world, 'ann')}`)
  await expect(connect(`${url}/?ticket=${await ticketOf(world, 'ann')}`)).rejects.toThrow('429')
  expect(await socketsOf(world, 'ann')).toHaveLength(10)
})

test('takes everybody off when it closes', async () => {
  const { world, bridge: open } = await opened()
  await connect(`${open.url}/?ticket=${await ticketOf(world, 'ann')}`)
  await open.close()
  expect(await socketsOf(world, 'ann')).toEqual([])
  await expect(connect(open.url)).rejects.toThrow()
})
