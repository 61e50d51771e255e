import type { GameView } from '../live.ts'
import { Sign } from '../parts/sign.tsx'
import { useWords } from '../words/index.ts'
import { inOrder, seatName } from './board.ts'
import { Seat, type SeatProps } from './seat.tsx'

/** All seats: the reader below, the prey on the left, the predator on the right, clockwise as at a table. */
export function Ring({ game, ...rest }: Omit<SeatProps, 'seat'>) {
  const { table } = useWords()
  const seats = inOrder(game.view)
  return (
    <div class={`ring of-${seats.length}`} role="group" aria-label={table.ring}>
      {seats.map((seat, at) => <div class={`at-${at}`}><Seat game={game} seat={seat} {...rest} /></div>)}
    </div>
  )
}

/** The five in one line, in order of play, with predator, you and prey first. */
export function Strip({ game }: { game: GameView }) {
  const { table } = useWords()
  const { view } = game, seats = inOrder(view), you = view.you?.seat
  const line = you === undefined ? seats : [seats.at(-1)!, ...seats.slice(0, -1)]
  return (
    <ol class="strip" aria-label={table.inOrder}>
      {line.map(seat => {
        const out = seat.ousted || seat.withdrawn, own = seat.seat === you
        const role = own ? undefined : you !== undefined && view.seats[you]?.predator === seat.seat ? 'predator' : you !== undefined && view.seats[you]?.prey === seat.seat ? 'prey' : undefined
        return (
          <li class={[own && 'is-you', role && `is-${role}`, view.turn?.seat === seat.seat && 'has-turn', out && 'is-out'].filter(Boolean).join(' ')}>
            <b>{own ? table.waitingYou : seatName(game, seat.seat)}{view.turn?.seat === seat.seat && <i class="dot" title={table.acting} />}</b>
            <span class="pool" role="img" aria-label={table.poolOf(seat.pool)}>{out ? '–' : <><Sign name="pool" class="gold" /><strong>{seat.pool}</strong></>}</span>
            <small>{out ? table.ousted : role ? table[role] : view.edge === seat.seat ? table.edge : own ? seatName(game, seat.seat) : ' '}</small>
          </li>
        )
      })}
    </ol>
  )
}
