import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Name, Values } from './figures.ts'
import { playFive, type Player, type Playing } from './five-players.ts'
import type { Call, Served } from './served.ts'
import type { Sizes } from './sizes.ts'
import { spread } from './spread.ts'
import { measureWire } from './wire.ts'

type Measured = Extract<Name, `http.${string}`>
type Wire = Extract<Name, `wire.${string}`>

/** Commands one after the other, as an external client sees them: client and service are processes of their own. */
export async function measureHttp(
  dataDir: string,
  seed: number,
  sizes: Sizes,
): Promise<{ store: string; values: Values<Measured>; wire: Values<Wire> }> {
  const { url, store, calls, stop } = await serve(dataDir)
  try {
    const playing = await playFive(url, seed)
    for (let i = 0; i < sizes.warmCommands; i++) await playing.command()
    await calls()
    const commands: number[] = []
    for (let i = 0; i < sizes.commands; i++) commands.push(await playing.command())
    const inside = await calls()
    const polls = {
      game: await pollTimes(playing, 'game', sizes.polls),
      inbox: await pollTimes(playing, 'inbox', sizes.polls),
    }
    const wire = await measureWire(url, playing, Math.min(sizes.polls, sizes.commands))
    return { store, values: { ...commandFigures(commands, inside), ...pollFigures(polls) }, wire }
  } finally {
    await stop()
  }
}

function commandFigures(commands: number[], inside: Call[]): Values<Extract<Measured, `http.command.${string}`>> {
  const seen = spread(commands)
  const whole = spread(inside.map(call => call.function))
  const write = spread(inside.map(call => call.write))
  const rest = spread(inside.map(call => call.function - call.read - call.write))
  return {
    'http.command.p50': seen.median,
    'http.command.p99': seen.p99,
    'http.command.outside.p50': seen.median - whole.median,
    'http.command.read.p50': spread(inside.map(call => call.read)).median,
    'http.command.write.p50': write.median,
    'http.command.write.p99': write.p99,
    'http.command.rest.p50': rest.median,
    'http.command.rest.p99': rest.p99,
  }
}

function pollFigures({
  game,
  inbox,
}: {
  game: number[]
  inbox: number[]
}): Values<Extract<Measured, `http.poll.${string}`>> {
  const games = spread(game),
    inboxes = spread(inbox)
  return {
    'http.poll.game.p50': games.median,
    'http.poll.game.p99': games.p99,
    'http.poll.inbox.p50': inboxes.median,
    'http.poll.inbox.p99': inboxes.p99,
  }
}

/** Nothing happens meanwhile, so every poll but the first, which fetches the tag, is answered 304. */
async function pollTimes(playing: Playing, what: 'game' | 'inbox', count: number): Promise<number[]> {
  const [player] = playing.players as [Player]
  const poll = (etag?: string) =>
    what === 'game'
      ? player.client.call('game', { params: { game: playing.game() }, etag })
      : player.client.call('inbox', { etag })
  const { etag } = await poll()
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const began = performance.now()
    const { status } = await poll(etag)
    times.push(performance.now() - began)
    if (status !== 304) throw new Error(`A poll of the ${what} that finds nothing new got ${status}`)
  }
  return times
}

interface Service extends Served {
  calls(): Promise<Call[]>
  stop(): Promise<void>
}

async function serve(dataDir: string): Promise<Service> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const child = fork(fileURLToPath(new URL('./served.ts', import.meta.url)), [dataDir], {
    execArgv: ['--import', tsx],
    env: { ...process.env, NODE_ENV: 'production', AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
  })
  const gone = once(child, 'exit')
  const served = await message<Served>(child, gone)
  return {
    ...served,
    calls: () => {
      child.send('calls')
      return message<Call[]>(child, gone)
    },
    stop: async () => {
      if (child.connected) child.disconnect()
      await gone
    },
  }
}

async function message<T>(child: ChildProcess, gone: Promise<unknown>): Promise<T> {
  const ended = gone.then(() => {
    throw new Error('The service that is measured has ended')
  })
  const [value] = (await Promise.race([once(child, 'message'), ended])) as [T]
  return value
}
