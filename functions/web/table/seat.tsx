import { useRef } from 'preact/hooks'
import type { GameView } from '../live/state.ts'
import { Link } from '../router.tsx'
import { useWords } from '../words/index.ts'
import { momentIn, roleOf, seatName, type SeatView } from './board.ts'
import { Regions } from './regions.tsx'
import { focusSeat, useRoving } from './roving.ts'
import { SeatHeader, type Role } from './seat-header.tsx'

export interface SeatProps {
  game: GameView
  seat: SeatView
  chosen: ReadonlySet<number>
  may: ReadonlySet<number>
  open: (key: string) => void
  openAsh: (seat: number) => void
  /** A line for each minion instead of a tile. */
  rows?: boolean
  /** The own hand, too, where it is not drawn by itself. */
  hands?: boolean
  /** When and by whom those who are out were ousted, and where to see it. */
  out?: ReadonlyMap<number, Out>
}

export interface Out {
  text: string
  ply: number
}

/** As many minions as there is room for with a tile each, and as few as leave room. */
const [FULL, SPARSE] = [5, 3]

/** One Methuselah: what is known of them, and their regions, always in the same order. */
export function Seat({ game, seat, chosen, may, open, openAsh, out, rows = false, hands = false }: SeatProps) {
  const section = useRef<HTMLElement>(null),
    { view } = game,
    minions = seat.ready.length,
    gone = seat.ousted || seat.withdrawn
  const role: readonly Role[] = view.you?.seat === seat.seat ? ['you'] : roleOf(view, seat.seat)
  useRoving(section, 'button:not(:disabled)', by => focusSeat(section.current, by))
  return (
    <section
      ref={section}
      class={[
        'seat',
        minions > FULL && 'is-full',
        minions < SPARSE && 'is-sparse',
        (rows || minions > FULL) && 'rows',
        ...role.map(one => `is-${one}`),
        view.turn?.seat === seat.seat && 'has-turn',
        gone && 'is-out',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={seatName(game, seat.seat)}
    >
      <SeatHeader game={game} seat={seat} role={role} openAsh={openAsh} />
      {gone ? (
        <Gone game={game} seat={seat} out={out?.get(seat.seat)} />
      ) : (
        <Regions game={game} seat={seat} chosen={chosen} may={may} open={open} hands={hands} />
      )}
    </section>
  )
}

function Gone({ game, seat, out }: { game: GameView; seat: SeatView; out: Out | undefined }) {
  const { table } = useWords()
  return (
    <div class="out">
      <p>{out?.text ?? (seat.withdrawn ? table.withdrawn : table.ousted)}</p>
      {out && <Link to={momentIn(game, out.ply)}>{table.thatMoment}</Link>}
    </div>
  )
}
