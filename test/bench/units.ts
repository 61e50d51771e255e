import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
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
    return figuresOf(await playOn(service, billed, seed, commands))
  } finally {
    await embedded.stop()
  }
}

interface Bill {
  write: number
  index: number
  read: number
  bells: number
  snapshot: number
}

async function playOn(service: Service, billed: Capacity[], seed: number, commands: number): Promise<Bill[]> {
  await learn('en')
  const { store } = service
  const bills: Bill[] = []
  for (let tables = 1; bills.length < commands; tables++) {
    const { id, players } = await dealAt(service, tables)
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
  const of = (operation: string) => billed.filter(one => one.operation === operation)
  const written = of('TransactWriteItems')
  if (written.length !== 1) throw new Error(`A command wrote ${written.length} times`)
  const [{ units, indexUnits }] = written as [Capacity]
  const read = sum(billed.filter(one => !written.includes(one)))
  const game = (await store.loadGame(id))!
  billed.length = 0
  await handOn(quietNotifier(store), { gameId: id, version: game.state.version }, new Map([[id, game]]))
  const { state, commands } = encodeGame(game)
  return {
    write: units,
    index: indexUnits,
    read,
    bells: sum(billed.filter(one => !/^(Get|Query)/.test(one.operation))),
    snapshot: state.byteLength + commands.byteLength,
  }
}

const sum = (parts: Capacity[]): number => parts.reduce((total, { units }) => total + units, 0)

async function dealAt(service: Service, number: number): Promise<GameRecord> {
  const seats = DECKS.map((_, i) => ({
    player: `player-${i + 1}`,
    name: `Player ${i + 1}`,
    deck: DECKS[(i + number) % DECKS.length]!,
    bot: false,
  }))
  const id = `tbl_bench${number}`
  const open: TableRecord = {
    id,
    version: 1,
    status: 'open',
    name: `Table ${number}`,
    host: 'player-1',
    format: 'standard',
    size: 5,
    answerWithinHours: ANSWER_WITHIN_HOURS,
    seats,
    gameId: null,
    createdAt: service.clock(),
    replies: [],
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

const figuresOf = (bills: Bill[]): Values<Measured> => ({
  'units.write.mean': mean(bills.map(({ write }) => write)),
  'units.write.p95': spread(bills.map(({ write }) => write)).p95,
  'units.index.mean': mean(bills.map(({ index }) => index)),
  'units.read.mean': mean(bills.map(({ read }) => read)),
  'units.bells.mean': mean(bills.map(({ bells }) => bells)),
  'units.snapshot.median': median(bills.map(({ snapshot }) => snapshot)),
})
