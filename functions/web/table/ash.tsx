import type { GameView } from '../live/state.ts'
import { useWords } from '../words/index.ts'
import { seatName } from './board.ts'
import { CardListSheet } from './card-list.tsx'

/** The ash heap of a seat, which everybody may look through: the latest first. */
export function AshSheet({
  game,
  seat,
  open,
  close,
}: {
  game: GameView
  seat: number
  open: (key: string) => void
  close: () => void
}) {
  const { table } = useWords()
  return (
    <CardListSheet
      heading={`${table.ash}: ${seatName(game, seat)}`}
      cards={(game.view.seats[seat]?.ash ?? []).toReversed()}
      open={open}
      close={close}
    />
  )
}
