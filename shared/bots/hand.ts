import { definitions } from '../cards/definitions.ts'
import type { CardFacts } from '../cards/facts.ts'
import { waysOf } from './ways.ts'
import type { Way } from './reading.ts'
import { IN_VAIN, judged, type Judged } from './reasons.ts'
import type { Board, Minion, Option } from './seen.ts'
import { factsOf, lateness } from './worth.ts'

/** The cards of one's own hand: who could play them, what they hold in store, and which are of no use. */

const has = (disciplines: readonly string[], level: string): boolean =>
  level === '' ||
  level
    .split('+')
    .every(one => disciplines.includes(one.toUpperCase()) || (one !== one.toUpperCase() && disciplines.includes(one)))

interface User {
  clan: string | null
  sect: string | null
  title: string | null
  disciplines: readonly string[]
  capacity: number | null
  type: Minion['type']
}

/** Whether somebody like this could be expected to play it; what is really on offer, the options say. */
export function suits(user: User, facts: CardFacts, way: Way): boolean {
  if (way.type === 'Master' || way.type === 'Event') return true
  if (facts.clan !== undefined && facts.clan !== user.clan && !facts.clans?.includes(user.clan ?? '')) return false
  if (facts.requiresTitle && !(user.title !== null && facts.requiresTitle.includes(user.title))) return false
  // Who has no title can become an Anarch.
  if (
    facts.requiresSect &&
    !facts.requiresSect.includes(user.sect ?? '') &&
    !(user.title === null && facts.requiresSect.includes('Anarch'))
  )
    return false
  if ((facts.requiresCapacity ?? 0) > (user.capacity ?? 0)) return false
  return (
    (user.type === 'vampire' || way.level === '') &&
    has(user.disciplines, way.level) &&
    (way.level !== '' ||
      has(
        user.disciplines,
        facts.disciplines?.length === 1 && facts.types[0] !== 'Master' ? facts.disciplines[0]!.toLowerCase() : '',
      ))
  )
}

/** For each card of the own hand the most that one of its ways gives to this minion, by a measure; best first. */
export function inHand(board: Board, minion: Minion, of: (way: Way) => number): number[] {
  const found: number[] = []
  for (const { key } of board.me.hand.cards ?? []) {
    const facts = factsOf(key)
    if (!facts || (typeof facts.bloodCost === 'number' && facts.bloodCost > minion.blood)) continue
    let most = 0
    for (const way of waysOf(facts.key)) if (of(way) > most && suits(minion, facts, way)) most = of(way)
    if (most > 0) found.push(most)
  }
  return found.sort((a, b) => b - a)
}

/** Whether this is the last copy of a card that this minion could cancel another with: it waits for that. */
export function isLastAnswer({ me, names }: Board, minion: Minion, { kind, card }: Option): boolean {
  const facts = kind === 'play' ? factsOf(names.get(card!) ?? null) : undefined
  return (
    facts !== undefined &&
    waysOf(facts.key).some(way => way.cancels && suits(minion, facts, way)) &&
    (me.hand.cards ?? []).filter(({ key }) => key === facts.key).length === 1
  )
}

/** How much a card is worth keeping: whether anybody one has, or is bringing out, could play it. */
export function keepWorth(board: Board, key: string | null): number {
  const facts = factsOf(key)
  if (!facts || !definitions.has(facts.key)) return 0
  const { me } = board
  if (facts.unique && me.inPlay.some(({ card }) => card.key === key)) return 0.1
  if (isBounce(facts) && users(board).some(user => waysOf(facts.key).some(way => suits(user, facts, way))))
    return (me.hand.cards ?? []).filter(card => isBounce(factsOf(card.key))).length > MOST_BOUNCES ? 0.7 : 1.6
  const copies = me.hand.cards?.filter(card => card.key === key).length ?? 0
  const crowd =
    Math.max(0, copies - 2) * 0.25 +
    (isIdle(facts) && idle(board) > MOST_IDLE ? 0.15 * (idle(board) - MOST_IDLE) + 0.2 + 0.4 * lateness(board) : 0)
  if (facts.types[0] === 'Master' || facts.types[0] === 'Event') return 0.75 - crowd
  return (users(board).some(user => waysOf(facts.key).some(way => suits(user, facts, way))) ? 0.9 : 0.2) - crowd
}

/** Sends a bleed on: nobody throws that away. */
const isBounce = (facts: CardFacts | undefined): boolean =>
  facts !== undefined && waysOf(facts.key).some(way => way.redirects)
const MOST_BOUNCES = 4

/** Cards that wait for what others do: with too many of them a hand does nothing. */
const isIdle = ({ types }: CardFacts): boolean => types.every(type => type === 'Reaction' || type === 'Combat')
const MOST_IDLE = 3
const idle = ({ me }: Board): number =>
  (me.hand.cards ?? []).filter(({ key }) => {
    const facts = factsOf(key)
    return facts !== undefined && isIdle(facts)
  }).length

function users({ me }: Board): Parameters<typeof suits>[0][] {
  const coming = me.uncontrolled.flatMap(({ card, counters }) => {
    const facts = counters > 0 ? factsOf(card.key) : undefined
    return facts
      ? [
          {
            clan: facts.clan ?? null,
            sect: facts.sect ?? null,
            title: facts.title ?? null,
            disciplines: facts.disciplines ?? [],
            capacity: facts.capacity ?? null,
            type: 'vampire' as const,
          },
        ]
      : []
  })
  return [...me.ready, ...me.torpor, ...coming]
}

/** A hand flows better without what nobody can play. */
export function discardWorth(board: Board, option: Option): Judged {
  const keep = keepWorth(board, board.names.get(option.card!) ?? null)
  return judged(keep > 1 ? 2 * IN_VAIN : 0.6 - keep, 'discard-what-is-of-no-use')
}
