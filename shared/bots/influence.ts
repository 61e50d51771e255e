import { judged, type Judged } from './reasons.ts'
import type { Args } from '../rules/index.ts'
import type { Board, Option } from './seen.ts'
import { boldness, danger } from './worth.ts'

/** Transfers go to the vampire that is ready next; with enough of them out, pool is kept. */

/** How many minions are enough, and how little pool is too little to buy more. */
export const ENOUGH = 4
const reserve = (board: Board): number => danger(board) + 2 + 2 * board.me.ready.length

interface Coming {
  id: number
  lacking: number
  capacity: number
  counters: number
}

function coming({ me }: Board): Coming[] {
  const controlled = new Set([...me.ready, ...me.torpor].map(({ card }) => card.key))
  return me.uncontrolled.flatMap(({ card, counters, capacity }) =>
    capacity === null || controlled.has(card.key)
      ? []
      : [{ id: card.id, lacking: Math.max(0, capacity - counters), capacity, counters }],
  )
}

/** The one to bring out next: what was begun first, then who is out soonest; of those the greatest. */
export function nextOut(board: Board): Coming | undefined {
  const transfers = Math.max(1, board.view.turn?.transfers ?? 4)
  const turns = (one: Coming) => Math.ceil(one.lacking / Math.max(4, transfers)) - (one.counters > 0 ? 0.6 : 0)
  const rich = board.me.pool > 18
  return coming(board)
    .filter(({ lacking }) => lacking > 0)
    .reduce<Coming | undefined>(
      (best, one) =>
        !best ||
        turns(one) < turns(best) ||
        (turns(one) === turns(best) && (rich ? one.capacity > best.capacity : one.lacking < best.lacking))
          ? one
          : best,
      undefined,
    )
}

/** Whether one more is worth its price. */
function wanted(board: Board, one: Coming): boolean {
  const { pool, ready } = board.me
  if (ready.length === 0) return pool > 1
  // What was begun is finished unless it kills.
  return (
    pool - one.lacking >=
    (ready.length >= ENOUGH + 4 * boldness(board) ? 18 : ready.length === 1 ? danger(board) : reserve(board))
  )
}

/** Nobody is left to bring out, and there is pool for one more. */
export const lacksVampires = (board: Board): boolean =>
  !nextOut(board) && board.me.pool > 14 && board.me.ready.length < ENOUGH + 4 * boldness(board)

/** Without a minion, and without one to come: with the library exhausted, nothing is left but to withdraw. */
export function isSpent(board: Board): boolean {
  const { ready, torpor } = board.me,
    next = nextOut(board)
  return ready.length === 0 && torpor.length === 0 && !(next && wanted(board, next))
}

export function influenceWorth(board: Board, option: Option): Judged {
  const { me } = board
  if (option.kind === 'bring-out')
    return judged(me.pool - (option.cost?.pool ?? 0) > danger(board) / 2 ? 10 : -1, 'bring-out')
  if (option.kind === 'merge') return judged(3, 'bring-out')
  const next = nextOut(board)
  if (option.kind === 'invest') return judged(next?.id === option.card && wanted(board, next!) ? 5 : -1, 'influence')
  if (option.kind === 'draw-crypt') return judged(lacksVampires(board) ? 1 : -1, 'draw-vampire')
  return judged(-5, 'influence')
}

export function investment(board: Board, option: Option): Args {
  const [slot] = option.slots ?? []
  const next = nextOut(board)
  if (slot?.type !== 'amount') return {}
  const amount = Math.min(slot.max, next?.lacking ?? slot.default, Math.max(1, board.me.pool - 1))
  return { [slot.name]: Math.max(slot.min, amount) }
}
