import type { Answer, Option } from '../model/answers.ts'
import type { Ballot, ReferendumFrame } from '../model/frames.ts'
import { moveCounters } from '../changes/counters.ts'
import { replace } from '../changes/hands.ts'
import { blood, currentFrame, facts, isReady, isVampire, minionsOf } from '../reads/queries.ts'
import { emit, named, type Run } from '../model/run.ts'
import { ruled, seatStat, standing, stat } from '../reads/evaluate.ts'
import { sourceOfVotes } from '../reads/ledger.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import { burn, moveEdge } from '../changes/zones.ts'

/**
 * Casting votes and ballots. Polling has no order (POLITICS-05): a cast is public on arrival and final (POLITICS-06).
 * The ledger of the referendum holds every cast; what is left of a source, to be cast later or never (POLITICS-11), and
 * what the tally is are worked out from it.
 */

/**
 * `votes` and `ballots` are what it has not cast yet; `side` is the only one it may still take (POLITICS-12,
 * POLITICS-13).
 */
interface Source {
  id: string
  votes: number
  ballots: number
  card?: CardId
  side?: boolean | undefined
  /** Of the votes, those that count only against. */ gained?: number
  fromHand?: true
}

/** A card that is burned and the Edge vote for their Methuselah, and for no minion (FAQ-13). */
const voterOf = (source: string): CardId | undefined =>
  source.startsWith('title:') ? Number(source.slice('title:'.length)) : undefined

/**
 * Only ready minions vote, locked or not (POLITICS-18, POLITICS-19, TORPOR-06), and not those an effect makes abstain
 * (POLITICS-28).
 */
const mayVote = (state: GameState, card: CardId): boolean => isReady(state, card) && !ruled(state, card, 'vote', false)

/** The only side a minion may take: that which it was last made to take, or has gained votes for. */
function sideOf(state: GameState, card: CardId): boolean | undefined {
  const last = state.modifiers.findLast(
    one =>
      'card' in one.on &&
      one.on.card === card &&
      ((one.kind === 'number' && one.stat === 'votesAgainst') ||
        (one.kind === 'rule' && one.rule === 'vote' && !one.allow && one.only !== undefined)),
  )
  if (last) return last.kind === 'rule' && last.only === 'against'
  for (const { effect } of standing(state, { card }, 'rule:vote'))
    if ('rule' in effect && !effect.allow && effect.only !== undefined) return effect.only === 'against'
  return undefined
}

function left(
  { ballots }: ReferendumFrame,
  id: string,
  votes: number,
  against = 0,
  own = 0,
  made?: boolean,
): Pick<Source, 'votes' | 'ballots' | 'side' | 'gained'> {
  const cast = ballots.filter(ballot => ballot.source === id)
  const side = made ?? cast[0]?.for
  const sum = (of: 'votes' | 'ballots' | 'gained') => cast.reduce((n, ballot) => n + (ballot[of] ?? 0), 0)
  const printed = sum('votes') - cast.reduce((n, ballot) => (ballot.for ? n : n + (ballot.gained ?? 0)), 0)
  const gained = side === true ? 0 : Math.max(0, against - sum('gained'))
  return {
    votes: Math.max(0, Math.max(0, votes) - printed) + gained,
    ballots: Math.max(0, own - sum('ballots')),
    side,
    gained,
  }
}

/** Sources that everybody can see: of minions (POLITICS-20), of cards in play (POLITICS-24), and the Edge. */
export function publicSources(state: GameState, referendum: ReferendumFrame, seat: SeatIndex): Source[] {
  const minions = minionsOf(state, seat)
    .filter(card => mayVote(state, card))
    .map((card): Source => ({
      id: sourceOfVotes(card),
      card,
      ...left(
        referendum,
        sourceOfVotes(card),
        stat(state, card, 'votes'),
        stat(state, card, 'votesAgainst'),
        stat(state, card, 'ballots'),
        sideOf(state, card),
      ),
    }))
  // What a card gives its Methuselah is a source of its own.
  const gained = new Map<CardId, number>()
  for (const modifier of state.modifiers) {
    if (modifier.kind === 'number' && modifier.stat === 'votes' && 'seat' in modifier.on && modifier.on.seat === seat)
      gained.set(modifier.source, (gained.get(modifier.source) ?? 0) + Number(modifier.delta))
  }
  const cards = [...gained].map(([card, votes]): Source => ({
    id: `card:${card}`,
    // An effect may be of no card.
    ...(card >= 0 && { card }),
    ...left(referendum, `card:${card}`, votes),
  }))
  const all = [...minions, ...cards]
  if (referendum.seat === seat && calledByCard(state, referendum))
    all.push({ id: 'called', card: referendum.source!, ...left(referendum, 'called', 1) })
  // Beside the card that one may burn (POLITICS-21, POLITICS-22).
  if (state.edge === seat) all.push({ id: 'edge', votes: 1 + seatStat(state, seat, 'edgeVotes'), ballots: 0 })
  // Who has none of them has no vote (POLITICS-10).
  return all.filter(({ votes, ballots }) => votes > 0 || ballots > 0)
}

/**
 * Called with a political action card, which gives the caller a vote; a card in play, of whatever other type, gives
 * none (POLITICS-14, FAQ-12).
 */
const calledByCard = (state: GameState, { source }: ReferendumFrame): boolean =>
  source !== null && facts(state, source).types.includes('Political Action')

/** One vote at most from political action cards (POLITICS-15); the one that called the referendum counts. */
const mayBurnCard = (state: GameState, referendum: ReferendumFrame, seat: SeatIndex): boolean =>
  !(referendum.seat === seat && calledByCard(state, referendum)) &&
  !referendum.ballots.some(ballot => ballot.seat === seat && ballot.source.startsWith('burned:'))

function sources(state: GameState, referendum: ReferendumFrame, seat: SeatIndex): Source[] {
  const cards = mayBurnCard(state, referendum, seat)
    ? state.seats[seat]!.hand.filter(card => facts(state, card).types.includes('Political Action')).map(
        (card): Source => ({ id: `burned:${card}`, votes: 1, ballots: 0, card, fromHand: true }),
      )
    : []
  return [...publicSources(state, referendum, seat), ...cards]
}

/** Minions and cards in play of this seat that have votes or ballots left; not the Edge, which is spent. */
export function votesLeft(state: GameState, seat: SeatIndex): number {
  const referendum = currentFrame(state, 'referendum')
  return referendum ? publicSources(state, referendum, seat).filter(({ id }) => id !== 'edge').length : 0
}

/** T0: any card of a hand might be a political action card. */
export function couldVote(state: GameState, seat: SeatIndex): boolean {
  const referendum = currentFrame(state, 'referendum')!
  return (
    publicSources(state, referendum, seat).length > 0 ||
    (mayBurnCard(state, referendum, seat) && state.seats[seat]!.hand.length > 0)
  )
}

export function voteOptions(state: GameState, seat: SeatIndex): Option[] {
  const referendum = currentFrame(state, 'referendum')!
  return sources(state, referendum, seat).flatMap(({ id, card, votes, ballots, side, gained = 0 }) => {
    const voter = voterOf(id)
    // Also against what one has called oneself (FAQ-11).
    const sides = side === undefined ? ['for', 'against'] : [side ? 'for' : 'against']
    const candidates = sides.filter(one =>
      one === 'for'
        ? votes > gained || ballots > 0
        : voter === undefined || blood(state, voter) >= dissent(state, voter),
    )
    return candidates.length === 0
      ? []
      : [
          {
            id: `vote:${id}`,
            kind: 'vote',
            ...(card !== undefined && { card }),
            effect: {
              key: 'option-vote',
              params: { source: card === undefined ? id : named(state, card), votes, ballots },
            },
            irreversible: true,
            slots: [{ name: 'side', type: 'keys', candidates, min: 1, max: 1, default: candidates.slice(0, 1) }],
          },
        ]
  })
}

/** What an effect makes a vampire burn for each cast against. */
const dissent = (state: GameState, card: CardId): number => (isVampire(state, card) ? stat(state, card, 'dissent') : 0)

export function castVote(run: Run, seat: SeatIndex, option: Option, answer: Answer): void {
  const referendum = currentFrame(run.state, 'referendum')!
  const side = answer.args!['side']
  cast(
    run,
    seat,
    referendum,
    sources(run.state, referendum, seat).find(one => `vote:${one.id}` === option.id)!,
    Array.isArray(side) && side[0] === 'for',
  )
}

/** Who gains votes against the referendum casts them at once, with all that it has left. */
export function castGained(run: Run, referendum: ReferendumFrame): void {
  for (let seat = 0; seat < run.state.seats.length; seat++)
    for (const source of publicSources(run.state, referendum, seat)) {
      const voter = voterOf(source.id)
      if (voter !== undefined && (source.gained ?? 0) > 0 && source.side === false)
        if (blood(run.state, voter) >= dissent(run.state, voter)) cast(run, seat, referendum, source, false)
    }
}

/** All that a source has is cast at once, in one direction. */
function cast(
  run: Run,
  seat: SeatIndex,
  referendum: ReferendumFrame,
  { id, card, votes, ballots, gained = 0, fromHand }: Source,
  inFavour: boolean,
): void {
  const { state } = run
  const voter = voterOf(id)
  if (voter !== undefined && !inFavour) moveCounters(run, { card: voter }, 'bank', dissent(state, voter), 'cost')
  if (id === 'edge') moveEdge(run, null)
  // A vote and nothing else (POLITICS-16).
  if (fromHand) {
    burn(run, card!)
    replace(run, seat, card!, { discarded: true })
  }
  // What counts only against is not there for who votes in favour.
  const counting = inFavour ? votes - gained : votes
  const ballot = { seat, source: id, votes: counting, for: inFavour, ...(ballots > 0 && { ballots }) }
  referendum.ballots.push({ ...ballot, ...(gained > 0 && !inFavour && { gained }) })
  if (voter !== undefined) state.facts.push({ name: CAST, of: voter, n: counting + ballots, until: referendum.id })
  if (voter !== undefined && inFavour) state.facts.push({ name: IN_FAVOUR, of: voter, n: 1, until: referendum.id })
  emit(run, 'votes-cast', { ...ballot, ...(voter !== undefined && { by: named(state, voter) }) })
}

/** Of a minion that has cast votes or ballots which count: what a card may ask for. */
const CAST = 'cast'
/** Of a minion that votes in favour. */
const IN_FAVOUR = 'in-favour'

/** Who can vote no more, or is made to, abstains: what it has cast is cancelled (POLITICS-28, PRISCI-08). */
export function abstain(run: Run, referendum: ReferendumFrame): void {
  const { state } = run
  for (const voter of new Set(referendum.ballots.map(ballot => voterOf(ballot.source)))) {
    const cast = referendum.ballots.filter(ballot => !ballot.cancelled && voterOf(ballot.source) === voter)
    if (voter === undefined || cast.length === 0 || mayVote(state, voter)) continue
    for (const ballot of cast) ballot.cancelled = true
    state.facts = state.facts.filter(fact => !(fact.name === CAST && fact.of === voter))
    emit(run, 'votes-cancelled', { card: named(state, voter), votes: cast.reduce((n, { votes }) => n + votes, 0) })
  }
}

/** Who is made to take the other side has cast for that one, as far as its votes count there. */
export function sway(run: Run, referendum: ReferendumFrame): void {
  const { state } = run
  for (const voter of new Set(referendum.ballots.map(ballot => voterOf(ballot.source)))) {
    const side = voter === undefined ? undefined : sideOf(state, voter)
    const cast = referendum.ballots.filter(
      ballot => !ballot.cancelled && voterOf(ballot.source) === voter && ballot.for !== side,
    )
    if (voter === undefined || side === undefined || cast.length === 0) continue
    for (const ballot of cast) {
      ballot.for = side
      ballot.votes += (ballot.gained ?? 0) * (side ? -1 : 1)
    }
    state.facts = state.facts.filter(fact => !(fact.name === IN_FAVOUR && fact.of === voter))
    if (side) state.facts.push({ name: IN_FAVOUR, of: voter, n: 1, until: referendum.id })
    const sum = (of: 'votes' | 'ballots') => cast.reduce((n, ballot) => n + (ballot[of] ?? 0), 0)
    emit(run, 'votes-changed', { card: named(state, voter), votes: sum('votes'), ballots: sum('ballots'), for: side })
  }
}

/** Votes on each side with the block of the prisci, and the ballots that decide where that goes. */
export interface Tally {
  for: number
  against: number
  prisci: { for: number; against: number } | null
}

/**
 * The prisci together have three votes, on the side that has more of their ballots; with as many on both, none
 * (PRISCI-01 to PRISCI-07).
 */
const BLOCK = 3

/** Votes of who counts double as results are tallied. */
const countedVotes = (state: GameState, { source, votes }: Ballot): number => {
  const voter = voterOf(source)
  return voter !== undefined && ruled(state, voter, 'tally', true) ? votes * 2 : votes
}

export function tallyOf(state: GameState, { ballots }: ReferendumFrame): Tally {
  const counted = ballots.filter(ballot => !ballot.cancelled)
  const sum = (side: boolean, of: 'votes' | 'ballots') =>
    counted.reduce(
      (n, ballot) =>
        ballot.for === side ? n + (of === 'votes' ? countedVotes(state, ballot) : (ballot.ballots ?? 0)) : n,
      0,
    )
  const yes = sum(true, 'ballots'),
    no = sum(false, 'ballots')
  return {
    for: sum(true, 'votes') + (yes > no ? BLOCK : 0),
    against: sum(false, 'votes') + (no > yes ? BLOCK : 0),
    prisci: counted.some(ballot => ballot.ballots !== undefined) ? { for: yes, against: no } : null,
  }
}
