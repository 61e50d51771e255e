import { useEffect, useState } from 'preact/hooks'
import type { GameView, Looked } from '../live/state.ts'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { client } from '../session.ts'
import { clockTime } from '../time.ts'
import { useWords } from '../words/index.ts'
import { momentIn } from './board.ts'

type Happening = Looked['since'][number]

/** What was on show so long has been looked at. */
const SEEN_AFTER_MS = 3_000

/** What this reader has looked at is told apart from what comes later. Privately kept, for all devices. */
export function useSeen({ id, version, seat: own, table }: GameView): void {
  // A sandbox is looked at from all its seats.
  const seat = table === null ? null : own
  useEffect(() => {
    if (seat === null) return
    const timer = setTimeout(
      () => void client.call('see', { params: { game: id }, body: { version } }).catch(() => undefined),
      SEEN_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [id, version, seat])
}

/**
 * What happened since the last visit: whole, or a line of it where something waits for an answer already. Each line
 * leads to its moment.
 */
export function Since({ game, lines, open }: { game: GameView; lines: readonly Happening[]; open: boolean }) {
  const { inbox, table } = useWords(),
    [first] = useState(open)
  return (
    <details class="panel summary" open={first}>
      <summary>
        <Sign name="eye" />
        <span>
          <b>{inbox.since}</b>
          <span class="summary-first"> · {lines[0]?.text}</span>
        </span>
      </summary>
      <ul>
        {lines.map(({ text, at, ply, orders = [] }) => (
          <li>
            <Link to={momentIn(game, ply)}>{text}</Link>
            {orders.map(n => (
              <>
                {' '}
                <Link to={`/games/${game.id}/orders?order=${n}`}>{table.order(n)}</Link>
              </>
            ))}{' '}
            <time dateTime={at}>{clockTime(at)}</time>
          </li>
        ))}
      </ul>
    </details>
  )
}
