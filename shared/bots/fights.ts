import { inHand } from './hand.ts'
import type { Board, Minion } from './seen.ts'
import { boldness, enmity, factsOf, minionWorth } from './worth.ts'

/** Combat and blocks as they can be foreseen: who is stronger, and who stands in the way. */

/** What it inflicts in a round, as far as it shows, and with what the own hand adds. */
export function hits(board: Board, minion: Minion): number {
  const weapons = board.view.seats[minion.seat]!.inPlay.reduce(
    (most, { card, on }) =>
      on === minion.card.id && factsOf(card.key)?.keywords?.some(word => word === 'weapon' || word === 'gun')
        ? 2
        : most,
    0,
  )
  const shown = Math.max(minion.strength, weapons)
  if (minion.seat !== board.me.seat) return shown + 0.4
  const [best = 0] = inHand(board, minion, way =>
    way.type === 'Combat' ? way.hit + way.steal + (way.strike === 'hand' ? minion.strength + way.plus : 0) : 0,
  )
  return (
    Math.max(shown, best) +
    0.5 * (inHand(board, minion, way => (way.type === 'Combat' ? way.strength + way.strikes : 0))[0] ?? 0)
  )
}

/** What this much damage takes from it. */
export function woundOf(minion: Minion, damage: number): number {
  if (damage <= 0) return 0
  if (minion.type !== 'vampire') return damage >= minion.blood ? minionWorth(minion) : damage * 0.6
  return damage > minion.blood ? 0.4 * minion.blood + 0.5 * minionWorth(minion) : 0.4 * damage
}

/**
 * What a combat between an own minion and another is worth. Who can get out of it does, and does and suffers little.
 */
export function fight(board: Board, mine: Minion, other: Minion): number {
  const evades =
    inHand(board, mine, way =>
      way.type === 'Combat' && (way.strike === 'combat-ends' || way.strike === 'dodge') ? 1 : 0,
    ).length > 0
  const prevents = inHand(board, mine, way => (way.type === 'Combat' ? way.prevent : 0))[0] ?? 0
  const gain = woundOf(other, hits(board, mine)) * enmity(board, other.seat)
  const loss = woundOf(mine, Math.max(0, hits(board, other) - prevents)) * (1 - 0.6 * boldness(board))
  return evades && loss > gain ? -0.1 : gain - loss
}

/** Who of these seats could stand in the way of an action of this stealth, as far as it shows. */
export function blockersOf({ view }: Board, seats: readonly number[], stealth: number): Minion[] {
  return seats.flatMap(seat =>
    view.seats[seat]!.ready.filter(one => !one.locked && one.intercept >= stealth).map(one => ({
      ...one,
      seat,
      torpid: false,
    })),
  )
}

/** How likely an action of a minion is blocked. With no target both neighbours may try. */
export function blockChance(
  board: Board,
  minion: Minion,
  targets: readonly number[],
  stealth: number,
): { chance: number; by: Minion | undefined } {
  const seats =
    targets.length > 0
      ? targets
      : [board.prey?.seat, board.predator?.seat].filter((seat): seat is number => seat !== undefined)
  const able = blockersOf(board, [...new Set(seats)], stealth)
  if (able.length === 0) return { chance: 0.08, by: undefined }
  const hidden = inHand(board, minion, way => (way.type === 'Action Modifier' ? way.stealth : 0)).reduce(
    (sum, n) => sum + n,
    0,
  )
  const strongest = able.reduce((one, other) => (other.strength > one.strength ? other : one))
  // Whoever blocks one cannot block the next: among several attackers each is blocked less.
  const attackers = board.me.ready.filter(one => !one.locked).length
  const each = Math.min(1, (able.length + 0.5) / Math.max(1, attackers))
  return {
    chance: (1 - 0.4 ** able.length) * each * (hidden > strongest.intercept - stealth ? 0.25 : 1),
    by: strongest,
  }
}
