import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { countedAtOnce, limitsOf } from '../../functions/access/limits.ts'
import { choose } from '../support/choose.ts'
import { handOn } from '../../functions/notify/hand-on.ts'
import { quietNotifier } from '../support/notifier.ts'
import { play } from '../../functions/games/play.ts'
import { isRefused } from '../../functions/games/refused.ts'
import type { Service } from '../../functions/games/service.ts'
import { deal, newSecret } from '../../functions/games/deal.ts'
import { wirePromptOf } from '../../functions/games/wire.ts'
import { encodeGame } from '../../functions/store/codec.ts'
import { openDynamoStore } from '../../functions/store/dynamodb.ts'
import type { Capacity } from '../../functions/store/dynamodb/client.ts'
import { startEmbedded } from '../../functions/store/embedded.ts'
import type { GameRecord, TableRecord } from '../../functions/store/port.ts'
import { owed } from '../../shared/rules/index.ts'
import { learn } from '../../shared/text/languages.ts'
import type { Name, Values } from './figures.ts'
import { mean, median, spread } from './spread.ts'

type Measured = Extract<Name, `units.${string}`>

const DECKS = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue']
const ANSWER_WITHIN_HOURS = 72

/**
 * Plays on through the command service and adds up what the database bills. Undefined without the one emulator that
 * counts transactions rightly.
 */
export async function measureUnits(
  folder: string,
  seed: number,
  commands: number,
): Promise<Values<Measured> | undefined> {
  const embedded = await startEmbedded({ folder, tableName: 'bench', kinds: ['dynoxide'] })
  if (!embedded) return undefined
  try {
    const { endpoint, region, tableName } = embedded
    const billed: Capacity[] = []
    const store = openDynamoStore({ endpoint, region, tableName, onCapacity: capacity => billed.push(capacity) })
    const service: Service = {
      store,
      clock: () => new Date().toISOString(),
      random: randomBytes,
      wait: ms => pause(ms),
      build: 'bench',
    }
    const bills = new Map<Kind, Bill[]>()
    for (const kind of KINDS) bills.set(kind, await playOn(service, billed, seed, commands, kind))
    return figuresOf(bills)
  } finally {
    await embedded.stop()
  }
}

/** Who plays: so many at a table of their own, or five at a table of a league. */
const KINDS = ['five', 'four', 'two', 'league'] as const
type Kind = (typeof KINDS)[number]
const SIZES: Record<Kind, number> = { five: 5, four: 4, two: 2, league: 5 }

interface Bill {
  write: number
  index: number
  read: number
  bells: number
  snapshot: number
}

async function playOn(
  service: Service,
  billed: Capacity[],
  seed: number,
  commands: number,
  kind: Kind,
): Promise<Bill[]> {
  await learn('en')
  const { store } = service
  const bills: Bill[] = []
  for (let tables = 1; bills.length < commands; tables++) {
    const { id, players } = await dealAt(service, tables, kind)
    while (bills.length < commands) {
      const game = (await store.loadGame(id))!
      const seat = owed(game.state)[0]
      if (seat === undefined) break
      const prompt = wirePromptOf(game, seat)!
      billed.length = 0
      const answers = [
        choose(prompt, seed),
        { optionId: prompt.default.optionId, ...(prompt.default.args && { args: prompt.default.args }) },
      ]
      for (const answer of answers) {
        const outcome = await play(service, {
          gameId: id,
          player: players[seat]!.player,
          // As long and as random as those that clients send.
          key: createHash('sha256').update(`${id} ${bills.length}`).digest('hex').slice(0, 32),
          command: { promptId: prompt.id, ...answer },
        })
        if (!isRefused(outcome)) break
        billed.length = 0
      }
      bills.push(await billOf(service, billed, id))
    }
  }
  return bills
}

async function billOf({ store }: Service, billed: Capacity[], id: string): Promise<Bill> {
  const isRead = ({ operation }: Capacity): boolean => /^(Get|Query)/.test(operation)
  const written = billed.filter(one => !isRead(one))
  if (written.length === 0) throw new Error('A command wrote nothing')
  const [write, index, read] = [
    sum(written),
    written.reduce((all, one) => all + one.indexUnits, 0),
    sum(billed.filter(isRead)),
  ]
  const game = (await store.loadGame(id))!
  const last = await store.event(id, game.state.version)
  billed.length = 0
  await handOn(quietNotifier(store), { gameId: id, version: game.state.version }, new Map([[id, game]]))
  const { whole, commands } = encodeGame(game, last)
  return {
    write,
    index,
    read,
    bells: sum(billed.filter(one => !isRead(one))),
    snapshot: whole.byteLength + commands.byteLength,
  }
}

const sum = (parts: Capacity[]): number => parts.reduce((total, { units }) => total + units, 0)

async function dealAt(service: Service, number: number, kind: Kind): Promise<GameRecord> {
  const seats = DECKS.slice(0, SIZES[kind]).map((_, i) => ({
    player: `player-${i + 1}`,
    name: `Player ${i + 1}`,
    deck: DECKS[(i + number) % DECKS.length]!,
    bot: false,
  }))
  const id = `tbl_${kind}${number}`
  const open: TableRecord = {
    id,
    version: 1,
    status: 'open',
    name: `Table ${number}`,
    host: 'player-1',
    format: kind === 'two' ? 'two-player' : 'standard',
    size: SIZES[kind],
    answerWithinHours: ANSWER_WITHIN_HOURS,
    seats,
    gameId: null,
    createdAt: service.clock(),
    replies: [],
    ...(kind === 'league' && { desk: { league: 'league bench', event: null, round: null, table: null } }),
  }
  const { game, event } = deal(service, open, newSecret(service), {
    commandId: 'start',
    player: 'player-1',
    payloadHash: '',
    status: 200,
    body: '{}',
  })
  await service.store.createTable(open)
  const started = await service.store.startGame(
    { ...open, version: 2, status: 'started', gameId: game.id },
    game,
    event,
  )
  if (started !== 'saved') throw new Error(`The game does not start: ${started}`)
  return game
}

/** With everything: the counter of the limit too, which is written once for so many commands. */
const allOf = (bills: Bill[]): number =>
  mean(bills.map(({ write, bells }) => write + bells)) + 1 / countedAtOnce(limitsOf())

function figuresOf(all: ReadonlyMap<Kind, Bill[]>): Values<Measured> {
  const bills = all.get('five')!
  return {
    'units.write.mean': mean(bills.map(({ write }) => write)),
    'units.write.p95': spread(bills.map(({ write }) => write)).p95,
    'units.index.mean': mean(bills.map(({ index }) => index)),
    'units.read.mean': mean(bills.map(({ read }) => read)),
    'units.bells.mean': mean(bills.map(({ bells }) => bells)),
    'units.snapshot.median': median(bills.map(({ snapshot }) => snapshot)),
    'units.all.five': allOf(bills),
    'units.all.four': allOf(all.get('four')!),
    'units.all.two': allOf(all.get('two')!),
    'units.all.league': allOf(all.get('league')!),
  }
}
