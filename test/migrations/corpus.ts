import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { decode } from '../../functions/store/codec.ts'
import { eventItem, eventOf, gameItem, gameOf, tableItem, tableOf } from '../../functions/store/dynamodb/items.ts'
import type { EventRecord, GameRecord, TableRecord } from '../../functions/store/port.ts'
import { STORED_WORDS_1 } from '../../shared/cards/stored-words.ts'
import { decks } from '../../shared/cards/index.ts'
import { decide } from '../../shared/bots/index.ts'
import { owed, promptFor, setOrders, viewFor, type GameState } from '../../shared/rules/index.ts'
import { aftermathOf } from '../../functions/games/aftermath.ts'
import { record } from '../../functions/games/record.ts'
import { DECKS, json, openWorld, PLAYERS, type World } from '../http/world.ts'

/**
 * A table with all that was stored of it, as the database keeps it, at a moment of its life: made once by the build it
 * is named
 * after, through its handlers, and never written anew. Blobs lie unpacked in the file, so that it is small as a whole.
 */
export interface Stored {
  name: string
  items: StoredItem[]
}
type StoredItem = Record<string, AttributeValue | { gzip: string } | { words1: string } | { base64: string }>

const folder = new URL('stored/', import.meta.url)
export const readCorpus = (file: string): Stored[] =>
  JSON.parse(brotliDecompressSync(readFileSync(new URL(file, folder))).toString('utf8')) as Stored[]

/** The items as the build wrote them. */
export const itemsOf = ({ items }: Stored): Record<string, AttributeValue>[] =>
  items.map(item => Object.fromEntries(Object.entries(item).map(([name, value]) => [name, packed(value)])))

function packed(value: StoredItem[string]): AttributeValue {
  if ('gzip' in value) return { B: gzipSync(value.gzip as string) }
  if ('words1' in value) return { B: deflateSync(value.words1 as string, { dictionary: Buffer.from(STORED_WORDS_1) }) }
  if ('base64' in value) return { B: Buffer.from(value.base64 as string, 'base64') }
  return value as AttributeValue
}

/** The same as records, as an adapter reads them. */
export function recordsOf(stored: Stored): { tables: TableRecord[]; games: GameRecord[]; events: EventRecord[] } {
  const items = itemsOf(stored)
  const of = (kind: RegExp): Record<string, AttributeValue>[] => items.filter(item => kind.test(item['sk']?.S ?? ''))
  return { tables: of(/^TABLE$/).map(tableOf), games: of(/^SNAP$/).map(gameOf), events: of(/^EV#/).map(eventOf) }
}

const unpacked = (item: Record<string, AttributeValue>): StoredItem =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      value.B === undefined
        ? value
        : name === 'commands'
          ? { base64: Buffer.from(value.B).toString('base64') }
          : { words1: decode(item['codec']!.S!, value.B) },
    ]),
  )

const MOMENTS: Record<string, (state: GameState) => boolean> = {
  begun: state => state.version === 1,
  'a window with sealed answers': state => top(state) === 'window' && state.sealed.length > 1,
  'a block': state => within(state, 'attempt'),
  'a combat': state => state.frames.some(frame => frame.kind === 'combat') && state.version > 150,
  'a referendum': state => state.frames.some(frame => frame.kind === 'referendum' && frame.ballots.length > 0),
  'a contest': state => state.seats.some(seat => seat.contested.length > 0) && state.version > 60,
  'a choice': state => top(state) === 'choice' && state.modifiers.length > 0,
  'an oust': state => state.seats.some(seat => seat.ousted),
  finished: state => state.result !== undefined,
}
const top = (state: GameState): string | undefined => state.frames.at(-1)?.kind
const within = (state: GameState, name: string): boolean =>
  state.frames.some(frame => frame.kind === 'window' && frame.name === name)

/** One more answer by a bot through the API; false when the game is over. */
export async function answerByBot(
  world: World,
  game: string,
  seed: number,
  players: readonly string[],
): Promise<boolean> {
  const { state } = (await world.store.loadGame(game))!
  const seat = owed(state)[0]
  if (seat === undefined) return false
  const prompt = promptFor(state, seat)!
  const { why: _, ...choice } = decide(prompt, () => viewFor(state, seat), seed)
  const reply = await world
    .as(players[seat]!)
    .post(`/games/${game}/commands`, { promptId: prompt.id, ...choice }, `c${state.version}`)
  if (reply.status !== 200) throw new Error(`${game}: ${reply.text}`)
  return true
}

async function keep(world: World, table: string, name: string): Promise<Stored> {
  const record = (await world.store.loadTable(table))!
  const items = [tableItem(record)]
  const game = record.gameId === null ? undefined : await world.store.loadGame(record.gameId)
  if (game)
    items.push(
      gameItem(game),
      ...(await world.store.events(game.id, { after: 0, limit: 100_000 })).map(event => eventItem(event)),
    )
  return { name, items: items.map(unpacked) }
}

interface Setting {
  name: string
  players: readonly string[]
  decks: readonly unknown[]
  settings?: object
  moments: string[]
  most: number
  orders?: true
}
const GAMES: Setting[] = [
  {
    name: 'five',
    players: PLAYERS,
    decks: DECKS,
    moments: Object.keys(MOMENTS).filter(name => name !== 'a contest' && name !== 'finished'),
    most: 4000,
  },
  {
    name: 'mirrored',
    players: PLAYERS,
    decks: [{ crypt: decks.ventrue.crypt, library: decks.ventrue.library }, 'ventrue', 'tremere', 'tremere', 'ventrue'],
    settings: { withdrawalPoints: 0.5, timeLimit: { hours: 480 } },
    moments: ['a contest', 'a referendum'],
    most: 1500,
  },
  {
    name: 'two',
    players: PLAYERS.slice(0, 2),
    decks: ['nosferatu', 'malkavian'],
    settings: { format: 'two-player', cards: 'fifth-edition' },
    moments: ['a block', 'finished'],
    most: 1500,
  },
  {
    name: 'three',
    players: PLAYERS.slice(0, 3),
    decks: ['toreador', 'tremere', 'ventrue'],
    settings: { format: 'three-player', answerWithinHours: 5 },
    moments: ['a combat'],
    most: 800,
  },
  {
    name: 'ordered',
    players: PLAYERS,
    decks: DECKS,
    moments: ['a window with sealed answers'],
    most: 500,
    orders: true,
  },
]

async function corpus(): Promise<Stored[]> {
  const stored: Stored[] = []
  for (const { name, players, decks, settings = {}, moments, most, orders } of GAMES) {
    const world = await openWorld({ seed: `corpus ${name}` })
    const table = json<{ id: string }>(await world.as('ann').post('/tables', { name, ...settings })).id
    for (const [i, player] of players.entries()) {
      const reply = await world.as(player).post(`/tables/${table}/seats`, { deck: decks[i] })
      if (reply.status !== 201) throw new Error(reply.text)
    }
    if (name === 'five') stored.push(await keep(world, table, 'an open table'))
    const game = json<{ game: string }>(await world.as('ann').post(`/tables/${table}/start`, undefined)).game
    if (orders) await order(world, game)
    const missing = new Set(moments)
    for (let step = 0; missing.size > 0 && step < most; step++) {
      const { state } = (await world.store.loadGame(game))!
      for (const moment of [...missing].filter(one => MOMENTS[one]!(state))) {
        stored.push(await keep(world, table, `${name}: ${moment}`))
        missing.delete(moment)
      }
      if (!(await answerByBot(world, game, step % 7, players))) break
      world.pass(0.05)
    }
    if (missing.size > 0) throw new Error(`${name} never came to ${[...missing].join(', ')}`)
    console.log(name, (await world.store.loadGame(game))!.state.version)
  }
  return stored
}

/** Orders have no handler in the first builds: they lie in the state as the core puts them there. */
async function order(world: World, id: string): Promise<void> {
  for (const seat of [1, 3]) {
    const before = (await world.store.loadGame(id))!
    const at = world.service.clock()
    const applied = setOrders(before.state, seat, {
      rules: [{ id: 'small', when: { window: ['announced', 'declined'], action: { bleed: { lte: 2 } } }, do: 'pass' }],
    })
    const commandId = `${seat}:orders`
    const written = record(before, aftermathOf(before, applied, at, null), {
      at,
      command: { id: commandId, by: PLAYERS[seat]!, seat, promptId: null, answer: null },
      reply: { commandId, player: PLAYERS[seat]!, payloadHash: '', status: 200, body: '{}' },
    })
    await world.store.saveGame(written.game, written.event)
  }
}

const [build] = process.argv.slice(2)
if (build !== undefined && /^[0-9a-f]{7}$/.test(build)) {
  const file = new URL(`${build}.json.br`, folder)
  if (existsSync(file)) throw new Error(`${build} is stored already`)
  const json = Buffer.from(JSON.stringify(await corpus()))
  writeFileSync(
    file,
    brotliCompressSync(json, {
      params: {
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
      },
    }),
  )
  console.log(`${json.length} bytes`)
}
