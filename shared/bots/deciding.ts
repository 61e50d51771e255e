import type { Args } from '../rules/index.ts'
import { actWorth } from './acting.ts'
import { generator, hash } from './chance.ts'
import { blockWorth, cancelWorth, reactWorth } from './blocking.ts'
import { combatWorth, strikeWorth } from './combat.ts'
import { discardWorth } from './hand.ts'
import { influenceWorth, investment, isSpent } from './influence.ts'
import { abilityWay, laterUses, wayOf } from './ways.ts'
import type { Way } from './reading.ts'
import { wayWorth, masterWorth, price } from './masters.ts'
import { modifyWorth } from './modifying.ts'
import { IN_VAIN, judged, type Judged, type Reason } from './reasons.ts'
import { boardOf, cardIn, holderOf, wordIn, type Asked, type Board, type Option, type Seen } from './seen.ts'
import type { BotLevel } from './levels.ts'
import { burnWorth, fill } from './targets.ts'
import { side, swayWorth, voteWorth } from './voting.ts'
import { danger } from './worth.ts'

/**
 * Bots: players that know what a seat is told, and nothing else. Every option is worth something, in pool; the best is
 * taken. What is
 * worth as much is decided by the seed, so that the same question is answered alike, whenever and however often it is
 * asked.
 */
export interface Choice {
  optionId: string
  args?: Args
  why: Reason
}

/** Where there is nothing to decide, a bot need not look. */
export const isForced = ({ options }: Asked): boolean => options.length === 1 && (options[0]!.slots ?? []).length === 0

/** `look` is asked for the view only where there is something to decide. */
export function decide(asked: Asked, look: () => Seen, seed: number, level: BotLevel = 'steady'): Choice {
  if (isForced(asked)) return { optionId: asked.options[0]!.id, why: 'nothing-else-to-do' }
  const view = look()
  // The table has moved on: whatever is answered now comes too late.
  if (view.you?.prompt !== asked.id) return { ...byDefault(asked), why: 'by-default' }
  const draw = generator(hash(`${seed}:${asked.id}`))
  const easy = level === 'easy'
  const taste = draw() < (easy ? WHIMS : WHIM) ? FANCY : TASTE
  const board = boardOf(view, asked.seat)
  let best: Weighed | undefined
  for (const option of asked.options) {
    if (easy && isReaction(board, asked, option)) continue
    const one = weigh(board, asked, option)
    // What is in vain or wasteful is never a whim.
    if (one.worth > IN_VAIN) one.worth += draw() * taste
    if (!best || one.worth > best.worth) best = one
  }
  return best ? chosen(board, asked, best) : { ...byDefault(asked), why: 'by-default' }
}

/** What is played or used upon another's action. */
const isReaction = ({ action, me }: Board, { window }: Asked, { kind }: Option): boolean =>
  window !== undefined && action !== undefined && action.seat !== me.seat && (kind === 'play' || kind === 'use')

/** An option with what it is worth. */
export interface Weighed extends Judged {
  option: Option
  way: Way | undefined
}
export function weigh(board: Board, asked: Asked, option: Option): Weighed {
  const way = wayFor(board, asked, option)
  const { worth, why } = judge(board, asked, option, way)
  return { option, way, worth, why }
}
export function chosen(board: Board, asked: Asked, { option, way, why }: Weighed): Choice {
  const args = argsFor(board, asked, option, way)
  return { optionId: option.id, ...(args && { args }), why }
}

const byDefault = ({ default: { optionId, args } }: Asked): Omit<Choice, 'why'> => ({ optionId, ...(args && { args }) })

/**
 * Smaller than any difference that matters; and now and then something nearly as good, so that nobody can count on what
 * a bot does.
 */
const TASTE = 0.08,
  FANCY = 1
const WHIM = 0.04,
  WHIMS = 0.2

function wayFor(board: Board, asked: Asked, option: Option): Way | undefined {
  if (option.kind === 'play') return wayOf(board.names.get(option.card!) ?? '', option.mode ?? '', asked.window)
  const used = option.kind === 'use' ? cardIn(option.effect, 'card') : undefined
  return used?.key ? abilityWay(used.key, wordIn(option.effect, 'ability')) : undefined
}

function argsFor(board: Board, asked: Asked, option: Option, way: Way | undefined): Args | undefined {
  if (option.kind === 'invest') return investment(board, option)
  if (option.kind === 'vote') return { side: side(board) }
  return fill(asked, board, option, way)
}

function judge(board: Board, asked: Asked, option: Option, way: Way | undefined): Judged {
  switch (option.kind) {
    case 'pass':
    case 'decline':
    case 'end-phase':
      return judged(0, 'nothing-pays')
    case 'take-back':
      return judged(-50, 'nothing-pays')
    case 'declare':
      return judged(isSpent(board) ? 1 : -50, 'nothing-pays')
    case 'edge':
      return judged(10, 'take-edge')
    // As long as it does not endanger: what is yielded is gone.
    case 'pay':
      return judged(option.id.includes('title') || board.me.pool > danger(board) / 2 ? 2 : -2, 'keep-contested')
    case 'yield':
      return judged(0, 'keep-contested')
    case 'unlock':
      return judged(board.me.pool > danger(board) ? 2 : -1, 'unlock-again')
    case 'mark':
      return judged(0.2, 'act-by-card')
    case 'bring-out':
    case 'merge':
    case 'invest':
    case 'withdraw':
    case 'draw-crypt':
      return influenceWorth(board, option)
    case 'act':
      return actWorth(board, option)
    case 'block':
      return blockWorth(board, option)
    case 'vote':
      return voteWorth(board, option)
    case 'strike':
      return strikeWorth(board, asked, option)
    case 'maneuver':
    case 'press':
      return combatWorth(board, asked, option, way)
    case 'discard':
      return discardWorth(board, option)
    case 'choose':
      return judged(0.3, 'aim')
    case 'play':
    case 'use':
      return way ? moment(board, asked, option, way) : judged(0.1, 'use-card')
  }
}

/** A card or an ability, by when it would be played. */
function moment(board: Board, asked: Asked, option: Option, way: Way): Judged {
  const { window } = asked
  // In the own turn it acts without.
  if (way.acts) return judged(window === undefined ? -0.3 : 0.5, 'act-by-card')
  if (asked.ask.key === 'ask-strike') return strikeWorth(board, asked, option)
  if (window === undefined) {
    if (option.kind === 'use') return judged(useWorth(board, option, way), 'use-card')
    return way.header ? actWorth(board, option) : masterWorth(board, option)
  }
  if (window === 'as-played')
    return way.cancels ? cancelWorth(board, option) : reactOrModify(board, option, way, window)
  if (window === 'ousting') return judged(wayWorth(board, option, way) - price(board, option), 'keep-in-the-game')
  if (window === 'polling' || window === 'before-votes')
    return board.referendum ? swayWorth(board, option, way) : judged(-0.2, 'sway-votes')
  if (board.combat || COMBAT.has(window)) return combatWorth(board, asked, option, way)
  return reactOrModify(board, option, way, window)
}

/** An ability between two effects of a turn; not now, if its card is better locked later in the turn. */
function useWorth(board: Board, option: Option, way: Way): number {
  const { slots: _, ...bare } = option
  const ending = way.burnsItself && holderOf(board, option.card!) !== board.me.seat ? burnWorth(board, option.card!) : 0
  const worth =
    wayWorth(board, option, way) +
    ending +
    way.frees -
    price(board, option) -
    (way.burns && way.frees === 0 ? 1 : 0) -
    (way.spends ? 0.4 : 0) -
    (way.forgoes ? 0.8 : 0)
  const later = laterUses(
    board.names.get(option.card!) ?? '',
    wordIn(option.effect, 'ability'),
    board.view.turn?.phase ?? 'discard',
  )
  return later.some(other => wayWorth(board, bare, other) > worth) ? -0.3 : worth
}

const reactOrModify = (board: Board, option: Option, way: Way, window: string): Judged =>
  board.action?.seat === board.me.seat
    ? modifyWorth(board, option, way, window)
    : reactWorth(board, option, way, window)

const COMBAT: ReadonlySet<string> = new Set([
  'combat-begins',
  'before-range',
  'range',
  'before-strikes',
  'as-chosen',
  'additional-strikes',
  'press',
  'round-end',
  'combat-ends',
  'prevent',
  'to-torpor',
])
