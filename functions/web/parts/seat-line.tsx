import { useWords } from '../words/index.ts'

export interface Sitting {
  seat: number
  name: string
  pool: number
  out: boolean
}
interface SeatLineProps {
  seats: readonly Sitting[]
  you: number
  turn: number | undefined
}

const inPlay = (seats: readonly Sitting[]): Sitting[] => seats.filter(({ out }) => !out)

/** Who sits before and after a seat, of those who are still in the game. */
export function neighbours(
  seats: readonly Sitting[],
  you: number,
): { predator: number | undefined; prey: number | undefined } {
  const left = inPlay(seats),
    at = left.findIndex(({ seat }) => seat === you)
  return at < 0 || left.length < 2
    ? { predator: undefined, prey: undefined }
    : { predator: left.at(at - 1)!.seat, prey: left[(at + 1) % left.length]!.seat }
}

/** Those who are in the game in order of play, the reader’s predator first; whose turn it is has an edge of its own. */
export function SeatLine({ seats, you, turn }: SeatLineProps) {
  const { table } = useWords()
  const { predator } = neighbours(seats, you),
    left = inPlay(seats),
    first = Math.max(
      left.findIndex(({ seat }) => seat === predator),
      0,
    )
  return (
    <ol class="seat-line" aria-label={table.inOrder}>
      {[...left.slice(first), ...left.slice(0, first)].map(({ seat, name, pool }) => (
        <li
          class={[seat === you && 'is-you', seat === turn && 'has-turn'].filter(Boolean).join(' ')}
          aria-current={seat === turn ? 'step' : undefined}
        >
          <span>{seat === you ? table.waitingYou : name}</span> <b aria-hidden="true">{pool}</b>
          <span class="unseen">{table.poolOf(pool)}</span>
        </li>
      ))}
    </ol>
  )
}
