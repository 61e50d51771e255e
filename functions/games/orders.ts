import type * as z from 'zod'
import type { Orders, OrdersPreview, StandingOrders } from '../../shared/api/orders.ts'
import {
  IllegalCommand,
  asWritten,
  fallsToPrompt,
  ordersOf,
  profiles,
  ruleFor,
  rulesOf,
  setOrders,
  type Case,
  type Deed,
  type GameState,
  type SeatIndex,
  type Written,
} from '../../shared/rules/index.ts'
import { titled } from '../../shared/text/index.ts'
import { languageOf, learn, type LanguageCode } from '../../shared/text/languages.ts'
import { orderWordsIn } from '../../shared/text/order-words.ts'
import {
  chosenText,
  clausesOf,
  deedText,
  orderText,
  stepClauses,
  stepText,
  type OrderNames,
  type OrderWords,
} from '../../shared/text/orders.ts'
import { toldOf, type Told } from '../store/moment-port.ts'
import type { EventRecord, GameRecord } from '../store/port.ts'
import { payloadHash, sha256 } from './hash.ts'
import { retold, undone } from './past.ts'
import { seatOf, storedId } from './play.ts'
import { aftermathOf } from './aftermath.ts'
import { record } from './record.ts'
import { refused, type Refused } from './refused.ts'
import { rerun } from './rerun.ts'
import type { Service } from './service.ts'
import { wireMessage } from './wire.ts'

/** Standing orders over the web: read, written, tried. Loaded when somebody asks for them. */

export interface Read {
  seat: SeatIndex
  version: string
  body: () => z.infer<typeof StandingOrders>
}

const writtenOf = (state: GameState, seat: SeatIndex): Written => {
  const orders = ordersOf(state, seat)
  if (!orders) return { rules: [] }
  const { rules, profile, ride, plan } = orders
  return { rules: rules.map(asWritten), ...(profile && { profile }), ...(ride && { ride }), ...(plan && { plan }) }
}

/** They are their own version: it moves with them alone. */
const versionOf = (written: Written): string => sha256(JSON.stringify(written))

export async function readOrders(
  { store }: Service,
  gameId: string,
  player: string,
  language: LanguageCode,
): Promise<Read | undefined> {
  const game = await store.loadGame(gameId)
  const seat = game ? seatOf(game, player) : -1
  return game && seat >= 0 ? read(game, seat, await speaking(language)) : undefined
}

function read(game: GameRecord, seat: SeatIndex, words: Spoken): Read {
  const written = writtenOf(game.state, seat),
    profile = written.profile ? profiles[written.profile] : []
  const { sentences } = inWords(game, seat, { rules: [...profile] }, words)
  return {
    seat,
    version: versionOf(written),
    body: () => ({
      game: game.id,
      seat,
      orders: written as z.infer<typeof Orders>,
      ...inWords(game, seat, written, words),
      profile: profile.map((rule, at) => ({
        rule: rule as z.infer<typeof Orders>['rules'][number],
        sentence: sentences[at]!,
      })),
      profiles: profiles as unknown as z.infer<typeof StandingOrders>['profiles'],
    }),
  }
}

/** The words of orders, and the names of cards. */
interface Spoken {
  words: OrderWords
  nameOf: (key: string) => string
}
async function speaking(code: LanguageCode): Promise<Spoken> {
  await learn(code)
  const language = languageOf(code)
  return { words: await orderWordsIn(code), nameOf: key => titled(key, language) }
}

type Sentence = z.infer<typeof StandingOrders>['sentences'][number]

/** Of a card that their owner may not see, no more than its number. */
function namesAt({ players, state }: GameRecord, seat: SeatIndex, { nameOf }: Spoken): OrderNames {
  const { hand, ash, uncontrolled } = state.seats[seat]!,
    own = new Set([...hand, ...ash, ...uncontrolled])
  const known = (id: number): boolean => own.has(id) || state.seats.some(one => one.inPlay.includes(id))
  return {
    seat: index => players[index]?.name ?? '?',
    card: nameOf,
    minion: id => (known(id) ? nameOf(state.cards[id]!.key) : `#${id}`),
  }
}

/** Rules, and the steps of a plan. */
function inWords(
  game: GameRecord,
  seat: SeatIndex,
  { rules, plan }: Written,
  spoken: Spoken,
): { sentences: Sentence[]; plan: Sentence[] } {
  const { words } = spoken,
    names = namesAt(game, seat, spoken)
  const sentence = (id: string, text: string, { when, unless, do: deed }: ReturnType<typeof clausesOf>): Sentence => ({
    id,
    text,
    clauses: [...when, ...unless, deed].map(({ key, params }) => ({ key, params: { ...params } })),
  })
  return {
    sentences: rules.map(rule => sentence(rule.id, orderText(rule, names, words), clausesOf(rule))),
    plan: plan?.steps.map(step => sentence(step.id, stepText(step, plan, names, words), stepClauses(step, plan))) ?? [],
  }
}

export interface Write {
  gameId: string
  player: string
  key: string
  written: Written
  language: LanguageCode
  isCurrent?: (version: string, seat: SeatIndex) => boolean
}

export const writeOrders = (service: Service, write: Write): Promise<Read | Refused> =>
  rerun(service, () => writeOnce(service, write))

async function writeOnce(
  service: Service,
  { gameId, player, key, written, language, isCurrent }: Write,
): Promise<Read | Refused | 'conflict'> {
  const game = await service.store.loadGame(gameId)
  const seat = game ? seatOf(game, player) : -1
  if (!game || seat < 0) return refused('not-found')
  const words = await speaking(language)
  const before = read(game, seat, words)
  if (isCurrent?.(before.version, seat) === false)
    return refused('version-mismatch', { version: game.state.views[seat] ?? 0 })
  // What is there already is not written again.
  if (versionOf(writtenOf(game.state, seat)) === versionOf(written)) return before
  const at = service.clock()
  try {
    const applied = setOrders(game.state, seat, written)
    const id = storedId(seat, `orders:${key}`)
    const made = record(game, aftermathOf(game, applied, at, null), {
      at,
      command: { id, by: player, seat, promptId: null, answer: { orders: written } },
      reply: { commandId: id, player, payloadHash: payloadHash('orders', written), status: 200, body: '' },
    })
    return (await service.store.saveGame(made.game, made.event)) === 'conflict'
      ? 'conflict'
      : read(made.game, seat, words)
  } catch (error) {
    if (!(error instanceof IllegalCommand)) throw error
    return error.code === 'game-over'
      ? refused('game-over')
      : refused('invalid-request', { errors: [{ path: 'rules', code: 'too_big' }] })
  }
}

const LOOKED_BACK = 600,
  PAGE = 100,
  SHOWN = 50

/**
 * What was asked and done is in the events of the seat's own commands, with the public facts as they were. What could
 * not have been done
 * then is a question, as it would have been.
 */
export async function preview(
  { store }: Service,
  gameId: string,
  player: string,
  written: Written,
  language: LanguageCode,
): Promise<(() => z.infer<typeof OrdersPreview>) | undefined> {
  const game = await store.loadGame(gameId)
  const seat = game ? seatOf(game, player) : -1
  if (!game || seat < 0) return undefined
  // How the game stood is sought only for rules that may come to nothing.
  let told: Told | undefined = rulesOf(written).some(one => typeof one.do === 'object') ? toldOf(game) : undefined
  const found: { event: EventRecord; before?: Told | undefined }[] = []
  for (
    let to = game.state.version;
    to > 0 && to > game.state.version - LOOKED_BACK && found.length < SHOWN;
    to -= PAGE
  ) {
    const page = await store.events(gameId, { after: Math.max(0, to - PAGE), limit: Math.min(PAGE, to) })
    for (const event of page.toReversed()) {
      told = told && undone(told, [event])
      if (event.command.seat === seat && event.command.by === player && event.asked) found.push({ event, before: told })
    }
  }
  const words = await speaking(language),
    names = namesAt(game, seat, words)
  const windows = found
    .slice(0, SHOWN)
    .toReversed()
    .map(
      ({
        event: {
          at,
          asked,
          command: { answer },
        },
        before,
      }) => {
        const rule = ruleFor(written, asked!),
          answered = optionIn(answer)
        const falls =
          rule && typeof rule.do === 'object' && before && fallsToPrompt(retold(game, before).state, seat, rule)
        const would: Deed = rule && !falls ? rule.do : 'ask'
        return {
          at,
          window: asked!.window ?? '',
          says: caseText(game, asked!, words, names, language),
          answered,
          did: chosenText(answered, names, words.words),
          rule: rule?.id ?? null,
          would,
          does: deedText(would, names, words.words),
        }
      },
    )
  return () => ({
    ...inWords(game, seat, written, words),
    windows,
    asked: windows.filter(({ would }) => would === 'ask').length,
  })
}

/**
 * An action by the sentence it has on the stack, where its minion may still be named; else the window or the question.
 */
function caseText(
  game: GameRecord,
  { window, ask, action }: Case,
  { words }: Spoken,
  names: OrderNames,
  language: LanguageCode,
): string {
  const acting = action && game.state.cards[action.minion]
  if (!action || !acting)
    return window
      ? words.clauses.window({ windows: [window] }, names)
      : ask
        ? words.clauses.ask({ asks: [ask] }, names)
        : ''
  const { kind, minion, card, targets, stealth, bleed } = action
  return wireMessage(
    {
      key: 'stack-action',
      params: {
        minion: { id: minion, key: acting.key },
        action: card === null ? kind[0]! : 'card',
        card: card === null ? null : { id: -1, key: card },
        targets,
        stealth,
        on: null,
        bleed,
        blocker: null,
        intercept: null,
      },
    },
    game,
    language,
  ).text
}

const optionIn = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'optionId' in answer && typeof answer.optionId === 'string'
    ? answer.optionId
    : ''
