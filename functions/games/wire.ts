import type { Game, Result } from '../../shared/api/games.ts'
import type * as z from 'zod'
import type { GameEvent as WireEvent, Message as WireMessage } from '../../shared/api/primitives.ts'
import type { Line as WireLine, Prompt as WirePrompt } from '../../shared/api/prompts.ts'
import type { View as WireView } from '../../shared/api/view.ts'
import {
  actorOf,
  ahead,
  caseSaid,
  changesOf,
  classOf,
  whensNow,
  eventsFor,
  faceOf,
  isSealable,
  promptFor,
  questionOf,
  saidOf,
  viewFor,
  type SpokenWhen,
  type GameEvent,
  type GameState,
  type Message,
  type Option,
  type Prompt,
  type SeatIndex,
  type Slot,
} from '../../shared/rules/index.ts'
import { languageOf, type LanguageCode } from '../../shared/text/languages.ts'
import { nameOf, renderEvent, renderMessage, wordFor, type Names } from '../../shared/text/index.ts'
import type { GameRecord } from '../store/port.ts'
import { wireClock } from './clocks.ts'
import { whatComes } from './previews.ts'
import { deadlineOf, gameDeadline, type Timed } from './deadlines.ts'

/** The core's keys and parameters, put into words: the one place where what a viewer may know becomes what is sent. */

export type SeenBy = SeatIndex | 'spectator'

/** Who sits where, or sat there at a version that is over, to whom it is told and in which language. */
export interface Words extends Names {
  code: LanguageCode
}
export const wordsOf = (
  { players, state }: Pick<GameRecord, 'players' | 'state'>,
  code: LanguageCode,
  version = Infinity,
): Words => ({
  seats: players.map(({ name, former = [] }) => former.find(one => version <= one.until)?.name ?? name),
  code,
  generic: id => state.cards[id]?.printed?.name,
})
const toldTo = (words: Words, viewer: SeenBy): Words => (viewer === 'spectator' ? words : { ...words, you: viewer })

const message = (said: Message, words: Words): z.infer<typeof WireMessage> => ({
  key: said.key,
  params: said.params ?? {},
  text: renderMessage(said, words, languageOf(words.code)),
})

export function wireEvents(
  events: readonly GameEvent[],
  viewer: SeenBy,
  game: Pick<GameRecord, 'players' | 'state'>,
  code: LanguageCode = 'en',
  version?: number,
): z.infer<typeof WireEvent>[] {
  const words = toldTo(wordsOf(game, code, version), viewer)
  return eventsFor(events, viewer).map(told => {
    const event = viewer === 'spectator' ? told : named(told, viewer, game.state)
    const { key, seenBy: _, ...params } = event
    const changes = changesOf(event)
    return {
      key,
      params,
      text: renderEvent(event, words, languageOf(code)),
      class: classOf(event),
      actor: actorOf(event),
      ...(changes.length > 0 && { changes }),
    }
  })
}

/**
 * A face-down card has no name in an event; its owner, who may look at it at any time (SETUP-09), reads it all the
 * same.
 */
function named<T>(told: T, viewer: SeatIndex, state: GameState): T {
  if (typeof told !== 'object' || told === null) return told
  if ('id' in told && 'key' in told && told.key === null && typeof told.id === 'number') {
    const card = state.cards[told.id]
    return card?.owner === viewer ? { ...told, key: card.key } : told
  }
  if (Array.isArray(told)) return told.map(one => named(one, viewer, state)) as T
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, named(value, viewer, state)])) as T
}

/**
 * The board, and what is being resolved in words. `shown`: seats whose cards are open to all, once the game is over.
 */
export function wireView(
  { state, players }: Pick<GameRecord, 'players' | 'state'>,
  viewer: SeenBy,
  code: LanguageCode = 'en',
  shown: readonly SeatIndex[] = [],
): z.infer<typeof WireView> {
  const view = viewFor(state, viewer),
    words = toldTo(wordsOf({ players, state }, code), viewer)
  return {
    ...view,
    seats: view.seats.map(seat => (shown.includes(seat.seat) ? viewFor(state, seat.seat).seats[seat.seat]! : seat)),
    stack: view.stack.map(entry => {
      const { icon, message: said } = saidOf(entry)
      return { ...entry, icon, says: message(said, words) }
    }),
  }
}

/** A sentence of no prompt and no event. */
export const wireMessage = (
  said: Message,
  game: Pick<GameRecord, 'players' | 'state'>,
  code: LanguageCode,
  reader: SeenBy = 'spectator',
): z.infer<typeof WireMessage> => message(said, toldTo(wordsOf(game, code), reader))

/** Whose question it is put into words for. */
interface Asking {
  state: GameState
  seat: SeatIndex
  words: Words
}

/** Candidates are named as far as this seat may know them. */
function labels({ state, seat, words }: Asking, one: Slot): string[] {
  const language = languageOf(words.code)
  if (one.type === 'amount') return []
  if (one.type === 'keys') return one.candidates.map(key => wordFor(key, one.name, language))
  // Points of blood are shared among cards, all others among seats.
  const cards = one.type === 'cards' || (one.type === 'allocation' && one.most !== undefined && one.spare !== undefined)
  return one.candidates.map(candidate => nameOf(cards ? faceOf(state, seat, candidate) : candidate, words, language))
}

function slot(asking: Asking, one: Slot): NonNullable<WirePrompt['options'][number]['slots']>[number] {
  const { ask, ...rest } = one,
    said = ask && { ask: message(ask, asking.words) }
  return rest.type === 'amount' ? { ...rest, ...said } : { ...rest, ...said, labels: labels(asking, one) }
}

function option(
  asking: Asking,
  { slots, ...one }: Option,
  sealable: boolean,
  comesTo?: Message,
): WirePrompt['options'][number] {
  return {
    ...one,
    ...(sealable && { sealable: true as const }),
    effect: message(one.effect, asking.words),
    ...(comesTo && { comesTo: message(comesTo, asking.words) }),
    ...(slots && { slots: slots.map(each => slot(asking, each)) }),
  }
}

const condition = ({ when, says }: SpokenWhen, words: Words): WirePrompt['whens'][number] => ({
  when: when as z.infer<typeof WireLine>['when'],
  says: message(says, words),
})

export type Owed = Timed & Pick<GameRecord, 'id' | 'players'>

function wirePrompt(game: Owed, prompt: Prompt, code: LanguageCode): WirePrompt {
  const { state } = game,
    { seat } = prompt,
    words = toldTo(wordsOf(game, code), seat),
    asking: Asking = { state, seat, words }
  const question = questionOf(state, prompt),
    comes = whatComes(state, seat),
    options = question.options.map(one => option(asking, one, isSealable(state, seat, one), comes(one))),
    said = caseSaid(state, seat)
  return {
    ...prompt,
    game: game.id,
    ask: message(question.ask, words),
    case: said && message(said, words),
    deadline: deadlineOf(game, seat),
    options,
    next: question.next.map(one => option(asking, one, false, comes(one))),
    silence: options.find(one => one.id === prompt.default.optionId)!.effect,
    whens: whensNow(state).map(one => condition(one, words)),
    lines: ahead(state, seat).map(({ window, options: later, whens }) => ({
      window,
      says: message({ key: 'ask-window', params: { window, ifPassed: [] } }, words),
      options: later.map(one => option(asking, one, true)),
      whens: whens.map(one => condition(one, words)),
    })),
  }
}

/** The question this seat owes an answer to, if any. */
export function wirePromptOf(game: Owed, seat: SeatIndex, code: LanguageCode = 'en'): WirePrompt | null {
  const prompt = promptFor(game.state, seat)
  return prompt && wirePrompt(game, prompt, code)
}

/** Who looks at a game, and what of it there is for them to see. */
export interface Seen {
  game: GameRecord
  viewer: SeenBy
  version: number
}

export const playersOf = (game: GameRecord): z.infer<typeof Result>['players'] =>
  game.players.map(({ name, bot, level }, seat) => ({ seat, name, bot, ...(level && { level }) }))

/** Of a table that says nothing of it. */
export const WATCHED = { who: 'signed-in', delay: null, hands: 'agreed' } as const

/** A game as this viewer is shown it. */
export function wireGame(
  { game, viewer, version }: Seen,
  language: LanguageCode,
  shown: readonly number[] = [],
): z.infer<typeof Game> {
  const { id, tableId, name, commitment, state } = game
  return {
    id,
    table: tableId === '' ? null : tableId,
    name,
    format: state.settings.format,
    // A list is only a position's: of a table it is all or a named pool.
    cards: state.settings.cards === 'fifth-edition' ? 'fifth-edition' : 'all',
    answerWithinHours: state.settings.answerWithinHours,
    withdrawalPoints: state.settings.withdrawalPoints ?? 1,
    timeLimit: state.settings.timeLimit ?? null,
    tournament: state.settings.tournament ?? null,
    hold: state.settings.hold ?? 0,
    spectators: { ...WATCHED, ...game.spectators },
    version,
    seat: viewer === 'spectator' ? null : viewer,
    players: playersOf(game),
    deadline: gameDeadline(game),
    clock: wireClock(game),
    commitment,
    view: wireView(game, viewer, language, shown),
  }
}
