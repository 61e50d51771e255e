import { wayOf } from './ways.ts'
import { blank, type Way } from './reading.ts'
import { fight, hits, woundOf } from './fights.ts'
import { inHand, isLastAnswer } from './hand.ts'
import { price } from './masters.ts'
import { judged, type Judged } from './reasons.ts'
import { cardIn, numberIn, wordIn, type Asked, type Board, type Minion, type Option } from './seen.ts'
import { enmity } from './worth.ts'
import { definitions } from '../cards/definitions.ts'

/** Combat: the stronger strikes and presses on, the weaker keeps away, gets out, and prevents. */

interface Duel {
  mine: Minion
  other: Minion
  range: 'close' | 'long'
}

/** The own minion and the one it fights. */
export function duelOf(board: Board): Duel | undefined {
  const { combat } = board
  if (!combat) return undefined
  const one = board.minions.get(combat.acting.id),
    other = board.minions.get(combat.opposing.id)
  if (!one || !other) return undefined
  if (one.seat === board.me.seat) return { mine: one, other, range: combat.range }
  return other.seat === board.me.seat ? { mine: other, other: one, range: combat.range } : undefined
}

/** What a minion can do at long range: what is on it, and what one holds for it. */
function shoots(board: Board, minion: Minion): number {
  const borne = board.view.seats[minion.seat]!.inPlay.filter(({ on }) => on === minion.card.id)
  const weapon = Math.max(
    0,
    ...borne.flatMap(({ card }) =>
      (definitions.get(card.key ?? '')?.strikes ?? []).map(({ strike }) =>
        strike.ranged ? Number(strike.damage ?? 0) : 0,
      ),
    ),
  )
  return minion.seat === board.me.seat
    ? Math.max(
        weapon,
        inHand(board, minion, way => (way.type === 'Combat' && way.ranged ? way.hit + way.steal : 0))[0] ?? 0,
      )
    : weapon
}

/** What the other inflicts at this range, as far as it shows. */
const struck = (board: Board, { other, range }: Duel): number =>
  range === 'long' ? shoots(board, other) : hits(board, other)

export function strikeWorth(board: Board, asked: Asked, option: Option): Judged {
  const duel = duelOf(board)
  if (!duel) return judged(0, 'strike')
  const { mine, other, range } = duel
  const way = strikeWay(board, option)
  const answer = wordIn(asked.ask, 'strike')
  const evaded = answer === 'dodge' || answer === 'combat-ends'
  const hurts = evaded ? 0 : answer === 'hand' ? (range === 'close' ? other.strength : 0) : struck(board, duel)
  const wound = woundOf(mine, hurts)
  if (option.id.endsWith(':none')) return judged(-wound, 'strike')
  const side = enmity(board, other.seat)
  const card = option.kind === 'play' ? 0.12 + price(board, option) : 0
  const kind = way?.strike ?? 'hand'
  if (kind === 'combat-ends' || kind === 'dodge')
    return judged(evaded ? -1 : -card + (kind === 'dodge' ? 0 : 0.05) + (way?.unlocks ? 0.3 : 0), 'get-out')
  // What can be taken or destroyed is there, or it would not be on offer.
  if (kind === 'equipment') return judged(evaded ? -1 : 1.5 * side - wound - card, 'strike')
  const reach = range === 'close' || way?.ranged === true
  const damage = !reach || evaded ? 0 : kind === 'hand' ? mine.strength + (way?.plus ?? 0) : (way?.hit ?? 0)
  const stolen = reach && !evaded ? (way?.steal ?? 0) : 0
  const gain =
    side * woundOf(other, damage + stolen) * (way?.aggravated ? 1.6 : 1) +
    0.4 * Math.min(stolen, (mine.capacity ?? stolen) - mine.blood + hurts)
  return judged(gain - wound - card, 'strike')
}

function strikeWay(board: Board, option: Option): Way | undefined {
  if (option.kind === 'play') return wayOf(board.names.get(option.card!) ?? '', option.mode ?? '', 'strike')
  const key = option.card === undefined ? undefined : board.names.get(option.card)
  const given =
    key === undefined ? undefined : definitions.get(key)?.strikes?.find(({ name }) => option.id.endsWith(`:${name}`))
  if (!given) return undefined
  const { strike } = given
  const hit = typeof strike.damage === 'number' ? strike.damage : 1,
    plus = typeof strike.plus === 'number' ? strike.plus : 0,
    steal = typeof strike.steal === 'number' ? strike.steal : 0
  return {
    ...blank('ability', '', undefined),
    strike: strike.strike,
    hit,
    plus,
    steal,
    ranged: strike.ranged === true,
    aggravated: strike.aggravated === true,
  }
}
/** Close for the stronger hand, long for who shoots, or for who would only be beaten. */
function wishes(board: Board, { mine, other }: Duel): 'close' | 'long' {
  const close = enmity(board, other.seat) * woundOf(other, hits(board, mine)) - woundOf(mine, hits(board, other))
  const long = enmity(board, other.seat) * woundOf(other, shoots(board, mine)) - woundOf(mine, shoots(board, other))
  return long > close ? 'long' : 'close'
}

/** Whatever is offered in a window of combat. */
export function combatWorth(board: Board, asked: Asked, option: Option, way: Way | undefined): Judged {
  const duel = duelOf(board)
  const cost = price(board, option) + (option.kind === 'play' ? 0.05 : 0)
  if (!duel) return judged(asked.window === 'prevent' ? preventWorth(board, asked, way) - cost : -0.2, 'in-combat')
  const { mine, other, range } = duel
  const outlook = fight(board, mine, other)
  if (asked.window === 'prevent') return judged(preventWorth(board, asked, way) - cost, 'prevent')
  if (
    option.kind === 'maneuver' ||
    (asked.window === 'range' && (way?.maneuver ?? 0) > 0) ||
    (asked.window === 'range' && way?.strike !== undefined)
  ) {
    return judged(
      wishes(board, duel) === range || isLastAnswer(board, mine, option) ? -0.5 : 0.6 - cost,
      'change-range',
    )
  }
  if (option.kind === 'press' || (asked.window === 'press' && (way?.press ?? 0) > 0)) {
    // Ending is worth it for the weaker; a press to continue, for the stronger who still can.
    const ends = wordIn(option.effect, 'to') === 'end'
    // What may be used either way is used the better way.
    if (option.kind === 'use') return judged(Math.abs(outlook) - cost, 'press-on')
    return ends
      ? judged(-outlook - cost, 'press-to-end')
      : judged(outlook + 0.3 * enmity(board, other.seat) - 0.3 - cost, 'press-on')
  }
  if (!way) return judged(0.1 - cost, 'in-combat')
  if (way.strikes > 0)
    return judged(range === 'close' || shoots(board, mine) > 0 ? 0.4 + outlook - cost : -0.2, 'in-combat')
  if (way.strength > 0)
    return judged(
      range === 'close' && outlook > -2 ? Math.max(0.5, stronger(board, duel, way.strength)) - cost : -0.2,
      'in-combat',
    )
  if (way.strike === 'combat-ends') return judged(-outlook - 0.1 - cost, 'get-out')
  // An even fight costs the prey as much as oneself.
  if (way.fights) return judged(outlook + 0.3 * enmity(board, other.seat) - cost, 'press-on')
  if (way.blood > 0) return judged(Math.min(way.blood, 0.4 * ((mine.capacity ?? 0) - mine.blood)) - cost, 'in-combat')
  const grip = Object.values(way.grips).reduce((sum, n) => sum - n, 0) * enmity(board, other.seat)
  return judged(0.2 + Math.max(0, grip) + Math.min(0.5, outlook * 0.3) - cost, 'in-combat')
}

const stronger = (board: Board, { mine, other }: Duel, n: number): number =>
  enmity(board, other.seat) * (woundOf(other, hits(board, mine) + n) - woundOf(other, hits(board, mine)))

/** What less of the damage is worth: most, where it keeps out of torpor. */
function preventWorth(board: Board, asked: Asked, way: Way | undefined): number {
  const minion = board.minions.get(cardIn(asked.ask, 'card')?.id ?? -1)
  if (!minion || !way || way.prevent <= 0) return -0.3
  if (minion.seat !== board.me.seat) return -1
  const damage = numberIn(asked.ask, 'normal') + 1.5 * numberIn(asked.ask, 'aggravated')
  return woundOf(minion, damage) - woundOf(minion, damage - way.prevent)
}
