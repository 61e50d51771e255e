import type { GameView } from '../live/state.ts'
import { Sign } from '../parts/sign.tsx'
import type { SignName } from '../parts/signs.ts'
import { client } from '../session.ts'
import { seatName } from '../table/board.ts'
import { useAllWords } from '../words/index.ts'
import type { Said } from './listening.ts'

type Deal = NonNullable<Said['deal']>
const SIGNS: Record<Deal['state'], SignName> = {
  offered: 'impulse',
  made: 'keep',
  kept: 'for',
  broken: 'against',
  disputed: 'contested',
  declined: 'against',
  void: 'hidden',
}

interface DealProps {
  said: Said
  deal: Deal
  game: GameView
  tried: (deed: Promise<unknown>) => Promise<void>
}

/** A deal: an edge and a word for how it stands, whose it is, and what a party may still mark. */
export function DealLine({ said, deal, game, tried }: DealProps) {
  const { talk: words, table } = useAllWords()
  const own = game.view.you?.seat
  const name = (seat: number): string => (seat === own ? words.you : seatName(game, seat))
  const party = own !== undefined && deal.parties.includes(own),
    marked = deal.marks.findLast(one => one.seat === own)?.mark,
    last = deal.marks.at(-1)
  const mark = (how: 'made' | 'declined' | 'kept' | 'broken') => (
    <button
      type="button"
      class="quiet"
      onClick={() =>
        void tried(client.call('markDeal', { params: { game: game.id, saying: said.n }, body: { mark: how } }))
      }
    >
      {words.marks[how]}
    </button>
  )
  const isMade = ['made', 'kept', 'broken', 'disputed'].includes(deal.state)
  return (
    <div class={`deal is-${deal.state}`}>
      <p>
        <Sign name={SIGNS[deal.state]} /> <b>{words.states[deal.state]}</b>{' '}
        <span>{words.between(deal.parties.map(name).join(', '))}</span>
      </p>
      {last && (
        <p class="word">
          {last.turn !== null && `${table.turn(last.turn)}: `}
          {words.markedBy(name(last.seat), words.states[last.mark])}
        </p>
      )}
      {party && deal.state === 'offered' && own !== said.seat && marked === undefined && (
        <div class="row">
          {mark('made')}
          {mark('declined')}
        </div>
      )}
      {party && isMade && (
        <div class="row">
          {marked !== 'kept' && mark('kept')}
          {marked !== 'broken' && mark('broken')}
        </div>
      )}
    </div>
  )
}
