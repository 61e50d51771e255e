import { useCell } from '../cell.ts'
import type { GameView, Live } from '../live/state.ts'
import { Sign } from '../parts/sign.tsx'
import type { SignName } from '../parts/signs.ts'
import { Link } from '../router.tsx'
import { talkNews } from '../talk/news.ts'
import { until, useNow } from '../time.ts'
import { useWords } from '../words/index.ts'
import { seatName } from './board.ts'

/** The name of the table, whose turn it is, the phase, and the ways to everything else. */
export function TableBar({
  game,
  live,
  help,
  record,
  talk,
}: {
  game: GameView
  live: Live
  help: () => void
  record: () => void
  talk: () => void
}) {
  const words = useWords(),
    { table, nav, clock, log, inbox } = words
  const { turn, you } = game.view,
    { prompt } = live,
    now = useNow(),
    seated = you && game.table !== null,
    owed = prompt !== null && game.table !== null
  const heard = [
    `${game.name}.`,
    you ? `${prompt ? inbox.owe(1) : words.prompt.nobody}.` : table.spectating,
    prompt?.deadline && `${until(words, prompt.deadline, now)}.`,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <header class="bar">
      <Link to="/" class="back">
        <Sign name="back" />
        <span class="unseen">{nav.inbox}</span>
        {owed && <b class="count-badge">1</b>}
      </Link>
      <div class="bar-name">
        <h1 aria-label={heard}>{game.name}</h1>
        <p>
          {turn && (
            <>
              <span>
                {table.turn(turn.number)} ·{' '}
                {turn.seat === you?.seat ? table.yourTurn : table.turnOf(seatName(game, turn.seat))}
              </span>
              <span class="bar-phase"> · {table.phases[turn.phase]}</span>
            </>
          )}
        </p>
      </div>
      <ol class="phases" aria-label={table.phase}>
        {(['unlock', 'master', 'minion', 'influence', 'discard'] as const).map(phase => (
          <li aria-current={turn?.phase === phase ? 'step' : undefined}>{table.phases[phase]}</li>
        ))}
      </ol>
      <nav aria-label={nav.main}>
        <Link to="/" class="bar-wide">
          <Sign name="inbox" />
          <span>{nav.inbox}</span>
          {owed && <b class="count-badge">1</b>}
        </Link>
        {game.table !== null && <TalkButton game={game} open={talk} />}
        <button type="button" class="bar-wide" onClick={record}>
          <Sign name="log" />
          <span>{log.heading}</span>
        </button>
        {game.table === null && (
          <Link to={`/sandbox?from=${game.id}`} class="bar-tool">
            <Sign name="capacity" />
            <span>{table.position}</span>
          </Link>
        )}
        {seated && (
          <Link to={`/games/${game.id}/orders`} class="bar-wide">
            <Sign name="orders" />
            <span>{nav.orders}</span>
          </Link>
        )}
        <details class="more">
          <summary aria-label={table.more}>
            <Sign name="more" />
          </summary>
          <div class="menu">
            {seated && (
              <Link to={`/games/${game.id}/orders`}>
                <Sign name="orders" />
                {nav.orders}
              </Link>
            )}
            {seated && (
              <Link to={`/games/${game.id}/clock`}>
                <Sign name="limit" />
                {clock.heading}
              </Link>
            )}
            <Link to={`/games/${game.id}/replay`}>
              <Sign name="play" />
              {words.replay.heading}
            </Link>
            <Link to="/settings">
              <Sign name="settings" />
              {nav.settings}
            </Link>
            <button
              type="button"
              onClick={(event: MouseEvent) => {
                ;(event.currentTarget as Element).closest('details')!.open = false
                help()
              }}
            >
              <kbd>?</kbd>
              {nav.keys}
            </button>
          </div>
        </details>
      </nav>
    </header>
  )
}

/** In sight on every screen: what is said there is marked as long as it is new. */
function TalkButton({ game, open }: { game: GameView; open: () => void }) {
  const { table } = useWords(),
    news = useCell(talkNews),
    unread = news.game === game.id ? news.unread : 0
  return (
    <button type="button" class="bar-talk" onClick={open}>
      <Sign name="talk" />
      <span>{table.talk}</span>
      {unread > 0 && <b class="count-badge is-new">{unread}</b>}
    </button>
  )
}

export type Tab = 'now' | 'table' | 'hand' | 'log'

const TABS: readonly [Tab, SignName][] = [
  ['now', 'impulse'],
  ['table', 'table'],
  ['hand', 'hand'],
  ['log', 'log'],
]

/** On a phone: which part of the table is on show. */
export function Tabs({ tab, set, hand }: { tab: Tab; set: (tab: Tab) => void; hand: number | undefined }) {
  const { table } = useWords()
  const labels: Record<Tab, string> = {
    now: table.nowTab,
    table: table.tableTab,
    hand: hand === undefined ? table.handTab : `${table.handTab} ${hand}`,
    log: table.logTab,
  }
  return (
    <nav class="bottom" aria-label={table.tabs}>
      {TABS.filter(([one]) => hand !== undefined || one === 'table' || one === 'log').map(([one, sign]) => (
        <button type="button" aria-current={tab === one ? 'true' : undefined} onClick={() => set(one)}>
          <Sign name={sign} />
          <span>{labels[one]}</span>
        </button>
      ))}
    </nav>
  )
}
