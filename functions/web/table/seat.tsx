import { useRef, useState } from 'preact/hooks'
import type { GameView } from '../live/state.ts'
import { roleOf, seatName, type SeatView } from './board.ts'
import { CardListSheet, type Listed } from './card-list.tsx'
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
  /** The own hand, too, where it is not drawn by itself. */
  hands?: boolean
}

/** One Methuselah: what is known of them, and their regions, always in the same order. */
export function Seat({ game, seat, chosen, may, open, openAsh, hands = false }: SeatProps) {
  const section = useRef<HTMLElement>(null),
    { view } = game,
    [listed, setListed] = useState<Listed | undefined>(undefined)
  const role: readonly Role[] = view.you?.seat === seat.seat ? ['you'] : roleOf(view, seat.seat)
  useRoving(section, '.seat > header button, .regions button:not(:disabled)', by => focusSeat(section.current, by))
  return (
    <section
      ref={section}
      class={['seat', ...role.map(one => `is-${one}`), view.turn?.seat === seat.seat && 'has-turn']
        .filter(Boolean)
        .join(' ')}
      aria-label={seatName(game, seat.seat)}
    >
      <SeatHeader game={game} seat={seat} role={role} openAsh={openAsh} />
      <Regions
        game={game}
        seat={seat}
        chosen={chosen}
        may={may}
        open={open}
        list={(heading, cards) => setListed({ heading, cards })}
        hands={hands}
      />
      {listed && <CardListSheet {...listed} open={open} close={() => setListed(undefined)} />}
    </section>
  )
}
