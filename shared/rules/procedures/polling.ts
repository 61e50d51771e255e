import type { Answer, Option } from '../answers.ts'
import type { ReferendumFrame } from '../frames.ts'
import { replace } from '../hands.ts'
import { currentFrame, facts, readyMinions } from '../queries.ts'
import { emit, named, type Run } from '../run.ts'
import type { CardId, GameState, SeatIndex } from '../state.ts'
import { burn, moveEdge } from '../zones.ts'

/** Casting votes. Polling has no order (POLITICS-05): a cast is public on arrival and final. */

/** POLITICS-17. */
const TITLE_VOTES: Record<string, number> = { '1 vote': 1, '2 votes': 2, primogen: 1, prince: 2, baron: 2, justicar: 3, 'inner circle': 4 }

interface Source { id: string; votes: number; card?: CardId; fromHand?: true }

/** Sources that everybody can see. Each is used once, as one block (POLITICS-12). */
function publicSources(state: GameState, referendum: ReferendumFrame, seat: SeatIndex): Source[] {
  const sources: Source[] = readyMinions(state, seat).flatMap(card => {
    const votes = TITLE_VOTES[facts(state, card).title ?? ''] ?? 0
    return votes > 0 ? [{ id: `title:${card}`, votes, card }] : []
  })
  if (referendum.seat === seat && referendum.source !== null) sources.push({ id: 'called', votes: 1, card: referendum.source })
  if (state.edge === seat) sources.push({ id: 'edge', votes: 1 })
  return sources.filter(source => !referendum.ballots.some(ballot => ballot.seat === seat && ballot.source === source.id))
}

/** One vote at most from political action cards (POLITICS-15); the one that called the referendum counts. */
const mayBurnCard = (referendum: ReferendumFrame, seat: SeatIndex): boolean =>
  !(referendum.seat === seat && referendum.source !== null) && !referendum.ballots.some(ballot => ballot.seat === seat && ballot.source.startsWith('burned:'))

function sources(state: GameState, referendum: ReferendumFrame, seat: SeatIndex): Source[] {
  const cards = mayBurnCard(referendum, seat)
    ? state.seats[seat]!.hand.filter(card => facts(state, card).types.includes('Political Action')).map(card => ({ id: `burned:${card}`, votes: 1, card, fromHand: true as const }))
    : []
  return [...publicSources(state, referendum, seat), ...cards]
}

/** T0: any card of a hand might be a political action card. */
export function couldVote(state: GameState, seat: SeatIndex): boolean {
  const referendum = currentFrame(state, 'referendum')!
  return publicSources(state, referendum, seat).length > 0 || (mayBurnCard(referendum, seat) && state.seats[seat]!.hand.length > 0)
}

export function voteOptions(state: GameState, seat: SeatIndex): Option[] {
  const referendum = currentFrame(state, 'referendum')!
  return sources(state, referendum, seat).map(source => ({
    id: `vote:${source.id}`, kind: 'vote', ...(source.card !== undefined && { card: source.card }),
    effect: { key: 'option-vote', params: { source: source.card === undefined ? source.id : named(state, source.card), votes: source.votes } },
    irreversible: true,
    slots: [{ name: 'side', type: 'keys', candidates: ['for', 'against'], min: 1, max: 1, default: ['for'] }],
  }))
}

export function castVote(run: Run, seat: SeatIndex, option: Option, answer: Answer): void {
  const { state } = run
  const referendum = currentFrame(state, 'referendum')!
  const source = sources(state, referendum, seat).find(one => `vote:${one.id}` === option.id)!
  const side = answer.args?.['side']
  const inFavour = Array.isArray(side) && side[0] === 'for'
  if (source.id === 'edge') moveEdge(run, null)
  if (source.fromHand) {
    burn(run, source.card!)
    replace(run, seat, source.card!)
  }
  referendum.ballots.push({ seat, source: source.id, votes: source.votes, for: inFavour })
  emit(run, 'votes-cast', { seat, source: source.id, votes: source.votes, for: inFavour })
}
