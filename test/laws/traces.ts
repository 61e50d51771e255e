import { want } from '../../functions/desk/feed/wanted.ts'
import { payloadIn } from '../../functions/desk/results/signer.ts'
import type { ResultPayload } from '../../functions/desk/results/payload.ts'
import { envOf } from '../../functions/games/entropy.ts'
import { play } from '../../functions/games/play.ts'
import { dueAtOf } from '../../functions/games/due-times.ts'
import { isRefused } from '../../functions/games/refused.ts'
import type { Store } from '../../functions/store/port.ts'
import { OPTIONAL_TYPES } from '../../shared/api/feed-types.ts'
import {
  apply,
  promptFor,
  type Answer,
  type Applied,
  type GameState,
  type SeatIndex,
} from '../../shared/rules/index.ts'
import type { Draw } from '../../shared/rules/index.ts'
import { feedOf, LEAGUE, signedIn } from '../desk/ended-games.ts'
import { openHouse, phone, wishesOf, type House } from '../notify/house.ts'
import { START } from '../http/tokens.ts'
import { json } from '../http/world.ts'
import { playGame } from '../support/random-game.ts'
import { generator } from '../support/random.ts'
import { openly, secretly, shows } from './leaks.ts'
import { scramble } from './laws.ts'
import { callInPrivate, callInPublic, observeDesk, openDesk, templateFor, type Desk } from './desk-observers.ts'
import * as core from './observed.ts'

/**
 * Non-interference of the whole service: two services that differ only in what a seat may not know give that seat the
 * same trace,
 * byte for byte: replies and their headers, 200 and 304, versions, who is waited for, doorbells, pushes, mails, the calendar, and
 * when each came. So is all that the desk of leagues says of it, whoever it says it to (`desk-observers.ts`).
 * What other seats seal and take back happens in one of the two alone, and so does what they say, until it is read.
 */
export interface Traces {
  pairs: number
  steps: number
  secrets: number
  sayings: number
  leaks: string[]
}
export interface Manner {
  steps: number
  first?: boolean
  wrap?: (store: Store) => Store
}
export const USUAL: Manner = { steps: 4 }

/** What two services begin with. */
export interface Position {
  seed: number
  move: number
  state: GameState
}

/** In random games, `every` so many moves. */
export function* positionsIn(seeds: Iterable<number>, every = 20): Generator<Position> {
  for (const seed of seeds) {
    const found: Position[] = []
    let move = 0
    playGame(seed, 4 + (seed % 2), ({ after: { state } }) => {
      if (++move % every === 0 && !state.result) found.push({ seed, move, state })
    })
    yield* found
  }
}

export async function checkTraces(positions: Iterable<Position>, manner: Manner = USUAL): Promise<Traces> {
  const tally: Traces = { pairs: 0, steps: 0, secrets: 0, sayings: 0, leaks: [] }
  for (const { seed, move, state } of positions) {
    // Of its own for each: one that is looked at alone goes as it does among others.
    const draw = generator(Math.imul(seed, 32_452_843) ^ Math.imul(move, 0x9e3779b1))
    const viewer = draw(state.seats.length)
    if (state.seats[viewer]!.ousted) continue
    tally.pairs++
    const leak = await pair(state, viewer, draw, manner, tally)
    if (leak) tally.leaks.push(`seed ${seed}, move ${move}, seat ${viewer}: ${leak}`)
    if (leak && manner.first) return tally
  }
  return tally
}

const SECRET = Buffer.from('what both games are dealt from').toString('base64url')
const WATCHER = 'watcher'
const nameOf = (seat: SeatIndex): string => `player-${seat}`

interface Execution {
  house: House
  tags: Map<string, string>
  version: number
  /** Where the seat's own calendar is. */
  calendar: string
  game: string
  desk: Desk
  /** What it was answered that named what it may not know at the table. */
  probe?: string
}

/** Words and ready phrases in turn; or the seat warns of a card that lies hidden. */
async function sayIn(
  { house, game }: Execution,
  seat: SeatIndex,
  { n, watch }: { n: number; watch?: number },
): Promise<string> {
  const body =
    watch !== undefined
      ? { phrase: { id: 'watch-card', card: watch } }
      : n % 2 === 0
        ? { words: `What is said ${n}` }
        : { phrase: { id: 'too-strong', seat } }
  const key = `said-${seat}-${n}-${watch === undefined ? 'words' : 'card'}`
  const { status, text } = await house.world.as(nameOf(seat)).post(`/games/${game}/talk`, body, key)
  return `${status} ${text.replaceAll(/"traceId":"\w+"/g, '')}`
}

async function open(state: GameState, viewer: SeatIndex, { wrap }: Manner): Promise<Execution> {
  const house = await openHouse({ seed: 'trace', ...(wrap && { wrap }) })
  const { store, service } = house.world
  const template = await templateFor(nameOf, state.seats.length)
  const players = state.seats.map((_, seat) => ({ player: nameOf(seat), name: `Player ${seat}`, bot: false }))
  for (const { player } of players) {
    await store.saveWishes(wishesOf(player, { digestAt: ['00:00', '06:00', '12:30', '18:00'] }))
    await store.saveDevice(player, { ...phone, endpoint: `https://push.example/${player}` })
    await store.saveSocket({ id: player, player, expires: '9999-01-01T00:00:00.000Z' })
  }
  await store.saveSocket({ id: WATCHER, player: WATCHER, watches: template.game, expires: '9999-01-01T00:00:00.000Z' })
  const table = {
    id: template.table,
    version: 1,
    status: 'open' as const,
    name: 'A table',
    host: nameOf(0),
    format: 'standard' as const,
    size: 5,
    answerWithinHours: 72,
    seats: [],
    gameId: null,
    createdAt: START,
    replies: [],
  }
  await store.createTable(table)
  const at = service.clock()
  const reply = { commandId: 'start', player: nameOf(0), payloadHash: '', status: 200, body: '{}' }
  const game = {
    id: template.game,
    tableId: table.id,
    name: 'A game',
    players,
    state,
    secret: SECRET,
    commitment: 'c',
    dueAt: dueAtOf({ state, players }),
    commands: [],
    desk: template.place,
  }
  await want(store, LEAGUE, OPTIONAL_TYPES)
  const event = {
    gameId: template.game,
    version: state.version,
    at,
    command: { id: 'start', by: nameOf(0), seat: null, promptId: null, answer: null },
    events: [],
    views: state.views,
    concerns: players.map(({ player }) => player),
    fx: state.fx,
    stateHash: '',
    reply,
  }
  await store.startGame({ ...table, version: 2, status: 'started', gameId: template.game }, game, event)
  const desk = await openDesk(house, template)
  await house.stream()
  const made = await house.world.as(nameOf(viewer)).post('/me/calendar', undefined, null)
  const { token } = json<{ token: string }>(made)
  const calendar = `/me/calendar.ics?token=${token}`
  return { house, tags: new Map(), version: state.views[viewer] ?? 0, calendar, game: template.game, desk }
}

async function pair(
  before: GameState,
  viewer: SeatIndex,
  draw: Draw,
  manner: Manner,
  tally: Traces,
): Promise<string | undefined> {
  const state: GameState = { ...before, waitingSince: START }
  const one = await open(state, viewer, manner),
    other = await open(scramble(state, viewer, draw), viewer, manner)
  // What the desk says stays there to be read: it is asked where something lies sealed, and in the end.
  const differs = async (when: string, ask = false, listen = false): Promise<string | undefined> =>
    different(await observe(one, viewer, { ask, listen }), await observe(other, viewer, { ask, listen }), `${when}: `)
  let found = await differs('as it stands')
  const others = [...state.seats.keys()].filter(seat => seat !== viewer) as [SeatIndex, SeatIndex, SeatIndex]
  await callInPrivate(one.desk, nameOf(others[0]), [others[0], others[1]], 'Ashley')
  await callInPrivate(other.desk, nameOf(others[0]), [others[0], others[1]], 'Bonding, and no other')
  await deliver(one, other)
  for (let n = 0; n < manner.steps && !found; n++) {
    const [here, there] = await Promise.all([stateIn(one), stateIn(other)])
    if (here.result) return undefined
    for (const { house } of [one, other]) house.world.pass(0.5)
    const speaker = others[n % others.length]!
    // Somebody's hidden card is named by nobody, whatever it is.
    const named = here.seats[others[(n + 1) % others.length]!]!.hand[0]
    if (n === 0) {
      for (const execution of [one, other]) execution.probe = await sayIn(execution, viewer, { watch: named ?? -1, n })
      const spoken = await sayIn(one, speaker, { n: tally.pairs })
      await deliver(one, other)
      found = await differs('something said in one alone')
      await sayIn(other, speaker, { n: tally.pairs })
      await deliver(one, other)
      found ??= await differs('something said in both', false, true)
      if (found) break
      if (spoken.startsWith('201')) tally.sayings++
    }
    const hidden = draw(3) > 0 ? secretly(core, here, viewer, draw) : undefined
    if (hidden && 'answer' in hidden) {
      tally.steps++
      tally.secrets++
      const promptId = promptFor(here, hidden.seat)!.id
      await send(one, hidden.seat, promptId, hidden.answer, `sealed-${n}`)
      await deliver(one, other)
      found = await differs('an answer sealed', true)
      if (found) break
      await send(one, hidden.seat, promptId, { optionId: 'take-back' }, `taken-back-${n}`)
      await deliver(one, other)
      for (const { desk } of [one, other]) await callInPublic(desk, nameOf(hidden.seat), `public-${n}`)
      await deliver(one, other)
      found = await differs('an answer taken back, and a judge called')
      continue
    }
    const move = openly(core, here, there, viewer, draw)
    if (!move) break
    const env = envOf(SECRET, one.house.world.service.clock(), 'test')
    const [next, elsewhere] = [here, there].map(from => attempt(from, move.seat, move.answer, env))
    // What it may choose from can hang on what it holds, and what it does can show by right what it held.
    if (
      !next ||
      !elsewhere ||
      shows({ state: next.state, told: next.events }, { state: elsewhere.state, told: elsewhere.events }, viewer)
    )
      break
    tally.steps++
    await Promise.all(
      [
        [one, here],
        [other, there],
      ].map(([execution, from]) =>
        send(execution as Execution, move.seat, promptFor(from as GameState, move.seat)!.id, move.answer, `open-${n}`),
      ),
    )
    await deliver(one, other)
    found = await differs(`after ${move.answer.optionId}`)
  }
  if (found) return found
  // Until the next digest, and some more.
  for (let hour = 0; hour < 8; hour++) {
    for (const { house } of [one, other]) {
      house.world.pass(1)
      await house.sweep()
    }
  }
  return differs('after a digest', true)
}

async function stateIn({ house, game }: Execution): Promise<GameState> {
  return (await house.world.store.loadGame(game))!.state
}

function attempt(
  state: GameState,
  seat: SeatIndex,
  answer: Answer,
  env: ReturnType<typeof envOf>,
): Applied | undefined {
  try {
    return apply(state, seat, null, answer, env)
  } catch (error) {
    if ((error as { code?: string }).code === undefined) throw error
    return undefined
  }
}

async function send(
  { house, game }: Execution,
  seat: SeatIndex,
  promptId: string,
  answer: Answer,
  key: string,
): Promise<void> {
  const outcome = await play(house.world.service, {
    gameId: game,
    player: nameOf(seat),
    key,
    command: { promptId, ...answer } as Parameters<typeof play>[1]['command'],
  })
  if (isRefused(outcome)) throw new Error(`${answer.optionId} was refused: ${outcome.refused}`)
}

async function deliver(...executions: Execution[]): Promise<void> {
  for (const { house } of executions) {
    await house.stream()
    await house.sweep()
  }
}

/** All that reaches the seat: what it is answered, and what it has been sent so far, and when. */
async function observe(
  execution: Execution,
  viewer: SeatIndex,
  { ask, listen }: { ask: boolean; listen: boolean },
): Promise<Record<string, string>> {
  const { house, tags, version, game } = execution
  const player = nameOf(viewer),
    caller = house.world.as(player)
  const seen: Record<string, string> = {}
  for (const path of [
    `/games/${game}`,
    `/games/${game}?view=spectator`,
    `/games/${game}/prompt?explain=1`,
    `/games/${game}/changes?since=${version}`,
    `/games/${game}/log`,
    '/me',
    '/me/inbox',
    '/me/preferences',
    `/games/${game}/result`,
    // Who does not listen is told nothing of what is said, and nothing moves for them.
    ...(listen ? [`/games/${game}/talk`, `/games/${game}/talk?view=spectator`] : []),
  ]) {
    const tag = tags.get(path)
    const { status, headers, text } = await caller.get(path, tag === undefined ? {} : { 'if-none-match': tag })
    const etag = headers.get('etag')
    if (etag !== null) tags.set(path, etag)
    seen[path] = JSON.stringify([
      status,
      [...headers].filter(([name]) => name !== 'trace-id'),
      text.replaceAll(/"traceId":"\w+"/g, ''),
    ])
  }
  seen['a hidden card named'] = execution.probe ?? ''
  seen['calendar'] = (await house.world.anonymous.get(execution.calendar)).text
  const { doorbells, pushes, mails } = house.sent
  seen['doorbells'] = JSON.stringify(doorbells.filter(({ socket }) => socket === player || socket === WATCHER))
  seen['pushes'] = JSON.stringify(pushes.filter(({ endpoint }) => endpoint.endsWith(`/${player}`)))
  seen['mails'] = JSON.stringify(mails.filter(({ to }) => to === `${player}@example.org`))
  // A league is told what everybody may know, and so is who reads its site.
  seen['feed'] = JSON.stringify(await feedOf(house.world.store))
  seen['results'] = JSON.stringify(
    (await signedIn(house.world.store, execution.desk.template.place)).map(({ jws }) => stated(jws)),
  )
  return ask ? { ...seen, ...(await observeDesk(execution.desk, player)) } : seen
}

/** Of what was hidden a result has a digest. */
const stated = (jws: string): Partial<ResultPayload> => ({ ...payloadIn<ResultPayload>(jws), history: '' })

function different(a: Record<string, string>, b: Record<string, string>, when: string): string | undefined {
  const at = Object.keys(a).find(name => a[name] !== b[name])
  if (at === undefined) return undefined
  const from = [...a[at]!].findIndex((letter, i) => letter !== b[at]![i])
  return `${when}${at} differs: ${a[at]!.slice(Math.max(0, from - 60), from + 60)} | ${b[at]!.slice(Math.max(0, from - 60), from + 60)}`
}
