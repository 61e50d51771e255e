import '../support/load-every-card.ts'
import { commitmentTo } from '../../functions/games/deal.ts'
import { dueAtOf } from '../../functions/games/due-times.ts'
import { envOf } from '../../functions/games/entropy.ts'
import { waitedOf } from '../../functions/games/aftermath.ts'
import { gameAt, lastWhere } from '../../functions/games/past.ts'
import { play, type Move } from '../../functions/games/play.ts'
import { record } from '../../functions/games/record.ts'
import { isRefused } from '../../functions/games/refused.ts'
import { rule } from '../../functions/games/rulings/index.ts'
import type { Answered, Service } from '../../functions/games/service.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { GameRecord } from '../../functions/store/port.ts'
import { decide } from '../../shared/bots/index.ts'
import { decks, listOf, type DeckKey } from '../../shared/cards/index.ts'
import { startClock } from '../../shared/clocks/clock.ts'
import { POLICIES } from '../../shared/clocks/policy.ts'
import { RulingReport } from '../../shared/api/judging.ts'
import { legal, newGame, owed, promptFor, viewFor, waitingFor, type GameState } from '../../shared/rules/index.ts'
import { generator } from '../support/random.ts'
import { strayCards } from './laws.ts'

/**
 * Rewinds in seeded games, through the service: what was there at that ply is there again, but for what may never come
 * twice; no card is lost and no chance used again; what was answered stays answered; and the game goes on to its end.
 */
export interface Tally {
  rewinds: number
  clean: number
  moves: number
  faults: string[]
}

const GAME = 'gam_rewound'
const START = '2026-01-01T12:00:00.000Z'
/** Nobody plays so long. */
const MOST = 12_000
/** How far back most of them go, in plies. */
const NEAR = 25

export async function checkRewinds(seed: number, most: number): Promise<Tally> {
  const draw = generator(seed ^ 0x7e317d)
  const tally: Tally = { rewinds: 0, clean: 0, moves: 0, faults: [] }
  const service = await opened(seed)
  const { store } = service
  const load = async (): Promise<GameRecord> => (await store.loadGame(GAME))!
  const dealt = decksIn((await load()).state)
  const answered: { move: Move; reply: Answered; version: number }[] = []
  let gap = 20 + draw(60)
  for (; tally.moves < MOST; tally.moves++) {
    const { state } = await load()
    if (state.result) return tally
    const [seat] = owed(state)
    const prompt = promptFor(state, seat!)!
    const { why: _, ...answer } = decide(prompt, () => viewFor(state, seat!), state.version + seed)
    const command = { promptId: prompt.id, ...answer } as Move['command']
    const move: Move = { gameId: GAME, player: `player-${seat}`, key: `move-${tally.moves}`, command }
    const reply = await play(service, move)
    if (isRefused(reply)) throw new Error(`seed ${seed}, move ${tally.moves}: ${JSON.stringify(reply)}`)
    answered.push({ move, reply, version: state.version + 1 })
    if (tally.rewinds >= most || gap-- > 0) continue
    gap = 5 + draw(60)
    const faults = await rewindOnce()
    tally.rewinds++
    tally.faults.push(...faults.map(fault => `seed ${seed}, move ${tally.moves}: ${fault}`))
  }
  tally.faults.push(`seed ${seed}: the game does not end`)
  return tally

  async function rewindOnce(): Promise<string[]> {
    const faults: string[] = []
    const expect = (what: string, holds: boolean): unknown => holds || faults.push(what)
    const now = await load()
    const shown = now.state.views.at(-1)!
    const to = Math.max(1, shown - 1 - draw(draw(5) === 0 ? shown : NEAR))
    const version = await lastWhere(store, now, event => event.views.at(-1)! <= to)
    const then = (await gameAt(store, now, version))!
    const call = {
      gameId: GAME,
      by: { id: 'hal', name: 'Hal' },
      key: `rewind-${tally.rewinds}`,
      reason: 'A mistake.',
      expectedVersion: shown,
      ruling: { kind: 'rewind' as const, to, accept: true as const },
    }
    const done = await rule(service, call)
    if (isRefused(done)) return [`refused: ${JSON.stringify(done)}`]
    const report = RulingReport.parse(JSON.parse(done.body))
    if (report.clean) tally.clean++
    const after = await load()
    const { state } = after
    for (const viewer of [...state.seats.keys(), 'spectator' as const])
      expect(`the view of ${viewer} is what it was`, seen(state, viewer) === seen(then.state, viewer))
    expect(
      'the same seats are waited for',
      JSON.stringify(waitingFor(state)) === JSON.stringify(waitingFor(then.state)),
    )
    for (const seat of waitingFor(state)) {
      if (then.state.sealed.some(answer => answer.seat === seat)) continue
      expect(`seat ${seat} may do what it might`, optionsOf(state, seat) === optionsOf(then.state, seat))
    }
    expect(
      'views only grow',
      state.views.every((one, viewer) => one === now.state.views[viewer]! + 1),
    )
    expect('no chance is used again', state.fx >= now.state.fx + report.mixed!.length + 1)
    expect(
      'no id is used again',
      state.frames.every(({ id }) => id >= now.state.nextId),
    )
    expect(
      'nothing lies sealed',
      state.sealed.length === 0 && (state.orders ?? []).every(({ absent }) => absent === true),
    )
    expect('every card is in one place', strayCards(state).length === 0)
    expect('every deck is whole', decksIn(state) === dealt)
    expect('what is known by nobody is mixed', unknown(then, after, report))
    const again = await rule(service, call)
    expect('the ruling is answered as it was', !isRefused(again) && again.replayed && again.body === done.body)
    for (const { move, reply } of [answered.at(-1)!, answered[draw(answered.length)]!]) {
      const repeated = await play(service, move)
      expect('a key is answered as it was', !isRefused(repeated) && repeated.replayed && repeated.body === reply.body)
    }
    const undone = answered.filter(one => one.version > version)
    if (undone.length > 0) {
      const { move } = undone[draw(undone.length)]!
      const late = await play(service, { ...move, key: `late-${tally.rewinds}` })
      expect('an old question is gone', isRefused(late) && late.refused === 'stale-prompt')
    }
    return faults
  }
}

async function opened(seed: number): Promise<Service> {
  const store = openMemoryStore()
  let minutes = 0
  const service: Service = {
    store,
    clock: () => new Date(Date.parse(START) + minutes++ * 1000).toISOString(),
    random: bytes => new Uint8Array(bytes),
    wait: async () => undefined,
    build: 'test',
  }
  const keys = Object.keys(decks) as DeckKey[]
  const secret = Buffer.alloc(32, 1 + (seed % 255)).toString('base64url')
  const { state, events } = newGame(
    Array.from({ length: 5 }, (_, seat) => listOf(decks[keys[(seat + seed) % keys.length]!])),
    { format: 'standard', answerWithinHours: 72, cards: 'fifth-edition' },
    envOf(`${secret}${seed}`, START, 'test'),
  )
  const players = state.seats.map((_, seat) => ({ player: `player-${seat}`, name: `Player ${seat}`, bot: false }))
  const clock = startClock(
    POLICIES.unlimited,
    players.map(() => undefined),
    START,
    waitedOf(state, players),
  )
  const game: GameRecord = {
    id: GAME,
    tableId: '',
    name: 'Rewound',
    players,
    clock,
    state,
    secret,
    commitment: commitmentTo(secret),
    commands: [],
    dueAt: null,
  }
  const written = record(
    undefined,
    { game: { ...game, dueAt: dueAtOf(game) }, events },
    {
      at: START,
      command: { id: 'start', by: 'player-0', seat: null, promptId: null, answer: null },
      reply: { commandId: 'start', player: 'player-0', payloadHash: '', status: 200, body: '' },
    },
  )
  await store.openGame(written.game, written.event)
  return service
}

/** What a viewer sees, without what no rewind may bring back. */
function seen(state: GameState, viewer: Parameters<typeof viewFor>[1]): string {
  const { version: _, waitingSince: __, you, ...view } = viewFor(state, viewer)
  return JSON.stringify([view, you?.shown])
}

const optionsOf = (state: GameState, seat: number): string => JSON.stringify(legal(state, seat))

/** By owner, the cards there are. */
const decksIn = ({ seats, cards }: GameState): string =>
  JSON.stringify(seats.map((_, seat) => cards.flatMap(({ key, owner }) => (owner === seat ? [key] : [])).toSorted()))

/** Stacks are as they were, or mixed if somebody has seen one of their cards. */
function unknown(then: GameRecord, after: GameRecord, { gained, mixed }: RulingReport): boolean {
  const learnt = new Set(gained!.seats.flatMap(({ cards }) => cards.map(({ card }) => `${card.id} ${card.key}`)))
  return then.state.seats.every((own, seat) =>
    (['library', 'crypt'] as const).every(pile => {
      const isMixed = mixed!.some(one => one.seat === seat && one.pile === pile)
      const isSeen = own[pile].some(id => learnt.has(`${id} ${then.state.cards[id]!.key}`))
      const kept =
        JSON.stringify(own[pile]) === JSON.stringify(after.state.seats[seat]![pile]) &&
        own[pile].every(id => then.state.cards[id]!.key === after.state.cards[id]!.key)
      return isMixed ? isSeen : kept && (own[pile].length < 2 || !isSeen)
    }),
  )
}
