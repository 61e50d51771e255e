import { nameOf, useFacts } from '../facts.ts'
import type { GameView } from '../live/state.ts'
import { Sheet } from '../parts/sheet.tsx'
import { useWords } from '../words/index.ts'
import { seatName } from './board.ts'

/** The ash heap of a seat, which everybody may look through. */
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
  const { table: said } = useWords(),
    facts = useFacts(),
    heading = `${said.ash}: ${seatName(game, seat)}`
  return (
    <Sheet label={heading} close={close}>
      <h2>{heading}</h2>
      <ul class="chips">
        {[...counted(game.view.seats[seat]?.ash ?? [])].map(([key, n]) => (
          <li>
            {key === null ? (
              said.faceDown
            ) : (
              <button
                type="button"
                class="chipcard"
                onClick={() => {
                  close()
                  open(key)
                }}
              >
                {nameOf(facts, key)}
              </button>
            )}
            {n > 1 && ` ×${n}`}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** How many of each card lie there, the latest first. */
function counted(cards: readonly { key: string | null }[]): Map<string | null, number> {
  const found = new Map<string | null, number>()
  for (const { key } of cards.toReversed()) found.set(key, (found.get(key) ?? 0) + 1)
  return found
}
