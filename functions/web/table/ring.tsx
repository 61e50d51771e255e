import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { GameView } from '../live/state.ts'
import { useMedia } from '../parts/media.ts'
import { Sign } from '../parts/sign.tsx'
import { useWords } from '../words/index.ts'
import { inOrder, roleOf, seatName, type SeatView } from './board.ts'
import { SeatBox } from './box.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Seat, type SeatProps } from './seat.tsx'

/** The same widths as in the style; where seats are tight four tiles do not fit beside each other. */
const PHONE = '(max-width: 699px)',
  TIGHT = '(min-width: 700px) and (max-width: 939px), (min-width: 1100px) and (max-width: 1351px)'

interface RingProps extends Omit<SeatProps, 'seat'> {
  /** What lies with the own seat: the hand. */
  children?: ComponentChildren
}

/**
 * All seats: the reader below, the prey on the left, the predator on the right, clockwise as at a table. Read out, the
 * own seat comes first, then the others from the prey on.
 */
export function Ring({ game, children, ...rest }: RingProps) {
  const { table } = useWords()
  const narrow = useMedia(PHONE),
    tight = useMedia(TIGHT),
    [full, setFull] = useState<number | undefined>(undefined)
  // Once two or three are left the ring closes up, and who is out lies beside it.
  const all = inOrder(game.view),
    left = all.filter(seat => !seat.ousted && !seat.withdrawn),
    closed = left.length > 0 && left.length <= 3 && all.length > left.length
  const seats = closed ? left : all,
    shown = all.find(({ seat }) => seat === full),
    you = game.view.you?.seat
  const place = (seat: SeatView) =>
    narrow && seat.seat !== you ? (
      <SeatBox game={game} seat={seat} chosen={rest.chosen} may={rest.may} open={() => setFull(seat.seat)} />
    ) : (
      <Seat game={game} seat={seat} {...rest} rows={tight && seat.seat !== you} />
    )
  return (
    <div class={`ring of-${seats.length}`} role="group" aria-label={table.ring}>
      {seats.map((seat, at) => (
        <div class={`at-${at}`}>
          {place(seat)}
          {at === 0 && children}
        </div>
      ))}
      {closed && <div class="gone">{all.filter(seat => !left.includes(seat)).map(place)}</div>}
      {narrow && shown && (
        <Sheet label={seatName(game, shown.seat)} close={() => setFull(undefined)}>
          <Seat game={game} seat={shown} {...rest} />
        </Sheet>
      )}
    </div>
  )
}

/** The five in one line, in order of play, with predator, you and prey first. */
export function Strip({ game }: { game: GameView }) {
  const { table } = useWords()
  const { view } = game,
    seats = inOrder(view),
    you = view.you?.seat
  const line = you === undefined ? seats : [seats.at(-1)!, ...seats.slice(0, -1)]
  return (
    <ol class="strip" aria-label={table.inOrder}>
      {line.map(seat => {
        const out = seat.ousted || seat.withdrawn,
          own = seat.seat === you
        const role = roleOf(view, seat.seat),
          prey = role.includes('prey'),
          predator = role.includes('predator')
        const edge = view.edge === seat.seat
        const word = out
          ? seat.withdrawn
            ? table.withdrawn
            : table.ousted
          : prey && predator
            ? `${table.prey} · ${table.predator}`
            : prey
              ? table.prey
              : predator
                ? table.predator
                : own
                  ? seatName(game, seat.seat)
                  : edge
                    ? table.edge
                    : ' '
        return (
          <li
            class={[
              own && 'is-you',
              prey && 'is-prey',
              predator && !prey && 'is-predator',
              view.turn?.seat === seat.seat && 'has-turn',
              out && 'is-out',
            ]
              .filter(Boolean)
              .join(' ')}
          >
            <b>
              {own ? table.self : seatName(game, seat.seat)}
              {view.turn?.seat === seat.seat && <i class="dot" role="img" aria-label={table.acting} />}
              {edge && (own || prey || predator) && <Sign name="edge" label={table.edge} class="edge-sign" />}
            </b>
            <span class="pool" role="img" aria-label={table.poolOf(seat.pool)}>
              {out ? (
                '–'
              ) : (
                <>
                  <Sign name="pool" class="gold" />
                  <strong>{seat.pool}</strong>
                </>
              )}
            </span>
            <small>{word}</small>
          </li>
        )
      })}
    </ol>
  )
}
