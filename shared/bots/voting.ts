import { gripOf, waysOf } from './ways.ts'
import type { Way } from './reading.ts'
import { judged, type Judged } from './reasons.ts'
import { numberIn, type Board, type Entry, type Option } from './seen.ts'
import { cardWorth, seatWorth } from './targets.ts'
import { enmity, minionWorth } from './worth.ts'
import { price } from './masters.ts'

/** Votes go by interest: what the referendum, if it passes, does to oneself, to the prey and to everybody else. */

/** What it is worth that the referendum passes. */
export function interest(board: Board, { seat, card, hunted, terms }: Entry<'referendum'>): number {
  if (hunted) {
    const minion = board.minions.get(hunted.id)
    return minion ? enmity(board, minion.seat) * minionWorth(minion) : 0
  }
  const way = card?.key ? waysOf(card.key).find(one => one.refers) : undefined
  if (!way || !card?.key) return 0
  const key = card.key
  return (
    whateverTerms(board, way, seat) +
    terms.reduce((sum, { ask, cards = [], seats = [], points = {} }) => {
      const grip = gripOf(key, ask)
      return (
        sum +
        cards.reduce((n, { id }) => n + cardWorth(board, id, grip), 0) +
        seats.reduce((n, who) => n + seatWorth(board, who, grip), 0) +
        Object.entries(points).reduce(
          (n, [who, share]) => n + seatWorth(board, Number(who), Math.sign(grip) * share),
          0,
        )
      )
    }, 0)
  )
}

/**
 * What it does whatever its terms: for who calls it, and to everybody. Whom it counts minions of, it hits by their
 * number.
 */
function whateverTerms(board: Board, way: Way, caller: number): number {
  const all =
    way.everybody === 0
      ? 0
      : board.view.seats.reduce(
          (sum, { seat, ousted, ready, torpor }) =>
            ousted ? sum : sum + seatWorth(board, seat, way.everybody * (ready.length + torpor.length)),
          0,
        )
  return all + (way.blood + way.pool) * (caller === board.me.seat ? 1 : -enmity(board, caller) * 0.5)
}

/** Whether a referendum called now would pass: the own votes against those of whoever it would hurt. */
export function callWorth(board: Board, way: Way): number {
  const votes = (seat: number) =>
    board.view.seats[seat]!.ready.reduce((sum, minion) => sum + Math.max(0, minion.votes), 0) +
    (board.view.edge === seat ? 1 : 0)
  const mine =
    votes(board.me.seat) +
    1 +
    (board.me.hand.cards ?? []).reduce(
      (sum, { key }) => sum + (key === null ? 0 : Math.max(0, ...waysOf(key).map(one => one.votes)) * 0.5),
      0,
    )
  const others = board.view.seats
    .filter(({ seat, ousted }) => !ousted && seat !== board.me.seat)
    .map(({ seat }) => votes(seat) * (seat === board.prey?.seat ? 1 : seat === board.predator?.seat ? 0.6 : 0.4))
  const against = others.reduce((sum, n) => sum + n, 0)
  const chance = Math.max(0.05, Math.min(0.9, 0.5 + (mine - against) / 8))
  const grips = Object.values(way.grips).reduce((sum, grip) => sum + Math.abs(grip), 0)
  const gain = grips > 0 ? 2.5 : 0.5 + whateverTerms(board, way, board.me.seat)
  return chance * gain
}

/** How much the own side is behind; what lies level does not pass. */
function behind({ tally }: Entry<'referendum'>, favour: boolean): number {
  return favour ? tally.against + 1 - tally.for : tally.for - tally.against
}

export function voteWorth(board: Board, option: Option): Judged {
  const referendum = board.referendum!
  const wish = interest(board, referendum),
    favour = wish > 0
  const why = favour ? 'vote-for' : 'vote-against'
  if (Math.abs(wish) < 0.15 || !sides(option).includes(sideOf(favour))) return judged(-1, why)
  // The Edge and a card of the hand are spent: only where they could decide, and it matters.
  const spent = option.id === 'vote:edge' ? 1.2 : option.id.startsWith('vote:burned:') ? 0.6 : 0
  const lacking = behind(referendum, favour),
    n = numberIn(option.effect, 'votes')
  if (spent > 0 && (lacking <= 0 || lacking > n || Math.abs(wish) < spent)) return judged(-1, why)
  return judged(2 - spent + n / 10, why)
}

const sides = (option: Option): readonly string[] =>
  option.slots?.flatMap(slot => (slot.type === 'keys' ? slot.candidates : [])) ?? []
const sideOf = (favour: boolean): string => (favour ? 'for' : 'against')
export const side = (board: Board): string[] => [sideOf(interest(board, board.referendum!) > 0)]

/** Cards and abilities in the polling: more votes where they could turn it, an end to what hurts. */
export function swayWorth(board: Board, option: Option, way: Way): Judged {
  const referendum = board.referendum!
  const wish = interest(board, referendum),
    mine = referendum.seat === board.me.seat
  if (way.endsReferendum) return judged(!mine && wish < -1 && behind(referendum, false) > 0 ? -wish : -1, 'sway-votes')
  const lacking = behind(referendum, wish > 0)
  if (way.votes === 0)
    return judged(lacking > 0 && Math.abs(wish) > 1 ? 0.5 - price(board, option) : -0.5, 'sway-votes')
  return judged(
    lacking > 0 && lacking <= way.votes + 2 ? Math.min(3, Math.abs(wish)) - 0.3 - price(board, option) : -0.5,
    'sway-votes',
  )
}
