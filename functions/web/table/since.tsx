import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Entry, GameView, Looked } from '../live/state.ts'
import { later } from '../parts/later.tsx'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { client } from '../session.ts'
import { clockTime } from '../time.ts'
import { useWords } from '../words/index.ts'
import { momentIn } from './board.ts'
import { recapOf, recapWish, type Recap, type RecapWish } from './recap.ts'

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

export const RecapList = later(async () => (await import('./recap-list.tsx')).RecapList)

/** What the others did since the own last turn, as this reader wishes to be told it; undefined where nothing is due. */
export function useRecap(
  { view, table }: GameView,
  entries: readonly Entry[],
): { recap: Recap | undefined; changed: (wish: RecapWish) => void } {
  const [wish, changed] = useState(recapWish),
    own = view.you?.seat
  const due = table !== null && own !== undefined && view.turn?.seat === own && !view.result && wish.when === 'round'
  const recap = useMemo(() => (due ? recapOf(entries, own, wish.what) : undefined), [due, own, entries, wish.what])
  return { recap, changed }
}

/**
 * Whether it is told now. A round that ends while the page is open is told at once; of one that was over before there is
 * a line to open, so that nothing moves as a table is opened.
 */
export function useTelling({ view }: GameView): { shown: boolean; show: (now: boolean) => void } {
  const turn = view.turn?.number ?? 0,
    [here] = useState(turn),
    [open, setOpen] = useState<number | undefined>(undefined)
  return { shown: open === undefined ? turn !== here : open === turn, show: now => setOpen(now ? turn : 0) }
}

export interface RecapProps {
  game: GameView
  recap: Recap
  earlier: (() => Promise<void>) | undefined
  changed: (wish: RecapWish) => void
  shown: boolean
  show: (now: boolean) => void
  /** It has the place of the table, and here is but its line. */
  staged: boolean
}

/** After each round of the others' turns: a line of it, and what it opens where it has no stage. */
export function RecapPanel({ game, recap, earlier, changed, shown, show, staged }: RecapProps) {
  const { table: said } = useWords()
  return (
    <details
      class="panel summary"
      open={shown}
      onToggle={(event: Event) => {
        const now = (event.target as HTMLDetailsElement).open
        if (now !== shown) show(now)
      }}
    >
      <summary>
        <Sign name="eye" />
        <span>
          <b>{said.sinceTurn}</b>
          {recap.whole && recap.pool && (
            <span>
              {' '}
              · {said.poolOf(recap.pool.from)} → {recap.pool.to}
            </span>
          )}
        </span>
      </summary>
      {shown && !staged && <RecapList game={game} recap={recap} earlier={earlier} changed={changed} />}
    </details>
  )
}
