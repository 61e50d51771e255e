import { actionWay, wayOf, waysOf } from './ways.ts'
import type { Way } from './reading.ts'
import { blockChance, blockersOf, fight } from './fights.ts'
import { inHand, suits } from './hand.ts'
import { wayWorth, price } from './masters.ts'
import { judged, type Judged } from './reasons.ts'
import { cardIn, numberIn, wordIn, type Board, type Minion, type Option } from './seen.ts'
import { callWorth } from './voting.ts'
import { burnWorth, cardWorth } from './targets.ts'
import { boldness, danger, enmity, factsOf, lossOf, minionWorth } from './worth.ts'

/**
 * Actions: the prey is bled by whoever can best, the hungry hunt, and nobody leaves the house who is needed at home.
 */

export function actWorth(board: Board, option: Option): Judged {
  const minion = option.minion === undefined ? undefined : board.minions.get(option.minion)
  if (!minion) return judged(0, 'act-by-card')
  const { worth, why } = action(board, option, minion)
  return judged(worth - guard(board, minion) - watch(board, minion), why)
}

function action(board: Board, option: Option, minion: Minion): Judged {
  const { effect } = option
  switch (effect.key) {
    case 'option-bleed':
      return bleed(board, minion, numberIn(effect, 'bleed'), 0, 0)
    case 'option-hunt':
      return hunt(board, minion, Math.max(1, numberIn(effect, 'amount')))
    case 'option-leave-torpor':
      return judged(4, 'leave-torpor')
    case 'option-rescue':
      return rescue(board, minion, option)
    case 'option-diablerie':
      return diablerie(board, minion, option)
    case 'option-become-anarch':
      return judged(0.8 * forAnarchs(board, minion) - 0.5, 'act-by-card')
    case 'option-equip':
      return judged(-0.5, 'act-by-card')
    case 'option-enter-combat':
      return withVictim(board, option, victim => fight(board, minion, victim) + 0.5)
    case 'option-action': {
      const card = cardIn(effect, 'card')
      const way = card?.key ? actionWay(card.key, wordIn(effect, 'action')) : undefined
      return way && card ? byWay(board, option, minion, way, card.id) : judged(0.1, 'act-by-card')
    }
    default: {
      const way = wayOf(board.names.get(option.card!) ?? '', option.mode ?? '', undefined)
      return way ? byWay(board, option, minion, way, option.card!) : judged(0.1, 'act-by-card')
    }
  }
}

/** Cards of the hand that it could play if it were an Anarch. */
const forAnarchs = (board: Board, minion: Minion): number =>
  (board.me.hand.cards ?? []).filter(({ key }) => {
    const facts = factsOf(key)
    return (
      facts?.requiresSect?.includes('Anarch') &&
      !facts.requiresSect.includes(minion.sect ?? '') &&
      waysOf(facts.key).some(way => suits(minion, facts, way))
    )
  }).length

/** The expected loss of the prey, with what the hand adds, and what a block would mean. */
function bleed(board: Board, minion: Minion, amount: number, stealth: number, cost: number): Judged {
  const { prey } = board
  if (!prey) return judged(-1, 'bleed-prey')
  const [more = 0] = inHand(board, minion, way => (way.type === 'Action Modifier' ? way.bleed : 0))
  const { chance, by } = blockChance(board, minion, [prey.seat], minion.stealth + stealth)
  const lethal = amount + more >= prey.pool
  const gain =
    lossOf(board, prey.seat, amount + 0.8 * more) + (amount > 0 && board.view.edge !== board.me.seat ? 0.5 : 0)
  return judged(
    (1 - chance) * gain + chance * blocked(board, minion, by) - cost,
    lethal ? 'bleed-to-oust' : 'bleed-prey',
  )
}

/** Who blocks is not always who would win; but it costs a card or two. */
const blocked = (board: Board, minion: Minion, by: Minion | undefined): number =>
  by ? Math.min(0.3, fight(board, minion, by)) : 0

function hunt(board: Board, minion: Minion, amount: number): Judged {
  const { chance, by } = blockChance(board, minion, [], minion.stealth + 1)
  return judged(
    isFull(minion) ? -1 : (1 - chance) * meal(board, minion, amount) + chance * blocked(board, minion, by),
    'hunt',
  )
}

const isFull = ({ blood, capacity }: Minion): boolean => blood >= (capacity ?? 0)

/** What the blood of a hunt is worth: most to who has none. */
function meal(board: Board, minion: Minion, amount: number): number {
  const room = Math.max(0, Math.min(amount, (minion.capacity ?? 0) - minion.blood))
  const need =
    minion.blood === 0 ? 3 : minion.blood === 1 ? 1.4 : minion.blood * 2 < (minion.capacity ?? 0) ? 0.7 : 0.25
  return need * (minion.blood === 0 ? 1 : 1 - 0.7 * boldness(board)) * room
}

function withVictim(board: Board, option: Option, worth: (victim: Minion) => number): Judged {
  const victim = board.minions.get(option.card!)
  return judged(victim ? worth(victim) : -1, 'act-by-card')
}

function rescue(board: Board, minion: Minion, option: Option): Judged {
  const victim = board.minions.get(option.card!)
  if (!victim || victim.seat !== board.me.seat) return judged(-2, 'rescue')
  return judged(minion.blood + victim.blood >= 4 ? 3 : 1, 'rescue')
}

/** Another's vampire, where the blood hunt will not pass, or who eats is small beside who is eaten. */
function diablerie(board: Board, minion: Minion, option: Option): Judged {
  const victim = board.minions.get(option.card!)
  if (!victim || victim.seat === board.me.seat) return judged(-4, 'diablerize')
  const votes = (mine: boolean) =>
    board.view.seats.reduce(
      (sum, { seat, ready }) =>
        (seat === board.me.seat) === mine ? sum + ready.reduce((n, one) => n + one.votes, 0) : sum,
      0,
    )
  const { chance } = blockChance(board, minion, [victim.seat], minion.stealth)
  const hunted = votes(true) > votes(false) ? 0.1 : 0.75
  const gain =
    minionWorth({ ...victim, torpid: false }) * enmity(board, victim.seat) +
    0.4 * Math.min(victim.blood, (minion.capacity ?? 0) - minion.blood)
  return judged((1 - chance) * (gain - hunted * minionWorth(minion)) - chance, 'diablerize')
}

function byWay(board: Board, option: Option, minion: Minion, way: Way, card: number): Judged {
  const { header } = way
  const stealth = typeof header?.stealth === 'number' ? header.stealth : header?.political ? 1 : 0
  const cost = price(board, option)
  if (header?.bleed !== undefined)
    return bleed(board, minion, minion.bleed + header.bleed, stealth, cost - (way.chosen.length > 0 ? 0.15 : 0))
  if (way.refers) {
    const { chance } = blockChance(board, minion, [], minion.stealth + stealth)
    return judged((1 - chance) * callWorth(board, way) - cost, 'call-referendum')
  }
  const theirs = way.blood < 0 && board.minions.has(card) && board.minions.get(card)!.seat !== board.me.seat
  const gain = way.burnsItself
    ? burnWorth(board, card)
    : theirs
      ? cardWorth(board, card, way.blood)
      : wayWorth(board, option, way, minion)
  const { chance, by } = blockChance(board, minion, [], minion.stealth + stealth)
  const victims = way.fights
    ? (option.slots ?? []).flatMap(slot =>
        slot.type === 'cards' ? slot.candidates.flatMap(id => board.minions.get(id) ?? []) : [],
      )
    : []
  const fed = header?.hunt ? meal(board, minion, 1 + way.hunt) : 0
  // Unlocked by it, one is at home again, or acts again.
  const free = way.unlocks ? guard(board, minion) + watch(board, minion) + 0.4 : 0
  // Who fights does not stand in the way of the next.
  const combat =
    victims.length === 0
      ? 0
      : Math.max(
          ...victims.map(
            victim => fight(board, minion, victim) + (victim.seat === board.prey?.seat && !victim.locked ? 0.6 : 0),
          ),
        )
  return judged((1 - chance) * (gain + combat + free + fed) + chance * blocked(board, minion, by) - cost, 'act-by-card')
}

/**
 * What it is worth to have this minion unlocked in the turns of others: who holds many reactions for it would like to
 * play some.
 */
const watch = (board: Board, minion: Minion): number =>
  0.3 *
  (1 - boldness(board)) *
  Math.max(
    0,
    Math.min(
      4,
      inHand(board, minion, way => (way.type === 'Reaction' && !way.wakes && !way.unlocks ? 1 : 0)).length - 2,
    ),
  )

/**
 * What it is worth to have this minion at home, unlocked, when the predator comes: nothing while the pool can stand it.
 */
function guard(board: Board, minion: Minion): number {
  const { predator, me } = board
  if (!predator || predator.ready.length === 0 || minion.locked) return 0
  const near = danger(board)
  if (me.pool > 2 * near || me.pool > 16) return 0
  const stealthy = blockersOf(board, [me.seat], 0).some(one => one.card.id === minion.card.id) ? 1 : 0.3
  const shown = predator.ready.reduce((sum, one) => sum + Math.max(0, one.bleed), 0)
  return stealthy * (1 - boldness(board)) * (me.pool <= shown ? 4 : me.pool <= near ? 1.3 : 0.4)
}
